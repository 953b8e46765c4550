// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/details/details.h"
#include "core/comparison/blame.h"
#include "tests/support/testmain.h"

#include <QLocale>
#include <QTest>

namespace tst_details {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

const QDate Day(2024, 1, 5);

LoadedExpression act()
{
    LoadedExpression loaded;
    loaded.placeName = loaded.countryName = u"Alpha"_s;
    ExpressionRecord &record = loaded.record;
    record.work.uri = *FrbrUri::parse("/akn/xa/act/2005/4");
    record.work.title = u"Tree Act"_s;
    record.expression.uri = "/akn/xa/act/2005/4/eng@2009-02-03";
    record.expression.language = "eng";
    record.expression.title = u"Tree Act"_s;
    record.expression.date = QDate(2009, 2, 3);
    record.expression.contentHash = "00";
    record.pointsInTime = {{"/akn/xa/act/2005/4/eng@2009-02-03", "eng", QDate(2009, 2, 3), {}},
                           {"/akn/xa/act/2005/4/fra@2009-02-03", "fra", QDate(2009, 2, 3),
                            u"Loi"_s},
                           {"/akn/xa/act/2005/4/eng@2014-01-01", "eng", QDate(2014, 1, 1), {}}};
    loaded.validity.from = record.expression.date;
    return loaded;
}

const DetailsSection *find(const std::vector<DetailsSection> &sections, const QString &title)
{
    for (const DetailsSection &section : sections) {
        if (section.title == title)
            return &section;
    }
    return nullptr;
}

class TestDetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void listPointsInTimeNewestFirst()
    {
        const auto sections = details(act(), nullptr, Day);
        const DetailsSection *points = find(sections, u"Versions"_s);
        QVERIFY(points);
        QCOMPARE(points->rows.size(), 2);
        QCOMPARE(points->rows[0].text, u"From 1 January 2014 (latest)"_s);
        QCOMPARE(points->rows[0].uri, "/akn/xa/act/2005/4/eng@2014-01-01"_ba);
        QVERIFY(!points->rows[0].isCurrent);
        QCOMPARE(points->rows[1].text, u"3 February 2009 to 31 December 2013"_s);
        QVERIFY(points->rows[1].isCurrent);
        const DetailsSection *languages = find(sections, u"Other languages"_s);
        QVERIFY(languages);
        QCOMPARE(languages->rows.size(), 1);
        QCOMPARE(languages->rows[0].uri, "/akn/xa/act/2005/4/fra@2009-02-03"_ba);
    }

    /// A text follows the law by days: both days are said.
    void tellFromWhenALawHadEffect()
    {
        comparison::Blame blame;
        blame.first = QDate(2005, 6, 17);
        const auto run = [](QDate since, const QByteArray &by, QDate commencement) {
            return comparison::BlameRun{"sec_1", u"words"_s, {}, since, by, "sec_3", commencement};
        };
        blame.runs = {run(blame.first, {}, {}),
                      run(QDate(2010, 2, 3), "/akn/xa/act/2010/1", QDate(2010, 2, 3)),
                      run(QDate(2012, 5, 3), "/akn/xa/act/2012/7", QDate(2012, 5, 1))};
        blame.titles.insert("/akn/xa/act/2012/7", u"Bells Act"_s);
        const std::vector<DetailsRow> rows = originSection(blame, "sec_1").rows;
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(rows[0].label, u"3 May 2012"_s);
        QCOMPARE(rows[0].text, u"Bells Act, in force from 1 May 2012"_s);
        QCOMPARE(rows[0].uri, "/akn/xa/act/2012/7#sec_3"_ba);
        QCOMPARE(rows[1].text, u"/akn/xa/act/2010/1"_s);
        QCOMPARE(rows[2].text, u"In the first text"_s);
    }

    void leaveOutWhatIsNotKnown()
    {
        const auto sections = details(act(), nullptr, Day);
        for (const DetailsSection &section : sections)
            QVERIFY2(!section.rows.empty(), qPrintable(section.title));
        QVERIFY(!find(sections, u"Repeal"_s));
        QVERIFY(!find(sections, u"Publication"_s));
    }

