// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/db/statement.h"
#include "core/store/decisions/decisionedit.h"
#include "core/store/decisions/decisionindex.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_decisionedit {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr const char *Uri = "/akn/xa/judgment/xahc/2019/77";

DocumentSpec judgment()
{
    DocumentSpec spec;
    spec.work = Uri;
    spec.date = "2019-05-06";
    spec.title = "Oak v Elm";
    spec.element = "judgment";
    spec.body = "<judgmentBody><decision><p>Dismissed.</p></decision></judgmentBody>";
    return spec;
}

class TestDecisionEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChangeIsStoredListedAndLogged()
    {
        TestLibrary library;
        library.put(judgment());
        const DecisionDetails before = must(decisionDetails(library.db(), Uri));
        QCOMPARE(before.title, u"Oak v Elm"_s);
        const qint64 revision = must(latestRevision(library.db()));
        library.clock.advance(1000);
        Judgment edited = json::readJudgment(before.judgment);
        edited.court = {u"High Court"_s, "xahc", "XAHC", {}, {}};
        edited.isPublished = false;
        const DecisionDetails after{u"Oak v Elm and another"_s,
                                    json::editedMembers(before.judgment, edited)};
        must(changeDecision(library.db(), Uri, before, after, library.clock.now()));
        QCOMPARE(must(decisionDetails(library.db(), Uri)), after);
        const std::vector<Change> changes = must(changesAfter(library.db(), revision, 10));
        QCOMPARE(changes.size(), 1U);
        QCOMPARE(changes.front().action, ChangeAction::Updated);
        QCOMPARE(changes.front().workUri, QByteArray(Uri));
        QCOMPARE(must(DecisionIndex::load(library.db()))->size(), 0U);
        QCOMPARE(must(DecisionIndex::load(library.db(), DecisionScope::Processing))->size(), 1U);
        const ExpressionRecord record = must(
            findExpression(library.db(), must(FrbrUri::parse(QByteArray(Uri))), QDate(2024, 1, 5)));
        QCOMPARE(record.expression.title, after.title);
        QCOMPARE(record.work.updatedAt, library.clock.now());
        QVERIFY(must(verify(library.db(), {}, {})).empty());
        // And back.
        must(changeDecision(library.db(), Uri, after, before, library.clock.now()));
        QCOMPARE(must(decisionDetails(library.db(), Uri)), before);
        QCOMPARE(must(DecisionIndex::load(library.db()))->size(), 1U);
    }

    void whatIsNotAsThoughtIsLeftAlone()
    {
        TestLibrary library;
        library.put(judgment());
        const DecisionDetails before = must(decisionDetails(library.db(), Uri));
        const DecisionDetails mine{u"Mine"_s, before.judgment};
        const DecisionDetails other{u"Other"_s, before.judgment};
        must(changeDecision(library.db(), Uri, before, other, library.clock.now()));
        const qint64 revision = must(latestRevision(library.db()));
        const Result<void> refused = changeDecision(library.db(), Uri, before, mine,
                                                    library.clock.now());
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QCOMPARE(must(decisionDetails(library.db(), Uri)), other);
        // What it says already is no change.
        must(changeDecision(library.db(), Uri, before, other, library.clock.now()));
        QCOMPARE(must(latestRevision(library.db())), revision);
    }

    /// A file is in the library only once it is put there, and gone when it is taken back.
    void filesComeAndGo()
    {
        TestLibrary library;
        library.put(judgment());
        const auto count = [&library] {
            Statement query = must(Statement::prepare(
                library.db(), "SELECT (SELECT count(*) FROM media) + (SELECT count(*) FROM file)"));
            must(query.step());
            return query.integer(0);
        };
        const auto placed = must(
            placeDecisionFiles(library.db(), Uri,
                               {{u"order.pdf"_s, "application/pdf", "%PDF-1.4 a"},
                                {u"order.pdf"_s, "application/pdf", "%PDF-1.4 b"},
                                {u"order.pdf"_s, "application/pdf", "%PDF-1.4 a"}}));
        QCOMPARE(count(), 0);
        QCOMPARE(placed[0].address.toText(), QByteArray(Uri) + "/eng@2019-05-06/media/order.pdf");
        QCOMPARE(placed[1].address.filename, u"order-2.pdf"_s);
        QCOMPARE(placed[2].address.filename, u"order.pdf"_s);
        QVERIFY(placed[0].isNew && placed[1].isNew && !placed[2].isNew);
        const qint64 revision = must(latestRevision(library.db()));
        must(putDecisionFiles(library.db(), Uri, placed, library.clock.now()));
        QCOMPARE(count(), 4);
        QVERIFY(must(latestRevision(library.db())) > revision);
        // What was there before is not taken back.
        const auto again = must(placeDecisionFiles(library.db(), Uri, {placed[0].file}));
        QVERIFY(!again[0].isNew);
        must(putDecisionFiles(library.db(), Uri, again, library.clock.now()));
        must(dropDecisionFiles(library.db(), Uri, again, library.clock.now()));
        QCOMPARE(count(), 4);
        must(dropDecisionFiles(library.db(), Uri, placed, library.clock.now()));
        QCOMPARE(count(), 0);
        must(dropDecisionFiles(library.db(), Uri, placed, library.clock.now()));
        QVERIFY(must(verify(library.db(), {}, {})).empty());
    }

    void aPlaceThatAnotherFileTookMeanwhile()
    {
        TestLibrary library;
        library.put(judgment());
        const auto mine = must(placeDecisionFiles(
            library.db(), Uri, {{u"order.pdf"_s, "application/pdf", "%PDF-1.4 mine"}}));
        const auto other = must(placeDecisionFiles(
            library.db(), Uri, {{u"order.pdf"_s, "application/pdf", "%PDF-1.4 other"}}));
        must(putDecisionFiles(library.db(), Uri, other, library.clock.now()));
        QCOMPARE(putDecisionFiles(library.db(), Uri, mine, library.clock.now()).error().code,
                 ErrorCode::Conflict);
        // Nor is it taken back for the other.
        must(dropDecisionFiles(library.db(), Uri, mine, library.clock.now()));
        QCOMPARE(must(placeDecisionFiles(library.db(), Uri, {other[0].file}))[0].isNew, false);
        QCOMPARE(placeDecisionFiles(library.db(), "/akn/xa/judgment/xahc/2019/1", {}).error().code,
                 ErrorCode::NotFound);
    }

    void aWorkThatIsNotThere()
    {
        TestLibrary library;
        QCOMPARE(decisionDetails(library.db(), Uri).error().code, ErrorCode::NotFound);
        QCOMPARE(changeDecision(library.db(), Uri, {}, {}, library.clock.now()).error().code,
                 ErrorCode::NotFound);
    }
};

SHERIA_TEST(TestDecisionEdit)
} // namespace tst_decisionedit
#include "tst_decisionedit.moc"
