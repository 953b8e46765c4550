// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/words.h"
#include "tests/support/testmain.h"

#include <QLocale>
#include <QTest>

namespace tst_citation {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

ExpressionRecord act()
{
    ExpressionRecord record;
    record.work.uri = *FrbrUri::parse("/akn/xa/act/2004/17");
    record.expression.title = u"Tree Protection Act"_s;
    record.expression.date = QDate(2009, 2, 3);
    record.expression.uri = "/akn/xa/act/2004/17/eng@2009-02-03";
    return record;
}

TocEntry entry(const QByteArray &type, const QByteArray &eId, const QString &num,
               std::vector<TocEntry> children = {})
{
    TocEntry made;
    made.type = type;
    made.eId = eId;
    made.num = num;
    made.title = QString::fromUtf8(type) + u' ' + num;
    made.isBasicUnit = type == "section";
    made.children = std::move(children);
    return made;
}

std::vector<TocEntry> contents()
{
    return {
        entry("chapter", "chp_1", u"1"_s,
              {entry("section", "chp_1__sec_4", u"4."_s,
                     {entry("subsection", "chp_1__sec_4__subsec_1", u"(1)"_s,
                            {entry("paragraph", "chp_1__sec_4__subsec_1__para_a", u"(a)"_s)})})}),
        entry("article", "art_2", u"2."_s)};
}

class TestCitation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void namesAProvision_data()
    {
        QTest::addColumn<QByteArray>("eId");
        QTest::addColumn<QString>("label");

        QTest::newRow("section") << "chp_1__sec_4"_ba << u"section 4"_s;
        QTest::newRow("below a section")
            << "chp_1__sec_4__subsec_1__para_a"_ba << u"section 4(1)(a)"_s;
        QTest::newRow("article") << "art_2"_ba << u"article 2"_s;
        QTest::newRow("chapter") << "chp_1"_ba << u"chapter 1"_s;
        QTest::newRow("a paragraph of text") << "chp_1__sec_4__p_2"_ba << u"section 4"_s;
        QTest::newRow("unknown") << "sec_99"_ba << QString();
        QTest::newRow("nothing") << QByteArray() << QString();
    }
    void namesAProvision()
    {
        QFETCH(QByteArray, eId);
        const CitedProvision provision = citedProvision(contents(), eId);
        QTEST(provision.label, "label");
        QVERIFY(eId.startsWith(provision.eId));
    }

    void citesWorkProvisionAndDate()
    {
        const CitedProvision section{"sec_4", u"section 4"_s};
        QCOMPARE(citation(act(), section),
                 u"Tree Protection Act (Act 17 of 2004), section 4, as at 3 February 2009"_s);
        QCOMPARE(citation(act(), {}),
                 u"Tree Protection Act (Act 17 of 2004), as at 3 February 2009"_s);
    }

    void quotesTheSelection()
    {
        QCOMPARE(
            citation(act(), {}, u" No person\n  shall fell "),
            u"“No person shall fell” – Tree Protection Act (Act 17 of 2004), as at 3 February 2009"_s);
    }

    void leavesOutADateThatIsNotKnown()
    {
        ExpressionRecord record = act();
        record.expression.dateOrigin = DateOrigin::Unknown;
        QCOMPARE(citation(record, {}), u"Tree Protection Act (Act 17 of 2004)"_s);
    }

    void addressesTheProvision()
    {
        QCOMPARE(citedUri(act(), {"sec_4", {}}), "/akn/xa/act/2004/17/eng@2009-02-03/~sec_4"_ba);
        QCOMPARE(citedUri(act(), {}), act().expression.uri);
        // What is copied can be pasted as an address again.
        const Result<FrbrUri> parsed = FrbrUri::parse(citedUri(act(), {"sec_4", {}}));
        QVERIFY(parsed);
        QCOMPARE(parsed->portion, "sec_4"_ba);
    }
};

SHERIA_TEST(TestCitation)
} // namespace tst_citation
#include "tst_citation.moc"
