#pragma once

#include "core/store/syncitems.h"
#include "core/store/syncsources.h"
#include "core/store/writer.h"
#include "core/sync/selection.h"
#include "core/sync/upstream.h"

#include <QJsonObject>
#include <QSet>

#include <functional>

namespace sheria::sync {

/// Source: contract API.md section 10.6 (3).
inline constexpr std::chrono::minutes Overlap{10};
inline constexpr std::chrono::hours DailyOverlap{26}; ///< Of the first pass of a day.
inline constexpr int PageSize = 500;
/// A list that changes while it is read is read again, this often in one run.
inline constexpr int MaxRestarts = 5;

/// The paths of the lists that a pass reads, in their order; each of them is paged.
/// `places`: that the server has, where it tells them.
QByteArrayList listPaths(const Upstream &upstream, const Selection &selection,
                         const store::SyncPass &pass, const std::vector<QByteArray> &places);

/// The address of a page: "/work-expressions?page_size=500&page=2".
QByteArray withPage(const QByteArray &path, int page);

/// Whether a server of this kind can say what changed since; else everything is listed each time.
inline bool canListChanges(Upstream::Kind kind)
{
    return kind == Upstream::Kind::Global;
}

/// What a page of a list says.
struct ListPage
{
    qint64 count = 0;
    qint64 shown = 0; ///< How many are on the page.
    bool hasNext = false;
    std::vector<store::SyncSighting> items; ///< That are wanted.
    std::vector<QByteArray> others;         ///< That are in the list, too.
    qint64 nameless = 0; ///< Of these, how many say nothing that they could be fetched by.
};
/// `hasOthers`: the list holds one expression of each work, which names the others.
/// Errors: Unsupported when it is no page.
Result<ListPage> readPage(const QJsonObject &page, int list, bool hasOthers,
                          const Selection &selection);

/// Follows a list page by page, so that none goes on for ever: it ends when it says so, when a page shows
/// nothing or what another page showed, and when as many were shown as it says to have, whatever it says
/// of a next page.
class ListEnd
{
public:
    /// Whether the page after this one is to be asked for.
    /// Errors: Unsupported when there is no end to it.
    Result<bool> isBefore(const ListPage &page);

private:
    qint64 m_shown = 0;
    QSet<QByteArray> m_pages; ///< Hashes of what each showed.
};

/// Whether a list at this path names the other points in time of its works, rather than listing them.
bool namesOthers(const Upstream &upstream, QByteArrayView path);

/// Reads lists to their end, a page and where to go on in one transaction.
class Listing
{
public:
    Listing(Upstream &upstream, store::Writer &writer, store::Database &reader, qint64 sourceId,
            const Selection &selection);

    struct End
    {
        bool isSteady =
            true; ///< False: a list kept changing, or did not come; something is missed.
        std::vector<Error> refused; ///< Of the lists that did not come.
        qint64 nameless = 0;        ///< Items that say nothing that they could be fetched by.
    };
    /// Goes on where `pass` is. Where there are several lists, one that does not come costs only itself. `told`: how many expressions were listed, as it goes on.
    Result<End> run(store::SyncPass &pass, const std::vector<QByteArray> &places,
                    const std::function<void(qint64)> &told);

private:
    enum class Read { Steady, Shifted };
    Result<Read> readList(store::SyncPass &pass, const QByteArray &path);
    Result<Read> readAgain(store::SyncPass &pass, const QByteArray &path);
    Result<void> keep(const store::SyncPass &pass, const ListPage &page);
    Result<void> beginAgain(store::SyncPass &pass);

    Upstream &m_upstream;
    store::Writer &m_writer;
    store::Database &m_reader;
    const qint64 m_sourceId;
    const Selection &m_selection;
    std::function<void(qint64)> m_told;
    qint64 m_listed = 0;
    qint64 m_nameless = 0;
    int m_restarts = 0;
    bool m_isRefused = false; ///< What readList() failed with is the server's word.
};

} // namespace sheria::sync
