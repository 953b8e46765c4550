#pragma once

#include "core/store/db/database.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/run.h"
#include "core/sync/source/upstream.h"

#include <QJsonObject>

#include <optional>
#include <utility>
#include <vector>

namespace sheria::sync {

/// Asks a source for small lists and for files, and shows the entity tag of what it answered before, so
/// that what is the same is not sent again. A tag is shown only while what it was of is here whole.
///
/// What is new is handed out by take(), to be written with what it is about.
/// Thread: one; `reader` is of it.
class StoredReplies
{
public:
    /// `reader`: of the calling thread.
    StoredReplies(const RunContext &run, store::Database &reader) : m_run(run), m_reader(reader) {}

    Upstream &upstream() { return m_run.upstream; }
    store::Database &reader() { return m_reader; }
    /// The JSON that `part` of a work is, at `path`; for what is of no work see page(). It may be asked
    /// for at the path that answered before, of another expression of the work.
    /// Errors: as Upstream::get().
    Result<QJsonObject> list(const QByteArray &workUri, const QByteArray &part,
                             const QByteArray &path);
    /// The JSON at `path`, a page of a list.
    Result<QJsonObject> page(const QByteArray &path, const QByteArray &workUri = {});
    /// The file at `path`. That of `hash` (empty: none) is not sent again if it is as large as is said: then
    /// it is not modified. One of more than `size.most` is not read to its end: then it is too large.
    /// Errors: as Upstream::getFile().
    Result<Upstream::Reply> file(const QByteArray &workUri, const QByteArray &path,
                                 const QByteArray &hash, const Upstream::FileSize &size);

    std::vector<store::SyncReply> take() { return std::exchange(m_new, {}); }

private:
    using Known = std::optional<store::SyncReply>;
    Result<Known> known(const QByteArray &workUri, const QByteArray &part);
    QJsonObject sent(Upstream::Reply reply, store::SyncReply kept, bool isKnown);
    Result<bool> isHere(const QByteArray &hash, const Upstream::FileSize &size);

    const RunContext &m_run;
    store::Database &m_reader;
    std::vector<store::SyncReply> m_new;
};

} // namespace sheria::sync
