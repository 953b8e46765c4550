// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/compression.h"
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/importrun.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

namespace tst_damagedtext {

using namespace Qt::StringLiterals;
using namespace sheria;
using tests::must;

constexpr const char *BadWork = "/akn/xa/act/2001/1";
constexpr const char *BadUri = "/akn/xa/act/2001/1/eng@2009-02-03";
constexpr const char *GoodWork = "/akn/xa/act/2001/2";

/// Other words under the hash of one text, or bytes that are none.
void damageText(store::Database &db, const QByteArray &expressionUri, bool isReadable)
{
    const QByteArray bytes = isReadable
        ? "(SELECT packed FROM content x WHERE x.xml_bytes = "
          "content.xml_bytes AND x.id <> content.id)"
        : "CAST(substr(packed, 1, length(packed) / 2) || zeroblob(9) AS BLOB)";
    const QByteArray script = "UPDATE content SET packed = " + bytes
        + " WHERE id IN (SELECT m.content_id FROM manifestation m JOIN expression e"
          " ON e.id = m.expression_id WHERE e.uri = '"
        + expressionUri + "')";
    must(db.execute(script.constData()));
}

/// A stored text that is damaged: it is named, the others are not kept from anything, and it is healed.
class TestDamagedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<tests::TestLibrary>();
        m_library->put(specOf(BadWork, "zebra"));
        m_library->put(specOf(GoodWork, "okapi"));
        damageText(m_library->db(), BadUri, false);
    }

    void findingsNameTheWork()
    {
        bool isNamed = false;
        for (const store::Finding &finding : must(store::verify(m_library->db(), {}, {}))) {
            if (finding.check == "content-packed")
                isNamed = finding.subject == QString::fromLatin1(BadUri);
        }
        QVERIFY(isNamed);
        const auto xml = store::contentXml(m_library->db(), badHash());
        QCOMPARE(xml.error().code, ErrorCode::Corrupt);
        QVERIFY2(xml.error().text().contains(QLatin1StringView(BadUri)),
                 qPrintable(xml.error().text()));
    }

    void theOthersAreIndexed()
    {
        const QString folder = search::indexFolder(m_library->path());
        const auto unread = must(
            search::rebuildIndex(m_library->path(), folder, [](const auto &) {}, {}));
        QCOMPARE(unread.size(), std::size_t(1));
        QCOMPARE(unread.front().uri, BadUri);
        search::Searcher searcher(folder);
        search::Query query;
        query.text = u"okapi"_s;
        QCOMPARE(must(searcher.search(query, m_library->db())).total, 1);

        const auto built = tests::runCtl(
            {u"index"_s, u"rebuild"_s, u"--library"_s, m_library->path()});
        QCOMPARE(built.exit, 7);
        QVERIFY2(built.errors.contains(BadUri), built.errors.constData());
    }

    void theOthersAreExported()
    {
        const QString path = m_library->folder() + u"/out.zip"_s;
        const auto written = tests::runCtl(
            {u"export"_s, u"--library"_s, m_library->path(), u"--pack"_s, path});
        QCOMPARE(written.exit, 7);
        QVERIFY2(written.errors.contains(BadUri), written.errors.constData());
        tests::TestLibrary other;
        other.close();
        tests::import(other.path(), {path}, other.clock);
        store::Database db = must(
            store::Database::open(other.path(), store::Database::Mode::ReadOnly));
        QVERIFY(store::findExpression(db, must(FrbrUri::parse(GoodWork)), QDate(2024, 1, 5)));
        QVERIFY(must(store::verify(db, {}, {})).empty());
    }

    void importingTheOriginalHeals_data()
    {
        QTest::addColumn<bool>("isReadable");
        QTest::newRow("cut short") << false;
        QTest::newRow("other words") << true;
    }
    void importingTheOriginalHeals()
    {
        QFETCH(bool, isReadable);
        if (isReadable) {
            m_library = std::make_unique<tests::TestLibrary>();
            m_library->put(specOf(BadWork, "zebra"));
            m_library->put(specOf(GoodWork, "okapi"));
            damageText(m_library->db(), BadUri, true);
        }
        const auto before = must(store::verify(m_library->db(), {}, {})).size();
        QVERIFY(before > 0);
        const QString path = m_library->folder() + u"/original.xml"_s;
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tests::xmlOf(specOf(BadWork, "zebra")));
        file.close();
        m_library->close();
        const tests::ImportRun run = tests::import(m_library->path(), {path}, m_library->clock);
        QCOMPARE(run.summary.replaced, 1);
        QVERIFY(run.of(u"original.xml"_s).reason.english().contains(u"damaged"_s));
        store::Database db = must(
            store::Database::open(m_library->path(), store::Database::Mode::ReadOnly));
        QVERIFY(must(store::verify(db, {}, {})).empty());
        const tests::ImportRun again = tests::import(m_library->path(), {path}, m_library->clock);
        QCOMPARE(again.summary.unchanged, 1);
    }

    void theServerSaysSoUntilItIsHealed()
    {
        tests::RouteFixture fixture;
        const QByteArray uri = "/akn/xa/act/2004/17/eng@2009-02-03";
        fixture.change([&uri](store::Database &db) -> Result<void> {
            SHERIA_CHECK(db.execute("CREATE TABLE kept AS SELECT id, packed FROM content"));
            damageText(db, uri, false);
            return {};
        });
        QCOMPARE(fixture.client().get("/v3" + uri + ".html").status, 500);
        QJsonObject health = fixture.stranger().get("/health").json();
        QCOMPARE(health["status"_L1].toString(), u"degraded"_s);
        QCOMPARE(health["damaged_texts"_L1].toInt(), 1);
        fixture.change([](store::Database &db) -> Result<void> {
            return db.execute("UPDATE content SET packed = (SELECT k.packed FROM kept k"
                              " WHERE k.id = content.id); DROP TABLE kept;");
        });
        health = fixture.stranger().get("/health").json();
        QCOMPARE(health["damaged_texts"_L1].toInt(), 0);
        QCOMPARE(health["status"_L1].toString(), u"ok"_s);
    }

    /// Both kinds of run, of a source that says that nothing changed.
    void copyingAgainHeals_data()
    {
        QTest::addColumn<bool>("isFull");
        QTest::newRow("what changed") << false;
        QTest::newRow("everything") << true;
    }
    void copyingAgainHeals()
    {
        QFETCH(bool, isFull);
        tests::RouteFixture server;
        tests::CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(server.port());
        const qint64 source = copy.addSource(base);
        QVERIFY(copy.run(source));
        {
            store::Database reader = copy.reader();
            QCOMPARE(must(store::verify(reader, {}, {})).size(), std::size_t(0));
        }
        must(copy.library->writer()
                 .submit([](store::Database &db) -> Result<void> {
                     damageText(db, "/akn/xa/act/2004/17/eng@2009-02-03", false);
                     return {};
                 })
                 .get());
        {
            store::Database reader = copy.reader();
            QVERIFY(!must(store::verify(reader, {}, {})).empty());
        }
        copy.options.isFull = isFull;
        const auto summary = copy.run(source);
        QVERIFY2(summary, qPrintable(copy.lastError.text()));
        store::Database reader = copy.reader();
        QCOMPARE(must(store::verify(reader, {}, {})).size(), std::size_t(0));
        QCOMPARE(must(store::countOpenSyncItems(reader)), 0);
    }

private:
    static tests::DocumentSpec specOf(const QByteArray &work, const QByteArray &word)
    {
        tests::DocumentSpec spec;
        spec.work = work;
        spec.body = "<section eId=\"sec_1\"><content><p>A " + word
            + " stands in it.</p></content></section>";
        return spec;
    }

    QByteArray badHash()
    {
        return must(store::findExpression(m_library->db(), must(FrbrUri::parse(BadWork)),
                                          QDate(2024, 1, 5)))
            .expression.contentHash;
    }

    std::unique_ptr<tests::TestLibrary> m_library;
};

SHERIA_TEST(TestDamagedText)
} // namespace tst_damagedtext
#include "tst_damagedtext.moc"
