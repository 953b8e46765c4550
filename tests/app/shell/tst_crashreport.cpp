// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/crashhandler.h"
#include "app/shell/crashreport.h"
#include "app/shell/dialogs.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_crashreport {

using namespace sheria::app;
using namespace Qt::StringLiterals;

const QByteArray Boot = "11111111-2222-3333-4444-555555555555";
const QDateTime Now(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray markOf(const QByteArray &rest)
{
    return "version 0.1.0\nqt 6.4.2\nsystem Debian GNU/Linux 12 (bookworm) x86_64\n"
           "started 2024-01-05T08:00:00Z\nboot "
        + Boot + '\n' + rest;
}

/// What a report of a crash says, and what it must never say.
class TestCrashReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aReportSaysWhatHappened()
    {
        const auto report = crashReport(
            markOf("signal 11\nlog sheria.sync: no answer from https://api.example.org/v3\n"
                   "at libsheria_app.so+0x1f2e\nat /home/ana/secret.so+0x10\nat sheria+0xzz\n"),
            Boot, {});
        QVERIFY(report);
        for (const QString &wanted :
             {u"Sheria 0.1.0 ended unexpectedly"_s, u"2024-01-05T08:00:00Z"_s, u"6.4.2"_s,
              u"Debian GNU/Linux 12 (bookworm) x86_64"_s, u"Signal: 11 (SEGV)"_s,
              u"\nlibsheria_app.so+0x1f2e\n"_s, u"sheria.sync: no answer from <host>"_s})
            QVERIFY2(report->contains(wanted), qPrintable(wanted + u"\n--\n"_s + *report));
        for (const QString &unwanted : {u"secret"_s, u"zz"_s, u"example"_s, u"boot"_s})
            QVERIFY2(!report->contains(unwanted), qPrintable(*report));
    }

    void namesThatAreKnownAreTakenOut()
    {
        const auto report = crashReport(
            markOf("signal 6\nlog sheria.reader: cannot render animal protection by-law of ana\n"),
            Boot, {u"animal protection by-law"_s, u"ana"_s});
        QVERIFY2(report->contains(u"cannot render <words> of <words>"_s), qPrintable(*report));
    }

    void aRunThatWasEndedFromOutsideHasAReportToo()
    {
        const auto report = crashReport(markOf({}), Boot, {});
        QVERIFY(report && report->contains(u"Signal: none"_s));
    }

    void aComputerThatWentDownIsNoCrash()
    {
        QVERIFY(!crashReport(markOf({}), "another", {}));
        QVERIFY(!crashReport(markOf({}), {}, {}));
        QVERIFY(crashReport(markOf("signal 11\n"), "another", {}));
    }

    void junkIsNoReport()
    {
        QVERIFY(!crashReport({}, Boot, {}));
        QVERIFY(!crashReport(QByteArray(100'000, '\n'), Boot, {}));
        QByteArray bytes;
        for (int i = 0; i < 5000; ++i)
            bytes += char(i * 7919 >> 3);
        QVERIFY(!crashReport(bytes, Boot, {}));
    }

    void aMarkIsThereWhileTheProgramRuns()
    {
        const QString path = m_folder->filePath(u"running"_s);
        {
            const RunMark mark(path, Now, {});
            QVERIFY(!mark.report());
            QVERIFY(bytesOf(path).startsWith("version "));
            QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther),
                     QFile::Permissions());
        }
        QVERIFY(!QFile::exists(path));
        QVERIFY(!RunMark(path, Now, {}).report());
    }

    void aMarkThatStayedHasAReportOnce()
    {
        const QString path = m_folder->filePath(u"running"_s);
        QFile left(path);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(markOf("signal 11\nlog sheria.reader: cannot render the secret act\n"));
        left.close();
        const QJsonObject session{
            {u"libraries"_s,
             QJsonObject{
                 {u"/home/ana/a.sheria"_s,
                  QJsonObject{
                      {u"tabs"_s, QJsonArray{QJsonObject{{u"title"_s, u"The secret act"_s}}}}}}}}};
        {
            const RunMark mark(path, Now, session);
            QVERIFY(mark.report());
            QVERIFY2(mark.report()->contains(u"cannot render <words>"_s),
                     qPrintable(*mark.report()));
        }
        QVERIFY(!RunMark(path, Now, {}).report());
    }

    /// A link at the place of the mark would have another file written.
    void aLinkIsNotFollowed()
    {
        const QString other = m_folder->filePath(u"other"_s);
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        const QString path = m_folder->filePath(u"running"_s);
        QVERIFY(QFile::link(other, path));
        {
            const RunMark mark(path, Now, {});
        }
        QCOMPARE(bytesOf(other), "mine"_ba);
    }

    void theReportIsShownCopiedAndSaved()
    {
        QWidget window;
        window.show();
        showCrashReport(&window, u"Sheria ended\nSignal: 11"_s);
        auto *dialog = window.findChild<QDialog *>(u"crashReport"_s);
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(
            dialog->findChild<QLabel *>(u"crashSentence"_s)->text().contains(u"It is not sent"_s));
        auto *text = dialog->findChild<QPlainTextEdit *>(u"crashText"_s);
        QCOMPARE(text->toPlainText(), u"Sheria ended\nSignal: 11"_s);
        QVERIFY(text->isReadOnly());
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"copyCrashReport"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"Sheria ended\nSignal: 11"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveCrashReport"_s), Qt::LeftButton);
        auto *files = dialog->findChild<QFileDialog *>();
        QTRY_VERIFY(files && files->isVisible());
        const QString path = m_folder->filePath(u"report.txt"_s);
        auto *name = files->findChild<QLineEdit *>(u"fileNameEdit"_s);
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(bytesOf(path), "Sheria ended\nSignal: 11"_ba);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!window.findChild<QDialog *>(u"crashReport"_s));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

SHERIA_GUI_TEST(TestCrashReport)
} // namespace tst_crashreport
#include "tst_crashreport.moc"
