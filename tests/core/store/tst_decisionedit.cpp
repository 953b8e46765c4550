#include "core/domain/jsonjudgment.h"
#include "core/store/changes.h"
#include "core/store/decisionedit.h"
#include "core/store/decisionindex.h"
#include "core/store/expressionqueries.h"
#include "core/store/verify.h"
#include "tests/support/testlibrary.h"

#include <QTest>

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

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

} // namespace

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

    void aWorkThatIsNotThere()
    {
        TestLibrary library;
        QCOMPARE(decisionDetails(library.db(), Uri).error().code, ErrorCode::NotFound);
        QCOMPARE(changeDecision(library.db(), Uri, {}, {}, library.clock.now()).error().code,
                 ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(TestDecisionEdit)
#include "tst_decisionedit.moc"
