// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/mcp/toolclient.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace tst_clients {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int ClientMs = 50'000; ///< A whole conversation, with the start of node.

QString recordOf(const QString &transport, const QString &revision)
{
    return QString::fromUtf8(SHERIA_TEST_DIR "/golden/mcp/") + transport + u'-' + revision
        + u".jsonl"_s;
}

QList<QJsonObject> objectsIn(const QByteArray &lines)
{
    QList<QJsonObject> objects;
    for (const QByteArray &line : lines.split('\n')) {
        if (!line.isEmpty())
            objects << QJsonDocument::fromJson(line).object();
    }
    return objects;
}

/// Addresses differ between the transports, and what differs is no fault.
QJsonValue withoutAddresses(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray out;
        const QJsonArray entries = value.toArray();
        for (const auto &each : entries)
            out << withoutAddresses(each);
        return out;
    }
    if (!value.isObject())
        return value;
    QJsonObject out = value.toObject();
    out.remove(u"url"_s);
    for (auto member = out.begin(); member != out.end(); ++member)
        *member = withoutAddresses(member.value());
    return out;
}

/// Real clients: what the published libraries of the protocol send, recorded, on both transports; and
/// the libraries themselves, where they are installed.
///
/// SHERIA_MCP_CLIENTS names a folder in which tests/server/mcp/package.json was installed (npm install);
/// without it, or without node, only the recordings are played. SHERIA_UPDATE_GOLDEN=1 records anew.
class TestClients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Both transports ask the same library.
        const QString library = m_fixture.routes().library().path();
        m_stdio = {u"mcp"_s, u"--library"_s, library};
        // The program alone extracts citations while it answers; the server of this test does not.
        const CtlResult cites = runCtl(
            {u"cites"_s, u"--library"_s, library, u"--update"_s, u"/akn/xa/act/2010/1"_s});
        QVERIFY2(cites.exit == 0, cites.errors.constData());
    }

    void recordedClientsAreAnswered_data() { addConversations(); }
    void recordedClientsAreAnswered()
    {
        QFETCH(QString, transport);
        QFETCH(QString, revision);
        QFile file(recordOf(transport, revision));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QList<QJsonObject> frames = objectsIn(file.readAll());
        QVERIFY(frames.size() > 12);
        const QList<QJsonObject> answers = transport == "http"_L1 ? overHttp(frames)
                                                                  : overStdio(frames);
        qsizetype next = 0;
        for (const QJsonObject &frame : frames) {
            const QJsonObject sent = frame["body"_L1].toObject();
            if (!sent.contains("id"_L1))
                continue; // A notification.
            QVERIFY(next < answers.size());
            checkAnswer(sent, answers[next++], revision);
        }
        QCOMPARE(next, answers.size());
    }

    /// What tools answer does not depend on how, or in which revision, they are asked.
    void allAnswerAlike()
    {
        QCOMPARE(m_results.size(), 6);
        const QJsonArray first = *m_results.constBegin();
        QCOMPARE(first.size(), 13); // Each of the twelve tools, and one of them about nothing.
        for (const QJsonArray &other : std::as_const(m_results)) {
            QCOMPARE(other.size(), first.size());
            for (qsizetype call = 0; call < first.size(); ++call)
                QCOMPARE(textOf(other[call]), textOf(first[call]));
        }
    }

    void realClientsAreSatisfied_data() { addConversations(); }
    void realClientsAreSatisfied()
    {
        QFETCH(QString, transport);
        QFETCH(QString, revision);
        const QString packages = qEnvironmentVariable("SHERIA_MCP_CLIENTS");
        const QString node = QStandardPaths::findExecutable(u"node"_s);
        if (packages.isEmpty() || node.isEmpty())
            QSKIP("SHERIA_MCP_CLIENTS names no folder with the clients' packages, or there is no "
                  "node");
        QStringList words{QString::fromUtf8(SHERIA_TEST_DIR "/server/mcp/client.mjs"), packages,
                          revision, transport};
        if (transport == "http"_L1)
            words << u"http://127.0.0.1:%1/mcp"_s.arg(m_fixture.routes().port())
                  << QString::fromLatin1(m_client.token());
        else
            words << sheriactlPath() << m_stdio;
        QProcess client;
        client.start(node, words);
        QVERIFY(client.waitForFinished(ClientMs));
        QVERIFY2(client.exitCode() == 0, client.readAllStandardError().constData());
        const QByteArray frames = client.readAllStandardOutput();
        QVERIFY(objectsIn(frames).size() > 12);
        if (qEnvironmentVariableIsSet("SHERIA_UPDATE_GOLDEN"))
            record(recordOf(transport, revision), frames);
    }

