// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decisions/decisiondraft.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_decisiondraft {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

store::DecisionDetails known()
{
    return {u"Oak v Elm"_s, R"({"short_mnc":"[2019] XAHC 1","delivery_date":"2019-05-06",
        "action":{"name":"Ruling","description":"Final"},"anonymised":false,"x":"kept",
        "court":{"name":"High Court","code":"xahc","county":{"name":"Bay","code":1}},
        "parties":[{"name":"Oak","party_group":1},{"name":"Elm"}],
        "judges":[{"name":"Ash","short_name":"A","title":"Judge"}],
        "flags":[{"label":"Reportable","color":"#123456"}],"areas_of_law":["Land"]})"_ba};
}

class TestDecisionDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotEditedStaysByteForByte()
    {
        const DecisionDraft draft = draftOf(known());
        QCOMPARE(draft.deliveryDate, u"2019-05-06"_s);
        QCOMPARE(draft.courtCountyCode, u"1"_s);
        QCOMPARE(draft.parties, DecisionDraft::Rows({{u"Oak"_s, {}, u"1"_s}, {u"Elm"_s, {}, {}}}));
        QVERIFY(problemsOf(draft).empty());
        QVERIFY(detailsOf(draft, known()) == known());
    }

    void everyFieldIsTakenOver()
    {
        DecisionDraft draft;
        for (const DraftField &field : draftFields()) {
            switch (field.kind) {
            case DraftField::Kind::Day: draft.*field.text = u"2020-02-29"_s; break;
            case DraftField::Kind::Year: draft.*field.text = u"2020"_s; break;
            case DraftField::Kind::Number: draft.*field.text = u"7"_s; break;
            case DraftField::Kind::Line:
            case DraftField::Kind::Paragraph:
            case DraftField::Kind::Code:
            case DraftField::Kind::Required:
                draft.*field.text = QLatin1StringView(field.name);
                break;
            }
        }
        draft.courtCode = u"xahc"_s; // Lower case in URIs.
        for (const DraftList &list : draftLists()) {
            QStringList row;
            for (const char *column : list.columns) {
                if (column)
                    row << u"x"_s;
            }
            draft.*list.rows = {row};
        }
        draft.parties = {{u"Oak"_s, u"O"_s, u"2"_s}};
        draft.flags = {{u"Mark"_s, u"#0a0b0c"_s, u"Why"_s}};
        draft.attachedDocuments = {
            {u"Press summary"_s, u"Short summary"_s, u"/akn/xa/doc/2019/press-1"_s}};
        draft.isAnonymised = true;
        draft.isPublished = false;
        QVERIFY(problemsOf(draft).empty());
        QVERIFY(draftOf(detailsOf(draft, {})) == draft);
    }

    void whatIsEditedIsAllThatChanges()
    {
        DecisionDraft draft = draftOf(known());
        draft.title = u" Oak v Yew "_s;
        draft.deliveryDate.clear();
        draft.action = u"Judgment"_s;
        draft.isAnonymised.reset();
        draft.judges.push_back({{}, u"  "_s, {}}); // A row that was left empty is none.
        const store::DecisionDetails after = detailsOf(draft, known());
        QCOMPARE(after.title, u"Oak v Yew"_s);
        const Judgment judgment = json::readJudgment(after.judgment);
        QVERIFY(judgment.deliveryDate.isNull() && !judgment.isAnonymised);
        QCOMPARE(judgment.action,
                 (CaseTerm{u"Judgment"_s, {}})); // Another one is described otherwise.
        QCOMPARE(judgment.judges.size(), 1U);
        QVERIFY(after.judgment.contains("\"x\":\"kept\""));
        QVERIFY(after.judgment.contains("\"#123456\""));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isWrong");
        const auto row = [](const char *field, const QString &text, bool isWrong) {
            QTest::addRow("%s: %s", field, qPrintable(text))
                << QByteArray(field) << text << isWrong;
        };
        row("title", u"  "_s, true);
        row("deliveryDate", u"2019-02-29"_s, true);
        row("deliveryDate", u"6 May 2019"_s, true);
        row("deliveryDate", u"2020-02-29"_s, false);
        row("deliveryDate", {}, false);
        row("filingYear", u"19"_s, true);
        row("filingYear", u"-201"_s, true);
        row("filingYear", u"1987"_s, false);
        row("caseNumberNumeric", u"-1"_s, true);
        row("caseNumberNumeric", u"1.5"_s, true);
        row("caseNumberNumeric", u"99999999999999999999"_s, true);
        row("caseNumberNumeric", u"0"_s, false);
        row("courtCode", u"xa hc"_s, true);
        row("courtCode", u"ewhc-ch"_s, false);
    }
    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, field);
        QFETCH(QString, text);
        QFETCH(bool, isWrong);
        DecisionDraft draft = draftOf(known());
        for (const DraftField &one : draftFields()) {
            if (field == one.name)
                draft.*one.text = text;
        }
        const std::vector<DraftProblem> problems = problemsOf(draft);
        QCOMPARE(problems.size(), isWrong ? 1U : 0U);
        if (isWrong)
            QCOMPARE(problems.front().name, field);
    }

    void rowsAreLookedAtToo()
    {
        DecisionDraft draft = draftOf(known());
        draft.judges = {{{}, u"Short"_s, {}}};
        draft.parties = {{u"Oak"_s, {}, u"left"_s}, {u"Elm"_s, {}, u"0"_s}, {u"Yew"_s, {}, u"2"_s}};
        draft.flags = {{u"Mark"_s, u"red"_s, {}}, {u"Mark"_s, u"#gg0000"_s, {}}};
        draft.attachedDocuments = {{{}, u"Order"_s, u"https://example.org"_s}};
        QByteArrayList wrong;
        for (const DraftProblem &problem : problemsOf(draft))
            wrong << problem.name;
        QCOMPARE(wrong,
                 QByteArrayList(
                     {"parties", "parties", "judges", "flags", "flags", "attachedDocuments"}));
    }
};

SHERIA_TEST(TestDecisionDraft)
} // namespace tst_decisiondraft
#include "tst_decisiondraft.moc"
