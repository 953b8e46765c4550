// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/modifications.h"
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_modifications {

using namespace sheria;
using namespace sheria::akn;
using namespace Qt::StringLiterals;

const QByteArray Law = "/akn/xa/act/2010/1";
const QDate Day(2010, 2, 1);

struct Event
{
    QByteArray source; ///< Of the amending work, as the references have it.
    QByteArray date;
};

/// An act that says of itself that these events changed it; with a source, that this one changed section 2.
Document documentOf(const std::vector<Event> &events, const QByteArray &source)
{
    QByteArray lifecycle = "<lifecycle source=\"#x\">";
    QByteArray references = "<references source=\"#x\">";
    int count = 0;
    for (const Event &event : events) {
        const QByteArray id = "am" + QByteArray::number(++count);
        lifecycle += "<eventRef date=\"" + event.date + "\" source=\"#" + id
            + "\" type=\"amendment\"/>";
        references += "<passiveRef eId=\"" + id + "\" href=\"" + event.source
            + "\" showAs=\"An Act\"/>";
    }
    const QByteArray analysis = source.isEmpty()
        ? QByteArray()
        : "<analysis source=\"#x\"><passiveModifications><textualMod type=\"substitution\"><source "
          "href=\""
            + source
            + "\"/><destination href=\"#sec_2\"/></textualMod></passiveModifications></analysis>";
    test::Written written;
    written.metaExtra = lifecycle + "</lifecycle>" + analysis + references + "</references>";
    return test::parsed(test::bytesOf(written));
}

/// Which law changed what from when, however the document names the law.
class TestModifications : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheDayOfTheEvent_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<Modification>("expected");

        const auto row = [](const char *name, const QByteArray &event, const QByteArray &source,
                            const QByteArray &byPortion) {
            QTest::newRow(name) << event << source << Modification{Law, "sec_2", Day, byPortion};
        };
        const QByteArray expression = Law + "/eng@2010-02-01";
        row("the work", Law, Law, {});
        row("by the references", Law, "#am1", {});
        row("an expression", Law, expression, {});
        row("a provision", Law, Law + "/~sec_3", "sec_3");
        row("a provision of an expression", Law, expression + "/~sec_3", "sec_3");
        row("a provision of a component", Law, Law + "/!schedule1~sec_3", "sec_3");
        row("an eId with dots", Law, Law + "/~sec_8-651.08", "sec_8-651.08");
        row("a fragment", Law, Law + "#sec_3", "sec_3");
        row("a fragment of an expression", expression, expression + "#sec_3", "sec_3");
        row("a provision that the references name", expression + "/~sec_3", "#am1", "sec_3");
        row("a fragment that the references name", Law + "#sec_3", "#am1", "sec_3");
        row("a provision in the event alone", Law + "/~sec_3", Law, {});
        row("another spelling", "/xa/Act/2010/1", Law + "/~sec_3", "sec_3");
        QTest::newRow("a fragment of another work")
            << Law << "/akn/xa/act/2011/9#sec_3"_ba
            << Modification{"/akn/xa/act/2011/9", "sec_2", QDate(), "sec_3"};
    }
    void takesTheDayOfTheEvent()
    {
        QFETCH(QByteArray, event);
        QFETCH(QByteArray, source);
        QFETCH(Modification, expected);
        const std::vector<Modification> found = modificationsOf(
            documentOf({{event, "2010-02-01"}}, source));
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].by, expected.by);
        QCOMPARE(found[0].portion, expected.portion);
        QCOMPARE(found[0].date, expected.date);
        QCOMPARE(found[0].byPortion, expected.byPortion);
    }

    /// The provisions of a law take effect on different days.
    void tellsTheDaysOfALawApart()
    {
        std::vector<Event> events{{Law + "/~sec_3", "2010-02-01"}, {Law + "/~sec_5", "2011-01-01"}};
        const auto day = [&events](const QByteArray &source) {
            return modificationsOf(documentOf(events, source)).at(0).date;
        };
        QCOMPARE(day(Law + "/~sec_3"), QDate(2010, 2, 1));
        QCOMPARE(day(Law + "/~sec_5"), QDate(2011, 1, 1));
        QCOMPARE(day(Law + "/~sec_7"), QDate()); // Nobody says which.
        QCOMPARE(day(Law), QDate());
        events.push_back({Law, "2010-03-01"});
        QCOMPARE(day(Law + "/~sec_3"), QDate(2010, 2, 1));
        QCOMPARE(day(Law + "/~sec_7"), QDate(2010, 3, 1));
        QCOMPARE(day(Law), QDate(2010, 3, 1));
        events.push_back({Law, "2012-03-01"});
        QCOMPARE(day(Law), QDate());
    }

    /// A document without an analysis has its amendments alone; their work is the same one.
    void takesTheAmendmentsWhereNothingElseIsSaid()
    {
        for (const QByteArray &event : {Law, Law + "#sec_3", Law + "/~sec_8-651.08"}) {
            const std::vector<Modification> found = modificationsOf(
                documentOf({{event, "2010-02-01"}}, {}));
            QCOMPARE(found, std::vector{(Modification{Law, {}, Day, {}})});
        }
    }

    void leavesOutWhatNamesNoWork()
    {
        for (const QByteArray source : {"#sec_3", "nonsense", "/akn/xa/act/../1#sec_3"})
            QVERIFY2(modificationsOf(documentOf({}, source)).empty(), source.constData());
    }
};

SHERIA_TEST(TestModifications)
} // namespace tst_modifications
#include "tst_modifications.moc"
