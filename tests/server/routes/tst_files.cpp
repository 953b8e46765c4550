// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/core/render/samplelibrary.h"
#include "tests/server/http/client.h"
#include "tests/server/routes/routefixture.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Tree = "/v3/akn/xa/act/2004/17";

struct FormatRow
{
    const char *suffix;
    const char *type;
    const char *disposition;
    const char *magic;
};
constexpr FormatRow Formats[] = {{"pdf", "application/pdf", "inline", "%PDF-1."},
                                 {"epub", "application/epub+zip", "inline", "PK"},
                                 {"zip", "application/zip", "attachment", "PK"}};

/// So long that it cannot be made while a small answer is.
QByteArray longBody()
{
    QByteArray body = "<body>";
    for (int i = 1; i <= 400; ++i) {
        const QByteArray n = QByteArray::number(i);
        body += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><heading>Heading " + n
            + "</heading><content><p>What section " + n
            + " says is not much, but it is enough to fill more than one line of the page on which "
              "it stands, and there are many sections like it.</p></content></section>";
    }
    return body + "</body>";
}

void putLongAct(RouteFixture &fixture)
{
    DocumentSpec spec;
    spec.work = "/akn/xa/act/2011/99";
    spec.date = "2011-01-01";
    spec.title = "Long Act";
    spec.body = "@";
    const QByteArray xml = xmlOf(spec).replace("<body>@</body>", longBody());
    fixture.change([xml](store::Database &db) -> Result<void> {
        const auto put = store::putExpression(db, prepared(xml), store::WorkPolicy::FromDocument,
                                              FixedClock().now());
        return put ? Result<void>() : Result<void>(put.error());
    });
}

} // namespace

