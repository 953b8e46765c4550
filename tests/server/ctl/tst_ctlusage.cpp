// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctlusage {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The command line itself: help, wrong usage, libraries that cannot be used.
class TestCtlUsage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helps_data()
    {
        QTest::addColumn<QByteArray>("has");
        QTest::newRow("--help") << "Usage: sheriactl COMMAND"_ba;
        QTest::newRow("-h") << "Exit status:"_ba;
        QTest::newRow("help") << "verify"_ba;
        QTest::newRow("--version") << "sheriactl 0."_ba;
        QTest::newRow("import --help") << "--sample"_ba;
        QTest::newRow("import -h") << "content_sha256"_ba;
        QTest::newRow("serve --help") << "--token <TOKEN>"_ba;
        QTest::newRow("info --help") << "--json"_ba;
        QTest::newRow("verify --help") << "--progress"_ba;
        QTest::newRow("export --help") << "--pack <OUT.zip>"_ba;
        QTest::newRow("account --help") << "password changes the password of an account"_ba;
        QTest::newRow("account list --help") << "Usage: sheriactl account list [options]"_ba;
        QTest::newRow("account add --help") << "--display-name <TEXT>"_ba;
        QTest::newRow("account disable --help") << "from the next request on"_ba;
        QTest::newRow("account enable --help") << "ACCOUNT"_ba;
        QTest::newRow("account password --help") << "--none"_ba;
        QTest::newRow("account remove -h") << "ACCOUNT"_ba;
        QTest::newRow("token -h") << "revoke   revokes a token"_ba;
        QTest::newRow("token list --help") << "--json"_ba;
        QTest::newRow("token add --help") << "--name <TEXT>"_ba;
        QTest::newRow("token revoke --help") << "ID"_ba;
        QTest::newRow("sync --help") << "run      downloads changes"_ba;
        QTest::newRow("sync add --help") << "--token-file <FILE>"_ba;
        QTest::newRow("sync run --help") << "--allow-deletions"_ba;
        QTest::newRow("sync list --help") << "--json"_ba;
        QTest::newRow("sync status --help") << "SOURCE"_ba;
        QTest::newRow("sync remove --help") << "stay in the library"_ba;
        QTest::newRow("subscription --help") << "show"_ba;
        QTest::newRow("subscription show --help") << "ACCOUNT"_ba;
        QTest::newRow("subscription set --help") << "--nature <NATURE>"_ba;
    }
    void helps()
    {
        QFETCH(QByteArray, has);
        const CtlResult result = runCtl(words());
        QCOMPARE(result.exit, 0);
        QCOMPARE(result.errors, ""_ba);
        QVERIFY2(result.output.contains(has), result.output.constData());
    }

    void explainsWrongUsage_data()
    {
        QTest::addColumn<QByteArray>("error");
        const QByteArray missing = "Missing option --library.";
        QTest::newRow("") << "Usage: sheriactl COMMAND"_ba;
        QTest::newRow("dance") << "there is no command 'dance'"_ba;
        QTest::newRow("import x") << missing;
        QTest::newRow("serve --port 0") << missing;
        QTest::newRow("serve --library l") << "--port or --address is missing."_ba;
        QTest::newRow("info") << missing;
        QTest::newRow("verify") << missing;
        QTest::newRow("account") << "Usage: sheriactl account ACTION"_ba;
        QTest::newRow("account dance") << "there is no action 'dance'"_ba;
        QTest::newRow("account list") << missing;
        QTest::newRow("account add ana") << missing;
        QTest::newRow("account add --library l") << "Missing argument ACCOUNT."_ba;
        QTest::newRow("account add --library l a b") << "Unexpected argument 'b'."_ba;
        QTest::newRow("token add --library l") << "Missing argument ACCOUNT."_ba;
        QTest::newRow("token revoke --library l x") << "ID must be the number of a token"_ba;
        QTest::newRow("subscription set --library l ana") << "Specify --everything"_ba;
        QTest::newRow("subscription set --library l ana --nothing --place za")
            << "Specify --everything"_ba;
        QTest::newRow("export --library l") << "Missing option --pack."_ba;
        QTest::newRow("import --library l") << "nothing to import"_ba;
        QTest::newRow("import --library") << "Missing value after '--library'"_ba;
        QTest::newRow("import --library= x") << missing;
        QTest::newRow("info --library l x") << "Unexpected argument 'x'."_ba;
        QTest::newRow("info --library l --what") << "Unknown option 'what'"_ba;
        QTest::newRow("serve --library l --port http") << "--port must be a number"_ba;
        QTest::newRow("serve --library l --port 65536") << "--port must be a number"_ba;
        QTest::newRow("serve --library l --port -1") << "--port must be a number"_ba;
        QTest::newRow("serve --library l --port 0 --replica-token-file t")
            << "require --replica-of"_ba;
        QTest::newRow("serve --library l --port 0 --replica-of ftp://x")
            << "--replica-of: the address"_ba;
        QTest::newRow("replica promote") << missing;
    }
    void explainsWrongUsage()
    {
        QFETCH(QByteArray, error);
        const CtlResult result = runCtl(words());
        QCOMPARE(result.exit, 2);
        QCOMPARE(result.output, ""_ba);
        QVERIFY2(result.errors.contains(error), result.errors.constData());
        QVERIFY(!QFile::exists(u"l"_s));
    }

    void saysWhyALibraryCannotBeUsed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("exit");
        for (const char *command : {"info", "verify", "export --pack out.zip"}) {
            QTest::addRow("%s missing", command) << u"missing"_s << 3;
            QTest::addRow("%s newer", command) << u"newer"_s << 4;
        }
        QTest::addRow("import newer x.xml") << u"newer"_s << 4;
        QTest::addRow("info text") << u"text"_s << 4;
        QTest::addRow("import text x.xml") << u"text"_s << 4;
        QTest::addRow("serve --port 0 text") << u"text"_s << 4;
        QTest::addRow("verify text") << u"text"_s << 1; // What it is there to find.
        QTest::addRow("import read-only x.xml") << u"read-only"_s << 5;
        QTest::addRow("serve --port 0 read-only") << u"read-only"_s << 5;
    }
    void saysWhyALibraryCannotBeUsed()
    {
        QFETCH(QString, file);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l.sheria"_s);
        prepare(file, path);
        const QByteArray before = bytesOf(path);
        QStringList arguments;
        for (const QString &word : words())
            arguments << (word == file             ? QString()
                              : word == u"out.zip" ? folder.filePath(word)
                                                   : word);
        arguments.removeAll(QString());
        if (arguments.contains(u"x.xml"_s)) { // The operand must exist, or nothing is opened.
            const QString operand = folder.filePath(u"x.xml"_s);
            write(operand, "<x/>");
            arguments.replace(arguments.indexOf(u"x.xml"_s), operand);
        }
        const CtlResult result = runCtl(arguments + QStringList{u"--library"_s, path});
        QTEST(result.exit, "exit");
        const QByteArray told = result.errors + result.output;
        QVERIFY2(told.contains(file == u"newer" ? "newer" : "l.sheria"), told.constData());
        QCOMPARE(bytesOf(path), before); // Untouched.
        QVERIFY(!QFile::exists(folder.filePath(u"out.zip"_s)));
    }

    void anImportOfNothingMakesNoLibrary()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l.sheria"_s);
        const CtlResult result = runCtl(
            {u"import"_s, u"--library"_s, path, folder.filePath(u"tpyo"_s)});
        QCOMPARE(result.exit, 3);
        QVERIFY(result.errors.contains("tpyo"));
        QVERIFY(!QFile::exists(path));
    }

    void aReaderThatGoesAwayEndsIt()
    {
        const QTemporaryDir folder;
        QProcess shell;
        const QString command =
            u"%1 import --library %2 --sample --json | :; echo ${PIPESTATUS[0]}"_s.arg(
                sheriactlPath(), folder.filePath(u"l.sheria"_s));
        shell.start(u"bash"_s, {u"-c"_s, command});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardOutput(), "6\n"_ba);
    }

private:
    static QStringList words()
    {
        return QString::fromLatin1(QTest::currentDataTag()).split(u' ', Qt::SkipEmptyParts);
    }

    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
    }

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Puts something at `path` that is no library to be used.
    static void prepare(const QString &what, const QString &path)
    {
        if (what == u"missing")
            return;
        if (what == u"text")
            return write(path, QByteArray("This is a letter, not a library.\n").repeated(50));
        if (runCtl({u"import"_s, u"--library"_s, path, u"--sample"_s}).exit != 0)
            qFatal("the sample does not import");
        QFile file(path);
        if (what == u"read-only") {
            file.setPermissions(QFile::ReadOwner);
            return;
        }
        // Bytes 60 to 63 of a SQLite file are the user_version.
        if (!file.open(QIODevice::ReadWrite) || !file.seek(60)
            || file.write(QByteArray("\0\0\0\x63", 4)) != 4)
            qFatal("cannot patch the library");
    }
};

SHERIA_TEST(TestCtlUsage)
} // namespace tst_ctlusage
#include "tst_ctlusage.moc"
