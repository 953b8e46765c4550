// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/work.h"
#include "core/store/db/writer.h"
#include "core/store/sync/syncsources.h"

#include <QByteArray>

#include <chrono>
#include <vector>

namespace sheria::sync {

/// Which of a source's expressions are wanted, and which parts of them. An empty list: all.
struct Selection
{
    std::vector<QByteArray> places; ///< "za" (national law only), "za-cpt", "za-*" (both).
    std::vector<QByteArray> natures;
    std::vector<QByteArray> languages;
    std::vector<QByteArray> topics; ///< Slugs; what is below them, too.
    std::vector<QByteArray> courts; ///< Codes: of decisions.
    bool hasMedia = true;
    bool hasPublications = true; ///< Publication documents.
    /// The server's own PDFs, kept beside the texts; the library makes its own of what it has.
    bool hasPdfs = false;

    /// Errors: InvalidArgument, naming the place, topic or court that is none.
    static Result<Selection> parse(const QByteArray &json);
    QByteArray toJson() const;

    bool coversPlace(QByteArrayView place) const;
    bool coversCourt(QByteArrayView code) const; ///< Whatever the case.
    bool covers(const FrbrUri &work, QByteArrayView language) const;
    /// Of a document whose language is not known yet: by place, nature, and court.
    bool coversWork(const FrbrUri &work) const;
};

/// How often a source whose traffic costs money is looked at, at most.
inline constexpr std::chrono::minutes MeteredInterval{24 * 60};

/// What is fetched of a source: what was chosen; of a metered one without media, publication documents
/// and PDFs. Errors: as Selection::parse().
Result<Selection> effectiveSelection(const store::SyncSource &source);

/// How long after one look of its own accord a source is looked at again; none: it is not. One that is
/// paused is not; a metered one not before a person began its copy, and not more often than
/// MeteredInterval.
std::optional<std::chrono::minutes> intervalOf(const store::SyncSource &source);

/// Whether `interval` has passed since `last`; also where that is invalid, or has not come yet: then a clock
/// was ahead, and nobody knows.
bool isPast(const QDateTime &last, std::chrono::milliseconds interval, const QDateTime &now);

/// Takes over how a source is to be kept (see store::changeSyncSource()). Parts that were left out and
/// are wanted now are fetched with the next run; what is here of parts and places that are not wanted
/// any more stays, and is no longer followed.
/// Errors: NotFound; InvalidArgument (the selection).
Result<void> changeSource(store::Writer &writer, const store::SyncSource &source);

} // namespace sheria::sync
