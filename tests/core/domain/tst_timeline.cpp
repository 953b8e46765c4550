// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/timeline.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_timeline {

using namespace sheria;
using namespace Qt::StringLiterals;

const WorkRef Amender{"/akn/xa/act/2009/2", u"Tree Amendment Act"_s};
const QDate Day1(2004, 5, 20);
const QDate Day2(2009, 2, 3);

/// "2009-02-03: amendment|Amended by|/akn/…|Title|note", newest first.
QStringList lines(const Work &work)
{
    QStringList out;
    for (const TimelineDay &day : timeline(work)) {
        for (const TimelineEvent &event : day.events) {
            const QStringList fields{QString::fromUtf8(event.type), event.description,
                                     QString::fromUtf8(event.by.uri), event.by.title, event.note};
            out << day.date.toString(Qt::ISODate) + u": "_s + fields.join(u'|');
        }
    }
    return out;
}

Commencement commencementOn(QDate date, std::optional<WorkRef> by, const QString &note)
{
    Commencement out;
    out.date = date;
    out.by = std::move(by);
    out.note = note;
    return out;
}

/// A record of an act of 2004 with these points in time in English; the expression is the first.
ExpressionRecord recordWith(const QList<QDate> &dates)
{
    ExpressionRecord record;
    record.expression.language = "eng";
    record.expression.date = dates.first();
    for (const QDate date : dates)
        record.pointsInTime.push_back({"", "eng", date, u"Trees"_s});
    return record;
}

