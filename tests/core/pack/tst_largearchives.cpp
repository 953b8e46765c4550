// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/pack/archive/filetree.h"
#include "core/pack/archive/ziparchive.h"
#include "core/pack/packtree.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/support/importrun.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QRandomGenerator>
#include <QTest>

namespace tst_largearchives {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr qint64 MiB = 1024LL * 1024;
using Packing = pack::ZipWriter::Packing;

pack::ZipWriter::Bytes numbered(int number)
{
    return [number] {
        return Result<QByteArray>(QByteArray::number(number));
    };
}

/// What export writes import reads, however large it is.
class TestLargeArchives : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moreMembersThanSixteenBitsCount()
    {
        constexpr int Members = 200'001;
        const QString path = m_folder.filePath(u"many.zip"_s);
        pack::PackManifest manifest;
        manifest.createdAt = QDateTime(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            pack::ZipWriter zip(file);
            const auto nameOf = [](int i) -> QByteArray {
                return "works/xa-act-2001-" + QByteArray::number(i) + "/work.json";
            };
            for (int i = 0; i < Members - 1; ++i)
                must(zip.add(nameOf(i), numbered(i), Packing::Deflate));
            must(zip.add(
                "manifest.json",
                [&] {
                    for (int i = 0; i < Members - 1; ++i) {
                        const QByteArray bytes = QByteArray::number(i);
                        manifest.files[QString::fromLatin1(nameOf(i))] = {sha256Hex(bytes),
                                                                          bytes.size()};
                    }
                    return Result<QByteArray>(manifest.toJson());
                },
                Packing::Deflate));
            must(zip.finish());
        }
        const auto files = must(pack::ArchiveTree::open(path));
        QVERIFY(files->refusals().empty());
        QCOMPARE(files->names().size(), Members);
        const auto packed = must(pack::PackTree::open(files, path));
        QCOMPARE(packed->names().size(), Members - 1);
        for (const int i : {0, 65'535, 65'536, Members - 2})
            QCOMPARE(must(packed->read(u"works/xa-act-2001-%1/work.json"_s.arg(i))),
                     QByteArray::number(i));
    }

    /// Of random bytes, and of a page that packs better than an attack does.
    void aFileOfSeventyMebibytes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QByteArray random(70 * MiB, Qt::Uninitialized);
        QRandomGenerator(7).fillRange(reinterpret_cast<quint32 *>(random.data()),
                                      random.size() / qsizetype(sizeof(quint32)));
        QTest::newRow("random") << random;
        QTest::newRow("all the same") << QByteArray(70 * MiB, ' ');
    }
    void aFileOfSeventyMebibytes()
    {
        QFETCH(const QByteArray, bytes);
        const QByteArray uri = "/akn/xa/act/2005/4/eng@2009-02-03";
        TestLibrary original;
        const store::PutResult put = original.put({});
        must(store::putMedia(original.db(), put.expressionId, u"map.png"_s, "image/png", bytes));
        original.close();
        const QString path = original.folder() + "/pack.zip"_L1;
        must(pack::exportPack(original.path(), path, original.clock, {}, {}));
        TestLibrary copy;
        copy.close();
        const ImportRun run = import(copy.path(), {path}, copy.clock);
        QCOMPARE(run.summary.refused, 0);
        QCOMPARE(run.summary.imported, 1);
        store::Database db = must(
            store::Database::open(copy.path(), store::Database::Mode::ReadOnly));
        const auto record = must(
            store::findExpression(db, must(FrbrUri::parse(uri)), QDate(2024, 1, 1)));
        const auto media = must(store::listMedia(db, record.expression.id));
        QCOMPARE(media.size(), std::size_t(1));
        QVERIFY(must(store::fileBytes(db, media[0].hash)) == bytes);
    }

    /// Three mebibytes that would be three kilobytes.
    void aMemberThatPacksTooWellIsNotTakenForAnAttack()
    {
        const QByteArray bytes(3 * MiB, 'a');
        auto buffer = std::make_unique<QBuffer>();
        buffer->open(QIODevice::ReadWrite);
        pack::ZipWriter zip(*buffer);
        must(zip.add("a.xml", bytes, Packing::Deflate));
        must(zip.add("empty.txt", QByteArray(), Packing::Deflate));
        must(zip.finish());
        const auto tree = must(pack::ArchiveTree::open(std::move(buffer), u"a.zip"_s));
        QVERIFY(tree->refusals().empty());
        QVERIFY(must(tree->read(u"a.xml"_s)) == bytes);
        QCOMPARE(must(tree->read(u"empty.txt"_s)), QByteArray());
    }

    /// It takes five gigabytes of the disk.
    void moreThanFourGibibytes()
    {
        if (!qEnvironmentVariableIsSet("SHERIA_LARGE"))
            QSKIP("set SHERIA_LARGE to write an archive of 5 GB");
        constexpr int Members = 10;
        const QString path = m_folder.filePath(u"large.zip"_s);
        const auto bytesOf = [](int i) {
            return QByteArray(450 * MiB, char('a' + i));
        };
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            pack::ZipWriter zip(file);
            for (int i = 0; i < Members; ++i)
                must(zip.add(
                    QByteArray::number(i) + ".bin",
                    [&bytesOf, i] { return Result<QByteArray>(bytesOf(i)); }, Packing::Store));
            must(zip.finish());
            QVERIFY(file.size() > 4 * 1024 * MiB);
        }
        const auto tree = must(pack::ArchiveTree::open(path));
        QVERIFY(tree->refusals().empty());
        for (int i = 0; i < Members; ++i)
            QVERIFY(must(tree->read(QString::number(i) + u".bin"_s)) == bytesOf(i));
    }

    /// Before anything is written.
    void whatDoesNotFitIsRefusedAtTheBeginning()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        pack::ZipWriter zip(buffer);
        const QByteArray longName(60'000, 'n');
        const auto members = int(limits::MaxDirectoryBytes / longName.size());
        for (int i = 0; i < members - 10; ++i)
            must(zip.add(longName + QByteArray::number(i), numbered(i), Packing::Deflate));
        Result<void> added;
        for (int i = 0; i < 20 && added; ++i)
            added = zip.add(longName + "x" + QByteArray::number(i), numbered(i), Packing::Deflate);
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::Unsupported);
        QCOMPARE(buffer.size(), 0);
    }

    /// One that no library can hold is refused, too, with what it is.
    void aMemberOverTheLimitIsRefused()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        pack::ZipWriter zip(buffer);
        must(zip.add(
            "large.bin",
            [] { return Result<QByteArray>(QByteArray(limits::MaxEntryBytes + 1, 'x')); },
            Packing::Store));
        const Result<void> written = zip.finish();
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Unsupported);
    }

private:
    QTemporaryDir m_folder;
};

SHERIA_TEST(TestLargeArchives)
} // namespace tst_largearchives
#include "tst_largearchives.moc"
