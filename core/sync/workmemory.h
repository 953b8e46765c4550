#pragma once

#include "core/base/mutex.h"
#include "core/store/syncitems.h"
#include "core/sync/keptreplies.h"

#include <QJsonObject>
#include <QString>

#include <deque>
#include <map>
#include <memory>

namespace sheria::sync {

/// What is the same for all expressions of a work, asked for once: expressions come by URI, so those
/// of a work come together. Thread: any.
class WorkMemory
{
public:
    struct Entry
    {
        Mutex mutex; ///< Held while one asks, so that the others wait for what it gets.
        std::map<QByteArray, QJsonObject> parts SHERIA_GUARDED_BY(mutex);
    };
    std::shared_ptr<Entry> of(const QByteArray &workUri);

private:
    struct Known
    {
        QByteArray workUri;
        std::shared_ptr<Entry> entry;
    };
    Mutex m_mutex;
    std::deque<Known> m_known SHERIA_GUARDED_BY(m_mutex);
};

/// What is asked for of a work.
struct WorkPart
{
    QByteArray name;          ///< "timeline".
    QByteArray uri;           ///< The path of any of the work's expressions.
    QLatin1StringView member; ///< The list in what comes.
};

/// Looks for a part in what is remembered of the work; asks, and remembers, when it is not there. That
/// the API has no such part is an empty object.
/// Errors: Unsupported when what came has no such list.
Result<QJsonObject> workPart(WorkMemory::Entry &entry, KeptReplies &source,
                             const store::SyncItem &item, const WorkPart &part);

/// Something else that a server says, such as that it is being repaired, is no empty list.
/// Errors: Unsupported when `member` is no list.
Result<void> checkList(const QJsonObject &said, QLatin1StringView member);

/// What the server's own PDF of a work is called among the files of its expression:
/// "xa-act-2004-17.pdf".
QString pdfName(const QByteArray &workUri);

} // namespace sheria::sync
