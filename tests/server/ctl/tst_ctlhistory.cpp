#include "tests/server/ctl/ctlrunner.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// sheriactl compare and blame, on the sample library.
class TestCtlHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, m_library, u"--sample"_s}).exit, 0);
    }

    void comparesTwoExpressions()
    {
        const QString before = u"/akn/zz/act/2005/4/eng@"_s;
        const QString after = u"/akn/zz/act/2005/4/eng"_s;
        const CtlResult result = runCtl(
            {u"compare"_s, u"--library"_s, m_library, u"--json"_s, before, after});
        QCOMPARE(result.exit, 1);
        QVERIFY(!result.objects().isEmpty());
        for (const QJsonObject &each : result.objects()) {
            QVERIFY(each[u"kind"_s].toString() != u"same"_s);
            QVERIFY(each[u"old"_s].isString() || each[u"new"_s].isString());
        }
        const CtlResult all = runCtl(
            {u"compare"_s, u"--library"_s, m_library, u"--json"_s, u"--all"_s, before, after});
        QVERIFY(all.objects().size() > result.objects().size());
        const CtlResult same = runCtl({u"compare"_s, u"--library"_s, m_library, after, after});
        QCOMPARE(same.exit, 0);
        QVERIFY(same.output.isEmpty());
    }

    void writesABundleWithNotes()
    {
        const QTemporaryDir folder;
        const QString notes = folder.filePath(u"notes.sqlite"_s);
        const QStringList where{u"--library"_s, m_library, u"--notes"_s, notes};
        QCOMPARE(runCtl(QStringList{u"notes"_s, u"add"_s} + where
                        + QStringList{u"--text"_s, u"Ask the Board & its keepers"_s,
                                      u"/akn/zz/act/2005/4/eng@2010-07-01/~sec_6"_s})
                     .exit,
                 0);
        const auto made = [&](const QString &name) {
            const QString path = folder.filePath(name);
            const CtlResult result = runCtl(
                QStringList{u"bundle"_s} + where
                + QStringList{u"--with-notes"_s, u"--at"_s, u"2017-01-01"_s, u"--title"_s,
                              u"Bundle of the hearing"_s, u"--output"_s, path,
                              u"/akn/zz/act/2005/4/eng/~sec_6"_s, u"/akn/zz/act/1998/2"_s});
            QFile file(path);
            return result.exit == 0 && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                      : result.errors;
        };
        const QByteArray pdf = made(u"a.pdf"_s);
        QVERIFY2(pdf.startsWith("%PDF-"), pdf.left(300).constData());
        QProcess text;
        text.start(u"pdftotext"_s, {folder.filePath(u"a.pdf"_s), u"-"_s});
        QVERIFY(text.waitForFinished());
        const QByteArray words = text.readAllStandardOutput();
        QVERIFY(words.contains("Bundle of the hearing"));
        QVERIFY(words.contains("Ask the Board & its keepers"));
        QVERIFY(words.contains("Principal Keeper"));
        QVERIFY(!words.contains("Register of lights")); // Another section.
        QVERIFY(made(u"a.epub"_s).startsWith("PK"));
        QCOMPARE(runCtl({u"bundle"_s, u"--library"_s, m_library, u"/akn/zz/act/2005/4"_s}).exit, 2);
    }

    void writesARedline()
    {
        const QTemporaryDir folder;
        const QStringList texts{u"/akn/zz/act/2005/4/eng@2010-07-01"_s,
                                u"/akn/zz/act/2005/4/eng@2016-04-01"_s};
        const auto written = [&](const QString &name) {
            const QString path = folder.filePath(name);
            const CtlResult result = runCtl(
                QStringList{u"compare"_s, u"--library"_s, m_library, u"--redline"_s, path} + texts);
            QFile file(path);
            return result.exit == 1 && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                      : result.errors;
        };
        const QByteArray html = written(u"redline.html"_s);
        QVERIFY2(html.contains("class=\"akn-del\""), html.left(200).constData());
        QVERIFY(html.contains("changes from 2010-07-01 to 2016-04-01"));
        QVERIFY(written(u"redline.xml"_s)
                    .contains("<del>5,000 crowns</del> <ins>100 penalty units</ins>"));
        QVERIFY(written(u"redline.pdf"_s).startsWith("%PDF-"));
        const CtlResult other = runCtl(QStringList{u"compare"_s, u"--library"_s, m_library,
                                                   u"--redline"_s, folder.filePath(u"a.doc"_s)}
                                       + texts);
        QCOMPARE(other.exit, 2);
        QVERIFY(!QFileInfo::exists(folder.filePath(u"a.doc"_s)));
    }

    void blamesAProvision()
    {
        const CtlResult result = runCtl({u"blame"_s, u"--library"_s, m_library, u"--json"_s,
                                         u"/akn/zz/act/2005/4/eng/~sec_12"_s});
        QCOMPARE(result.exit, 0);
        QVERIFY(!result.objects().isEmpty());
        for (const QJsonObject &each : result.objects()) {
            QVERIFY(each[u"eid"_s].toString().startsWith(u"sec_12"));
            QVERIFY(!each[u"since"_s].toString().isEmpty());
            QVERIFY(each.contains(u"by"_s));
        }
    }

    void exportsToGit()
    {
        if (QStandardPaths::findExecutable(u"git"_s).isEmpty())
            QSKIP("git is not installed");
        const QString folder = m_folder.filePath(u"git"_s);
        const QStringList call{u"export"_s, u"--library"_s, m_library,
                               u"--json"_s, u"--git"_s,     folder};
        const CtlResult first = runCtl(call);
        QCOMPARE(first.exit, 0);
        QVERIFY(first.objects().at(0)[u"commits"_s].toInt() > 5);
        QVERIFY(QFileInfo::exists(folder + u"/zz.git/HEAD"_s));
        const CtlResult again = runCtl(call);
        QCOMPARE(again.exit, 0);
        QCOMPARE(again.objects().at(0)[u"commits"_s].toInt(), 0);
        QCOMPARE(runCtl({u"export"_s, u"--library"_s, m_library}).exit, 2);
        QCOMPARE(runCtl(call + QStringList{u"--pack"_s, folder + u".zip"_s}).exit, 2);
    }

    void saysWhatIsWrongWithACall()
    {
        QCOMPARE(runCtl({u"compare"_s, u"--library"_s, m_library, u"/akn/zz/act/2005/4"_s}).exit,
                 2);
        const CtlResult missing = runCtl({u"blame"_s, u"--library"_s, m_library, u"--text"_s,
                                          u"no such words"_s, u"/akn/zz/act/2005/4/eng/~sec_12"_s});
        QCOMPARE(missing.exit, 3);
        QVERIFY2(missing.errors.contains("do not stand"), missing.errors.constData());
    }

private:
    QTemporaryDir m_folder;
    QString m_library = m_folder.filePath(u"sample.sheria"_s);
};

QTEST_GUILESS_MAIN(TestCtlHistory)
#include "tst_ctlhistory.moc"
