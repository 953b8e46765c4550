// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/mcp/dispatcher.h"
#include "server/mcp/message.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

namespace tst_dispatcher {

using namespace sheria;
using namespace sheria::mcp;
using namespace Qt::StringLiterals;

const QByteArray Meta = R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                        R"("io.modelcontextprotocol/clientCapabilities":{}})";

/// A dispatcher without a library: every call of a tool fails.
Dispatcher dispatcher()
{
    return Dispatcher([]() -> Result<assistant::Context> { return Error{ErrorCode::Corrupt, {}}; });
}

/// The rest of a request, from its method on.
QByteArray messageOf(const QByteArray &method, const QByteArray &params)
{
    return "\"method\":\"" + method + "\",\"params\":{" + params + "}}";
}

QJsonObject objectOf(const Reply &reply)
{
    return QJsonDocument::fromJson(reply.body).object();
}

int codeOf(const Reply &reply)
{
    return objectOf(reply)["error"_L1]["code"_L1].toInt();
}

Mirror modernMirror(const QByteArray &method, const std::optional<QByteArray> &name = {})
{
    return {QByteArray("2026-07-28"), method, name};
}

/// The protocol, apart from what tools do.
class TestDispatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesOnARevision_data()
    {
        QTest::addColumn<QByteArray>("wanted");
        QTest::addColumn<QString>("agreed");
        QTest::newRow("newest") << QByteArray("2025-11-25") << u"2025-11-25"_s;
        QTest::newRow("oldest") << QByteArray("2025-06-18") << u"2025-06-18"_s;
        QTest::newRow("older than all") << QByteArray("2024-11-05") << u"2025-11-25"_s;
        QTest::newRow("to come") << QByteArray("2031-01-01") << u"2025-11-25"_s;
        QTest::newRow("without a handshake") << QByteArray("2026-07-28") << u"2025-11-25"_s;
    }
    void agreesOnARevision()
    {
        QFETCH(QByteArray, wanted);
        const Reply reply = dispatcher().answer(
            R"({"jsonrpc":"2.0","id":0,)"
            + messageOf("initialize", "\"protocolVersion\":\"" + wanted + '"'));
        QCOMPARE(reply.status, 200);
        const QJsonObject result = objectOf(reply).value("result"_L1).toObject();
        QTEST(result.value("protocolVersion"_L1).toString(), "agreed");
        QVERIFY(result.value("capabilities"_L1).toObject().contains("tools"_L1));
        QCOMPARE(result["serverInfo"_L1]["name"_L1].toString(), u"sheria"_s);
        QCOMPARE(objectOf(reply).value("id"_L1), QJsonValue(0));
    }

    void answersRequests_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("code"); // 0: a result.