/// PDF, EPUB and ZIP. Source: server/API.md sections 2.3, 2.5, 2.14 and 5.
class TestFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typesAndNames_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("accept");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("disposition");
        QTest::addColumn<QByteArray>("magic");

        struct Kind
        {
            const char *name;
            QByteArray path;
            const char *stem;
        };
        const Kind kinds[] = {
            {"work", Tree, "2004-17"},
            {"expression", Tree + "/eng@2009-02-03", "2004-17"},
            {"portion", Tree + "/eng@2009-02-03/!main~chp_1", "2004-17-main-chp_1"},
            {"portion without component", Tree + "/eng/~chp_1__sec_1", "2004-17-chp_1__sec_1"},
            {"component", Tree + "/eng@2009-02-03/!schedule1", "2004-17-schedule1"},
            {"main component", Tree + "/eng@2009-02-03/!main", "2004-17-main"},
            {"legacy part", Tree + "/eng@2009-02-03/main/section/1", "2004-17-main-chp_1__sec_1"},
            {"document of its own", "/v3/akn/xa/act/2006/1/eng/!annex", "2006-1-annex"},
            {"stub", "/v3/akn/xa/act/1999/2", "1999-2"},
            {"listing", "/v3/akn/xa/act", "xa-act"},
            {"listing of a year", "/v3/akn/xa/act/2004", "xa-act-2004"},
        };
        for (const Kind &kind : kinds) {
            for (const FormatRow &format : Formats) {
                const QByteArray name = kind.name + QByteArray(" as ") + format.suffix;
                const QByteArray file = QByteArray(format.disposition) + "; filename=" + kind.stem
                    + '.' + format.suffix;
                QTest::newRow(QByteArray(name + " by suffix").constData())
                    << QByteArray(kind.path + '.' + format.suffix) << QByteArray()
                    << QByteArray(format.type) << file << QByteArray(format.magic);
                QTest::newRow(QByteArray(name + " by parameter").constData())
                    << QByteArray(kind.path + "?format=" + format.suffix) << QByteArray()
                    << QByteArray(format.type) << file << QByteArray(format.magic);
                QTest::newRow(QByteArray(name + " by Accept").constData())
                    << kind.path << QByteArray(format.type) << QByteArray(format.type) << file
                    << QByteArray(format.magic);
            }
        }
    }
    void typesAndNames()
    {
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, accept);
        ApiClient::Headers headers;
        if (!accept.isEmpty())
            headers.append({"Accept", accept});
        const Reply reply = m_fixture.client().get(target, headers);
        QCOMPARE(reply.status, 200);
        QTEST(reply.header("content-type"), "type");
        QTEST(reply.header("content-disposition"), "disposition");
        QFETCH(QByteArray, magic);
        QVERIFY(reply.body.startsWith(magic));
    }

    void whatIsNotThere_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const FormatRow &format : Formats) {
            const QByteArray suffix = '.' + QByteArray(format.suffix);
            const auto row = [&](const char *name, const QByteArray &path) {
                QTest::newRow(QByteArray(name + suffix).constData()) << QByteArray(path + suffix);
            };
            row("listing of nothing", "/v3/akn/xa/act/1850");
            row("listing of an unknown place", "/v3/akn/xq/act");
            row("portion", Tree + "/eng@2009-02-03/!main~sec_99");
            row("component", Tree + "/eng@2009-02-03/!schedule9");
            row("date", Tree + "/eng@2009-02-04");
            row("part of a stub", "/v3/akn/xa/act/1999/2/eng/~sec_1");
        }
        QTest::newRow("listing as XML") << QByteArray("/v3/akn/xa/act.xml");
        QTest::newRow("listing as HTML") << QByteArray("/v3/akn/xa/act.html");
    }
    void whatIsNotThere()
    {
        QFETCH(QByteArray, target);
        const Reply reply = m_fixture.client().get(target);
        QCOMPARE(reply.status, 404);
        QVERIFY(!reply.json()[u"detail"].toString().isEmpty());
    }

    void filesAreForThoseLetIn() { QCOMPARE(m_fixture.stranger().get(Tree + ".pdf").status, 401); }

    void aZipHasTheTextAndAllMedia()
    {
        const Reply reply = m_fixture.client().get(Tree + "/eng@2009-02-03.zip");
        const auto files = test::unpacked(reply.body);
        QCOMPARE(files.keys(),
                 (QStringList{u"main.xml"_s, u"media/a.png"_s, u"media/b%20map.svg"_s}));
        QCOMPARE(files[u"main.xml"_s], m_fixture.client().get(Tree + "/eng@2009-02-03.xml").body);
    }

    void aZipOfAPortionHasIt()
    {
        const Reply reply = m_fixture.client().get(Tree + "/eng@2009-02-03/~part_A.zip");
        const auto files = test::unpacked(reply.body);
        QCOMPARE(files.keys(), QStringList{u"main.xml"_s});
        QVERIFY(files[u"main.xml"_s].contains("Loose."));
        QVERIFY(!files[u"main.xml"_s].contains("Trees matter."));
    }

    void anEpubOfAPortionHasIt()
    {
        const Reply reply = m_fixture.client().get(Tree + "/eng@2009-02-03/~part_A.epub");
        const QByteArray text = test::unpacked(reply.body).values().join();
        QVERIFY(text.contains("Loose."));
        QVERIFY(!text.contains("Trees matter."));
    }

    void aBundleIsSortedByTitle()
    {
        const Reply reply = m_fixture.client().get("/v3/akn/xa/act.epub");
        const QByteArray navigation = test::unpacked(reply.body)[u"EPUB/nav.xhtml"_s];
        const Reply list = m_fixture.client().get("/v3/akn/xa/act.json");
        QStringList titles;
        for (const QJsonValue &each : list.json()[u"results"].toArray())
            titles += each[u"title"].toString();
        std::sort(titles.begin(), titles.end(), [](const QString &a, const QString &b) {
            return a.toCaseFolded() < b.toCaseFolded();
        });
        QVERIFY(titles.size() > 4);
        qsizetype at = 0;
        for (const QString &title : titles) {
            const qsizetype next = navigation.indexOf(title.toUtf8(), at);
            QVERIFY2(next >= at, qPrintable(title));
            at = next;
        }
    }

    void headIsTheSameWithoutTheBody()
    {
        const Reply get = m_fixture.client().get(Tree + ".pdf");
        const Reply head = m_fixture.client().send("HEAD", Tree + ".pdf");
        QCOMPARE(head.status, 200);
        QCOMPARE(head.body, QByteArray());
        for (const char *name : {"content-type", "content-length", "etag", "content-disposition"})
            QCOMPARE(head.header(name), get.header(name));
    }

    void aKnownFileIsNotSentAgain()
    {
        const Reply first = m_fixture.client().get(Tree + ".epub");
        QVERIFY(!first.header("etag").isEmpty());
        const Reply again = m_fixture.client().get(Tree + ".epub",
                                                   {{"If-None-Match", first.header("etag")}});
        QCOMPARE(again.status, 304);
    }

    void partsOfAPdfCanBeFetched()
    {
        const Reply whole = m_fixture.client().get(Tree + ".pdf");
        const Reply part = m_fixture.client().get(Tree + ".pdf", {{"Range", "bytes=5-14"}});
        QCOMPARE(part.status, 206);
        QCOMPARE(part.body, whole.body.mid(5, 10));
    }

    /// Made anew, by another server, and asked for under another revision: the same bytes.
    void theSameBytesEachTime()
    {
        RouteFixture other;
        for (const FormatRow &format : Formats) {
            // Links in a file lead to the server: without them they do not differ.
            const QByteArray target = Tree + '.' + format.suffix + "?resolver=none";
            const Reply first = m_fixture.client().get(target);
            QVERIFY(first.body == other.client().get(target).body);
        }
    }

    void aChangeShowsAtOnce()
    {
        RouteFixture fixture;
        const QByteArray before = fixture.client().get(Tree + ".epub").body;
        fixture.change([](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2004/17"));
            work.publication.name = u"Other Gazette"_s;
            SHERIA_TRY([[maybe_unused]] const bool hasChanged,
                       store::putWork(db, work, FixedClock().now()));
            return {};
        });
        const QByteArray after = fixture.client().get(Tree + ".epub").body;
        QVERIFY(before != after);
        QVERIFY(test::unpacked(after).values().join().contains("Other Gazette"));
    }

    /// What is listed is answered; what is not known but for its name is not listed.
    void publicationDocumentsAreListedIfTheyAreHeld()
    {
        RouteFixture fixture;
        const auto listed = [&fixture] {
            return fixture.client()
                .get("/v3/akn/xa/act/1999/2.json")
                .json()
                .value("publication_document"_L1);
        };
        const auto put = [&fixture](const PublicationDocument &document) {
            fixture.change([&](store::Database &db) -> Result<void> {
                SHERIA_CHECK(store::putFile(db, "%PDF-1.7 stub"));
                SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/1999/2"));
                work.publication.document = document;
                SHERIA_CHECK(store::putWork(db, work, fixture.clock.now()));
                return {};
            });
        };
        put({{}, u"g.pdf"_s, "application/pdf", 13, {}, {}});
        QVERIFY(listed().isNull());
        QCOMPARE(fixture.client().get("/v3/akn/xa/act/1999/2/media/publication/g.pdf").status, 404);
        put({{}, u"g.pdf"_s, "application/pdf", 13, {}, sha256Hex("%PDF-1.7 stub")});
        const QByteArray url = listed()["url"_L1].toString().toUtf8();
        QCOMPARE(fixture.client().get(url.mid(fixture.client().base().size())).body,
                 "%PDF-1.7 stub"_ba);
    }

    /// One file of too many works says so, and not that nothing fits the Accept field.
    void tooManyWorksForOneFile()
    {
        RouteFixture fixture;
        fixture.change([&fixture](store::Database &db) -> Result<void> {
            for (int i = 0; i <= limits::MaxBundledWorks; ++i) {
                const QByteArray uri = "/akn/xb/act/1990/" + QByteArray::number(i + 1);
                Work work;
                work.uri = must(FrbrUri::parse(uri));
                work.isStub = true;
                SHERIA_CHECK(store::putWork(db, work, fixture.clock.now()));
                Expression expression;
                expression.uri = uri + "/eng@1990-01-01";
                expression.language = "eng";
                expression.date = QDate(1990, 1, 1);
                SHERIA_CHECK(store::putEmptyExpression(db, expression, uri, fixture.clock.now()));
            }
            return {};
        });
        const Reply reply = fixture.client().get("/v3/akn/xb.zip");
        QCOMPARE(reply.status, 406);
        QCOMPARE(reply.json().value("detail"_L1).toString(),
                 u"%1 works are too many for one file; ask for fewer"_s.arg(limits::MaxBundledWorks
                                                                            + 1));
    }

    /// More long files are made at once than there are workers for small answers.
    void otherRequestsDoNotWaitForLongFiles()
    {
        RouteFixture fixture;
        putLongAct(fixture);
        constexpr int Files = 6;
        std::atomic<int> made = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < Files; ++i) {
            threads.emplace_back([&, i] {
                // Each with a resolver of its own, so that none is taken from the cache.
                const Reply reply = fixture.client().get(
                    "/v3/akn/xa/act/2011/99.pdf?resolver=http://r" + QByteArray::number(i)
                    + ".example");
                made += reply.status == 200 ? 1 : 0;
            });
        }
        for (int i = 0; i < 10; ++i) {
            // Never from the cache: each asks for another page size.
            const Reply reply = fixture.client().get("/v3/places?page_size="
                                                     + QByteArray::number(i + 1));
            QCOMPARE(reply.status, 200);
        }
        QVERIFY2(made < Files, "The files were made before anything else was answered.");
        threads.clear();
        QCOMPARE(made, Files);
    }

    void aClientThatLeavesDoesNoHarm()
    {
        RouteFixture fixture;
        putLongAct(fixture);
        for (int i = 0; i < 4; ++i) {
            http::test::Client client(fixture.port());
            QVERIFY(client.send("GET /v3/akn/xa/act/2011/99.pdf HTTP/1.1\r\nHost: 127.0.0.1:"
                                + QByteArray::number(fixture.port()) + "\r\nAuthorization: Token "
                                + fixture.token() + "\r\n\r\n"));
            client.reset();
        }
        const Reply reply = fixture.client().get("/v3/akn/xa/act/2011/99.pdf");
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.body.endsWith("%%EOF\n"));
    }

private:
    RouteFixture m_fixture;
};

QTEST_MAIN(TestFiles)
#include "tst_files.moc"
