// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace tst_servers {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Json = "Content-Type: application/json\r\n";

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

/// The page of a web server that does not know the address.
QByteArray notFoundPage()
{
    return FaultProxy::answered("404 Not Found", "Content-Type: text/html\r\n",
                                "<html><body>Not found</body></html>");
}

/// Servers that are older, say less, or lead elsewhere.
class TestServers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The list of all is not for everyone: then the places' lists, whose works name the rest.
    void goesByPlaceWhereTheWholeListIsForbidden()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) {
            return target.startsWith("/v3/work-expressions")
                ? FaultProxy::answered("403 Forbidden", Json, R"({"detail":"No."})")
                : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(proxy.base()));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    void takesAnOlderServer()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) {
            return target.startsWith("/v3/") ? notFoundPage() : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(proxy.base()));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QStringList differences = copy.differences(baseOf(server));
        // What the two versions say otherwise of themselves is no difference of the copy.
        differences.removeIf([](const QString &line) { return line.contains(u" links: "_s); });
        QCOMPARE(differences, QStringList());
    }

    void worksBelowAPathOfTheHost()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) {
            return target.startsWith("/nested/") ? QByteArray() : notFoundPage();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(!copy.run(copy.addSource(proxy.base() + "/nested/api")));
        const auto targets = proxy.targets();
        QVERIFY(!targets.isEmpty());
        for (const QByteArray &target : targets)
            QVERIFY2(target.startsWith("/nested/api/v"), target.constData());
        QVERIFY2(copy.lastError.text().contains(u"no legislation API"_s),
                 qPrintable(copy.lastError.text()));
    }

    /// Where somebody else's server is named the token is not shown, nor asked for anything.
    void theTokenNeverLeavesTheHost()
    {
        RouteFixture server;
        FaultProxy stranger(server.port(), noFault);
        FaultProxy proxy(server.port(), noFault, [&stranger](const QByteArray &target) {
            return target.endsWith("/eng@2009-02-03.xml")
                ? FaultProxy::answered("302 Found",
                                       "Location: " + stranger.base() + target + "\r\n", "")
                : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(proxy.base()));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QVERIFY(done->failed > 0);
        QVERIFY(std::any_of(done->troubles.begin(), done->troubles.end(), [](const auto &each) {
            return each.what.english().contains(u"another host"_s);
        }));
        QVERIFY(stranger.heads().isEmpty());
        for (const QByteArray &head : proxy.heads())
            QVERIFY(head.contains(
                QByteArray("Token " + server.token()))); // Nowhere else it was needed.
    }

    void followsWithinTheHost()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) {
            return target.endsWith("/eng@2009-02-03.xml")
                ? FaultProxy::answered("301 Moved Permanently",
                                       "Location: " + target + "?moved=1\r\n", "")
                : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        QCOMPARE(copy.run(copy.addSource(proxy.base()))->failed, 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    void doesNotFollowForEver()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) {
            return target.contains(".xml")
                ? FaultProxy::answered("302 Found", "Location: " + target + "x\r\n", "")
                : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(proxy.base()));
        QVERIFY(!done || done->failed > 0);
    }

    /// Publication documents at a trusted address are somebody else's: their address is kept.
    void trustedAddressesAreNotAskedFor()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(proxy.base())));
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!target.contains("1999/2/media/publication"), target.constData());
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    /// The list shifts for ever: what it showed is fetched, and the next run lists all again.
    void aListThatNeverStandsStillIsNotBelieved()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) {
            if (!target.startsWith("/v3/work-expressions") || !target.contains("page_size=500"))
                return QByteArray();
            return FaultProxy::answered("200 OK", Json,
                                        R"({"count":9,"next":null,"previous":null,"results":[]})");
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        const auto done = copy.run(source);
        QVERIFY(done);
        QVERIFY(!done->troubles.empty());
        store::Database db = copy.reader();
        const auto known = must(store::findSyncSource(db, source));
        QVERIFY(!known.watermark.isValid());
        QVERIFY(!known.checkedAt.isValid());
    }
};

SHERIA_TEST(TestServers)
} // namespace tst_servers
#include "tst_servers.moc"
