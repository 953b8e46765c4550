// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>

namespace tst_hostile {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

/// More than any of these runs needs, and far less than for ever.
constexpr int ManyRequests = 400;
const QByteArray Json = "Content-Type: application/json\r\n";
const QByteArray Xml = "Content-Type: application/xml\r\n";
const QByteArray Page = "<!doctype html><html><body><h1>Not found</h1></body></html>";

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

QByteArray said(const QByteArray &body, const QByteArray &fields = Json)
{
    return FaultProxy::answered("200 OK", fields, body);
}

/// One that a list of everything may show, of a work of its own.
QByteArray item(qint64 number)
{
    const QByteArray uri = "/akn/xa/act/2007/" + QByteArray::number(number);
    return "{\"frbr_uri\":\"" + uri + "\",\"expression_frbr_uri\":\"" + uri
        + "/eng@2007-01-01\",\"url\":\"http://x" + uri
        + "/eng@2007-01-01\",\"title\":\"T\",\"language\":\"eng\",\"expression_date\":\"2007-01-"
          "01\",\"stub\":true}";
}

QByteArray list(const QByteArray &count, const QByteArray &items)
{
    return "{\"count\":" + count + ",\"next\":\"http://x/next\",\"previous\":null,\"results\":["
        + items + "]}";
}

/// Servers that mean harm, or are broken in ways of their own: a run ends, and what is here stays.
class TestHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsHereStays_data()
    {
        QTest::addColumn<QByteArray>(
            "ending"); // Of the targets that are answered so, without query.
        QTest::addColumn<QByteArray>("answer");
        const auto row = [](const char *name, const char *ending, const QByteArray &answer) {
            QTest::newRow(name) << QByteArray(ending) << answer;
        };
        const QByteArray html = "Content-Type: text/html\r\n";
        row("texts: soft 404", ".xml", FaultProxy::answered("404 Not Found", html, Page));
        row("texts: a page", ".xml", said(Page, html));
        row("texts: a page that says it is XML", ".xml", said(Page, Xml));
        row("texts: not Akoma Ntoso", ".xml", said("<a/>", Xml));
        row("texts: cut off", ".xml", said("<akomaNtoso><act", Xml));
        row("texts: entities", ".xml",
            said("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]><akomaNtoso>&d;"
                 "</akomaNtoso>",
                 Xml));
        row("texts: Latin-1 that nobody declared", ".xml",
            said("<akomaNtoso><act name=\"act\">\xe9t\xe9</act></akomaNtoso>", Xml));
        row("lists: soft 404", "/timeline.json", FaultProxy::answered("404 Not Found", html, Page));
        row("lists: a page", "/commencements.json", said(Page, html));
        row("lists: a page that says it is JSON", "/commencements.json", said(Page));
        row("lists: cut off", "/timeline.json", said("{\"timeline\":[{\"date\":\"2001"));
        row("lists: more after the end", "/timeline.json", said("{\"timeline\":[]} {}"));
        row("lists: an array", "/timeline.json", said("[]"));
        row("lists: a word", "/timeline.json", said("\"timeline\""));
        row("lists: nothing", "/timeline.json", said({}));
        row("lists: not a number", "/timeline.json", said("{\"timeline\":NaN}"));
        row("lists: deep", "/timeline.json",
            said("{\"timeline\":" + QByteArray(100'000, '[') + QByteArray(100'000, ']') + '}'));
        row("lists: Latin-1", "/commencements.json",
            said("{\"commencements\":[],\"note\":\"\xe9t\xe9\"}"));
        row("lists: UTF-16", "/commencements.json",
            said(QByteArray::fromHex("fffe7b007d00"),
                 "Content-Type: application/json; charset=utf-16\r\n"));
        row("lists: of another kind", "/timeline.json", said("{\"timeline\":{\"date\":\"2001\"}}"));
        row("lists: something else", "/timeline.json", said("{\"status\":\"under repair\"}"));
        row("enrichments: something else", "/provision-enrichments.json",
            said("{\"status\":\"under repair\"}"));
        row("lists: too large", "/timeline.json",
            said("{\"timeline\":[" + QByteArray(limits::MaxSyncJsonBytes, ' ') + "]}"));
        row("media: of another kind", "/media.json", said("{\"results\":7}"));
        row("media: something else", "/media.json", said("{\"status\":\"under repair\"}"));
        row("media: the name is a path", "/media.json",
            said("{\"count\":1,\"next\":null,\"results\":[{\"filename\":\"../../../etc/"
                 "passwd\"}]}"));
        row("media: the name is none", "/media.json",
            said("{\"count\":1,\"next\":null,\"results\":[{\"filename\":5}]}"));
        row("files: a page", "/media/a.png", said(Page, html));
        row("files: soft 404", "/media/a.png", FaultProxy::answered("404 Not Found", html, Page));
        row("places: something else", "/places", said("{\"status\":\"under repair\"}"));
        row("places: of another kind", "/places", said("{\"results\":[7,[],{\"code\":5}]}"));
        row("topics: something else", "/taxonomy-topics", said("{\"status\":\"under repair\"}"));
        row("topics: without end", "/taxonomy-topics",
            said(list("9", "{\"slug\":\"subject-areas\",\"name\":\"X\",\"children\":[]}")));
        const QByteArray itself =
            "{\"slug\":\"subject-areas\",\"name\":\"X\",\"children\":[{\"slug\":"
            "\"subject-areas\",\"name\":\"X\",\"children\":[]}]}";
        row("topics: below themselves", "/taxonomy-topics",
            said("{\"count\":2,\"next\":null,\"results\":[" + itself + ',' + itself + "]}"));
        row("datasets: of another kind", "/enrichment-datasets", said("{\"results\":\"x\"}"));
        row("everything: a page", "/work-expressions", said(Page, html));
        row("everything: of another kind", "/work-expressions",
            said("{\"count\":\"9\",\"next\":null,\"results\":{}}"));
        row("everything: nothing", "/work-expressions",
            said("{\"count\":0,\"next\":null,\"previous\":null,\"results\":[]}"));
        row("everything: words in it", "/work-expressions",
            said(
                "{\"count\":2,\"next\":null,\"previous\":null,\"results\":[\"a\",{\"title\":5}]}"));
    }
    void whatIsHereStays()
    {
        QFETCH(QByteArray, ending);
        QFETCH(QByteArray, answer);
        RouteFixture server;
        std::atomic<bool> isHostile = false;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) {
            return isHostile && target.split('?').front().endsWith(ending) ? answer : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        isHostile = true;
        proxy.forgetTargets();
        wantAll(copy);
        copy.options.isFull = true; // Nothing is spared it.
        copy.run(source);
        QVERIFY2(proxy.targets().size() < ManyRequests,
                 qPrintable(QString::number(proxy.targets().size())));
        QCOMPARE(copy.differences(baseOf(server)).join(u'\n'), QString());
        isHostile = false;
        copy.clock.advance(6LL * 60 * 1000);
        const auto healed = copy.run(source);
        QVERIFY2(healed, qPrintable(copy.lastError.text()));
        QCOMPARE(healed->failed, 0);
        QCOMPARE(healed->deleted, 0);
        QCOMPARE(copy.differences(baseOf(server)).join(u'\n'), QString());
    }

