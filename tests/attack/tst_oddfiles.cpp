// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/pack/archive/filetree.h"
#include "core/store/file/libraryfile.h"
#include "tests/core/pack/packlibrary.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace tst_oddfiles {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr uid_t Nobody = 65534;

/// As an ordinary user as long as it lives, also where the tests run as root, who may read everything.
class AsOrdinaryUser
{
public:
    AsOrdinaryUser() : m_wasRoot(::geteuid() == 0)
    {
        if (m_wasRoot)
            m_isOrdinary = ::setresuid(Nobody, Nobody, 0) == 0;
    }
    ~AsOrdinaryUser()
    {
        if (m_wasRoot && m_isOrdinary && ::setresuid(0, 0, 0) != 0)
            qFatal("root is not root any more");
    }
    Q_DISABLE_COPY_MOVE(AsOrdinaryUser)
    bool isOrdinary() const { return m_isOrdinary; }

private:
    const bool m_wasRoot;
    bool m_isOrdinary = true;
};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Where the packed data of a member begin, and how many they are.
struct Member
{
    qsizetype start = 0;
    qsizetype size = 0;
};
Member dataOf(const QByteArray &zip, const QByteArray &name)
{
    const qsizetype at = zip.indexOf(name);
    const auto number = [&](qsizetype offset, int bytes) {
        qint64 out = 0;
        for (int i = bytes - 1; i >= 0; --i)
            out = out * 256 + uchar(zip[at - 30 + offset + i]);
        return qsizetype(out);
    };
    return {at + name.size() + number(28, 2), number(18, 4)};
}

/// Reasons of the files of the folder that are refused.
QStringList refusedIn(const QString &folder)
{
    QStringList out;
    const auto tree = pack::FolderTree::open(folder);
    for (const auto &refused : tree->refusals())
        out << refused.name + u": "_s + refused.reason.english();
    return out;
}

