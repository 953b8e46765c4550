// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/archive/filetree.h"
#include "core/pack/importjob.h"
#include "core/pack/packimport.h"
#include "core/pack/pipeline.h"
#include "core/store/file/libraryfile.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/core/pack/packlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

namespace tst_delta {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr qint64 DayMs = 86'400'000;

/// A library with a history of three parts, and the packs of them.
struct History
{
    History() : origin(u"origin-"_s)
    {
        origin.put("/akn/xa/act/2001/1", "2001-01-01", "One");
        origin.put("/akn/xa/act/2001/2", "2001-01-01", "Two");
        origin.put("/akn/xa/act/2001/3", "2001-01-01", "Three");
        base = origin.file(u"z-base.zip"_s);
        const qint64 first = origin.write(base, 0).revision;
        origin.clock.advance(DayMs);
        origin.put("/akn/xa/act/2001/1", "2005-01-01", "One, amended");
        origin.put("/akn/xa/act/2001/2", "2001-01-01", "Two, in other words");
        origin.drop("/akn/xa/act/2001/3/eng@2001-01-01");
        second = origin.file(u"b-second.zip"_s);
        const qint64 next = origin.write(second, first).revision;
        origin.clock.advance(DayMs);
        origin.put("/akn/xa/act/2006/4", "2006-01-01", "Four");
        origin.drop("/akn/xa/act/2001/1/eng@2001-01-01");
        third = origin.file(u"a-third.zip"_s);
        last = origin.write(third, next).revision;
    }

    PackLibrary origin;
    QString base, second, third;
    qint64 last = 0;
};

/// The files of a pack, of which those below `folder` that end so can no longer be read once the pack was checked,
/// which is done on the thread that made this.
class VanishingTree final : public pack::FileTree
{
public:
    VanishingTree(std::shared_ptr<const pack::FileTree> files, const QString &folder,
                  const QString &end)
        : FileTree(files->pathOf({}))
        , m_files(std::move(files))
        , m_folder(folder)
        , m_end(end)
    {
        m_names = m_files->names();
    }
    bool contains(const QString &name) const override { return m_files->contains(name); }
    Result<QByteArray> read(const QString &name) const override
    {
        const bool isGone = name.startsWith(m_folder) && name.endsWith(m_end)
            && std::this_thread::get_id() != m_checking;
        if (isGone)
            return Error{ErrorCode::InvalidArgument, u"the share is gone"_s};
        return m_files->read(name);
    }

private:
    const std::shared_ptr<const pack::FileTree> m_files;
    const QString m_folder;
    const QString m_end;
    const std::thread::id m_checking = std::this_thread::get_id();
};

/// Imports the pack that `tree` is; returns what was refused, and why.
QStringList walk(PackLibrary &library, const std::shared_ptr<const pack::FileTree> &tree)
{
    QStringList refused;
    const pack::ImportObserver observer{.onFile =
                                            [&refused](const pack::FileReport &report) {
                                                if (report.outcome == pack::Outcome::Refused)
                                                    refused << report.reason.english();
                                            },
                                        .onProgress = {}};
    pack::Pipeline pipeline(library.writer(), must(pack::PreparePool::open(library.path(), 2)),
                            observer, {});
    must(pack::walkPack(pipeline, tree, u"pack"_s, library.clock));
    must(pipeline.finish());
    return refused;
}

/// Up to which revision of `origin` its packs count as applied in `library`.
std::optional<qint64> followed(PackLibrary &library, PackLibrary &origin)
{
    store::Database there = origin.reader();
    store::Database here = library.reader();
    return must(store::findPackOrigin(here, must(store::packIdentity(there))));
}

void limitPages(PackLibrary &library, const char *pragma)
{
    library.change([pragma](store::Database &db) { return db.execute(pragma); });
}

/// One library follows another by packs, without a network.
class TestDelta : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsStepByStep()
    {
        History history;
        PackLibrary copy(u"copy-"_s);
        for (const QString &pack : {history.base, history.second, history.third})
            QCOMPARE(copy.import({pack}), QStringList());
        QCOMPARE(copy.everything(), history.origin.everything());
        QVERIFY(copy.isSound());
    }

