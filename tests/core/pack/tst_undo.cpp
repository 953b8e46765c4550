// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexstatus.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/core/pack/undolibrary.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>

namespace tst_undo {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Undo of imports, and the trash.
class TestUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_library = std::make_unique<Undoable>(u"a"_s); }
    /// Whatever a test did.
    void cleanup() { QVERIFY(m_library->isSound()); }

    void anImportIsTakenBackAsAWhole()
    {
        DocumentSpec titled = version("one");
        titled.title = "The First Title";
        m_library->importOne(u"1.xml"_s, xmlOf(titled));
        m_library->put("/akn/xa/act/2005/9", "2009-02-03", "with a picture");
        const QByteArray before = m_library->everything();
        const ExpressionRecord record = must(m_library->find(TreeText));
        const qint64 revision = m_library->revision();
        m_library->write(u"in/2.xml"_s, xmlOf(version("two")));
        DocumentSpec later = version("three");
        later.date = "2012-04-05";
        m_library->write(u"in/3.xml"_s, xmlOf(later));
        DocumentSpec other;
        other.work = "/akn/xa/act/2005/5";
        m_library->write(u"in/4.xml"_s, xmlOf(other));
        m_library->import({m_library->file(u"in"_s)});
        QVERIFY(m_library->everything() != before);
        QVERIFY(m_library->summary.importId > 0);
        m_library->clock.advance(60'000);
        must(m_library->undo(m_library->summary.importId));
        const ExpressionRecord after = must(m_library->find(TreeText));
        QCOMPARE(after.work.title, u"The First Title"_s);
        QCOMPARE(after.expression.id, record.expression.id);
        QCOMPARE(after.expression.createdAt, record.expression.createdAt);
        QCOMPARE(after.expression.updatedAt, m_library->clock.now()); // For those who follow.
        QVERIFY(!m_library->find("/akn/xa/act/2005/5"));
        QVERIFY(!m_library->find(Tree + "/eng@2012-04-05"));
        // The log tells all of it.
        QByteArrayList deleted;
        for (const store::Change &change : m_library->changesSince(revision)) {
            if (change.action == store::ChangeAction::Deleted)
                deleted << (change.expressionUri.isEmpty() ? change.workUri : change.expressionUri);
        }
        QCOMPARE(deleted,
                 (QByteArrayList{Tree + "/eng@2012-04-05", "/akn/xa/act/2005/5/eng@2009-02-03",
                                 "/akn/xa/act/2005/5"}));
        QVERIFY(m_library->undo(m_library->summary.importId).error().code == ErrorCode::NotFound);
    }

    void withAClockThatStandsTheLibraryIsAsBefore()
    {
        m_library->put(Tree, "2009-02-03", "with a picture");
        const QByteArray before = m_library->everything();
        const qint64 contents = m_library->rows("content");
        m_library->write(u"in/2.xml"_s, xmlOf(version("two")));
        m_library->write(u"in/3.xml"_s, xmlOf(version("three")));
        m_library->import({m_library->file(u"in"_s)});
        must(m_library->undo(m_library->summary.importId));
        QCOMPARE(m_library->everything(), before);
        QCOMPARE(m_library->rows("content"), contents);
    }

    void anImportThatOthersChangedIsNotUndone()
    {
        m_library->importOne(u"1.xml"_s, xmlOf(version("one")));
        const qint64 first = m_library->summary.importId;
        m_library->importOne(u"2.xml"_s, xmlOf(version("two")));
        const qint64 second = m_library->summary.importId;
        const QByteArray before = m_library->everything();
        const Result<void> refused = m_library->undo(first);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QVERIFY(refused.error().text().contains(QString::fromUtf8(Tree)));
        QCOMPARE(m_library->everything(), before);
        // The later one first.
        must(m_library->undo(second));
        must(m_library->undo(first));
        QCOMPARE(m_library->rows("work"), 0);
        QCOMPARE(m_library->rows("content"), 0);
    }

    void anImportWithoutChangesIsNotListed()
    {
        m_library->importOne(u"1.xml"_s, xmlOf(version("one")));
        m_library->importOne(u"1.xml"_s, xmlOf(version("one")));
        QCOMPARE(m_library->summary.importId, 0);
        QCOMPARE(m_library->steps(store::UndoKind::Import).size(), std::size_t(1));
    }

    void aDeltaPackIsTakenBack()
    {
        Undoable other(u"b"_s);
        other.put(Tree, "2009-02-03", "one");
        other.put("/akn/xa/act/2005/7", "2009-02-03", "seven");
        const QString all = other.file(u"all.zip"_s);
        const qint64 until = static_cast<PackLibrary &>(other).write(all, 0).revision;
        QCOMPARE(m_library->import({all}), QStringList());
        const QByteArray before = m_library->everything();
        other.put(Tree, "2009-02-03", "two");
        other.drop("/akn/xa/act/2005/7/eng@2009-02-03");
        const QString delta = other.file(u"delta.zip"_s);
        static_cast<PackLibrary &>(other).write(delta, until);
        QCOMPARE(m_library->import({delta}), QStringList());
        QVERIFY(!m_library->find("/akn/xa/act/2005/7"));
        must(m_library->undo(m_library->summary.importId));
        QCOMPARE(m_library->everything(), before);
    }

    /// After the undo of a delta pack only that one goes on from here.
    void anUndoneDeltaPackIsAskedForAgain()
    {
        Undoable other(u"b"_s);
        QStringList packs;
        std::vector<QByteArray> states;
        qint64 since = 0;
        for (int i = 0; i < 3; ++i) {
            other.put("/akn/xa/act/2005/" + QByteArray::number(i + 1), "2009-02-03", "words");
            packs << other.file(u"%1.zip"_s.arg(i));
            since = static_cast<PackLibrary &>(other).write(packs.last(), since).revision;
            states.push_back(other.everything());
        }
        QCOMPARE(m_library->import({packs[0]}), QStringList());
        QCOMPARE(m_library->import({packs[1]}), QStringList());
        const qint64 second = m_library->summary.importId;
        must(m_library->undo(second));
        QCOMPARE(m_library->everything(), states[0]);
        QCOMPARE(m_library->import({packs[2]}).size(), 1);
        QCOMPARE(m_library->everything(), states[0]);
        QCOMPARE(m_library->import({packs[1]}), QStringList());
        QCOMPARE(m_library->import({packs[2]}), QStringList());
        QCOMPARE(m_library->everything(), states[2]);
        // An earlier one that is undone takes the later one's place, too.
        const auto steps = m_library->steps(store::UndoKind::Import);
        must(m_library->undo(steps[1].id)); // The second.
        must(m_library->undo(steps[0].id));
        QCOMPARE(m_library->import({packs[2]}).size(), 1);
        must(m_library->undo(steps[2].id));
        QCOMPARE(m_library->import({packs[1]}).size(), 1);
        QCOMPARE(m_library->import(packs), QStringList());
        QCOMPARE(m_library->everything(), states[2]);
    }

    void whatIsDeletedComesBack_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::newRow("work") << Tree;
        QTest::newRow("expression") << TreeText;
        QTest::newRow("one of two expressions") << QByteArray("/akn/xa/act/2005/9/eng@2012-04-05");
    }
    void whatIsDeletedComesBack()
    {
        QFETCH(QByteArray, uri);
        const auto endpoint = [](store::Database &db) {
            return store::addEndpoint(db, "http://h/", QDateTime::currentDateTimeUtc());
        };
        must(m_library->writer().write(endpoint));
        m_library->put(Tree, "2009-02-03", "one");
        m_library->put("/akn/xa/act/2005/9", "2009-02-03", "nine");
        m_library->put("/akn/xa/act/2005/9", "2012-04-05", "nine again");
        const QByteArray before = m_library->everything();
        const auto idBefore = must(m_library->find(uri)).expression.id;
        const qint64 revision = m_library->revision();
        const qint64 step = must(m_library->trash(uri));
        QVERIFY(m_library->isSound());
        QCOMPARE(m_library->find(uri).error().code, ErrorCode::NotFound);
        const auto listed = m_library->steps(store::UndoKind::Deletion);
        QCOMPARE(listed.size(), std::size_t(1));
        QCOMPARE(listed[0].subject, QString::fromUtf8(uri));
        QCOMPARE(listed[0].title, u"Tree Protection Act"_s);
        QVERIFY(m_library->changesSince(revision).back().action == store::ChangeAction::Deleted);
        must(m_library->undo(step));
        QCOMPARE(m_library->everything(), before);
        QCOMPARE(must(m_library->find(uri)).expression.id, idBefore);
        QCOMPARE(m_library->changesSince(revision).back().action, store::ChangeAction::Created);
        QCOMPARE(m_library->steps(store::UndoKind::Deletion).size(), std::size_t(0));
        store::Database db = m_library->reader();
        QVERIFY(!must(store::invocationsAfter(db, 0)).empty());
    }

    void theTrashIsEmptied()
    {
        m_library->put(Tree, "2009-02-03", "one");
        m_library->put("/akn/xa/act/2005/9", "2009-02-03", "nine");
        const qint64 first = must(m_library->trash(Tree));
        must(m_library->trash("/akn/xa/act/2005/9"));
        QCOMPARE(m_library->rows("content"), 2);
        const auto empty = [this](qint64 step) {
            return m_library->writer().write(
                [step](store::Database &db) { return store::emptyTrash(db, step); });
        };
        QCOMPARE(must(empty(first)), 1);
        QCOMPARE(m_library->rows("content"), 1);
        QCOMPARE(empty(first).error().code, ErrorCode::NotFound);
        QCOMPARE(must(empty(0)), 1);
        for (const char *table : {"content", "file", "undo_step", "kept_work", "kept_expression",
                                  "kept_manifestation", "kept_media"})
            QCOMPARE(m_library->rows(table), 0);
    }

    void whatWasAddedAgainIsNotOverwritten()
    {
        m_library->put(Tree, "2009-02-03", "one");
        const qint64 step = must(m_library->trash(TreeText));
        m_library->put(Tree, "2009-02-03", "two");
        const QByteArray before = m_library->everything();
        QCOMPARE(m_library->undo(step).error().code, ErrorCode::Conflict);
        QCOMPARE(m_library->everything(), before);
    }

    void whatASourceHasIsNotDeleted()
    {
        m_library->put(Tree, "2009-02-03", "one");
        m_library->noteSynced(TreeText, Tree);
        const Result<qint64> refused = m_library->trash(Tree);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QVERIFY(refused.error().text().contains(u"https://example.org"_s));
        QVERIFY(m_library->find(Tree));
        QCOMPARE(m_library->trash("/akn/xa/act/2005/99").error().code, ErrorCode::NotFound);
        // An import that added it is not undone either.
        m_library->importOne(u"5.xml"_s, xmlOf({.work = "/akn/xa/act/2005/5"}));
        m_library->noteSynced("/akn/xa/act/2005/5/eng@2009-02-03", "/akn/xa/act/2005/5");
        QCOMPARE(m_library->undo(m_library->summary.importId).error().code, ErrorCode::Conflict);
        QVERIFY(m_library->find("/akn/xa/act/2005/5"));
        // Nor one that added an expression to a work.
        m_library->put("/akn/xa/act/2005/6", "2009-02-03", "six");
        const QByteArray added = "/akn/xa/act/2005/6/eng@2012-04-05";
        m_library->importOne(u"6.xml"_s,
                             xmlOf({.work = "/akn/xa/act/2005/6", .date = "2012-04-05"}));
        m_library->noteSynced(added, "/akn/xa/act/2005/6");
        const Result<void> expression = m_library->undo(m_library->summary.importId);
        QCOMPARE(expression.error().code, ErrorCode::Conflict);
        QVERIFY(expression.error().text().contains(QString::fromUtf8(added)));
        QVERIFY(m_library->find(added));
    }

    /// Whatever the order in which deletions are restored, the import before them can be undone.
    void whatWasRestoredInAnyOrderIsTakenBack_data()
    {
        QTest::addColumn<QList<int>>("order");
        QTest::newRow("the last first") << QList<int>{2, 1, 0};
        QTest::newRow("the first first") << QList<int>{0, 1, 2};
        QTest::newRow("the work between") << QList<int>{1, 2, 0};
        QTest::newRow("the work at once") << QList<int>{2, 0, 1};
    }
    void whatWasRestoredInAnyOrderIsTakenBack()
    {
        QFETCH(QList<int>, order);
        for (const QByteArray date : {"2009-02-03", "2010-02-03", "2011-02-03"}) {
            DocumentSpec spec = version("of " + date);
            spec.date = date;
            m_library->write(u"in/%1.xml"_s.arg(QString::fromLatin1(date)), xmlOf(spec));
        }
        m_library->import({m_library->file(u"in"_s)});
        const QByteArray before = m_library->everything();
        const qint64 deletions[] = {must(m_library->trash(TreeText)),
                                    must(m_library->trash(Tree + "/eng@2011-02-03")),
                                    must(m_library->trash(Tree))};
        for (const int each : order)
            must(m_library->undo(deletions[each]));
        QCOMPARE(m_library->everything(), before);
        must(m_library->undo(m_library->summary.importId));
        QCOMPARE(m_library->rows("work"), 0);
        QCOMPARE(m_library->rows("content"), 0);
    }

    /// Restoring what an import between did not know does not let that import delete it.
    void anImportBetweenIsNotUndone()
    {
        m_library->importOne(u"1.xml"_s, xmlOf(version("one")));
        DocumentSpec later = version("two");
        later.date = "2012-04-05";
        m_library->importOne(u"2.xml"_s, xmlOf(later));
        const qint64 deletion = must(m_library->trash(TreeText));
        later.body = version("three").body;
        m_library->importOne(u"3.xml"_s, xmlOf(later));
        must(m_library->undo(deletion));
        QCOMPARE(m_library->undo(m_library->summary.importId).error().code, ErrorCode::Conflict);
        QVERIFY(m_library->find(TreeText));
    }

    void placesGoWithTheImportThatMadeThem()
    {
        m_library->put(Tree, "2009-02-03", "one");
        const QByteArrayList before = m_library->places();
        m_library->write(u"in/1.xml"_s, xmlOf({.work = "/akn/xb-bay/act/2005/5"}));
        m_library->write(u"in/2.xml"_s, xmlOf({.work = "/akn/xa-bay/act/2005/5"}));
        m_library->import({m_library->file(u"in"_s)});
        const qint64 first = m_library->summary.importId;
        QCOMPARE(m_library->places(), (QByteArrayList{"xa", "xa-bay", "xb", "xb-bay"}));
        must(m_library->undo(first));
        QCOMPARE(m_library->places(), before);
        // What others have put there keeps it, and takes it along in turn.
        m_library->import({m_library->file(u"in"_s)});
        const qint64 again = m_library->summary.importId;
        m_library->importOne(u"3.xml"_s, xmlOf({.work = "/akn/xb/act/2005/6"}));
        must(m_library->undo(again));
        QCOMPARE(m_library->places(), (QByteArrayList{"xa", "xb"}));
        must(m_library->undo(m_library->summary.importId));
        QCOMPARE(m_library->places(), before);
        // A place that a server has named, too, stays.
        m_library->importOne(u"3.xml"_s, xmlOf({.work = "/akn/xb/act/2005/6"}));
        m_library->change([](store::Database &db) { return store::keepPlace(db, "xb"); });
        must(m_library->undo(m_library->summary.importId));
        QCOMPARE(m_library->places(), (QByteArrayList{"xa", "xb"}));
    }

    void theLastTwentyImportsCanBeUndone()
    {
        for (int i = 0; i < 22; ++i)
            m_library->importOne(u"1.xml"_s, xmlOf(version(QByteArray::number(i))));
        QCOMPARE(m_library->steps(store::UndoKind::Import).size(), std::size_t(20));
        // One that changes nothing takes no place.
        m_library->importOne(u"1.xml"_s, xmlOf(version("21")));
        QCOMPARE(m_library->steps(store::UndoKind::Import).size(), std::size_t(20));
    }

    void aRunningImportIsNotUndone()
    {
        m_library->write(u"in/1.xml"_s, xmlOf(version("one")));
        m_library->write(u"in/2.xml"_s, xmlOf({.work = "/akn/xa/act/2005/5"}));
        std::vector<Result<void>> undone;
        const auto tryToUndo = [&](const pack::FileReport &report) {
            undone.push_back(m_library->undo(report.importId));
        };
        const pack::ImportSummary summary = must(
            pack::importPaths(m_library->writer(), {m_library->file(u"in"_s)}, m_library->clock,
                              {.onFile = tryToUndo, .onProgress = {}}, {}));
        QCOMPARE(undone.size(), std::size_t(2));
        for (const Result<void> &each : undone)
            QCOMPARE(each.error().code, ErrorCode::Conflict);
        QCOMPARE(summary.imported, 2);
        must(m_library->undo(summary.importId));
        QCOMPARE(m_library->rows("work"), 0);
        const QFileInfo library(m_library->path());
        QCOMPARE(library.dir().entryList({u"*-import-*"_s}), QStringList());
    }

    /// One that the library could not hold leaves no step behind.
    void anImportThatFailedHasEnded()
    {
        const auto limit = [](const char *sql) {
            return [sql](store::Database &db) {
                return db.execute(sql);
            };
        };
        m_library->importOne(u"1.xml"_s, xmlOf(version("one")));
        m_library->change(limit("PRAGMA max_page_count = 1"));
        QByteArray words;
        for (int i = 0; i < 100'000; ++i)
            words += QByteArray::number(i * 7919LL % 104'729) + ' ';
        const QString path = m_library->write(u"2.xml"_s, xmlOf(version(words)));
        const auto failed = pack::importPaths(m_library->writer(), {path}, m_library->clock, {},
                                              {});
        QCOMPARE(failed.error().code, ErrorCode::NoSpace);
        m_library->change(limit("PRAGMA max_page_count = 100000"));
        QCOMPARE(m_library->rows("undo_step"), 1);
    }

    /// Random imports, undos, deletions and restores leave what a fresh import of the survivors makes.
    void randomSequencesLeaveTheSurvivors()
    {
        constexpr int Steps = 120;
        m_library->library().startIndexing();
        const QByteArray chosen = qgetenv("SHERIA_SEED");
        const quint32 seed = chosen.isEmpty() ? QRandomGenerator::global()->generate()
                                              : chosen.toUInt();
        qInfo("seed %u", seed); // A failure can be looked at again.
        QRandomGenerator random(seed);
        using Texts = QByteArrayList; // Of one expression, in the order in which they came.
        using State = std::map<QByteArray, Texts>;
        struct Imported
        {
            qint64 id = 0;
            State before, after; ///< Of the expressions it was about.
        };
        State state;
        std::vector<Imported> imports;
        std::map<qint64, State> trash;
        const auto specOf = [](int i) {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2005/" + QByteArray::number(i / 3 + 1);
            spec.date = i % 3 == 0 ? "2009-02-03" : i % 3 == 1 ? "2010-02-03" : "2011-02-03";
            return spec;
        };
        const auto uriOf = [](const DocumentSpec &spec) -> QByteArray {
            return spec.work + "/eng@" + spec.date;
        };
        for (int step = 0; step < Steps; ++step) {
            const int choice = random.bounded(10);
            if (choice < 4) {
                Imported one;
                QStringList paths;
                for (int n = random.bounded(1, 4); n > 0; --n) {
                    DocumentSpec spec = specOf(random.bounded(12));
                    spec.body = version("words " + QByteArray::number(random.bounded(3))).body;
                    const QByteArray uri = uriOf(spec);
                    const QByteArray xml = xmlOf(spec);
                    one.before.try_emplace(uri, state[uri]);
                    if (!state[uri].contains(xml))
                        state[uri] << xml;
                    one.after[uri] = state[uri];
                    paths << m_library->write(u"%1.xml"_s.arg(random.bounded(1'000'000)), xml);
                }
                // What was there already is none of the import's.
                std::erase_if(one.before, [&one](const auto &each) {
                    return each.second == one.after[each.first];
                });
                QCOMPARE(m_library->import(paths), QStringList());
                one.id = m_library->summary.importId;
                if (one.id != 0)
                    imports.push_back(one);
            } else if (choice < 6 && !imports.empty()) {
                const std::size_t at = random.bounded(2) == 0
                    ? imports.size() - 1
                    : std::size_t(random.bounded(int(imports.size())));
                const Result<void> undone = m_library->undo(imports[at].id);
                if (!undone) {
                    // Undone by pruning, or changed since: then nothing has happened.
                    QVERIFY(undone.error().code == ErrorCode::Conflict
                            || undone.error().code == ErrorCode::NotFound);
                    continue;
                }
                for (const auto &[uri, texts] : imports[at].before) {
                    if (!state[uri].isEmpty())
                        QCOMPARE(state[uri], imports[at].after[uri]);
                    if (!state[uri].isEmpty() || !texts.isEmpty())
                        state[uri] = texts;
                }
                imports.erase(imports.begin() + std::ptrdiff_t(at));
            } else if (choice < 8) {
                const DocumentSpec spec = specOf(random.bounded(12));
                const bool isWork = random.bounded(3) == 0;
                const QByteArray uri = isWork ? spec.work : uriOf(spec);
                const Result<qint64> id = m_library->trash(uri);
                State gone;
                for (const auto &[each, texts] : state) {
                    if (!texts.isEmpty()
                        && (isWork ? each.startsWith(QByteArray(uri + '/')) : each == uri))
                        gone[each] = texts;
                }
                QCOMPARE(bool(id), !gone.empty());
                for (const auto &[each, texts] : gone)
                    state[each].clear();
                if (id)
                    trash[*id] = gone;
            } else if (!trash.empty()) {
                const auto at = std::next(trash.begin(), random.bounded(int(trash.size())));
                const bool isAbsent = std::all_of(at->second.begin(), at->second.end(),
                                                  [&](const auto &each) {
                                                      return state[each.first].isEmpty();
                                                  });
                const Result<void> restored = m_library->undo(at->first);
                QCOMPARE(bool(restored), isAbsent);
                if (!restored)
                    continue;
                for (const auto &[each, texts] : at->second)
                    state[each] = texts;
                trash.erase(at);
            }
        }
        Undoable fresh(u"fresh"_s);
        for (const auto &[uri, texts] : state) {
            for (const QByteArray &xml : texts)
                fresh.importOne(u"1.xml"_s, xml);
        }
        QCOMPARE(m_library->everything(), fresh.everything());
        QVERIFY(m_library->isSound());
        // The index followed the change log all the time.
        const QString index = search::indexFolder(m_library->path());
        store::Database db = m_library->reader();
        QTRY_COMPARE(must(search::indexStatus(index, db)).state,
                     search::IndexStatus::State::UpToDate);
        QVERIFY(must(search::verifyIndex(index, db, {}, {})).empty());
    }

private:
    std::unique_ptr<Undoable> m_library;
};

SHERIA_TEST(TestUndo)
} // namespace tst_undo
#include "tst_undo.moc"
