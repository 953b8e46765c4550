// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <KArchiveDirectory>
#include <KArchiveFile>
#include <KZip>
#include <filesystem>

namespace tst_ctlcheck {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Words as they are compared: without case, signs and blanks at their ends.
QString plain(const QString &text)
{
    static const QRegularExpression others(u"[\\W_]+"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    return QString(text).replace(others, u" "_s).trimmed().toLower();
}

/// The status of the first of `said` that is of this type and has these words; it is taken away.
QString takeStatus(QList<QJsonObject> &said, const QString &type, const QString &text)
{
    const QString wanted = plain(text);
    for (qsizetype i = 0; i < said.size(); ++i) {
        const QString words = plain(said[i].value(u"text").toString());
        const bool isSame = said[i].value(u"type").toString() == type && words.size() > 8
            && (words.contains(wanted) || wanted.contains(words));
        if (isSame)
            return said.takeAt(i).value(u"status").toString();
    }
    return {};
}

/// sheriactl check, on the sample library.
class TestCtlCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, m_library, u"--sample"_s}).exit, 0);
        write(u"good.md"_s, "See section 12 of the Lights and Beacons Act, 2005.");
        write(u"bad.md"_s, "See section 12 of the Lights and Beacons Act, 2006.");
    }

    void tellsWhatIsAtFault()
    {
        const CtlResult bad = check({u"--json"_s, m_folder.filePath(u"bad.md"_s)});
        QCOMPARE(bad.exit, 1);
        const QJsonObject said = bad.objects().value(0);
        QCOMPARE(said.value(u"type").toString(), u"citation"_s);
        QCOMPARE(said.value(u"status").toString(), u"wrong-year"_s);
        QCOMPARE(said.value(u"work").toString(), u"/akn/zz/act/2005/4"_s);
        const CtlResult good = check({u"--json"_s, m_folder.filePath(u"good.md"_s)});
        QCOMPARE(good.exit, 0);
        QCOMPARE(good.objects().value(0).value(u"status").toString(), u"ok"_s);
    }

    void tellsPeopleToo()
    {
        const CtlResult text = check({m_folder.filePath(u"bad.md"_s)});
        QVERIFY(text.output.contains("wrong-year"));
        QVERIFY(text.output.contains("1 with problems"));
        const CtlResult html = check({u"--html"_s, m_folder.filePath(u"bad.md"_s)});
        QVERIFY(html.output.startsWith("<!DOCTYPE html>"));
    }

    void writesReportsOfOtherFormats()
    {
        const QString bad = m_folder.filePath(u"bad.md"_s);
        const QString pdf = m_folder.filePath(u"report.pdf"_s);
        QCOMPARE(check({u"--format"_s, u"pdf"_s, u"--output"_s, pdf, bad}).exit, 1);
        QVERIFY(contents(pdf).startsWith("%PDF-"));
        QCOMPARE(check({u"--format"_s, u"pdf"_s, bad}).exit, 2);
        QCOMPARE(check({u"--format"_s, u"exe"_s, bad}).exit, 2);
        const CtlResult json = check({u"--format"_s, u"json"_s, bad});
        QCOMPARE(json.exit, 1);
        const QJsonObject report = json.objects().value(0);
        QCOMPARE(report.value(u"faults").toInt(), 1);
        const QJsonArray authorities = report.value(u"authorities").toArray();
        QCOMPARE(authorities.size(), 1);
        QCOMPARE(authorities[0][u"work"].toString(), u"/akn/zz/act/2005/4"_s);
        QCOMPARE(authorities[0][u"kind"].toString(), u"legislation"_s);
    }

    /// What is at fault has a comment, what is right a hyperlink.
    void writesACopyWithCommentsAndLinks()
    {
        const QString brief = m_folder.filePath(u"linked.docx"_s);
        const QString copy = m_folder.filePath(u"c.docx"_s);
        {
            KZip zip(brief);
            QVERIFY(zip.open(QIODevice::WriteOnly));
            const QByteArray document =
                "<w:document "
                "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body>"
                "<w:p><w:r><w:t>See section 12 of the Lights and Beacons Act, 2005.</w:t></w:r>"
                "</w:p><w:p><w:r><w:t>See section 12 of the Lights and Beacons Act, 2006.</w:t>"
                "</w:r></w:p></w:body></w:document>";
            QVERIFY(zip.writeFile(u"word/document.xml"_s, document));
        }
        const CtlResult result = check(
            {u"--comments"_s, copy, u"--links"_s, u"https://law.example/v3/"_s, brief});
        QCOMPARE(result.exit, 1);
        const QByteArray text = member(copy, u"document.xml"_s);
        QCOMPARE(text.count("<w:hyperlink"), 1);
        QCOMPARE(text.count("<w:commentReference"), 1);
        QVERIFY(member(copy, u"comments.xml"_s).contains("The year is wrong."));
        const QByteArray targets = member(copy, u"_rels/document.xml.rels"_s);
        QVERIFY2(targets.contains("Target=\"https://law.example/v3/akn/zz/act/2005/4/~sec_12\""),
                 targets.constData());
        QCOMPARE(check({u"--links"_s, u"https://law.example"_s, brief}).exit, 2);
    }

    /// Neither a copy nor a report takes the place of the brief, whatever links lead to it.
    void doesNotReplaceTheBrief()
    {
        write(u"brief.docx"_s, "what was written");
        const QString brief = m_folder.filePath(u"brief.docx"_s);
        const QString symbolic = m_folder.filePath(u"symbolic.docx"_s);
        const QString hard = m_folder.filePath(u"hard.docx"_s);
        QVERIFY(QFile::link(brief, symbolic));
        std::error_code none;
        std::filesystem::create_hard_link(brief.toStdString(), hard.toStdString(), none);
        QVERIFY(!none);
        const QString roundabout = m_folder.filePath(u"../"_s + QDir(m_folder.path()).dirName()
                                                     + u"/brief.docx"_s);
        for (const QString &copy : {brief, symbolic, hard, roundabout}) {
            QCOMPARE(check({brief, u"--comments"_s, copy}).exit, 2);
            QCOMPARE(check({brief, u"--output"_s, copy}).exit, 2);
        }
        const QString other = m_folder.filePath(u"other.docx"_s);
        QCOMPARE(check({brief, u"--comments"_s, other, u"--output"_s, other}).exit, 2);
        // Refused for what it has, and not for the names.
        const CtlResult damaged = check(
            {brief, u"--comments"_s, other, u"--output"_s, m_folder.filePath(u"r.txt"_s)});
        QVERIFY2(damaged.errors.contains("ZIP"), damaged.errors.constData());
        QFile file(brief);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "what was written"_ba);
    }

    void namesWhatIsMissing()
    {
        QCOMPARE(check({m_folder.filePath(u"none.docx"_s)}).exit, 3);
        QCOMPARE(check({}).exit, 2);
        QCOMPARE(check({u"--help"_s}).exit, 0);
    }

    /// Against answer keys that are not part of the project.
    void answersTheKeys()
    {
        const QDir folder(qEnvironmentVariable("SHERIA_CORPUS", QStringLiteral(SHERIA_CORPUS_DIR)));
        const QDir briefs(folder.filePath(u"briefs"_s));
        const QStringList keys = briefs.entryList({u"*.gold.json"_s}, QDir::Files);
        if (keys.isEmpty())
            QSKIP("the answer keys are not at hand");
        const QString library = m_folder.filePath(u"corpus.sheria"_s);
        QVERIFY(runCtl({u"import"_s, u"--library"_s, library, folder.filePath(u"legislation"_s),
                        folder.filePath(u"judgments"_s), folder.filePath(u"other"_s)})
                    .exit
                >= 0);
        int all = 0;
        int found = 0;
        int sound = 0;
        int alarms = 0;
        for (const QString &key : keys) {
            QFile file(briefs.filePath(key));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QJsonObject gold = QJsonDocument::fromJson(file.readAll()).object();
            for (const auto name : gold.value(u"files").toArray()) {
                const CtlResult result = runCtl({u"check"_s, u"--library"_s, library, u"--json"_s,
                                                 briefs.filePath(name.toString())});
                QCOMPARE(result.exit, 1);
                QList<QJsonObject> said = result.objects();
                for (const auto one : gold.value(u"citations").toArray()) {
                    const QString status = takeStatus(said, u"citation"_s, one[u"text"].toString());
                    const bool isSound = one[u"status"].toString() == u"ok";
                    QVERIFY2(isSound || status != u"ok", qPrintable(one[u"text"].toString()));
                    ++all;
                    found += !status.isEmpty();
                    sound += isSound;
                    alarms += isSound && !status.isEmpty() && status != u"ok"
                        && status != u"unknown";
                }
                for (const auto one : gold.value(u"quotations").toArray()) {
                    const QString status = takeStatus(said, u"quotation"_s,
                                                      one[u"text"].toString());
                    QVERIFY2(one[u"label"].toString() == u"present" || status != u"present",
                             qPrintable(one[u"text"].toString()));
                }
            }
        }
        qInfo() << "found" << found << "of" << all << "alarms" << alarms << "of" << sound;
        QVERIFY(found * 100 >= all * 95);
        QVERIFY(alarms * 100 <= sound * 2);
    }

private:
    void write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// A member of the folder "word" of a document.
    static QByteArray member(const QString &document, const QString &name)
    {
        KZip zip(document);
        const bool isOpen = zip.open(QIODevice::ReadOnly);
        const KArchiveFile *file = isOpen ? zip.directory()->file(u"word/"_s + name) : nullptr;
        return file ? file->data() : QByteArray();
    }
    CtlResult check(const QStringList &arguments)
    {
        return runCtl(QStringList{u"check"_s, u"--library"_s, m_library} + arguments);
    }

    QTemporaryDir m_folder;
    QString m_library = m_folder.filePath(u"laws.sheria"_s);
};

SHERIA_TEST(TestCtlCheck)
} // namespace tst_ctlcheck
#include "tst_ctlcheck.moc"