    void tellHowItCommenced()
    {
        ExpressionRecord record = act().record;
        record.work.commencements = {
            {QDate(2005, 6, 1),
             WorkRef{"/akn/xa/act/gn/2005/9", u"Notice 9"_s},
             true,
             false,
             {"sec_1", "sec_2"},
             u"Gazetted late"_s},
            {QDate(), std::nullopt, false, true, {}, {}},
        };
        record.isCommencedInFull = false;
        const auto rows = commencementRows(record, QDate(2024, 1, 1));
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0].label, u"1 June 2005"_s);
        QCOMPARE(rows[0].text, u"Notice 9"_s);
        QCOMPARE(rows[0].uri, "/akn/xa/act/gn/2005/9"_ba);
        QVERIFY(rows[0].note.endsWith(u"Gazetted late"_s));
        QCOMPARE(rows[1].label, u"Date unknown"_s);
        QCOMPARE(rows[1].note, u"All provisions"_s);
        QCOMPARE(rows[2].text, u"Not all provisions have commenced."_s);
    }

    void tellThatItWillCommence()
    {
        ExpressionRecord record = act().record;
        record.work.commencements = {{QDate(2031, 1, 1), std::nullopt, false, true, {}, {}}};
        record.isCommencedInFull = false;
        const auto before = commencementRows(record, QDate(2030, 12, 31));
        QCOMPARE(before.size(), 1);
        QCOMPARE(before[0].label, u"1 January 2031"_s);
        QCOMPARE(before[0].text, u"Commences"_s);
        QCOMPARE(commencementRows(record, QDate(2031, 1, 1))[0].text, u"Commenced"_s);
    }

    void linkAmendmentsAndRepeal()
    {
        const auto amended = amendmentRows({{QDate(2009, 2, 3), {"/akn/xa/act/2009/1", {}}, true}});
        QCOMPARE(amended[0].text, u"/akn/xa/act/2009/1"_s);
        QCOMPARE(amended[0].uri, "/akn/xa/act/2009/1"_ba);
        QCOMPARE(amended[0].note, u"Revision"_s);
        const auto repealed = repealRows(Repeal{QDate(2020, 1, 1), {}, "repealed", u"Late"_s});
        QCOMPARE(repealed[0].text, u"Repealed"_s);
        QVERIFY(repealed[0].uri.isEmpty());
        QVERIFY(repealRows(std::nullopt).empty());
    }

    void readAJudgmentsOwnFields()
    {
        const auto rows = judgmentRows(
            R"({"case_number":"12/2008","court":{"code":"HC","name":"High Court"},"judges":[{"name":"A","title":"Judge"},{"name":"B"}],"empty":null})");
        QCOMPARE(rows.size(), 4);
        QCOMPARE(rows[0], (DetailsRow{u"Court"_s, u"High Court"_s, {}, {}, false}));
        QCOMPARE(rows[1], (DetailsRow{u"Bench"_s, u"A"_s, {}, u"Judge"_s, false}));
        QCOMPARE(rows[2], (DetailsRow{{}, u"B"_s, {}, {}, false}));
        // What the table of members does not know.
        QCOMPARE(rows[3], (DetailsRow{u"Case number"_s, u"12/2008"_s, {}, {}, false}));
        const auto more = judgmentRows(
            R"({"title":"left out","delivery_date":"2008-03-01","anonymised":false,"advocates":[{"name":"C","for_party":"Petitioner"}],"cited_documents":[{"frbr_uri":"/akn/xa/act/2005/4","title":"Tree Act"}]})");
        QCOMPARE(more.size(), 3);
        QCOMPARE(more[0], (DetailsRow{u"Delivered"_s, u"1 March 2008"_s, {}, {}, false}));
        QCOMPARE(more[1], (DetailsRow{u"Advocates"_s, u"C"_s, {}, u"For: Petitioner"_s, false}));
        QCOMPARE(more[2], (DetailsRow{u"Cites"_s, u"Tree Act"_s, "/akn/xa/act/2005/4", {}, false}));
        QVERIFY(judgmentRows({}).empty());
        QVERIFY(judgmentRows("[nonsense").empty());
    }

    void sayOddityOncePerKind()
    {
        const QStringList sentences = warningSentences(
            {{"missing-eid", {}}, {"missing-eid", {}}, {"duplicate-eid", {}}, {"strange", {}}});
        QCOMPARE(sentences.size(), 3);
        QVERIFY(sentences[1].startsWith(u"2 "_s));
        QVERIFY(sentences[2].contains(u"strange"_s));
        // What the import said, where there is one sentence.
        const Message number = Message::tr("the judgment does not mark its case number");
        QCOMPARE(warningSentences({{"case-number-missing", number}}),
                 QStringList{u"The judgment does not mark its case number."_s});
    }

    void admitALocalAddress()
    {
        LoadedExpression loaded = act();
        loaded.record.work.sourceUri = "urn:strange";
        const auto sections = details(loaded, nullptr, Day);
        const DetailsSection *about = find(sections, u"About the document"_s);
        QVERIFY(about);
        QCOMPARE(about->rows[0].note, u"urn:strange"_s);
    }
};

SHERIA_TEST(TestDetails)
} // namespace tst_details
#include "tst_details.moc"
