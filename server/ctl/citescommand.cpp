// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/follower.h"
#include "core/citations/graph.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using citations::CitedBy;
using citations::CitedPlace;
using citations::CitedWork;
using citations::CitingWork;

struct Answer
{
    ExpressionRecord record;
    std::vector<CitedWork> cites;
    CitedBy citedBy;
    qint64 waiting = 0; ///< Works that were not looked through yet.
};

Result<void> update(const QString &path)
{
    const SystemClock clock;
    SHERIA_TRY(const auto library,
               Library::open(path, Library::Mode::OpenExisting, clock,
                             Library::Access::ReadAtLeast));
    SHERIA_TRY(store::Database reader, library->openReader());
    SHERIA_CHECK(citations::queueOutdated(reader, library->writer()));
    return citations::catchUp(reader, library->writer(), stopToken());
}

Result<Answer> ask(const Arguments &given)
{
    const QByteArray provision = given.bytes(u"provision"_s);
    const QDate asAt = given.date(u"at"_s);
    SHERIA_TRY(store::Database db, openForLooking(given.library()));
    SHERIA_TRY(const FrbrUri uri, store::findAddress(db, given.paths().front().toUtf8()));
    Answer answer;
    SHERIA_TRY(answer.record,
               store::findExpression(db, uriAsAt(uri.canonical(), asAt),
                                     Today(SystemClock().now())));
    SHERIA_TRY(answer.waiting, store::countCitationTasks(db));
    SHERIA_TRY(answer.cites,
               citations::cites(db, answer.record, citations::Unnamed::Included, asAt));
    if (!provision.isEmpty())
        for (CitedWork &work : answer.cites)
            std::erase_if(work.places, [&](const CitedPlace &place) {
                return place.source != provision
                    && !place.source.startsWith(QByteArray(provision + "__"));
            });
    std::erase_if(answer.cites, [](const CitedWork &work) { return work.places.empty(); });
    SHERIA_TRY(answer.citedBy, citations::citedBy(db, answer.record, provision, asAt));
    return answer;
}

json::Raw placesJson(const std::vector<CitedPlace> &places)
{
    return json::list(places, [](const CitedPlace &place) {
        // A paragraph of a decision belongs to its citation and is no provision.
        const QByteArray words = place.written.isEmpty() ? place.words : place.written;
        const QByteArray none;
        return json::object("source", json::orNull(place.source), "target",
                            json::orNull(place.target), "words",
                            json::orNull(place.isOfCase ? none : words), "pinpoint",
                            json::orNull(place.isOfCase ? words : none), "marked_up",
                            place.isMarked);
    });
}

QByteArray asJson(const Answer &answer)
{
    const auto cited = [](const CitedWork &work) {
        return json::object("frbr_uri", json::orNull(work.work.uri), "title",
                            json::orNull(work.work.title), "text", work.text, "places",
                            placesJson(work.places));
    };
    const auto citing = [](const CitingWork &work) {
        return json::object("frbr_uri", work.work.uri, "expression_frbr_uri", work.expressionUri,
                            "title", work.work.title, "places", placesJson(work.places));
    };
    return json::object("expression_frbr_uri", answer.record.expression.uri, "cites",
                        json::list(answer.cites, cited), "cited_by",
                        json::list(answer.citedBy.works, citing), "not_looked_through",
                        answer.waiting);
}

void printPlaces(const std::vector<CitedPlace> &places)
{
    for (const CitedPlace &place : places) {
        QByteArray line = "    " + (place.source.isEmpty() ? "-"_ba : place.source);
        line += " -> " + (place.target.isEmpty() ? "-"_ba : place.target);
        if (!place.words.isEmpty())
            line += "  (" + place.words + ')';
        printLine(line);
    }
}

void printText(const Answer &answer)
{
    printLine("Cites:"_ba);
    for (const CitedWork &work : answer.cites) {
        const QByteArray name = work.work.uri.isEmpty()
            ? QByteArray(work.text.isEmpty() ? "?"_ba : "?  " + work.text)
            : QByteArray(work.work.uri + "  " + work.work.title.toUtf8());
        printLine("  " + name);
        printPlaces(work.places);
    }
    printLine("Cited by:"_ba);
    for (const CitingWork &work : answer.citedBy.works) {
        printLine("  "_ba + work.work.uri + "  " + work.work.title.toUtf8());
        printPlaces(work.places);
    }
}

} // namespace

Exit runCites(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().size() != 1)
        return given.refuse(u"exactly one FRBR_URI is required."_s);
    return given.run([&given]() -> Result<void> {
        if (given.has(u"update"_s))
            SHERIA_CHECK(update(given.library()));
        SHERIA_TRY(const Answer answer, ask(given));
        if (answer.waiting > 0)
            say(u"citations of %1 works have not been extracted yet; use --update."_s.arg(
                answer.waiting));
        if (given.wantsJson())
            printLine(asJson(answer));
        else
            printText(answer);
        return {};
    });
}

} // namespace sheria::ctl
