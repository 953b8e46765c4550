// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QHash>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

#include <signal.h>

namespace tst_ctlimport {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int ManyFiles = 400;

/// sheriactl import, info, verify and export, as scripts use them.
class TestCtlImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFileIsReported()
    {
        const QTemporaryDir folder;
        DocumentSpec spec;
        const QByteArray good = xmlOf(spec);
        write(folder, u"docs/a.xml"_s, good);
        write(folder, u"docs/b.xml"_s, "<akomaNtoso><act>");
        const CtlResult first = importJson(folder);
        QCOMPARE(first.exit, 1); // One was refused.
        const auto reports = byName(first);
        QCOMPARE(reports.size(), 2);
        const QByteArrayList lines = first.lines();
        for (const QByteArray &line : lines) {
            const QByteArrayList order{"{\"path\":", "\"outcome\":", "\"expression_frbr_uri\":",
                                       "\"content_sha256\":", "\"reason\":"};
            qsizetype at = 0;
            for (const QByteArray &key : order) {
                QVERIFY2(line.indexOf(key, at) >= at, line.constData());
                at = line.indexOf(key, at) + 1;
            }
        }
        const QJsonObject a = reports.value(u"a.xml"_s);
        QCOMPARE(a.value(u"outcome"), QJsonValue(u"imported"_s));
        QCOMPARE(a.value(u"expression_frbr_uri"),
                 QJsonValue(u"/akn/xa/act/2005/4/eng@2009-02-03"_s));
        QCOMPARE(a.value(u"content_sha256").toString().toLatin1(), sha256Hex(good));
        QVERIFY(a.value(u"reason").isNull());
        const QJsonObject b = reports.value(u"b.xml"_s);
        QCOMPARE(b.value(u"outcome"), QJsonValue(u"refused"_s));
        QVERIFY(b.value(u"content_sha256").isNull());
        QVERIFY(!b.value(u"reason").toString().isEmpty());
    }

    void whatIsThereIsUnchangedAndWhatIsNewerReplaces()
    {
        const QTemporaryDir folder;
        DocumentSpec spec;
        write(folder, u"docs/a.xml"_s, xmlOf(spec));
        QCOMPARE(outcomeOf(folder), u"imported"_s);
        QCOMPARE(outcomeOf(folder), u"unchanged"_s);
        spec.manifestationDate = "2012-01-01";
        spec.title = "Another Title";
        write(folder, u"docs/a.xml"_s, xmlOf(spec));
        QCOMPARE(outcomeOf(folder), u"replaced"_s);
        QCOMPARE(outcomeOf(folder), u"unchanged"_s);
    }

    void aPathThatIsMissingIsRefusedBesideOthers()
    {
        const QTemporaryDir folder;
        write(folder, u"docs/a.xml"_s, xmlOf({}));
        const CtlResult result = runCtl({u"import"_s, u"--json"_s, u"--library"_s,
                                         libraryIn(folder), folder.filePath(u"docs/a.xml"_s),
                                         folder.filePath(u"none"_s)});
        QCOMPARE(result.exit, 1);
        QCOMPARE(byName(result).value(u"a.xml"_s).value(u"outcome"), QJsonValue(u"imported"_s));
        QCOMPARE(byName(result).value(u"none"_s).value(u"outcome"), QJsonValue(u"refused"_s));
    }

    void aPersonReadsASummaryAndWhatIsOdd()
    {
        const QTemporaryDir folder;
        write(folder, u"docs/a.xml"_s, xmlOf({}));
        write(folder, u"docs/b.xml"_s, "<x/>");
        const CtlResult result = runCtl(
            {u"import"_s, u"--library"_s, libraryIn(folder), folder.filePath(u"docs"_s)});
        QCOMPARE(result.lines().size(), 2);
        const QByteArray refused = "refused   " + folder.filePath(u"docs/b.xml"_s).toUtf8();
        QVERIFY(result.output.contains(refused));
        // Not a terminal, and no --progress.
        QCOMPARE(result.errors, "1 imported, 0 unchanged, 0 replaced, 1 refused\n"_ba);
    }

    void progressIsToldOnDemand()
    {
        const QTemporaryDir folder;
        const CtlResult result = runCtl({u"import"_s, u"--library"_s, libraryIn(folder),
                                         u"--sample"_s, u"--json"_s, u"--progress"_s});
        QCOMPARE(result.exit, 0);
        QVERIFY2(result.errors.contains(" of "), result.errors.constData());
    }

