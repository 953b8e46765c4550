// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/secret.h"
#include "core/store/access/accountqueries.h"
#include "tests/core/access/house.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_authenticator {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// With a look at its tokens.
struct TokenHouse : House
{
    std::vector<store::TokenRow> tokens() { return must(store::listTokens(db)); }
};

QString reasonOf(const Result<access::Principal> &refused)
{
    return refused ? u"let in"_s : refused.error().text();
}

class TestAuthenticator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secretsAreFortyHexDigitsAndNeverTheSame()
    {
        const QRegularExpression form(u"^[0-9a-f]{40}$"_s);
        QSet<QByteArray> seen;
        for (int i = 0; i < 1000; ++i) {
            const QByteArray secret = access::newSecret();
            QVERIFY(form.match(QString::fromLatin1(secret)).hasMatch());
            seen.insert(secret);
        }
        QCOMPARE(seen.size(), 1000);
    }

    void hintsShowAQuarterAtMost_data()
    {
        QTest::addColumn<QByteArray>("hint");
        QTest::newRow("0123456789abcdef0123456789abcdef01234567") << "0123"_ba;
        QTest::newRow("12345678") << "12"_ba;
        QTest::newRow("123") << ""_ba;
        QTest::newRow("") << ""_ba;
    }
    void hintsShowAQuarterAtMost() { QTEST(access::hintOf(QTest::currentDataTag()), "hint"); }

    void theFirstTokenIsMadeOnce()
    {
        TokenHouse house;
        const auto first = must(house.door.firstToken());
        QVERIFY(first);
        QVERIFY(house.door.admit(house.db, *first));
        QVERIFY(!must(house.door.firstToken()));
        QCOMPARE(house.tokens().size(), 1);
    }

    void aFirstTokenIsMadeAgainWhenNoneWorks()
    {
        TokenHouse house;
        const auto first = must(house.door.firstToken());
        must(house.accounts.revokeToken(house.tokens().at(0).id));
        const auto second = must(house.door.firstToken());
        QVERIFY(second);
        QVERIFY(*second != *first);
    }

    void theLibraryNeverHoldsASecret()
    {
        TokenHouse house;
        const QByteArray secret = must(house.door.issueToken(u"desk"_s));
        QByteArray bytes; // The file's, and those of the log beside it.
        for (const QString &name : QDir(house.folder.path()).entryList(QDir::Files)) {
            QFile file(house.folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            bytes += file.readAll();
        }
        QVERIFY(bytes.contains("desk"));
        QVERIFY(!bytes.contains(secret));
        QVERIFY(!bytes.contains(QByteArray::fromHex(secret)));
    }

    void letsInByTokenOnly_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::newRow("unknown") << u"Invalid token."_s;
        QTest::newRow("revoked") << u"Invalid token."_s;
        QTest::newRow("one digit off") << u"Invalid token."_s;
        QTest::newRow("empty") << u"Invalid token."_s;
        QTest::newRow("right") << u"let in"_s;
    }
    void letsInByTokenOnly()
    {
        TokenHouse house;
        const QByteArray secret = must(house.door.issueToken(u"desk"_s));
        QByteArray shown = secret;
        const QByteArray tag = QTest::currentDataTag();
        if (tag == "unknown")
            shown = access::newSecret();
        else if (tag == "revoked")
            must(house.accounts.revokeToken(house.tokens().at(0).id));
        else if (tag == "one digit off")
            shown[39] = shown[39] == '0' ? '1' : '0';
        else if (tag == "empty")
            shown.clear();
        const auto principal = house.door.admit(house.db, shown);
        QTEST(reasonOf(principal), "reason");
        if (principal)
            QCOMPARE(principal->tokenName, u"desk"_s);
        else
            QCOMPARE(principal.error().code, ErrorCode::Unauthorized);
    }

    void takesATokenOfSomebodyElse_data()
    {
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("hunter2") << true;
        QTest::newRow("") << false;
        QTest::newRow("two words") << false;
        QTest::newRow("naïve") << false;
        QTest::newRow("tab\there") << false;
    }
    void takesATokenOfSomebodyElse()
    {
        TokenHouse house;
        QFETCH(bool, isTaken);
        const QByteArray secret = QTest::currentDataTag();
        const auto accepted = house.door.acceptToken(u"given"_s, secret);
        QCOMPARE(accepted.has_value(), isTaken);
        QCOMPARE(house.door.admit(house.db, secret).has_value(), isTaken);
    }

    void aTokenOf200BytesIsTakenAndNoLongerOne()
    {
        TokenHouse house;
        QVERIFY(house.door.acceptToken(u"a"_s, QByteArray(200, 'x')));
        QVERIFY(!house.door.acceptToken(u"b"_s, QByteArray(201, 'x')));
    }

    void useIsNotedOnceAMinute()
    {
        TokenHouse house;
        const QByteArray secret = must(house.door.issueToken(u"desk"_s));
        const auto lastUsed = [&house] {
            return house.tokens().at(0).lastUsedAt;
        };
        const QDateTime first = house.clock.now();
        QVERIFY(house.door.admit(house.db, secret));
        QTRY_COMPARE(lastUsed(), first);
        house.clock.advance(59'000);
        QVERIFY(house.door.admit(house.db, secret));
        // Another change shows that the writer has nothing of it left to do.
        must(house.door.issueToken(u"other"_s));
        QCOMPARE(lastUsed(), first);
        house.clock.advance(1'000);
        QVERIFY(house.door.admit(house.db, secret));
        QTRY_COMPARE(lastUsed(), house.clock.now());
    }

    void everyChangeOfWhoMayComeInRaisesTheRevision()
    {
        TokenHouse house;
        qint64 before = house.library->accessRevision();
        const auto rises = [&] {
            return std::exchange(before, house.library->accessRevision()) < before;
        };
        must(house.door.firstToken());
        QVERIFY(rises());
        must(house.door.firstToken());
        QVERIFY(!rises());
        const QByteArray secret = must(house.door.issueToken(u"a"_s));
        QVERIFY(rises());
        must(house.door.acceptToken(u"b"_s, "given"));
        QVERIFY(rises());
        must(house.accounts.revokeToken(1));
        QVERIFY(rises());
        // Using a token changes nothing.
        QVERIFY(house.door.admit(house.db, secret));
        QTRY_VERIFY(house.tokens().at(1).lastUsedAt.isValid());
        QVERIFY(!rises());
    }

    void anotherProcessRaisesTheRevisionWithinASecond()
    {
        TokenHouse house;
        const qint64 before = house.library->accessRevision();
        {
            // Another process has a library, a writer and a watch of its own.
            const auto other = must(
                Library::open(house.library->path(), Library::Mode::OpenExisting, house.clock));
            access::Accounts accounts(other->writer(), house.clock);
            must(accounts.add({u"guest"_s}));
        }
        house.clock.advance(1'000);
        QVERIFY(house.library->accessRevision() > before);
    }

    void anUnknownTokenCannotBeRevoked()
    {
        TokenHouse house;
        const auto revoked = house.accounts.revokeToken(77);
        QVERIFY(!revoked);
        QCOMPARE(revoked.error().code, ErrorCode::NotFound);
    }
};

SHERIA_TEST(TestAuthenticator)
} // namespace tst_authenticator
#include "tst_authenticator.moc"
