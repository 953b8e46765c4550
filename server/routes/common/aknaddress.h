// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/frbruri.h"

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::routes {

/// What a path below /akn asks for.
/// Source: server/API.md sections 1.4, 2.2 and 2.5.
struct AknAddress
{
    enum class Kind {
        Unknown, ///< Nothing that could exist.
        Listing, ///< Works whose URI begins with `prefix`.
        Expression,
        Item,       ///< A component or portion: `uri` names it.
        LegacyItem, ///< The same in the form of the time before eIds: `legacy` names it.
        Toc,
        Commencements,
        Timeline,
        ProvisionEnrichments,
        MediaList,
        MediaFile,
        PublicationFile,
    };
    Kind kind = Kind::Unknown;
    QByteArray place;    ///< The first segment, whatever it is.
    FrbrUri uri;         ///< Of the work or expression; for Item with component and portion.
    LegacyItem legacy;   ///< For LegacyItem.
    QByteArray suffix;   ///< Format suffix, or empty.
    QByteArray filename; ///< For MediaFile and PublicationFile.
    QByteArray prefix;   ///< For Listing: "xa/act/2005", in lower case.

    /// `path`: decoded, from "/akn" on.
    static AknAddress parse(QByteArrayView path);
};

} // namespace sheria::routes
