// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/hitmodel.h"
#include "tests/app/gui/searchparts.h"
#include "tests/support/testmain.h"

#include <QInputDialog>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace tst_savedsearches {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

QByteArray actOf(const QByteArray &work, const QByteArray &date, const QByteArray &title,
                 const QByteArray &words)
{
    DocumentSpec spec;
    spec.work = work;
    spec.date = date;
    spec.title = title;
    spec.body = "<section eId=\"sec_1\"><num>1.</num><content><p>" + words
        + "</p></content></section>";
    return xmlOf(spec);
}

/// Saved searches: their names, and what is new of them since they were opened.
class TestSavedSearches : public QObject, private SearchParts
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk.start();
        import(actOf("/akn/zz/act/2001/1", "2001-01-01", "Piers Act", "A jetty is kept in order."));
        import(actOf("/akn/zz/act/2001/2", "2001-01-01", "Ropes Act", "A rope is kept dry."));
    }

    void aSavedSearchHasAName()
    {
        search(u"jetty"_s);
        QTest::mouseClick(m_desk.find<QToolButton>(u"saveSearch"_s), Qt::LeftButton);
        QVERIFY(savedEntries().contains(u"jetty"_s));
        QMenu *menu = historyMenu();
        menu->findChild<QAction *>(u"renameSearch"_s)->trigger();
        auto *dialog = m_desk.find<QInputDialog>(u"searchName"_s);
        QCOMPARE(dialog->textValue(), u"jetty"_s);
        dialog->setTextValue(u"Jetties & piers"_s);
        dialog->accept();
        QVERIFY(savedEntries().contains(u"Jetties && piers"_s));
        QCOMPARE(page().question().text, u"jetty"_s);
        QVERIFY(m_desk.find<QToolButton>(u"saveSearch"_s)->isChecked());
        QVERIFY(marks() == QStringList(u"Piers Act"_s)); // Nothing is marked.
    }

    void newResultsAreCountedBesideTheName()
    {
        search(u"rope"_s); // Another one is shown.
        import(actOf("/akn/zz/act/2020/9", "2020-01-01", "Moorings Act", "A jetty has bollards."));
        import(actOf("/akn/zz/act/2020/8", "2020-01-01", "Sails Act", "A sail has reefs."));
        QTRY_COMPARE(m_desk.find<QToolButton>(u"searchHistory"_s)->text(), u"1 new"_s);
        QTRY_VERIFY(savedEntries().contains(u"Jetties && piers (1 new)"_s));
        // Also where the next search begins.
        m_desk.press(u"Ctrl+Shift+F"_s);
        QTest::keyClick(&box(), Qt::Key_Delete);
        QTRY_VERIFY(offers().isVisible());
        QCOMPARE(textAt(0), u"Jetties & piers"_s);
        shoot(u"box"_s);
        QCOMPARE(offers().model()->index(0, 0).data(OfferModel::NoteRole).toString(), u"1 new"_s);
    }

    void theNewResultsAreMarked()
    {
        offers().setCurrentIndex(offers().model()->index(0, 0));
        QTest::keyClick(&box(), Qt::Key_Return);
        QTRY_COMPARE(marks().size(), 2);
        QCOMPARE(marks(), QStringList({u"New: Moorings Act"_s, u"Piers Act"_s}));
        shoot(u"marked"_s);
        const int news = rowOfHit(u"Moorings Act"_s);
        QVERIFY(results()
                    .model()
                    ->index(news, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(u"New. Moorings Act"_s));
        // It has been opened: nothing is new of it any more.
        QVERIFY(m_desk.find<QToolButton>(u"searchHistory"_s)->text().isEmpty());
        QVERIFY(savedEntries().contains(u"Jetties && piers"_s));
    }

    void nothingIsMarkedTheNextTime()
    {
        search(u"rope"_s);
        QTRY_COMPARE(marks(), QStringList(u"Ropes Act"_s));
        search(u"jetty"_s);
        QTRY_COMPARE(marks(), QStringList({u"Moorings Act"_s, u"Piers Act"_s}));
        search(u"rope"_s);
    }

    void anAmendedTextIsCountedToo()
    {
        import(actOf("/akn/zz/act/2001/1", "2022-01-01", "Piers Act", "A jetty is kept open."));
        QTRY_VERIFY(savedEntries().contains(u"Jetties && piers (1 new)"_s));
        search(u"jetty"_s);
        QTRY_COMPARE(marks(), QStringList({u"Moorings Act"_s, u"New: Piers Act"_s}));
    }

    /// What was looked at is known in the next session.
    void theNumbersOutliveTheWindow()
    {
        import(actOf("/akn/zz/act/2023/1", "2023-01-01", "Docks Act", "A jetty is of the dock."));
        QTRY_VERIFY(savedEntries().contains(u"Jetties && piers (1 new)"_s));
        m_desk.close();
        m_desk.start();
        QTRY_VERIFY(m_desk.window().library());
        QTRY_VERIFY(savedEntries().contains(u"Jetties && piers (1 new)"_s));
        search(u"jetty"_s);
        QTRY_VERIFY(marks().contains(u"New: Docks Act"_s));
        QCOMPARE(marks().size(), 3);
        QCOMPARE(marks().filter(u"New"_s).size(), 1);
    }

private:
    /// A picture for people, where they ask for it.
    void shoot(const QString &name)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(m_desk.window().grab().save(folder + u"/saved-"_s + name + u".png"_s));
    }
    void import(const QByteArray &xml)
    {
        const QString name = u"%1.xml"_s.arg(++m_files);
        m_desk.write(name, xml);
        m_desk.import({m_desk.path(name)});
        awaitIndex(m_desk);
    }
    void search(const QString &words)
    {
        m_desk.press(u"Ctrl+Shift+F"_s);
        QTest::keyClicks(&box(), words);
        QTest::keyClick(&box(), Qt::Key_Return);
        QTRY_VERIFY(page().isVisible());
        QTRY_COMPARE(page().question().text, words);
        QTRY_VERIFY(!m_desk.find<QLabel>(u"resultsState"_s)->text().contains(u"…"_s));
    }
    QMenu *historyMenu()
    {
        QMenu *menu = m_desk.find<QToolButton>(u"searchHistory"_s)->menu();
        Q_EMIT menu->aboutToShow();
        return menu;
    }
    QStringList savedEntries()
    {
        QStringList texts;
        for (const QAction *action : historyMenu()->actions())
            texts << action->text();
        return texts;
    }
    /// The titles of the results, by name, each with its mark.
    QStringList marks()
    {
        QStringList titles;
        for (int row = 0; row < results().model()->rowCount(); ++row) {
            const QModelIndex index = results().model()->index(row, 0);
            const auto kind = search::News::Kind(index.data(HitModel::NewsRole).toInt());
            const QString mark = kind == search::News::Kind::New ? u"New: "_s
                : kind == search::News::Kind::Changed            ? u"Changed: "_s
                                                                 : QString();
            titles << mark + index.data().toString();
        }
        std::sort(titles.begin(), titles.end(), [](const QString &a, const QString &b) {
            return a.section(u": "_s, -1) < b.section(u": "_s, -1);
        });
        return titles;
    }
    int rowOfHit(const QString &title)
    {
        for (int row = 0; row < results().model()->rowCount(); ++row) {
            if (results().model()->index(row, 0).data().toString() == title)
                return row;
        }
        return -1;
    }

    int m_files = 0;
};

SHERIA_GUI_TEST(TestSavedSearches)
} // namespace tst_savedsearches
#include "tst_savedsearches.moc"
