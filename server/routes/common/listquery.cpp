// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/listquery.h"

#include "core/domain/json/json.h"
#include "server/http/message/answer.h"
#include "server/http/message/negotiate.h"
#include "server/http/routing/pagination.h"
#include "server/routes/common/routecontext.h"

#include <QRegularExpression>

#include <utility>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

/// Everything that makes `filter` another list than others.
QByteArray keyOf(const store::ExpressionFilter &filter)
{
    QByteArray key = cacheKey({filter.place, filter.prefix, filter.topic, filter.subscription,
                               filter.onlyLatest ? "1" : "0",
                               QByteArray::number(int(filter.order))});
    for (const auto &instant : {filter.createdAt, filter.createdFrom, filter.createdTo,
                                filter.updatedAt, filter.updatedFrom, filter.updatedTo})
        key += '\n' + (instant ? QByteArray::number(instant->toMSecsSinceEpoch()) : QByteArray());
    for (const auto flag : {filter.commenced, filter.repealed, filter.principal})
        key += '\n' + (flag ? QByteArray::number(int(*flag)) : QByteArray());
    if (filter.repealed)
        key += '\n' + QByteArray::number(filter.today.toJulianDay());
    return key;
}

/// The page of a list that takes several: see ListCache.
FoundPage pageOf(const Call &call, const http::PageRule &rule, const PagedIds &list)
{
    auto page = http::Page::of(call.request.query, rule, static_cast<qint64>(list.ids.size()));
    if (!page)
        return {};
    page->places = static_cast<qint64>(list.ids.size());
    page->count = list.present;
    return {page, list.page(page->offset(), page->size)};
}

/// The entity tag of a page: no need to read its bytes again, which are many.
QByteArray etagOf(const QByteArray &frame, const Pieces &pieces)
{
    QByteArray hashes = frame;
    for (const ListItemCache::Piece &piece : pieces)
        hashes.append(reinterpret_cast<const char *>(&piece.hash), sizeof piece.hash);
    return http::etagOf(hashes);
}

/// An empty body with room for `size` bytes. A page of hundreds of kilobytes costs as much to find
/// memory for as to write, so that of the page before is taken again once that is sent.
QByteArray bodyFor(const Call &call, qsizetype size)
{
    QByteArray body = std::exchange(contextOf(call).lastBody(), {});
    if (!body.isDetached() || body.capacity() < size)
        body = QByteArray();
    body.resize(0); // Keeps its room.
    body.reserve(size);
    return body;
}

} // namespace

Result<FoundPage> readPage(const Call &call, const QByteArray &key, const http::PageRule &rule,
                           const ListCache::Read &read)
{
    ListCache &lists = contextOf(call).services().lists;
    const quint64 revision = contextOf(call).revision();
    if (const auto known = lists.known(key, revision))
        return pageOf(call, rule, *known);
    SHERIA_TRY(std::vector<qint64> ids, read());
    const auto page = http::Page::of(call.request.query, rule, static_cast<qint64>(ids.size()));
    if (call.request.query.value("page").isEmpty() && page && page->last() == 1)
        return FoundPage{page, std::move(ids)};
    SHERIA_TRY(const auto list, lists.find(key, revision, [&] { return Result(std::move(ids)); }));
    return pageOf(call, rule, *list);
}

Result<Pieces> readPieces(const Call &call, const QByteArray &shelf, const std::vector<qint64> &ids,
                          const MakePieces &make)
{
    ListItemCache &memory = contextOf(call).services().pieces;
    const qint64 revision = contextOf(call).contentRevision();
    Pieces pieces = memory.find(revision, shelf, ids);
    std::vector<qint64> wanted;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (pieces[i].json.isNull())
            wanted.push_back(ids[i]);
    }
    if (wanted.empty())
        return pieces;
    SHERIA_TRY(auto made, make(wanted));
    for (std::size_t i = 0, next = 0; i < ids.size() && next < made.size(); ++i) {
        if (!pieces[i].json.isNull() || made[next].first != ids[i])
            continue; // Known, or gone meanwhile.
        QByteArray json = std::move(made[next++].second);
        json.squeeze(); // It is kept.
        const size_t hash = qHash(json, 0);
        pieces[i] = {std::move(json), hash};
    }
    memory.insert(revision, shelf, ids, pieces);
    return pieces;
}

Response pieceList(const Call &call, const http::Page &page, const Pieces &pieces,
                   QByteArrayView more)
{
    const http::Envelope envelope = http::listEnvelope(call.request, page, more);
    qsizetype size = envelope.before.size() + envelope.after.size() + 2;
    for (const ListItemCache::Piece &piece : pieces)
        size += piece.json.size() + 1;
    constexpr qsizetype LongestKept = 4LL * 1024 * 1024; // In each of a handful of workers.
    QByteArray body = bodyFor(call, size);
    body.append(envelope.before).append('[');
    bool isFirst = true;
    for (const ListItemCache::Piece &piece : pieces) {
        if (piece.json.isNull())
            continue;
        if (!std::exchange(isFirst, false))
            body.append(',');
        body.append(piece.json);
    }
    body.append(']').append(envelope.after);
    if (body.size() <= LongestKept)
        contextOf(call).lastBody() = body;
    Response response = Response::json(std::move(body));
    response.etag = etagOf(envelope.before + envelope.after, pieces);
    http::addPageLinks(response, call.request, page);
    return response;
}

