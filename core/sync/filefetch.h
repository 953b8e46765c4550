// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/db/database.h"
#include "core/store/legislation/receivedexpression.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/run.h"
#include "core/sync/source/upstream.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSemaphore>

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

/// Room in memory for files that come: any number of expressions may hold a few, but only one at a time
/// many, so that several large ones do not fill the memory together.
/// Thread: any.
class MemoryBudget
{
public:
    /// `most`: of one expression. Units: bytes.
    explicit MemoryBudget(qint64 most) : m_most(most) {}

private:
    friend class MemoryShare;
    const qint64 m_most;
    QSemaphore m_many{1}; ///< The turn of the one that holds many.
};

/// What one expression holds of it. Thread: one.
class MemoryShare
{
public:
    explicit MemoryShare(MemoryBudget &budget) : m_budget(budget) {}
    ~MemoryShare() { keepOnly(0); }
    Q_DISABLE_COPY_MOVE(MemoryShare)

    qint64 bytes() const { return m_bytes; }
    /// How many may still come. Waits for its turn when these are not a few any more.
    qint64 left();
    void add(qint64 bytes) { m_bytes += bytes; }
    /// The others were thrown away.
    void keepOnly(qint64 bytes);

private:
    MemoryBudget &m_budget;
    qint64 m_bytes = 0;
    bool m_hasTurn = false;
};

/// Fetches the files of one expression, as many as there is room for.
/// Thread: one.
class FileFetch
{
public:
    /// `workUri` and `uri` are the expression's; `uri` as a path of the API.
    FileFetch(StoredReplies &source, MemoryBudget &budget, QByteArray workUri, QByteArray uri);

    using Media = std::optional<std::vector<store::ReceivedMedia>>;
    /// What its list of media shows; of what is `atHome` only what is not the same comes. One that is not as
    /// large as the list says is left as it is at home: see refused(). None: an older server, which has no
    /// such list.
    /// Errors: as file(); Unsupported when what came is no such list.
    Result<Media> media(const std::vector<store::MediaFile> &atHome);

    /// The file at `path`. That of `hash` (empty: none) is not sent again: then it is not modified.
    /// `size`: what is said of it; -1: nothing.
    /// Errors: as Upstream::getFile(); Unsupported when all of them are more than there is room for.
    Result<Upstream::Reply> file(const QByteArray &path, const QByteArray &hash, qint64 size = -1);

    /// Why a file of the list was not taken; none: all were.
    const std::optional<Error> &refused() const { return m_refused; }

    MemoryShare &share() { return m_share; }

private:
    Result<void> takePage(const QJsonArray &items, const std::vector<store::MediaFile> &atHome,
                          std::vector<store::ReceivedMedia> &files);
    Result<store::ReceivedMedia> medium(const QJsonValue &item,
                                        const std::vector<store::MediaFile> &atHome);

    StoredReplies &m_source;
    MemoryShare m_share;
    std::optional<Error> m_refused;
    const QByteArray m_workUri;
    const QByteArray m_uri;
};

/// Something else that a server says, such as that it is being repaired, is no empty list.
/// Errors: Unsupported when `member` is no list.
Result<void> checkList(const QJsonObject &said, QLatin1StringView member);

/// What the server's own PDF of a work is called among the files of its expression:
/// "xa-act-2004-17.pdf".
QString pdfName(const QByteArray &workUri);

} // namespace sheria::sync
