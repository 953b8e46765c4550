// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <memory>

namespace tst_ctlverify {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Acts = 12;

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

/// sheriactl verify, of a copy.
class TestCtlVerify : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<BigServer>(Acts);
        qputenv("SHERIA_SYNC_TOKEN", m_server->token());
    }
    void cleanup() { qunsetenv("SHERIA_SYNC_TOKEN"); }

    /// What is worked out of the texts of a copy is checked, too.
    void findsDamageBesideTheTexts_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QByteArray>("line"); // What it begins with.
        QTest::newRow("links")
            << "INSERT INTO reference VALUES (1, 0, 0, '/akn/xa/act/1', NULL, '', 'x')"_ba
            << "references: "_ba;
        QTest::newRow("citations")
            << "INSERT INTO work_name SELECT 'act 1 of 1900', id FROM work LIMIT 1"_ba
            << "citations: "_ba;
        QTest::newRow("search index")
            << "UPDATE work SET title = 'Another' WHERE number = '5'"_ba
            << "search-index: /akn/xa/act/2005/5: has changed since it was read"_ba;
        QTest::newRow("search index, a work that it has alone")
            << "PRAGMA foreign_keys=OFF; DELETE FROM work WHERE number = '5'"_ba
            << "search-index: /akn/xa/act/2005/5: is in the index only"_ba;
    }
    void findsDamageBesideTheTexts()
    {
        QFETCH(QByteArray, damage);
        QFETCH(QByteArray, line);
        copyFrom(m_server->base());
        { // Looks for citations, and indexes.
            ServingCtl server({u"--library"_s, library(), u"--port"_s, u"0"_s});
            QTRY_COMPARE_WITH_TIMEOUT(
                runCtl({u"index"_s, u"status"_s, u"--library"_s, library()}).exit, 0, 60'000);
            QTRY_COMPARE_WITH_TIMEOUT(todo(), 0, 60'000);
            server.stop(SIGTERM);
        }
        const CtlResult sound = verify();
        QVERIFY2(sound.exit == 0, sound.output.constData());
        {
            auto db = must(store::Database::open(library(), store::Database::Mode::ReadWrite));
            must(db.execute(damage.constData()));
        }
        const CtlResult damaged = verify();
        QCOMPARE(damaged.exit, 1);
        bool isFound = false;
        for (const QByteArray &each : damaged.lines())
            isFound = isFound || each.startsWith(line);
        QVERIFY2(isFound, damaged.output.constData());
    }

    /// An index that has not come so far is no damage, and verify says that it did not look at it.
    void saysWhatItDidNotLookAt()
    {
        copyFrom(m_server->base());
        const CtlResult result = verify();
        QCOMPARE(result.exit, 0);
        QVERIFY2(result.errors.contains("The search index is not compared"),
                 result.errors.constData());
    }

    /// What a server does not give is a line of its own, and has an exit status of its own.
    void whatAServerDoesNotGiveIsSaid()
    {
        std::atomic<bool> isBusy = false;
        FaultProxy proxy(m_server->port(), noFault, [&isBusy](const QByteArray &target) {
            return isBusy && target.endsWith("/2005/7/eng@2009-02-03/timeline.json")
                ? FaultProxy::answered("503 Service Unavailable",
                                       "Content-Type: application/json\r\nRetry-After: 1\r\n",
                                       R"({"detail":"Busy."})")
                : QByteArray();
        });
        copyFrom(proxy.base());
        QCOMPARE(verify({u"--against"_s, QString::fromLatin1(proxy.base())}).exit, 0);
        isBusy = true;
        proxy.forgetTargets();
        const CtlResult result = verify(
            {u"--against"_s, QString::fromLatin1(proxy.base()), u"--json"_s});
        QCOMPARE(result.exit, 7);
        QCOMPARE(result.objects().size(), 1);
        const QJsonObject object = result.objects().front();
        QCOMPARE(object["expression_frbr_uri"_L1],
                 QJsonValue(u"/akn/xa/act/2005/7/eng@2009-02-03"_s));
        QCOMPARE(object["where"_L1], QJsonValue(u"timeline"_s));
        QVERIFY(object["not_compared"_L1].toString().endsWith(
            u"the server is temporarily unavailable (503)"_s));
        QVERIFY(object["here"_L1].isNull() && object["there"_L1].isNull());
        QVERIFY(result.errors.contains("1 part could not be compared"));
        m_server->amend(9, "Other words.");
        const CtlResult both = verify({u"--against"_s, QString::fromLatin1(proxy.base())});
        QCOMPARE(both.exit, 1);
        QVERIFY(both.output.contains("/2005/7/eng@2009-02-03: timeline: could not be compared: "));
        QVERIFY(both.output.contains("/2005/9/eng@2009-02-03: text: here "));
    }

private:
    QString library() const { return m_folder->filePath(u"l.sheria"_s); }

    void copyFrom(const QByteArray &base) const
    {
        QCOMPARE(runCtl({u"sync"_s, u"add"_s, u"--library"_s, library(), u"--url"_s,
                         QString::fromLatin1(base), u"--keep"_s, u"no"_s})
                     .exit,
                 0);
        QCOMPARE(runCtl({u"sync"_s, u"run"_s, u"--library"_s, library()}).exit, 0);
    }

    CtlResult verify(const QStringList &more = {}) const
    {
        return runCtl(QStringList{u"verify"_s, u"--library"_s, library()} + more);
    }

    /// Works that are still to be looked through for citations.
    qint64 todo() const
    {
        auto db = must(store::Database::open(library(), store::Database::Mode::ReadOnly));
        auto query = must(store::Statement::prepare(db, "SELECT COUNT(*) FROM citation_todo"));
        must(query.step());
        return query.integer(0);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<BigServer> m_server;
};

SHERIA_TEST(TestCtlVerify)
} // namespace tst_ctlverify
#include "tst_ctlverify.moc"