std::optional<QDateTime> readInstant(const http::Query &query, QByteArrayView name,
                                     QList<http::FieldProblem> &problems)
{
    const QByteArray value = query.value(name);
    if (value.isEmpty())
        return {};
    QString text = QString::fromUtf8(value);
    // Instants of the library are milliseconds; what is given may lie between two of them.
    static const QRegularExpression finer(u"(?<=\\.\\d{3})\\d+"_s);
    const QString micros = finer.match(text).captured();
    const bool isBetween = micros.count(u'0') < micros.size();
    const QDateTime instant = json::parseInstant(text.remove(finer));
    if (!instant.isValid())
        problems.append({name.toByteArray(), {"Enter a valid date/time."}});
    if (!instant.isValid() || !isBetween || name.endsWith("__lte"))
        return instant.isValid() ? std::optional(instant) : std::nullopt;
    return name.endsWith("__gte") ? instant.addMSecs(1) : QDate(1, 1, 1).startOfDay(Qt::UTC);
}

std::optional<bool> flagOf(QByteArrayView text)
{
    const QByteArray folded = text.toByteArray().toLower();
    const bool isTrue = folded == "true" || folded == "1";
    return isTrue || folded == "false" || folded == "0" ? std::optional(isTrue) : std::nullopt;
}

ListQuery readListQuery(const http::Query &query)
{
    using Filter = store::ExpressionFilter;
    struct Instant
    {
        QByteArrayView name;
        std::optional<QDateTime> Filter::*member;
    };
    static constexpr Instant Instants[] = {
        {"created_at", &Filter::createdAt},        {"created_at__gte", &Filter::createdFrom},
        {"created_at__lte", &Filter::createdTo},   {"updated_at", &Filter::updatedAt},
        {"updated_at__gte", &Filter::updatedFrom}, {"updated_at__lte", &Filter::updatedTo}};
    struct Flag
    {
        QByteArrayView name;
        std::optional<bool> Filter::*member;
    };
    static constexpr Flag Flags[] = {{"commenced", &Filter::commenced},
                                     {"repealed", &Filter::repealed},
                                     {"principal", &Filter::principal}};
    ListQuery out;
    for (const Instant &each : Instants)
        out.filter.*each.member = readInstant(query, each.name, out.problems);
    for (const Flag &each : Flags) {
        const QByteArray value = query.value(each.name);
        out.filter.*each.member = flagOf(value);
        if (!value.isEmpty() && !flagOf(value))
            out.problems.append({each.name.toByteArray(), {"Must be a valid boolean."}});
    }
    return out;
}

QByteArray placeOf(const store::ExpressionFilter &filter)
{
    return filter.place.isEmpty() ? filter.prefix.split('/').value(0) : filter.place;
}

Response listPage(const Call &call, const http::Page &page, QByteArrayView results,
                  QByteArrayView more)
{
    const http::Envelope envelope = http::listEnvelope(call.request, page, more);
    Response response = Response::json(envelope.before + results.toByteArray() + envelope.after);
    http::addPageLinks(response, call.request, page);
    return response;
}

Result<Response> expressionList(const Call &call, const NarrowFilter &narrow, QByteArrayView more)
{
    ListQuery query = readListQuery(call.request.query);
    if (!query.problems.isEmpty())
        return http::fieldProblems(query.problems);
    store::ExpressionFilter &filter = query.filter;
    narrow(filter);
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    filter.subscription = scope->text;
    filter.today = contextOf(call).today().in(placeOf(filter));
    SHERIA_TRY(const FoundPage found, readPage(call, keyOf(filter), {}, [&] {
                   return store::listExpressionIds(databaseOf(call), filter);
               }));
    if (!found.page)
        return http::invalidPage();
    const json::Addresses at = addressesOf(call);
    const auto make = [&](const std::vector<qint64> &ids) -> Result<MadePieces> {
        SHERIA_TRY(auto records, store::loadExpressions(databaseOf(call), ids));
        MadePieces made;
        for (ExpressionRecord &record : records) {
            conceal(record, scope->seen);
            json::Writer out;
            json::writeExpression(out, record, at);
            made.emplace_back(record.expression.id, out.take());
        }
        return made;
    };
    SHERIA_TRY(const Pieces pieces,
               readPieces(call, cacheKey({at.api(), scope->text}), found.ids, make));
    return pieceList(call, *found.page, pieces, more);
}

Result<void> requireJson(const Call &call, QByteArrayView suffix)
{
    const auto format = http::formatForName(suffix);
    if (!suffix.isEmpty() && !format)
        return Error{ErrorCode::NotFound, QStringLiteral("unknown format")};
    SHERIA_CHECK(http::chooseFormat(call.request, format, {http::Format::Json}));
    return {};
}

} // namespace sheria::routes
