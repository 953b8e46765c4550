#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/apiclient.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QUrlQuery>

#include <csignal>
#include <map>
#include <mutex>

using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

/// A receiver that fetches what it is told of, and tells what it has.
class FetchingReceiver
{
public:
    explicit FetchingReceiver(bool deletesUnchecked)
        : m_deletesUnchecked(deletesUnchecked)
        , m_receiver([this](const Received &request) { return answer(request); })
    {}

    QString hook() const { return QString::fromUtf8(m_receiver.url("/hook")); }
    QString state() const { return QString::fromUtf8(m_receiver.url("/state")); }

private:
    Act answer(const Received &request)
    {
        const std::lock_guard lock(m_mutex);
        if (request.head.startsWith("GET"))
            return tell(request.head);
        take(request);
        return Act::status(202);
    }

    void take(const Received &request)
    {
        const QByteArray work = request.member("work.frbr_uri");
        const QUrl url(QString::fromUtf8(request.member("work.url")));
        const Reply reply =
            ApiClient(quint16(url.port()), "converge").get(url.path(QUrl::FullyEncoded).toUtf8());
        if (reply.status == 404 || (m_deletesUnchecked && request.member("action") == "deleted"))
            m_has.erase(work);
        else if (reply.status == 200)
            m_has[work] = reply.json().value(u"updated_at").toString().toUtf8();
    }

    Act tell(const QByteArray &head)
    {
        const QByteArray target = head.mid(4, head.indexOf(' ', 4) - 4);
        const QUrlQuery query(QUrl(QString::fromUtf8(target)));
        const auto found = m_has.find(
            query.queryItemValue(u"frbr_uri"_s, QUrl::FullyDecoded).toUtf8());
        if (found == m_has.end())
            return Act::status(404);
        const QByteArray body = "{\"updated_at\":\"" + found->second + "\"}";
        Act act;
        act.bytes = "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size())
            + "\r\n\r\n" + body;
        return act;
    }

    const bool m_deletesUnchecked;
    std::mutex m_mutex;
    std::map<QByteArray, QByteArray> m_has;
    Receiver m_receiver;
};

/// The process is ready to be told to stop.
bool waitsForSignals(qint64 pid)
{
    QFile file(u"/proc/%1/status"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray status = file.readAll();
    const qsizetype at = status.indexOf("SigBlk:") + 7; // A thread of its own waits for them.
    const quint64 blocked =
        status.mid(at, status.indexOf('\n', at) - at).trimmed().toULongLong(nullptr, 16);
    return (blocked >> (SIGTERM - 1) & 1) != 0;
}

CtlResult converge(const FetchingReceiver &receiver, const QStringList &more = {})
{
    return runCtl(QStringList{u"webhooks"_s, u"converge"_s, u"--url"_s, receiver.hook(),
                              u"--state"_s, receiver.state(), u"--settle"_s, u"0"_s}
                  + more);
}

} // namespace

