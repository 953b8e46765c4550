// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/librarytrust.h"
#include "core/store/file/libraryfile.h"
#include "core/store/sync/syncsources.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

namespace tst_boundtokens {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// A token that is given for a call goes to one server, whatever sources the library has.
class TestBoundTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_files = std::make_unique<TestLibrary>();
        m_first = std::make_unique<Receiver>([](const Received &) { return Act::status(401); });
        m_second = std::make_unique<Receiver>([](const Received &) { return Act::status(401); });
        secrets::LibraryTrust trust(must(store::libraryId(m_files->db())));
        for (const Receiver *server : {m_first.get(), m_second.get()}) {
            store::SyncSource source;
            source.base = server->url("/api");
            source.selection = "{}";
            source.intervalMinutes = 1;
            source.createdAt = m_files->clock.now();
            must(store::addSyncSource(m_files->db(), source));
            must(trust.allow(ContactPurpose::Sync, source.base));
        }
    }
    void cleanup() { qunsetenv("SHERIA_SYNC_TOKEN"); }

    void aRunOverTwoServersIsRefused_data()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("the option") << u"--token"_s;
        QTest::newRow("the file") << u"--token-file"_s;
        QTest::newRow("the variable") << u"variable"_s;
    }
    void aRunOverTwoServersIsRefused()
    {
        QFETCH(QString, way);
        const QStringList given = give(way, "secret-of-the-first");
        const CtlResult ran = run(given);
        QCOMPARE(ran.exit, 2);
        for (const Receiver *server : {m_first.get(), m_second.get()})
            QVERIFY2(ran.errors.contains(QByteArray::number(server->port())),
                     ran.errors.constData());
        QVERIFY(ran.errors.contains("--source"));
        QVERIFY(!ran.errors.contains("secret-of-the-first"));
        QCOMPARE(m_first->count() + m_second->count(), 0);
        // With one source it goes there, and nowhere else.
        QVERIFY(run(given + QStringList{u"--source"_s, u"1"_s}).exit != 0);
        QVERIFY(m_first->count() > 0);
        QVERIFY(m_first->received().constFirst().head.contains("Token secret-of-the-first"));
        QCOMPARE(m_second->count(), 0);
    }

    void aServerWithTwoSourcesDoesNotBegin()
    {
        m_files->close();
        qputenv("SHERIA_SYNC_TOKEN", "secret-of-the-first");
        const CtlResult served = runCtl(
            {u"serve"_s, u"--library"_s, m_files->path(), u"--port"_s, u"0"_s});
        QCOMPARE(served.exit, 2);
        QVERIFY2(served.errors.contains("a token belongs to one server"),
                 served.errors.constData());
        QCOMPARE(m_first->count() + m_second->count(), 0);
    }

    /// Two sources of one server are one origin.
    void twoSourcesOfOneServerShareIt()
    {
        const auto sources = must(store::listSyncSources(m_files->db()));
        must(store::removeSyncSource(m_files->db(), sources.at(1).id));
        store::SyncSource decisions = sources.at(0);
        decisions.kind = store::SyncKind::Decisions;
        must(store::addSyncSource(m_files->db(), decisions));
        QVERIFY(run({u"--token"_s, u"secret-of-the-first"_s}).exit != 2);
        QVERIFY(m_first->count() > 0);
    }

private:
    QStringList give(const QString &way, const QByteArray &token)
    {
        if (way == "--token"_L1)
            return {way, QString::fromLatin1(token)};
        if (way == "variable"_L1) {
            qputenv("SHERIA_SYNC_TOKEN", token);
            return {};
        }
        QFile file(m_files->folder() + u"/token"_s);
        if (!file.open(QIODevice::WriteOnly) || file.write(token) != token.size())
            qFatal("a file of the test cannot be written");
        return {way, file.fileName()};
    }
    CtlResult run(const QStringList &more)
    {
        m_files->close();
        return runCtl(QStringList{u"sync"_s, u"run"_s, u"--library"_s, m_files->path()} + more);
    }

    std::unique_ptr<TestLibrary> m_files;
    std::unique_ptr<Receiver> m_first;
    std::unique_ptr<Receiver> m_second;
};

SHERIA_TEST(TestBoundTokens)
} // namespace tst_boundtokens
#include "tst_boundtokens.moc"
