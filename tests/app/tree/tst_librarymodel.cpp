// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarymodel.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_librarymodel {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

DocumentSpec spec(const QByteArray &work, const QByteArray &title)
{
    DocumentSpec made;
    made.work = work;
    made.title = title;
    return made;
}

/// The labels below `parent`, indented, with what has been loaded.
QStringList outline(const LibraryModel &model, const QModelIndex &parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines.append(QString(depth, u'-') + index.data().toString() + u' '
                     + index.data(LibraryModel::NoteRole).toString());
        lines += outline(model, index, depth + 1);
    }
    return lines;
}

QModelIndex descend(const LibraryModel &model, const QList<int> &rows)
{
    QModelIndex index;
    for (const int row : rows)
        index = model.index(row, 0, index);
    return index;
}

class TestLibraryModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_library->put(spec("/akn/xa/act/2005/10", "Harbour Act"));
        m_library->put(spec("/akn/xa/act/2005/2", "Tree Act"));
        m_library->put(spec("/akn/xa/act/2009/1", "Élan Act"));
        m_library->put(spec("/akn/xa-bay/act/by-law/2012/trees", "Tree By-law"));
        m_readers = must(store::Readers::open(m_library->path(), 2));
    }

    void cleanup()
    {
        m_readers.reset();
        m_library.reset();
    }

    /// Works that came later are hidden, and what is known of the others is that of the day.
    void showsTheWorksOfADay()
    {
        DocumentSpec old = spec("/akn/xa/act/1990/3", "Forest Act");
        old.date = "2012-01-01";
        m_library->put(old); // An act of 1990 whose first text is of 2012.
        Work repealed = must(store::findWork(m_library->db(), "/akn/xa/act/2005/2"));
        repealed.repeal.emplace().date = QDate(2015, 1, 1);
        repealed.commencements.emplace_back().date = QDate(2010, 6, 1);
        must(store::putWork(m_library->db(), repealed, m_library->clock.now()));
        const auto on = [&](QDate day) {
            QStringList lines;
            for (const auto &work : must(store::findTitles(m_library->db(), u"act", 100, day)))
                lines.append(work.work.title + (work.work.isRepealed ? u" repealed"_s : QString())
                             + (work.work.isPending ? u" pending"_s : QString())
                             + (work.work.isTextless ? u" textless"_s : QString()));
            return lines.join(u", "_s);
        };
        QCOMPARE(on(QDate(1989, 12, 31)), QString());
        QCOMPARE(on(QDate(1991, 1, 1)), u"Forest Act textless"_s);
        QCOMPARE(on(QDate(2010, 1, 1)),
                 u"Élan Act, Harbour Act, Tree Act pending, Forest Act textless, Tree By-law"_s);
        QCOMPARE(on(QDate(2016, 1, 1)),
                 u"Élan Act, Harbour Act, Tree Act repealed, Forest Act, Tree By-law"_s);
        QCOMPARE(on({}), on(QDate(2016, 1, 1)));

        LibraryModel model;
        const QAbstractItemModelTester tester(&model);
        model.setReaders(m_readers.get());
        QSignalSpy refreshed(&model, &LibraryModel::refreshed);
        model.setAsAt(QDate(2009, 2, 2));
        QTRY_COMPARE(model.works(), 3);
        QTRY_COMPARE(model.hidden(), 2);
        model.setAsAt({});
        QTRY_COMPARE(model.works(), 5);
        QCOMPARE(model.hidden(), 0);
    }

    void showsBranchesAndLoadsWorksWhenOpened()
    {
        LibraryModel model;
        load(model);
        QCOMPARE(model.works(), 4);
        const QModelIndex acts = descend(model, {0, 0});
        QCOMPARE(acts.data().toString(), u"Acts"_s);
        QCOMPARE(acts.data(LibraryModel::NoteRole).toString(), u"3"_s);
        QCOMPARE(descend(model, {0, 0, 0}).data().toString(), u"2009"_s);
        const QModelIndex year = descend(model, {0, 0, 1});
        QCOMPARE(year.data().toString(), u"2005"_s);
        QVERIFY(model.hasChildren(year));
        QCOMPARE(model.rowCount(year), 0);
        QVERIFY(model.canFetchMore(year));
        model.fetchMore(year);
        QTRY_COMPARE(model.rowCount(year), 2);
        QVERIFY(!model.canFetchMore(year));
        // As people count: 2 before 10.
        QCOMPARE(model.index(0, 0, year).data().toString(), u"Tree Act"_s);
        QCOMPARE(model.index(0, 0, year).data(LibraryModel::UriRole).toByteArray(),
                 "/akn/xa/act/2005/2"_ba);
    }

    /// Where a work hangs is found, and loaded, without opening anything.
    void findsTheRowOfAWork()
    {
        LibraryModel model;
        load(model);
        QSignalSpy loaded(&model, &LibraryModel::loaded);
        QVERIFY(!model.find("/akn/xa-bay/act/by-law/2012/trees").isValid());
        QTRY_COMPARE(loaded.count(), 1);
        const QModelIndex found = model.find("/akn/xa-bay/act/by-law/2012/trees");
        QCOMPARE(found.data().toString(), u"Tree By-law"_s);
        QCOMPARE(found.data(LibraryModel::NoteRole).toString(), u"2012"_s);
        for (const QByteArray &none : {"/akn/xa/act/2005/99"_ba, "/akn/xb/act/2005/1"_ba, "x"_ba})
            QVERIFY(!model.find(none).isValid());
    }

    void aRefreshKeepsWhatIsOpen()
    {
        LibraryModel model;
        const QAbstractItemModelTester tester(&model);
        load(model);
        const QPersistentModelIndex year = descend(model, {0, 0, 1});
        model.fetchMore(year);
        QTRY_COMPARE(model.rowCount(year), 2);
        const QPersistentModelIndex tree = model.index(0, 0, year);

        m_library->put(spec("/akn/xa/act/2005/1", "Sand Act"));
        m_library->put(spec("/akn/xa/judgment/court/2020/4", "A v B"));
        load(model, [&] { model.refresh(); });
        QCOMPARE(model.rowCount(year), 3);
        QVERIFY(tree.isValid());
        QCOMPARE(tree.row(), 1);
        QCOMPARE(tree.data().toString(), u"Tree Act"_s);
        QCOMPARE(model.works(), 6);
        QVERIFY2(outline(model).contains(u"-Judgments 1"_s),
                 qPrintable(outline(model).join(u'\n')));
    }

    void aFilterShowsWhatMatches_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("titles");

        QTest::newRow("word") << u"tree"_s << QStringList{u"Tree Act"_s, u"Tree By-law"_s};
        QTest::newRow("two words") << u"act/2005 tree"_s << QStringList{u"Tree Act"_s};
        QTest::newRow("other case") << u"éLAN"_s << QStringList{u"Élan Act"_s};
        QTest::newRow("address") << u"act/2005/10"_s << QStringList{u"Harbour Act"_s};
        QTest::newRow("nothing") << u"zebra"_s << QStringList();
    }
    void aFilterShowsWhatMatches()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, titles);
        LibraryModel model;
        const QAbstractItemModelTester tester(&model);
        load(model);
        load(model, [&] { model.setFilter(text); });
        QStringList found;
        collect(model, {}, found);
        found.sort();
        titles.sort();
        QCOMPARE(found, titles);
        QCOMPARE(model.works(), titles.size());
        load(model, [&] { model.setFilter({}); });
        QCOMPARE(model.works(), 4);
    }

    void withoutALibraryThereIsNothing()
    {
        LibraryModel model;
        load(model);
        model.setReaders(nullptr);
        QCOMPARE(model.rowCount(), 0);
        model.refresh();
        QCOMPARE(model.rowCount(), 0);
    }

private:
    /// Does something, and waits until the model shows it.
    void load(LibraryModel &model, const std::function<void()> &action)
    {
        QSignalSpy refreshed(&model, &LibraryModel::refreshed);
        action();
        QTRY_VERIFY(!refreshed.isEmpty());
    }
    void load(LibraryModel &model)
    {
        load(model, [&] { model.setReaders(m_readers.get()); });
    }

    static void collect(const LibraryModel &model, const QModelIndex &parent, QStringList &titles)
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            if (!index.data(LibraryModel::UriRole).toByteArray().isEmpty())
                titles.append(index.data().toString());
            collect(model, index, titles);
        }
    }

    std::unique_ptr<TestLibrary> m_library;
    std::unique_ptr<store::Readers> m_readers;
};

SHERIA_GUI_TEST(TestLibraryModel)
} // namespace tst_librarymodel
#include "tst_librarymodel.moc"