    /// A delta is as small as what changed.
    void holdsOnlyWhatChanged()
    {
        History history;
        const QString pack = history.origin.file(u"none.zip"_s);
        const auto nothing = must(pack::exportPack(history.origin.file(u"l.sheria"_s), pack,
                                                   history.origin.clock, {}, {},
                                                   {{}, history.last}));
        QCOMPARE(nothing.works, 0);
        QCOMPARE(nothing.deletions, 0);
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({history.base, history.second, history.third, pack}), QStringList());
        const auto beyond = pack::exportPack(history.origin.file(u"l.sheria"_s), pack,
                                             history.origin.clock, {}, {}, {{}, history.last + 1});
        QCOMPARE(beyond.error().code, ErrorCode::InvalidArgument);
    }

    void oneMayBeAppliedAgainAndSkipsMayOverlap()
    {
        History history;
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({history.base, history.base, history.second, history.second}),
                 QStringList());
        // From the beginning to the end in one: over what is here.
        const QString all = history.origin.file(u"all.zip"_s);
        history.origin.write(all, 0);
        QCOMPARE(copy.import({all}), QStringList());
        QCOMPARE(copy.everything(), history.origin.everything());
        QCOMPARE(copy.import({all}), QStringList());
    }

    /// The first pack of a library that is not followed yet names what was deleted there; works of the same
    /// address that are here came from elsewhere, and stay.
    void theFirstPackTakesNothingAway()
    {
        History history;
        const QString all = history.origin.file(u"all.zip"_s);
        history.origin.write(all, 0);
        PackLibrary other(u"other-"_s);
        other.put("/akn/xa/act/2001/3", "2001-01-01", "Another third");
        QCOMPARE(other.import({all}), QStringList());
        QVERIFY(other.everything().contains("works/xa-act-2001-3/eng@2001-01-01/"));
    }

    /// As many as there are on the stick, by whatever names: each after what it goes on from.
    void severalAtOnceAreTakenInTheirOrder_data()
    {
        QTest::addColumn<QList<int>>("order");
        QTest::addColumn<bool>("asFolder");
        QTest::newRow("the last first") << QList{2, 1, 0} << false;
        QTest::newRow("mixed") << QList{1, 0, 2} << false;
        QTest::newRow("twice") << QList{2, 0, 1, 0, 2} << false;
        QTest::newRow("a folder") << QList<int>() << true; // By name the last is first.
    }
    void severalAtOnceAreTakenInTheirOrder()
    {
        QFETCH(const QList<int>, order);
        QFETCH(bool, asFolder);
        History history;
        const QStringList all{history.base, history.second, history.third};
        const QTemporaryDir stick;
        QStringList given;
        for (const int each : order)
            given << all[each];
        if (asFolder) {
            for (const QString &pack : all)
                QVERIFY(QFile::copy(pack, stick.filePath(QFileInfo(pack).fileName())));
            QFile other(stick.filePath(u"m-other.zip"_s)); // That cannot be read.
            QVERIFY(other.open(QIODevice::WriteOnly) && other.write("PK\3\4 not really") > 0);
            given << stick.path();
        }
        PackLibrary copy(u"copy-"_s);
        const QStringList refused = copy.import(given);
        QVERIFY2(refused.size() == (asFolder ? 1 : 0), qPrintable(refused.join(u'\n')));
        QCOMPARE(copy.everything(), history.origin.everything());
        QVERIFY(copy.isSound());
    }

    void whatDoesNotBuildOnWhatIsHereIsRefusedWithAReason()
    {
        History history;
        PackLibrary copy(u"copy-"_s);
        const QByteArray empty = copy.everything();
        QStringList refused = copy.import({history.second});
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused[0].contains(u"that has not been imported here"_s), qPrintable(refused[0]));
        QCOMPARE(copy.everything(), empty);
        QCOMPARE(copy.import({history.base}), QStringList());
        const QByteArray based = copy.everything();
        refused = copy.import({history.third});
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused[0].contains(u"import the packs in between first"_s),
                 qPrintable(refused[0]));
        QCOMPARE(copy.everything(), based);
        QCOMPARE(copy.import({history.second, history.third}), QStringList());
        refused = copy.import({history.second});
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused[0].contains(u"already has the newer revision"_s), qPrintable(refused[0]));
        QCOMPARE(copy.everything(), history.origin.everything());
        refused = history.origin.import({history.third});
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused[0].contains(u"from this library"_s), qPrintable(refused[0]));
    }

    /// Damaged anywhere: nothing of it is taken.
    void aDamagedOneIsRefusedAsAWhole()
    {
        History history;
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({history.base}), QStringList());
        const QByteArray before = copy.everything();
        QFile file(history.second);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const qsizetype at = bytes.indexOf("Two, in other words"); // A picture, stored as it is.
        QVERIFY(at > 0);
        bytes[at] = 'X';
        file.seek(0);
        file.write(bytes);
        file.close();
        const QStringList refused = copy.import({history.second});
        QCOMPARE(refused.size(), 1);
        QCOMPARE(copy.everything(), before);
    }

    /// A ZIP that is sound, of which the manifest says otherwise.
    void oneThatIsNotAsItsManifestSaysIsRefusedAsAWhole_data()
    {
        QTest::addColumn<QString>("name"); // Ends so.
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after"); // Null: the file is left out.
        QTest::newRow("another picture") << u"a.png"_s << "in other"_ba
                                         << "in XXXXX"_ba;
        QTest::newRow("another text") << u".xml"_s << "in other"_ba
                                      << "in XXXXX"_ba;
        QTest::newRow("another deletion") << u"deletions.json"_s << "2001/3"_ba
                                          << "2001/1"_ba;
        QTest::newRow("no deletions") << u"deletions.json"_s << ""_ba << QByteArray();
        QTest::newRow("a text less") << u".xml"_s << ""_ba << QByteArray();
        QTest::newRow("another hash") << u"manifest.json"_s << "\"sha256\":\""_ba
                                      << "\"sha256\":\"0"_ba;
        QTest::newRow("another size") << u"manifest.json"_s << "\"bytes\":"_ba
                                      << "\"bytes\":1"_ba;
    }
    void oneThatIsNotAsItsManifestSaysIsRefusedAsAWhole()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        History history;
        const QString path = history.origin.file(u"tampered.zip"_s);
        bool isChanged = false;
        rewritePack(history.second, path, [&](const QString &each, QByteArray &bytes) {
            if (isChanged || !each.endsWith(name) || !bytes.contains(before))
                return true;
            isChanged = true;
            bytes.replace(bytes.indexOf(before), before.size(), after);
            return !after.isNull();
        });
        QVERIFY(isChanged);
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({history.base}), QStringList());
        const QByteArray here = copy.everything();
        QVERIFY(!copy.import({path}).isEmpty());
        QCOMPARE(copy.everything(), here);
        QCOMPARE(copy.import({history.second}), QStringList()); // The true one still fits.
    }

    void onePartThatIsMissingKeepsItFromCounting_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("end");
        QTest::newRow("a text") << u"works/xa-act-2001-2/"_s << u".xml"_s;
        QTest::newRow("a picture") << u"works/xa-act-2001-2/"_s << u"a.png"_s;
        QTest::newRow("a work") << u"works/xa-act-2001-1/"_s << u"work.json"_s;
        QTest::newRow("the deletions") << u"deletions.json"_s << QString();
    }
    void onePartThatIsMissingKeepsItFromCounting()
    {
        QFETCH(QString, folder);
        QFETCH(QString, end);
        History history;
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({history.base}), QStringList());
        const auto before = followed(copy, history.origin);
        const auto whole = must(pack::ArchiveTree::open(history.second));
        const QStringList refused = walk(copy, std::make_shared<VanishingTree>(whole, folder, end));
        QVERIFY2(refused.contains(u"the share is gone"_s), qPrintable(refused.join(u'\n')));
        QVERIFY2(refused.last().contains(u"only a part of the pack"_s), qPrintable(refused.last()));
        QCOMPARE(followed(copy, history.origin), before);
        QCOMPARE(copy.import({history.third}).size(), 1); // It would go on from what is not here.
        QCOMPARE(walk(copy, whole), QStringList());
        QCOMPARE(copy.import({history.third}), QStringList());
        QCOMPARE(copy.everything(), history.origin.everything());
        QVERIFY(copy.isSound());
    }

    /// By parts that an ordinary pack of the same import lacks.
    void oneIsNotHeldUpByAnother()
    {
        History history;
        PackLibrary other(u"other-"_s);
        other.put("/akn/xb/act/2001/1", "2001-01-01", "Elsewhere");
        const QString pack = other.file(u"elsewhere.zip"_s);
        other.write(pack, {});
        const QString spoilt = other.file(u"spoilt.zip"_s);
        rewritePack(pack, spoilt, [](const QString &name, QByteArray &bytes) {
            if (name.endsWith(u".xml"))
                bytes.replace("Elsewhere", "Somewhere");
            return true;
        });
        PackLibrary copy(u"copy-"_s);
        QVERIFY(!copy.import({spoilt, history.base}).isEmpty());
        QVERIFY(followed(copy, history.origin).has_value());
        QCOMPARE(copy.import({history.second, history.third}), QStringList());
    }

    /// The disk is full before all of it is here.
    void oneThatFindsNoRoomDoesNotCount()
    {
        PackLibrary origin(u"origin-"_s);
        origin.put("/akn/xa/act/2001/1", "2001-01-01", "One");
        const QString base = origin.file(u"base.zip"_s);
        const qint64 since = origin.write(base, 0).revision;
        QByteArray words;
        for (int i = 0; i < 100'000; ++i)
            words += QByteArray::number(i * 7919LL % 104'729) + ' ';
        origin.put("/akn/xa/act/2001/2", "2001-01-01", words);
        const QString next = origin.file(u"next.zip"_s);
        origin.write(next, since);
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({base}), QStringList());
        limitPages(copy, "PRAGMA max_page_count = 1");
        const auto full = pack::importPaths(copy.writer(), {next}, copy.clock, {}, {});
        QVERIFY(!full);
        QCOMPARE(full.error().code, ErrorCode::NoSpace);
        QCOMPARE(followed(copy, origin), std::optional<qint64>(since));
        limitPages(copy, "PRAGMA max_page_count = 100000");
        QCOMPARE(copy.import({next}), QStringList());
        QCOMPARE(copy.everything(), origin.everything());
    }

    void tellsWhetherOneCanBeApplied_data()
    {
        QTest::addColumn<qint64>("since");
        QTest::addColumn<qint64>("until");
        QTest::addColumn<qint64>("known"); // -1: none.
        QTest::addColumn<bool>("canBe");
        QTest::newRow("beginning") << qint64(0) << qint64(5) << qint64(-1) << true;
        QTest::newRow("no beginning") << qint64(1) << qint64(5) << qint64(-1) << false;
        QTest::newRow("next") << qint64(5) << qint64(9) << qint64(5) << true;
        QTest::newRow("overlapping") << qint64(3) << qint64(9) << qint64(5) << true;
        QTest::newRow("gap") << qint64(6) << qint64(9) << qint64(5) << false;
        QTest::newRow("again") << qint64(3) << qint64(5) << qint64(5) << true;
        QTest::newRow("older") << qint64(3) << qint64(4) << qint64(5) << false;
        QTest::newRow("older beginning") << qint64(0) << qint64(4) << qint64(5) << false;
    }
    void tellsWhetherOneCanBeApplied()
    {
        QFETCH(qint64, since);
        QFETCH(qint64, until);
        QFETCH(qint64, known);
        const auto problem = pack::deltaProblem({"", since, until},
                                                known < 0 ? std::nullopt : std::optional(known));
        QTEST(!problem.has_value(), "canBe");
    }
};

SHERIA_TEST(TestDelta)
} // namespace tst_delta
#include "tst_delta.moc"
