// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/check.h"

#include <QDateTime>

#include <functional>

namespace sheria::briefs {

/// What goes into the copy of a brief.
struct CopyOptions
{
    bool hasComments = true;
    /// What stands before the FRBR URI in the address of a hyperlink: "https://law.example/v3"; empty: no
    /// hyperlinks.
    QByteArray linkBase = {};
    /// Where a citation that is ok leads, instead of `linkBase`; empty: it gets no hyperlink.
    std::function<QByteArray(const CheckedCitation &)> link = {};
    QDateTime time = {}; ///< Of the comments.
    Words words = {};    ///< Of the comments.
};

/// A copy of a .docx or .odt in which a comment stands at each citation and quotation that is at fault or
/// unknown, and each citation that is ok leads to what it cites. What stands in a note has its comment at the
/// note's mark, because word processors do not show comments in notes. The text and the comments that are
/// there stay as they are. A signature of the document does not hold for the copy and is left out of it.
/// Precondition: `report` is of this document.
/// Errors: Unsupported (another format; too large); InvalidArgument (damaged, encrypted, or an archive with
/// members that are refused); Internal (the copy would not read like the original).
Result<QByteArray> annotatedCopy(const QByteArray &bytes, const QString &name, const Report &report,
                                 const CopyOptions &options);

} // namespace sheria::briefs
