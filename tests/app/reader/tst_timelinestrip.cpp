// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/timelinestrip.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QLocale>
#include <QTest>

namespace tst_timelinestrip {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// By the fixed clock, yesterday, today and tomorrow; the same three events on each day, and the repeal in the end.
ExpressionRecord record(QDate today)
{
    ExpressionRecord record;
    Work &work = record.work;
    work.uri = *FrbrUri::parse("/akn/xa/act/2019/9");
    for (const int days : {-1, 0, 1}) {
        const QDate day = today.addDays(days);
        work.amendments.push_back({day, {"/akn/xa/act/2020/1", u"Elm Act"_s}, false});
        work.amendments.push_back({day, {}, true});
        Commencement part;
        part.date = day;
        part.allProvisions = false;
        part.provisions = {"sec_2"};
        work.commencements.push_back(part);
        Commencement whole;
        whole.date = day;
        whole.allProvisions = true;
        whole.by = WorkRef{"/akn/xa/act/gn/2020/4", u"Notice 4"_s};
        work.commencements.push_back(whole);
    }
    return record;
}

class TestTimelineStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void whatIsAfterTodayIsToCome()
    {
        const QDate today = FixedClock().now().date();
        const std::vector<TimelineMark> marks = timelineMarks(record(today), today);
        QCOMPARE(marks.size(), 3U);
        const QStringList past{u"Amended by Elm Act"_s, u"Revised"_s, u"Commenced in part"_s,
                               u"Commenced by Notice 4"_s};
        QCOMPARE(marks[0].events, past);
        QCOMPARE(marks[1].date, today);
        QCOMPARE(marks[1].events, past);
        QCOMPARE(marks[2].events,
                 (QStringList{u"To be amended by Elm Act"_s, u"To be revised"_s,
                              u"Commences in part"_s, u"Commences by Notice 4"_s}));
        QCOMPARE(markText(marks[2]).section(u'\n', 0, 1),
                 u"6 January 2024\nTo be amended by Elm Act"_s);
    }

    void aRepealIsToComeUntilItsDay()
    {
        FixedClock clock;
        ExpressionRecord repealed;
        repealed.work.uri = *FrbrUri::parse("/akn/xa/act/2019/9");
        repealed.work.repeal.emplace().date = clock.now().date().addDays(1);
        const auto told = [&] {
            return timelineMarks(repealed, clock.now().date()).front().events.join(u'|');
        };
        QCOMPARE(told(), u"To be repealed"_s);
        repealed.work.repeal->by = {"/akn/xa/act/2023/2", u"Oak Act"_s};
        QCOMPARE(told(), u"To be repealed by Oak Act"_s);
        constexpr qint64 Day = 24LL * 60 * 60 * 1000;
        clock.advance(Day);
        QCOMPARE(told(), u"Repealed by Oak Act"_s);
    }
};

SHERIA_TEST(TestTimelineStrip)
} // namespace tst_timelinestrip
#include "tst_timelinestrip.moc"
