// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_beginnings {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::Query;
using tests::must;

/// The beginning of a word that stands for a very common one, and for a rare one, which is not ranked by.
class TestBeginnings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (int act = 1; act <= CommonActs; ++act) {
            QByteArray body;
            for (int i = 1; i <= Sections; ++i)
                body += section(i, "The court sits.");
            put("/akn/za/act/2004/" + QByteArray::number(act), "2004-01-01", body);
        }
        put(Rare, "2010-01-01", section(1, "Nothing here.") + section(2, "Courtesy is owed."));
        const QString folder = search::indexFolder(m_library.path());
        must(search::rebuildIndex(m_library.path(), folder, [](const search::IndexProgress &) {},
                                  {}));
        m_searcher = std::make_unique<search::Searcher>(folder);
    }

    void whatHasTheRareWordIsFoundToo_data()
    {
        QTest::addColumn<bool>("wantsTotal");
        QTest::newRow("all are counted") << true;
        QTest::newRow("none is counted") << false;
    }
    void whatHasTheRareWordIsFoundToo()
    {
        QFETCH(bool, wantsTotal);
        Query query;
        query.text = u"cour*"_s;
        query.wantsTotal = wantsTotal;
        const search::Results found = must(m_searcher->search(query, m_library.db()));
        QCOMPARE(found.hits.size(), std::size_t(CommonActs + 1));
        QVERIFY(std::any_of(found.hits.begin(), found.hits.end(), isRare));
    }

    void itsPassageIsShownInAnyOrder()
    {
        for (const Query::Sort sort :
             {Query::Sort::Relevance, Query::Sort::NewestFirst, Query::Sort::Title}) {
            Query query;
            query.text = u"cour*"_s;
            query.sort = sort;
            const search::Results found = must(m_searcher->search(query, m_library.db()));
            const auto rare = std::find_if(found.hits.begin(), found.hits.end(), isRare);
            QVERIFY(rare != found.hits.end());
            QCOMPARE(rare->eId, QByteArray("sec_2"));
            QVERIFY2(rare->snippet.contains("<mark>Courtesy</mark>"), rare->snippet.constData());
        }
    }

    void aPageOfCommonOnesIsAnEstimateOfMore()
    {
        Query query;
        query.text = u"cour*"_s;
        query.limit = 2;
        query.wantsTotal = false;
        const search::Results found = must(m_searcher->search(query, m_library.db()));
        QCOMPARE(found.hits.size(), std::size_t(2));
        query.wantsTotal = true;
        QCOMPARE(must(m_searcher->search(query, m_library.db())).total, CommonActs + 1);
    }

private:
    // Together more entries than are ranked by.
    static constexpr int CommonActs = 6;
    static constexpr int Sections = 3500;
    inline static const QByteArray Rare = "/akn/za/act/2010/1";

    static bool isRare(const search::Hit &hit) { return hit.workUri == Rare; }
    static QByteArray section(int number, const QByteArray &text)
    {
        const QByteArray n = QByteArray::number(number);
        return "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><content><p>" + text
            + "</p></content></section>";
    }
    void put(const QByteArray &work, const QByteArray &date, const QByteArray &body)
    {
        tests::DocumentSpec spec;
        spec.work = work;
        spec.date = date;
        spec.title = "Act";
        spec.body = body;
        m_library.put(spec);
    }

    tests::TestLibrary m_library;
    std::unique_ptr<search::Searcher> m_searcher;
};

SHERIA_TEST(TestBeginnings)
} // namespace tst_beginnings
#include "tst_beginnings.moc"
