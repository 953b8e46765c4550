// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/client.h"
#include "core/http/hosts.h"
#include "core/sync/source/address.h"
#include "core/webhooks/message.h"
#include "core/webhooks/transport.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QHostAddress>
#include <QTest>

#include <future>

namespace tst_linklocal {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

void addressRows()
{
    QTest::addColumn<QByteArray>("url");
    QTest::newRow("IPv4") << "http://169.254.169.254:9/"_ba;
    QTest::newRow("https") << "https://169.254.169.254:9/"_ba;
    QTest::newRow("IPv6") << "http://[fe80::1]:9/"_ba;
    QTest::newRow("mapped") << "http://[::ffff:169.254.169.254]:9/"_ba;
    QTest::newRow("a number") << "http://2852039166:9/"_ba;
    QTest::newRow("hexadecimal") << "http://0xa9fea9fe:9/"_ba;
    QTest::newRow("two parts") << "http://169.16689662:9/"_ba;
}

/// Addresses of the network link, where cloud computers give their secrets, are not contacted, in whatever
/// form they are named; tokens that go unencrypted to another computer are warned of.
class TestLinkLocal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheAddresses_data()
    {
        QTest::addColumn<bool>("isLinkLocal");
        for (const char *address :
             {"169.254.0.0", "169.254.169.254", "169.254.255.255", "fe80::1", "febf:ffff::1",
              "::ffff:169.254.1.1", "::169.254.1.1", "64:ff9b::169.254.169.254"})
            QTest::newRow(address) << true;
        for (const char *address : {"169.253.255.255", "169.255.0.0", "127.0.0.1", "10.0.0.1",
                                    "::1", "fec0::1", "fe7f::1", "2001:db8::1", "::ffff:127.0.0.1"})
            QTest::newRow(address) << false;
    }
    void knowsTheAddresses()
    {
        const QHostAddress address(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(!address.isNull());
        QTEST(net::isLinkLocal(address), "isLinkLocal");
    }

    void syncAndEmbeddingsRefuseThem_data() { addressRows(); }
    void syncAndEmbeddingsRefuseThem()
    {
        QFETCH(QByteArray, url);
        net::Client client({std::chrono::seconds(5), std::chrono::seconds(5)});
        net::Request request;
        request.url = url;
        request.authorization = "Token t";
        const net::Answer answer = client.get(request, {});
        QCOMPARE(answer.end, net::Answer::End::NotConnected);
        QVERIFY2(answer.note.english().contains("link-local"_L1),
                 qPrintable(answer.note.english()));
    }

    /// A proxy would connect for us.
    void aProxyIsNotAskedForThem()
    {
        Receiver proxy;
        qputenv("http_proxy", proxy.url(""));
        net::Client client;
        net::Request request;
        request.url = "http://169.254.169.254/latest";
        QCOMPARE(client.get(request, {}).end, net::Answer::End::NotConnected);
        qunsetenv("http_proxy");
        QCOMPARE(proxy.count(), 0);
    }

    /// The address is looked at where the socket is opened, not only in what was asked for.
    void aSocketIsNotOpenedToThem()
    {
        qputenv("http_proxy", "http://169.254.169.254:9");
        net::Client client({std::chrono::seconds(5), std::chrono::seconds(5)});
        net::Request request;
        request.url = "http://law.example/api";
        const net::Answer answer = client.get(request, {});
        qunsetenv("http_proxy");
        QCOMPARE(answer.end, net::Answer::End::NotConnected);
        QVERIFY2(answer.note.english().contains("link-local"_L1),
                 qPrintable(answer.note.english()));
    }

    void webhooksRefuseThem_data() { addressRows(); }
    void webhooksRefuseThem()
    {
        QFETCH(QByteArray, url);
        const auto parsed = webhooks::parseEndpointUrl(QString::fromLatin1(url));
        if (!parsed)
            return; // Not registered at all.
        webhooks::HttpTransport transport(std::chrono::seconds(5));
        std::promise<webhooks::HttpResult> promise;
        auto result = promise.get_future();
        transport.send({1, webhooks::targetOf(*parsed), "POST / HTTP/1.1\r\n\r\n"},
                       [&promise](webhooks::HttpResult got) { promise.set_value(std::move(got)); });
        const webhooks::HttpResult got = result.get();
        QCOMPARE(got.outcome, webhooks::Outcome::NotConnected);
        QVERIFY2(got.note.english().contains("link-local"_L1), qPrintable(got.note.english()));
    }

    void plainHttpToAnotherComputerIsWarnedOf()
    {
        QVERIFY(sync::isPlainHttpElsewhere("http://law.example/api"));
        QVERIFY(!sync::isPlainHttpElsewhere("https://law.example/api"));
        QVERIFY(!sync::isPlainHttpElsewhere("http://127.0.0.1:8089"));
        QVERIFY(!sync::isPlainHttpElsewhere("http://[::1]:8089"));
        QVERIFY(!sync::isPlainHttpElsewhere("http://localhost:8089"));
        Receiver proxy([](const Received &) { return Act::status(500); });
        qputenv("http_proxy", proxy.url(""));
        const CtlResult estimate = runCtl({u"sync"_s, u"estimate"_s, u"--url"_s,
                                           u"http://law.example/api"_s, u"--token"_s, u"t"_s});
        qunsetenv("http_proxy");
        QVERIFY2(estimate.errors.contains("unencrypted"), estimate.errors.constData());
        QVERIFY(estimate.errors.contains("http://law.example"));
    }
};

SHERIA_TEST(TestLinkLocal)
} // namespace tst_linklocal
#include "tst_linklocal.moc"
