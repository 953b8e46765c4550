#include "app/shell/crashhandler.h"
#include "app/shell/crashreport.h"
#include "app/shell/dialogs.h"

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

using namespace sheria::app;
using namespace Qt::StringLiterals;

namespace {

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

} // namespace

/// What a report of a crash says, and what it must never say.
class TestCrashReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void redacts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing") << u"the index is behind"_s << u"the index is behind"_s;
        QTest::newRow("Qt") << u"QLocalServer::listen failed"_s << u"QLocalServer::listen failed"_s;
        QTest::newRow("path") << u"cannot open /home/ana/laws.sheria: locked"_s
                              << u"cannot open <path> locked"_s;
        QTest::newRow("path with blanks") << u"cannot open /home/ana/My Secret Laws.sheria now"_s
                                          << u"cannot open <path> <words> <host> now"_s;
        QTest::newRow("Windows path") << u"open C:\\Users\\ana\\a.xml"_s << u"open <path>"_s;
        QTest::newRow("law") << u"cannot render /akn/za/act/1998/55/eng@2014-01-17"_s
                             << u"cannot render <host>"_s;
        QTest::newRow("address")
            << u"no answer from https://ana:pw@api.example.org:8443/v3?token=abc"_s
            << u"no answer from <host>"_s;
        QTest::newRow("host") << u"api.example.org refused"_s << u"<host> refused"_s;
        QTest::newRow("host and port")
            << u"connect to localhost:8089 failed"_s << u"connect to <host> failed"_s;
        QTest::newRow("IPv4") << u"connect to 10.1.2.3:80 failed"_s
                              << u"connect to <host> failed"_s;
        QTest::newRow("IPv6") << u"connect to fe80::1:2 failed"_s << u"connect to <host> failed"_s;
        QTest::newRow("IPv6 of here")
            << u"connect to ::1 failed"_s << u"connect to <host> failed"_s;
        QTest::newRow("mail") << u"account ana@example.org is gone"_s
                              << u"account <host> is gone"_s;
        QTest::newRow("token") << u"token 9f86d081884c7d65 expired"_s << u"token <token> expired"_s;
        QTest::newRow("short token") << u"key sk-a1b2c3d4e5"_s << u"key <token>"_s;
        QTest::newRow("title") << u"cannot render Employment Equity Act 55 of 1998 again"_s
                               << u"cannot render <words> again"_s;
        QTest::newRow("quoted") << u"no match for “divorce of ana” in text"_s
                                << u"no match for <words> in text"_s;
        QTest::newRow("quoted plainly")
            << u"open \"ana's file\" failed"_s << u"open <words> failed"_s;
        QTest::newRow("quotation without end") << u"open \"ana and ben"_s << u"open <words>"_s;
        QTest::newRow("name") << u"written by Ana Müller today"_s << u"written by <words> today"_s;
        QTest::newRow("Amharic") << u"title ሕገ መንግሥት read"_s << u"title <words> read"_s;
        QTest::newRow("Arabic") << u"title دستور read"_s << u"title <words> read"_s;
    }
    void redacts()
    {
        QFETCH(QString, text);
        const QString once = redacted(text);
        QTEST(once, "expected");
        QCOMPARE(redacted(once), once);
    }

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

QTEST_MAIN(TestCrashReport)
#include "tst_crashreport.moc"
