// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/listing.h"

#include "core/base/hash.h"
#include "core/domain/json/jsonreceived.h"
#include "core/sync/decisions.h"
#include "core/sync/source/responseclass.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

/// More than any library holds: whoever lists more has no end.
constexpr qint64 MaxListed = 5'000'000;
/// Of a list that is read by forPages().
constexpr int MaxPages = 1000;
/// Lists in a row that do not come: the server is gone.
constexpr int MaxRefusedLists = 4;

void addNamed(ListPage &out, const json::ReceivedExpression &said, const Selection &selection)
{
    for (const ExpressionSummary &one : said.pointsInTime) {
        if (one.uri != said.expression.uri && selection.covers(said.work.uri, one.language))
            out.items.push_back(
                {one.uri, said.work.uri.workUri(false), said.work.uri.place(), {}, {}, -1});
    }
}

/// `hasOthers`: the list holds one expression of each work, which names the others.
void addExpression(ListPage &out, const QJsonObject &object, int list, bool hasOthers,
                   const Selection &selection)
{
    const auto said = json::readReceivedExpression(object);
    if (!said) { // Nothing can be done with it, but it is in the list.
        out.others.push_back(object.value("expression_frbr_uri"_L1).toString().toUtf8());
        ++out.nameless;
        return;
    }
    if (hasOthers)
        addNamed(out, *said, selection);
    if (!selection.covers(said->work.uri, said->expression.language)) {
        out.others.push_back(said->expression.uri);
        return;
    }
    out.items.push_back({said->expression.uri, said->work.uri.workUri(false),
                         said->work.uri.place(), object.value("updated_at"_L1).toString().toUtf8(),
                         QJsonDocument(object).toJson(QJsonDocument::Compact), list});
}

} // namespace

QByteArray withPage(const QByteArray &path, int page)
{
    return path + (path.contains('?') ? '&' : '?') + "page_size=" + QByteArray::number(PageSize)
        + "&page=" + QByteArray::number(page);
}

QByteArrayList listPaths(const Upstream &upstream, const Selection &selection,
                         const store::SyncPass &pass, const std::vector<QByteArray> &places)
{
    if (upstream.api() == store::SyncKind::Decisions)
        return decisionListPaths(selection, pass);
    const Upstream::Kind kind = upstream.kind();
    const QByteArray since = pass.isEverything
        ? QByteArray()
        : "?updated_at__gte=" + pass.since.toUTC().toString(Qt::ISODate).toLatin1();
    QByteArrayList out;
    if (!selection.topics.empty() && kind != Upstream::Kind::ByPrefix) {
        for (const QByteArray &topic : selection.topics)
            out << QByteArray("/taxonomy-topics/" + topic + "/work-expressions" + since);
        return out;
    }
    if (kind == Upstream::Kind::Global && (!pass.isEverything || selection.places.empty()))
        return {QByteArray("/work-expressions" + since)};
    for (const QByteArray &place : places) {
        if (!selection.coversPlace(place))
            continue;
        if (kind == Upstream::Kind::ByPrefix)
            out << QByteArray("/akn/" + place + "/.json");
        else
            out << QByteArray("/places/" + place + "/work-expressions");
    }
    return out;
}

Result<ListPage> readPage(const Upstream &upstream, const QByteArray &path, const QJsonObject &page,
                          int list, const Selection &selection)
{
    if (!page.value("results"_L1).isArray() || !page.value("count"_L1).isDouble())
        return Error{ErrorCode::Unsupported, Message::tr("the response is not a page of a list")};
    const bool isOfDecisions = upstream.api() == store::SyncKind::Decisions;
    const bool hasOthers = !path.startsWith("/work-expressions")
        && !path.startsWith("/taxonomy-topics/");
    const QJsonArray items = page.value("results"_L1).toArray();
    ListPage out;
    out.count = page.value("count"_L1).toInteger();
    out.shown = items.size();
    out.hasNext = !page.value("next"_L1).toString().isEmpty();
    for (const QJsonValue &item : items) {
        if (isOfDecisions)
            addDecision(out, item.toObject(), list, selection);
        else
            addExpression(out, item.toObject(), list, hasOthers, selection);
    }
    return out;
}

Result<void> forPages(const Ask &ask, const QByteArray &path,
                      const std::function<Result<void>(const QJsonObject &)> &take, int pageSize)
{
    QJsonObject before;
    for (int page = 1; page <= MaxPages; ++page) {
        SHERIA_TRY(const QJsonObject got,
                   ask(path + "?page_size=" + QByteArray::number(pageSize)
                       + "&page=" + QByteArray::number(page)));
        if (got == before) // Some say the same whatever page they are asked for.
            break;
        SHERIA_CHECK(take(got));
        if (got.value("next"_L1).toString().isEmpty())
            break;
        before = got;
    }
    return {};
}

