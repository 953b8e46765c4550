// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/resolver.h"
#include "core/knowledge/expressiontext.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/marker.h"
#include "core/search/query/searcher.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

/// "= /akn/…/~sec_9  section 9(1): Changing a light – Lights and Beacons Act, 2005", or what of it is not there.
QByteArray referenceLine(const citations::ResolvedReference &found)
{
    const QString asked = QString::fromUtf8(citations::pinpointWords(found));
    const QByteArray uri = citations::pinpointUri(found);
    QString text = found.work.title;
    if (!asked.isEmpty() && found.isThere)
        text = asked + (found.heading.isEmpty() ? QString() : u": "_s + found.heading) + u" – "_s
            + text;
    else if (!asked.isEmpty() && !uri.isEmpty())
        text += u" (there is no %1)"_s.arg(asked);
    else if (uri.isEmpty())
        text += u" (there is no text of that day)"_s;
    return "= " + (uri.isEmpty() ? found.work.uri : uri) + "  " + printable(text);
}

QByteArray hitUri(const search::Hit &hit)
{
    return hit.expressionUri.isEmpty()
        ? hit.workUri
        : knowledge::pinpointUri(hit.expressionUri, hit.component, hit.eIdOfUnit);
}

void printHit(const Arguments &given, const search::Hit &hit)
{
    const QString place = (hit.num + u' ' + hit.heading).simplified();
    const QString snippet = search::plainSnippet(hit.snippet).simplified();
    if (given.wantsJson()) {
        printLine(json::object("kind", "hit", "frbr_uri", hit.workUri, "title", hit.title,
                               "pinpoint_frbr_uri", hitUri(hit), "heading", json::orNull(place),
                               "snippet", snippet));
        return;
    }
    printLine(hitUri(hit) + "  "
              + printable(place.isEmpty() ? hit.title : place + u" – "_s + hit.title));
    if (!snippet.isEmpty())
        printLine("    " + printable(snippet));
}

/// Errors: those of the search.
Result<void> searchFor(const Arguments &given, store::Database &db)
{
    constexpr int DefaultLimit = 10;
    const QDate day = given.date(u"at"_s);
    search::Query query;
    query.text = given.paths().join(u' ');
    query.limit = given.number(u"limit"_s, DefaultLimit);
    query.asAt = day;
    query.scope = day.isValid() ? search::Query::Scope::AsAt : search::Query::Scope::Newest;
    const Today today(SystemClock().now());
    SHERIA_TRY(const auto references,
               citations::resolveTyped(db, query.text,
                                       {.today = today, .asAt = day, .stop = stopToken()}));
    for (const citations::ResolvedReference &found : references) {
        const QByteArray object = citations::referenceJson(found);
        printLine(given.wantsJson() ? "{\"kind\":\"reference\"," + object.sliced(1)
                                    : referenceLine(found));
    }
    search::Searcher searcher(search::indexFolder(given.library()));
    const auto results = searcher.search(query, db, stopToken());
    if (!results && results.error().code == ErrorCode::Unavailable) {
        const QString what = u"there is no search index; use 'sheriactl index rebuild'."_s;
        if (references.empty())
            return Error{ErrorCode::Unavailable, what};
        say(what);
        return {};
    }
    if (!results)
        return results.error();
    if (!results->lag.isComplete)
        say(u"the search index is not up to date: there may be more."_s);
    for (const search::Hit &hit : results->hits)
        printHit(given, hit);
    if (results->hits.empty() && references.empty())
        say(u"nothing was found."_s);
    return {};
}

} // namespace

Exit runSearch(Arguments &given)
{
    return given.look([&given](store::Database &db) { return searchFor(given, db); });
}

} // namespace sheria::ctl
