// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/db/writer.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/run.h"
#include "core/sync/source/settings.h"

#include <QJsonObject>
#include <QSet>

#include <functional>

namespace sheria::sync {

/// Source: server/API.md section 10.6 (3).
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
/// Of the list at `path`, which is the pass's number `list`.
/// Errors: Unsupported when it is no page.
Result<ListPage> readPage(const Upstream &upstream, const QByteArray &path, const QJsonObject &page,
                          int list, const Selection &selection);

using Ask = std::function<Result<QJsonObject>(const QByteArray &path)>;
/// Gives `take` all pages of a short list. Errors: those of `ask` and `take`.
Result<void> forPages(const Ask &ask, const QByteArray &path,
                      const std::function<Result<void>(const QJsonObject &)> &take,
                      int pageSize = PageSize);

/// Of a page, what `read` makes of it, to the end of `out`.
template <typename List, typename Read>
auto appendTo(List &out, Read read)
{
    return [&out, read](const QJsonObject &page) -> Result<void> {
        for (auto &one : read(page))
            out.push_back(std::move(one));
        return {};
    };
}

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

/// Reads lists to their end, a page and where to go on in one transaction.
class Listing
{
public:
    explicit Listing(const RunContext &run) : m_run(run) {}

    struct End
    {
        bool hasShifted = false;    ///< A list kept changing while it was read.
        std::vector<Error> refused; ///< Of the lists that did not come.
        qint64 nameless = 0;        ///< Items that say nothing that they could be fetched by.
    };
    /// Goes on where `pass` is, which says at the end whether something is missed. Where there are several lists,
    /// one that does not come costs only itself. `told`: how many expressions were listed, as it goes on.
    /// Errors: as run(); Cancelled, too, where checkSettings() says so.
    Result<End> run(store::SyncPass &pass, const std::vector<QByteArray> &places,
                    const std::function<void(qint64)> &told);

private:
    enum class Read { Steady, Shifted };
    Result<Read> readList(store::SyncPass &pass, const QByteArray &path);
    Result<Read> readAgain(store::SyncPass &pass, const QByteArray &path);
    Result<void> keep(const store::SyncPass &pass, const ListPage &page);
    Result<void> beginAgain(store::SyncPass &pass);

    const RunContext &m_run;
    std::function<void(qint64)> m_told;
    qint64 m_listed = 0;
    qint64 m_nameless = 0;
    int m_restarts = 0;
    bool m_isRefused = false; ///< What readList() failed with is the server's word.
};

} // namespace sheria::sync