/// Source: server/API.md sections 2.13 and 4.9.
class TestTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsEachKindInTheOrderOfTheTable()
    {
        Work work;
        work.chapter = ChapterNumber{u"52"_s, u"Revised Edition"_s, Day1};
        work.assentDate = Day1;
        work.publication = {Day1, u"State Gazette"_s, u"221"_s, {}};
        work.amendments = {{Day1, Amender, false}, {Day1, Amender, true}};
        work.commencements = {commencementOn(Day1, {}, u"by notice"_s),
                              commencementOn(Day1, WorkRef{"/akn/xa/act/2004/1", u"Start"_s}, {}),
                              commencementOn({}, {}, {})};
        work.consolidations = {Day1};
        work.repeal = Repeal{Day1, Amender, "revoked", u"in part"_s};
        const QStringList expected{
            u"2004-05-20: chapter|Chapter 52|||Revised Edition"_s,
            u"2004-05-20: assent|Assented to|||"_s,
            u"2004-05-20: publication|Published in State Gazette 221|||"_s,
            u"2004-05-20: amendment|Amended by|/akn/xa/act/2009/2|Tree Amendment Act|"_s,
            u"2004-05-20: amendment|Revised by|/akn/xa/act/2009/2|Tree Amendment Act|"_s,
            u"2004-05-20: commencement|Commenced|||Note: by notice"_s,
            u"2004-05-20: commencement|Commenced by|/akn/xa/act/2004/1|Start|"_s,
            u"2004-05-20: consolidation|Consolidation|||"_s,
            u"2004-05-20: repeal|Revoked by|/akn/xa/act/2009/2|Tree Amendment Act|in part"_s};
        QCOMPARE(lines(work), expected);
    }

    void putsTheNewestDayFirst()
    {
        Work work;
        work.assentDate = Day1;
        work.amendments = {{Day2, Amender, false}};
        QCOMPARE(lines(work).size(), 2);
        QVERIFY(lines(work).first().startsWith(u"2009"));
    }

    void saysNothingOfWhatHasNoDate()
    {
        Work work;
        work.chapter = ChapterNumber{u"52"_s, {}};
        work.publication.name = u"State Gazette"_s;
        work.repeal = Repeal{};
        QCOMPARE(lines(work), QStringList());
    }

    void aWorkThatAmendsAndCommencesIsToldOnce()
    {
        Work work;
        work.amendments = {{Day2, Amender, false}};
        work.commencements = {commencementOn(Day2, Amender, u"section 3 only"_s)};
        const QStringList expected{
            u"2009-02-03: amendment|Amended by|/akn/xa/act/2009/2|Tree Amendment Act|"
            "Commencement note: section 3 only"_s};
        QCOMPARE(lines(work), expected);
        work.commencements[0].date = Day1;
        QCOMPARE(lines(work).size(), 2);
    }

    void saysWhereItWasPublished_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("text");
        QTest::newRow("both") << u"Gazette"_s << u"7"_s << u"Published in Gazette 7"_s;
        QTest::newRow("name") << u"Gazette"_s << u""_s << u"Published in Gazette"_s;
        QTest::newRow("number") << u""_s << u"7"_s << u"Published in 7"_s;
        QTest::newRow("neither") << u""_s << u""_s << u"Published"_s;
    }
    void saysWhereItWasPublished()
    {
        QFETCH(QString, name);
        QFETCH(QString, number);
        Work work;
        work.publication = {Day1, name, number, {}};
        QTEST(timeline(work).at(0).events.at(0).description, "text");
    }

    void saysHowItEnded_data()
    {
        QTest::addColumn<bool>("isByWork");
        QTest::addColumn<QString>("text");
        for (const char *verb : {"repealed", "revoked", "withdrawn", "lapsed", "retired", "expired",
                                 "replaced", "disapplied"}) {
            QString capital = QString::fromLatin1(verb);
            capital[0] = capital[0].toUpper();
            QTest::newRow(verb) << false << capital;
            QTest::addRow("%s by", verb) << true << capital + u" by"_s;
        }
    }
    void saysHowItEnded()
    {
        QFETCH(bool, isByWork);
        Work work;
        work.repeal = Repeal{Day1,
                             isByWork ? Amender : WorkRef(),
                             QByteArray(QTest::currentDataTag()).split(' ').first(),
                             {}};
        QTEST(timeline(work).at(0).events.at(0).description, "text");
    }

    void validityOfAnExpression_data()
    {
        QTest::addColumn<QList<QDate>>("dates");
        QTest::addColumn<QDate>("amendment");
        QTest::addColumn<QDate>("consolidation");
        QTest::addColumn<QDate>("to");
        QTest::addColumn<bool>("isLatest");
        QTest::addColumn<int>("outstanding");
        using D = QList<QDate>;
        QTest::newRow("only one") << D{Day1} << QDate() << QDate() << QDate() << true << 0;
        QTest::newRow("superseded")
            << D{Day1, Day2} << Day2 << QDate() << QDate(2009, 2, 2) << false << 0;
        QTest::newRow("the newer one") << D{Day2, Day1} << Day2 << QDate() << QDate() << true << 0;
        QTest::newRow("a later one in the future")
            << D{Day1, QDate(2030, 1, 1)} << QDate() << QDate() << QDate(2029, 12, 31) << true << 0;
        QTest::newRow("amended, text not made")
            << D{Day1} << Day2 << QDate() << QDate(2009, 2, 2) << true << 1;
        QTest::newRow("to be amended")
            << D{Day1} << QDate(2030, 1, 1) << QDate() << QDate(2029, 12, 31) << true << 0;
        QTest::newRow("only consolidated since")
            << D{Day1, Day2} << QDate() << Day2 << QDate() << true << 0;
        QTest::newRow("consolidated on an amendment's day")
            << D{Day1, Day2} << Day2 << Day2 << QDate(2009, 2, 2) << false << 0;
    }
    void validityOfAnExpression()
    {
        QFETCH(QList<QDate>, dates);
        QFETCH(QDate, amendment);
        QFETCH(QDate, consolidation);
        ExpressionRecord record = recordWith(dates);
        std::sort(record.pointsInTime.begin(), record.pointsInTime.end(),
                  [](const auto &a, const auto &b) { return a.date < b.date; });
        if (amendment.isValid())
            record.work.amendments = {{amendment, Amender, false}};
        if (consolidation.isValid())
            record.work.consolidations = {consolidation};
        const Validity found = validity(record, QDate(2024, 1, 1));
        QCOMPARE(found.from, dates.first());
        QTEST(found.to, "to");
        QTEST(found.isLatest, "isLatest");
        QTEST(static_cast<int>(found.outstanding.size()), "outstanding");
    }

    void validityKnowsTheDay()
    {
        ExpressionRecord record = recordWith({Day2});
        record.work.repeal = Repeal{QDate(2010, 1, 1), Amender, "repealed", {}};
        QVERIFY(validity(record, QDate(2009, 1, 1)).isFuture);
        QVERIFY(!validity(record, Day2).isFuture);
        QVERIFY(!validity(record, QDate(2009, 12, 31)).isRepealed);
        QVERIFY(validity(record, QDate(2010, 1, 1)).isRepealed);
        QVERIFY(!validity(record, Day2).isCommenced);
        record.work.isCommencedByFlag = true;
        QVERIFY(validity(record, Day2).isCommenced);
    }

    void otherLanguagesDoNotSupersede()
    {
        ExpressionRecord record = recordWith({Day1, Day2});
        record.pointsInTime[1].language = "fra";
        const Validity found = validity(record, QDate(2024, 1, 1));
        QVERIFY(found.isLatest);
        QCOMPARE(found.to, QDate());
    }

    void aConsolidationIsKnownAsOne()
    {
        ExpressionRecord record = recordWith({Day1, Day2});
        record.work.consolidations = {Day1, Day2};
        QVERIFY(!validity(record, Day2).isConsolidation); // The first is never only that.
        record.expression.date = Day2;
        QVERIFY(validity(record, Day2).isConsolidation);
        QVERIFY(validity(record, Day2).isLatest);
    }
};

SHERIA_TEST(TestTimeline)
} // namespace tst_timeline
#include "tst_timeline.moc"
