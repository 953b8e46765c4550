// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effects/feeds.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QXmlStreamReader>

namespace tst_effects {

using namespace sheria;
using namespace sheria::effects;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/xa/act/2005/4";
const QByteArray Amending = "/akn/xa/act/2023/9";

/// What the documents of the act say: amended before the text, after it, and after today (5 January 2024).
const QByteArray Meta =
    "<lifecycle source=\"#x\">"
    "<eventRef eId=\"e1\" date=\"2009-01-01\" source=\"#am1\" type=\"amendment\"/>"
    "<eventRef eId=\"e2\" date=\"2023-05-01\" source=\"#am2\" type=\"amendment\"/>"
    "<eventRef eId=\"e3\" date=\"2030-01-01\" source=\"#am3\" type=\"repeal\"/></lifecycle>"
    "<analysis source=\"#x\"><passiveModifications><textualMod type=\"substitution\" eId=\"m1\">"
    "<source href=\"#am2\"/><destination href=\"#sec_2\"/></textualMod></passiveModifications>"
    "</analysis><references source=\"#x\">"
    "<passiveRef eId=\"am1\" href=\"/akn/xa/act/2008/3\" showAs=\"First Amendment Act\"/>"
    "<passiveRef eId=\"am2\" href=\"/akn/xa/act/2023/9\" showAs=\"Second, or last; Act\"/>"
    "<passiveRef eId=\"am3\" href=\"/akn/xa/act/2029/1\" showAs=\"End Act\"/></references>";

/// What changes when.
class TestEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        DocumentSpec spec;
        spec.work = Act;
        spec.meta = Meta;
        m_library.put(spec);
    }

    void tellsHowEffectsStandToTheText()
    {
        QStringList lines;
        for (const Effect &each : found())
            lines << u"%1 %2 %3 %4"_s.arg(each.date.toString(Qt::ISODate),
                                          QString::fromLatin1(enumName(each.kind)),
                                          QString::fromLatin1(enumName(each.state)),
                                          QString::fromUtf8(each.by.uri))
                    + (each.portions.empty() ? QString()
                                             : u' ' + QString::fromUtf8(each.portions.front()));
        QCOMPARE(lines,
                 (QStringList{u"2009-01-01 amendment applied /akn/xa/act/2008/3"_s,
                              u"2023-05-01 amendment not-applied /akn/xa/act/2023/9 sec_2"_s,
                              u"2030-01-01 repeal later /akn/xa/act/2029/1"_s}));
    }

    void tellsOfAPlace()
    {
        const Today today(m_library.clock.now());
        const auto in = [&](const QByteArray &place, const Choice &choice,
                            const Subscription &seen) {
            return must(effectsIn(m_library.db(), place, seen, choice, today, {}));
        };
        QCOMPARE(in("xa", {}, {}).size(), 3U);
        QCOMPARE(in("xa", {QDate(2023, 1, 1), QDate(2023, 12, 31)}, {}).size(), 1U);
        QCOMPARE(in("zz", {}, {}).size(), 0U);
        Subscription none = Subscription::ofStranger();
        none.everything = false;
        QCOMPARE(in("xa", {}, none).size(), 0U);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = effectsIn(m_library.db(), "xa", {}, {}, today, stop.get_token());
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    }

    void undatedOnesAreNotWithinDates()
    {
        Effect undated;
        QVERIFY(Choice().has(undated));
        QVERIFY(!(Choice{QDate(2000, 1, 1), {}}).has(undated));
    }

    /// Of a work whose provisions come into force one after the other, and of which the end has no day.
    void tellsOfCommencementsAndOfNoDay()
    {
        TestLibrary library;
        DocumentSpec spec;
        spec.work = Act;
        library.put(spec);
        const Today today(library.clock.now());
        const auto record = [&] {
            return must(store::findExpression(library.db(), must(FrbrUri::parse(Act)), today));
        };
        Work work = record().work;
        Commencement first;
        first.date = QDate(2009, 2, 3);
        first.provisions = {"sec_1"};
        Commencement second;
        second.date = QDate(2031, 7, 1);
        second.provisions = {"sec_2"};
        second.by = WorkRef{"/akn/xa/act/gn/2031/5", u"Commencement Notice"_s};
        Commencement third;
        third.provisions = {"sec_3"};
        work.commencements = {second, third, first};
        work.repeal = Repeal{};
        work.repeal->verb = "revoked";
        work.repeal->by = {"/akn/xa/act/2032/1", u"Trees Repeal Act"_s};
        const auto put = [&](const Work &changed) {
            must(store::putWork(library.db(), changed, library.clock.now()));
        };
        put(work);
        const auto told = [&] {
            QStringList lines;
            for (const Effect &each : must(effectsOf(library.db(), record(), today)))
                lines << u"%1 %2 %3 %4 %5"_s
                             .arg(each.date.toString(Qt::ISODate),
                                  QString::fromLatin1(enumName(each.kind)),
                                  QString::fromLatin1(enumName(each.state)), each.by.title,
                                  QString::fromUtf8(each.portions.empty() ? QByteArray()
                                                                          : each.portions.front()))
                             .simplified();
            return lines;
        };
        QCOMPARE(told(),
                 (QStringList{u"2009-02-03 commencement applied sec_1"_s,
                              u"2031-07-01 commencement later Commencement Notice sec_2"_s,
                              u"commencement undated sec_3"_s,
                              u"repeal undated Trees Repeal Act"_s}));
        const std::vector<Effect> all = must(effectsOf(library.db(), record(), today));
        QCOMPARE(all.back().verb, "revoked"_ba);
        QVERIFY(summaryOf(all.back()).contains(u"revoked by Trees Repeal Act"_s));
        // A calendar has no place for what has no day.
        QCOMPARE(calendarOf(all).count("BEGIN:VEVENT"), 2);
        work.repeal->date = QDate(2023, 1, 1);
        put(work);
        QVERIFY(told().contains(u"2023-01-01 repeal applied Trees Repeal Act"_s));
    }

    /// Signs that mean something in a calendar are text there, and long lines are folded between characters.
    void makesACalendar()
    {
        std::vector<Effect> effects = found();
        effects[1].work.title = u"é"_s.repeated(60);
        const QByteArray calendar = calendarOf(effects);
        QVERIFY(calendar.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
        QVERIFY(calendar.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n"));
        QCOMPARE(calendar.count("BEGIN:VEVENT"), 3);
        QVERIFY(calendar.contains("DTSTART;VALUE=DATE:20230501\r\n"));
        QByteArray unfolded = calendar;
        unfolded.replace("\r\n ", "");
        QVERIFY2(unfolded.contains("amended by Second\\, or last\\; Act (sec_2)"),
                 calendar.constData());
        for (const QByteArray &line : calendar.split('\n')) {
            QVERIFY(line.size() <= 76); // With its CR.
            QVERIFY(!QString::fromUtf8(line).contains(QChar::ReplacementCharacter));
        }
        QCOMPARE(calendarOf(effects), calendar);
    }

    void makesAFeed()
    {
        const QByteArray feed = feedOf(u"Act & more"_s, found());
        QXmlStreamReader xml(feed);
        QStringList titles;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"title")
                titles << xml.readElementText();
        }
        QVERIFY(!xml.hasError());
        QCOMPARE(titles.size(), 4);
        QCOMPARE(titles[0], u"Act & more"_s);
        QCOMPARE(titles[1], u"Tree Protection Act: repealed by End Act"_s); // The newest first.
        QVERIFY(feed.contains("<updated>2030-01-01T00:00:00Z</updated>"));
        QCOMPARE(feedOf(u"Act & more"_s, found()), feed);
    }

private:
    std::vector<Effect> found()
    {
        const Today today(m_library.clock.now());
        const ExpressionRecord record = must(
            store::findExpression(m_library.db(), must(FrbrUri::parse(Act)), today));
        return must(effectsOf(m_library.db(), record, today));
    }

    TestLibrary m_library;
};

SHERIA_TEST(TestEffects)
} // namespace tst_effects
#include "tst_effects.moc"
