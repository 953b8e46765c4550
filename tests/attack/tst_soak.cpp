// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/http/client.h"
#include "tests/server/routes/requestmaker.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "resources/sample/samplepack.h"

namespace tst_soak {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr QByteArrayView Token = "0123456789abcdef0123456789abcdef";
constexpr int Connections = 8;
constexpr qsizetype Targets = 500;
/// What a process may grow by while its caches fill and its heap settles.
constexpr double GrowthMegabytes = 96;

/// Searches that Xapian answers in different ways: exclusions and fields alone, everything, words, phrases.
constexpr std::array Questions = {"*",
                                  "-scheme",
                                  "-%22light+dues%22",
                                  "light",
                                  "light+dues",
                                  "%22light+dues%22",
                                  "title:light",
                                  "light+-dues",
                                  "ligh*",
                                  "light+NEAR+dues",
                                  "(",
                                  "%22",
                                  "-*",
                                  "lihgt"};
constexpr std::array Searches = {"/v2/search/zz?q=", "/v2/search/zz?page=2&q=",
                                 "/api/v1/decisions?q=", "/api/v1/decisions/search?q="};

double residentMegabytes(qint64 pid)
{
    QFile file(u"/proc/%1/statm"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * double(::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// A search, or a question to the first knowledge base.
MadeRequest anyQuestion(QRandomGenerator &random)
{
    const QByteArray words = Questions[std::size_t(random.bounded(int(Questions.size())))];
    MadeRequest request;
    request.method = "GET";
    request.target = Searches[std::size_t(random.bounded(int(Searches.size())))] + words;
    request.fields = "Host: 127.0.0.1\r\nAuthorization: Token " + Token.toByteArray() + "\r\n";
    return request;
}

/// What a thread of the soak has met.
struct Met
{
    qint64 answers = 0;
    QByteArrayList faults;
};

Met soak(quint16 port, quint32 seed, const QByteArrayList &targets, std::atomic<qint64> &left)
{
    Met met;
    QRandomGenerator random(seed);
    RequestMaker maker(seed, targets, Token.toByteArray());
    http::test::Client client(port);
    while (left.fetch_sub(1, std::memory_order_relaxed) > 0 && met.faults.size() < 10) {
        const MadeRequest request = random.bounded(3) == 0 ? anyQuestion(random) : maker.valid();
        const auto answer = client.ask(request.bytes(), !request.isHead());
        ++met.answers;
        if (!answer) {
            met.faults << "no answer to " + request.target;
            return met;
        }
        if (answer->status >= 500)
            met.faults << QByteArray::number(answer->status) + ' ' + request.target;
    }
    return met;
}

/// Requests of all kinds, many at once, for long: no answer of 5xx, and memory that does not grow. The count is
/// SHERIA_SOAK_REQUESTS; 200,000 take minutes in a release build.
class TestSoak : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAllAndKeepsItsSize()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l.sheria"_s);
        {
            const SystemClock clock;
            const auto library = must(Library::open(path, Library::Mode::OpenOrCreate, clock));
            must(
                pack::importPaths(library->writer(), {resources::samplePackPath()}, clock, {}, {}));
        }
        QCOMPARE(runCtl({u"index"_s, u"rebuild"_s, u"--library"_s, path}).exit, 0);
        ServingCtl server(
            {u"--library"_s, path, u"--port"_s, u"0"_s, u"--token"_s, QString::fromLatin1(Token)});
        QVERIFY(server.port() != 0);
        // PDF is left out: a full queue of slow work answers 503, as it should.
        QByteArrayList targets = crawl(server.port(), Token.toByteArray(), Targets);
        targets.removeIf([](const QByteArray &target) { return target.contains(".pdf"); });
        QVERIFY(targets.size() > 50);
        const qint64 requests = std::max(qEnvironmentVariableIntValue("SHERIA_SOAK_REQUESTS"),
                                         3'000);
        press(server.port(), targets, requests / 4, 1);
        const double warm = residentMegabytes(server.process().processId());
        press(server.port(), targets, requests - requests / 4, 1000);
        const double end = residentMegabytes(server.process().processId());
        qInfo("%lld requests; %.0f MB after a quarter, %.0f MB at the end", qlonglong(requests),
              warm, end);
        QVERIFY2(end < warm + GrowthMegabytes, "memory grows");
        QCOMPARE(server.process().state(), QProcess::Running);
    }

private:
    static void press(quint16 port, const QByteArrayList &targets, qint64 count, quint32 seed)
    {
        std::atomic<qint64> left = count;
        std::vector<Met> met(Connections);
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < met.size(); ++i)
                threads.emplace_back(
                    [&, i] { met[i] = soak(port, seed + quint32(i), targets, left); });
        }
        qint64 answers = 0;
        QByteArrayList faults;
        for (const Met &one : met) {
            answers += one.answers;
            faults += one.faults;
        }
        QVERIFY2(faults.isEmpty(), faults.join("\n").constData());
        QCOMPARE(answers, count);
    }
};

SHERIA_TEST(TestSoak)
} // namespace tst_soak
#include "tst_soak.moc"
