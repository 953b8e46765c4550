// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexstatus.h"
#include "core/search/query/news.h"
#include "core/search/query/searcher.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_news {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::News;
using sheria::tests::must;

/// What is new of a search since it was looked at.
class TestNews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<tests::TestLibrary>();
        put("/akn/za/act/2004/17", "2004-01-01", "No person may fell a tree.");
        put("/akn/za/act/2011/3", "2011-01-01", "A dog is kept on a leash.");
        m_seen = must(store::latestRevision(m_library->db()));
    }

    void nothingIsNewWhereNothingChanged()
    {
        QCOMPARE(count(u"tree"_s), 0);
        QCOMPARE(kind(u"tree"_s), News::Kind::None);
    }

    void aNewWorkIsNew()
    {
        put("/akn/za/act/2023/8", "2023-01-01", "Whoever plants a tree waters it.");
        QCOMPARE(count(u"tree"_s), 1);
        QCOMPARE(count(u"leash"_s), 0);
        QCOMPARE(kind(u"waters"_s), News::Kind::New);
        QCOMPARE(kind(u"fell"_s), News::Kind::None);
    }

    void aNewExpressionOfAWorkIsNew()
    {
        put("/akn/za/act/2004/17", "2020-01-01", "No person may fell or top a tree.");
        QCOMPARE(count(u"tree"_s), 1);
        QCOMPARE(kind(u"tree"_s), News::Kind::New);
        m_seen = must(store::latestRevision(m_library->db()));
        QCOMPARE(count(u"tree"_s), 0);
    }

    void aChangedTextIsChanged()
    {
        put("/akn/za/act/2011/3", "2011-01-01", "A dog is kept on a short leash.", "2012-05-05");
        QCOMPARE(count(u"leash"_s), 1);
        QCOMPARE(kind(u"leash"_s), News::Kind::Changed);
    }

    /// The text that the search finds is the one that was there.
    void anEarlierExpressionIsNoNewsOfTheLatest()
    {
        put("/akn/za/act/2004/17", "2001-01-01", "No person may fell any tree.");
        QCOMPARE(count(u"tree"_s), 0);
        QCOMPARE(must(News::since(m_library->db(), m_seen)).works(),
                 std::vector<QByteArray>{"/akn/za/act/2004/17"});
    }

    void whatWasDeletedIsNoNews()
    {
        put("/akn/za/act/2023/8", "2023-01-01", "Whoever plants a tree waters it.");
        must(store::deleteWork(m_library->db(), "/akn/za/act/2023/8", m_library->clock.now()));
        QCOMPARE(count(u"tree"_s), 0);
    }

private:
    void put(const QByteArray &work, const QByteArray &date, const QByteArray &words,
             const QByteArray &manifestation = "2010-01-01")
    {
        tests::DocumentSpec spec;
        spec.work = work;
        spec.date = date;
        spec.title = "Act of " + work.right(7);
        spec.manifestationDate = manifestation;
        spec.body = "<section eId=\"sec_1\"><num>1.</num><content><p>" + words
            + "</p></content></section>";
        m_library->put(spec);
    }
    search::Query query(const QString &words)
    {
        must(search::rebuildIndex(m_library->path(), folder(), [](const search::IndexProgress &) {},
                                  {}));
        search::Query query;
        query.text = words;
        return query;
    }
    qint64 count(const QString &words)
    {
        const search::Query asked = query(words);
        search::Searcher searcher(folder());
        return must(search::countNews(searcher, asked, must(News::since(m_library->db(), m_seen)),
                                      m_library->db()));
    }
    /// Of the first hit.
    News::Kind kind(const QString &words)
    {
        const search::Query asked = query(words);
        search::Searcher searcher(folder());
        const search::Results results = must(searcher.search(asked, m_library->db()));
        return must(News::since(m_library->db(), m_seen)).of(results.hits.at(0));
    }
    QString folder() const { return search::indexFolder(m_library->path()); }

    std::unique_ptr<tests::TestLibrary> m_library;
    qint64 m_seen = 0;
};

SHERIA_TEST(TestNews)
} // namespace tst_news
#include "tst_news.moc"
