#include "app/tree/librarypanel.h"
#include "tests/support/testlibrary.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

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

} // namespace

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

QTEST_MAIN(TestLibraryModel)
#include "tst_librarymodel.moc"
