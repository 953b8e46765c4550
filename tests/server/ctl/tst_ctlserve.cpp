// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/placequeries.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/http/client.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>

namespace tst_ctlserve {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// sheriactl serve, as other programs start it.
class TestCtlServe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhereItListensAndOnceTheToken()
    {
        const QTemporaryDir folder;
        QByteArray token;
        {
            ServingCtl server(arguments(folder));
            const QRegularExpression first(u"^listening on http://127\\.0\\.0\\.1:[0-9]+$"_s);
            QVERIFY(first.match(QString::fromUtf8(server.lines().value(0))).hasMatch());
            const QByteArray second = server.readLine();
            QVERIFY(QRegularExpression(u"^token: [0-9a-f]{40}$"_s)
                        .match(QString::fromUtf8(second))
                        .hasMatch());
            token = second.mid(7);
            QCOMPARE(statusOf(server, token), 200);
            QCOMPARE(statusOf(server, "x"), 401);
            QCOMPARE(server.stop(SIGTERM), 0);
        }
        ServingCtl again(arguments(folder));
        QCOMPARE(statusOf(again, token), 200);
        QCOMPARE(again.stop(SIGINT), 0);
        QCOMPARE(again.process().readAllStandardOutput(), ""_ba);
    }

    void servesWhatWasImported()
    {
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"l.sheria"_s);
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, library, u"--sample"_s}).exit, 0);
        const int expressions = runCtl({u"info"_s, u"--json"_s, u"--library"_s, library})
                                    .objects()
                                    .value(0)
                                    .value(u"expressions")
                                    .toInt();
        ServingCtl server(arguments(folder));
        ApiClient client(server.port(), server.readLine().mid(7));
        constexpr int BeingProcessed = 1; // A judgment of the sample that is not yet published.
        QCOMPARE(client.get("/v3/work-expressions").json().value(u"count"),
                 QJsonValue(expressions - BeingProcessed));
        QCOMPARE(client.get("/v3/akn/zz/.json").status, 200);
        QCOMPARE(server.stop(SIGTERM), 0);
    }

    /// A server goes on while another program imports, and serves what that brings.
    void seesWhatAnotherProgramImports()
    {
        const QTemporaryDir folder;
        ServingCtl server(arguments(folder));
        ApiClient client(server.port(), server.readLine().mid(7));
        const auto count = [&client] {
            return client.get("/v3/work-expressions").json().value(u"count").toInt(-1);
        };
        QCOMPARE(count(), 0);
        const CtlResult imported = runCtl(
            {u"import"_s, u"--library"_s, folder.filePath(u"l.sheria"_s), u"--sample"_s});
        QCOMPARE(imported.exit, 0);
        QTRY_VERIFY(count() > 20);
        QCOMPARE(server.stop(SIGTERM), 0);
    }

    void takesATokenThatIsGiven()
    {
        const QTemporaryDir folder;
        const QByteArray token(40, 'e');
        ServingCtl server(arguments(folder)
                          + QStringList{u"--token"_s, QString::fromLatin1(token)});
        QCOMPARE(statusOf(server, token), 200);
        QCOMPARE(server.stop(SIGTERM), 0);
        QCOMPARE(server.lines().size(), 1);
        QCOMPARE(server.process().readAllStandardOutput(), ""_ba); // It is not printed.
    }

    /// A client that is in the middle of an answer when the server is told to stop gets all of it.
    void aStopWaitsForASlowReader()
    {
        TestLibrary files;
        DocumentSpec spec;
        spec.body = "<p>" + QByteArray(12'000'000, 'x') + "</p>"; // More than sockets hold.
        must(store::putPlace(files.db(), {"xa", u"Exampleland"_s, "eng", {}}));
        files.put(spec);
        const QString path = files.path();
        files.close();
        const QByteArray token(40, 'e');
        ServingCtl server(
            {u"--library"_s, path, u"--port"_s, u"0"_s, u"--token"_s, QString::fromLatin1(token)});
        http::test::Client slow;
        slow.setReceiveBuffer(4096);
        QVERIFY(slow.connect(server.port()));
        slow.send(
            http::test::get("/v3/akn/xa/act/2005/4.xml", "Authorization: Token " + token + "\r\n"));
        QVERIFY(slow.isReadable(http::test::Client::Patience)); // It has begun.
        http::test::Client idle(server.port());
        ::kill(static_cast<pid_t>(server.process().processId()), SIGTERM);
        QVERIFY(idle.isClosed()); // It is stopping, and takes nobody else.
        QVERIFY(!http::test::Client().connect(server.port()));
        const auto answer = slow.read();
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
        QVERIFY(answer->body.size() > 12'000'000);
        QVERIFY(answer->body.trimmed().endsWith("</akomaNtoso>"));
        QVERIFY(server.process().waitForFinished());
        QCOMPARE(server.process().exitCode(), 0);
    }

    void letsListedPagesRead()
    {
        const QTemporaryDir folder;
        ServingCtl server(arguments(folder)
                          + QStringList{u"--allow-origin"_s, u"https://a.example"_s,
                                        u"--allow-origin"_s, u"https://b.example:8443"_s});
        ApiClient client(server.port());
        for (const QByteArray &origin : {"https://a.example"_ba, "https://b.example:8443"_ba}) {
            const Reply reply = client.get("/healthz", {{"Origin", origin}});
            QCOMPARE(reply.header("access-control-allow-origin"), origin);
        }
        const Reply other = client.get("/healthz", {{"Origin", "https://c.example"}});
        QVERIFY(!other.headers.contains("access-control-allow-origin"));
    }

    void limitsHowOftenClientsAsk()
    {
        const QTemporaryDir folder;
        ServingCtl server(arguments(folder) + QStringList{u"--rate-limit"_s, u"2"_s});
        ApiClient client(server.port());
        QCOMPARE(client.get("/healthz").status, 200);
        QCOMPARE(client.get("/healthz").status, 200);
        const Reply refused = client.get("/healthz");
        QCOMPARE(refused.status, 429);
        QVERIFY(refused.header("retry-after").toInt() > 0);
    }

    void refusesOptionsThatMakeNoSense_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        for (const char *origin : {"example.org", "ftp://a.example", "https://a.example/path",
                                   "https://a.example/", "https://", "null"})
            QTest::newRow(origin) << u"--allow-origin"_s << QString::fromLatin1(origin);
        QTest::newRow("no seed") << u"--webhook-jitter"_s << u"much"_s;
        for (const char *limit : {"many", "-1", ""})
            QTest::newRow(*limit ? limit : "no limit")
                << u"--rate-limit"_s << QString::fromLatin1(limit);
    }
    void refusesOptionsThatMakeNoSense()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, value);
        const QTemporaryDir folder;
        const CtlResult result = runCtl(QStringList{u"serve"_s} + arguments(folder)
                                        + QStringList{name, value});
        QCOMPARE(result.exit, 2);
        QVERIFY2(result.errors.contains(name.toUtf8()), result.errors.constData());
    }

    void saysWhenThePortIsTaken()
    {
        const QTemporaryDir folder;
        ServingCtl server(arguments(folder));
        const QString port = QString::number(server.port());
        const QTemporaryDir other;
        const CtlResult second = runCtl(
            {u"serve"_s, u"--library"_s, other.filePath(u"l.sheria"_s), u"--port"_s, port});
        QCOMPARE(second.exit, 5);
        QVERIFY2(second.errors.contains("another program uses it"), second.errors.constData());
        QCOMPARE(second.output, ""_ba);
        // The token, which is told once, waits for a server that starts.
        ServingCtl third(arguments(other));
        QCOMPARE(statusOf(third, third.readLine().mid(7)), 200);
    }

    void livesOnWhenNobodyReadsItsOutput()
    {
        const QTemporaryDir folder;
        ServingCtl server(arguments(folder) + QStringList{u"--token"_s, QString(40, u'e')});
        server.process().closeReadChannel(QProcess::StandardOutput);
        server.process().closeReadChannel(QProcess::StandardError);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(statusOf(server, QByteArray(40, 'e')), 200);
        QCOMPARE(server.stop(SIGTERM), 0);
    }

    /// Issue 2: under 60 MB at rest.
    void isSmallAtRest()
    {
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"l.sheria"_s);
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, library, u"--sample"_s}).exit, 0);
        ServingCtl server(arguments(folder) + QStringList{u"--token"_s, QString(40, u'e')});
        QCOMPARE(statusOf(server, QByteArray(40, 'e')), 200);
        const qint64 bytes = statusBytes(server.process().processId(), "VmRSS:");
        const qint64 own = statusBytes(server.process().processId(), "RssAnon:");
        qInfo("%.1f MB, of which %.1f are not mapped files", static_cast<double>(bytes) / 1e6,
              static_cast<double>(own) / 1e6);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer needs more");
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
        QSKIP("a sanitizer needs more");
#endif
#endif
        QVERIFY(own > 0);
        QVERIFY(own < 25'000'000);
#ifdef __OPTIMIZE__
        QVERIFY(bytes < 60'000'000); // Other builds map much code.
#endif
    }

private:
    static QStringList arguments(const QTemporaryDir &folder)
    {
        return {u"--library"_s, folder.filePath(u"l.sheria"_s), u"--port"_s, u"0"_s};
    }

    static int statusOf(const ServingCtl &server, const QByteArray &token)
    {
        return ApiClient(server.port(), token).get("/v3/places").status;
    }

    static qint64 statusBytes(qint64 process, const char *field)
    {
        QFile file(u"/proc/%1/status"_s.arg(process));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith(field)) {
                const QByteArray value = line.mid(qsizetype(qstrlen(field))).simplified();
                return value.split(' ').first().toLongLong() * 1024;
            }
        }
        return 0;
    }
};

SHERIA_TEST(TestCtlServe)
} // namespace tst_ctlserve
#include "tst_ctlserve.moc"
