#pragma once

#include "core/base/mutex.h"
#include "core/store/receivedexpression.h"
#include "core/store/syncitems.h"
#include "core/sync/selection.h"
#include "core/sync/upstream.h"

#include <QJsonObject>

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

/// What the server's own PDF of a work is called among the files of its expression:
/// "xa-act-2004-17.pdf".
QString pdfName(const QByteArray &workUri);

/// What came of fetching an expression.
struct Fetched
{
    store::SyncItem item; ///< As it is to be kept.
    QByteArray json;      ///< What the source says of it, when that was asked for anew.
    std::optional<store::Received> received; ///< None: nothing is to be written.
    std::optional<Error> error;              ///< Why it stays wanted, or which part is stale.
    bool isGone = false;                     ///< The source says that it has no such expression.
    qint64 bytes = 0;
};

/// Fetches what is not here of an expression. A part that fails is named in the item and left as it
/// is; without its text nothing is written.
/// `reader`: of the calling thread. `json`: what a list said of it, or empty.
Fetched fetchExpression(Upstream &upstream, store::Database &reader, const Selection &selection,
                        WorkMemory &memory, store::SyncItem item, const QByteArray &json);

} // namespace sheria::sync
