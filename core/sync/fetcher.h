// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/domain/expression.h"
#include "core/store/legislation/receivedexpression.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/filefetch.h"
#include "core/sync/source/settings.h"

#include <QJsonObject>
#include <QString>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

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

/// What came of fetching an expression.
struct Fetched
{
    store::SyncItem item; ///< As it is to be kept.
    QByteArray json;      ///< What the source says of it, when that was asked for anew.
    std::optional<store::Received> received;                ///< None: nothing is to be written.
    std::shared_ptr<const store::PreparedContent> document; ///< Of a feed, in place of `received`.
    std::optional<Error> error; ///< Why it stays wanted, or which part is stale.
    bool isAnswered = false;    ///< Though there is an error, the server answered.
    bool isGone = false;        ///< The source says that it has no such expression.
    qint64 bytes = 0;
    std::vector<store::SyncReply> replies; ///< To be kept with it.
};

/// What is wanted of each, and where its files find budget.
struct FetchRule
{
    const Selection &selection;
    MemoryBudget &budget;
};

/// Fetches what is not here of an item: an expression, or a decision where that is what the source has. A
/// part that fails is named in the item and left as it is; without its text nothing is written.
/// `source`: of the calling thread. `json`: what a list said of it, or empty.
Fetched fetchItem(StoredReplies &source, const FetchRule &rule, WorkMemory &memory,
                  const store::SyncItem &item, const QByteArray &json);

/// What fetching is for items of every kind. Thread: one.
class ItemFetch
{
public:
    /// `path`: of the item in its API. The rest: as for fetchItem().
    ItemFetch(StoredReplies &source, const FetchRule &rule, const store::SyncItem &item,
              QByteArray json, QByteArray path);
    virtual ~ItemFetch() = default;
    Q_DISABLE_COPY_MOVE(ItemFetch)

    Fetched run();

protected:
    /// Errors: what keeps the item from being written.
    virtual Result<void> fetch() = 0;

    /// What the API says of the item by itself.
    Result<QJsonObject> askIdentity();
    /// Finds what the library has of it.
    Result<void> lookLocally();
    /// Whether the text that the entity tag is of is all that the library has of it.
    bool isTaggedTextAtHome() const;
    /// Does a part whose failing costs only itself.
    Result<void> part(const QByteArray &name, const std::function<Result<void>()> &step);
    void leaveStale(const QByteArray &name, const Error &why);
    /// The server's own PDF, kept as a file of the expression, beside its media.
    Result<void> pdf();

    StoredReplies &m_source;
    Upstream &m_upstream;
    store::Database &m_reader;
    const Selection &m_selection;
    const QByteArray m_json;
    const QByteArray m_path;
    FileFetch m_files;
    std::optional<ExpressionRecord> m_home;
    Fetched m_out;

private:
    QByteArrayList m_stale; ///< Parts that failed.
    bool m_isIdentityMissing = false;
};

/// A text that came, and what it says of itself. Errors: those of akn::Document::parse().
Result<store::ReceivedText> readText(const QByteArray &xml);

} // namespace sheria::sync
