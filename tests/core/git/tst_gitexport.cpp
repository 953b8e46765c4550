// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/gitexport.h"
#include "core/git/markdown.h"
#include "core/store/db/publishedview.h"
#include "tests/core/comparison/comparedtexts.h"
#include "tests/support/testmain.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace tst_gitexport {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray TheWork = "/akn/xa/act/1891/4";
const QByteArray Amending = "/akn/xa/act/2010/1";

const QByteArray OtherLaw = "/akn/xa/act/2015/9";

/// That works changed this one, each on a day: "amendment", "repeal".
QByteArray eventMeta(const QByteArray &type, const QByteArrayList &dates,
                     const QByteArray &firstBy = Amending)
{
    QByteArray events = "<lifecycle source=\"#x\">";
    for (const QByteArray &date : dates)
        events += "<eventRef eId=\"e" + date + "\" date=\"" + date + "\" source=\"#"
            + (date == dates.first() ? "am" : "other") + "\" type=\"" + type + "\"/>";
    return events + "</lifecycle><references source=\"#x\"><passiveRef eId=\"am\" href=\"" + firstBy
        + "\" showAs=\"Boats &lt;Amendment&gt; Act\"/><passiveRef eId=\"other\" href=\"" + OtherLaw
        + "\" showAs=\"Quays Act\"/></references>";
}

