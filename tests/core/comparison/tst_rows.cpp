#include "core/comparison/rows.h"
#include "tests/core/comparison/comparedtexts.h"

#include <QTest>

#include <algorithm>

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

QString sideOf(const std::vector<Run> &runs, Run::Kind without)
{
    QString text;
    for (const Run &run : runs) {
        if (run.kind != without)
            text += run.text;
    }
    return text.simplified();
}

QString before(const Row &row)
{
    return QString(sideOf(row.head, Run::Kind::Added) + u' ' + sideOf(row.words, Run::Kind::Added))
        .simplified();
}

QString after(const Row &row)
{
    return QString(sideOf(row.head, Run::Kind::Removed) + u' '
                   + sideOf(row.words, Run::Kind::Removed))
        .simplified();
}

char sign(Row::Kind kind)
{
    switch (kind) {
    case Row::Kind::Same: return '=';
    case Row::Kind::Changed: return '~';
    case Row::Kind::Added: return '+';
    case Row::Kind::Removed: return '-';
    case Row::Kind::Paired: return '|';
    }
    Q_UNREACHABLE();
}

/// "=sec_1 +sec_2 .sec_2__subsec_1": a dot stands for a part of what came or went.
QByteArray outline(const std::vector<Row> &rows)
{
    QByteArray line;
    for (const Row &row : rows)
        line += (line.isEmpty() ? "" : " ") + QByteArray(1, row.isPart ? '.' : sign(row.kind))
            + row.eId;
    return line;
}

const Row &rowOf(const std::vector<Row> &rows, const QByteArray &eId)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const Row &row) { return row.eId == eId; });
    if (found == rows.end())
        qFatal("no row for %s", eId.constData());
    return *found;
}

} // namespace

class TestRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_library = std::make_unique<TestLibrary>(); }

    void eachProvisionStandsBesideItself()
    {
        const auto rows = compare(
            section("1", "Boats", part("1", "1", "One boat each.") + part("1", "2", "No nets.")),
            section("1", "Boats", part("1", "1", "Two boats each.") + part("1", "2", "No nets.")));
        QCOMPARE(outline(rows), "=sec_1 ~sec_1__subsec_1 =sec_1__subsec_2"_ba);
        const Row &changed = rowOf(rows, "sec_1__subsec_1");
        QCOMPARE(before(changed), u"(1) One boat each."_s);
        QCOMPARE(after(changed), u"(1) Two boats each."_s);
        QCOMPARE(changed.title, u"1. Boats (1)"_s);
        QCOMPARE(changed.level, 1);
        QVERIFY(rowOf(rows, "sec_1").hasChanges);
        QVERIFY(!rowOf(rows, "sec_1__subsec_2").hasChanges);
        QCOMPARE(after(rowOf(rows, "sec_1")), u"1. Boats"_s);
        QVERIFY(rowOf(rows, "sec_1").words.empty());
    }

    void whatCameOrWentAsAWholeIsOneDifference()
    {
        const QByteArray one = section("1", "Boats", "<content><p>Boats.</p></content>");
        const QByteArray two = section("2", "Nets", part("2", "1", "A.") + part("2", "2", "B."));
        const QByteArray three = section("3", "Lights", "<content><p>Lights.</p></content>");
        const auto came = compare(one + three, one + two + three);
        QCOMPARE(outline(came), "=sec_1 +sec_2 .sec_2__subsec_1 .sec_2__subsec_2 =sec_3"_ba);
        QCOMPARE(differences(came), 1);
        const auto went = compare(one + two + three, one + three);
        QCOMPARE(outline(went), "=sec_1 -sec_2 .sec_2__subsec_1 .sec_2__subsec_2 =sec_3"_ba);
        QCOMPARE(differences(went), 1);
        QCOMPARE(before(rowOf(went, "sec_2")), u"2. Nets"_s);
        QCOMPARE(after(rowOf(went, "sec_2")), QString());
    }

    void whatWentStandsWhereItWas()
    {
        const auto rows = compare(
            section("1", "Boats",
                    part("1", "1", "A.") + part("1", "2", "B.") + part("1", "3", "C.")),
            section("1", "Boats", part("1", "1", "A.") + part("1", "3", "C.")));
        QCOMPARE(outline(rows), "=sec_1 =sec_1__subsec_1 -sec_1__subsec_2 =sec_1__subsec_3"_ba);
        const auto first = compare(section("1", "A", "<content><p>A.</p></content>")
                                       + section("2", "B", "<content><p>B.</p></content>"),
                                   section("2", "B", "<content><p>B.</p></content>"));
        QCOMPARE(outline(first), "-sec_1 =sec_2"_ba);
    }

    /// What follows the parts of a provision stands behind them, and is compared on its own.
    void wordsAfterPartsKeepTheirPlace()
    {
        const auto body = [](const QByteArray &end) {
            return section("1", "Boats",
                           "<intro><p>Whoever</p></intro><paragraph eId=\"sec_1__para_a\"><num>(a)"
                           "</num><content><p>fishes;</p></content></paragraph><wrapUp><p>"
                               + end + "</p></wrapUp>");
        };
        const auto rows = compare(body("pays ten."), body("pays twenty."));
        QCOMPARE(outline(rows), "=sec_1 =sec_1__para_a ~sec_1"_ba);
        QCOMPARE(after(rows[2]), u"pays twenty."_s);
        QCOMPARE(after(rows[0]), u"1. Boats Whoever"_s);
        QVERIFY(rows[0].hasChanges);
    }

    void headingsAreComparedApart()
    {
        const auto rows = compare(section("1", "Boats", "<content><p>Each has one.</p></content>"),
                                  section("1", "Ships", "<content><p>Each has one.</p></content>"));
        QCOMPARE(outline(rows), "~sec_1"_ba);
        QCOMPARE(rows[0].head,
                 (std::vector<Run>{{Run::Kind::Same, u"1."_s},
                                   {Run::Kind::Removed, u" Boats"_s},
                                   {Run::Kind::Added, u" Ships"_s}}));
        QCOMPARE(rows[0].words, (std::vector<Run>{{Run::Kind::Same, u"Each has one."_s}}));
    }

    void anotherLanguageIsNotAChange()
    {
        const auto olds = textsOf(*m_library, "2009-02-03",
                                  section("1", "Boats", "<content><p>One boat.</p></content>"));
        const auto news = textsOf(*m_library, "2009-02-03",
                                  section("1", "Bateaux", "<content><p>Un bateau.</p></content>")
                                      + section("2", "Filets",
                                                "<content><p>Aucun filet.</p></content>"),
                                  "fra");
        const auto rows = rowsOf(olds, news, Languages::Two, "fra");
        QCOMPARE(outline(rows), "|sec_1 +sec_2"_ba);
        QCOMPARE(before(rows[0]), u"1. Boats One boat."_s);
        QCOMPARE(after(rows[0]), u"1. Bateaux Un bateau."_s);
        QCOMPARE(differences(rows), 1);
    }

    /// All words of both texts are there, in their order, also those of no provision.
    void losesNothing()
    {
        const QByteArray body = section("1", "Boats", part("1", "1", "One."))
            + section("2", "Nets", part("2", "1", "None."));
        const auto olds = textsOf(*m_library, "2009-02-03", body);
        const auto news = textsOf(*m_library, "2010-02-03",
                                  section("1", "Boats", part("1", "1", "Two."))
                                      + section("1A", "Oars", part("1A", "1", "Four.")));
        const auto rows = rowsOf(olds, news, Languages::Same, "eng");
        QString old;
        QString now;
        for (const Row &row : rows) {
            old += before(row) + u' ';
            now += after(row) + u' ';
        }
        QCOMPARE(old.simplified(), olds.front().whole().simplified());
        QCOMPARE(now.simplified(), news.front().whole().simplified());
    }

    void aTextComparedWithItselfDoesNotDiffer()
    {
        const auto text = textsOf(*m_library, "2009-02-03",
                                  section("1", "Boats", part("1", "1", "One.")));
        QCOMPARE(differences(rowsOf(text, text, Languages::Same, "eng")), 0);
        QVERIFY(rowsOf({}, {}, Languages::Same, "eng").empty());
        QCOMPARE(differences(rowsOf({}, text, Languages::Same, "eng")), 1);
    }

    /// An act in which every tenth word of every tenth section changed. Comparing the words of each
    /// section with those of every other would outlast the time that a test has.
    void aLongActIsComparedSoon()
    {
        constexpr int Sections = 2000;
        const auto body = [](const QByteArray &word) {
            QByteArray made;
            for (int i = 1; i <= Sections; ++i) {
                QByteArray words;
                for (int k = 0; k < 120; ++k)
                    words += k % 10 == 3 && i % 10 == 0 ? word
                                                        : "word" + QByteArray::number(k) + ' ';
                made += section(QByteArray::number(i), "Heading",
                                part(QByteArray::number(i), "1", words));
            }
            return made;
        };
        const auto olds = textsOf(*m_library, "2009-02-03", body("old "));
        const auto news = textsOf(*m_library, "2010-02-03", body("new "));
        QCOMPARE(differences(rowsOf(olds, news, Languages::Same, "eng")), Sections / 10);
    }

private:
    std::vector<Row> compare(const QByteArray &before, const QByteArray &after)
    {
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03", before);
        const auto news = textsOf(library, "2010-02-03", after);
        return rowsOf(olds, news, Languages::Same, "eng");
    }

    static int differences(const std::vector<Row> &rows)
    {
        return int(std::count_if(rows.begin(), rows.end(),
                                 [](const Row &row) { return row.isDifference(); }));
    }

    std::unique_ptr<TestLibrary> m_library;
};

QTEST_GUILESS_MAIN(TestRows)
#include "tst_rows.moc"
