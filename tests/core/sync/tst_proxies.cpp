// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/client.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/core/sync/socksproxy.h"
#include "tests/core/sync/wordserver.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

namespace tst_proxies {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Acts = 3;
const QByteArray User = "clerk-of-court";
const QByteArray Password = "p:a@s%s w/rd"; ///< With all that an address must escape.
const QByteArray Address = "http://library.example";

/// Names the system's proxy for as long as it lives, as desktops and shells do.
class SystemProxy
{
public:
    SystemProxy(const char *variable, const QByteArray &scheme, quint16 port,
                const QByteArray &user = {}, const QByteArray &password = {})
        : m_variable(variable)
    {
        const QByteArray who = user.isEmpty()
            ? QByteArray()
            : user.toPercentEncoding() + ':' + password.toPercentEncoding() + '@';
        qputenv(variable,
                QByteArray(scheme + "://" + who + "127.0.0.1:" + QByteArray::number(port)));
    }
    ~SystemProxy() { qunsetenv(m_variable); }
    Q_DISABLE_COPY_MOVE(SystemProxy)

private:
    const char *m_variable;
};

QByteArray field(const QByteArray &head, const QByteArray &name)
{
    for (const QByteArray &line : head.split('\n')) {
        if (line.toLower().startsWith(QByteArray(name + ':')))
            return line.mid(name.size() + 1).trimmed();
    }
    return {};
}

/// A proxy that wants a name and a password, and a server behind it, which says the same to all.
QByteArray answerOf(const QByteArray &head)
{
    const QByteArray right = "Basic " + QByteArray(User + ':' + Password).toBase64();
    if (field(head, "proxy-authorization") != right)
        return "HTTP/1.1 407 Who are you?\r\nProxy-Authenticate: Basic realm=\"x\"\r\n"
               "Content-Length: 0\r\n\r\n";
    const QByteArray body = R"({"count":0,"next":null,"previous":null,"results":[]})";
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

quint16 portOf(const WordServer &server)
{
    return server.base().split(':').back().toUShort();
}

quint16 nobodysPort()
{
    const WordServer gone([](const QByteArray &) { return QByteArray(); });
    return portOf(gone);
}

/// Whether a library, or anything beside it, holds the words; each as it is, and as addresses have it.
bool isAnywhere(CopyFixture &copy, const QByteArray &words)
{
    const QFileInfo file(copy.path());
    copy.library.reset();
    bool isFound = false;
    for (const QFileInfo &each : file.dir().entryInfoList(QDir::Files)) {
        QFile one(each.filePath());
        if (!one.open(QIODevice::ReadOnly))
            return true;
        const QByteArray bytes = one.readAll();
        isFound = isFound || bytes.contains(words) || bytes.contains(words.toPercentEncoding())
            || bytes.contains(QByteArray(User + ':' + words).toBase64());
    }
    return isFound;
}

bool isSaid(const QString &said)
{
    return said.contains(QString::fromUtf8(Password))
        || said.contains(QString::fromUtf8(Password.toPercentEncoding()))
        || said.contains(QString::fromUtf8(User));
}

QStringList logged;

void keepLog(QtMsgType, const QMessageLogContext &, const QString &line)
{
    logged << line;
}

/// The proxies that the system names.
class TestProxies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Names are looked up by the proxy: this computer may not know them.
    void copiesThroughSocks_data()
    {
        QTest::addColumn<bool>("hasPassword");
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<QByteArray>("scheme");
        QTest::newRow("open") << false << "http_proxy"_ba
                              << "socks5"_ba;
        QTest::newRow("with a password") << true << "http_proxy"_ba
                                         << "socks5"_ba;
        QTest::newRow("which looks names up") << false << "http_proxy"_ba
                                              << "socks5h"_ba;
        QTest::newRow("for every scheme") << true << "all_proxy"_ba
                                          << "socks5h"_ba;
        QTest::newRow("in capitals") << false << "ALL_PROXY"_ba
                                     << "socks5"_ba;
    }
    void copiesThroughSocks()
    {
        QFETCH(bool, hasPassword);
        QFETCH(QByteArray, variable);
        QFETCH(QByteArray, scheme);
        BigServer server(Acts);
        FaultProxy before(server.port(), [](const QByteArray &, int) { return Fault::None; });
        const QByteArray user = hasPassword ? User : QByteArray();
        SocksProxy proxy(before.port(), user, Password);
        const SystemProxy named(variable.constData(), scheme, proxy.port(), user, Password);
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(Address));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, Acts);
        QCOMPARE(copy.differences(server.base()), QStringList());
        QVERIFY(!proxy.asked().isEmpty());
        for (const QByteArray &each : proxy.asked())
            QCOMPARE(each, "library.example:80"_ba);
        QVERIFY(!isAnywhere(copy, Password));
    }

    void someHostsAreExcepted_data()
    {
        QTest::addColumn<QByteArray>("excepted");
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("another") << "brary.example, other.example"_ba << true;
        QTest::newRow("its name") << "other.example, library.example"_ba << false;
        QTest::newRow("its domain") << ".example"_ba << false;
        QTest::newRow("all") << "*"_ba << false;
    }
    void someHostsAreExcepted()
    {
        QFETCH(QByteArray, excepted);
        QFETCH(bool, isAsked);
        qputenv("no_proxy", excepted);
        SocksProxy proxy(nobodysPort(), {}, {});
        const SystemProxy named("all_proxy", "socks5h", proxy.port());
        net::Client client({std::chrono::seconds(1), std::chrono::seconds(1)});
        net::Request request;
        request.url = Address;
        QVERIFY(client.get(request, {}).end != net::Answer::End::Answered); // There is no server.
        qunsetenv("no_proxy");
        QCOMPARE(!proxy.asked().isEmpty(), isAsked);
    }

    void copiesThroughAProxyThatWantsAPassword()
    {
        WordServer proxy(answerOf);
        const SystemProxy named("http_proxy", "http", portOf(proxy), User, Password);
        CopyFixture copy;
        copy.options.token = "token-of-somebody";
        const auto done = copy.run(copy.addSource(Address));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QVERIFY(done->troubles.empty());
        for (const QByteArray &head : proxy.heads()) {
            QVERIFY2(head.startsWith("GET http://library.example/v3/"), head.constData());
            QCOMPARE(field(head, "authorization"), "Token token-of-somebody"_ba);
        }
        QVERIFY(!isAnywhere(copy, Password));
    }

    /// The proxy is shown its password, and not the server's token; the server the other way round.
    void aTunnelShowsEachItsOwn()
    {
        WordServer proxy([](const QByteArray &) {
            return "HTTP/1.1 502 No way\r\nContent-Length: 0\r\n\r\n"_ba;
        });
        const SystemProxy named("https_proxy", "http", portOf(proxy), User, Password);
        CopyFixture copy;
        copy.options.token = "token-of-somebody";
        QVERIFY(!copy.run(copy.addSource("https://library.example")));
        const QByteArray head = proxy.heads().front();
        QVERIFY2(head.startsWith("CONNECT library.example:443 "), head.constData());
        QCOMPARE(field(head, "proxy-authorization"),
                 "Basic " + QByteArray(User + ':' + Password).toBase64());
        QVERIFY(!head.contains("token-of-somebody"));
    }

    /// Whatever goes wrong with a proxy, nobody reads its password: not in words, logs, or the library.
    void thePasswordIsNowhere_data()
    {
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<QByteArray>("scheme");
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("a proxy that is not there") << "http_proxy"_ba
                                                   << "http"_ba << Address << false;
        QTest::newRow("a tunnel that is not there") << "https_proxy"_ba
                                                    << "http"_ba
                                                    << "https://library.example"_ba << false;
        QTest::newRow("no SOCKS there") << "http_proxy"_ba
                                        << "socks5"_ba << Address << false;
        QTest::newRow("a proxy that does not know it") << "http_proxy"_ba
                                                       << "http"_ba << Address << true;
        QTest::newRow("a tunnel's proxy that does not know it")
            << "https_proxy"_ba
            << "http"_ba
            << "https://library.example"_ba << true;
        QTest::newRow("SOCKS that does not know it") << "http_proxy"_ba
                                                     << "socks5"_ba << Address << true;
    }
    void thePasswordIsNowhere()
    {
        QFETCH(QByteArray, variable);
        QFETCH(QByteArray, scheme);
        QFETCH(QByteArray, base);
        QFETCH(bool, isThere);
        WordServer strict([](const QByteArray &) {
            return "HTTP/1.1 407 Who are you?\r\nProxy-Authenticate: Basic realm=\"x\"\r\n"
                   "Content-Length: 0\r\n\r\n"_ba;
        });
        SocksProxy strictSocks(1, User, "another one");
        quint16 port = nobodysPort();
        if (isThere)
            port = scheme == "http" ? portOf(strict) : strictSocks.port();
        const SystemProxy named(variable.constData(), scheme, port, User, Password);
        CopyFixture copy;
        copy.options.token = "token-of-somebody";
        logged.clear();
        const auto handler = qInstallMessageHandler(keepLog);
        const qint64 source = copy.addSource(base);
        const auto done = copy.run(source);
        qInstallMessageHandler(handler);
        QVERIFY(!done);
        QCOMPARE(copy.lastError.code, ErrorCode::Unavailable);
        QVERIFY2(copy.lastError.text().contains(u"cannot connect"_s),
                 qPrintable(copy.lastError.text()));
        QVERIFY2(!isSaid(copy.lastError.text()), qPrintable(copy.lastError.text()));
        QVERIFY2(!isSaid(logged.join(u' ')), qPrintable(logged.join(u' ')));
        QVERIFY(!isAnywhere(copy, Password));
    }
};

SHERIA_TEST(TestProxies)
} // namespace tst_proxies
#include "tst_proxies.moc"