/// The laboratory by the real program.
class TestCtlScenarios : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAndPlaysWhatItHas()
    {
        const CtlResult list = runCtl({u"webhooks"_s, u"run"_s, u"--list"_s});
        QVERIFY(list.lines().size() >= 20);
        const CtlResult all = runCtl({u"webhooks"_s, u"run"_s, u"--all"_s});
        QCOMPARE(all.exit, 0);
        QCOMPARE(all.lines().size(), list.lines().size());
        // The same again, byte for byte.
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s, u"--all"_s}).output, all.output);
    }

    void theExitStatusCountsFailures()
    {
        const QTemporaryDir folder;
        const QString bad = write(folder, u"bad.yaml"_s,
                                  "receivers: [500]\nsteps:\n  - emit: created /akn/zz/act/1/1\n"
                                  "  - run: idle\n  - expect: {delivered: 1}\n");
        const QString junit = folder.filePath(u"out.xml"_s);
        const QString har = folder.filePath(u"out.har"_s);
        const CtlResult result = runCtl({u"webhooks"_s, u"run"_s, bad, u"first-delivery"_s, bad,
                                         u"--junit"_s, junit, u"--har"_s, har});
        QCOMPARE(result.exit, 2);
        QVERIFY(result.output.contains("line 5: delivered: expected 1, found 0"));
        QVERIFY(read(junit).contains("tests=\"3\" failures=\"2\""));
        const QJsonObject log =
            QJsonDocument::fromJson(read(har)).object().value(u"log").toObject();
        QCOMPARE(log.value(u"entries").toArray().size(), 23);
    }

    void aFaultInAFileNamesLineAndReason()
    {
        const QTemporaryDir folder;
        const QString bad = write(folder, u"bad.yaml"_s, "steps:\n  - run: idle\n  - jump: 1\n");
        const CtlResult result = runCtl({u"webhooks"_s, u"run"_s, bad});
        QCOMPARE(result.exit, 2);
        QVERIFY(result.errors.contains("bad.yaml: line 3: a step has no 'jump'"));
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s, u"no-such-thing"_s}).exit, 3);
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s}).exit, 2);
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s, u"--all"_s, u"--seed"_s, u"x"_s}).exit, 2);
    }

    void playsAgainstARealReceiver()
    {
        const Receiver receiver;
        const CtlResult result = runCtl({u"webhooks"_s, u"run"_s, u"duplicates"_s, u"--url"_s,
                                         QString::fromUtf8(receiver.url())});
        QCOMPARE(result.exit, 0);
        QCOMPARE(receiver.count(), 6); // Three, each twice.
    }

    void judgesRealReceivers()
    {
        const FetchingReceiver good(false);
        const CtlResult converges = converge(good, {u"--limit"_s, u"40"_s});
        QCOMPARE(converges.exit, 0);
        QCOMPARE(converges.output, "40 orders run, 0 failed\n"_ba);

        const QTemporaryDir folder;
        const QString saved = folder.filePath(u"shortest.yaml"_s);
        const FetchingReceiver bad(true);
        const CtlResult fails = converge(bad, {u"--copies"_s, u"1"_s, u"--save"_s, saved});
        QCOMPARE(fails.exit, 1);
        QVERIFY(fails.output.startsWith("33 orders run, "));
        QVERIFY2(fails.output.contains("then: the receiver does not have the work"),
                 fails.output.constData());
        QCOMPARE(runCtl({u"webhooks"_s, u"run"_s, saved, u"--url"_s, bad.hook()}).exit, 0);
    }

    /// Whatever is waited for: a receiver that never has the work, or the time of a scenario.
    void oneSignalStopsThem_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("converge") << QStringList{u"converge"_s, u"--state"_s, u"%1"_s,
                                                 u"--settle"_s, u"600000"_s};
        QTest::newRow("in real time") << QStringList{u"run"_s, u"duplicates"_s, u"--real-time"_s};
    }
    void oneSignalStopsThem()
    {
        QFETCH(const QStringList, words);
        const Receiver receiver([](const Received &request) {
            return Act::status(request.head.startsWith("GET") ? 404 : 200);
        });
        const QString url = QString::fromUtf8(receiver.url());
        QStringList given{u"webhooks"_s};
        for (const QString &word : words)
            given << (word == u"%1"_s ? url : word);
        QProcess process;
        process.start(sheriactlPath(), given + QStringList{u"--url"_s, url});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(waitsForSignals(process.processId()));
        // Changes are told half a minute later; the other one waits for the receiver from now on.
        QTRY_VERIFY(words.contains(u"run"_s) || receiver.count() > 0);
        ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 6);
    }

    void aReceiverThatIsNotThereIsTold()
    {
        quint16 port = 0;
        {
            const Receiver gone;
            port = gone.port();
        }
        const QString url = u"http://127.0.0.1:%1/"_s.arg(port);
        const CtlResult result = runCtl(
            {u"webhooks"_s, u"converge"_s, u"--url"_s, url, u"--state"_s, url});
        QCOMPARE(result.exit, 5);
        QVERIFY(result.errors.contains("cannot connect to the receiver"));
        QCOMPARE(runCtl({u"webhooks"_s, u"converge"_s, u"--url"_s, url}).exit, 2);
    }

private:
    static QString write(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file for a test");
        return file.fileName();
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

QTEST_GUILESS_MAIN(TestCtlScenarios)
#include "tst_ctlscenarios.moc"