/// Damaged packs, folders that cannot be read, and targets that are no files.
class TestOddFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each bit of a manifest, and of its name in the archive's directory.
    void aDamagedManifestIsADamagedPack()
    {
        PackLibrary from(u"from"_s);
        for (const char *work : {"/akn/xa/act/2005/4", "/akn/xa/act/2005/5"})
            from.put(work, "2009-02-03", "Words of it.");
        const QString good = from.file(u"good.zip"_s);
        from.write(good, {});
        const QByteArray whole = bytesOf(good);
        const Member data = dataOf(whole, "manifest.json");
        QVERIFY(data.size > 50);
        QList<qsizetype> places;
        for (qsizetype at = data.start; at < data.start + data.size; at += 7)
            places << at;
        const qsizetype listed = whole.lastIndexOf("manifest.json"); // In the directory.
        for (qsizetype at = listed - 30; at < listed + 13; ++at)
            places << at;
        PackLibrary to(u"to"_s);
        const QByteArray nothing = to.everything();
        for (const qsizetype at : std::as_const(places)) {
            QByteArray bytes = whole;
            bytes[at] = char(bytes[at] ^ (1 << (at % 8)));
            const QString damaged = to.file(u"damaged.zip"_s);
            writeFile(damaged, bytes);
            const QStringList refused = to.import({damaged});
            if (refused.isEmpty()) { // A bit that says nothing, such as the time: all of it came.
                QCOMPARE(to.everything(), from.everything());
                return;
            }
            QCOMPARE(to.summary.imported, 0);
            QVERIFY2(to.everything() == nothing, qPrintable(refused.join(u'\n')));
        }
        QCOMPARE(to.import({good}), QStringList());
    }

    void anUnpackedPackWithADamagedManifestIsRefused_data()
    {
        QTest::addColumn<QByteArray>("manifest");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("cut short") << R"({"format":"sheria-pack","version":1,"files":[)"_ba;
        QTest::newRow("another format") << R"({"format":"rheria-pack","version":1,"files":[]})"_ba;
    }
    void anUnpackedPackWithADamagedManifestIsRefused()
    {
        QFETCH(const QByteArray, manifest);
        PackLibrary from(u"from"_s);
        from.put("/akn/xa/act/2005/4", "2009-02-03", "Words of it.");
        from.write(from.file(u"good.zip"_s), {});
        const auto tree = must(pack::ArchiveTree::open(from.file(u"good.zip"_s)));
        const QTemporaryDir folder;
        for (const QString &name : tree->names())
            writeFile(folder.filePath(name), must(tree->read(name)));
        if (manifest.isNull())
            QVERIFY(QFile::remove(folder.filePath(u"manifest.json"_s)));
        else
            writeFile(folder.filePath(u"manifest.json"_s), manifest);
        PackLibrary to(u"to"_s);
        const QStringList refused = to.import({folder.path()});
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused.front().contains(u"manifest"_s), qPrintable(refused.front()));
        QCOMPARE(to.summary.imported, 0);
    }

    void aFolderThatCannotBeReadIsReported_data()
    {
        QTest::addColumn<int>("mode");
        QTest::newRow("not listed") << 0000;
        QTest::newRow("listed and not entered") << 0444;
    }
    void aFolderThatCannotBeReadIsReported()
    {
        QFETCH(const int, mode);
        const QTemporaryDir folder;
        writeFile(folder.filePath(u"open/a.xml"_s), xmlOf({}));
        writeFile(folder.filePath(u"closed/b.xml"_s), xmlOf({}));
        const QByteArray closed = QFile::encodeName(folder.filePath(u"closed"_s));
        // The others, whatever the umask is.
        for (const QString &name : {u""_s, u"open"_s, u"open/a.xml"_s})
            QCOMPARE(::chmod(QFile::encodeName(folder.filePath(name)).constData(), 0755), 0);
        QCOMPARE(::chmod(closed.constData(), mode_t(mode)), 0);
        QStringList refused;
        {
            const AsOrdinaryUser user;
            if (!user.isOrdinary())
                QSKIP("no ordinary user can be had here, and root may read every folder");
            refused = refusedIn(folder.path());
        }
        QCOMPARE(::chmod(closed.constData(), 0755), 0);
        QCOMPARE(refused, QStringList{u"closed: the folder cannot be read"_s});
    }

    void aFolderThatIsTooDeepIsReported()
    {
        const QTemporaryDir folder;
        QString path = folder.filePath(u"in"_s);
        writeFile(path + u"/here.xml"_s, xmlOf({}));
        for (int i = 0; i < 80; ++i)
            path += u"/d"_s;
        writeFile(path + u"/deep.xml"_s, xmlOf({.work = "/akn/xa/act/2005/5"}));
        const CtlResult done = runCtl({u"import"_s, u"--library"_s, folder.filePath(u"l.sheria"_s),
                                       u"--json"_s, folder.filePath(u"in"_s)});
        QCOMPARE(done.exit, 1);
        QVERIFY2(done.output.contains("its folders are nested too deeply"),
                 done.output.constData());
        QVERIFY2(done.output.contains("\"imported\""), done.output.constData());
    }

    /// What is no file is neither written to nor replaced by one.
    void aTargetThatIsNoFileIsRefused_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"pipe", "socket", "folder", "device", "link to a pipe"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void aTargetThatIsNoFileIsRefused()
    {
        QFETCH(const QString, kind);
        const QTemporaryDir folder;
        const QString target = folder.filePath(u"target"_s);
        make(kind, target);
        struct stat before = {};
        QCOMPARE(::lstat(QFile::encodeName(target).constData(), &before), 0);
        TestLibrary library;
        library.put(DocumentSpec{});
        library.close();
        const auto check = [&](const Result<void> &done) {
            QVERIFY(!done);
            QCOMPARE(done.error().code, ErrorCode::InvalidArgument);
            struct stat after = {};
            QCOMPARE(::lstat(QFile::encodeName(target).constData(), &after), 0);
            QCOMPARE(after.st_ino, before.st_ino);
            QCOMPARE(after.st_mode, before.st_mode);
        };
        check(writeOutputFile(target, "words"));
        check(store::backupLibraryFile(library.path(), target));
        check(store::createLibraryFile(target));
        const auto inspected = store::inspectLibraryFile(target); // Nor waited for.
        QVERIFY(!inspected);
        const CtlResult done = runCtl(
            {u"export"_s, u"--library"_s, library.path(), u"--pack"_s, target});
        QVERIFY2(done.exit != 0, done.errors.constData());
        struct stat after = {};
        QCOMPARE(::lstat(QFile::encodeName(target).constData(), &after), 0);
        QCOMPARE(after.st_ino, before.st_ino);
        QCOMPARE(QDir(folder.path()).entryList({u"target.*"_s}, QDir::AllEntries | QDir::System),
                 QStringList());
    }

    void aLinkToAFileIsFollowed()
    {
        const QTemporaryDir folder;
        writeFile(folder.filePath(u"real"_s), "old");
        QVERIFY(QFile::link(folder.filePath(u"real"_s), folder.filePath(u"link"_s)));
        QVERIFY(writeOutputFile(folder.filePath(u"link"_s), "new"));
        QCOMPARE(bytesOf(folder.filePath(u"real"_s)), "new"_ba);
        QVERIFY(QFileInfo(folder.filePath(u"link"_s)).isSymLink());
    }

    void aLibraryIsNotReplacedByItsPack()
    {
        TestLibrary library;
        library.put(DocumentSpec{});
        library.close();
        const CtlResult done = runCtl(
            {u"export"_s, u"--library"_s, library.path(), u"--pack"_s, library.path()});
        QVERIFY(done.exit != 0);
        QVERIFY(store::inspectLibraryFile(library.path()));
    }

private:
    static void make(const QString &kind, const QString &target)
    {
        const QByteArray name = QFile::encodeName(target);
        if (kind == u"pipe"_s)
            QCOMPARE(::mkfifo(name.constData(), 0600), 0);
        else if (kind == u"socket"_s)
            QCOMPARE(::mknod(name.constData(), S_IFSOCK | 0600, 0), 0);
        else if (kind == u"folder"_s)
            QVERIFY(QDir().mkpath(target));
        else if (kind == u"device"_s)
            QVERIFY(QFile::link(u"/dev/null"_s, target));
        else {
            QCOMPARE(::mkfifo(QByteArray(name + "-pipe").constData(), 0600), 0);
            QVERIFY(QFile::link(target + u"-pipe"_s, target));
        }
    }
};

SHERIA_TEST(TestOddFiles)
} // namespace tst_oddfiles
#include "tst_oddfiles.moc"