Result<bool> ListEnd::isBefore(const ListPage &page)
{
    m_shown += page.shown;
    QByteArray shown;
    for (const store::SyncSighting &one : page.items)
        shown += one.uri + '\n';
    for (const QByteArray &other : page.others)
        shown += other + '\n';
    const QByteArray hash = sha256Hex(shown);
    if (!page.hasNext || page.shown == 0 || m_shown >= page.count || m_pages.contains(hash))
        return false;
    m_pages.insert(hash);
    if (m_shown >= MaxListed)
        return Error{ErrorCode::Unsupported, Message::tr("the list on the server does not end")};
    return true;
}

Result<Listing::End> Listing::run(store::SyncPass &pass, const std::vector<QByteArray> &places,
                                  const std::function<void(qint64)> &told)
{
    m_told = told;
    const QByteArrayList paths = listPaths(m_run.upstream, m_run.selection, pass, places);
    End end;
    int inARow = 0; // Refusals.
    m_nameless = 0;
    while (pass.list < paths.size()) {
        const Result<Read> read = readAgain(pass, paths[pass.list]);
        if (!read) {
            const bool isOne = m_isRefused && paths.size() > 1 && !isFatal(read.error());
            if (!isOne || ++inARow >= MaxRefusedLists)
                return read.error();
            end.refused.push_back(read.error());
        } else {
            inARow = 0;
            end.hasShifted = end.hasShifted || *read == Read::Shifted;
        }
        pass.isSteady = pass.isSteady && read && *read == Read::Steady;
        ++pass.list;
        pass.page = 1;
        pass.count.reset();
        SHERIA_CHECK(keep(pass, {}));
    }
    if (qsizetype(end.refused.size()) == paths.size() && !paths.isEmpty())
        return end.refused.front();
    end.nameless = m_nameless;
    return end;
}

/// From its beginning again when it changed meanwhile, as long as that is not too often.
Result<Listing::Read> Listing::readAgain(store::SyncPass &pass, const QByteArray &path)
{
    const qint64 nameless = m_nameless;
    while (true) {
        SHERIA_TRY(const Read read, readList(pass, path));
        if (read == Read::Steady || ++m_restarts > MaxRestarts)
            return read;
        m_nameless = nameless;
        SHERIA_CHECK(beginAgain(pass));
    }
}

/// Shifted when the list changed while it was read: items may have slipped from a page that was still
/// to come to one that was read. Then what it holds and what was seen differ, or the count did.
Result<Listing::Read> Listing::readList(store::SyncPass &pass, const QByteArray &path)
{
    ListEnd end;
    while (true) {
        m_isRefused = false;
        const Result<QJsonObject> got = m_run.upstream.getJson(withPage(path, pass.page));
        if (!got && got.error().code == ErrorCode::NotFound && pass.page > 1)
            return Read::Shifted; // It became shorter.
        m_isRefused = !got;
        if (!got)
            return got.error();
        const Result<ListPage> read = readPage(m_run.upstream, path, *got, pass.list,
                                               m_run.selection);
        m_isRefused = !read;
        if (!read)
            return read.error();
        const ListPage &page = *read;
        if (pass.count && *pass.count != page.count)
            return Read::Shifted;
        pass.count = page.count;
        ++pass.page;
        SHERIA_CHECK(keep(pass, page));
        m_listed += qint64(page.items.size());
        m_nameless += page.nameless;
        m_told(m_listed);
        const Result<bool> goesOn = end.isBefore(page);
        m_isRefused = !goesOn;
        if (!goesOn)
            return goesOn.error();
        if (*goesOn)
            continue;
        SHERIA_TRY(const qint64 seen,
                   store::countSyncSeen(m_run.reader, m_run.source.id, pass.list));
        return seen == page.count ? Read::Steady : Read::Shifted;
    }
}

Result<void> Listing::keep(const store::SyncPass &pass, const ListPage &page)
{
    return m_run.writer.write([&](store::Database &db) -> Result<void> {
        SHERIA_CHECK(checkSettings(db, m_run));
        for (const store::SyncSighting &seen : page.items)
            SHERIA_CHECK(store::noteSyncSighting(db, m_run.source.id, seen));
        for (const QByteArray &other : page.others)
            SHERIA_CHECK(store::noteSyncUnwanted(db, m_run.source.id, other, pass.list));
        return store::putSyncPass(db, m_run.source.id, pass);
    });
}

Result<void> Listing::beginAgain(store::SyncPass &pass)
{
    pass.page = 1;
    pass.count.reset();
    return m_run.writer.write([&](store::Database &db) -> Result<void> {
        SHERIA_CHECK(checkSettings(db, m_run));
        SHERIA_CHECK(store::forgetSyncSeen(db, m_run.source.id, pass.list));
        return store::putSyncPass(db, m_run.source.id, pass);
    });
}

} // namespace sheria::sync
