// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/http/client.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>

namespace tst_ctlservice {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int PatienceMs = 20'000;
const QByteArray Token(40, 't');

QStringList arguments(const QTemporaryDir &folder, const QStringList &more)
{
    return QStringList{u"--library"_s, folder.filePath(u"l.sheria"_s), u"--token"_s,
                       QString::fromLatin1(Token)}
    + more;
}

/// Like systemd's: hears what a service says of itself.
class ServiceManager
{
public:
    explicit ServiceManager(const QByteArray &path)
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::copy(path.begin(), path.end(), address.sun_path);
        if (::bind(m_fd, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0)
            qputenv("NOTIFY_SOCKET", path);
    }
    ~ServiceManager()
    {
        qunsetenv("NOTIFY_SOCKET");
        ::close(m_fd);
    }
    Q_DISABLE_COPY_MOVE(ServiceManager)

    /// Waits until it has heard `words` as a line; false when it does not.
    bool hears(const QByteArray &words) const
    {
        pollfd wait{m_fd, POLLIN, 0};
        while (::poll(&wait, 1, PatienceMs) == 1) {
            QByteArray heard(1024, '\0');
            heard.resize(::recv(m_fd, heard.data(), static_cast<std::size_t>(heard.size()), 0));
            if (heard.split('\n').contains(words))
                return true;
        }
        return false;
    }

private:
    int m_fd = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
};

/// sheriactl serve as a service: on addresses and sockets, behind proxies, under a service manager.
class TestCtlService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void servesEachAddress()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"socket"_s);
        ServingCtl server(arguments(folder,
                                    {u"--address"_s, u"127.0.0.3:0"_s, u"--address"_s,
                                     u"unix:"_s + path, u"--socket-mode"_s, u"600"_s}));
        QVERIFY(server.lines().value(0).startsWith("listening on http://127.0.0.3:"));
        QCOMPARE(server.readLine(), "listening on unix:" + QFile::encodeName(path));
        http::test::Client tcp;
        QVERIFY(tcp.connect(server.port(), "127.0.0.3"));
        QCOMPARE(tcp.ask(request("127.0.0.3"))->status, 200);
        http::test::Client local;
        QVERIFY(local.connectTo(QFile::encodeName(path)));
        QCOMPARE(local.ask(request("localhost"))->status, 200);
        QCOMPARE(server.stop(SIGTERM), 0);
        QVERIFY(!QFile::exists(path));
    }

    void warnsOfTheNetwork_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("warns");
        const QStringList any{u"--address"_s, u"0.0.0.0:0"_s};
        QTest::newRow("beyond this computer") << any << true;
        QTest::newRow("with a proxy")
            << any + QStringList{u"--trust-proxy"_s, u"192.0.2.1"_s} << false;
        QTest::newRow("this computer") << QStringList{u"--port"_s, u"0"_s} << false;
    }
    void warnsOfTheNetwork()
    {
        QFETCH(const QStringList, options);
        const QTemporaryDir folder;
        ServingCtl server(arguments(folder, options));
        QCOMPARE(server.stop(SIGTERM), 0);
        const QByteArray said = server.process().readAllStandardError();
        QTEST(said.contains("warning: tokens and passwords cross the network unencrypted"),
              "warns");
    }

    void refusesWhatIsUnsafeOrWrong_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const QStringList &options, int exit, const QByteArray &says) {
            QTest::newRow(qPrintable(options.join(u' '))) << options << exit << says;
        };
        row({}, 2, "--port or --address");
        for (const QString &address : {u"law.example:80"_s, u"unix:socket"_s, u"192.0.2.7:65536"_s})
            row({u"--address"_s, address}, 2, "--address");
        for (const QString &proxy : {u"proxy.example"_s, u"192.0.2.0/33"_s})
            row({u"--port"_s, u"0"_s, u"--trust-proxy"_s, proxy}, 2, "--trust-proxy");
        for (const QString &host : {u"law.example:80"_s, u"*"_s, u"a b"_s, u"é.example"_s})
            row({u"--port"_s, u"0"_s, u"--allow-host"_s, host}, 2, "--allow-host");
        for (const QString &base : {u"law.example"_s, u"https://law.example/path"_s, u"*"_s})
            row({u"--port"_s, u"0"_s, u"--base-url"_s, base}, 2, "--base-url");
        row({u"--port"_s, u"0"_s, u"--socket-mode"_s, u"999"_s}, 2, "--socket-mode");
        const QStringList user{u"--port"_s, u"0"_s, u"--trust-user-header"_s, u"X-Remote-User"_s};
        const QStringList proxied = user + QStringList{u"--trust-proxy"_s, u"127.0.0.1"_s};
        row(user, 2, "requires --trust-proxy");
        row({u"--port"_s, u"0"_s, u"--create-accounts"_s}, 2, "require --trust-user-header");
        row({u"--port"_s, u"0"_s, u"--trust-groups-header"_s, u"G"_s}, 2,
            "require --trust-user-header");
        row(proxied + QStringList{u"--trust-groups-header"_s, u"a b"_s}, 2,
            "--trust-groups-header must be");
        row(proxied + QStringList{u"--trust-groups-header"_s, u"Cookie"_s}, 2,
            "--trust-groups-header must be");
        row(proxied + QStringList{u"--trust-groups-header"_s, u"x-remote-user"_s}, 2,
            "two headers");
        row({u"--address"_s, u"0.0.0.0:0"_s, u"--lab"_s}, 2, "--lab");
        row({u"--port"_s, u"0"_s, u"--trust-proxy"_s, u"127.0.0.1"_s, u"--lab"_s}, 2, "--lab");
    }
    void refusesWhatIsUnsafeOrWrong()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, says);
        const QTemporaryDir folder;
        const CtlResult result = runCtl(QStringList{u"serve"_s} + arguments(folder, options));
        QTEST(result.exit, "exit");
        QVERIFY2(result.errors.contains(says), result.errors.constData());
        QCOMPARE(result.output, ""_ba);
    }

    void aProxySignsIn()
    {
        const QTemporaryDir folder;
        const QStringList options{u"--port"_s,
                                  u"0"_s,
                                  u"--trust-proxy"_s,
                                  u"127.0.0.2"_s,
                                  u"--trust-user-header"_s,
                                  u"X-Remote-User"_s,
                                  u"--create-accounts"_s};
        ServingCtl server(arguments(folder, options));
        const auto status = [&server](const char *peer) {
            http::test::Client client;
            if (!client.bindTo(peer) || !client.connect(server.port()))
                return 0;
            return client
                .ask("GET /session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Remote-User: ana\r\n\r\n")
                .value_or(http::test::Reply())
                .status;
        };
        QCOMPARE(status("127.0.0.1"), 400);
        QCOMPARE(status("127.0.0.2"), 200);
        QCOMPARE(server.stop(SIGTERM), 0);
        const CtlResult listed = runCtl({u"audit"_s, u"list"_s, u"--json"_s, u"--actor"_s, u"ana"_s,
                                         u"--library"_s, folder.filePath(u"l.sheria"_s)});
        QCOMPARE(listed.objects().size(), 1);
        QCOMPARE(listed.objects().value(0).value(u"client"), u"127.0.0.2"_s);
    }

    void theLogIsLeftToOthers()
    {
        const QTemporaryDir folder;
        {
            ServingCtl server(arguments(folder, {u"--port"_s, u"0"_s, u"--wal-by-others"_s}));
            QCOMPARE(server.stop(SIGTERM), 0);
        }
        QVERIFY(QFile(folder.filePath(u"l.sheria-wal"_s)).size() > 0);
        const QStringList wal{u"library"_s, u"wal"_s, u"--json"_s, u"--library"_s,
                              folder.filePath(u"l.sheria"_s)};
        const QJsonObject said = runCtl(wal).objects().value(0);
        QCOMPARE(said.value(u"by_others"), QJsonValue(true));
        QVERIFY(said.value(u"wal_bytes").toInt() > 0);
        QCOMPARE(runCtl(wal + QStringList{u"--by"_s, u"me"_s}).exit, 2);
        QCOMPARE(runCtl(wal + QStringList{u"--by"_s, u"sheria"_s}).exit, 0);
        ServingCtl server(arguments(folder, {u"--port"_s, u"0"_s}));
        QCOMPARE(server.stop(SIGTERM), 0);
        QCOMPARE(QFile(folder.filePath(u"l.sheria-wal"_s)).size(), 0);
    }

    /// Whoever made the library knows its tokens.
    void letsNobodyInByUnknownAccounts()
    {
        const QTemporaryDir folder;
        const QTemporaryDir elsewhere;
        {
            ServingCtl server(arguments(folder, {u"--port"_s, u"0"_s}));
            QCOMPARE(server.stop(SIGTERM), 0);
        }
        // Another computer has another configuration.
        const QByteArray here = qgetenv("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(elsewhere.path()));
        const auto whenDone = qScopeGuard([&here] { qputenv("XDG_CONFIG_HOME", here); });
        const CtlResult result = runCtl(QStringList{u"serve"_s}
                                        + arguments(folder, {u"--address"_s, u"0.0.0.0:0"_s}));
        QVERIFY2(result.exit != 0 && result.errors.contains("confirmed"),
                 result.errors.constData());
    }

    void tellsAServiceManager()
    {
        const QTemporaryDir folder;
        const ServiceManager manager(QFile::encodeName(folder.filePath(u"notify"_s)));
        qputenv("WATCHDOG_USEC", "200000");
        ServingCtl server(arguments(folder, {u"--port"_s, u"0"_s}));
        qunsetenv("WATCHDOG_USEC");
        QVERIFY(manager.hears("READY=1"));
        for (int i = 0; i < 3; ++i)
            QVERIFY(manager.hears("WATCHDOG=1"));
        ::kill(static_cast<pid_t>(server.process().processId()), SIGTERM);
        QVERIFY(manager.hears("STOPPING=1"));
        QVERIFY(server.process().waitForFinished(PatienceMs));
    }

    /// As systemd starts it: the socket is there before, and listens on.
    void servesSocketsThatItInherits()
    {
        const QString activate = QStandardPaths::findExecutable(u"systemd-socket-activate"_s);
        if (activate.isEmpty())
            QSKIP("systemd-socket-activate is not installed");
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"socket"_s);
        QProcess service;
        service.start(activate,
                      QStringList{u"--listen"_s, path, sheriactlPath(), u"serve"_s}
                          + arguments(folder, {}));
        QVERIFY(service.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), PatienceMs);
        http::test::Client client;
        QVERIFY(client.connectTo(QFile::encodeName(path)));
        QCOMPARE(client.ask(request("localhost")).value_or(http::test::Reply()).status, 200);
        ::kill(static_cast<pid_t>(service.processId()), SIGTERM);
        QVERIFY(service.waitForFinished(PatienceMs));
        QVERIFY2(service.readAllStandardOutput().contains("listening on an inherited socket"),
                 service.readAllStandardError().constData());
    }

private:
    static QByteArray request(const QByteArray &host)
    {
        return "GET /v3/places HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Token " + Token
            + "\r\n\r\n";
    }
};

SHERIA_TEST(TestCtlService)
} // namespace tst_ctlservice
#include "tst_ctlservice.moc"
