#pragma once

#include "core/store/mediaqueries.h"
#include "core/store/receivedexpression.h"
#include "core/sync/fileroom.h"
#include "core/sync/keptreplies.h"

#include <QJsonArray>

#include <optional>
#include <vector>

namespace sheria::sync {

/// Fetches the files of one expression, as many as there is room for.
/// Thread: one.
class FileFetch
{
public:
    /// `workUri` and `uri` are the expression's; `uri` as a path of the API.
    FileFetch(KeptReplies &source, FileRoom &room, QByteArray workUri, QByteArray uri);

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

    FileShare &share() { return m_share; }

private:
    Result<void> takePage(const QJsonArray &items, const std::vector<store::MediaFile> &atHome,
                          std::vector<store::ReceivedMedia> &files);
    Result<store::ReceivedMedia> medium(const QJsonValue &item,
                                        const std::vector<store::MediaFile> &atHome);

    KeptReplies &m_source;
    FileShare m_share;
    std::optional<Error> m_refused;
    const QByteArray m_workUri;
    const QByteArray m_uri;
};

} // namespace sheria::sync
