// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/judgment.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_judgmentsummary {

using namespace sheria;
using namespace Qt::StringLiterals;

class TestJudgmentSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsKnown_data()
    {
        QTest::addColumn<QByteArray>("judgment");
        QTest::addColumn<QString>("ofCase");
        QTest::addColumn<QString>("whole");

        QTest::newRow("nothing") << QByteArray() << QString() << QString();
        QTest::newRow("no object") << "[1]"_ba << QString() << QString();
        QTest::newRow("other members")
            << R"({"short_mnc":"[2019] XAHC 1"})"_ba << QString() << QString();
        QTest::newRow("blanks") << R"({"blurb":" ","summary":"\n","issues":[""]})"_ba << QString()
                                << QString();
        QTest::newRow("other types")
            << R"({"blurb":7,"summary":["x"],"held":{"a":1}})"_ba << QString() << QString();
        QTest::newRow("in short") << R"({"blurb":"Fees.","flynote":"A - b","outcome":"Lost"})"_ba
                                  << QString() << u"Fees.\n\nA - b\n\nLost"_s;
        QTest::newRow("all")
            << R"({"order":["Costs."],"outcome":"Lost","held":"No.\nNever.","issues":["Whether"],
                   "summary":"It was so.","flynote":"A - b","blurb":"Fees."})"_ba
            << u"It was so.\n\nIssues:\n- Whether\n\nHeld:\n- No.\n- Never."_s
            << u"Fees.\n\nA - b\n\nIt was so.\n\nIssues:\n- Whether\n\nHeld:\n- No.\n- Never."
               "\n\nLost\n\nCosts."_s;
    }
    void saysWhatIsKnown()
    {
        QFETCH(QByteArray, judgment);
        QTEST(caseSummaryOf(judgment), "ofCase");
        QTEST(wholeSummaryOf(judgment), "whole");
    }
};

SHERIA_TEST(TestJudgmentSummary)
} // namespace tst_judgmentsummary
#include "tst_judgmentsummary.moc"
