// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/words.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_validitytext {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

using Weight = ValidityText::Weight;

ExpressionRecord act()
{
    ExpressionRecord record;
    record.work.uri = *FrbrUri::parse("/akn/xa/act/2005/4");
    record.work.title = u"Tree Protection Act"_s;
    record.work.isCommencedByFlag = true;
    record.expression.date = QDate(2009, 2, 3);
    record.expression.contentHash = "00";
    return record;
}

Validity latest()
{
    Validity validity;
    validity.from = QDate(2009, 2, 3);
    return validity;
}

Validity superseded()
{
    Validity validity = latest();
    validity.to = QDate(2013, 12, 31);
    validity.isLatest = false;
    return validity;
}

class TestValidityText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void saysHowATextStands_data()
    {
        QTest::addColumn<ExpressionRecord>("record");
        QTest::addColumn<Validity>("validity");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("banner");

        QTest::newRow("latest") << act() << latest() << u"Current version, from 3 February 2009."_s
                                << QByteArray();
        ExpressionRecord checked = act();
        checked.asAtDate = QDate(2020, 6, 30);
        QTest::newRow("latest, checked up to a day")
            << checked << latest()
            << u"Current version, from 3 February 2009, with amendments published up to 30 June 2020."_s
            << QByteArray();
        QTest::newRow("superseded")
            << act() << superseded()
            << u"Historical version, from 3 February 2009 to 31 December 2013. This is not the latest version."_s
            << "not-latest"_ba;
        Validity oneDay = superseded();
        oneDay.to = QDate(2009, 2, 2);
        QTest::newRow("changed on the same day")
            << act() << oneDay << u"As it was on 3 February 2009. This is not the latest version."_s
            << "not-latest"_ba;
        Validity future = latest();
        future.isFuture = true;
        QTest::newRow("future")
            << act() << future
            << u"Future version, from 3 February 2009. This version is not yet in force."_s
            << "not-latest"_ba;
        Validity untilChange = latest();
        untilChange.to = QDate(2030, 1, 1);
        QTest::newRow("a change is to come")
            << act() << untilChange << u"Current version, from 3 February 2009 to 1 January 2030."_s
            << QByteArray();
    }
    void saysHowATextStands()
    {
        QFETCH(ExpressionRecord, record);
        QFETCH(Validity, validity);
        const ValidityText words = validityText(record, validity);
        QTEST(words.text(), "text");
        QTEST(words.bannerKind(), "banner");
    }

    void saysThatAWorkIsRepealed_data()
    {
        QTest::addColumn<QDate>("date");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QString>("sentence");

        const QDate date(2015, 5, 1);
        const QString by = u"Tree Repeal Act"_s;
        QTest::newRow("all") << date << by << "repealed"_ba
                             << u"Repealed on 1 May 2015 by Tree Repeal Act."_s;
        QTest::newRow("no work") << date << QString() << "revoked"_ba
                                 << u"Revoked on 1 May 2015."_s;
        QTest::newRow("no date") << QDate() << by << "replaced"_ba
                                 << u"Replaced by Tree Repeal Act."_s;
        QTest::newRow("neither") << QDate() << QString() << "lapsed"_ba << u"Lapsed."_s;
    }
    void saysThatAWorkIsRepealed()
    {
        QFETCH(QDate, date);
        QFETCH(QString, by);
        QFETCH(QByteArray, verb);
        ExpressionRecord record = act();
        record.work.repeal = Repeal{date, {{}, by}, verb, {}};
        Validity validity = latest();
        validity.isRepealed = true;
        const ValidityText words = validityText(record, validity);
        QCOMPARE(words.caveats.size(), 1);
        QTEST(words.caveats.first(), "sentence");
        QCOMPARE(words.weight, Weight::Danger);
        QCOMPARE(words.bannerKind(), "repealed"_ba);
    }

    void aRepealStillToComeIsNotSaid()
    {
        ExpressionRecord record = act();
        record.work.repeal = Repeal{QDate(2090, 1, 1), {}, "repealed", {}};
        QVERIFY(validityText(record, latest()).caveats.isEmpty());
    }

    void saysWhatHasNotCommenced()
    {
        Validity nothing = latest();
        nothing.isCommenced = false;
        nothing.isCommencedInFull = false;
        QCOMPARE(validityText(act(), nothing).caveats, QStringList{u"No commencement recorded."_s});
        Validity part = latest();
        part.isCommencedInFull = false;
        QCOMPARE(validityText(act(), part).caveats,
                 QStringList{u"Not all of its provisions have commenced."_s});
        QCOMPARE(validityText(act(), part).weight, Weight::Notice);
    }

    void saysWhenItWillCommence()
    {
        ExpressionRecord record = act();
        for (const QDate day : {QDate(2032, 1, 1), QDate(2031, 1, 1)})
            record.work.commencements.emplace_back().date = day;
        Validity validity = latest();
        validity.isCommenced = false;
        validity.isCommencedInFull = false;
        QCOMPARE(validityText(record, validity).caveats,
                 QStringList{u"Not in force: commences on 1 January 2031."_s});
        QCOMPARE(validityText(record, validity).weight, Weight::Warning);
    }

    void aJudgmentDoesNotCommence()
    {
        ExpressionRecord record = act();
        record.work.uri = *FrbrUri::parse("/akn/xa/judgment/court/2009/7");
        Validity validity = latest();
        validity.isCommenced = false;
        const ValidityText words = validityText(record, validity);
        QCOMPARE(words.text(), u"Version of 3 February 2009."_s);
        QCOMPARE(words.weight, Weight::Plain);
    }

    void namesTheAmendmentsThatAreMissing()
    {
        Validity validity = superseded();
        validity.isLatest = true;
        validity.outstanding = {{QDate(2014, 1, 1), {"/akn/xa/act/2014/1", u"Act A"_s}, false},
                                {QDate(2015, 1, 1), {"/akn/xa/act/2015/1", {}}, false}};
        const ValidityText words = validityText(act(), validity);
        QCOMPARE(words.sentence,
                 u"Historical version, from 3 February 2009 to 31 December 2013."_s);
        QVERIFY2(words.caveats.first().endsWith(u"Act A; /akn/xa/act/2015/1."_s),
                 qPrintable(words.text()));
        QCOMPARE(words.weight, Weight::Warning);
    }

    void admitsThatADateIsAssumed()
    {
        ExpressionRecord record = act();
        record.expression.dateOrigin = DateOrigin::Work;
        QCOMPARE(
            validityText(record, latest()).caveats,
            QStringList{
                u"The text does not state its date. The date of the work is shown instead."_s});
        record.expression.dateOrigin = DateOrigin::Unknown;
        QCOMPARE(validityText(record, latest()).sentence,
                 u"The date of this version is unknown."_s);
        QCOMPARE(validityText(record, latest()).weight, Weight::Notice);
    }

    void saysThatAStubHasNoText()
    {
        ExpressionRecord record = act();
        record.expression.contentHash.clear();
        QCOMPARE(validityText(record, latest()).caveats,
                 QStringList{u"The text of this work is not in the library."_s});
        QCOMPARE(validityText(record, latest(), true).caveats,
                 QStringList{u"Available as PDF only. The text is shown page by page."_s});
    }

    /// Dates have one form wherever they stand, also where the system has another.
    void momentsHaveOneForm()
    {
        const QDateTime at(QDate(2009, 2, 3), QTime(14, 5, 9));
        QCOMPARE(shortTime(at), u"3 Feb 2009, 14:05"_s);
        QCOMPARE(shortTime(at, TimeDetail::Seconds), u"3 Feb 2009, 14:05:09"_s);
        QCOMPARE(longTime(at), u"3 February 2009, 14:05"_s);
        QVERIFY(shortTime({}).isEmpty());
        QVERIFY(longTime({}).isEmpty());
    }

    void labelsPointsInTime()
    {
        const QDate from(2009, 2, 3);
        QCOMPARE(pointInTimeLabel(from, {}, true), u"From 3 February 2009 (latest)"_s);
        QCOMPARE(pointInTimeLabel(from, QDate(2013, 12, 31), false),
                 u"3 February 2009 to 31 December 2013"_s);
        QCOMPARE(pointInTimeLabel(from, {}, false), u"From 3 February 2009"_s);
    }
};

SHERIA_TEST(TestValidityText)
} // namespace tst_validitytext
#include "tst_validitytext.moc"