private:
    static QByteArray textOf(const QJsonValue &value)
    {
        return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    }
    static void addConversations()
    {
        QTest::addColumn<QString>("transport");
        QTest::addColumn<QString>("revision");
        for (const QString &transport : {u"http"_s, u"stdio"_s}) {
            for (const QString &revision : {u"2025-06-18"_s, u"2025-11-25"_s, u"2026-07-28"_s})
                QTest::addRow("%s, %s", qPrintable(transport), qPrintable(revision))
                    << transport << revision;
        }
    }

    static void record(const QString &path, const QByteArray &frames)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(frames);
    }

    QList<QJsonObject> overHttp(const QList<QJsonObject> &frames)
    {
        QList<QJsonObject> answers;
        for (const QJsonObject &frame : frames) {
            ApiClient::Headers headers;
            const QJsonObject fields = frame["headers"_L1].toObject();
            for (auto field = fields.begin(); field != fields.end(); ++field)
                headers << std::pair(field.key().toUtf8(), field.value().toString().toUtf8());
            headers << std::pair(QByteArray("Authorization"), "Bearer " + m_client.token());
            const QByteArray body =
                QJsonDocument(frame["body"_L1].toObject()).toJson(QJsonDocument::Compact);
            const Reply reply =
                ApiClient(m_fixture.routes().port()).send("POST", "/mcp", headers, body);
            if (reply.status == 200)
                answers << reply.json();
            else if (reply.status != 202)
                QTest::qFail(reply.body.constData(), __FILE__, __LINE__);
        }
        return answers;
    }

    QList<QJsonObject> overStdio(const QList<QJsonObject> &frames)
    {
        QByteArray input;
        for (const QJsonObject &frame : frames)
            input += QJsonDocument(frame["body"_L1].toObject()).toJson(QJsonDocument::Compact)
                + '\n';
        const CtlResult talked = runCtl(m_stdio, input);
        if (talked.exit != 0)
            QTest::qFail(talked.errors.constData(), __FILE__, __LINE__);
        return talked.objects();
    }

    void checkAnswer(const QJsonObject &sent, const QJsonObject &answer, const QString &revision)
    {
        const QString method = sent["method"_L1].toString();
        QCOMPARE(answer["id"_L1], sent["id"_L1]);
        QVERIFY2(answer.contains("result"_L1),
                 QJsonDocument(answer).toJson(QJsonDocument::Compact).constData());
        const QJsonObject result = answer["result"_L1].toObject();
        QCOMPARE(result.contains("resultType"_L1), revision == "2026-07-28"_L1);
        if (method == "initialize"_L1)
            QCOMPARE(result["protocolVersion"_L1].toString(), revision);
        if (method != "tools/call"_L1)
            return;
        const QString tool = sent["params"_L1]["name"_L1].toString();
        const bool isWrong = sent["params"_L1]["arguments"_L1]["frbr_uri"_L1].toString().startsWith(
            "/akn/xx/"_L1);
        if (isWrong)
            QVERIFY(result["isError"_L1].toBool());
        else
            QCOMPARE(problemsInResult(tool, result), QStringList());
        m_results[QString::fromUtf8(QTest::currentDataTag())]
            << withoutAddresses(isWrong ? result["content"_L1] : result["structuredContent"_L1]);
    }

    KnowledgeFixture m_fixture;
    ToolClient m_client{m_fixture};
    QStringList m_stdio;
    QHash<QString, QJsonArray> m_results; ///< Of the tools, by conversation.
};

SHERIA_TEST(TestClients)
} // namespace tst_clients
#include "tst_clients.moc"
