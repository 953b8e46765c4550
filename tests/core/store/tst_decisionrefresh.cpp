// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept in memory of decisions is brought up to date by the rows that changed, and is then the
// same as if everything had been read.

#include "core/domain/subscription.h"
#include "core/store/db/statement.h"
#include "core/store/decisions/decisioncatalogue.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_decisionrefresh {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

using Index = std::shared_ptr<const DecisionIndex>;
using Catalogue = std::shared_ptr<const DecisionCatalogue>;

constexpr int WorkCount = 60;
constexpr quint32 Seed = 20'260'517;
/// Sees two thirds of them.
QByteArray subscription()
{
    Subscription ours;
    ours.everything = false;
    ours.places = {"xa"};
    return ours.toText();
}

/// A library whose decisions change at random, the same in each run.
class Courts
{
public:
    TestLibrary library;

    void change()
    {
        const int number = pick(WorkCount);
        const QByteArray uri = "/akn/" + QByteArray(number % 3 == 0 ? "xb" : "xa")
            + "/judgment/xahc/2019/" + QByteArray::number(number + 1);
        switch (pick(8)) {
        case 0:
            static_cast<void>(deleteWork(library.db(), uri, library.clock.now()));
            break; // It may be gone.
        case 1: addText(uri); break;
        case 2: editTitle(uri); break;
        default: put(uri); break;
        }
        library.clock.advance(pick(3) * 1000);
    }

    int pick(int below) { return int(m_random.bounded(quint32(below))); }

private:
    QByteArray name(const char *kind, int below) { return kind + QByteArray::number(pick(below)); }
    QByteArray quoted(const char *kind, int below) { return '"' + name(kind, below) + '"'; }

    void put(const QByteArray &uri)
    {
        Work work;
        work.uri = must(FrbrUri::parse(uri));
        work.title = QString::fromUtf8(name("Case ", 12));
        QByteArray json = R"({"court":{"code":)" + quoted("court", 5) + R"(,"name":)"
            + quoted("Court ", 4) + R"(},"judges":[{"name":)" + quoted("Judge ", 9)
            + R"(},{"name":)" + quoted("Judge ", 9) + R"(}],"areas_of_law":[)" + quoted("Area ", 5)
            + ']';
        if (pick(5) != 0)
            json += ",\"delivery_date\":\"2019-0" + QByteArray::number(1 + pick(3)) + "-1"
                + QByteArray::number(pick(2)) + '"';
        if (pick(4) != 0)
            json += ",\"short_mnc\":\"[2019] " + name("XAHC ", 15) + '"';
        if (pick(4) == 0)
            json += R"(,"flags":[{"label":)" + quoted("Flag ", 3) + R"(}],"anonymised":true)";
        if (pick(6) == 0)
            json += R"(,"state":"processing")";
        work.judgment = json + '}';
        must(putWork(library.db(), work, library.clock.now()));
    }

    void addText(const QByteArray &uri)
    {
        DocumentSpec spec{.work = uri, .element = "judgment"};
        spec.body = "<judgmentBody><decision><p>" + name("Text ", 100)
            + "</p></decision></judgmentBody>";
        library.put(spec);
    }

    void editTitle(const QByteArray &uri)
    {
        const QByteArray sql = "UPDATE work SET title = '" + name("Renamed ", 20)
            + "' WHERE uri = '" + uri + '\'';
        must(library.db().execute(sql.constData()));
    }

    QRandomGenerator m_random{Seed};
};

std::vector<DecisionFilter> filters(const DecisionIndex &index)
{
    std::vector<DecisionFilter> filters(1);
    for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension) {
        const auto &known = index.known(Dimension(dimension));
        if (!known.empty())
            filters.emplace_back().anyOf[dimension] = {known.front(), known.back()};
    }
    filters.emplace_back().from = QDate(2019, 2, 1);
    return filters;
}

void compare(const DecisionIndex &ours, const DecisionIndex &expected)
{
    QCOMPARE(ours.revision(), expected.revision());
    QCOMPARE(ours.size(), expected.size());
    for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension)
        QCOMPARE(ours.known(Dimension(dimension)), expected.known(Dimension(dimension)));
    for (std::size_t row = 0; row < expected.size(); ++row) {
        QCOMPARE(ours.workAt(row), expected.workAt(row));
        QCOMPARE(ours.valueAt(Dimension::Court, row), expected.valueAt(Dimension::Court, row));
    }
    for (const DecisionFilter &filter : filters(expected)) {
        for (const DecisionOrder order :
             {DecisionOrder::NewestFirst, DecisionOrder::OldestFirst, DecisionOrder::UpdatedLast,
              DecisionOrder::UpdatedFirst, DecisionOrder::Title})
            QCOMPARE(ours.page(filter, order, 0, WorkCount).works,
                     expected.page(filter, order, 0, WorkCount).works);
        QVERIFY(ours.facets(filter) == expected.facets(filter));
        QVERIFY(ours.months(filter) == expected.months(filter));
    }
}

