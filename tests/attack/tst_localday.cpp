// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "core/domain/today.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/webhooks/lab/emitchange.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QLabel>
#include <QLocale>
#include <QTest>

namespace tst_localday {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

QDateTime utc(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODate);
}

/// An act of this place with a text of 1 January 2024 and one of 1 February.
std::vector<DocumentSpec> actOf(const QByteArray &place)
{
    DocumentSpec before;
    before.work = "/akn/" + place + "/act/2005/4";
    before.date = "2024-01-01";
    DocumentSpec after = before;
    after.date = "2024-02-01";
    return {before, after};
}

/// A law commences at midnight where it is law, not in Greenwich.
class TestLocalDay : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void midnightOfAPlace_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QString>("firstMoment"); ///< Of 1 February 2024.
        QTest::newRow("Nairobi") << "ke"_ba << u"2024-01-31T21:00:00Z"_s;
        QTest::newRow("a county of Kenya") << "ke-047"_ba << u"2024-01-31T21:00:00Z"_s;
        QTest::newRow("Pretoria") << "za"_ba << u"2024-01-31T22:00:00Z"_s;
        QTest::newRow("New York") << "us"_ba << u"2024-02-01T05:00:00Z"_s;
        QTest::newRow("Brasilia") << "br"_ba << u"2024-02-01T03:00:00Z"_s;
        QTest::newRow("Auckland, in summer time") << "nz"_ba << u"2024-01-31T11:00:00Z"_s;
        QTest::newRow("Kathmandu") << "np"_ba << u"2024-01-31T18:15:00Z"_s;
        QTest::newRow("Accra") << "gh"_ba << u"2024-02-01T00:00:00Z"_s;
        // The tests' own zone is UTC.
        QTest::newRow("no country") << "xa"_ba << u"2024-02-01T00:00:00Z"_s;
        QTest::newRow("no place") << ""_ba << u"2024-02-01T00:00:00Z"_s;
    }
    void midnightOfAPlace()
    {
        QFETCH(QByteArray, place);
        QFETCH(QString, firstMoment);
        QCOMPARE(Today(utc(firstMoment)).in(place), QDate(2024, 2, 1));
        QCOMPARE(Today(utc(firstMoment).addMSecs(-1)).in(place), QDate(2024, 1, 31));
        QCOMPARE(Today(QDate(2024, 6, 1)).in(place), QDate(2024, 6, 1));
        QVERIFY(!Today().in(place).isValid());
    }

    /// Qt knows which zones a country has; a row that is wrong, misspelt or out of order is none of them.
    void everyCountryHasAZoneOfItsOwn()
    {
        int countries = 0;
        for (char first = 'a'; first <= 'z'; ++first) {
            for (char second = 'a'; second <= 'z'; ++second) {
                const QByteArray code = QByteArray(1, first) + second;
                const auto territory = QLocale::codeToTerritory(
                    QString::fromLatin1(code.toUpper()));
                const auto zones = QTimeZone::availableTimeZoneIds(territory);
                const bool hasCapital = code != "aq" && code != "um"; // Antarctica, some islands.
                if (territory == QLocale::AnyTerritory || zones.isEmpty() || !hasCapital)
                    continue;
                ++countries;
                const QByteArray found = timeZoneOf(code).id();
                QVERIFY2(zones.contains(found), QByteArray(code + ": " + found).constData());
            }
        }
        QVERIFY2(countries > 200, QByteArray::number(countries).constData());
    }

    void theServerAnswersByTheDayOfThePlace_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QString>("firstMoment");
        QTest::newRow("Nairobi") << "ke"_ba << u"2024-01-31T21:00:00Z"_s;
        QTest::newRow("New York") << "us"_ba << u"2024-02-01T05:00:00Z"_s;
        QTest::newRow("Auckland") << "nz"_ba << u"2024-01-31T11:00:00Z"_s;
    }
    void theServerAnswersByTheDayOfThePlace()
    {
        QFETCH(QByteArray, place);
        QFETCH(QString, firstMoment);
        RouteFixture fixture;
        fixture.change([place](store::Database &db) -> Result<void> {
            for (const DocumentSpec &spec : actOf(place))
                SHERIA_CHECK(store::putExpression(db, prepared(spec),
                                                  store::WorkPolicy::FromDocument,
                                                  utc(u"2024-01-02T00:00:00Z"_s)));
            return {};
        });
        const QByteArray work = "/v3/akn/" + place + "/act/2005/4";
        const auto moveTo = [&fixture](const QDateTime &moment) {
            fixture.clock.advance(fixture.clock.now().msecsTo(moment));
        };
        moveTo(utc(firstMoment).addSecs(-60));
        const Reply before = fixture.client().get(work);
        QCOMPARE(before.json().value("expression_date"_L1).toString(), u"2024-01-01"_s);
        moveTo(utc(firstMoment));
        const Reply after = fixture.client().get(work, {{"If-None-Match", before.header("etag")}});
        QCOMPARE(after.status, 200);
        QCOMPARE(after.json().value("expression_date"_L1).toString(), u"2024-02-01"_s);
        // What changed at midnight changed then, and not at a time that is still to come.
        const QDateTime modified = QLocale::c().toDateTime(QString::fromLatin1(
                                                               after.header("last-modified")),
                                                           u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
        QCOMPARE(QDateTime(modified.date(), modified.time(), Qt::UTC), utc(firstMoment));
        for (const char *part : {".html?coverpage=1", ".epub", ".pdf"})
            QCOMPARE(fixture.client().get(work + part).status, 200);
        QVERIFY(fixture.client().get(work + "/eng@2024-01-01.html?coverpage=1").body
                != fixture.client().get(work + ".html?coverpage=1").body);
    }

    void aListingIsOfTheDayOfThePlace_data() { theServerAnswersByTheDayOfThePlace_data(); }
    void aListingIsOfTheDayOfThePlace()
    {
        QFETCH(QByteArray, place);
        QFETCH(QString, firstMoment);
        RouteFixture fixture;
        fixture.change([place](store::Database &db) -> Result<void> {
            const QDateTime put = utc(u"2024-01-02T00:00:00Z"_s);
            const DocumentSpec spec = actOf(place).front();
            SHERIA_CHECK(
                store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument, put));
            SHERIA_TRY(Work work, store::findWork(db, spec.work));
            work.repeal = Repeal{QDate(2024, 2, 1), {}, "repealed", {}};
            SHERIA_CHECK(store::putWork(db, work, put));
            return {};
        });
        const auto repealed = [&](const QByteArray &prefix) {
            return fixture.client().get("/v3/akn/" + place + prefix + "?repealed=true");
        };
        const auto moveTo = [&fixture](const QDateTime &moment) {
            fixture.clock.advance(fixture.clock.now().msecsTo(moment));
        };
        moveTo(utc(firstMoment).addSecs(-60));
        for (const char *prefix : {"", "/act", "/act/2005"})
            QCOMPARE(repealed(prefix).json().value("count"_L1).toInt(-1), 0);
        QCOMPARE(repealed(".zip").status, 404); // A file of no works.
        moveTo(utc(firstMoment));
        for (const char *prefix : {"", "/act", "/act/2005"})
            QCOMPARE(repealed(prefix).json().value("count"_L1).toInt(-1), 1);
        QCOMPARE(repealed(".zip").status, 200);
        QCOMPARE(repealed("/act.zip").status, 200);
    }

    /// A text made for a test of webhooks is one of the present, not of tomorrow.
    void anEmittedTextIsOfTheDayInItsPlace()
    {
        TestLibrary library;
        const auto made = must(webhooks::emitChange(library.db(), "created", "/akn/us/act/2024/9",
                                                    utc(u"2024-02-01T04:59:00Z"_s)));
        QCOMPARE(made, QByteArrayList{"/akn/us/act/2024/9/eng@2024-01-31"});
    }

    void theDeskFollowsAtMidnight()
    {
        DeskFixture desk;
        const QDateTime midnight = utc(u"2024-01-31T21:00:00Z"_s);
        desk.clock.advance(desk.clock.now().msecsTo(midnight) - 60'000);
        desk.start();
        int number = 0;
        for (const DocumentSpec &spec : actOf("ke")) {
            const QString name = QString::number(++number) + u".xml"_s;
            desk.write(name, xmlOf(spec));
            desk.import({desk.path(name)});
        }
        desk.open("/akn/ke/act/2005/4");
        desk.awaitPage("/akn/ke/act/2005/4/eng@2024-01-01");
        const auto sentence = [&desk] {
            return desk.find<QLabel>(u"validitySentence"_s)->text();
        };
        QTRY_COMPARE(sentence(), u"Current version, from 1 January 2024 to 31 January 2024."_s);
        desk.clock.advance(60'000);
        // Nothing was imported: the open text is looked at again because a day has begun.
        QTRY_COMPARE(
            sentence(),
            u"Historical version, from 1 January 2024 to 31 January 2024. This is not the latest version."_s);
        desk.open("/akn/ke/act/2005/4", true);
        desk.awaitPage("/akn/ke/act/2005/4/eng@2024-02-01");
    }
};

SHERIA_GUI_TEST(TestLocalDay)
} // namespace tst_localday
#include "tst_localday.moc"