    /// Lists that say there is always a further page.
    void listsEnd_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("the same page for ever") << 0;
        QTest::newRow("two pages in turn") << 1;
        QTest::newRow("empty pages") << 2;
        QTest::newRow("more than it says") << 3;
        QTest::newRow("less than nothing") << 4;
        QTest::newRow("a number that is none") << 5;
    }
    void listsEnd()
    {
        QFETCH(int, way);
        RouteFixture server;
        std::atomic<int> asked = 0;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) -> QByteArray {
            if (!target.startsWith("/v3/work-expressions") || target.endsWith("page_size=1"))
                return {};
            const int page = ++asked;
            switch (way) {
            case 0: return said(list("1000000", item(1)));
            case 1: return said(list("1000000", item(page % 2)));
            case 2: return said(list("1000000", {}));
            case 3: return said(list("3", item(page)));
            case 4: return said(list("-3", item(page)));
            default: return said(list("1e300", item(1)));
            }
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        copy.run(source);
        QVERIFY2(proxy.targets().size() < ManyRequests,
                 qPrintable(QString::number(proxy.targets().size())));
        // And so does what compares with them.
        asked = 0;
        proxy.forgetTargets();
        QVERIFY(!copy.differences(proxy.base()).isEmpty());
        QVERIFY(proxy.targets().size() < ManyRequests);
    }

