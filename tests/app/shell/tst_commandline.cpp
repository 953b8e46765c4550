// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/commandline.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryFile>
#include <QTest>
#include <QUrl>

namespace tst_commandline {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsAskedFor()
    {
        const auto line = parseCommandLine({u"sheria"_s, u"--library"_s, u"a.sheria"_s,
                                            u"--port=0"_s, u"--language"_s, u"fr"_s,
                                            u"/akn/zz/act/2005/12"_s});
        QVERIFY(line);
        QCOMPARE(line->request.library, QDir::current().absoluteFilePath(u"a.sheria"_s));
        QCOMPARE(line->port, quint16(0));
        QCOMPARE(line->language, u"fr"_s);
        QCOMPARE(line->request.places, QByteArrayList{"/akn/zz/act/2005/12"_ba});
        QVERIFY(line->answer.isEmpty());
    }

    void nothingIsAllRight()
    {
        const auto line = parseCommandLine({u"sheria"_s});
        QVERIFY(line);
        QCOMPARE(line->request, OpenRequest());
        QVERIFY(!line->port);
    }

    void takesALibraryFromAFileManager()
    {
        QTemporaryFile file(QDir::tempPath() + u"/XXXXXX.sheria"_s);
        QVERIFY(file.open());
        const auto line = parseCommandLine({u"sheria"_s, file.fileName()});
        QVERIFY(line);
        QCOMPARE(line->request.library, file.fileName());
        QVERIFY(!parseCommandLine(
            {u"sheria"_s, file.fileName(), file.fileName()})); // One is open at a time.
    }

    /// Whatever its name.
    void knowsALibraryByItsFirstBytes()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write("SQLite format 3\0", 16);
        file.flush();
        QCOMPARE(parseCommandLine({u"sheria"_s, file.fileName()})->request.library,
                 file.fileName());
    }

    void takesFilesToImportAndLinks()
    {
        QTemporaryFile file(QDir::tempPath() + u"/a b XXXXXX.xml"_s);
        QVERIFY(file.open());
        const QString url = QUrl::fromLocalFile(file.fileName()).toString(QUrl::FullyEncoded);
        const auto line = parseCommandLine({u"sheria"_s, file.fileName(),
                                            u"sheria:/akn/zz/act/2005/4"_s, url, QDir::tempPath(),
                                            u"/zz/act/2005/4/#sec_2"_s});
        QVERIFY(line);
        QCOMPARE(line->request.imports,
                 QStringList({file.fileName(), file.fileName(), QDir::tempPath()}));
        QCOMPARE(line->request.places,
                 QByteArrayList({"sheria:/akn/zz/act/2005/4"_ba, "/zz/act/2005/4/#sec_2"_ba}));
        QVERIFY(line->request.library.isEmpty());
    }

    void answersQuestions()
    {
        QVERIFY(parseCommandLine({u"sheria"_s, u"--version"_s})
                    ->answer.contains(QStringLiteral(SHERIA_VERSION)));
        const QString help = parseCommandLine({u"sheria"_s, u"--help"_s})->answer;
        QVERIFY2(help.startsWith(u"Usage: sheria [options]"_s), qPrintable(help));
        for (const QString &option : {u"--library"_s, u"--port"_s, u"--language"_s, u"WHAT"_s})
            QVERIFY2(help.contains(option), qPrintable(option));
    }

    void refusesNonsense_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("port of words") << QStringList{u"--port"_s, u"x"_s};
        QTest::newRow("port too high") << QStringList{u"--port"_s, u"65536"_s};
        QTest::newRow("unknown option") << QStringList{u"--frobnicate"_s};
        QTest::newRow("no such file") << QStringList{u"/no/such/file.sheria"_s};
        QTest::newRow("a script") << QStringList{u"sheria:javascript:x"_s};
        QTest::newRow("a page") << QStringList{u"https://example.org"_s};
        QTest::newRow("the reader's page") << QStringList{u"sheria://app/reader/index.html"_s};
        QTest::newRow("option without value") << QStringList{u"--library"_s};
    }
    void refusesNonsense()
    {
        QFETCH(QStringList, arguments);
        arguments.prepend(u"sheria"_s);
        const auto line = parseCommandLine(arguments);
        QVERIFY(!line);
        QCOMPARE(line.error().code, ErrorCode::InvalidArgument);
        QVERIFY(!line.error().text().isEmpty());
    }
};

SHERIA_TEST(TestCommandLine)
} // namespace tst_commandline
#include "tst_commandline.moc"
