// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_ctlhistory {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QString Judgment = u"/akn/zz/judgment/zztc/2014/21"_s;
const QString UnpublishedJudgment = u"/akn/zz/judgment/zztc/2024/2"_s;

/// What another program writes to its standard output.
QByteArray output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

/// Whether a table of contents has a line of its own for a title, with the number of a page at its end.
bool hasPageNumber(const QByteArray &words, const QString &title)
{
    const QRegularExpression line(u"^ *"_s + QRegularExpression::escape(title)
                                      + u"[ .]+[0-9]+ *$"_s,
                                  QRegularExpression::MultilineOption);
    return line.match(QString::fromUtf8(words)).hasMatch();
}

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

    /// The words of two languages are never compared: those of one lead from day to day.
    void comparesLanguagesThroughTheTextOfTheDay()
    {
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"law.sheria"_s);
        const auto add = [&](const QByteArray &language, const QByteArray &date,
                             const QByteArrayList &sections) {
            DocumentSpec spec;
            spec.language = language;
            spec.date = date;
            for (const QByteArray &words : sections) {
                const QByteArray n = QByteArray::number(1 + spec.body.count("<section"));
                spec.body += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><content><p>"
                    + words + "</p></content></section>";
            }
            QFile file(folder.filePath(QString::fromLatin1(language + date + ".xml")));
            const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(xmlOf(spec)) > 0;
            file.close();
            return isWritten
                && runCtl({u"import"_s, u"--library"_s, library, file.fileName()}).exit == 0;
        };
        const QByteArray fees = "The harbour master sets the fee for each boat at the quay.";
        const QByteArray nets = "Nobody may set a net within a mile of a lighthouse at night.";
        const auto told = [&] {
            const CtlResult result = runCtl({u"compare"_s, u"--library"_s, library, u"--json"_s,
                                             u"/akn/xa/act/2005/4/eng@2009-02-03"_s,
                                             u"/akn/xa/act/2005/4/fra@2010-02-03"_s});
            QStringList found;
            for (const QJsonObject &each : result.objects())
                found << each[u"kind"_s].toString() + u' ' + each[u"old"_s].toString() + u' '
                        + each[u"new"_s].toString();
            found.sort();
            return found;
        };
        QVERIFY(add("eng", "2009-02-03", {fees, nets}));
        QVERIFY(add("fra", "2010-02-03",
                    {"Le gardien sonne deux fois.", "Le capitaine fixe le droit.",
                     "Nul ne pose de filet la nuit."}));
        QCOMPARE(told(), QStringList{u"added  sec_3"_s});
        QVERIFY(add("eng", "2010-02-03", {"The keeper rings the tide bell twice.", fees, nets}));
        QCOMPARE(told(),
                 (QStringList{u"added  sec_1"_s, u"renumbered sec_1 sec_2"_s,
                              u"renumbered sec_2 sec_3"_s}));
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
            const CtlResult result = runCtl(QStringList{u"bundle"_s} + where
                                            + QStringList{u"--with-notes"_s, u"--at"_s,
                                                          u"2017-01-01"_s, u"--title"_s,
                                                          u"Bundle of the hearing"_s, u"--output"_s,
                                                          path, u"/akn/zz/act/2005/4/eng/~sec_6"_s,
                                                          u"/akn/zz/act/1998/2"_s, Judgment});
            QFile file(path);
            return result.exit == 0 && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                      : result.errors;
        };
        const QByteArray pdf = made(u"a.pdf"_s);
        QVERIFY2(pdf.startsWith("%PDF-"), pdf.left(300).constData());
        const QByteArray words = output(u"pdftotext"_s,
                                        {u"-layout"_s, folder.filePath(u"a.pdf"_s), u"-"_s});
        QVERIFY(words.contains("Bundle of the hearing"));
        QVERIFY(words.contains("Ask the Board & its keepers"));
        QVERIFY(words.contains("Principal Keeper"));
        QVERIFY(!words.contains("Register of lights")); // Another section.
        const QStringList titles{
            u"Flags and Measures Act, 1998"_s,
            u"Marrak v Sallowby and the Receiver of Wreck [2014] ZZTC 21 (ZZLR)"_s};
        QVERIFY(words.contains("Table of Contents"));
        for (const QString &title : titles)
            QVERIFY2(hasPageNumber(words, title),
                     qPrintable(title + u'\n' + QString::fromUtf8(words.left(4000))));
        QVERIFY(made(u"a.epub"_s).startsWith("PK"));
        const QByteArray contents = output(
            u"unzip"_s, {u"-p"_s, folder.filePath(u"a.epub"_s), u"*/nav.xhtml"_s});
        for (const QString &title : titles)
            QVERIFY2(contents.contains(title.toUtf8()), contents.constData());
        QCOMPARE(runCtl({u"bundle"_s, u"--library"_s, m_library, u"/akn/zz/act/2005/4"_s}).exit, 2);
    }

    /// Nor in a redline: both are files that are given to others.
    void anUnpublishedDecisionIsInNoBundle()
    {
        const QTemporaryDir folder;
        const QString expression = UnpublishedJudgment + u"/eng@2024-05-17"_s;
        const QStringList where{u"--library"_s, m_library, u"--notes"_s,
                                folder.filePath(u"notes.sqlite"_s)};
        QCOMPARE(runCtl(QStringList{u"notes"_s, u"add"_s} + where
                        + QStringList{u"--text"_s, u"Ask the Board"_s, expression})
                     .exit,
                 0);
        const auto bundled = [&](const QString &path, const QStringList &addresses) {
            return runCtl(QStringList{u"bundle"_s} + where
                          + QStringList{u"--with-notes"_s, u"--output"_s, path} + addresses);
        };
        for (const QString &name : {u"a.pdf"_s, u"a.epub"_s}) {
            const QString path = folder.filePath(name);
            const CtlResult result = bundled(path, {Judgment, UnpublishedJudgment});
            QCOMPARE(result.exit, 3);
            QVERIFY2(result.errors.contains(UnpublishedJudgment.toUtf8()),
                     result.errors.constData());
            QVERIFY(!QFileInfo::exists(path));
            QCOMPARE(bundled(path, {Judgment}).exit, 0);
        }
        const QStringList compared{u"compare"_s, u"--library"_s, m_library, expression, expression};
        QCOMPARE(runCtl(compared).exit, 0);
        const QString path = folder.filePath(u"a.html"_s);
        QCOMPARE(runCtl(compared + QStringList{u"--redline"_s, path}).exit, 3);
        QVERIFY(!QFileInfo::exists(path));
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

    /// Two languages stand side by side in the file.
    void writesTwoLanguagesBesideEachOther()
    {
        const QTemporaryDir folder;
        const auto written = [&](const QString &name) {
            const QString path = folder.filePath(name);
            const CtlResult result = runCtl({u"compare"_s, u"--library"_s, m_library,
                                             u"--redline"_s, path, u"/akn/zz/act/2015/11/ara"_s,
                                             u"/akn/zz/act/2015/11/eng"_s});
            QFile file(path);
            return result.exit <= 1 && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                      : result.errors;
        };
        const QByteArray xml = written(u"both.xml"_s);
        QVERIFY2(xml.contains("<table class=\"akn--parallel\">"), xml.left(300).constData());
        QVERIFY(xml.contains("<td xml:lang=\"ara\">") && xml.contains("<td xml:lang=\"eng\">"));
        // What only one of them has is marked, and nothing else.
        QVERIFY2(xml.contains("<td xml:lang=\"ara\"><p/></td><td xml:lang=\"eng\"><p><b><ins>"),
                 xml.constData());
        QVERIFY(!xml.contains("<del>"));
        QVERIFY(written(u"both.html"_s).contains("unicode-bidi: plaintext"));
        QVERIFY(written(u"both.pdf"_s).startsWith("%PDF-"));
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
        const CtlResult words = runCtl({u"blame"_s, u"--library"_s, m_library, u"--json"_s,
                                        u"/akn/zz/act/2005/4/eng/~sec_19"_s, u"--text"_s,
                                        u"100 penalty units"_s});
        QCOMPARE(words.objects().size(), 1);
        const QJsonObject run = words.objects().at(0);
        QCOMPARE(run[u"eid"_s].toString(), u"sec_19__subsec_1__para_a"_s);
        QCOMPARE(run[u"text"_s].toString(), u"100 penalty units"_s);
        QCOMPARE(run[u"by"_s].toString(), u"/akn/zz/act/2016/3"_s);
        QCOMPARE(run[u"since"_s].toString(), u"2016-04-01"_s);
        QCOMPARE(run[u"commencement"_s].toString(), u"2016-04-01"_s);
        // Without words, each of them has its law.
        const CtlResult all = runCtl({u"blame"_s, u"--library"_s, m_library, u"--json"_s,
                                      u"/akn/zz/act/2005/4/eng/~sec_19"_s});
        const QList<QJsonObject> runs = all.objects();
        const bool isThere = std::any_of(runs.begin(), runs.end(), [](const QJsonObject &each) {
            return each[u"text"_s].toString().contains(u"100 penalty units")
                && each[u"by"_s].toString() == u"/akn/zz/act/2016/3"
                && each[u"since"_s].toString() == u"2016-04-01";
        });
        QVERIFY2(isThere, all.output.constData());
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

    void listsWhatChangesWhen()
    {
        const QStringList call{u"effects"_s, u"--library"_s, m_library};
        const QStringList place = call + QStringList{u"--place"_s, u"zz"_s};
        const QStringList year{u"--from"_s, u"2016-01-01"_s, u"--to"_s, u"2016-12-31"_s};
        const auto all = runCtl(place + QStringList{u"--json"_s}).objects();
        const auto some = runCtl(place + year + QStringList{u"--json"_s}).objects();
        QVERIFY(!some.isEmpty() && some.size() < all.size());
        for (const QJsonObject &each : some)
            QVERIFY(each[u"date"_s].toString().startsWith(u"2016-"));
        const bool isThere = std::any_of(some.begin(), some.end(), [](const QJsonObject &each) {
            return each[u"kind"_s] == u"amendment"_s && each[u"state"_s] == u"applied"_s
                && each[u"frbr_uri"_s] == u"/akn/zz/act/2005/4"_s
                && each[u"by_frbr_uri"_s] == u"/akn/zz/act/2016/3"_s;
        });
        QVERIFY(isThere);
        const QStringList work = call + year + QStringList{u"/akn/zz/act/2005/4"_s};
        const CtlResult text = runCtl(work);
        QCOMPARE(text.exit, 0);
        QVERIFY2(text.output.startsWith("2016-04-01  applied      Lights and Beacons Act, 2005: "
                                        "amended by "),
                 text.output.constData());
        const CtlResult calendar = runCtl(work + QStringList{u"--format"_s, u"ics"_s});
        QVERIFY(calendar.output.startsWith("BEGIN:VCALENDAR\r\n"));
        QVERIFY(calendar.output.contains("DTSTART;VALUE=DATE:20160401\r\n"));
        const CtlResult feed = runCtl(work + QStringList{u"--format"_s, u"atom"_s});
        QVERIFY(feed.output.startsWith("<?xml"));
        QVERIFY(feed.output.contains("<updated>2016-04-01T00:00:00Z</updated>"));
        QCOMPARE(runCtl(work + QStringList{u"--format"_s, u"doc"_s}).exit, 2);
        QCOMPARE(runCtl(work + QStringList{u"--place"_s, u"zz"_s}).exit, 2);
        QCOMPARE(runCtl(call).exit, 2);
    }

private:
    QTemporaryDir m_folder;
    QString m_library = m_folder.filePath(u"sample.sheria"_s);
};

SHERIA_TEST(TestCtlHistory)
} // namespace tst_ctlhistory
#include "tst_ctlhistory.moc"