    void theSampleMovesFromLibraryToLibrary()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        const QString pack = folder.filePath(u"out.zip"_s);
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, libraryIn(folder), u"--sample"_s}).exit, 0);
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, libraryIn(folder)}).exit, 0);
        const CtlResult written = runCtl({u"export"_s, u"--library"_s, libraryIn(folder),
                                          u"--pack"_s, pack, u"--with-unpublished"_s});
        QCOMPARE(written.exit, 0);
        QCOMPARE(written.output + written.errors, ""_ba);
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, libraryIn(other), pack}).exit, 0);
        QJsonObject here = infoOf(folder);
        QJsonObject there = infoOf(other);
        QVERIFY(here.value(u"works").toInt() >= 14);
        for (const QString &key :
             {u"places"_s, u"works"_s, u"stubs"_s, u"expressions"_s, u"contents"_s, u"provisions"_s,
              u"references"_s, u"media"_s, u"media_bytes"_s})
            QCOMPARE(there.value(key), here.value(key));
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, libraryIn(other)}).exit, 0);
    }

    void infoIsForPeopleToo()
    {
        const QTemporaryDir folder;
        runCtl({u"import"_s, u"--library"_s, libraryIn(folder), u"--sample"_s});
        const CtlResult result = runCtl({u"info"_s, u"--library"_s, libraryIn(folder)});
        QCOMPARE(result.exit, 0);
        QVERIFY(result.output.contains("  expressions\n"));
    }

    void verifyNamesWhatIsDamaged()
    {
        const QTemporaryDir folder;
        runCtl({u"import"_s, u"--library"_s, libraryIn(folder), u"--sample"_s});
        QFile file(libraryIn(folder));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray zeros(4096, '\0');
        QVERIFY(file.seek(file.size() / 8192 * 4096)); // A page in the middle.
        QCOMPARE(file.write(zeros), zeros.size());
        file.close();
        const CtlResult result = runCtl(
            {u"verify"_s, u"--json"_s, u"--library"_s, libraryIn(folder)});
        QCOMPARE(result.exit, 1);
        QVERIFY(!result.objects().isEmpty());
        for (const QJsonObject &finding : result.objects())
            QCOMPARE(finding.keys(), QStringList({u"check"_s, u"detail"_s, u"subject"_s}));
    }

    /// What a line has reported is in the library, whenever the power goes.
    void aKillLosesNothingThatWasReported_data()
    {
        QTest::addColumn<int>("after");
        for (const int after : {0, 1, 37, 150, 390})
            QTest::addRow("after %d files", after) << after;
    }
    void aKillLosesNothingThatWasReported()
    {
        QFETCH(int, after);
        const QTemporaryDir folder;
        writeMany(folder);
        QProcess process;
        process.start(sheriactlPath(),
                      {u"import"_s, u"--json"_s, u"--library"_s, libraryIn(folder),
                       folder.filePath(u"docs"_s)});
        QVERIFY(process.waitForStarted());
        QSet<QByteArray> reported;
        while (reported.size() < after && process.waitForReadyRead()) {
            while (process.canReadLine())
                reported.insert(pathIn(process.readLine()));
        }
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        QVERIFY(process.waitForFinished());
        if (QFile::exists(libraryIn(folder)))
            QCOMPARE(runCtl({u"verify"_s, u"--library"_s, libraryIn(folder)}).exit, 0);
        const CtlResult again = importJson(folder);
        QCOMPARE(again.exit, 0);
        QCOMPARE(again.lines().size(), ManyFiles);
        for (const QJsonObject &report : again.objects()) {
            if (reported.contains(report.value(u"path").toString().toUtf8()))
                QCOMPARE(report.value(u"outcome"), QJsonValue(u"unchanged"_s));
        }
        QCOMPARE(infoOf(folder).value(u"expressions"), QJsonValue(ManyFiles));
        QCOMPARE(runCtl({u"verify"_s, u"--library"_s, libraryIn(folder)}).exit, 0);
    }

    void aSignalStopsAnImportThatGoesOnLater()
    {
        const QTemporaryDir folder;
        writeMany(folder);
        QProcess process;
        process.start(sheriactlPath(),
                      {u"import"_s, u"--json"_s, u"--library"_s, libraryIn(folder),
                       folder.filePath(u"docs"_s)});
        QVERIFY(process.waitForReadyRead());
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        // It may have been quicker than the signal.
        QVERIFY(process.exitCode() == 6 || process.exitCode() == 0);
        QCOMPARE(importJson(folder).exit, 0);
        QCOMPARE(infoOf(folder).value(u"expressions"), QJsonValue(ManyFiles));
    }

private:
    static QString libraryIn(const QTemporaryDir &folder) { return folder.filePath(u"l.sheria"_s); }

    static void write(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
    {
        QDir(folder.path()).mkpath(u"docs"_s);
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    static void writeMany(const QTemporaryDir &folder)
    {
        for (int i = 1; i <= ManyFiles; ++i) {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2005/" + QByteArray::number(i);
            write(folder, u"docs/%1.xml"_s.arg(i), xmlOf(spec));
        }
    }

    static CtlResult importJson(const QTemporaryDir &folder)
    {
        return runCtl({u"import"_s, u"--json"_s, u"--library"_s, libraryIn(folder),
                       folder.filePath(u"docs"_s)});
    }

    static QHash<QString, QJsonObject> byName(const CtlResult &result)
    {
        QHash<QString, QJsonObject> out;
        for (const QJsonObject &report : result.objects())
            out.insert(report.value(u"path").toString().section(u'/', -1), report);
        return out;
    }

    static QString outcomeOf(const QTemporaryDir &folder)
    {
        return importJson(folder).objects().value(0).value(u"outcome").toString();
    }

    static QJsonObject infoOf(const QTemporaryDir &folder)
    {
        return runCtl({u"info"_s, u"--json"_s, u"--library"_s, libraryIn(folder)})
            .objects()
            .value(0);
    }

    static QByteArray pathIn(const QByteArray &line)
    {
        return QJsonDocument::fromJson(line).object().value(u"path").toString().toUtf8();
    }
};

SHERIA_TEST(TestCtlImport)
} // namespace tst_ctlimport
#include "tst_ctlimport.moc"
