// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctlsyncsettings {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// A person's folder, in which the program finds no keychain.
class Home
{
public:
    Home()
    {
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder.filePath(u"config"_s)));
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
        qunsetenv("DISPLAY");
        qunsetenv("SHERIA_VAULT_PASSWORD");
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString library() const { return path(u"l.sheria"_s); }
    CtlResult sync(const QString &action, const QStringList &more = {}) const
    {
        return runCtl(QStringList{u"sync"_s, action, u"--library"_s, library()} + more);
    }
    /// The files, wherever they lie, in which `bytes` stand.
    QStringList filesWith(const QByteArray &bytes) const
    {
        QStringList out;
        QDirIterator files(m_folder.path(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly) || file.readAll().contains(bytes))
                out << file.fileName();
        }
        return out;
    }

private:
    QTemporaryDir m_folder;
};

QString text(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes);
}

/// Where tokens are kept, and how a source is kept current, by the command line.
class TestCtlSyncSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Nothing in plain text: not in the library, not beside it, not in what is printed.
    void withoutAKeychainTheTokenIsNotKept()
    {
        BigServer server(2);
        const Home home;
        const CtlResult added = home.sync(
            u"add"_s, {u"--url"_s, text(server.base()), u"--token"_s, text(server.token())});
        QCOMPARE(added.exit, 0);
        QVERIFY2(added.errors.contains("The token is not stored: this computer's keychain"),
                 added.errors.constData());
        QVERIFY(added.errors.contains("--keep sealed"));
        QCOMPARE(home.filesWith(server.token()), QStringList());
        QCOMPARE(home.sync(u"run"_s).exit, 3);
    }

    void aSealedTokenServesLaterRuns()
    {
        BigServer server(3);
        FaultProxy proxy(server.port(), [](const QByteArray &, int) { return Fault::None; });
        const Home home;
        const QStringList words{u"--url"_s,           text(proxy.base()), u"--token"_s,
                                text(server.token()), u"--keep"_s,        u"sealed"_s};
        const CtlResult closed = home.sync(u"add"_s, words);
        QVERIFY(closed.exit != 0);
        QVERIFY2(closed.errors.contains("SHERIA_VAULT_PASSWORD"), closed.errors.constData());
        qputenv("SHERIA_VAULT_PASSWORD", "correct horse");
        QCOMPARE(home.sync(u"add"_s, words).exit, 0);
        const CtlResult ran = home.sync(u"run"_s, {u"--json"_s});
        QVERIFY2(ran.exit == 0, ran.errors.constData());
        QCOMPARE(ran.objects().value(0).value(u"fetched"), QJsonValue(3));
        QCOMPARE(home.filesWith(server.token()), QStringList());
        qputenv("SHERIA_VAULT_PASSWORD", "wrong horse");
        QVERIFY(home.sync(u"run"_s).exit != 0);
        qputenv("SHERIA_VAULT_PASSWORD", "correct horse");
        const QString pack = home.path(u"pack.zip"_s);
        QCOMPARE(runCtl({u"export"_s, u"--library"_s, home.library(), u"--pack"_s, pack}).exit, 0);
        QCOMPARE(home.filesWith(server.token()), QStringList());
        QCOMPARE(home.sync(u"remove"_s, {u"1"_s}).exit, 0);
        for (const QByteArray &head : proxy.heads()) // Only there where tokens belong.
            QCOMPARE(head.count(server.token()), 1);
    }

    void aTokenMovesFromAFileToTheSealedFile()
    {
        BigServer server(2);
        const Home home;
        QFile file(home.path(u"token"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(server.token());
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
        const CtlResult added = home.sync(
            u"add"_s, {u"--url"_s, text(server.base()), u"--token-file"_s, file.fileName()});
        QCOMPARE(added.exit, 0);
        QVERIFY2(added.errors.contains("chmod 600"), added.errors.constData());
        qputenv("SHERIA_VAULT_PASSWORD", "correct horse");
        const CtlResult moved = home.sync(u"change"_s,
                                          {u"1"_s, u"--keep"_s, u"sealed"_s, u"--json"_s});
        QVERIFY2(moved.exit == 0, moved.errors.constData());
        QVERIFY(moved.objects().value(0).value(u"token_from").toString().startsWith(u"sealed:"_s));
        QVERIFY(QFile::remove(file.fileName()));
        QCOMPARE(home.sync(u"run"_s).exit, 0);
    }

    void changesHowASourceIsKept()
    {
        BigServer server(2);
        const Home home;
        QCOMPARE(home.sync(u"add"_s,
                           {u"--url"_s, text(server.base()), u"--token"_s, text(server.token()),
                            u"--metered"_s, u"--json"_s})
                     .exit,
                 0);
        const CtlResult changed = home.sync(u"change"_s,
                                            {u"1"_s, u"--pause"_s, u"--unmetered"_s,
                                             u"--interval"_s, u"20"_s, u"--places"_s, u"xa"_s,
                                             u"--json"_s});
        QVERIFY2(changed.exit == 0, changed.errors.constData());
        const QJsonObject source = changed.objects().value(0);
        QCOMPARE(source.value(u"is_paused"), QJsonValue(true));
        QCOMPARE(source.value(u"is_metered"), QJsonValue(false));
        QCOMPARE(source.value(u"interval_minutes"), QJsonValue(20));
        QCOMPARE(source.value(u"selection")[u"places"], QJsonValue(QJsonArray{u"xa"_s}));
        QCOMPARE(home.sync(u"change"_s, {u"9"_s, u"--pause"_s}).exit, 3);
        QCOMPARE(home.sync(u"change"_s, {u"1"_s, u"--topics"_s, u"a b"_s}).exit, 2);
    }

    void estimatesAndTellsTheNews()
    {
        BigServer server(40);
        const Home home;
        const QStringList token{u"--token"_s, text(server.token())};
        const QStringList url{u"--url"_s, text(server.base())};
        const CtlResult estimate = runCtl(QStringList{u"sync"_s, u"estimate"_s, u"--json"_s} + url
                                          + token);
        QVERIFY2(estimate.exit == 0, estimate.errors.constData());
        QCOMPARE(estimate.objects().value(0).value(u"expressions"), QJsonValue(40));
        QCOMPARE(home.sync(u"add"_s, url + token).exit, 0);
        QCOMPARE(home.sync(u"estimate"_s, QStringList{u"--source"_s, u"1"_s} + token).exit, 0);
        QCOMPARE(home.sync(u"run"_s, token).exit, 0);
        const CtlResult news = home.sync(u"news"_s, {u"--json"_s});
        QCOMPARE(news.objects().size(), 40);
        QCOMPARE(news.objects().value(0).value(u"news"), QJsonValue(u"new"_s));
    }

    void saysWhichApiIsMissing()
    {
        BigServer server(1);
        FaultProxy proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; },
            [](const QByteArray &target) {
                return target.startsWith("/api/v1") || target.startsWith("/ai/v1")
                    ? FaultProxy::answered("404 Not Found", "Content-Type: text/html\r\n",
                                           "<html>no</html>")
                    : QByteArray();
            });
        const Home home;
        for (const QString &kind : {u"decisions"_s, u"knowledge"_s}) {
            const CtlResult added = home.sync(u"add"_s,
                                              {u"--url"_s, text(proxy.base()), u"--kind"_s, kind,
                                               u"--token"_s, text(server.token())});
            QVERIFY(added.exit != 0);
            QVERIFY2(added.errors.contains(" API at "), added.errors.constData());
        }
        QCOMPARE(
            home.sync(u"add"_s, {u"--url"_s, u"http://127.0.0.1:1"_s, u"--kind"_s, u"x"_s}).exit,
            2);
    }
};

SHERIA_TEST(TestCtlSyncSettings)
} // namespace tst_ctlsyncsettings
#include "tst_ctlsyncsettings.moc"
