// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/access/accountqueries.h"
#include "tests/core/access/house.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_accounts {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using access::Account;
using access::Accounts;

/// What an administrator does.
class TestAccounts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstAccountIsAnAdministrators()
    {
        House house;
        must(house.accounts.add({u"ana"_s}));
        must(house.accounts.add({u"Ben"_s, u"Ben Ali"_s}));
        const std::vector<Account> accounts = must(Accounts::list(house.db));
        QCOMPARE(accounts.size(), std::size_t(2));
        QVERIFY(accounts[0].isAdmin && !accounts[1].isAdmin);
        QCOMPARE(accounts[1].displayName, u"Ben Ali"_s);
        QCOMPARE(accounts[1].createdAt, house.clock.now());
        QVERIFY(!accounts[1].hasPassword && !accounts[1].isDisabled);
        QVERIFY(!accounts[1].lastSignInAt.isValid());
        QVERIFY(accounts[1].subscription.everything);
    }

    void aNameIsTakenWhateverItsCapitals()
    {
        House house;
        const qint64 ana = must(house.accounts.add({u"ana"_s}));
        const qint64 ben = must(house.accounts.add({u"ben"_s}));
        QCOMPARE(house.accounts.add({u"ANA"_s}).error().code, ErrorCode::Conflict);
        QCOMPARE(house.accounts.rename(ben, u"Ana"_s, {}).error().code, ErrorCode::Conflict);
        must(house.accounts.rename(ana, u"Ana"_s, u"Ana Díaz"_s));
        QCOMPARE(must(Accounts::find(house.db, u"aNA"_s)).displayName, u"Ana Díaz"_s);
        QCOMPARE(Accounts::find(house.db, u"eve"_s).error().code, ErrorCode::NotFound);
    }

    void anAccountIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("password");
        QTest::newRow("no name") << u""_s << u"long enough"_s;
        QTest::newRow("a blank") << u"a b"_s << u"long enough"_s;
        QTest::newRow("a line break") << u"a\nb"_s << u"long enough"_s;
        QTest::newRow("a long name") << QString(65, u'a') << u"long enough"_s;
        QTest::newRow("a short password") << u"ana"_s << u"1234567"_s;
        QTest::newRow("a long password") << u"ana"_s << QString(1025, u'a');
    }
    void anAccountIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(QString, password);
        House house;
        const auto added = house.accounts.add({.name = name, .password = password});
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::InvalidArgument);
        QVERIFY(!added.error().text().contains(password));
        QVERIFY(must(Accounts::list(house.db)).empty());
    }

    void theLastAdministratorStays_data()
    {
        QTest::addColumn<QString>("what");
        for (const QString &what : {u"disable"_s, u"remove"_s, u"demote"_s})
            QTest::newRow(qPrintable(what)) << what;
    }
    void theLastAdministratorStays()
    {
        QFETCH(QString, what);
        House house;
        const qint64 ana = must(house.accounts.add({u"ana"_s}));
        const qint64 ben = must(house.accounts.add({u"ben"_s}));
        const auto attempt = [&] {
            if (what == u"disable")
                return house.accounts.setDisabled(ana, true);
            if (what == u"remove")
                return house.accounts.remove(ana);
            return house.accounts.setAdmin(ana, false);
        };
        const Result<void> refused = attempt();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        const Account still = must(Accounts::find(house.db, u"ana"_s));
        QVERIFY(still.isAdmin && !still.isDisabled);
        must(house.accounts.setAdmin(ben, true));
        must(attempt());
        QVERIFY(must(Accounts::find(house.db, u"ben"_s)).isAdmin);
    }

    void severalTokensAreRevokedOneByOne()
    {
        House house;
        const qint64 ana = must(house.accounts.add({u"ana"_s}));
        const qint64 ben = must(house.accounts.add({u"ben"_s}));
        const access::IssuedToken one = must(house.accounts.issueToken(ana, u"laptop"_s));
        const access::IssuedToken two = must(house.accounts.issueToken(ana, u"script"_s));
        must(house.accounts.issueToken(ben, u"phone"_s));
        QCOMPARE(must(Accounts::tokens(house.db, ana)).size(), std::size_t(2));
        QCOMPARE(must(Accounts::tokens(house.db)).size(), std::size_t(3));

        must(house.accounts.revokeToken(one.id));
        QVERIFY(!house.door.admit(house.db, one.secret));
        QCOMPARE(must(house.door.admit(house.db, two.secret)).accountName, u"ana"_s);
        const std::vector<access::Token> tokens = must(Accounts::tokens(house.db, ana));
        QVERIFY(tokens[0].isRevoked && !tokens[1].isRevoked);
        QCOMPARE(tokens[0].name, u"laptop"_s);
        QCOMPARE(tokens[0].hint, one.secret.left(4));
        QCOMPARE(house.accounts.revokeToken(99).error().code, ErrorCode::NotFound);
        QCOMPARE(house.accounts.issueToken(99, u"x"_s).error().code, ErrorCode::NotFound);
    }

    void aDisabledAccountIsLetInByNothing()
    {
        House house;
        must(house.accounts.add({u"boss"_s}));
        const qint64 ana = must(
            house.accounts.add({.name = u"ana"_s, .password = u"correct horse"_s}));
        const QByteArray secret = must(house.accounts.issueToken(ana, u"x"_s)).secret;
        const QByteArray link = house.door.makeLink(ana);
        must(house.accounts.setDisabled(ana, true));
        const QString inactive = u"User inactive or deleted."_s;
        QCOMPARE(house.door.admit(house.db, secret).error().text(), inactive);
        const auto signIn = must(house.door.signIn(house.db, u"ana"_s, u"correct horse"_s, "::1"));
        QVERIFY(signIn.isDisabled && !signIn.principal);
        QVERIFY(!must(house.door.signIn(house.db, u"ana"_s, u"wrong guess"_s, "::1")).isDisabled);
        QCOMPARE(house.door.redeemLink(house.db, link).error().text(), inactive);
        must(house.accounts.setDisabled(ana, false));
        QVERIFY(house.door.admit(house.db, secret));
    }

    void aRemovedAccountLeavesNothingBehind()
    {
        House house;
        must(house.accounts.add({u"boss"_s}));
        const qint64 ana = must(house.accounts.add({u"ana"_s}));
        const QByteArray secret = must(house.accounts.issueToken(ana, u"x"_s)).secret;
        must(house.door.beginSession(must(house.door.admit(house.db, secret))));
        house.settle();
        must(house.accounts.remove(ana));
        QCOMPARE(house.door.admit(house.db, secret).error().text(), u"Invalid token."_s);
        QVERIFY(must(Accounts::tokens(house.db, ana)).empty());
        QCOMPARE(sessionsOf(house.db, ana), qint64(0));
        QCOMPARE(house.accounts.remove(ana).error().code, ErrorCode::NotFound);
    }

    void aSubscriptionIsKeptInOneForm()
    {
        House house;
        const qint64 ana = must(house.accounts.add({u"ana"_s}));
        Subscription chosen;
        chosen.everything = false;
        chosen.places = {"ZA-cpt", "xa", "xa"};
        must(house.accounts.setSubscription(ana, chosen));
        const Subscription kept = must(Accounts::find(house.db, u"ana"_s)).subscription;
        QVERIFY(!kept.everything);
        QCOMPARE(kept.places, (std::vector<QByteArray>{"xa", "za-cpt"}));
        const QByteArray secret = must(house.accounts.issueToken(ana, u"x"_s)).secret;
        QCOMPARE(must(house.door.admit(house.db, secret)).subscription, kept.toText());
        chosen.places = {"nowhere"};
        QCOMPARE(house.accounts.setSubscription(ana, chosen).error().code,
                 ErrorCode::InvalidArgument);
        QCOMPARE(must(Accounts::find(house.db, u"ana"_s)).subscription, kept);
    }
};

SHERIA_TEST(TestAccounts)
} // namespace tst_accounts
#include "tst_accounts.moc"
