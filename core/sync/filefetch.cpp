// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/filefetch.h"

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/rows/mediaqueries.h"
#include "core/sync/fetcher.h"
#include "core/sync/source/address.h"
#include "core/sync/source/upstream.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

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

namespace {

using namespace Qt::StringLiterals;
using store::MediaFile;
using store::ReceivedMedia;

Error tooMuch()
{
    return Error{ErrorCode::Unsupported, Message::tr("the files of one expression are too large")};
}

/// The file with this name; null: it is not here.
const MediaFile *find(const std::vector<MediaFile> &atHome, const QString &name)
{
    const auto known = std::find_if(atHome.begin(), atHome.end(),
                                    [&name](const MediaFile &one) { return one.filename == name; });
    return known == atHome.end() ? nullptr : &*known;
}

bool holds(const std::vector<ReceivedMedia> &files, const QString &name)
{
    return std::any_of(files.begin(), files.end(),
                       [&name](const ReceivedMedia &one) { return one.filename == name; });
}

/// What the server says that those weigh which are not here.
qint64 saidBytes(const QJsonArray &items, const std::vector<MediaFile> &atHome)
{
    qint64 bytes = 0;
    for (const QJsonValue &item : items) {
        const qint64 size = std::clamp<qint64>(item["size"_L1].toInteger(), 0, MaxFilesBytes);
        if (!find(atHome, item["filename"_L1].toString()))
            bytes += size;
    }
    return bytes;
}

constexpr qint64 FewBytes = 32LL * 1024 * 1024;

} // namespace

FileFetch::FileFetch(StoredReplies &source, MemoryBudget &budget, QByteArray workUri,
                     QByteArray uri)
    : m_source(source)
    , m_share(budget)
    , m_workUri(std::move(workUri))
    , m_uri(std::move(uri))
{}

Result<Upstream::Reply> FileFetch::file(const QByteArray &path, const QByteArray &hash, qint64 size)
{
    const qint64 left = m_share.left();
    Result<Upstream::Reply> reply = m_source.file(m_workUri, path, hash,
                                                  {std::min(left, limits::MaxSyncFileBytes), size});
    if (!reply)
        return reply;
    if (reply->isTooLarge && left >= limits::MaxSyncFileBytes)
        return Error{ErrorCode::Unsupported,
                     Message::about(QString::fromUtf8(path),
                                    Message::tr("the response is too large"))};
    if (reply->isTooLarge)
        return tooMuch();
    m_share.add(reply->body.size());
    return reply;
}

Result<FileFetch::Media> FileFetch::media(const std::vector<MediaFile> &atHome)
{
    std::vector<ReceivedMedia> files;
    // A page that tells nothing new is the last.
    for (std::size_t page = 1, known = 0; page == 1 || files.size() > known; ++page) {
        known = files.size();
        const Result<QJsonObject> list = m_source.page(m_uri + "/media.json?page_size=500&page="
                                                           + QByteArray::number(qint64(page)),
                                                       m_workUri);
        if (!list && list.error().code == ErrorCode::NotFound && page == 1)
            return Media();
        if (!list)
            return list.error();
        SHERIA_CHECK(checkList(*list, "results"_L1));
        SHERIA_CHECK(takePage(list->value("results"_L1).toArray(), atHome, files));
        if (list->value("next"_L1).toString().isEmpty()
            || files.size() > std::size_t(limits::MaxMediaFiles))
            break;
    }
    return Media(std::move(files));
}

Result<void> FileFetch::takePage(const QJsonArray &items, const std::vector<MediaFile> &atHome,
                                 std::vector<ReceivedMedia> &files)
{
    if (saidBytes(items, atHome) > m_share.left())
        return tooMuch();
    for (const QJsonValue &item : items) {
        if (holds(files, item["filename"_L1].toString()))
            continue;
        Result<ReceivedMedia> file = medium(item, atHome);
        if (file) {
            files.push_back(*std::move(file));
            continue;
        }
        if (file.error().code != ErrorCode::Corrupt)
            return file.error();
        // One that is incomplete costs none of the others.
        m_refused = file.error();
        const QString name = item["filename"_L1].toString();
        if (const MediaFile *known = find(atHome, name))
            files.push_back({name, known->mimeType, known->hash, {}});
    }
    return {};
}

Result<ReceivedMedia> FileFetch::medium(const QJsonValue &item,
                                        const std::vector<MediaFile> &atHome)
{
    ReceivedMedia out;
    out.filename = item["filename"_L1].toString();
    out.mimeType = item["mime_type"_L1].toString().toUtf8();
    const MediaFile *known = find(atHome, out.filename);
    const QByteArray hash = known ? known->hash : QByteArray();
    SHERIA_TRY(const Upstream::Reply reply,
               file(m_uri + "/media/" + segment(out.filename), hash,
                    item["size"_L1].toInteger(-1)));
    out.hash = reply.isModified ? sha256Hex(reply.body) : hash;
    if (reply.isModified)
        out.bytes = reply.body.isNull() ? ""_ba : reply.body;
    return out;
}

qint64 MemoryShare::left()
{
    if (m_bytes > FewBytes && !m_hasTurn) {
        m_budget.m_many.acquire();
        m_hasTurn = true;
    }
    return std::max<qint64>(0, m_budget.m_most - m_bytes);
}

void MemoryShare::keepOnly(qint64 bytes)
{
    m_bytes = bytes;
    if (m_bytes > FewBytes || !m_hasTurn)
        return;
    m_hasTurn = false;
    m_budget.m_many.release();
}

Result<void> checkList(const QJsonObject &said, QLatin1StringView member)
{
    const QJsonValue list = said.value(member);
    if (list.isArray() || list.isNull())
        return {};
    return Error{ErrorCode::Unsupported, Message::tr("the response has no list of %1", member)};
}

QString pdfName(const QByteArray &workUri)
{
    return QString::fromUtf8(workUri.mid(QByteArrayView("/akn/").size())).replace(u'/', u'-')
        + u".pdf"_s;
}

} // namespace sheria::sync
