#include "core/git/gitexport.h"
#include "core/git/markdown.h"
#include "core/store/db/publishedview.h"
#include "tests/core/comparison/comparedtexts.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray TheWork = "/akn/xa/act/1891/4";
const QByteArray Amending = "/akn/xa/act/2010/1";

/// That a work changed this one on a day: "amendment", "repeal".
QByteArray eventMeta(const QByteArray &type, const QByteArray &date)
{
    return "<lifecycle source=\"#x\"><eventRef eId=\"e1\" date=\"" + date
        + "\" source=\"#am\" type=\"" + type
        + "\"/></lifecycle><references source=\"#x\"><passiveRef eId=\"am\" href=\"" + Amending
        + "\" showAs=\"Boats &lt;Amendment&gt; Act\"/></references>";
}

void put(TestLibrary &library, const QByteArray &date, const QByteArray &words,
         const QByteArray &meta = {})
{
    DocumentSpec spec;
    spec.work = TheWork;
    spec.date = date;
    spec.title = "Boats Act";
    spec.meta = meta;
    spec.body = section("1", "Boats", part("1", "1", words));
    library.put(spec);
}

git::Exported exported(TestLibrary &library, const QString &folder)
{
    return must(git::exportRepositories(library.db(), folder, {}, {}));
}

} // namespace

/// Repositories as git itself reads them.
class TestGitExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"git"_s).isEmpty())
            QSKIP("git is not installed");
    }
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_folder = std::make_unique<QTemporaryDir>();
        put(*m_library, "1891-05-06", "One boat.");
        put(*m_library, "2010-02-03", "Two *boats*.", eventMeta("amendment", "2010-02-03"));
    }

    void aCommitIsWhatALawDidOnADay()
    {
        const git::Exported done = exported(*m_library, m_folder->path());
        QCOMPARE(done.repositories, 1);
        QCOMPARE(done.commits, 2);
        QCOMPARE(done.texts, 2);
        QCOMPARE(git({u"fsck"_s, u"--strict"_s, u"--no-progress"_s}), QByteArray());
        QCOMPARE(git({u"log"_s, u"--format=%an|%ae|%aI|%s"_s, u"main"_s}),
                 "Boats Amendment Act|" + Amending
                     + "|2010-02-03T00:00:00+00:00|Boats Amendment Act\n" + "Boats Act|" + TheWork
                     + "|1970-01-01T00:00:00+00:00|Boats Act\n");
        const QByteArray first = git({u"show"_s, u"--no-patch"_s, u"--format=%B"_s, u"main~1"_s});
        QVERIFY2(first.contains(QByteArray("\nDate: 1891-05-06\nBy: " + TheWork)),
                 first.constData());
        QCOMPARE(git({u"ls-tree"_s, u"-r"_s, u"--name-only"_s, u"main"_s}),
                 "act/1891/4/eng.md\nact/1891/4/eng.xml\n"_ba);
        QCOMPARE(git({u"show"_s, u"main:act/1891/4/eng.md"_s}),
                 "# Boats Act\n\n## 1. Boats\n\n(1) Two \\*boats\\*.\n"_ba);
        QVERIFY(git({u"show"_s, u"main:act/1891/4/eng.xml"_s}).contains("<p>Two *boats*.</p>"));
    }

    void theSameLibraryGivesTheSameCommits()
    {
        exported(*m_library, m_folder->path());
        const QByteArray tip = git({u"rev-parse"_s, u"main"_s});
        QCOMPARE(exported(*m_library, m_folder->path()).commits, 0);
        QCOMPARE(git({u"rev-parse"_s, u"main"_s}), tip);
        m_folder = std::make_unique<QTemporaryDir>();
        exported(*m_library, m_folder->path());
        QCOMPARE(git({u"rev-parse"_s, u"main"_s}), tip);
    }

    void anExportIsContinued()
    {
        exported(*m_library, m_folder->path());
        const QByteArray tip = git({u"rev-parse"_s, u"main"_s});
        put(*m_library, "2015-01-01", "Three boats.");
        QCOMPARE(exported(*m_library, m_folder->path()).commits, 1);
        QCOMPARE(git({u"rev-parse"_s, u"main~1"_s}), tip);
        // Nobody knows by which law.
        QCOMPARE(git({u"log"_s, u"-1"_s, u"--format=%an|%s"_s, u"main"_s}),
                 "Unknown law|Boats Act\n"_ba);
        // One that comes between them: those behind it are written anew.
        put(*m_library, "2012-01-01", "No boats.");
        QCOMPARE(exported(*m_library, m_folder->path()).commits, 2);
        QCOMPARE(git({u"rev-parse"_s, u"main~2"_s}), tip);
        QCOMPARE(git({u"fsck"_s, u"--strict"_s, u"--no-progress"_s, u"--no-dangling"_s}),
                 QByteArray());
    }

    void aRepealTakesTheFilesAway()
    {
        put(*m_library, "2012-01-01", "No boats.", eventMeta("repeal", "2020-04-01"));
        exported(*m_library, m_folder->path());
        QCOMPARE(git({u"ls-tree"_s, u"-r"_s, u"--name-only"_s, u"main"_s}), QByteArray());
        QCOMPARE(git({u"log"_s, u"-1"_s, u"--format=%an|%aI|%s"_s, u"main"_s}),
                 "Boats Amendment Act|2020-04-01T00:00:00+00:00|Repeal of Boats Act\n"_ba);
    }

    /// Somebody's own repository, or any folder, is not written into.
    void aFolderOfSomebodyElseIsLeftAlone()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"xa.git"_s));
        QFile own(m_folder->filePath(u"xa.git/HEAD"_s));
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.close();
        const auto done = git::exportRepositories(m_library->db(), m_folder->path(), {}, {});
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Conflict);
    }

    void aStopLeavesWhatWasThere()
    {
        exported(*m_library, m_folder->path());
        const QByteArray tip = git({u"rev-parse"_s, u"main"_s});
        put(*m_library, "2015-01-01", "Three boats.");
        std::stop_source stop;
        stop.request_stop();
        const auto done = git::exportRepositories(m_library->db(), m_folder->path(), {},
                                                  stop.get_token());
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Cancelled);
        QCOMPARE(git({u"rev-parse"_s, u"main"_s}), tip);
        QCOMPARE(exported(*m_library, m_folder->path()).commits, 1);
    }

private:
    QByteArray git(const QStringList &arguments) const
    {
        QProcess process;
        process.start(u"git"_s,
                      QStringList{u"--git-dir"_s, m_folder->filePath(u"xa.git"_s)} + arguments);
        if (!process.waitForFinished() || process.exitCode() != 0)
            return "failed: " + process.readAllStandardError();
        return process.readAllStandardOutput();
    }

    std::unique_ptr<TestLibrary> m_library;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestGitExport)
#include "tst_gitexport.moc"
