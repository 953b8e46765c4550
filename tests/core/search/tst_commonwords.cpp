// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/columns.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_commonwords {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::KeptWorkSets;
using search::Query;
using search::Results;
using search::WorkSet;
using tests::must;

std::shared_ptr<const WorkSet> setWith(std::size_t work)
{
    auto set = std::make_shared<WorkSet>(8000);
    set->add(work);
    return set;
}

/// Words that very many works have: what is kept of them between searches, and works that have all words asked
/// for, but none in one passage, which the engine is told by their entries.
class TestCommonWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (int act = 1; act <= WithBoth; ++act) {
            const bool saysMore = act % 100 == 0;
            put("both-" + QByteArray::number(act),
                section(1, "The court sits here.")
                    + section(2, saysMore ? "A fee, a fee, a fee." : "A fee is due."));
        }
        for (int act = 1; act <= WithOne; ++act)
            put("one-" + QByteArray::number(act),
                section(1, "The court sits.") + section(2, "This court rises.")
                    + section(3, "That court is closed."));
        const QString folder = search::indexFolder(m_library.path());
        must(search::rebuildIndex(m_library.path(), folder, [](const search::IndexProgress &) {},
                                  {}));
        m_searcher = std::make_unique<search::Searcher>(folder);
    }

    void worksWithTheirWordsApartAreRanked()
    {
        Query query;
        query.text = u"court fee "_s;
        query.facets = {"kind"};
        const Results page = found(query);
        QCOMPARE(page.total, WithBoth);
        QCOMPARE(page.facets.front().values.front().count, WithBoth);
        QCOMPARE(page.hits.size(), std::size_t(20));
        for (std::size_t i = 0; i < page.hits.size(); ++i) {
            const QByteArray number = page.hits[i].workUri.split('-').back();
            QVERIFY(page.hits[i].workUri.contains("/both-"));
            if (i < WithBoth / 100)
                QCOMPARE(number.toInt() % 100, 0);
        }
        query.limit = WithBoth;
        const Results all = found(query);
        QCOMPARE(all.hits.size(), std::size_t(WithBoth));
        for (std::size_t i = 0; i < page.hits.size(); ++i)
            QCOMPARE(page.hits[i].workUri, all.hits[i].workUri);
    }

    void aSecondSearchFindsTheSame()
    {
        for (const QString &text : {u"court "_s, u"fee "_s, u"court fee "_s, u"court "_s}) {
            Query query;
            query.text = text;
            const qint64 expected = text == u"court "_s ? WithBoth + WithOne : WithBoth;
            QCOMPARE(found(query).total, expected);
        }
    }

    void whatIsReadBeforehandFindsTheSame()
    {
        search::Searcher prepared(search::indexFolder(m_library.path()));
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(prepared.readCommonWords().error().code, ErrorCode::Conflict);
        QVERIFY(must(prepared.prepare()));
        QCOMPARE(prepared.readCommonWords(stopped.get_token()).error().code, ErrorCode::Cancelled);
        must(prepared.readCommonWords());
        for (const QString &text : {u"court "_s, u"fee "_s, u"court fee "_s, u"closed court "_s}) {
            Query query;
            query.text = text;
            const Results expected = found(query);
            const Results results = must(prepared.search(query, m_library.db()));
            QCOMPARE(results.total, expected.total);
            QCOMPARE(results.hits.size(), expected.hits.size());
            for (std::size_t i = 0; i < results.hits.size(); ++i)
                QCOMPARE(results.hits[i].workUri, expected.hits[i].workUri);
        }
    }

    void filtersAreToldApart()
    {
        Query query;
        query.text = u"court "_s;
        const auto count = [&](const std::vector<QByteArray> &kinds) {
            query.filters = {{"kind", kinds, search::Filter::Match::Exact}};
            return found(query).total;
        };
        for (int round = 0; round < 2; ++round) { // The second time, they are kept.
            QCOMPARE(count({"legislation"}), WithBoth + WithOne);
            QCOMPARE(count({"judgment"}), 0);
            QCOMPARE(count({"judgment", "legislation"}), WithBoth + WithOne);
            QCOMPARE(count({"judgment11:legislation"}), 0);
            QCOMPARE(count({"judgmentlegislation"}), 0);
            query.filters = {{"kind", {"LEGISLATION"}, search::Filter::Match::Words}};
            QCOMPARE(found(query).total, WithBoth + WithOne);
            QCOMPARE(count({"LEGISLATION"}), 0);
        }
    }

    /// Work n is in n sets.
    void worksAreCounted()
    {
        constexpr std::size_t Most = 100;
        search::WorkTally tally(Most + 1);
        for (std::size_t set = 1; set <= Most; ++set) {
            WorkSet works(Most + 1);
            for (std::size_t work = set; work <= Most; ++work)
                works.add(work);
            tally.add(works);
        }
        for (unsigned least = 0; least <= 2 * Most; ++least) {
            const WorkSet works = tally.atLeast(least);
            for (std::size_t work = 0; work <= Most; ++work)
                QCOMPARE(works.has(work), work >= least);
        }
        QCOMPARE(search::WorkTally(5).atLeast(1).count(), 0);
        QCOMPARE(search::WorkTally(5).atLeast(0).count(), 5);
    }

    void whatWasNotAskedForTheLongestMakesRoom()
    {
        KeptWorkSets kept(4000); // Three sets of 1,000 bytes, and what they take beside that.
        kept.add("first", setWith(1));
        kept.add("second", setWith(2));
        QVERIFY(!kept.isFull());
        kept.add("third", setWith(3));
        QVERIFY(kept.isFull());
        QVERIFY(kept.find("first")->has(1));
        kept.add("fourth", setWith(4));
        QVERIFY(!kept.find("second"));
        QVERIFY(kept.find("first")->has(1));
        QVERIFY(kept.find("third")->has(3));
        QVERIFY(kept.find("fourth")->has(4));
        QVERIFY(!kept.find("fourth")->has(1));
    }

    /// Words and filters that strangers make up do not fill the memory.
    void longKeysCount()
    {
        KeptWorkSets kept(4000);
        kept.add("first", setWith(1));
        kept.add(QByteArray(5000, 'x'), setWith(2));
        QVERIFY(!kept.find(QByteArray(5000, 'x')));
        kept.add(QByteArray(2000, 'y'), setWith(2));
        QVERIFY(kept.find(QByteArray(2000, 'y')));
        QVERIFY(!kept.find("first"));
    }

private:
    static constexpr qint64 WithBoth = 400;
    /// With the others' they are over 2,000 passages with "court", which makes it a word that is kept.
    static constexpr qint64 WithOne = 600;

    static QByteArray section(int number, const QByteArray &text)
    {
        const QByteArray n = QByteArray::number(number);
        return "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><content><p>" + text
            + "</p></content></section>";
    }
    void put(const QByteArray &name, const QByteArray &body)
    {
        tests::DocumentSpec act;
        act.work = "/akn/za/act/2004/" + name;
        act.title = "Act";
        act.body = body;
        m_library.put(act);
    }
    Results found(const Query &query) { return must(m_searcher->search(query, m_library.db())); }

    tests::TestLibrary m_library;
    std::unique_ptr<search::Searcher> m_searcher;
};

SHERIA_TEST(TestCommonWords)
} // namespace tst_commonwords
#include "tst_commonwords.moc"
