// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "tests/core/akn/corpus.h"
#include "tests/support/importrun.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_corpus_import {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool IsSanitized = true; // Their shadow memory counts, too.
#elif defined(__has_feature)
constexpr bool IsSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool IsSanitized = false;
#endif

/// Source: proc(5), clear_refs and status.
void forgetPeakMemory()
{
    QFile file(u"/proc/self/clear_refs"_s);
    if (file.open(QIODevice::WriteOnly))
        file.write("5");
}

qint64 peakMemoryMb()
{
    const QByteArray status = bytesOf(u"/proc/self/status"_s);
    const qsizetype at = status.indexOf("VmHWM:");
    return status.mid(at + 6, status.indexOf("kB", at) - at - 6).trimmed().toLongLong() / 1024;
}

/// The text that a reported address fetches, as a client would ask for it.
QByteArray fetch(store::Database &db, const QByteArray &uri)
{
    const FrbrUri parsed = must(FrbrUri::parse(uri));
    const ExpressionRecord record = must(store::findExpression(db, parsed, QDate(9999, 12, 31)));
    if (parsed.component.isEmpty())
        return must(store::contentXml(db, record.expression.contentHash));
    for (const Manifestation &one : record.manifestations) {
        if (one.component == parsed.component || one.contentHash == parsed.component)
            return must(store::contentXml(db, one.contentHash));
    }
    return {};
}

class TestCorpusImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsKeptByteForByte_data()
    {
        QTest::addColumn<std::size_t>("corpus");
        for (std::size_t i = 0; i < test::corpusFolders().size(); ++i)
            QTest::newRow(test::corpusFolders()[i].isOwn ? "own" : "real") << i;
    }
    void everyFileIsKeptByteForByte()
    {
        QFETCH(std::size_t, corpus);
        const test::CorpusFolder &folder = test::corpusFolders()[corpus];
        TestLibrary library;
        library.close();
        const QStringList folders{folder.file(u"judgments"_s), folder.file(u"legislation"_s),
                                  folder.file(u"other"_s)};
        const ImportRun first = import(library.path(), folders, library.clock);
        qInfo("imported %lld, unchanged %lld, replaced %lld, refused %lld", first.summary.imported,
              first.summary.unchanged, first.summary.replaced, first.summary.refused);
        const QJsonArray files = folder.json(u"manifest.json"_s)["files"_L1].toArray();
        QCOMPARE(qsizetype(first.reports.size()), files.size());
        for (const pack::FileReport &report : first.reports)
            QVERIFY2(report.outcome != pack::Outcome::Refused,
                     qPrintable(report.path + report.reason.english()));

        store::Database db = must(
            store::Database::open(library.path(), store::Database::Mode::ReadOnly));
        QHash<QByteArray, QByteArray> latestAt; // Address: the hash reported last for it.
        for (const pack::FileReport &report : first.reports) {
            const QByteArray stored = must(store::contentXml(db, report.contentHash));
            QCOMPARE(sha256Hex(stored), report.contentHash);
            QVERIFY(must(FrbrUri::parse(report.expressionUri)).expressionUri().has_value());
            if (report.outcome != pack::Outcome::Unchanged)
                latestAt[report.expressionUri] = report.contentHash;
        }
        for (const QJsonValue &file : files) {
            const QString path = file["path"_L1].toString();
            const pack::FileReport &report = first.of(path);
            if (file["oracle"_L1]["form"_L1]["bom"_L1].toBool())
                continue; // Stored without it.
            QCOMPARE(must(store::contentXml(db, report.contentHash)), folder.bytes(path));
        }
        // Nothing was lost: an address gives the text that was reported for it, unless a newer one
        // has taken its place, and then the older one is found by its hash.
        for (const pack::FileReport &report : first.reports) {
            if (latestAt.value(report.expressionUri) == report.contentHash)
                QCOMPARE(sha256Hex(fetch(db, report.expressionUri)), report.contentHash);
        }

        const ImportRun second = import(library.path(), folders, library.clock);
        QCOMPARE(qsizetype(second.summary.unchanged), files.size());
        QCOMPARE(second.summary.imported + second.summary.replaced + second.summary.refused, 0);
    }

    void hostileFilesDoWhatIsExpected_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("expect");
        for (const test::HostileFile &file : test::hostileFiles())
            QTest::newRow(file.row().constData()) << file.path() << file.expect;
    }
    void hostileFilesDoWhatIsExpected()
    {
        QFETCH(QString, path);
        QFETCH(QString, expect);
        TestLibrary library;
        library.close();
        forgetPeakMemory();
        const ImportRun run = import(library.path(), {path}, library.clock);
        QVERIFY2(IsSanitized || peakMemoryMb() < 500, qPrintable(QString::number(peakMemoryMb())));
        QVERIFY(!run.reports.empty());
        bool anyTaken = false;
        for (const pack::FileReport &report : run.reports) {
            if (report.outcome == pack::Outcome::Refused)
                QVERIFY2(!report.reason.isEmpty(), qPrintable(report.path));
            else
                anyTaken = true;
        }
        const bool mustTake = expect.startsWith("accept"_L1) && !expect.contains("reject"_L1)
            && !expect.contains("refuse"_L1) && !expect.contains(" or "_L1);
        const bool mustRefuse = expect == "reject"_L1 || expect.startsWith("reject by"_L1)
            || expect.startsWith("reject;"_L1) || expect.startsWith("reject the member"_L1)
            || expect.startsWith("reject (malformed"_L1);
        if (mustTake)
            QVERIFY(anyTaken);
        if (mustRefuse)
            QVERIFY(!anyTaken);
        QVERIFY(!QFile::exists(u"/tmp/akn-escape.xml"_s));
        QVERIFY(!QFile::exists(u"/tmp/akn-escape"_s));
    }
};

SHERIA_TEST(TestCorpusImport)
} // namespace tst_corpus_import
#include "tst_corpus_import.moc"
