// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/store/file/libraryfile.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/compare/compare.h"
#include "tests/app/gui/heldserver.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>

namespace tst_synckilled {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Acts = 240;
constexpr int Kills = 2;
constexpr int HoldEvery = Acts / (Kills + 1); ///< So many texts before each kill.
constexpr int LongMs = 120'000; ///< Far more than anything takes, also under a sanitizer.

/// The program itself, killed while it syncs, and started again.
class TestSyncKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesOnWhereItWasKilled()
    {
        // Two hosts, or they would share the turns of one.
        HeldServer first(Acts, HoldEvery);
        HeldServer second(Acts, HoldEvery);
        prepare({{first.base(), first.token()}, {second.otherBase(), second.token()}});
        std::array<QSet<QByteArray>, 2> known; // Complete when the program was last killed.
        for (int times = 0; times < Kills; ++times) {
            start();
            // Both are in the middle of it.
            QTRY_VERIFY_WITH_TIMEOUT(first.isHeld() && second.isHeld(), LongMs);
            QTRY_VERIFY_WITH_TIMEOUT(!complete(0).isEmpty() && !complete(1).isEmpty(), LongMs);
            QCOMPARE(kill(pid_t(m_desk.processId()), SIGKILL), 0);
            QVERIFY(m_desk.waitForFinished(LongMs));
            for (HeldServer *each : {&first, &second}) {
                QSet<QByteArray> &before = known.at(each == &first ? 0 : 1);
                QCOMPARE(askedOf(before, each->proxy()), QByteArrayList());
                before = complete(each == &first ? 0 : 1);
                QVERIFY(before.size() < Acts);
                each->proxy().forgetTargets();
                each->letOn(HoldEvery);
            }
        }
        first.letGo();
        second.letGo();
        start();
        for (const int source : {0, 1}) {
            QTRY_COMPARE_WITH_TIMEOUT(complete(source).size(), qsizetype(Acts), LongMs);
            QTRY_COMPARE_WITH_TIMEOUT(outcomes(source).value(0), "done"_ba, LongMs);
            // The first one began because it was due; the others because it was not finished.
            QCOMPARE(outcomes(source).size(), Kills + 1);
        }
        m_desk.terminate();
        if (!m_desk.waitForFinished(LongMs))
            m_desk.kill();
        for (HeldServer *each : {&first, &second}) {
            QCOMPARE(differences(each->server()), QStringList());
            // Nothing that was complete is asked for again.
            QCOMPARE(askedOf(known.at(each == &first ? 0 : 1), each->proxy()), QByteArrayList());
        }
    }

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString library() const { return path(u"library.sheria"_s); }

    /// A library with sources that are due, by base and token, the tokens in files, and nobody who has to
    /// press a button.
    void prepare(const std::vector<std::pair<QByteArray, QByteArray>> &servers)
    {
        QVERIFY(QDir().mkpath(path(u"config/sheria"_s)));
        write(u"config/sheria/settings.ini"_s, "[server]\nstart=false\n");
        const SystemClock clock;
        const auto made = must(Library::open(library(), Library::Mode::OpenOrCreate, clock));
        store::Database reader = must(made->openReader());
        for (const auto &[base, token] : servers) {
            const QString file = u"token%1"_s.arg(m_sources.size());
            write(file, token);
            store::SyncSource source;
            source.base = base;
            source.selection = "{}";
            secrets::LibraryTrust trust(must(store::libraryId(reader)), path(u"config/sheria"_s));
            must(trust.allow(ContactPurpose::Sync, base));
            source.tokenFrom = must(
                trust.remember(ContactPurpose::Sync, base, "file:" + path(file).toUtf8()));
            source.intervalMinutes = 24 * 60;
            source.createdAt = QDateTime::currentDateTimeUtc();
            must(made->writer()
                     .submit([&](store::Database &db) -> Result<void> {
                         SHERIA_TRY(const qint64 id, store::addSyncSource(db, source));
                         m_sources.push_back(id);
                         return {};
                     })
                     .get());
        }
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

    /// The expressions that are; none while the library is not there, or busy.
    QSet<QByteArray> complete(int source) const
    {
        QSet<QByteArray> out;
        auto db = store::Database::open(library(), store::Database::Mode::ReadOnly);
        if (!db)
            return out;
        const auto items = store::syncItemsOfPlace(*db, m_sources.at(std::size_t(source)), "xa");
        if (!items)
            return out;
        for (const store::SyncItem &item : *items) {
            if (item.state == store::SyncItem::State::Complete)
                out << item.uri;
        }
        return out;
    }

    /// Of the runs, the last first.
    QByteArrayList outcomes(int source) const
    {
        auto db = store::Database::open(library(), store::Database::Mode::ReadOnly);
        const auto runs = db ? store::listSyncRuns(*db, m_sources.at(std::size_t(source)), 99)
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
            out << done.error().text();
        return out;
    }

    /// What was asked for of these expressions: text, lists, anything.
    static QByteArrayList askedOf(const QSet<QByteArray> &expressions, FaultProxy &proxy)
    {
        QByteArrayList out;
        for (const QByteArray &target : proxy.targets()) {
            const qsizetype begin = target.indexOf("/akn/");
            const qsizetype date = target.indexOf('@');
            if (begin < 0 || date < begin)
                continue;
            const qsizetype size = date - begin + qsizetype(sizeof "2009-02-03");
            if (expressions.contains(target.mid(begin, size)))
                out << target;
        }
        return out;
    }

    QTemporaryDir m_folder;
    QProcess m_desk;
    std::vector<qint64> m_sources;
};

SHERIA_TEST(TestSyncKilled)
} // namespace tst_synckilled
#include "tst_synckilled.moc"
