// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/tokenvault.h"
#include "tests/support/keyringsession.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sheria;
using namespace sheria::secrets;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int ProcessPatienceMs = 60'000;
const QByteArray Token = "0123456789abcdef0123456789abcdef01234567";

/// What the test says of itself when it runs inside a desktop's session: see inASession().
int insideASession()
{
    TokenVault vault(u"/nowhere/tokens.sealed"_s);
    if (!vault.lookForKeychain())
        return 6;
    const auto reference = vault.keep(Keeping::Keychain, Token);
    if (!reference && reference.error().code == ErrorCode::Unavailable) {
        qWarning("%s", qPrintable(reference.error().text()));
        return SkipStatus;
    }
    if (!reference || !reference->startsWith("keychain:") || reference->contains(Token))
        return 2;
    {
        TokenVault another(u"/nowhere/tokens.sealed"_s); // As after a restart.
        const auto found = another.find(*reference);
        if (!found || *found != Token)
            return 3;
    }
    if (!vault.forget(*reference) || !vault.forget(*reference))
        return 4;
    const auto gone = vault.find(*reference);
    return !gone && gone.error().code == ErrorCode::NotFound ? 0 : 5;
}

} // namespace

class TestTokenVault : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // No session bus: whoever runs this keeps their keychain to themselves.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
        qunsetenv("DISPLAY");
    }

    void aSessionTokenDiesWithTheVault()
    {
        const QTemporaryDir folder;
        QByteArray reference;
        {
            TokenVault vault(folder.filePath(u"t"_s));
            reference = *vault.keep(Keeping::Session, Token);
            QCOMPARE(*vault.find(reference), Token);
            QCOMPARE(TokenVault::keepingOf(reference), Keeping::Session);
            QVERIFY(!reference.contains(Token));
        }
        TokenVault later(folder.filePath(u"t"_s));
        QCOMPARE(later.find(reference).error().code, ErrorCode::NotFound);
        QVERIFY(!QFile::exists(folder.filePath(u"t"_s)));
    }

    void aSealedTokenNeedsThePassword()
    {
        const QTemporaryDir folder;
        TokenVault vault(folder.filePath(u"t"_s));
        QCOMPARE(vault.keep(Keeping::Sealed, Token).error().code, ErrorCode::Unauthorized);
        QVERIFY(vault.openSealedFile(u"correct horse"_s));
        const QByteArray reference = *vault.keep(Keeping::Sealed, Token);
        TokenVault later(folder.filePath(u"t"_s));
        QVERIFY(later.hasSealedFile());
        QCOMPARE(later.find(reference).error().code, ErrorCode::Unauthorized);
        QVERIFY(later.openSealedFile(u"correct horse"_s));
        QCOMPARE(*later.find(reference), Token);
        QVERIFY(later.forget(reference));
        QCOMPARE(later.find(reference).error().code, ErrorCode::NotFound);
    }

    /// Without a keychain nothing is written anywhere: the caller hears of it, and asks.
    void withoutAKeychainNothingIsKept()
    {
        const QTemporaryDir folder;
        TokenVault vault(folder.filePath(u"t"_s));
        const auto checked = vault.lookForKeychain();
        QCOMPARE(checked.error().code, ErrorCode::Unavailable);
        const auto kept = vault.keep(Keeping::Keychain, Token);
        QCOMPARE(kept.error().code, ErrorCode::Unavailable);
        QVERIFY(!kept.error().text().contains(QString::fromLatin1(Token)));
        QVERIFY(!QFile::exists(folder.filePath(u"t"_s)));
    }

    void readsAPersonsOwnFile()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"own"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(Token + "\nmore\n");
        file.close();
        TokenVault vault(folder.filePath(u"t"_s));
        const QByteArray reference = "file:" + QFile::encodeName(file.fileName());
        QCOMPARE(*vault.find(reference), Token);
        QVERIFY(vault.forget(reference));
        QVERIFY(file.exists());
    }

    void takesNothingThatIsNoToken_data()
    {
        QTest::addColumn<QByteArray>("token");
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("blank") << "a b"_ba;
        QTest::newRow("another header") << "a\r\nX-Evil: 1"_ba;
        QTest::newRow("not ASCII") << "caf\xc3\xa9"_ba;
        QTest::newRow("endless") << QByteArray(10'000, 'a');
    }
    void takesNothingThatIsNoToken()
    {
        QFETCH(QByteArray, token);
        const QTemporaryDir folder;
        TokenVault vault(folder.filePath(u"t"_s));
        const auto kept = vault.keep(Keeping::Session, token);
        QCOMPARE(kept.error().code, ErrorCode::InvalidArgument);
    }

    /// In a session with a real, unlocked keychain, which other desktops have.
    void inASession()
    {
        const std::optional<int> status = runInKeyringSession(ProcessPatienceMs);
        if (!status)
            QSKIP("no dbus-run-session or gnome-keyring-daemon that works here");
        QCOMPARE(*status, 0);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (isInKeyringSession())
        return insideASession();
    TestTokenVault test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_tokenvault.moc"
