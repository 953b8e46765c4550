#include "core/sync/storedreplies.h"

#include "core/base/hash.h"
#include "core/store/rows/mediaqueries.h"
#include "core/sync/source/upstream.h"

#include <QJsonDocument>

namespace sheria::sync {

namespace {

/// Smaller lists cost no more than the words that they are the same.
constexpr qsizetype MinKeptBytes = 160;
/// Larger ones are no small lists: the library would grow by them.
constexpr qsizetype MaxKeptBytes = 2LL * 1024 * 1024;

} // namespace

Result<StoredReplies::Known> StoredReplies::known(const QByteArray &workUri, const QByteArray &part)
{
    return store::findSyncReply(m_reader, m_run.source.id, workUri, part);
}

Result<QJsonObject> StoredReplies::list(const QByteArray &workUri, const QByteArray &part,
                                        const QByteArray &path)
{
    SHERIA_TRY(const Known before, known(workUri, part));
    QJsonObject here;
    if (before && !m_run.options.isFull)
        here = QJsonDocument::fromJson(before->body).object();
    if (!here.isEmpty()) {
        Result<Upstream::Reply> reply = m_run.upstream.get(before->path, Expected::Json,
                                                           before->etag);
        if (reply && !reply->isModified)
            return here;
        if (reply)
            return sent(*std::move(reply), {workUri, part, before->path, {}, {}, {}}, true);
        // The expression that it was asked of before may be gone; the work is not.
        if (reply.error().code != ErrorCode::NotFound || before->path == path)
            return reply.error();
    }
    SHERIA_TRY(Upstream::Reply reply, m_run.upstream.get(path, Expected::Json));
    return sent(std::move(reply), {workUri, part, path, {}, {}, {}}, before.has_value());
}

Result<QJsonObject> StoredReplies::page(const QByteArray &path, const QByteArray &workUri)
{
    return list(workUri, path, path);
}

/// What came just now, and is kept where that is worth it.
QJsonObject StoredReplies::sent(Upstream::Reply reply, store::SyncReply kept, bool isKnown)
{
    if (reply.body.size() >= MinKeptBytes && reply.body.size() <= MaxKeptBytes)
        kept.etag = std::move(reply.etag);
    if (!kept.etag.isEmpty())
        kept.body = std::move(reply.body);
    if (isKnown || !kept.etag.isEmpty())
        m_new.push_back(std::move(kept));
    return std::move(reply.json);
}

Result<Upstream::Reply> StoredReplies::file(const QByteArray &workUri, const QByteArray &path,
                                            const QByteArray &hash, const Upstream::FileSize &size)
{
    SHERIA_TRY(const Known before, known(workUri, path));
    SHERIA_TRY(const bool hasIt, isHere(hash, size));
    QByteArray tag;
    if (hasIt && !m_run.options.isFull)
        tag = before && before->hash == hash ? before->etag : tagOfFile(hash);
    SHERIA_TRY(Upstream::Reply reply, m_run.upstream.getFile(path, tag, size));
    if (!reply.isModified || reply.isTooLarge)
        return reply;
    store::SyncReply kept{workUri, path, path, reply.etag, sha256Hex(reply.body), {}};
    // Such a tag is known from the file itself.
    if (kept.etag == tagOfFile(kept.hash))
        kept.etag.clear();
    if (before || !kept.etag.isEmpty())
        m_new.push_back(std::move(kept));
    return reply;
}

/// Whether all of it is: earlier versions kept what was cut short, with the tag of the whole.
Result<bool> StoredReplies::isHere(const QByteArray &hash, const Upstream::FileSize &size)
{
    if (hash.isEmpty())
        return false;
    const auto bytes = store::fileBytes(m_reader, hash);
    if (bytes)
        return size.agrees(bytes->size());
    const ErrorCode code = bytes.error().code;
    return code == ErrorCode::NotFound || code == ErrorCode::Corrupt ? Result<bool>(false)
                                                                     : bytes.error();
}

} // namespace sheria::sync
