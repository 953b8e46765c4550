// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/archive/filetree.h"
#include "core/pack/archive/ziparchive.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/importrun.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QTest>

#include <future>
#include <thread>

namespace tst_importjob {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Png = QByteArray::fromHex("89504e470d0a1a0a0000000d49484452");

void write(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

DocumentSpec numbered(int number)
{
    DocumentSpec spec;
    spec.work = "/akn/xa/act/2005/" + QByteArray::number(number);
    return spec;
}

QByteArray zipOf(const QList<std::pair<QByteArray, QByteArray>> &members)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    pack::ZipWriter zip(buffer);
    for (const auto &[name, bytes] : members)
        must(zip.add(name, bytes, pack::ZipWriter::Packing::Deflate));
    must(zip.finish());
    return buffer.data();
}

QByteArray pictured(const QByteArray &src)
{
    DocumentSpec spec;
    spec.body = "<section eId=\"sec_1\"><num>1.</num><content><p><img src=\"" + src
        + "\"/></p></content></section>";
    return xmlOf(spec);
}

std::vector<store::MediaFile> mediaIn(const QString &library, const QByteArray &uri)
{
    store::Database db = must(store::Database::open(library, store::Database::Mode::ReadOnly));
    const auto record = must(
        store::findExpression(db, must(FrbrUri::parse(uri)), QDate(2024, 1, 1)));
    return must(store::listMedia(db, record.expression.id));
}

qint64 countIn(const QString &library)
{
    store::Database db = must(store::Database::open(library, store::Database::Mode::ReadOnly));
    return must(store::listExpressions(db, {}, 0, 1)).count;
}

class TestImportJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_library->close();
        m_inputs = std::make_unique<QTemporaryDir>();
    }

    void aFolderIsReportedInTheOrderOfNames()
    {
        write(in(u"b/2.xml"_s), xmlOf(numbered(2)));
        write(in(u"a.akn"_s), xmlOf(numbered(1)));
        write(in(u"b/10.XML"_s), xmlOf(numbered(10)));
        write(in(u"broken.xml"_s), "<akomaNtoso");
        write(in(u"readme.txt"_s), "not a document");
        write(in(u".hidden.xml"_s), xmlOf(numbered(99)));
        const ImportRun run = imported();
        QStringList names;
        for (const pack::FileReport &report : run.reports)
            names << report.path.mid(m_inputs->path().size() + 1);
        QCOMPARE(names, (QStringList{u"a.akn"_s, u"b/10.XML"_s, u"b/2.xml"_s, u"broken.xml"_s}));
        QCOMPARE(run.summary.imported, 3);
        QCOMPARE(run.summary.refused, 1);
        QVERIFY(run.of(u"broken.xml"_s).reason.english().contains(u"line 1"_s));
        QCOMPARE(run.of(u"b/2.xml"_s).expressionUri,
                 QByteArray("/akn/xa/act/2005/2/eng@2009-02-03"));
        QCOMPARE(run.of(u"b/2.xml"_s).contentHash.size(), 64);
    }

    void whatIsNamedAndMissingIsRefused()
    {
        const ImportRun run = import(m_library->path(), {in(u"nothing.xml"_s)}, m_library->clock);
        QCOMPARE(run.summary.refused, 1);
        QVERIFY(!run.of(u"nothing.xml"_s).reason.isEmpty());
    }

    void aLinkOutOfTheFolderIsNotFollowed()
    {
        const QTemporaryDir outside;
        write(outside.filePath(u"secret.xml"_s), xmlOf(numbered(1)));
        write(in(u"own.xml"_s), xmlOf(numbered(2)));
        QVERIFY(QFile::link(outside.filePath(u"secret.xml"_s), in(u"link.xml"_s)));
        QVERIFY(QFile::link(outside.path(), in(u"folder"_s)));
        QVERIFY(QFile::link(in(u"own.xml"_s), in(u"within.xml"_s)));
        QVERIFY(QFile::link(m_inputs->path(), in(u"loop"_s)));
        const ImportRun run = imported();
        QCOMPARE(run.summary.imported, 1);
        QCOMPARE(run.summary.unchanged, 1);
        QCOMPARE(run.of(u"link.xml"_s).outcome, pack::Outcome::Refused);
        QCOMPARE(run.reports.size(), std::size_t(3));
    }

    void picturesBesideADocumentComeAlong_data()
    {
        QTest::addColumn<QByteArray>("src");
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("media folder") << QByteArray("media/a.png") << u"doc/media/a.png"_s << true;
        QTest::newRow("same folder") << QByteArray("a.png") << u"doc/a.png"_s << true;
        QTest::newRow("escaped") << QByteArray("media/a%20b.png") << u"doc/media/a b.png"_s << true;
        QTest::newRow("folder above") << QByteArray("../a.png") << u"a.png"_s << false;
        QTest::newRow("remote") << QByteArray("https://x/a.png") << u"doc/a.png"_s << false;
        QTest::newRow("absolute") << QByteArray("/a.png") << u"a.png"_s << false;
        QTest::newRow("file URL") << QByteArray("file:a.png") << u"doc/a.png"_s << false;
        QTest::newRow("no picture") << QByteArray("key.pem") << u"doc/key.pem"_s << false;
    }
    void picturesBesideADocumentComeAlong()
    {
        QFETCH(QByteArray, src);
        QFETCH(QString, file);
        QFETCH(bool, isTaken);
        write(in(u"doc/act.xml"_s), pictured(src));
        write(in(file), file.endsWith(u".pem"_s) ? QByteArray("secret") : Png);
        const ImportRun run = imported();
        QCOMPARE(run.summary.imported, 1);
        const auto media = mediaIn(m_library->path(), "/akn/xa/act/2005/4/eng@2009-02-03");
        QCOMPARE(media.size(), std::size_t(isTaken ? 1 : 0));
        if (isTaken) {
            QCOMPARE(media[0].filename, file.section(u'/', -1));
            QCOMPARE(media[0].mimeType, QByteArray("image/png"));
        }
    }

    void aPictureThatComesLaterIsAdded()
    {
        write(in(u"act.xml"_s), pictured("media/a.png"));
        QCOMPARE(imported().summary.imported, 1);
        write(in(u"media/a.png"_s), Png);
        const ImportRun run = imported();
        QCOMPARE(run.summary.unchanged, 1);
        QVERIFY(run.reports[0].reason.english().contains(u"picture"_s));
        QCOMPARE(mediaIn(m_library->path(), "/akn/xa/act/2005/4/eng@2009-02-03").size(),
                 std::size_t(1));
        // Whoever follows is told of which expression.
        const auto changes = must(store::changesAfter(m_library->db(), 0, 1000));
        QCOMPARE(changes.back().action, store::ChangeAction::Updated);
        QCOMPARE(changes.back().expressionUri, "/akn/xa/act/2005/4/eng@2009-02-03"_ba);
    }

    void picturesInAnArchiveComeAlong()
    {
        write(in(u"act.zip"_s),
              zipOf({{"main.xml", pictured("media/a.png")}, {"media/a.png", Png}}));
        QCOMPARE(imported().summary.imported, 1);
        QCOMPARE(mediaIn(m_library->path(), "/akn/xa/act/2005/4/eng@2009-02-03").size(),
                 std::size_t(1));
    }

    void anArchiveIsImportedMemberByMember()
    {
        write(in(u"laws.zip"_s),
              zipOf({{"a/1.xml", xmlOf(numbered(1))},
                     {"2.xml", xmlOf(numbered(2))},
                     {"broken.xml", "no"},
                     {"inner.zip", zipOf({{"3.xml", xmlOf(numbered(3))}})}}));
        const ImportRun run = imported();
        QCOMPARE(run.summary.imported, 2);
        QCOMPARE(run.summary.refused, 2);
        QVERIFY(run.of(u"laws.zip/a/1.xml"_s).outcome == pack::Outcome::Imported);
        QVERIFY(run.of(u"laws.zip/inner.zip"_s).outcome == pack::Outcome::Refused);
    }

    void cancelledAndRunAgainItIsComplete()
    {
        // More than may wait for a commit: the first reports come before the end.
        constexpr int Files = 1500;
        for (int i = 0; i < Files; ++i)
            write(in(QString::number(i) + u".xml"_s), xmlOf(numbered(i + 1)));
        std::stop_source stop;
        pack::ImportSummary summary;
        {
            store::Writer writer(must(store::openLibraryFile(m_library->path())));
            pack::ImportObserver observer;
            qint64 told = 0;
            observer.onFile = [&](const pack::FileReport &) {
                if (++told == 5)
                    stop.request_stop();
            };
            summary = must(pack::importPaths(writer, {m_inputs->path()}, m_library->clock, observer,
                                             stop.get_token()));
            QCOMPARE(told, summary.imported);
        }
        QVERIFY(summary.isCancelled);
        QVERIFY(summary.imported >= 5 && summary.imported < Files);
        // What was reported is there, and nothing else.
        QCOMPARE(countIn(m_library->path()), summary.imported);
        const ImportRun rest = imported();
        QCOMPARE(rest.summary.unchanged, summary.imported);
        QCOMPARE(rest.summary.imported, Files - summary.imported);
        QVERIFY(!rest.summary.isCancelled);
    }

    void progressRisesToTheTotal()
    {
        for (int i = 0; i < 40; ++i)
            write(in(QString::number(i) + u".xml"_s), xmlOf(numbered(i + 1)));
        store::Writer writer(must(store::openLibraryFile(m_library->path())));
        pack::ImportObserver observer;
        std::vector<pack::Progress> seen;
        observer.onProgress = [&](const pack::Progress &progress) {
            seen.push_back(progress);
        };
        must(pack::importPaths(writer, {m_inputs->path()}, m_library->clock, observer, {}));
        QCOMPARE(seen.size(), std::size_t(40));
        for (std::size_t i = 0; i < seen.size(); ++i) {
            QCOMPARE(seen[i].filesDone, qint64(i + 1));
            QVERIFY(seen[i].filesDone <= seen[i].filesTotal);
            QVERIFY(i == 0 || seen[i].bytesDone > seen[i - 1].bytesDone);
        }
        QCOMPARE(seen.back().filesTotal, 40);
    }

    void aReaderIsNotKeptWaiting()
    {
        for (int i = 0; i < 50; ++i)
            write(in(QString::number(i) + u".xml"_s), xmlOf(numbered(i + 1)));
        store::Writer writer(must(store::openLibraryFile(m_library->path())));
        store::Database reader = must(
            store::Database::open(m_library->path(), store::Database::Mode::ReadOnly));
        pack::ImportObserver observer;
        qint64 last = 0;
        observer.onFile = [&](const pack::FileReport &) {
            const qint64 count = must(store::listExpressions(reader, {}, 0, 1)).count;
            QVERIFY(count >= last && count > 0);
            last = count;
        };
        must(pack::importPaths(writer, {m_inputs->path()}, m_library->clock, observer, {}));
        QCOMPARE(must(store::listExpressions(reader, {}, 0, 1)).count, 50);
    }

    /// The import is under way for as long as a reader on another thread likes.
    void readersAreAnsweredDuringAnImport()
    {
        for (int i = 0; i < 50; ++i)
            write(in(QString::number(i) + u".xml"_s), xmlOf(numbered(i + 1)));
        store::Writer writer(must(store::openLibraryFile(m_library->path())));
        pack::ImportObserver observer;
        int told = 0;
        observer.onFile = [&](const pack::FileReport &) {
            if (++told > 1)
                return;
            const std::jthread reading([&] {
                store::Database reader = must(
                    store::Database::open(m_library->path(), store::Database::Mode::ReadOnly));
                for (int i = 0; i < 20; ++i)
                    must(store::listExpressions(reader, {}, 0, 20));
            });
        };
        must(pack::importPaths(writer, {m_inputs->path()}, m_library->clock, observer, {}));
        QCOMPARE(told, 50);
    }

    /// The writer is in the middle of its transaction for as long as the reader likes.
    void aReaderSeesTheLibraryOfBeforeWhileABatchIsWritten()
    {
        store::Writer writer(must(store::openLibraryFile(m_library->path())));
        store::Database reader = must(
            store::Database::open(m_library->path(), store::Database::Mode::ReadOnly));
        std::promise<void> isWritten;
        std::promise<void> mayCommit;
        auto done = writer.submit([&](store::Database &db) -> Result<void> {
            SHERIA_TRY([[maybe_unused]] const auto put,
                       store::putExpression(db, prepared(numbered(1)),
                                            store::WorkPolicy::FromDocument,
                                            m_library->clock.now()));
            isWritten.set_value();
            mayCommit.get_future().wait();
            return {};
        });
        isWritten.get_future().wait();
        for (int i = 0; i < 100; ++i)
            QCOMPARE(must(store::listExpressions(reader, {}, 0, 1)).count, 0);
        mayCommit.set_value();
        must(done.get());
        QCOMPARE(must(store::listExpressions(reader, {}, 0, 1)).count, 1);
    }

private:
    QString in(const QString &name) const { return m_inputs->filePath(name); }
    ImportRun imported() const
    {
        return import(m_library->path(), {m_inputs->path()}, m_library->clock);
    }

    std::unique_ptr<TestLibrary> m_library;
    std::unique_ptr<QTemporaryDir> m_inputs;
};

SHERIA_TEST(TestImportJob)
} // namespace tst_importjob
#include "tst_importjob.moc"
