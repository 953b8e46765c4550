// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/endpoint.h"
#include "server/http/connection/forwarded.h"
#include "server/http/connection/requestparser.h"

#include <QHostAddress>
#include <QTest>

using namespace sheria::http;
using namespace Qt::StringLiterals;

/// What proxies say of their clients, and where a server is told to listen.
class TestForwarded : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clients_data();
    void clients();
    void whoIsTrusted_data();
    void whoIsTrusted();
    void notTrusted_data();
    void notTrusted();
    void clientsAreCountedByNetwork();
    void endpoints_data();
    void endpoints();
};

namespace {

/// The proxies of these tests: 192.0.2.0/24 and 2001:db8:f::1.
TrustedProxies proxies()
{
    TrustedProxies proxies;
    for (const QString &each : {u"192.0.2.0/24"_s, u"2001:db8:f::1"_s}) {
        if (!proxies.add(each))
            qFatal("an address of a proxy was refused");
    }
    return proxies;
}

} // namespace

void TestForwarded::clients_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("told"); ///< "client host scheme"; empty: refused.
    const auto row = [](const char *name, const QByteArray &fields, const QByteArray &told) {
        QTest::newRow(name) << fields << told;
    };
    row("nothing", "", "192.0.2.1 - http");
    row("one client", "X-Forwarded-For: 198.51.100.7\r\n", "198.51.100.7 - http");
    row("TLS", "X-Forwarded-For: 198.51.100.7\r\nX-Forwarded-Proto: https\r\n",
        "198.51.100.7 - https");
    row("host", "X-Forwarded-Host: Law.Example\r\nX-Forwarded-Proto: HTTPS\r\n",
        "192.0.2.1 law.example https");
    row("what the client made up comes first", "X-Forwarded-For: 203.0.113.9, 198.51.100.7\r\n",
        "198.51.100.7 - http");
    row("a row of proxies", "X-Forwarded-For: 203.0.113.9, 198.51.100.7, 192.0.2.8\r\n",
        "198.51.100.7 - http");
    row("in two fields", "X-Forwarded-For: 198.51.100.7\r\nX-Forwarded-For: 192.0.2.8\r\n",
        "198.51.100.7 - http");
    row("nobody but proxies", "X-Forwarded-For: 192.0.2.9, 192.0.2.8\r\n", "192.0.2.9 - http");
    row("with a port", "X-Forwarded-For: 198.51.100.7:50123\r\n", "198.51.100.7 - http");
    row("IPv6", "X-Forwarded-For: 2001:db8:1:2:3:4:5:6\r\n", "2001:db8:1:2::/64 - http");
    row("IPv6 with a port", "X-Forwarded-For: [2001:db8:1:2:3:4:5:6]:443\r\n",
        "2001:db8:1:2::/64 - http");
    row("IPv4 in IPv6", "X-Forwarded-For: ::ffff:198.51.100.7\r\n", "198.51.100.7 - http");
    row("no address", "X-Forwarded-For: unknown\r\n", "192.0.2.1 - http");
    row("no address behind a proxy", "X-Forwarded-For: unknown, 192.0.2.8\r\n", "192.0.2.8 - http");
    row("a scope", "X-Forwarded-For: fe80::1%eth0\r\n", "192.0.2.1 - http");
    row("empty", "X-Forwarded-For:\r\n", "192.0.2.1 - http");
    row("protocols as a list",
        "X-Forwarded-For: 198.51.100.7, 192.0.2.8\r\nX-Forwarded-Proto: https, http\r\n",
        "198.51.100.7 - https");

    row("RFC 7239", "Forwarded: for=192.0.2.43, for=198.51.100.17;by=203.0.113.60;proto=http\r\n",
        "198.51.100.17 - http");
    row("RFC 7239, IPv6", "Forwarded: For=\"[2001:db8:cafe::17]:4711\"\r\n",
        "2001:db8:cafe::/64 - http");
    row("RFC 7239, all", "Forwarded: for=198.51.100.7; proto=https ;host=law.example\r\n",
        "198.51.100.7 law.example https");
    row("RFC 7239, quoted",
        "Forwarded: for=\"198.51.100.7\";host=\"law.example:8443\";proto=\"https\"\r\n",
        "198.51.100.7 law.example:8443 https");
    row("RFC 7239, hidden", "Forwarded: for=_gazonk;proto=https\r\n", "192.0.2.1 - https");
    row("RFC 7239, escaped", "Forwarded: for=\"198.51.100\\.7\"\r\n", "198.51.100.7 - http");
    row("both, alike", "Forwarded: for=198.51.100.7\r\nX-Forwarded-For: 198.51.100.7\r\n",
        "198.51.100.7 - http");
    row("both, different", "Forwarded: for=203.0.113.9\r\nX-Forwarded-For: 198.51.100.7\r\n", "");
    row("both, one without TLS",
        "Forwarded: for=198.51.100.7;proto=https\r\nX-Forwarded-For: 198.51.100.7\r\n", "");
    row("one parameter twice", "Forwarded: for=198.51.100.7;for=203.0.113.9\r\n", "");
    row("an open quotation", "Forwarded: for=\"198.51.100.7\r\n", "");
    row("no value", "Forwarded: for=\r\n", "");
    row("no name", "Forwarded: =198.51.100.7\r\n", "");
    row("no pair", "Forwarded: 198.51.100.7\r\n", "");
    row("another protocol", "X-Forwarded-Proto: gopher\r\n", "");
    row("a malformed host", "X-Forwarded-Host: law.example/path\r\n", "");
    row("too many", "X-Forwarded-For: " + QByteArray("192.0.2.1,").repeated(40) + "192.0.2.1\r\n",
        "");
    row("too many, RFC 7239",
        "Forwarded: " + QByteArray("for=192.0.2.1,").repeated(40) + "for=a\r\n", "");
}

