// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/place.h"
#include "core/store/legislation/topicqueries.h"
#include "core/sync/run.h"
#include "core/sync/source/settings.h"

#include <QString>

#include <map>
#include <vector>

namespace sheria::sync {

/// What a server is, asked without changing anything.
struct Probe
{
    QByteArray version; ///< "v3", "v2"; of decisions and knowledge bases "v1"; of a feed "Atom".
    QDateTime serverTime;
    /// Expressions, decisions or knowledge bases that the token may see; -1: the server does not tell.
    qint64 expressions = -1;
};
/// `base`: as baseFrom() gives it. Errors: as run().
Result<Probe> probe(const QByteArray &base, store::SyncKind api, const RunOptions &options,
                    const Clock &clock, const std::stop_token &stop);

/// A court of a decisions server.
struct OfferedCourt
{
    QByteArray code;
    QString name;
};

/// What people choose from.
struct Offer
{
    Probe probe;
    std::vector<Country> countries;   ///< Legislation; localities with them.
    std::vector<store::Topic> topics; ///< Legislation; trees.
    std::vector<OfferedCourt> courts; ///< Decisions.
};
/// Lists that the server does not have are empty. Errors: as run().
Result<Offer> lookAround(const QByteArray &base, store::SyncKind api, const RunOptions &options,
                         const Clock &clock, const std::stop_token &stop);

/// How large a copy would be, by counts the server gives and by a sample of what they count.
struct Estimate
{
    qint64 expressions = 0;
    qint64 requests = 0;      ///< Of the first run.
    qint64 transferBytes = 0; ///< Of the first run, unpacked.
    qint64 libraryBytes = 0;  ///< On the disk, the search index with it.
    qint64 decisions = 0;     ///< Of `expressions`, of SyncKind::Legislation only.
    /// Of `libraryBytes`, what a copy of SyncKind::Decisions of the same server in the same library has, too: do not
    /// count it twice.
    qint64 sharedBytes = 0;
    qint64 seconds = 0;    ///< At the pace of the sample.
    qint64 sampled = 0;    ///< Expressions that were looked at.
    bool isCounted = true; ///< False: even the number of expressions is worked out of the sample.
    std::map<QByteArray, qint64> places; ///< Expressions, where they are counted by place.
};
/// Looks at the lists and at a few expressions of them: some dozens of requests.
/// Errors: as run(); NotFound when nothing is selected.
Result<Estimate> estimate(const QByteArray &base, store::SyncKind api, const Selection &selection,
                          const RunOptions &options, const Clock &clock,
                          const std::stop_token &stop);

} // namespace sheria::sync