void compare(const DecisionCatalogue &ours, const DecisionCatalogue &expected)
{
    QCOMPARE(ours.revision(), expected.revision());
    for (const DecisionScope scope :
         {DecisionScope::Published, DecisionScope::Processing, DecisionScope::All}) {
        compare(ours.index(scope), expected.index(scope));
        for (const DecisionColumn column : {DecisionColumn::Citation, DecisionColumn::Title,
                                            DecisionColumn::Court, DecisionColumn::Date}) {
            for (const bool isDescending : {false, true}) {
                const DecisionQuestion question{{}, scope, column, isDescending};
                QCOMPARE(ours.works(question), expected.works(question));
            }
        }
    }
}

class TestDecisionRefresh : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSameAsReadingEverything()
    {
        constexpr int Rounds = 120;
        Courts courts;
        Database &db = courts.library.db();
        Index index;
        Index ofSubscription;
        Catalogue catalogue;
        const QByteArray seen = subscription();
        for (int round = 0; round < Rounds; ++round) {
            for (int changes = courts.pick(6); changes >= 0; --changes)
                courts.change();
            index = must(DecisionIndex::current(db, index));
            compare(*index, *must(DecisionIndex::load(db)));
            ofSubscription = must(
                DecisionIndex::current(db, ofSubscription, DecisionScope::Published, seen));
            compare(*ofSubscription,
                    *must(DecisionIndex::load(db, DecisionScope::Published, seen)));
            catalogue = must(DecisionCatalogue::current(db, catalogue));
            compare(*catalogue, *must(DecisionCatalogue::load(db)));
            if (QTest::currentTestFailed())
                qFatal("round %d", round);
        }
        QVERIFY(index->size() > 20);
        QVERIFY(index->size() < catalogue->index(DecisionScope::All).size());
        QVERIFY(ofSubscription->size() > 10 && ofSubscription->size() < index->size());
    }

    void readsOnlyWhatChanged()
    {
        Courts courts;
        TestLibrary &library = courts.library;
        for (int i = 0; i < 3 * WorkCount; ++i)
            courts.change();
        const Index before = must(DecisionIndex::current(library.db(), nullptr));
        // Nobody is told of this, so that only a reader of everything finds it.
        must(library.db().execute("UPDATE decision SET delivery_year = 1900"));
        courts.change();
        const Index after = must(DecisionIndex::current(library.db(), before));
        QVERIFY(after != before);
        const auto count1900 = [](const DecisionIndex &index) {
            DecisionFilter filter;
            filter[Dimension::DeliveryYear] = {1900};
            return index.page(filter, DecisionOrder::Title, 0, 0).count;
        };
        QVERIFY(count1900(*after) <= 1);
        QVERIFY(count1900(*must(DecisionIndex::load(library.db()))) > 20);
    }

    void manyChangesAreReadWhole()
    {
        constexpr int More = 1'001;
        TestLibrary library;
        Transaction transaction = must(Transaction::begin(library.db()));
        const qint64 revision = must(decisionRevision(library.db()));
        for (int i = 1; i <= More; ++i) {
            if (i == More)
                QCOMPARE(must(touchedDecisions(library.db(), revision)).value().size(), More - 1U);
            Work work;
            const QByteArray uri = "/akn/xa/judgment/xahc/2019/" + QByteArray::number(i);
            work.uri = must(FrbrUri::parse(uri));
            must(putWork(library.db(), work, library.clock.now()));
        }
        QVERIFY(!must(touchedDecisions(library.db(), revision)));
        const qint64 last = must(decisionRevision(library.db()));
        QVERIFY(must(touchedDecisions(library.db(), last)).value().empty());
        // The file was exchanged for an older one.
        QVERIFY(!must(touchedDecisions(library.db(), last + 1)));
    }

    void beginsWithNone()
    {
        TestLibrary library;
        const Index none = must(DecisionIndex::current(library.db(), nullptr));
        QCOMPARE(none->size(), 0U);
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xa/judgment/xahc/2019/1"));
        must(putWork(library.db(), work, library.clock.now()));
        QCOMPARE(must(DecisionIndex::current(library.db(), none))->size(), 1U);
        must(deleteWork(library.db(), "/akn/xa/judgment/xahc/2019/1", library.clock.now()));
        QCOMPARE(must(DecisionIndex::current(library.db(), none))->size(), 0U);
    }
};

SHERIA_TEST(TestDecisionRefresh)
} // namespace tst_decisionrefresh
#include "tst_decisionrefresh.moc"
