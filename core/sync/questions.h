#pragma once

#include "core/sync/differences.h"
#include "core/sync/listing.h"
#include "core/sync/upstream.h"

namespace sheria::sync {

/// Asks a server for what is compared. A part that it does not give, though it was asked again as politely
/// as a run asks, is told as one that could not be compared, and the others go on.
/// Thread: one.
class Questions
{
public:
    /// Both must outlive it.
    Questions(Upstream &upstream, Differences &differences)
        : m_upstream(upstream)
        , m_differences(differences)
    {}

    struct Said
    {
        bool isUseful = true; ///< False: nothing can be said of it; that was told.
        bool isThere = true;  ///< False: the server has no such thing.
        Upstream::Reply reply;
    };
    /// `uri` and `where`: what it is asked for, as in Difference; `path`: below the version's address.
    /// Errors: Cancelled; Unauthorized; Unavailable when nothing works any more.
    Result<Said> ask(const QByteArray &uri, const QByteArray &where, const QByteArray &path,
                     Expected expected);

    using Parse = std::function<Result<ListPage>(const QJsonObject &)>;
    using Take = std::function<Result<void>(const store::SyncSighting &)>;
    /// Gives `take` what the list at `path` shows. Returns whether all of it came: a page that is not given
    /// is told and passed over.
    /// Errors: as ask(); those of `take`.
    Result<bool> readList(const QByteArray &path, const Parse &parse, const Take &take);

private:
    Upstream &m_upstream;
    Differences &m_differences;
    int m_failuresInARow = 0;
};

} // namespace sheria::sync
