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
    /// What its list of media shows; of what is `atHome` only what is not the same comes. None: an older
    /// server, which has no such list.
    /// Errors: as file(); Unsupported when what came is no such list.
    Result<Media> media(const std::vector<store::MediaFile> &atHome);

    /// The file at `path`. That of `hash` (empty: none) is not sent again: then it is not modified.
    /// Errors: as Upstream::get(); Unsupported when all of them are more than there is room for.
    Result<Upstream::Reply> file(const QByteArray &path, const QByteArray &hash);

    FileShare &share() { return m_share; }

private:
    Result<void> takePage(const QJsonArray &items, const std::vector<store::MediaFile> &atHome,
                          std::vector<store::ReceivedMedia> &files);
    Result<store::ReceivedMedia> medium(const QJsonValue &item,
                                        const std::vector<store::MediaFile> &atHome);

    KeptReplies &m_source;
    FileShare m_share;
    const QByteArray m_workUri;
    const QByteArray m_uri;
};

} // namespace sheria::sync
