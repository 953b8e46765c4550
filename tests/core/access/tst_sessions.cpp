// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/secret.h"
#include "core/store/access/accountqueries.h"
#include "tests/core/access/house.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_sessions {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr qint64 MsPerHour = 3'600'000;
constexpr qint64 MsPerYear = 365 * 24 * MsPerHour;

/// With a principal who showed a token.
struct SessionHouse : House
{
    QByteArray secret = must(door.issueToken(u"desk"_s));
    access::Principal principal = must(door.admit(db, secret));

    bool lets(const QByteArray &cookie) { return door.admitSession(db, cookie).has_value(); }
};

/// Browsers that are signed in.
class TestSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSessionStandsForWhoBeganIt()
    {
        SessionHouse house;
        const QByteArray cookie = must(house.door.beginSession(house.principal));
        QVERIFY(cookie != house.secret);
        const access::Principal again = must(house.door.admitSession(house.db, cookie));
        QCOMPARE(again.token, house.principal.token);
        QCOMPARE(again.account, house.principal.account);
        QVERIFY(again.isAdmin);
        QVERIFY(!house.door.admit(house.db, cookie)); // A cookie is no token.
        must(house.door.endSession(cookie));
        QVERIFY(!house.lets(cookie));
    }

    void aTokenIsTakenForASession()
    {
        SessionHouse house;
        QVERIFY(house.lets(house.secret));
        QVERIFY(!house.lets(access::newSecret()));
    }

    void aSessionSurvivesARestart()
    {
        SessionHouse house;
        const QByteArray cookie = must(house.door.beginSession(house.principal));
        access::Authenticator next(house.library->writer(), house.clock);
        QVERIFY(next.admitSession(house.db, cookie));
    }

    void theLibraryHoldsNoCookie()
    {
        SessionHouse house;
        const QByteArray cookie = must(house.door.beginSession(house.principal));
        for (const QString &name : QDir(house.folder.path()).entryList(QDir::Files)) {
            QFile file(house.folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY(!bytes.contains(cookie) && !bytes.contains(QByteArray::fromHex(cookie)));
        }
    }

    void anIdleSessionEnds()
    {
        SessionHouse house;
        const QByteArray cookie = must(house.door.beginSession(house.principal));
        house.clock.advance(access::SessionIdleHours * MsPerHour);
        QVERIFY(house.lets(cookie)); // And is used now.
        house.settle();
        house.clock.advance(access::SessionIdleHours * MsPerHour);
        QVERIFY(house.lets(cookie));
        house.settle();
        house.clock.advance(access::SessionIdleHours * MsPerHour + 1);
        QVERIFY(!house.lets(cookie));
    }

    void aSessionEndsHoweverMuchItIsUsed()
    {
        SessionHouse house;
        const QByteArray cookie = must(house.door.beginSession(house.principal));
        for (int hours = 0; hours <= access::SessionDays * 24; hours += 8) {
            QVERIFY2(house.lets(cookie), qPrintable(QString::number(hours)));
            house.settle();
            house.clock.advance(8 * MsPerHour);
        }
        QVERIFY(!house.lets(cookie));
    }

    /// The clock was a year ahead, and is put right: neither limit would end it before then.
    void aSessionOfTheFutureHasEnded()
    {
        SessionHouse house;
        house.clock.advance(MsPerYear);
        const QByteArray cookie = must(house.door.beginSession(house.principal));
        house.clock.advance(-1000); // A moment is nothing.
        QVERIFY(house.lets(cookie));
        house.settle();
        house.clock.advance(1000 - MsPerYear);
        const auto admitted = house.door.admitSession(house.db, cookie);
        QVERIFY(!admitted);
        QCOMPARE(admitted.error().code, ErrorCode::Unauthorized);
        QVERIFY(house.lets(must(house.door.beginSession(house.principal))));
    }

    void aUseIsNotedThoughTheLastOneIsOfTheFuture()
    {
        SessionHouse house;
        house.clock.advance(MsPerYear);
        must(house.door.admit(house.db, house.secret));
        house.clock.advance(-MsPerYear);
        must(house.door.admit(house.db, house.secret));
        house.settle();
        QCOMPARE(must(house.door.admit(house.db, house.secret)).lastUsed, house.clock.now());
    }

    void whatHasEndedIsTakenAwayWhenAnotherBegins()
    {
        SessionHouse house;
        must(house.door.beginSession(house.principal));
        house.clock.advance(access::SessionIdleHours * MsPerHour + 1);
        must(house.door.beginSession(house.principal));
        QCOMPARE(sessionsOf(house.db, house.principal.account), qint64(1));
    }

    void theOneThatWasIdleLongestGoesWhenThereAreTooMany()
    {
        SessionHouse house;
        const QByteArray first = must(house.door.beginSession(house.principal));
        house.clock.advance(1);
        const QByteArray second = must(house.door.beginSession(house.principal));
        for (int i = 2; i < access::MaxSessionsOfAccount; ++i) {
            house.clock.advance(1);
            must(house.door.beginSession(house.principal));
        }
        QVERIFY(house.lets(first));
        house.clock.advance(access::UseNotedEverySeconds * 1000);
        QVERIFY(house.lets(first));
        house.settle();
        must(house.door.beginSession(house.principal));
        QVERIFY(house.lets(first));
        QVERIFY(!house.lets(second));
        QCOMPARE(sessionsOf(house.db, house.principal.account),
                 qint64(access::MaxSessionsOfAccount));
    }

    void aSessionEndsWith_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::newRow("its token revoked") << u"Invalid token."_s;
        QTest::newRow("its account disabled") << u"Invalid token."_s;
        QTest::newRow("its account's password changed") << u"Invalid token."_s;
        QTest::newRow("its account removed") << u"Invalid token."_s;
        QTest::newRow("another account disabled") << u"let in"_s;
    }
    void aSessionEndsWith()
    {
        SessionHouse house;
        const qint64 other = must(house.accounts.add({.name = u"boss"_s, .isAdmin = true}));
        const QByteArray cookie = must(house.door.beginSession(house.principal));
        const QByteArray what = QTest::currentDataTag();
        const qint64 account = house.principal.account;
        if (what == "its token revoked")
            must(house.accounts.revokeToken(*house.principal.token));
        else if (what == "its account disabled")
            must(house.accounts.setDisabled(account, true));
        else if (what == "its account's password changed")
            must(house.accounts.setPassword(account, u"long enough"_s));
        else if (what == "its account removed")
            must(house.accounts.remove(account));
        else
            must(house.accounts.setDisabled(other, true));
        const auto principal = house.door.admitSession(house.db, cookie);
        QTEST(principal ? u"let in"_s : principal.error().text(), "reason");
    }

    void aFormKeyBelongsToOneSession()
    {
        using access::Authenticator;
        const QByteArray secret = access::newSecret();
        const QByteArray key = Authenticator::formKey(secret);
        QVERIFY(Authenticator::isFormKey(key, secret));
        QVERIFY(!key.contains(secret));
        QVERIFY(!Authenticator::isFormKey(key, access::newSecret()));
        QVERIFY(!Authenticator::isFormKey(key.chopped(1), secret));
        QVERIFY(!Authenticator::isFormKey({}, secret));
        QVERIFY(!Authenticator::isFormKey(Authenticator::formKey({}), {}));
    }
};

SHERIA_TEST(TestSessions)
} // namespace tst_sessions
#include "tst_sessions.moc"
