// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/searchmemory.h"
#include "app/settings/preferences.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_question {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

Question asking(const QString &text)
{
    Question question;
    question.text = text;
    return question;
}

/// What is asked, and what is remembered of it.
class TestQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesAndLetsGo()
    {
        Question question = asking(u"dismissal"_s);
        question.choose("year", "2005", true);
        question.choose("year", "2005", true);
        question.choose("year", "2007", true);
        QCOMPARE(question.chosen["year"].size(), 2U);
        QVERIFY(question.isChosen("year", "2007"));
        QVERIFY(!question.isChosen("place", "2007"));
        question.choose("year", "2005", false);
        question.choose("year", "2007", false);
        QVERIFY(question == asking(u"dismissal"_s));
    }

    void becomesAQuery()
    {
        Question question = asking(u"dismissal"_s);
        question.choose("kind", "judgment", true);
        question.sort = search::Query::Sort::NewestFirst;
        search::Query first = queryFor(question, 0, 20);
        QCOMPARE(first.text, u"dismissal"_s);
        QCOMPARE(first.filters.size(), 1U);
        QCOMPARE(first.filters[0].values.front(), "judgment"_ba);
        QVERIFY(first.sort == search::Query::Sort::NewestFirst);
        QVERIFY(first.scope == search::Query::Scope::Newest);
        QCOMPARE(first.facets, Question::Dimensions);
        question.asAt = QDate(2009, 2, 3);
        const search::Query later = queryFor(question, 40, 20);
        QVERIFY(later.scope == search::Query::Scope::AsAt);
        QCOMPARE(later.asAt, QDate(2009, 2, 3));
        QCOMPARE(later.offset, 40);
        QVERIFY(later.facets.empty()); // Counted with the first page.
    }

    void comesBackAsItWas()
    {
        Question question = asking(u"“fair” & <b> עברית"_s);
        question.choose("place", "za-cpt", true);
        question.choose("court", "Supreme Court", true);
        question.asAt = QDate(2009, 2, 3);
        question.sort = search::Query::Sort::Title;
        QVERIFY(questionFrom(toJson(question)) == question);
        QVERIFY(questionFrom(QJsonObject()) == Question());
        QVERIFY(questionFrom({{u"text"_s, 7},
                              {u"chosen"_s, u"all"_s},
                              {u"asAt"_s, u"soon"_s},
                              {u"sort"_s, u"random"_s}})
                == Question());
    }

    void remembersEachSearchOnce()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        {
            Preferences preferences(path);
            SearchMemory memory(preferences);
            memory.note(asking(u"  "_s)); // Nothing was asked.
            QVERIFY(memory.recent().empty());
            memory.note(asking(u"trees"_s));
            memory.note(asking(u"flags"_s));
            Question narrowed = asking(u"flags"_s);
            narrowed.choose("year", "1998", true);
            memory.note(narrowed); // The same search, further on.
            memory.note(asking(u"trees"_s));
            QCOMPARE(memory.recent().size(), 2U);
            QCOMPARE(memory.recent()[0].text, u"trees"_s);
            QVERIFY(memory.recent()[1] == narrowed);
            memory.save(narrowed);
            memory.save(asking(u"trees"_s));
            memory.save(narrowed);
            QCOMPARE(memory.saved().size(), 2U);
        }
        Preferences preferences(path);
        SearchMemory memory(preferences);
        QCOMPARE(memory.recent().size(), 2U);
        QCOMPARE(memory.saved()[0].question.text, u"flags"_s);
        QVERIFY(memory.isSaved(asking(u"trees"_s)));
        memory.forget(asking(u"trees"_s));
        memory.clearRecent();
        QVERIFY(!SearchMemory(preferences).isSaved(asking(u"trees"_s)));
        QVERIFY(SearchMemory(preferences).recent().empty());
        QCOMPARE(SearchMemory(preferences).saved().size(), 1U);
    }

    /// Of each library apart; a search that is saved again keeps name and state.
    void remembersWhatWasSeenOfASavedSearch()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        Question dated = asking(u"trees"_s);
        dated.asAt = QDate(2012, 1, 1);
        {
            Preferences preferences(path);
            SearchMemory memory(preferences);
            memory.setLibrary(u"/a.sheria"_s);
            memory.save(asking(u"trees"_s));
            QVERIFY(!memory.seen(memory.saved()[0]));
            memory.setNews(asking(u"trees"_s), 3);
            QCOMPARE(memory.saved()[0].label(), u"trees (3 new)"_s);
            QCOMPARE(memory.withNews(), 1);
            memory.markSeen(asking(u"trees"_s), 17);
            QCOMPARE(memory.withNews(), 0);
            memory.rename(asking(u"trees"_s), u" My  trees "_s);
            memory.save(asking(u"trees"_s));
        }
        Preferences preferences(path);
        SearchMemory memory(preferences);
        memory.setLibrary(u"/a.sheria"_s);
        const SavedSearch *saved = memory.savedFor(dated); // As at another date, the same search.
        QVERIFY(saved);
        QCOMPARE(saved->label(), u"My trees"_s);
        QCOMPARE(memory.seen(*saved), std::optional<qint64>(17));
        memory.setLibrary(u"/b.sheria"_s);
        QVERIFY(!memory.seen(*saved));
        memory.save(dated);
        QVERIFY(memory.savedFor(dated)->question == dated);
    }

    void remembersSoManyAndNoMore()
    {
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath(u"settings.ini"_s));
        SearchMemory memory(preferences);
        for (int i = 0; i < 40; ++i)
            memory.note(asking(QString::number(i)));
        QCOMPARE(memory.recent().size(), SearchMemory::MaxRecent);
        QCOMPARE(memory.recent().front().text, u"39"_s);
    }

    void aDamagedMemoryIsEmpty()
    {
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath(u"settings.ini"_s));
        preferences.setSearches("{\"recent\": [1, {}], \"saved\"");
        QVERIFY(SearchMemory(preferences).saved().empty());
    }
};

SHERIA_TEST(TestQuestion)
} // namespace tst_question
#include "tst_question.moc"
