#pragma once

#include "core/store/legislation/receivedexpression.h"
#include "core/store/rows/mediaqueries.h"
#include "core/sync/storedreplies.h"

#include <QJsonArray>
#include <QSemaphore>

#include <optional>
#include <vector>

namespace sheria::sync {

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
