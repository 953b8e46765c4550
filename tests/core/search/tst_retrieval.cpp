// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexrun.h"
#include "core/search/index/indexstatus.h"
#include "core/search/index/workrecord.h"
#include "core/search/query/ranking.h"
#include "core/search/query/searcher.h"
#include "core/search/text/entry.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/search/retrievalrun.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include <xapian.h>

namespace tst_retrieval {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::Query;
using tests::must;
using tests::RetrievalOutcome;
using tests::RetrievalSet;
using tests::RetrievalSource;

/// Known items of the sample library and of the real corpus, through import, index and search as a
/// reader has them, beside plain BM25.
/// Variant (a) has everything, (b) goes without the words that the query was taken from.
class TestRetrieval : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsProvisions_data() { variants(); }
    void findsProvisions();
    void findsJudgments_data() { variants(); }
    void findsJudgments();

private:
    static void variants()
    {
        QTest::addColumn<RetrievalSource>("source");
        QTest::addColumn<bool>("isWithout");
        QTest::newRow("own a") << RetrievalSource::Own << false;
        QTest::newRow("own b") << RetrievalSource::Own << true;
        if (test::hasRealCorpus()) {
            QTest::newRow("real a") << RetrievalSource::Real << false;
            QTest::newRow("real b") << RetrievalSource::Real << true;
        }
    }
};

constexpr double LeastWithAll = 0.95;
constexpr double GainWithout = 0.05;
/// Of five parties among the 70 queries no name is in the body, so that 0.929 is all there is to have,
/// which leaves no room for 0.05 more than the plain 0.878.
constexpr double GainInJudgments = 0.02;

class Shelf final : public tests::RetrievalSubject
{
public:
    static std::unique_ptr<RetrievalSubject> make() { return std::make_unique<Shelf>(); }

    void put(const tests::DocumentSpec &spec) override
    {
        if (m_library.put(spec).outcome == store::PutOutcome::Unchanged)
            qFatal("a document of the set was not taken");
    }
    void index() override
    {
        must(must(search::IndexRun::open(must(store::Database::open(
                                             m_library.path(), store::Database::Mode::ReadOnly)),
                                         folder()))
                 .catchUp([](const search::IndexProgress &) {}, {}));
    }
    std::vector<QStringList> best(const QString &question, Unit unit,
                                  const tests::RetrievalShelf &shelf) override
    {
        search::Searcher searcher(folder());
        Query query;
        query.text = question;
        query.unit = unit == Unit::Provisions ? Query::Unit::Provisions : Query::Unit::Works;
        query.limit = 10;
        query.snippetWords = 0;
        QStringList ids;
        for (const search::Hit &hit : must(searcher.search(query, m_library.db())).hits)
            ids << shelf.ids.value(unit == Unit::Provisions ? hit.workUri + '#' + hit.eIdOfUnit
                                                            : hit.workUri);
        return {ids, enginesBest(question, unit, shelf)};
    }

private:
    /// The same by Xapian's own query parser alone, over titles and texts: any of the words.
    QStringList enginesBest(const QString &question, Unit unit, const tests::RetrievalShelf &shelf)
    {
        const Xapian::Database index(QFile::encodeName(folder()).toStdString());
        Xapian::QueryParser parser;
        parser.set_stemmer(Xapian::Stem("en"));
        parser.set_stemming_strategy(Xapian::QueryParser::STEM_ALL);
        parser.add_prefix("", "");
        parser.add_prefix("", std::string(1, search::term::Title));
        Xapian::Enquire enquire(index);
        enquire.set_query(parser.parse_query(question.toStdString(), 0));
        enquire.set_weighting_scheme(search::weighting());
        enquire.set_collapse_key(unit == Unit::Provisions ? search::slot::Unit
                                                          : search::slot::Work);
        QStringList ids;
        const Xapian::MSet set = enquire.get_mset(0, 10);
        for (Xapian::MSetIterator at = set.begin(); at != set.end(); ++at) {
            const std::string data = at.get_document().get_data();
            const std::string first = index
                                          .get_document(search::unpackNumber(
                                              at.get_document().get_value(search::slot::Work)))
                                          .get_data();
            const auto entry = search::Entry::fromBytes(QByteArrayView(data));
            const auto work = search::WorkRecord::headFromBytes(
                search::Entry::recordIn(QByteArrayView(first)));
            ids << shelf.ids.value(unit == Unit::Provisions ? work->uri + '#' + entry->eIdOfUnit
                                                            : work->uri);
        }
        return ids;
    }

    QString folder() const { return search::indexFolder(m_library.path()); }
    tests::TestLibrary m_library;
};

void compare(const char *set, const RetrievalOutcome &outcome, bool isWithout, double gain)
{
    outcome.print(set, QTest::currentDataTag(), {u"Sheria"_s, u"Xapian's parser"_s});
    const double least = isWithout ? outcome.plain.mean().mrr + gain : LeastWithAll;
    QVERIFY2(outcome.all.front().mean().mrr >= least,
             qPrintable(u"at least %1 is asked for"_s.arg(least)));
}

void TestRetrieval::findsProvisions()
{
    QFETCH(RetrievalSource, source);
    QFETCH(bool, isWithout);
    const RetrievalSet set = tests::provisionSet(source);
    compare("provisions", tests::askProvisions(set, isWithout, Shelf::make), isWithout,
            GainWithout);
}

void TestRetrieval::findsJudgments()
{
    QFETCH(RetrievalSource, source);
    QFETCH(bool, isWithout);
    const RetrievalSet set = tests::judgmentSet(source);
    compare("judgments", tests::askJudgments(set, isWithout, Shelf::make), isWithout,
            GainInJudgments);
}

SHERIA_TEST(TestRetrieval)
} // namespace tst_retrieval
#include "tst_retrieval.moc"
