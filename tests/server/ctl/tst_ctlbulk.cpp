// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/bulk/hostilelibrary.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTest>

#include <signal.h>

namespace tst_ctlbulk {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int PatienceMs = 60'000;
constexpr int Kills = 8;

/// sheriactl export --bulk, as scripts use it.
class TestCtlBulk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<HostileLibrary>();
        m_library->close();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void theSummarySaysWhatThereIs_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("file");

        QTest::newRow("jsonl") << u"jsonl"_s << u"expressions.jsonl"_s;
        QTest::newRow("opensearch") << u"opensearch"_s << u"texts-00001.ndjson"_s;
        QTest::newRow("postgresql") << u"postgresql"_s << u"load.sql"_s;
    }
    void theSummarySaysWhatThereIs()
    {
        QFETCH(const QString, format);
        QFETCH(const QString, file);
        const CtlResult done = runCtl(call(format, {u"--json"_s}));
        QCOMPARE(done.exit, 0);
        QCOMPARE(done.objects().size(), 1);
        const QJsonObject said = done.objects().front();
        QCOMPARE(said[u"counts"][u"works"].toInt(), 5);
        QVERIFY(said[u"revision"].toInteger() > 0);
        QVERIFY(QFileInfo(output()).isDir());
        QVERIFY(QFileInfo::exists(output() + u'/' + file));
        QCOMPARE(runCtl(call(format)).exit, 5); // It is there by now.
    }

    void changesAlone()
    {
        const qint64 revision =
            runCtl(call(u"jsonl"_s, {u"--json"_s})).objects().front()[u"revision"].toInteger();
        m_library->change();
        m_library->close();
        const CtlResult done = runCtl({u"export"_s, u"--library"_s, m_library->path(), u"--bulk"_s,
                                       u"jsonl"_s, u"--output"_s, output() + u"2"_s, u"--since"_s,
                                       QString::number(revision), u"--json"_s});
        QCOMPARE(done.exit, 0);
        const QJsonObject counts = done.objects().front()[u"counts"].toObject();
        QCOMPARE(counts[u"works"].toInt(), 2);
        QCOMPARE(counts[u"replaced_works"].toInt(), 3); // One is gone.
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("said");

        const QString file = u"x.zip"_s;
        QTest::newRow("nothing") << QStringList{} << "--bulk"_ba;
        QTest::newRow("two kinds")
            << QStringList{u"--bulk"_s, u"jsonl"_s, u"--pack"_s, file} << "exclude each other"_ba;
        QTest::newRow("no such format")
            << QStringList{u"--bulk"_s, u"solr"_s, u"--output"_s, file} << "opensearch"_ba;
        QTest::newRow("no folder") << QStringList{u"--bulk"_s, u"jsonl"_s} << "--output"_ba;
        QTest::newRow("no place") << QStringList{u"--bulk"_s, u"jsonl"_s,   u"--output"_s,
                                                 file,        u"--place"_s, u"Z/"_s}
                                  << "--place"_ba;
        QTest::newRow("what is for packs")
            << QStringList{u"--bulk"_s, u"jsonl"_s, u"--output"_s, file, u"--with-unpublished"_s}
            << "--with-unpublished"_ba;
        QTest::newRow("what is for --bulk")
            << QStringList{u"--pack"_s, file, u"--output"_s, file} << "--output"_ba;
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, said);
        const CtlResult done = runCtl(QStringList{u"export"_s, u"--library"_s, m_library->path()}
                                      + options);
        QCOMPARE(done.exit, 2);
        QVERIFY2(done.errors.contains(said), done.errors.constData());
    }

    /// Whenever it is killed, the folder is complete or not there, and the next run begins anew.
    void aKilledRunLeavesNothingHalf()
    {
        for (int i = 0; i < Kills; ++i) {
            QProcess process;
            process.start(sheriactlPath(), call(u"postgresql"_s));
            // At another file each time.
            const QString seen = output() + u".partial"_s;
            while (process.state() != QProcess::NotRunning && !QFileInfo::exists(output())
                   && QDir(seen).entryList(QDir::Files).size() < i)
                process.waitForFinished(1);
            process.kill();
            process.waitForFinished(PatienceMs);
            if (QFileInfo::exists(output())) {
                QVERIFY(isComplete());
                QVERIFY(QDir(output()).removeRecursively());
            }
        }
        QCOMPARE(runCtl(call(u"postgresql"_s)).exit, 0);
        QVERIFY(isComplete());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{u"out"_s});
    }

private:
    QString output() const { return m_folder->filePath(u"out"_s); }

    QStringList call(const QString &format, const QStringList &more = {}) const
    {
        return QStringList{u"export"_s, u"--library"_s, m_library->path(), u"--bulk"_s,
                           format,      u"--output"_s,  output()}
        + more;
    }

    /// Whether each file has the sum that SHA256SUMS says.
    bool isComplete() const
    {
        QFile sums(output() + u"/SHA256SUMS"_s);
        if (!sums.open(QIODevice::ReadOnly))
            return false;
        const QByteArrayList lines = sums.readAll().trimmed().split('\n');
        return lines.size() > 10
            && std::all_of(lines.begin(), lines.end(), [this](const QByteArray &line) {
                   QFile file(output() + u'/' + QString::fromLatin1(line.sliced(66)));
                   return file.open(QIODevice::ReadOnly)
                       && QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
                              .toHex()
                       == line.first(64);
               });
    }

    std::unique_ptr<HostileLibrary> m_library;
    std::unique_ptr<QTemporaryDir> m_folder;
};

SHERIA_TEST(TestCtlBulk)
} // namespace tst_ctlbulk
#include "tst_ctlbulk.moc"
