#include "core/access/doorkeeper.h"
#include "core/access/secret.h"
#include "core/library/library.h"
#include "core/store/accessqueries.h"
#include "tests/support/testlibrary.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

/// A library with a doorkeeper and a reader of its own.
struct House
{
    QTemporaryDir folder;
    FixedClock clock;
    std::unique_ptr<Library> library = must(
        Library::open(folder.filePath(u"l.sheria"_s), Library::Mode::OpenOrCreate, clock));
    access::Doorkeeper door{library->writer(), clock};
    store::Database db = must(library->openReader());

    std::vector<store::TokenRow> tokens() { return must(store::listTokens(db)); }
};

QString reasonOf(const Result<access::Visitor> &refused)
{
    return refused ? u"let in"_s : refused.error().detail;
}

} // namespace

class TestDoorkeeper : public QObject
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
        House house;
        const auto first = must(house.door.firstToken());
        QVERIFY(first);
        QVERIFY(house.door.admit(house.db, *first));
        QVERIFY(!must(house.door.firstToken()));
        QCOMPARE(house.tokens().size(), 1);
    }

    void aFirstTokenIsMadeAgainWhenNoneWorks()
    {
        House house;
        const auto first = must(house.door.firstToken());
        must(house.door.revokeToken(house.tokens().at(0).id));
        const auto second = must(house.door.firstToken());
        QVERIFY(second);
        QVERIFY(*second != *first);
    }

    void theLibraryNeverHoldsASecret()
    {
        House house;
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
        House house;
        const QByteArray secret = must(house.door.issueToken(u"desk"_s));
        QByteArray shown = secret;
        const QByteArray tag = QTest::currentDataTag();
        if (tag == "unknown")
            shown = access::newSecret();
        else if (tag == "revoked")
            must(house.door.revokeToken(house.tokens().at(0).id));
        else if (tag == "one digit off")
            shown[39] = shown[39] == '0' ? '1' : '0';
        else if (tag == "empty")
            shown.clear();
        const auto visitor = house.door.admit(house.db, shown);
        QTEST(reasonOf(visitor), "reason");
        if (visitor)
            QCOMPARE(visitor->tokenName, u"desk"_s);
        else
            QCOMPARE(visitor.error().code, ErrorCode::Unauthorized);
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
        House house;
        QFETCH(bool, isTaken);
        const QByteArray secret = QTest::currentDataTag();
        const auto accepted = house.door.acceptToken(u"given"_s, secret);
        QCOMPARE(accepted.has_value(), isTaken);
        QCOMPARE(house.door.admit(house.db, secret).has_value(), isTaken);
    }

    void aTokenOf200BytesIsTakenAndNoLongerOne()
    {
        House house;
        QVERIFY(house.door.acceptToken(u"a"_s, QByteArray(200, 'x')));
        QVERIFY(!house.door.acceptToken(u"b"_s, QByteArray(201, 'x')));
    }

    void useIsNotedOnceAMinute()
    {
        House house;
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

    void aSessionStandsForItsToken()
    {
        House house;
        const QByteArray secret = must(house.door.issueToken(u"desk"_s));
        const auto visitor = must(house.door.admit(house.db, secret));
        const QByteArray cookie = house.door.beginSession(visitor);
        QVERIFY(cookie != secret);
        const auto again = house.door.admitSession(house.db, cookie);
        QVERIFY(again);
        QCOMPARE(again->token, visitor.token);
        QVERIFY(!house.door.admit(house.db, cookie)); // A cookie is no token.
        house.door.endSession(cookie);
        QVERIFY(!house.door.admitSession(house.db, cookie));
    }

    void aTokenIsTakenForASession()
    {
        House house;
        const QByteArray secret = must(house.door.issueToken(u"desk"_s));
        QVERIFY(house.door.admitSession(house.db, secret));
        QVERIFY(!house.door.admitSession(house.db, access::newSecret()));
    }

    void revokingATokenEndsItsSessions()
    {
        House house;
        const QByteArray secret = must(house.door.issueToken(u"desk"_s));
        const auto visitor = must(house.door.admit(house.db, secret));
        const QByteArray cookie = house.door.beginSession(visitor);
        must(house.door.revokeToken(visitor.token));
        QVERIFY(!house.door.admitSession(house.db, cookie));
    }

    void everyChangeOfWhoMayComeInHasAGeneration()
    {
        House house;
        quint64 before = house.door.generation();
        const auto rises = [&] {
            return std::exchange(before, house.door.generation()) < before;
        };
        must(house.door.firstToken());
        QVERIFY(rises());
        must(house.door.firstToken());
        QVERIFY(!rises());
        must(house.door.issueToken(u"a"_s));
        QVERIFY(rises());
        must(house.door.acceptToken(u"b"_s, "given"));
        QVERIFY(rises());
        must(house.door.revokeToken(1));
        QVERIFY(rises());
    }

    void anUnknownTokenCannotBeRevoked()
    {
        House house;
        const auto revoked = house.door.revokeToken(77);
        QVERIFY(!revoked);
        QCOMPARE(revoked.error().code, ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(TestDoorkeeper)
#include "tst_doorkeeper.moc"