        const auto request = [](const QByteArray &method, const QByteArray &params) {
            return QByteArray(R"({"jsonrpc":"2.0","id":"a",)" + messageOf(method, params));
        };
        QTest::newRow("ping") << request("ping", "") << 200 << 0;
        QTest::newRow("tools") << request("tools/list", "") << 200 << 0;
        QTest::newRow("no such method") << request("resources/list", "") << 200 << -32601;
        QTest::newRow("no such tool") << request("tools/call", R"("name":"sing")") << 200 << -32602;
        QTest::newRow("no name of a tool") << request("tools/call", "") << 200 << -32602;
        QTest::newRow("arguments in a list")
            << request("tools/call", R"("name":"search","arguments":[1])") << 200 << -32602;
        QTest::newRow("no library")
            << request("tools/call", R"("name":"search","arguments":{"query":"a"})") << 200
            << -32603;
        QTest::newRow("discover") << request("server/discover", Meta) << 200 << 0;
        QTest::newRow("stateless tools") << request("tools/list", Meta) << 200 << 0;
        QTest::newRow("stateless ping: gone") << request("ping", Meta) << 404 << -32601;
        QTest::newRow("stateless initialize: gone") << request("initialize", Meta) << 404 << -32601;
        QTest::newRow("stateless, no such tool")
            << request("tools/call", R"("name":"sing",)" + Meta) << 200 << -32602;
        QTest::newRow("discover without a revision")
            << request("server/discover", "") << 400 << -32602;
        QTest::newRow("no capabilities")
            << request("tools/list",
                       R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"})")
            << 400 << -32602;
        QTest::newRow("a revision to come")
            << request("tools/list", QByteArray(Meta).replace("2026-07-28", "2031-01-01")) << 400
            << -32022;
        QTest::newRow("a revision with a handshake")
            << request("tools/list", QByteArray(Meta).replace("2026-07-28", "2025-11-25")) << 400
            << -32022;
    }
    void answersRequests()
    {
        QFETCH(QByteArray, message);
        QFETCH(int, status);
        const Reply reply = dispatcher().answer(message);
        QCOMPARE(reply.status, status);
        QTEST(codeOf(reply), "code");
        QCOMPARE(objectOf(reply).value("id"_L1), QJsonValue(u"a"_s));
        QCOMPARE(objectOf(reply).value("jsonrpc"_L1), QJsonValue(u"2.0"_s));
    }

    void resultsSayWhatTheirRevisionWants()
    {
        const QByteArray plain = R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})";
        const QJsonObject old = objectOf(dispatcher().answer(plain)).value("result"_L1).toObject();
        QCOMPARE(old.keys(), QStringList{u"tools"_s});
        const QByteArray modern = R"({"jsonrpc":"2.0","id":1,"method":"tools/list","params":{)"
            + Meta + "}}";
        const QJsonObject list =
            objectOf(dispatcher().answer(modern)).value("result"_L1).toObject();
        QCOMPARE(list.value("resultType"_L1).toString(), u"complete"_s);
        QVERIFY(list.value("ttlMs"_L1).toInt() > 0);
        QCOMPARE(list.value("cacheScope"_L1).toString(), u"private"_s);
        QCOMPARE(list["_meta"_L1]["io.modelcontextprotocol/serverInfo"_L1]["name"_L1].toString(),
                 u"sheria"_s);
        QCOMPARE(list.value("tools"_L1), old.value("tools"_L1));
        QByteArray discover = modern;
        discover.replace("tools/list", "server/discover");
        const QJsonObject found =
            objectOf(dispatcher().answer(discover)).value("result"_L1).toObject();
        QCOMPARE(found.value("supportedVersions"_L1).toArray(),
                 (QJsonArray{u"2026-07-28"_s, u"2025-11-25"_s, u"2025-06-18"_s}));
    }

    void headersMustSayWhatTheBodySays_data()
    {
        QTest::addColumn<Mirror>("mirror");
        QTest::addColumn<int>("code"); // -32603: through to the tool, which has no library here.

        QTest::newRow("alike") << modernMirror("tools/call", QByteArray("search")) << -32603;
        QTest::newRow("in Base64")
            << modernMirror("tools/call", QByteArray("=?base64?c2VhcmNo?=")) << -32603;
        QTest::newRow("another name")
            << modernMirror("tools/call", QByteArray("compare")) << -32020;
        QTest::newRow("broken Base64")
            << modernMirror("tools/call", QByteArray("=?base64?%%?=")) << -32020;
        QTest::newRow("half a mark")
            << modernMirror("tools/call", QByteArray("=?base64?=")) << -32020;
        QTest::newRow("no name") << modernMirror("tools/call") << -32020;
        QTest::newRow("another method")
            << modernMirror("tools/list", QByteArray("search")) << -32020;
        QTest::newRow("no method")
            << Mirror{QByteArray("2026-07-28"), {}, QByteArray("search")} << -32020;
        QTest::newRow("no revision")
            << Mirror{{}, QByteArray("tools/call"), QByteArray("search")} << -32020;
        QTest::newRow("another revision")
            << Mirror{QByteArray("2025-11-25"), QByteArray("tools/call"), QByteArray("search")}
            << -32020;
    }
    void headersMustSayWhatTheBodySays()
    {
        QFETCH(Mirror, mirror);
        QFETCH(int, code);
        const Reply reply = dispatcher().answer(
            R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search",)"
            R"("arguments":{"query":"a"},)"
                + Meta + "}}",
            &mirror);
        QCOMPARE(codeOf(reply), code);
        QCOMPARE(reply.status, code == -32020 ? 400 : 200);
    }

    void anOldRevisionMayHaveAHeader_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<int>("status");
        QTest::newRow("none") << QByteArray() << 200;
        QTest::newRow("agreed") << QByteArray("2025-06-18") << 200;
        QTest::newRow("not spoken") << QByteArray("2024-11-05") << 400;
        QTest::newRow("none at all") << QByteArray("latest") << 400;
        QTest::newRow("stateless, but the body says nothing") << QByteArray("2026-07-28") << 400;
    }
    void anOldRevisionMayHaveAHeader()
    {
        QFETCH(QByteArray, version);
        Mirror mirror;
        if (!version.isEmpty())
            mirror.version = version;
        const Reply reply = dispatcher().answer(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})",
                                                &mirror);
        QTEST(reply.status, "status");
    }

    void whatIsNoRequestIsNotAnswered_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("notification")
            << QByteArray(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
        QTest::newRow("unknown notification") << QByteArray(R"({"jsonrpc":"2.0","method":"sing"})");
        QTest::newRow("response") << QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{}})");
        QTest::newRow("error") << QByteArray(
            R"({"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}})");
    }
    void whatIsNoRequestIsNotAnswered()
    {
        QFETCH(QByteArray, message);
        const Reply reply = dispatcher().answer(message);
        QCOMPARE(reply.status, 202);
        QVERIFY(reply.body.isEmpty());
    }

    void malformedMessagesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<int>("code");
        QTest::addColumn<bool>("hasId");
        QTest::newRow("nothing") << QByteArray() << -32700 << false;
        QTest::newRow("no JSON") << QByteArray("{") << -32700 << false;
        QTest::newRow("not UTF-8")
            << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xff\"}") << -32700 << false;
        QTest::newRow("a zero byte") << QByteArray("{\0}", 3) << -32700 << false;
        QTest::newRow("deep") << QByteArray(5000, '[') + QByteArray(5000, ']') << -32700 << false;
        QTest::newRow("a batch") << QByteArray(R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])")
                                 << -32600 << false;
        QTest::newRow("a number") << QByteArray("1") << -32700 << false;
        QTest::newRow("no version") << QByteArray(R"({"id":1,"method":"ping"})") << -32600 << true;
        QTest::newRow("version 1")
            << QByteArray(R"({"jsonrpc":"1.0","id":1,"method":"ping"})") << -32600 << true;
        QTest::newRow("no method") << QByteArray(R"({"jsonrpc":"2.0","id":1})") << -32600 << true;
        QTest::newRow("method of another type")
            << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":5})") << -32600 << true;
        QTest::newRow("null id") << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"ping"})")
                                 << -32600 << false;
        QTest::newRow("half an id")
            << QByteArray(R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})") << -32600 << false;
        QTest::newRow("huge id") << QByteArray(R"({"jsonrpc":"2.0","id":1e300,"method":"ping"})")
                                 << -32600 << false;
        QTest::newRow("an object for an id")
            << QByteArray(R"({"jsonrpc":"2.0","id":{},"method":"ping"})") << -32600 << false;
        QTest::newRow("a book for an id")
            << QByteArray(R"({"jsonrpc":"2.0","method":"ping","id":)" + QByteArray("\"")
                          + QByteArray(5000, 'x') + "\"}")
            << -32600 << false;
        QTest::newRow("params in a list")
            << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})") << -32602
            << true;
        QTest::newRow("too long") << QByteArray(MaxMessageBytes + 1, ' ') << -32600 << false;
    }
    void malformedMessagesAreRefused()
    {
        QFETCH(QByteArray, message);
        QFETCH(bool, hasId);
        const Reply reply = dispatcher().answer(message);
        QCOMPARE(reply.status, 400);
        QTEST(codeOf(reply), "code");
        QCOMPARE(objectOf(reply).value("id"_L1), hasId ? QJsonValue(1) : QJsonValue::Null);
    }

    /// Ids come back as they were: what clients find their requests by.
    void idsComeBack_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char *id : {"0", "-1", "9007199254740991", "\"\"", "\"a\\\"b\"", "\"\u00e9\""})
            QTest::newRow(id) << QByteArray(id);
    }
    void idsComeBack()
    {
        QFETCH(QByteArray, id);
        const Reply reply = dispatcher().answer(R"({"jsonrpc":"2.0","method":"ping","id":)" + id
                                                + '}');
        QCOMPARE(reply.body, R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":{}})");
    }

    /// Messages cut, doubled and turned around byte by byte are answered by JSON, or not at all.
    void damagedMessagesAreAnsweredByJson()
    {
        const QByteArrayList sound{
            R"({"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"search",)"
            R"("arguments":{"query":"a","limit":3,"as_at":"2020-01-01"}}})",
            R"({"jsonrpc":"2.0","id":"x","method":"tools/list","params":{)" + Meta + "}}",
            R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":""}})"};
        const QByteArray pieces = "{}[]\",:\\0e+-.\xff\x00u";
        const Dispatcher to = dispatcher();
        QRandomGenerator random(20260728);
        for (int round = 0; round < 20'000; ++round) {
            QByteArray message = sound[random.bounded(int(sound.size()))];
            for (int change = random.bounded(1, 6); change > 0; --change) {
                const qsizetype at = random.bounded(int(message.size()));
                const qsizetype length = random.bounded(int(message.size() - at)) % 9;
                switch (random.bounded(4)) {
                case 0: message.remove(at, length); break;
                case 1: message.insert(at, message.mid(at, length)); break;
                case 2: message[at] = pieces[random.bounded(int(pieces.size()))]; break;
                default: message.truncate(std::max<qsizetype>(1, at)); break;
                }
                if (message.isEmpty())
                    message = "{";
            }
            const Reply reply = to.answer(message);
            if (reply.body.isEmpty()) {
                QCOMPARE(reply.status, 202);
                continue;
            }
            const QJsonObject answer = objectOf(reply);
            QVERIFY2(answer.contains("result"_L1) != answer.contains("error"_L1),
                     message.constData());
        }
    }
};

SHERIA_TEST(TestDispatcher)
} // namespace tst_dispatcher
#include "tst_dispatcher.moc"
