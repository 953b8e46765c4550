// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/access/house.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <thread>

namespace tst_signin {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QString Password = u"correct horse battery"_s;

/// With an account that has a password, and one that has none.
struct SignInHouse : House
{
    qint64 ana = must(accounts.add({.name = u"ana"_s, .password = Password}));
    qint64 bot = must(accounts.add({u"bot"_s}));

    access::SignIn tries(const QString &name, const QString &password,
                         const QByteArray &client = "127.0.0.1")
    {
        return must(door.signIn(db, name, password, client));
    }
};

/// Signing in by password and by link.
class TestSignIn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRightPasswordLetsIn()
    {
        SignInHouse house;
        const access::SignIn in = house.tries(u"Ana"_s, Password);
        QVERIFY(in.principal);
        QCOMPARE(in.principal->account, house.ana);
        QVERIFY(!in.principal->token);
        house.settle();
        QCOMPARE(must(access::Accounts::find(house.db, u"ana"_s)).lastSignInAt, house.clock.now());
    }

    void nothingElseLetsIn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("password");
        QTest::newRow("wrong password") << u"ana"_s << u"correct horse batterz"_s;
        QTest::newRow("no password") << u"ana"_s << u""_s;
        QTest::newRow("unknown name") << u"eve"_s << Password;
        QTest::newRow("account without password") << u"bot"_s << u""_s;
        QTest::newRow("too long") << u"ana"_s << QString(5000, u'x');
    }
    void nothingElseLetsIn()
    {
        QFETCH(QString, name);
        QFETCH(QString, password);
        SignInHouse house;
        const access::SignIn in = house.tries(name, password);
        QVERIFY(!in.principal);
        QCOMPARE(in.wait.count(), 0);
        house.settle();
        for (const access::Account &account : must(access::Accounts::list(house.db)))
            QVERIFY(!account.lastSignInAt.isValid());
    }

    void guessingIsSlowedDown()
    {
        SignInHouse house;
        for (int i = 0; i < access::FreeAttemptsOfAccount; ++i)
            QCOMPARE(house.tries(u"ana"_s, u"wrong guess"_s).wait.count(), 0);
        // The right password does not help before it is time, from wherever.
        const access::SignIn early = house.tries(u"ana"_s, Password, "10.0.0.9");
        QVERIFY(!early.principal && early.wait.count() > 0);
        house.clock.advance(early.wait.count() * 1000);
        QVERIFY(house.tries(u"ana"_s, Password).principal);
    }

    void thoseWhoTryAtOnceAreCountedOneByOne()
    {
        SignInHouse house;
        constexpr int Threads = 8;
        std::atomic<int> looked = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < Threads; ++i) {
                threads.emplace_back([&] {
                    store::Database db = must(house.library->openReader());
                    const access::SignIn in = must(
                        house.door.signIn(db, u"ana"_s, u"wrong guess"_s, "127.0.0.1"));
                    looked += in.wait.count() == 0 ? 1 : 0;
                });
            }
        }
        QCOMPARE(looked.load(), access::FreeAttemptsOfAccount);
    }

    void aLinkSignsInOnceAndSoon()
    {
        SignInHouse house;
        const QByteArray code = house.door.makeLink(house.bot);
        QCOMPARE(must(house.door.redeemLink(house.db, code)).account, house.bot);
        QCOMPARE(house.door.redeemLink(house.db, code).error().code, ErrorCode::Unauthorized);
        const QByteArray late = house.door.makeLink(house.bot);
        house.clock.advance(access::LinkSeconds * 1000);
        QCOMPARE(house.door.redeemLink(house.db, late).error().code, ErrorCode::Unauthorized);
    }

    void theOwnersLinkNeedsNoAccount()
    {
        House house;
        const QByteArray code = must(house.door.makeOwnersLink());
        const access::Principal owner = must(house.door.redeemLink(house.db, code));
        QCOMPARE(owner.accountName, u"owner"_s);
        QVERIFY(owner.isAdmin);
        // The next one is the same account's.
        const QByteArray again = must(house.door.makeOwnersLink());
        QCOMPARE(must(house.door.redeemLink(house.db, again)).account, owner.account);
    }

    void aLinkOfARemovedAccountOpensNothing()
    {
        SignInHouse house;
        const QByteArray code = house.door.makeLink(house.bot);
        must(house.accounts.remove(house.bot));
        QVERIFY(!house.door.redeemLink(house.db, code));
    }

    /// Sign-ins, sessions and revocations on many threads at once: nobody who was let in is anybody
    /// else, and what was revoked is refused.
    void manyComeAndGoAtOnce()
    {
        SignInHouse house;
        constexpr int Threads = 4;
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < Threads; ++i) {
                threads.emplace_back([&house, &wrong] {
                    store::Database db = must(house.library->openReader());
                    for (int round = 0; round < 10; ++round) {
                        const access::IssuedToken token = must(
                            house.accounts.issueToken(house.bot, u"t"_s));
                        const access::Principal in = must(house.door.admit(db, token.secret));
                        const QByteArray cookie = must(house.door.beginSession(in));
                        const auto again = house.door.admitSession(db, cookie);
                        must(house.accounts.revokeToken(token.id));
                        const bool isRight = in.account == house.bot && again
                            && again->token == token.id && !house.door.admit(db, token.secret)
                            && !house.door.admitSession(db, cookie);
                        wrong += isRight ? 0 : 1;
                    }
                });
            }
        }
        QCOMPARE(wrong.load(), 0);
    }
};

SHERIA_TEST(TestSignIn)
} // namespace tst_signin
#include "tst_signin.moc"