void put(TestLibrary &library, const QByteArray &date, const QByteArray &words,
         const QByteArray &meta = {}, const QByteArray &language = "eng")
{
    DocumentSpec spec;
    spec.work = TheWork;
    spec.language = language;
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
        put(*m_library, "2010-02-03", "Two *boats*.", eventMeta("amendment", {"2010-02-03"}));
    }

    void aCommitIsWhatALawDidOnADay()
    {
        const git::Exported done = exported(*m_library, m_folder->path());
        QCOMPARE(done.repositories, 1);
        QCOMPARE(done.commits, 2);
        QCOMPARE(done.texts, 2);
        QCOMPARE(git({u"fsck"_s, u"--strict"_s, u"--no-progress"_s}), QByteArray());
        QCOMPARE(git({u"log"_s, u"--format=%an|%ae|%aI|%s"_s, u"main"_s}),
                 "Boats Amendment Act|" + Amending + "|2010-02-03T00:00:00Z|Boats Amendment Act\n"
                     + "Boats Act|" + TheWork + "|1970-01-01T00:00:00Z|Boats Act\n");
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

    /// A text is published days after the law that made it; the commit has the day of the law.
    void theLawThatCameBeforeItsText()
    {
        put(*m_library, "2015-03-05", "Three boats.", eventMeta("amendment", {"2015-03-01"}));
        put(*m_library, "2015-03-09", "Four boats.",
            eventMeta("amendment", {"2015-03-06"}, OtherLaw));
        put(*m_library, "2015-03-10", "Five boats.");
        QCOMPARE(exported(*m_library, m_folder->path()).commits, 5);
        QCOMPARE(git({u"log"_s, u"-4"_s, u"--format=%an|%aI|%s"_s, u"main"_s}),
                 "Unknown law|2015-03-10T00:00:00Z|Boats Act\n"
                 "Boats Amendment Act|2015-03-06T00:00:00Z|Boats Amendment Act\n"
                 "Boats Amendment Act|2015-03-01T00:00:00Z|Boats Amendment Act\n"
                 "Boats Amendment Act|2010-02-03T00:00:00Z|Boats Amendment Act\n"_ba);
        QCOMPARE(messageOf(u"main~1"_s),
                 "Boats Amendment Act\n\n* " + TheWork
                     + "/eng@2015-03-09 Boats Act\n\nDate: 2015-03-06\nBy: " + OtherLaw + "\n\n");
        // The texts are in their order.
        const auto text = [this](const QString &commit) {
            return git({u"show"_s, commit + u":act/1891/4/eng.md"_s});
        };
        QVERIFY(text(u"main~2"_s).contains("Three boats."));
        QVERIFY(text(u"main~1"_s).contains("Four boats."));
        QVERIFY(text(u"main"_s).contains("Five boats."));
    }

    /// It has effect on the last of the days on which it amended.
    void aLawOfSeveralDaysIsOneLaw()
    {
        put(*m_library, "2015-03-09", "Three boats.",
            eventMeta("amendment", {"2015-03-01", "2015-03-06"}, OtherLaw));
        exported(*m_library, m_folder->path());
        QCOMPARE(git({u"log"_s, u"-1"_s, u"--format=%ae|%aI"_s, u"main"_s}),
                 OtherLaw + "|2015-03-06T00:00:00Z\n");
    }

    void severalLawsAreNamedInTheMessage()
    {
        put(*m_library, "2015-03-09", "Three boats.",
            eventMeta("amendment", {"2015-03-01", "2015-03-09"}));
        exported(*m_library, m_folder->path());
        QCOMPARE(git({u"log"_s, u"-1"_s, u"--format=%an|%aI"_s, u"main"_s}),
                 "Unknown law|2015-03-09T00:00:00Z\n"_ba);
        QCOMPARE(messageOf(u"main"_s),
                 "Boats Act\n\n* " + TheWork + "/eng@2015-03-09 Boats Act\n\nDate: 2015-03-09\nBy: "
                     + Amending + "\nBy: " + OtherLaw + "\n\n");
        QCOMPARE(git({u"fsck"_s, u"--strict"_s, u"--no-progress"_s}), QByteArray());
    }

    /// The first text in a language follows the law that came after the text before, whatever its language.
    void languagesOfOneLawAreOneCommit()
    {
        const QByteArray law = eventMeta("amendment", {"2015-03-06"});
        put(*m_library, "2015-03-09", "Three boats.", law);
        put(*m_library, "2015-03-10", "Trois bateaux.", law, "fra");
        put(*m_library, "2015-03-09", "Tres barcos.", law, "spa");
        QCOMPARE(exported(*m_library, m_folder->path()).commits, 4);
        QCOMPARE(git({u"log"_s, u"-2"_s, u"--format=%an|%aI"_s, u"--name-only"_s, u"main"_s}),
                 "Unknown law|2015-03-10T00:00:00Z\n\nact/1891/4/fra.md\nact/1891/4/fra.xml\n"
                 "Boats Amendment Act|2015-03-06T00:00:00Z\n\nact/1891/4/eng.md\n"
                 "act/1891/4/eng.xml\nact/1891/4/spa.md\nact/1891/4/spa.xml\n"_ba);
    }

    void eachPlaceHasARepository()
    {
        DocumentSpec spec;
        spec.work = "/akn/xa-bay/act/by-law/2012/trees";
        spec.date = "2012-01-01";
        m_library->put(spec);
        const git::Exported done = exported(*m_library, m_folder->path());
        QCOMPARE(done.repositories, 2);
        QCOMPARE(done.commits, 3);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
                 (QStringList{u"xa-bay.git"_s, u"xa.git"_s}));
        const QStringList files{u"log"_s, u"--all"_s, u"--format="_s, u"--name-only"_s};
        const QByteArray act = "act/1891/4/eng.md\nact/1891/4/eng.xml\n";
        QCOMPARE(git(files), act + act);
        QCOMPARE(git(files, u"xa-bay.git"_s),
                 "act/by-law/2012/trees/eng.md\nact/by-law/2012/trees/eng.xml\n"_ba);
    }

    void aRepealTakesTheFilesAway()
    {
        put(*m_library, "2012-01-01", "No boats.", eventMeta("repeal", {"2020-04-01"}));
        exported(*m_library, m_folder->path());
        QCOMPARE(git({u"ls-tree"_s, u"-r"_s, u"--name-only"_s, u"main"_s}), QByteArray());
        QCOMPARE(git({u"log"_s, u"-1"_s, u"--format=%an|%aI|%s"_s, u"main"_s}),
                 "Boats Amendment Act|2020-04-01T00:00:00Z|Repeal of Boats Act\n"_ba);
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
    QByteArray git(const QStringList &arguments, const QString &repository = u"xa.git"_s) const
    {
        QProcess process;
        process.start(u"git"_s,
                      QStringList{u"--git-dir"_s, m_folder->filePath(repository)} + arguments);
        if (!process.waitForFinished() || process.exitCode() != 0)
            return "failed: " + process.readAllStandardError();
        // Git before 2.45 writes UTC so.
        return process.readAllStandardOutput().replace("+00:00", "Z");
    }

    QByteArray messageOf(const QString &commit) const
    {
        return git({u"show"_s, u"--no-patch"_s, u"--format=%B"_s, commit});
    }

    std::unique_ptr<TestLibrary> m_library;
    std::unique_ptr<QTemporaryDir> m_folder;
};

SHERIA_TEST(TestGitExport)
} // namespace tst_gitexport
#include "tst_gitexport.moc"
