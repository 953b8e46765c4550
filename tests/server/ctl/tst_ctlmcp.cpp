// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

namespace tst_ctlmcp {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// sheriactl mcp, as people and programs that start it use it.
class TestCtlMcp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_library->put({.work = "/akn/xa/act/2005/4"});
    }

    void isOffUntilItIsSwitchedOn()
    {
        const QByteArray ping = R"({"jsonrpc":"2.0","id":1,"method":"ping"})";
        CtlResult talked = mcp({}, ping);
        QCOMPARE(talked.exit, 5);
        QVERIFY(talked.output.isEmpty());
        QVERIFY(talked.errors.contains("sheriactl mcp on"));
        const CtlResult on = mcp({u"on"_s});
        QCOMPARE(on.exit, 0);
        QVERIFY(on.output.startsWith("token: "));
        talked = mcp({}, ping);
        QCOMPARE(talked.exit, 0);
        QCOMPARE(talked.lines(), QByteArrayList{R"({"jsonrpc":"2.0","id":1,"result":{}})"});
        QCOMPARE(mcp({u"stdio"_s}, ping).lines(), talked.lines());
        QCOMPARE(mcp({u"off"_s}).exit, 0);
        QCOMPARE(mcp({}, ping).exit, 5);
        // The token is shown once.
        QCOMPARE(mcp({u"on"_s}).output, QByteArray());
    }

    void tellsItsState()
    {
        QCOMPARE(mcp({u"status"_s}).output, "off; it has no token yet\n");
        const QByteArray first = mcp({u"on"_s}).output.trimmed().mid(7);
        QJsonObject state = mcp({u"status"_s, u"--json"_s}).objects().value(0);
        QCOMPARE(state["is_on"_L1], QJsonValue(true));
        QVERIFY(first.startsWith(state["token_hint"_L1].toString().toUtf8()));
        const QByteArray second = mcp({u"token"_s}).output.trimmed().mid(7);
        QVERIFY(second.size() == first.size() && second != first);
        state = mcp({u"status"_s, u"--json"_s}).objects().value(0);
        QVERIFY(second.startsWith(state["token_hint"_L1].toString().toUtf8()));
    }

    void answersFromTheLibrary()
    {
        QCOMPARE(mcp({u"on"_s}).exit, 0);
        const QByteArray read = R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{)"
                                R"("name":"get_provision","arguments":{)"
                                R"("frbr_uri":"/akn/xa/act/2005/4","portion_id":"sec_1"}}})";
        const QByteArray search = R"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{)"
                                  R"("name":"search","arguments":{"query":"act"}}})";
        const CtlResult talked = mcp({u"--reader-base"_s, u"https://law.example/"_s},
                                     read + "\n{\n" + search + '\n');
        QCOMPARE(talked.exit, 0);
        const QList<QJsonObject> answers = talked.objects();
        QCOMPARE(answers.size(), 3);
        QVERIFY(answers[0]["result"_L1]["structuredContent"_L1]["url"_L1].toString().startsWith(
            u"https://law.example/akn/xa/act/2005/4/"_s));
        QCOMPARE(answers[1]["error"_L1]["code"_L1].toInt(), -32700);
        // The index is only being built; the model reads what it can do without, or that more may come.
        const QJsonValue searched = answers[2]["result"_L1];
        QVERIFY(searched["isError"_L1].toBool()
                    ? searched["content"_L1][0]["text"_L1].toString().contains(u"get_provision"_s)
                    : searched["structuredContent"_L1]["is_complete"_L1].isBool());
    }

    /// Nothing else builds it. Until it stands, no answer says that there is nothing.
    void aloneItBuildsTheIndexAndTheCitations()
    {
        for (int i = 0; i < 200; ++i)
            m_library->put({.work = QByteArray("/akn/xa/act/2006/" + QByteArray::number(i + 1))});
        QCOMPARE(mcp({u"on"_s}).exit, 0);
        QProcess client;
        client.start(sheriactlPath(), {u"mcp"_s, u"--library"_s, m_library->path()});
        QVERIFY(client.waitForStarted());
        const auto search = [&client] {
            client.write("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{"
                         "\"name\":\"search\",\"arguments\":{\"query\":\"act\"}}}\n");
            while (!client.canReadLine() && client.waitForReadyRead(20'000)) {}
            return QJsonDocument::fromJson(client.readLine()).object()["result"_L1].toObject();
        };
        bool isComplete = false;
        const auto isAnswered = [&] {
            const QJsonObject result = search();
            const QJsonValue found = result["structuredContent"_L1];
            isComplete = found["is_complete"_L1].toBool();
            if (!result["isError"_L1].toBool() && !isComplete
                && !found["hint"_L1].toString().contains(u" of 201 "_s))
                qFatal("an incomplete answer does not say how far the index is");
            if (result["isError"_L1].toBool()
                && !result["content"_L1][0]["text"_L1].toString().contains(
                    u" of 201 works indexed"_s))
                qFatal("an error does not say how far the index is");
            if (isComplete && found["total"_L1].toInt() != 201)
                qFatal("a complete answer lacks something");
            return isComplete;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(), 60'000);
        const auto citing = [&client] {
            client.write(
                "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{"
                "\"name\":\"cited_by\",\"arguments\":{\"frbr_uri\":\"/akn/xa/act/2005/4\"}}}\n");
            while (!client.canReadLine() && client.waitForReadyRead(20'000)) {}
            return QJsonDocument::fromJson(client.readLine())
                .object()["result"_L1]["structuredContent"_L1]
                .toObject();
        };
        QTRY_VERIFY_WITH_TIMEOUT(citing()["is_complete"_L1].toBool(), 60'000);
        client.closeWriteChannel();
        QVERIFY(client.waitForFinished(20'000));
        QVERIFY(runCtl({u"kb"_s, u"list"_s, u"--library"_s, m_library->path()})
                    .output.contains("indexing is current"));
    }

    void refusesWhatItDoesNotUnderstand()
    {
        QCOMPARE(runCtl({u"mcp"_s}).exit, 2);
        QCOMPARE(runCtl({u"mcp"_s, u"sing"_s}).exit, 2);
        QCOMPARE(mcp({u"--reader-base"_s, u"nowhere"_s}).exit, 2);
        QCOMPARE(runCtl({u"mcp"_s, u"--library"_s, u"/none.sheria"_s}).exit, 3);
        for (const QString &action : {u"on"_s, u"off"_s, u"status"_s, u"token"_s, u"stdio"_s})
            QVERIFY(
                runCtl({u"mcp"_s, action, u"--help"_s}).output.contains("Usage: sheriactl mcp"));
        QCOMPARE(runCtl({u"mcp"_s, u"--help"_s}).exit, 0);
    }

private:
    CtlResult mcp(QStringList words, const QByteArray &input = {}) const
    {
        words.prepend(u"mcp"_s);
        return runCtl(words + QStringList{u"--library"_s, m_library->path()}, input);
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestCtlMcp)
} // namespace tst_ctlmcp
#include "tst_ctlmcp.moc"