void TestForwarded::clients()
{
    QFETCH(QByteArray, fields);
    QFETCH(QByteArray, told);
    const QByteArray bytes = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + fields;
    RequestHead head;
    QCOMPARE(parseRequestHead(bytes, head), 0);
    Arrival direct;
    direct.client = "192.0.2.1";
    const std::optional<Arrival> arrival = proxies().arrival(head, direct);
    QCOMPARE(arrival.has_value(), !told.isEmpty());
    if (!arrival)
        return;
    QVERIFY(arrival->isProxied);
    const QByteArray host = arrival->host.isEmpty() ? "-" : arrival->host;
    QCOMPARE(arrival->client + ' ' + host + (arrival->isSecure ? " https" : " http"), told);
}

void TestForwarded::whoIsTrusted_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("trusted");
    QTest::newRow("in the network") << u"192.0.2.200"_s << true;
    QTest::newRow("in IPv6's clothes") << u"::ffff:192.0.2.200"_s << true;
    QTest::newRow("beside the network") << u"192.0.3.1"_s << false;
    QTest::newRow("IPv6") << u"2001:db8:f::1"_s << true;
    QTest::newRow("another of its network") << u"2001:db8:f::2"_s << false;
    QTest::newRow("this computer") << u"127.0.0.1"_s << false;
}

void TestForwarded::whoIsTrusted()
{
    QFETCH(QString, address);
    QTEST(proxies().trusts(QHostAddress(address)), "trusted");
    QVERIFY(!TrustedProxies().trusts(QHostAddress(address)));
}

void TestForwarded::notTrusted_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u""_s, u"proxy.example"_s, u"192.0.2.0/33"_s, u"192.0.2.0/-1"_s, u"192.0.2.0/"_s,
          u"/24"_s, u"fe80::1%eth0"_s, u"192.0.2.0/24/8"_s, u"2001:db8::/129"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestForwarded::notTrusted()
{
    QFETCH(QString, text);
    TrustedProxies proxies;
    QVERIFY(!proxies.add(text));
    QVERIFY(proxies.isEmpty());
    QVERIFY(proxies.add(u"unix"_s));
    QVERIFY(proxies.trustsUnix());
}

void TestForwarded::clientsAreCountedByNetwork()
{
    QCOMPARE(clientName(QHostAddress(u"2001:db8::1"_s)),
             clientName(QHostAddress(u"2001:db8::ffff:1"_s)));
    QCOMPARE(clientName(QHostAddress(u"::1"_s)), "::1");
    QCOMPARE(clientName(QHostAddress(u"198.51.100.7"_s)), "198.51.100.7");
}

void TestForwarded::endpoints_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("name"); ///< Empty: refused.
    QTest::addColumn<bool>("local");
    const auto row = [](const QString &text, const QByteArray &name, bool isLocal = false) {
        QTest::newRow(qPrintable(text)) << text << name << isLocal;
    };
    row(u"127.0.0.1:8089"_s, "http://127.0.0.1:8089", true);
    row(u"192.0.2.7"_s, "http://192.0.2.7:80");
    row(u"192.0.2.7:0"_s, "http://192.0.2.7:0");
    row(u"0.0.0.0:8089"_s, "http://0.0.0.0:8089");
    row(u"[::]:8089"_s, "http://[::]:8089");
    row(u"[::1]"_s, "http://[::1]:80", true);
    row(u"::1"_s, "http://[::1]:80", true);
    row(u"unix:/run/sheria/http.sock"_s, "unix:/run/sheria/http.sock", true);
    for (const QString &text :
         {u""_s, u"law.example:8089"_s, u"192.0.2.7:65536"_s, u"192.0.2.7:"_s, u"192.0.2.7:a"_s,
          u"[::1"_s, u"[192.0.2.7]:80"_s, u"unix:http.sock"_s, u"unix:"_s, u"[fe80::1%eth0]:80"_s,
          u":8089"_s})
        row(text, {});
}

void TestForwarded::endpoints()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, name);
    const std::optional<Endpoint> endpoint = Endpoint::parse(text, 80);
    QCOMPARE(endpoint.has_value(), !name.isEmpty());
    if (!endpoint)
        return;
    QCOMPARE(endpoint->name(), name);
    QTEST(endpoint->isLocal(), "local");
}

QTEST_GUILESS_MAIN(TestForwarded)
#include "tst_forwarded.moc"
