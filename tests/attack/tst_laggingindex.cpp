// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/search/index/indexer.h"
#include "core/search/index/indexstatus.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_laggingindex {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::tests;

constexpr const char *Deleted = "/akn/xa/act/2012/5";
constexpr const char *Shortened = "/akn/xa/act/2012/6"; ///< Loses its newest point in time.
constexpr const char *Withdrawn = "/akn/xa/judgment/xahc/2022/3";

Result<void> putJudgment(store::Database &db, const char *state, const QDateTime &now)
{
    Work work;
    work.uri = must(FrbrUri::parse(Withdrawn));
    work.title = u"Quagga v Republic"_s;
    work.judgment = R"({"court":{"name":"High Court","code":"xahc"},"delivery_date":"2022-02-03",)"
                    R"("short_mnc":"[2022] XAHC 3","state":)"
                    "\""
        + QByteArray(state) + "\"}";
    SHERIA_TRY([[maybe_unused]] const bool isChanged, store::putWork(db, work, now));
    return {};
}

/// A server whose index has three works that are hidden, deleted and shortened since, and stays so.
class Lagging : public RouteFixture
{
public:
    Lagging()
    {
        change([this](store::Database &db) -> Result<void> {
            SHERIA_CHECK(putText(db, Deleted, "2012-01-01", "Quagga Act"));
            SHERIA_CHECK(putText(db, Shortened, "2012-01-01", "Older Quagga Order"));
            SHERIA_CHECK(putText(db, Shortened, "2015-01-01", "Newer Quagga Order"));
            SHERIA_CHECK(putJudgment(db, "published", clock.now()));
            return putText(db, Withdrawn, "2022-02-03", "Quagga v Republic");
        });
        const search::Indexer indexer(library().path(), search::indexFolder(library().path()));
        if (!indexer.waitFor(library().revision(), std::chrono::seconds(20)))
            qFatal("nothing is indexed");
    }

    void takeBack()
    {
        clock.advance(1000);
        change([this](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::deleteWork(db, Deleted, clock.now()));
            SHERIA_CHECK(
                store::deleteExpression(db, "/akn/xa/act/2012/6/eng@2015-01-01", clock.now()));
            return putJudgment(db, "processing", clock.now());
        });
    }

    /// What a tool answers.
    QJsonObject ask(const QByteArray &tool, const QByteArray &arguments)
    {
        if (m_tools.isEmpty())
            m_tools = must(access::McpAccess(library().writer(), clock).open()).value_or("");
        const Reply reply =
            ApiClient(port(), m_tools)
                .send("POST", "/mcp",
                      {{"Content-Type", "application/json"},
                       {"Accept", "application/json, text/event-stream"}},
                      R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"arguments":)"
                          + arguments + R"(,"name":)" + '"' + tool + "\"}}");
        return reply.json()["result"_L1]["structuredContent"_L1].toObject();
    }

private:
    Result<void> putText(store::Database &db, const char *work, const char *date, const char *title)
    {
        DocumentSpec spec;
        spec.work = work;
        spec.date = date;
        spec.title = title;
        spec.body = "<section eId=\"sec_1\"><content><p>The quagga is protected.</p></content>"
                    "</section>";
        const auto put = store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                              clock.now());
        return put ? Result<void>() : put.error();
    }

    QByteArray m_tools; ///< Their token.
};

QStringList expressionsOf(const QJsonObject &answer)
{
    QStringList uris;
    for (const QJsonValue each : answer["results"_L1].toArray())
        uris << each["expression_frbr_uri"_L1].toString();
    uris.sort();
    return uris;
}

QStringList titlesOf(const Reply &reply)
{
    QStringList titles;
    for (const QJsonValue each : reply.json()["suggestions"_L1].toArray()) {
        if (each["type"_L1] != QJsonValue(u"word"_s))
            titles << each["text"_L1].toString();
    }
    return titles;
}

/// The search index learns a moment later than the library that something is deleted or not public any
/// more. Nothing that is asked in between names it.
class TestLaggingIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theToolsNameOnlyWhatIsThere()
    {
        Lagging library;
        QCOMPARE(expressionsOf(library.ask("search", R"({"query":"quagga"})")),
                 QStringList({u"/akn/xa/act/2012/5/eng@2012-01-01"_s,
                              u"/akn/xa/act/2012/6/eng@2015-01-01"_s,
                              u"/akn/xa/judgment/xahc/2022/3/eng@2022-02-03"_s}));
        library.takeBack();
        const QJsonObject after = library.ask("search", R"({"query":"quagga"})");
        QCOMPARE(after["is_complete"_L1], QJsonValue(false));
        QCOMPARE(expressionsOf(after), QStringList());
    }

    /// Pages go on behind what was left out.
    void whatIsLeftOutIsPassedBy()
    {
        Lagging library;
        library.takeBack();
        int pages = 0;
        for (QJsonValue next(0); next.isDouble(); ++pages) {
            const QJsonObject page = library.ask("search",
                                                 R"({"query":"quagga","limit":1,"offset":)"
                                                     + QByteArray::number(next.toInt()) + '}');
            QCOMPARE(expressionsOf(page), QStringList());
            QVERIFY(page["next_offset"_L1].toInt(99) > next.toInt());
            next = page["next_offset"_L1];
        }
        QCOMPARE(pages, 3);
    }

    /// A word to try instead may be a word of what is hidden.
    void noWordIsSuggestedMeanwhile()
    {
        Lagging library;
        const QByteArray misspelt = R"({"query":"quaggga"})";
        QVERIFY(library.ask("search", misspelt)["hint"_L1].toString().contains(u"quagga"_s));
        library.takeBack();
        QVERIFY(!library.ask("search", misspelt)["hint"_L1].toString().contains(u"quagga"_s));
    }

    void titlesAreSuggestedOfWhatIsThere()
    {
        Lagging library;
        const QByteArray target = "/api/v1/search/suggest?q=quag";
        QCOMPARE(titlesOf(library.client().get(target)), QStringList{u"Quagga v Republic"_s});
        library.takeBack();
        const Reply after = library.client().get(target);
        QCOMPARE(after.status, 200);
        QCOMPARE(titlesOf(after), QStringList());
    }
};

SHERIA_TEST(TestLaggingIndex)
} // namespace tst_laggingindex
#include "tst_laggingindex.moc"
