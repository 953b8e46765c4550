// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assistant/toolcall.h"
#include "core/citations/resolver.h"
#include "core/knowledge/expressiontext.h"
#include "core/knowledge/retriever.h"
#include "core/search/query/marker.h"
#include "core/search/query/searcher.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/legislation/expressionqueries.h"

#include <algorithm>

namespace sheria::assistant {

using namespace Qt::StringLiterals;
using knowledge::Item;

namespace {

constexpr int ScoreDigits = 6;
constexpr qsizetype CountryLength = 2;
constexpr qsizetype MaxEchoBytes = 200; ///< Of a wrong value, in what is said about it.

void addFilter(search::Query &query, const char *dimension, const QByteArray &value)
{
    if (!value.isEmpty())
        query.filters.push_back({dimension, {value}, search::Filter::Match::Exact});
}

search::Query queryOf(const ToolCall &call)
{
    search::Query query;
    query.isPublic = true;
    query.text = call.text("query"_L1);
    query.limit = call.number("limit"_L1);
    query.offset = call.number("offset"_L1);
    addFilter(query, search::dimension::Kind, call.word("kind"_L1));
    const QByteArray place = call.word("place"_L1);
    addFilter(query,
              place.size() == CountryLength ? search::dimension::Country : search::dimension::Place,
              place);
    if (call.has("nature"_L1))
        query.filters.push_back(
            {search::dimension::Nature, {call.word("nature"_L1)}, search::Filter::Match::Nature});
    addFilter(query, search::dimension::Court, call.word("court"_L1));
    addFilter(query, search::dimension::Topic, call.word("topic"_L1));
    addFilter(query, search::dimension::Language, call.word("language"_L1));
    if (call.has("year_from"_L1))
        query.from = QDate(call.number("year_from"_L1), 1, 1);
    if (call.has("year_to"_L1))
        query.to = QDate(call.number("year_to"_L1), 12, 31);
    query.asAt = call.date("as_at"_L1);
    if (query.asAt.isValid())
        query.scope = search::Query::Scope::AsAt;
    return query;
}

QByteArray hitJson(const search::Hit &hit, const Context &context)
{
    json::Writer out;
    out.beginObject().member("title", hit.title);
    writeReceipt(out,
                 {hit.workUri, hit.expressionUri, hit.date, hit.eIdOfUnit,
                  knowledge::pinpointUri(hit.expressionUri, hit.component, hit.eIdOfUnit)},
                 context);
    const QString heading = hit.num.isEmpty() ? hit.heading : QString(hit.num + u' ' + hit.heading);
    out.members("heading", json::orNull(heading.trimmed()), "snippet",
                search::plainSnippet(hit.snippet))
        .endObject();
    return out.take();
}

QString hintFor(const search::Results &found)
{
    // The words of what was hidden a moment ago are words of the index still.
    if (!found.suggestion.isEmpty() && found.lag.isComplete)
        return u"Perhaps meant: %1"_s.arg(found.suggestion);
    if (found.hits.empty() && !found.lag.isComplete)
        return u"Nothing was found so far."_s;
    if (found.hits.empty())
        return u"Nothing was found. Try fewer or other words, or fewer filters."_s;
    if (found.isBroadened)
        return u"No work has all the words; these have some of them."_s;
    return {};
}

/// An item with `text`, which may be a part of its own.
QByteArray itemJson(const Item &item, const QString &text, const Context &context)
{
    json::Writer out;
    out.beginObject().member("title", item.title);
    writeReceipt(out,
                 {item.workUri, item.expressionUri, item.expressionDate, anchorOf(item),
                  item.pinpointUri},
                 context);
    out.member("portion_title", json::orNull(item.portionTitle));
    out.key("parents").array(item.parents, [&out](const knowledge::Ancestor &parent) {
        out.string(parent.title);
    });
    out.members("repealed", item.repealed, "commenced", item.commenced, "text", text, "is_text_cut",
                text.size() < item.text.size(), "text_hash", item.textHash, "score",
                json::Raw{QByteArray::number(item.score, 'f', ScoreDigits)})
        .endObject();
    return out.take();
}

/// Adds items whole as far as they fit; of one that does not, and of one that would leave too little for
/// the others, some of it where there is room. Whether all are there, and whole.
bool addItems(Entries &entries, Budget &budget, const std::vector<Item> &items,
              const Context &context)
{
    constexpr qsizetype WorthShowing = 200; // Bytes of text: two sentences.
    const qsizetype most = items.size() > 1 ? budget.bytesLeft() / 2 : budget.bytesLeft();
    bool isWhole = true;
    for (const Item &item : items) {
        const qsizetype share = std::min(budget.bytesLeft(), most);
        const QByteArray whole = itemJson(item, item.text, context);
        if (whole.size() < share) {
            entries.add(whole);
            continue;
        }
        isWhole = false;
        const qsizetype room = share - itemJson(item, QString(), context).size() - WorthShowing;
        if (room < WorthShowing)
            break;
        entries.add(itemJson(item, excerptOf(item.text, 0, room).text, context));
    }
    return isWhole;
}

Result<KnowledgeBase> findBase(const ToolCall &call)
{
    const QByteArray code = call.word("knowledge_base"_L1);
    Result<KnowledgeBase> base = store::findKnowledgeBase(call.context.db, code);
    if (base || base.error().code != ErrorCode::NotFound)
        return base;
    SHERIA_TRY(const auto bases, store::listKnowledgeBases(call.context.db));
    QStringList names;
    for (const KnowledgeBase &each : bases)
        names << QString::fromUtf8(each.code) + u" ("_s + each.name + u')';
    return problem(ErrorCode::NotFound,
                   u"There is no knowledge base '%1'. There are: %2."_s.arg(QString::fromUtf8(code),
                                                                            names.join(u", "_s)));
}

/// A word that is no URI would let nothing through, and nobody would know why.
Result<void> checkWorks(const std::vector<QByteArray> &works)
{
    for (std::size_t i = 0; i < works.size(); ++i) {
        if (!FrbrUri::parse(works[i]))
            return problem(
                ErrorCode::InvalidArgument,
                u"works[%1]: '%2' is not an FRBR URI such as /akn/za/act/1998/55; use search to find works."_s
                    .arg(i)
                    .arg(QString::fromUtf8(works[i].left(MaxEchoBytes))));
    }
    return {};
}

knowledge::Request requestOf(const ToolCall &call)
{
    knowledge::Request request;
    request.text = call.text("text"_L1);
    request.topK = call.number("top_k"_L1);
    request.filters.works = call.words("works"_L1);
    request.filters.places = call.words("places"_L1);
    request.filters.repealed = call.choice("repealed"_L1);
    request.filters.commenced = call.choice("commenced"_L1);
    request.filters.principal = call.choice("principal"_L1);
    request.filters.asAt = call.date("as_at"_L1);
    return request;
}

} // namespace

Result<QByteArray> searchLibrary(const ToolCall &call)
{
    const search::Query query = queryOf(call);
    if (query.from.isValid() && query.to.isValid() && query.from > query.to)
        return problem(ErrorCode::InvalidArgument, u"year_from is later than year_to."_s);
    SHERIA_TRY(const QString missing, missingInIndex(call.context));
    SHERIA_TRY(const search::Results found,
               call.context.searcher.search(query, call.context.db, call.context.stop));
    SHERIA_TRY(const auto references,
               citations::resolveTyped(
                   call.context.db, query.text,
                   {.today = call.context.today, .asAt = query.asAt, .stop = call.context.stop}));
    Budget budget = call.budget();
    Entries entries(budget);
    qint64 passed = 0; // Hits that are told, or that the library has no longer.
    for (const search::Hit &hit : found.hits) {
        SHERIA_TRY(const bool isThere,
                   store::hasExpression(call.context.db, hit.workUri, hit.expressionUri));
        if (isThere && !entries.add(hitJson(hit, call.context)))
            break;
        ++passed;
    }
    json::Writer out;
    out.beginObject().members("total", found.total, "results", json::Raw{entries.array()});
    if (!references.empty() && query.offset == 0 && query.filters.empty())
        out.member("references", json::list(references, citations::referenceJson));
    const qint64 next = query.offset + passed;
    const bool hasMore = passed > 0 && next < found.total;
    out.member("next_offset", hasMore ? std::optional(next) : std::nullopt);
    return ended(out, entries.isCut(), entries.isCut() ? QString() : hintFor(found), missing);
}

Result<QByteArray> retrievePassages(const ToolCall &call)
{
    SHERIA_TRY(const KnowledgeBase base, findBase(call));
    SHERIA_CHECK(checkWorks(call.words("works"_L1).value_or(std::vector<QByteArray>())));
    SHERIA_TRY(const QString missing, missingInIndex(call.context));
    knowledge::Retriever retriever(call.context.searcher, call.context.db, call.context.today,
                                   call.context.vectors);
    SHERIA_TRY(const std::vector<Item> items,
               retriever.retrieve(base, requestOf(call), {}, call.context.stop));
    Budget budget = call.budget();
    Entries entries(budget);
    const bool isWhole = addItems(entries, budget, items, call.context);
    json::Writer out;
    out.beginObject().members("knowledge_base", base.code, "results", json::Raw{entries.array()});
    QString hint;
    if (items.empty() && missing.isEmpty())
        hint = u"Nothing was found. Try other words, fewer filters, or another knowledge base."_s;
    else if (knowledge::isUnsure(items))
        hint = u"No passage has most of the words of the question: the library may not answer it. "
               "Read the passages before relying on them, or try other words."_s;
    return ended(out, !isWhole, hint, missing);
}

} // namespace sheria::assistant
