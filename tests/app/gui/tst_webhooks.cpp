#include "app/serverpanel/localserver.h"
#include "core/store/changes.h"
#include "core/webhooks/registry.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/core/webhooks/receiver.h"

#include <QElapsedTimer>
#include <QTest>

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Webhooks at the desk: whom it tells, and what its panel shows of that. The receivers are real ones.
class TestWebhooks : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
    }

    void cleanup() { m_desk.reset(); }

    void whatIsImportedIsToldWhileTheServerRuns()
    {
        const Receiver receiver;
        registerAt(receiver);
        startServer();
        m_desk->importSample();
        m_desk->clock.advance(30'000);
        // Twenty-two works in the sample, each told of once.
        QTRY_COMPARE_WITH_TIMEOUT(receiver.count(), 22, 20'000);
        const QByteArray address = server().address();
        for (const Received &each : receiver.received()) {
            QCOMPARE(each.member("action"), "created"_ba);
            QCOMPARE(each.member("work.url"),
                     QByteArray(address + "/v3" + each.member("work.frbr_uri")));
        }
    }

    void nothingIsToldWhileTheServerStandsAndAllOfItThen()
    {
        const Receiver receiver;
        registerAt(receiver);
        startServer();
        const QByteArray before = server().address();
        stopServer();
        const qint64 endpoint = endpointOf(receiver);
        must(registry().sendExample(endpoint, "updated", "/akn/zz/act/2005/4"));
        startServer();
        QTRY_COMPARE(receiver.count(), 1);
        QVERIFY(server().address() != before); // A free port each time.
        QCOMPARE(receiver.received().constFirst().member("work.url"),
                 QByteArray(server().address() + "/v3/akn/zz/act/2005/4"));
        // A server that is started again on its port goes on.
        server().permit(m_desk->preferences());
        QTRY_COMPARE(server().state(), LocalServer::State::Running);
        must(registry().sendExample(endpoint, "updated", "/akn/zz/act/2005/4"));
        QTRY_COMPARE(receiver.count(), 2);
    }

    /// Nor does an endpoint that never answers keep the window open.
    void whatIsUnderWayWhenTheWindowClosesIsToldNextTime()
    {
        std::atomic<bool> isWell = false;
        Act hang = Act::status(200);
        hang.delay = std::chrono::seconds(60);
        const Receiver receiver(
            [&](const Received &) { return isWell.load() ? Act::status(200) : hang; });
        registerAt(receiver);
        startServer();
        must(registry().sendExample(endpointOf(receiver), "updated", "/akn/zz/act/2005/4"));
        QTRY_COMPARE(receiver.count(), 1);
        QElapsedTimer timer;
        timer.start();
        m_desk->close();
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        isWell = true;
        m_desk->start();
        startServer();
        QTRY_COMPARE(receiver.count(), 2);
        const QList<Received> got = receiver.received();
        QCOMPARE(got.at(1).member("invocation_id"), got.at(0).member("invocation_id"));
        QVERIFY(got.at(1).member("request_id") != got.at(0).member("request_id"));
    }

private:
    OpenLibrary &library() { return *m_desk->window().library(); }
    LocalServer &server() { return library().server(); }
    webhooks::Registry registry() { return {library().writer(), library().clock()}; }

    void registerAt(const Receiver &receiver)
    {
        must(registry().add(QString::fromUtf8(receiver.url())));
    }

    qint64 endpointOf(const Receiver &receiver)
    {
        store::Database db = must(
            store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
        return must(store::findEndpointByUrl(db, receiver.url())).value().id;
    }

    void startServer()
    {
        server().start(0);
        QTRY_COMPARE(server().state(), LocalServer::State::Running);
    }

    void stopServer()
    {
        server().stop();
        QTRY_COMPARE(server().state(), LocalServer::State::Stopped);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

QTEST_MAIN(TestWebhooks)
#include "tst_webhooks.moc"
