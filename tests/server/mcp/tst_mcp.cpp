// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/store/rows/expressionwriter.h"
#include "server/mcp/message.h"
#include "tests/server/mcp/toolclient.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_mcp {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Ping = R"({"jsonrpc":"2.0","id":1,"method":"ping"})";
const QByteArray Act = R"("frbr_uri":"/akn/xa/act/2010/1")";

QStringList strings(const QJsonValue &list, QLatin1StringView member)
{
    QStringList out;
    const QJsonArray entries = list.toArray();
    for (const auto &each : entries)
        out << each[member].toString();
    return out;
}

/// The tools for language models, over HTTP: who is let in, and what each tool answers.
class TestMcp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isOffUntilItIsSwitchedOn()
    {
        KnowledgeFixture fixture;
        const QByteArray own = fixture.routes().token();
        ApiClient api(fixture.routes().port(), own);
        const ApiClient::Headers type{{"Content-Type", "application/json"}};
        QCOMPARE(api.send("POST", "/mcp", type, Ping).status, 404);
        ToolClient client(fixture);
        QVERIFY(!client.token().isEmpty());
        QCOMPARE(client.send(Ping).status, 200);
        access::McpAccess door(fixture.routes().library().writer(), fixture.routes().clock);
        QVERIFY(door.shut());
        QCOMPARE(client.send(Ping).status, 404);
        // It opens to the same token again.
        QVERIFY(!must(door.open()));
        QCOMPARE(client.send(Ping).status, 200);
    }

    void hasATokenOfItsOwn()
    {
        const QByteArray api = m_fixture.routes().token();
        for (const QByteArray &wrong :
             {QByteArray(), api, QByteArray("x"), m_client.token().chopped(1),
              QByteArray(m_client.token() + '0')}) {
            const Reply reply = m_client.sendWith(wrong, Ping);
            QCOMPARE(reply.status, 401);
            QCOMPARE(reply.header("www-authenticate"), "Bearer");
        }
        // Nor does it open the API.
        QCOMPARE(ApiClient(m_fixture.routes().port(), m_client.token()).get("/v3/places").status,
                 401);
        // A browser's cookie is sent by itself: it proves nothing.
        QCOMPARE(m_client.sendWith({}, Ping, {{"Cookie", "sessionid=" + m_client.token()}}).status,
                 401);
    }

    void anotherTokenEndsTheOneBefore()
    {
        KnowledgeFixture fixture;
        ToolClient client(fixture);
        access::McpAccess door(fixture.routes().library().writer(), fixture.routes().clock);
        const QByteArray next = must(door.renewToken());
        QCOMPARE(client.send(Ping).status, 401);
        QCOMPARE(client.sendWith(next, Ping).status, 200);
    }

    /// A page of an attacker's whose name was made to lead here has the browser send its own name.
    void foreignHostsAndOriginsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("host"); // Empty: our own.
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<int>("status");

        QTest::newRow("own") << QByteArray() << QByteArray() << 200;
        QTest::newRow("localhost") << QByteArray("localhost") << QByteArray() << 200;
        QTest::newRow("loopback of IPv6") << QByteArray("[::1]:99") << QByteArray() << 200;
        QTest::newRow("rebound") << QByteArray("evil.example") << QByteArray() << 421;
        QTest::newRow("rebound, with our port")
            << QByteArray("evil.example:8089") << QByteArray() << 421;
        QTest::newRow("begins like ours")
            << QByteArray("127.0.0.1.evil.example") << QByteArray() << 421;
        QTest::newRow("localhost below another")
            << QByteArray("localhost.evil.example") << QByteArray() << 421;
        QTest::newRow("another address") << QByteArray("192.168.0.7") << QByteArray() << 421;
        QTest::newRow("foreign page") << QByteArray() << QByteArray("http://evil.example") << 403;
        QTest::newRow("page without an origin") << QByteArray() << QByteArray("null") << 403;
        QTest::newRow("page of another port")
            << QByteArray() << QByteArray("http://127.0.0.1:1") << 403;
        QTest::newRow("rebound page")
            << QByteArray("evil.example") << QByteArray("http://evil.example") << 421;
        QTest::newRow("own page") << QByteArray() << QByteArray("own") << 200;
    }
    void foreignHostsAndOriginsAreRefused()
    {
        QFETCH(QByteArray, host);
        QFETCH(QByteArray, origin);
        ApiClient client(m_fixture.routes().port(), m_client.token());
        if (!host.isEmpty())
            client.setHost(host);
        ApiClient::Headers headers{{"Content-Type", "application/json"}};
        if (!origin.isEmpty())
            headers << std::pair("Origin", origin == "own" ? client.base() : origin);
        QTEST(client.send("POST", "/mcp", headers, Ping).status, "status");
    }

    void speaksHttpAsItShould()
    {
        ApiClient client(m_fixture.routes().port(), m_client.token());
        for (const QByteArray &method : {QByteArray("GET"), QByteArray("DELETE")}) {
            const Reply reply = client.send(method, "/mcp");
            QCOMPARE(reply.status, 405);
            QVERIFY(reply.header("allow").contains("POST"));
        }
        QCOMPARE(client.send("POST", "/mcp", {{"Content-Type", "text/plain"}}, Ping).status, 415);
        const Reply pong = m_client.send(Ping);
        QCOMPARE(pong.header("content-type"), "application/json");
        QCOMPARE(pong.header("cache-control"), "no-store");
        QVERIFY(!pong.headers.contains("mcp-session-id"));
        const Reply heard = m_client.send(
            R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
        QCOMPARE(heard.status, 202);
        QVERIFY(heard.body.isEmpty());
        QCOMPARE(m_client.send(QByteArray(mcp::MaxMessageBytes + 1, ' ')).status, 400);
        QCOMPARE(m_client.send("{").status, 400);
    }

    void findsAndRetrieves()
    {
        const QJsonObject found = m_client.call("search", R"({"query":"pilotage","place":"xa"})");
        QVERIFY(strings(found["results"_L1], "frbr_uri"_L1).contains(u"/akn/xa/act/2010/1"_s));
        QVERIFY(!strings(found["results"_L1], "frbr_uri"_L1).contains(u"/akn/xb/act/2010/1"_s));
        QVERIFY(!found["results"_L1][0]["snippet"_L1].toString().contains(u'<'));
        const QJsonObject old = m_client.call(
            "retrieve", R"({"text":"Who sets the fee for pilotage?","as_at":"2012-01-01"})");
        const QJsonValue best = old["results"_L1][0];
        QVERIFY(best["text"_L1].toString().contains(u"harbour master"_s));
        QCOMPARE(best["pinpoint_frbr_uri"_L1].toString(),
                 u"/akn/xa/act/2010/1/eng@2010-01-01/~chp_1__sec_1"_s);
        QVERIFY(best["url"_L1].toString().startsWith(u"http://127.0.0.1:"_s));
        const QJsonObject nothing = m_client.call("search", R"({"query":"zzzzqqqq"})");
        QCOMPARE(nothing["total"_L1].toInt(), 0);
        QVERIFY(!nothing["hint"_L1].toString().isEmpty());
    }

    void readsProvisionsAsTheyStood()
    {
        const QJsonObject now = m_client.call("get_provision",
                                              '{' + Act + R"(,"portion_id":"chp_1__sec_1"})");
        QVERIFY(now["text"_L1].toString().contains(u"Parliament"_s));
        QCOMPARE(now["portion_title"_L1].toString(), u"1. Pilotage fees"_s);
        QCOMPARE(now["parents"_L1][0]["portion_id"_L1].toString(), u"chp_1"_s);
        const QJsonObject then = m_client.call("get_provision",
                                               "{\"frbr_uri\":\"http://desk/akn/xa/act/2010/"
                                               "1#chp_1__sec_1\",\"as_at\":\"2012-01-01\"}");
        QVERIFY(then["text"_L1].toString().contains(u"harbour master"_s));
        QCOMPARE(then["valid_until"_L1].toString(), u"2014-12-31"_s);
        const QJsonObject whole = m_client.call(
            "get_provision", R"({"frbr_uri":"/akn/xa/act/2010/1/eng@2010-01-01"})");
        QVERIFY(whole["text"_L1].toString().contains(u"moors without a pilot"_s));
        QVERIFY(whole["portion_id"_L1].isNull());
    }

    /// Long texts come in pieces that make the whole.
    void longTextsAreReadPieceByPiece()
    {
        m_fixture.routes().change([this](store::Database &db) -> Result<void> {
            const QByteArray word = "<p>The keeper of the lighthouse keeps the light.</p>";
            SHERIA_CHECK(store::putExpression(
                db,
                prepared({.work = "/akn/xa/act/2020/9",
                          .title = "Lighthouse Act",
                          .body = "<section eId=\"sec_1\"><content>" + word.repeated(60)
                              + "</content></section>"}),
                store::WorkPolicy::FromDocument, m_fixture.routes().clock.now()));
            return {};
        });
        const QByteArray uri = R"({"frbr_uri":"/akn/xa/act/2020/9","token_budget":)";
        const QString whole = m_client.call("get_provision", uri + "50000}")["text"_L1].toString();
        QString read;
        int pieces = 0;
        for (qint64 offset = 0; offset >= 0; ++pieces) {
            const QJsonObject piece = m_client.call(
                "get_provision", uri + "200,\"offset\":" + QByteArray::number(offset) + '}');
            QVERIFY(piece["text"_L1].toString().toUtf8().size() <= 3 * 200);
            QCOMPARE(piece["is_cut"_L1].toBool(), piece["next_offset"_L1].isDouble());
            read += piece["text"_L1].toString();
            offset = piece["next_offset"_L1].toInteger(-1);
            QVERIFY(pieces < 100);
        }
        QCOMPARE(read, whole);
        QVERIFY(pieces > 1);
    }

    void listsContentsAndVersions()
    {
        const QJsonObject toc = m_client.call("table_of_contents", '{' + Act + '}');
        QCOMPARE(strings(toc["entries"_L1], "portion_id"_L1),
                 (QStringList{u"chp_1"_s, u"chp_1__sec_1"_s}));
        const QJsonObject top = m_client.call("table_of_contents", '{' + Act + R"(,"depth":1})");
        QCOMPARE(strings(top["entries"_L1], "portion_id"_L1), QStringList{u"chp_1"_s});
        QVERIFY(top["entries"_L1][0]["has_more"_L1].toBool());
        const QJsonObject versions = m_client.call("versions", '{' + Act + '}');
        QCOMPARE(strings(versions["versions"_L1], "date"_L1),
                 (QStringList{u"2010-01-01"_s, u"2015-01-01"_s}));
        QVERIFY(versions["versions"_L1][1]["is_current"_L1].toBool());
        const QJsonObject events = m_client.call("versions",
                                                 R"({"frbr_uri":"/akn/xa/act/2004/17"})");
        QVERIFY(!events["events"_L1].toArray().isEmpty());
    }

    void comparesPointsInTime()
    {
        const QJsonObject changes = m_client.call(
            "compare", '{' + Act + R"(,"from":"2010-01-01","to":"2016-01-01"})");
        QCOMPARE(strings(changes["changes"_L1], "change"_L1),
                 (QStringList{u"changed"_s, u"removed"_s}));
        const QJsonValue first = changes["changes"_L1][0];
        QCOMPARE(first["portion_id"_L1].toString(), u"chp_1__sec_1"_s);
        QVERIFY(first["before"_L1].toString().contains(u"The harbour master"_s));
        QVERIFY(first["after"_L1].toString().contains(u"Parliament"_s));
        QCOMPARE(changes["changes"_L1][1]["portion_id"_L1].toString(), u"chp_1__sec_2"_s);
        const QJsonObject same = m_client.call(
            "compare", '{' + Act + R"(,"from":"2016-01-01","to":"2017-01-01"})");
        QCOMPARE(same["total"_L1].toInt(), 0);
        QVERIFY(
            m_client.problem("compare", '{' + Act + R"(,"from":"2016-01-01","to":"2010-01-01"})")
                .contains(u"earlier date"_s));
        const QJsonObject part = m_client.call(
            "compare",
            '{' + Act + R"(,"from":"2010-01-01","to":"2016-01-01","portion_id":"chp_1__sec_2"})");
        QCOMPARE(part["total"_L1].toInt(), 1);
    }

    /// Words of two languages are not compared: only what one of the texts has alone is told.
    void comparesTwoLanguages()
    {
        const auto put = [this](const QByteArray &expression, const QByteArrayList &sections) {
            QByteArray body;
            for (const QByteArray &words : sections) {
                const QByteArray n = QByteArray::number(1 + body.count("<section"));
                body += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><content><p>" + words
                    + "</p></content></section>";
            }
            m_fixture.put({.work = "/akn/xa/act/1993/8",
                           .language = expression.first(3),
                           .date = expression.last(10),
                           .title = "Buoy Act",
                           .body = body});
        };
        const QByteArray asked =
            R"({"frbr_uri":"/akn/xa/act/1993/8","from":"1994-01-01","to":"1996-01-01")";
        put("fra@1993-01-01", {"Toute bouée du port est rouge.", "Toute cloche sonne à midi."});
        put("eng@1995-01-01", {"Fees are paid.", "Every buoy is red.", "Every bell rings."});
        const QJsonObject byNames = m_client.call("compare", asked + '}');
        QCOMPARE(byNames["from_expression_frbr_uri"_L1].toString(),
                 u"/akn/xa/act/1993/8/fra@1993-01-01"_s);
        QCOMPARE(byNames["to_expression_frbr_uri"_L1].toString(),
                 u"/akn/xa/act/1993/8/eng@1995-01-01"_s);
        QCOMPARE(strings(byNames["changes"_L1], "portion_id"_L1), QStringList{u"sec_3"_s});
        QCOMPARE(byNames["total"_L1].toInt(), 1);
        QVERIFY(byNames["hint"_L1].toString().contains(u"two languages"_s));
        // The French text of that day leads from the words of the old one to the eIds of both.
        put("fra@1995-01-01",
            {"Les frais sont payés.", "Toute bouée du port est rouge.",
             "Toute cloche sonne à midi."});
        const QJsonObject across = m_client.call("compare", asked + '}');
        QCOMPARE(across["to_expression_frbr_uri"_L1].toString(),
                 u"/akn/xa/act/1993/8/eng@1995-01-01"_s);
        QCOMPARE(strings(across["changes"_L1], "portion_id"_L1).value(0), u"sec_1"_s);
        const QJsonValue added = across["changes"_L1][0];
        QCOMPARE(added["change"_L1].toString(), u"added"_s);
        QVERIFY(added["before"_L1].isNull());
        QVERIFY(added["after"_L1].toString().contains(u"Fees are paid."_s));
        QVERIFY(!strings(across["changes"_L1], "change"_L1).contains(u"changed"_s));
        const QJsonObject part = m_client.call("compare", asked + R"(,"portion_id":"sec_1"})");
        QCOMPARE(strings(part["changes"_L1], "change"_L1), QStringList{u"added"_s});
        QVERIFY(part["hint"_L1].toString().contains(u"two languages"_s));
    }

    void tellsWhoWroteWhat()
    {
        const QByteArray words = "The keeper polishes the lens of the lighthouse.";
        const auto put = [this](const QByteArray &date, const QByteArray &meta,
                                const QByteArray &text) {
            m_fixture.put({.work = "/akn/xa/act/1991/8",
                           .date = date,
                           .title = "Lens Act",
                           .meta = meta,
                           .body = "<section eId=\"sec_1\"><num>1.</num><content><p>" + text
                               + "</p></content></section>"});
        };
        put("1991-01-01", {}, words);
        put("1993-02-03",
            "<lifecycle source=\"#x\"><eventRef eId=\"eam1\" date=\"1993-02-01\" "
            "source=\"#am1\" type=\"amendment\"/></lifecycle>"
            "<analysis source=\"#x\"><passiveModifications><textualMod type=\"substitution\" "
            "eId=\"m1\"><source href=\"/akn/xa/act/1993/5\"/><destination href=\"#sec_1\"/>"
            "</textualMod></passiveModifications></analysis>"
            "<references source=\"#x\"><passiveRef eId=\"am1\" href=\"/akn/xa/act/1993/5\" "
            "showAs=\"\"/></references>",
            QByteArray(words).replace("polishes", "gently polishes"));
        const QByteArray lens = R"({"frbr_uri":"/akn/xa/act/1991/8","portion_id":"sec_1")";
        const QJsonObject told = m_client.call("blame", lens + '}');
        QCOMPARE(strings(told["runs"_L1], "text"_L1),
                 (QStringList{u"1. The keeper"_s, u"gently"_s,
                              u"polishes the lens of the lighthouse."_s}));
        const QJsonValue added = told["runs"_L1][1];
        QCOMPARE(added["by"_L1].toString(), u"/akn/xa/act/1993/5"_s);
        QCOMPARE(added["since"_L1].toString(), u"1993-02-03"_s);
        QCOMPARE(added["commencement"_L1].toString(), u"1993-02-01"_s);
        QVERIFY(told["runs"_L1][0]["by"_L1].isNull());
        const QJsonObject asked = m_client.call("blame", lens + R"(,"text":"gently polishes"})");
        QCOMPARE(strings(asked["runs"_L1], "by"_L1), QStringList{u"/akn/xa/act/1993/5"_s});
        QVERIFY(!m_client.problem("blame", lens + R"(,"text":"never polishes"})").isEmpty());
    }

    void tellsCommencementAndDefinitions()
    {
        const QJsonObject state = m_client.call("commencement",
                                                R"({"frbr_uri":"/akn/xa/act/2004/17"})");
        QVERIFY(state["is_commenced"_L1].toBool());
        QVERIFY(!state["commencements"_L1].toArray().isEmpty());
        const QJsonObject before = m_client.call(
            "commencement", R"({"frbr_uri":"/akn/xa/act/2004/17","as_at":"1990-01-01"})");
        QVERIFY(!before["is_commenced"_L1].toBool());
        const QJsonObject repealed = m_client.call("commencement",
                                                   R"({"frbr_uri":"/akn/xa/act/2001/8"})");
        QVERIFY(repealed["is_repealed"_L1].toBool());
        const QJsonObject terms = m_client.call("definitions",
                                                R"({"frbr_uri":"/akn/xa/act/2004/17"})");
        QCOMPARE(terms["total"_L1].toInteger(), terms["definitions"_L1].toArray().size());
    }

    /// With how each treats it, and the words that say so.
    void tellsWhoCites()
    {
        m_fixture.put({.work = "/akn/xa/judgment/xahc/2021/7",
                       .date = "2021-02-03",
                       .title = "Buoy v Harbour",
                       .element = "judgment",
                       .body = "<judgmentBody><decision><paragraph eId=\"para_1\"><content><p>"
                               "Fees fell. We decline to follow <ref "
                               "href=\"/akn/xa/judgment/xahc/2020/5\">Pilot v Harbour</ref> on "
                               "fees.</p></content></paragraph></decision></judgmentBody>"});
        must(m_fixture.routes().library().startCiting());
        const auto asked = [this] {
            return m_client.call("cited_by", R"({"frbr_uri":"/akn/xa/judgment/xahc/2020/5"})");
        };
        QTRY_COMPARE_WITH_TIMEOUT(asked()["total"_L1].toInt(), 1, 20'000);
        const QJsonValue work = asked()["works"_L1][0];
        QCOMPARE(work["frbr_uri"_L1].toString(), u"/akn/xa/judgment/xahc/2021/7"_s);
        QCOMPARE(work["treatment"_L1].toString(), u"doubted"_s);
        QCOMPARE(work["evidence"_L1].toString(), u"decline to follow"_s);
        QCOMPARE(work["is_stated"_L1], QJsonValue(false));
        const QJsonValue place = work["citations"_L1][0];
        QCOMPARE(place["before"_L1].toString(), u"Fees fell. We decline to follow"_s);
        QCOMPARE(place["text"_L1].toString(), u"Pilot v Harbour"_s);
        QCOMPARE(place["treatment"_L1].toString(), u"doubted"_s);
        const QJsonObject none = m_client.call("cited_by", '{' + Act + '}');
        QCOMPARE(none["works"_L1].toArray().size(), none["total"_L1].toInteger());
    }

    void verifiesQuotations_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("portion"); // Of the first place; empty: there is none.
        QTest::addColumn<QStringList>("leftOut");
        QTest::addColumn<bool>("isMarked");
        const auto row = [](const char *name, const QByteArray &arguments, const QString &status,
                            const QString &portion, const QStringList &leftOut = {},
                            bool isMarked = false) {
            QTest::newRow(name) << arguments << status << portion << leftOut << isMarked;
        };
        const QString fees = u"chp_1__sec_1"_s;
        row("there", R"("portion_id":"chp_1__sec_1","quote":"Parliament sets the fee")",
            u"present"_s, fees);
        row("elsewhere",
            R"("portion_id":"chp_1__sec_1","quote":"moors without a pilot","as_at":"2012-01-01")",
            u"elsewhere"_s, u"chp_1__sec_2"_s);
        row("in the title alone", R"("portion_id":"chp_1","quote":"Harbour"  )", u"never"_s, {});
        row("changed", R"("quote":"harbour master sets the fee")", u"changed"_s, fees);
        row("as it stood", R"("quote":"harbour master sets the fee","as_at":"2012-01-01")",
            u"present"_s, fees);
        row("never", R"("quote":"pilotage is free")", u"never"_s, {});
        row("altered", R"("quote":"Parliament sets the price for pilotage")", u"altered"_s, {});
        row("left out", R"("quote":"Parliament … the fee")", u"present"_s, fees, {u"sets"_s}, true);
        row("left out unfairly", R"("quote":"moors … a pilot commits","as_at":"2012-01-01")",
            u"altered"_s, {}, {u"without"_s}, true);
        row("a letter in brackets", R"("quote":"[p]arliament sets")", u"present"_s, fees, {}, true);
    }
    void verifiesQuotations()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(QString, status);
        QFETCH(QStringList, leftOut);
        const QJsonObject verdict = m_client.call("verify_quote",
                                                  '{' + Act + ',' + arguments + '}');
        QCOMPARE(verdict["status"_L1].toString(), status);
        QCOMPARE(verdict["hint"_L1].isNull(), status == u"present"_s);
        QTEST(verdict["found_in"_L1][0]["portion_id"_L1].toString(), "portion");
        QTEST(verdict["marked"_L1].toBool(), "isMarked");
        QCOMPARE(verdict["left_out"_L1].toVariant().toStringList(), leftOut);
        QCOMPARE(!verdict["difference"_L1].toArray().isEmpty(),
                 status == u"altered"_s && leftOut.isEmpty());
        QCOMPARE(verdict["text_hash"_L1].toString().size(), 64);
        QVERIFY(!verdict.contains("unchanged"_L1));
    }

    void showsWhatWasAltered()
    {
        const QJsonObject verdict = m_client.call(
            "verify_quote", '{' + Act + R"(,"quote":"Parliament sets the price for pilotage"})");
        const QJsonArray runs = verdict["difference"_L1].toArray();
        QStringList changed;
        for (const auto &run : runs) {
            if (run["kind"_L1] != "same"_L1)
                changed << run["kind"_L1].toString() + u' ' + run["words"_L1].toString().trimmed();
        }
        QCOMPARE(changed, (QStringList{u"text fee"_s, u"quotation price"_s}));
    }

    /// The hash of an earlier answer is compared with the text that there is now.
    void checksReceipts()
    {
        const QByteArray quote = R"(,"portion_id":"chp_1__sec_1","quote":"Parliament sets")";
        const QJsonObject first = m_client.call("verify_quote", '{' + Act + quote + '}');
        const auto arguments = [&](const QByteArray &hash) {
            return QByteArray("{\"frbr_uri\":\""
                              + first["expression_frbr_uri"_L1].toString().toUtf8() + '"' + quote
                              + ",\"text_hash\":\"" + hash + "\"}");
        };
        const QByteArray hash = first["text_hash"_L1].toString().toUtf8();
        QCOMPARE(m_client.call("verify_quote", arguments(hash))["unchanged"_L1], QJsonValue(true));
        QCOMPARE(m_client.call("verify_quote", arguments(QByteArray(64, '0')))["unchanged"_L1],
                 QJsonValue(false));
        QVERIFY(m_client.problem("verify_quote", arguments("abc")).contains(u"text_hash"_s));
        QVERIFY(m_client.problem("verify_quote", arguments({})).contains(u"text_hash"_s));
    }

    /// "…/~section-1.paragraph-0" names no format.
    void addressesHaveEIdsWithDots()
    {
        m_fixture.put({.work = "/akn/xa/act/2012/5",
                       .date = "2012-01-01",
                       .title = "Lamps Act",
                       .body = "<section eId=\"section-1\"><num>1.</num><paragraph "
                               "eId=\"section-1.paragraph-0\"><content><p>The keeper lights the "
                               "lamp.</p></content></paragraph></section>"});
        for (const QByteArray uri : {"/akn/xa/act/2012/5/~section-1.paragraph-0",
                                     "/akn/xa/act/2012/5/eng/~section-1.paragraph-0",
                                     "/akn/xa/act/2012/5/eng@2012-01-01/~section-1.paragraph-0",
                                     "http://desk/akn/xa/act/2012/5/eng/~section-1.paragraph-0"}) {
            const QJsonObject verdict = m_client.call(
                "verify_quote", "{\"frbr_uri\":\"" + uri + "\",\"quote\":\"keeper lights\"}");
            QCOMPARE(verdict["status"_L1].toString(), u"present"_s);
            QCOMPARE(verdict["found_in"_L1][0]["portion_id"_L1].toString(),
                     u"section-1.paragraph-0"_s);
            QCOMPARE(verdict["text_hash"_L1].toString().size(), 64);
            const QJsonObject read = m_client.call("get_provision",
                                                   "{\"frbr_uri\":\"" + uri + "\"}");
            QCOMPARE(read["portion_id"_L1].toString(), u"section-1.paragraph-0"_s);
        }
    }

    void verifiesCitations()
    {
        m_fixture.put(
            {.work = "/akn/xa/act/2014/8",
             .title = "Lanterns Act",
             .body = "<section eId=\"sec_1\"><num>1.</num><content><p>The keeper trims the "
                     "wick of the lantern.</p></content></section>"});
        const QByteArray text =
            "Section 1 of the Lanterns Act, 2014 says “The keeper trims the wick of a lantern”."
            "\\n\\nSee section 1 of the Lanterns Act, 2011.";
        const QJsonObject all = m_client.call("verify_citations", "{\"text\":\"" + text + "\"}");
        QCOMPARE(strings(all["items"_L1], "status"_L1),
                 (QStringList{u"ok"_s, u"altered"_s, u"wrong-year"_s}));
        QCOMPARE(strings(all["items"_L1], "type"_L1),
                 (QStringList{u"citation"_s, u"quotation"_s, u"citation"_s}));
        QCOMPARE(strings(all["items"_L1], "work"_L1),
                 (QStringList{u"/akn/xa/act/2014/8"_s, u"/akn/xa/act/2014/8"_s,
                              u"/akn/xa/act/2014/8"_s}));
        QCOMPARE(all["items"_L1][2]["right"_L1].toString(), u"2014"_s);
        QCOMPARE(all["total"_L1].toInt(), 3);
        QCOMPARE(all["faults"_L1].toInt(), 2);
        QVERIFY(!all["is_cut"_L1].toBool());
        QVERIFY(all["hint"_L1].toString().contains(u"has problems"_s));
        // What does not fit is counted all the same.
        const QJsonObject small = m_client.call("verify_citations",
                                                "{\"text\":\"" + text + "\",\"token_budget\":200}");
        QVERIFY(small["is_cut"_L1].toBool());
        QVERIFY(small["items"_L1].toArray().size() < 3);
        QCOMPARE(small["total"_L1].toInt(), 3);
        QCOMPARE(small["faults"_L1].toInt(), 2);
        const QJsonObject good = m_client.call(
            "verify_citations", R"({"text":"See section 1 of the Lanterns Act, 2014."})");
        QCOMPARE(good["total"_L1].toInt(), 1);
        QCOMPARE(good["faults"_L1].toInt(), 0);
        QVERIFY(good["hint"_L1].isNull());
    }

    /// Failures say what to do about them.
    void failuresCanBeActedOn_data()
    {
        QTest::addColumn<QByteArray>("tool");
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("no such work")
            << "get_provision"_ba
            << R"({"frbr_uri":"/akn/xx/act/1900/1"})"_ba << u"Use search"_s;
        QTest::newRow("no URI") << "get_provision"_ba
                                << R"({"frbr_uri":"the harbour act"})"_ba
                                << u"such as /akn/za/act/1998/55"_s;
        QTest::newRow("no such provision")
            << "get_provision"_ba
            << R"({"frbr_uri":"/akn/xa/act/2010/1/~sec_99"})"_ba << u"table_of_contents"_s;
        QTest::newRow("before it was")
            << "get_provision"_ba
            << R"({"frbr_uri":"/akn/xa/act/2010/1","as_at":"1999-01-01"})"_ba
            << u"/akn/xa/act/2010/1/eng@2010-01-01"_s;
        QTest::newRow("a stub") << "get_provision"_ba
                                << R"({"frbr_uri":"/akn/xa/act/1999/2"})"_ba << u"no text"_s;
        QTest::newRow("two portions")
            << "get_provision"_ba
            << R"({"frbr_uri":"/akn/xa/act/2010/1/~chp_1","portion_id":"chp_2"})"_ba
            << u"leave one out"_s;
        QTest::newRow("not published")
            << "get_provision"_ba
            << R"({"frbr_uri":"/akn/xa/judgment/xahc/2020/6"})"_ba << u"has no work"_s;
        QTest::newRow("no such base")
            << "retrieve"_ba
            << R"({"text":"a","knowledge_base":"x"})"_ba << u"legislation-all (Legislation)"_s;
        QTest::newRow("no such day")
            << "retrieve"_ba
            << R"({"text":"a","as_at":"1.1.2020"})"_ba << u"use the form YYYY-MM-DD"_s;
        QTest::newRow("misspelt") << "search"_ba
                                  << R"({"query":"a","jurisdiction":"za"})"_ba
                                  << u"There is no 'jurisdiction' here; there are: "_s;
        QTest::newRow("missing") << "search"_ba
                                 << "{}"_ba << u"query is missing."_s;
        QTest::newRow("too small a budget")
            << "search"_ba
            << R"({"query":"a","token_budget":1})"_ba << u"token_budget must be at least 200."_s;
    }
    void failuresCanBeActedOn()
    {
        QFETCH(QByteArray, tool);
        QFETCH(QByteArray, arguments);
        QFETCH(QString, says);
        const QString problem = m_client.problem(tool, arguments);
        QVERIFY2(problem.contains(says), qPrintable(problem));
    }

    /// Answers keep to their budget, whatever there is to say.
    void answersKeepToTheirBudget()
    {
        constexpr qsizetype Frame = 600; // What is around the entries.
        const QJsonObject small = m_client.call(
            "retrieve", R"({"text":"pilotage fee of vessels","top_k":20,"token_budget":400})");
        QVERIFY(small["is_cut"_L1].toBool());
        QVERIFY(QJsonDocument(small).toJson(QJsonDocument::Compact).size() < 3 * 400 + Frame);
        const QJsonObject large = m_client.call(
            "retrieve", R"({"text":"pilotage fee of vessels","top_k":20,"token_budget":50000})");
        QVERIFY(!large["is_cut"_L1].toBool());
        QVERIFY(large["results"_L1].toArray().size() > small["results"_L1].toArray().size());
    }

private:
    KnowledgeFixture m_fixture;
    ToolClient m_client{m_fixture};
};

SHERIA_TEST(TestMcp)
} // namespace tst_mcp
#include "tst_mcp.moc"
