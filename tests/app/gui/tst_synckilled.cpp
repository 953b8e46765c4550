#include "core/base/clock.h"
#include "core/library/library.h"
#include "core/store/synchistory.h"
#include "core/store/syncitems.h"
#include "core/store/syncsources.h"
#include "core/sync/compare.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/faultproxy.h"

#include <QFile>
#include <QHash>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int Acts = 240;
constexpr int LongMs = 120'000; ///< Far more than anything takes, also under a sanitizer.

} // namespace

/// The program itself, killed while it syncs, and started again.
class TestSyncKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesOnWhereItWasKilled()
    {
        BigServer server(Acts);
        FaultProxy proxy(server.port(), [](const QByteArray &, int) { return Fault::None; });
        prepare(proxy.base(), server.token());
        for (const qint64 enough : {30, 120}) {
            start();
            QTRY_VERIFY_WITH_TIMEOUT(complete() >= enough, LongMs);
            QCOMPARE(kill(pid_t(m_desk.processId()), SIGKILL), 0);
            QVERIFY(m_desk.waitForFinished(LongMs));
            QVERIFY(complete() < Acts);
        }
        start();
        QTRY_COMPARE_WITH_TIMEOUT(complete(), Acts, LongMs);
        QTRY_COMPARE_WITH_TIMEOUT(outcomes().value(0), "done"_ba, LongMs);
        // The first one began because it was due; the others because it was not finished.
        QCOMPARE(outcomes().size(), 3);
        m_desk.terminate();
        if (!m_desk.waitForFinished(LongMs))
            m_desk.kill();
        QCOMPARE(differences(server), QStringList());
        QVERIFY2(repeated(proxy) <= MostAtOnce * 2, qPrintable(QString::number(repeated(proxy))));
    }

private:
    /// Texts that may be under way when the program is killed.
    static constexpr int MostAtOnce = 16;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString library() const { return path(u"library.sheria"_s); }

    /// A library with a source that is due, its token in a file, and nobody who has to press a button.
    void prepare(const QByteArray &base, const QByteArray &token)
    {
        write(u"token"_s, token);
        QVERIFY(QDir().mkpath(path(u"config/sheria"_s)));
        write(u"config/sheria/settings.ini"_s, "[server]\nstart=false\n");
        store::SyncSource source;
        source.base = base;
        source.selection = "{}";
        source.tokenFrom = "file:" + path(u"token"_s).toUtf8();
        source.intervalMinutes = 24 * 60;
        source.createdAt = QDateTime::currentDateTimeUtc();
        const SystemClock clock;
        const auto made = must(Library::open(library(), Library::Mode::OpenOrCreate, clock));
        must(made->writer()
                 .submit([&](store::Database &db) -> Result<void> {
                     SHERIA_TRY(m_source, store::addSyncSource(db, source));
                     return {};
                 })
                 .get());
    }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }

    void start()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, m_folder.path());
        environment.insert(u"XDG_CONFIG_HOME"_s, path(u"config"_s));
        environment.insert(u"XDG_DATA_HOME"_s, path(u"data"_s));
        m_desk.setProcessEnvironment(environment);
        m_desk.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_desk.start(QString::fromLocal8Bit(SHERIA_BINARY_DIR) + u"/bin/sheria"_s,
                     {u"--library"_s, library()});
        QVERIFY(m_desk.waitForStarted(LongMs));
    }

    /// Nothing while the library is not there, or busy.
    qint64 complete() const
    {
        auto db = store::Database::open(library(), store::Database::Mode::ReadOnly);
        if (!db)
            return 0;
        const auto items = store::syncItemsOfPlace(*db, m_source, "xa");
        if (!items)
            return 0;
        return std::count_if(items->begin(), items->end(), [](const store::SyncItem &item) {
            return item.state == store::SyncItem::State::Complete;
        });
    }

    /// Of the runs, the last first.
    QByteArrayList outcomes() const
    {
        auto db = store::Database::open(library(), store::Database::Mode::ReadOnly);
        const auto runs = db ? store::listSyncRuns(*db, m_source, 99)
                             : Result<std::vector<store::SyncRun>>(db.error());
        QByteArrayList out;
        if (runs) {
            for (const store::SyncRun &run : *runs)
                out << run.outcome;
        }
        return out;
    }

    QStringList differences(const BigServer &server) const
    {
        QStringList out;
        store::Database db = must(
            store::Database::open(library(), store::Database::Mode::ReadOnly));
        sync::RunOptions options;
        options.token = server.token();
        const auto done = sync::compare(db, {server.base(), {}, {}}, options, server.clock,
                                        [&out](const sync::Difference &one) {
                                            out << QString::fromUtf8(one.uri + ' ' + one.where);
                                        },
                                        {});
        if (!done)
            out << done.error().detail;
        return out;
    }

    /// How many texts were asked for more than once.
    static int repeated(FaultProxy &proxy)
    {
        QHash<QByteArray, int> counts;
        const QList<QByteArray> targets = proxy.targets();
        for (const QByteArray &target : targets) {
            if (target.contains("/akn/xa/act/2005/") && target.contains(".xml"))
                ++counts[target];
        }
        return int(
            std::count_if(counts.begin(), counts.end(), [](int count) { return count > 1; }));
    }

    QTemporaryDir m_folder;
    QProcess m_desk;
    qint64 m_source = 0;
};

QTEST_GUILESS_MAIN(TestSyncKilled)
#include "tst_synckilled.moc"