    /// The media of one expression, as a list without end.
    void aListOfMediaEnds()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) -> QByteArray {
            if (!target.contains("/media.json"))
                return {};
            return said(list("9", "{\"filename\":\"a.png\",\"mime_type\":\"image/png\"}"));
        });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.run(copy.addSource(proxy.base()));
        QVERIFY(proxy.targets().size() < ManyRequests);
    }

    /// Of members that are there twice the last counts, as for most who read JSON; nothing else happens.
    void membersThatAreThereTwiceDoNoHarm()
    {
        RouteFixture server;
        FaultProxy proxy(
            server.port(), noFault, {}, [](const QByteArray &target, const QByteArray &answer) {
                if (!target.startsWith("/v3/work-expressions"))
                    return answer;
                QByteArray body = answer.mid(answer.indexOf("\r\n\r\n") + 4);
                body.replace("{\"count\":", "{\"count\":-7,\"results\":\"none\",\"count\":");
                return said(body);
            });
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(proxy.base()));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    /// UTF-8 that says so at its beginning is UTF-8.
    void aMarkOfUtf8IsTaken()
    {
        RouteFixture server;
        FaultProxy proxy(
            server.port(), noFault, {}, [](const QByteArray &target, const QByteArray &answer) {
                if (!target.contains(".json") || !answer.startsWith("HTTP/1.1 200"))
                    return answer;
                return said("\xef\xbb\xbf" + answer.mid(answer.indexOf("\r\n\r\n") + 4));
            });
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(proxy.base()));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    /// The same of decisions: what is broken is told, and what was here stays.
    void decisionsStay_data()
    {
        QTest::addColumn<QByteArray>("ending");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("texts: a page") << ".xml"_ba << said(Page, Xml);
        QTest::newRow("texts: soft 404")
            << ".xml"_ba
            << FaultProxy::answered("404 Not Found", "Content-Type: text/html\r\n", Page);
        QTest::newRow("list: something else")
            << "/decisions/.json"_ba << said("{\"status\":\"under repair\"}");
        QTest::newRow("list: nothing")
            << "/decisions/.json"_ba << said("{\"count\":0,\"next\":null,\"results\":[]}");
        QTest::newRow("list: the same page for ever")
            << "/decisions/.json"_ba
            << said(list("1000000", "{\"frbr_uri\":\"/akn/xa/judgment/xahc/1999/1\"}"));
    }
    void decisionsStay()
    {
        QFETCH(QByteArray, ending);
        QFETCH(QByteArray, answer);
        DecisionFixture server;
        std::atomic<bool> isHostile = false;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) {
            return isHostile && target.split('?').front().endsWith(ending) ? answer : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base(), "{}", SyncKind::Decisions);
        QVERIFY(copy.run(source));
        isHostile = true;
        proxy.forgetTargets();
        wantAll(copy);
        copy.options.isFull = true;
        copy.run(source);
        QVERIFY(proxy.targets().size() < ManyRequests);
        QCOMPARE(copy.differences(baseOf(server), "{}", SyncKind::Decisions).join(u'\n'),
                 QString());
    }

private:
    static void wantAll(CopyFixture &copy)
    {
        must(copy.library->writer()
                 .submit([](store::Database &db) {
                     return db.execute("UPDATE sync_item SET state = 'wanted', parts = ''");
                 })
                 .get());
    }
};

SHERIA_TEST(TestHostile)
} // namespace tst_hostile
#include "tst_hostile.moc"
