// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/decisions/judgment.h"
#include "core/pack/importjob.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/recordloader.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/offer.h"
#include "core/sync/source/address.h"
#include "core/sync/source/publishers.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/publisherserver.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <mutex>
#include <stop_token>

namespace tst_feeds {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

QByteArray feedOf(const PublisherServer &site)
{
    return site.base() + "/new/data.feed";
}

QByteArray casesOf(const PublisherServer &site)
{
    return site.base() + "/atom.xml?per_page=50&order=-updated";
}

QString troublesOf(const sync::Summary &done)
{
    QStringList out;
    for (const sync::Trouble &trouble : done.troubles)
        out << QString::fromUtf8(trouble.uri) + u": "_s + trouble.what.english();
    return out.join(u'\n');
}

/// Runs until it begins to fetch; whether it was stopped there.
bool stopsAtTheFetching(CopyFixture &copy, qint64 source)
{
    std::stop_source stop;
    sync::Observer observer;
    observer.progressed = [&stop](const sync::Progress &progress) {
        if (progress.phase == sync::Progress::Phase::Fetching)
            stop.request_stop();
    };
    return must(sync::run(copy.library->writer(), source, copy.options, copy.clock, observer,
                          stop.get_token()))
        .isCancelled;
}

/// All that is told of an expression and its work, for comparing.
QStringList toldOf(store::Database &db)
{
    QStringList out;
    const auto records = must(store::loadExpressions(db, must(store::listExpressionIds(db, {}))));
    for (const ExpressionRecord &one : records)
        out << QString::fromUtf8(one.expression.uri + ' ' + one.expression.contentHash + ' '
                                 + one.work.sourceUri + ' ' + one.work.uri.place() + ' '
                                 + must(store::findWork(db, one.work.uri.workUri(false))).judgment)
                + one.expression.title + one.work.title;
    out.sort();
    return out;
}

/// Feeds of publishers, in the shapes that they have: servers of our own that answer as recorded ones do.
/// Source: https://www.legislation.gov.uk/developer/formats/atom,
/// https://nationalarchives.github.io/ds-find-caselaw-docs/public
class TestFeeds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesWhatAnImportStores_data()
    {
        QTest::addColumn<bool>("isLaw");
        QTest::newRow("legislation.gov.uk") << true;
        QTest::newRow("find case law") << false;
    }
    void storesWhatAnImportStores()
    {
        QFETCH(bool, isLaw);
        PublisherServer site;
        QByteArrayList files;
        if (isLaw) {
            fillLegislation(site);
            files = {publishedAct("ukpga/2020/17", "Trees Act 2020"),
                     publishedAct("asp/2020/7", "Trees (Scotland) Act 2020")};
        } else {
            files = {publishedJudgment("ewca/civ/2025/673", "[2025] EWCA Civ 673"),
                     publishedJudgment("ewca/civ/2025/674", "[2025] EWCA Civ 674")};
            files[1].replace("ewca/civ/2025/674", "d-0a1b2c3d"); // Known by its citation only.
            site.put("/atom.xml?per_page=50&order=-updated",
                     feedPage(caseFeed({caseEntry("ewca/civ/2025/673", "ewca/civ/2025/673",
                                                  "2024-01-04T10:00:00+00:00"),
                                        caseEntry("ewca/civ/2025/674", "d-0a1b2c3d",
                                                  "2024-01-04T09:00:00+00:00")})));
            site.put("/ewca/civ/2025/673/data.xml", {files[0]});
            site.put("/d-0a1b2c3d/data.xml", {files[1]});
        }
        CopyFixture copy;
        copy.options.token = "secret";
        const qint64 source = copy.addSource(isLaw ? feedOf(site) : casesOf(site), "{}",
                                             isLaw ? SyncKind::LegislationGovUk
                                                   : SyncKind::FindCaseLaw);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(done->fetched, 2);
        QCOMPARE(
            troublesOf(*done),
            isLaw
                ? u": the lists on the server have 1 items without an address, which are skipped"_s
                : QString());
        store::Database db = copy.reader();
        QVERIFY(must(store::verify(db, {}, {})).empty());
        QVERIFY(must(store::findWork(db,
                                     isLaw ? "/akn/gb/act/ukpga/2020/17"
                                           : "/akn/gb/judgment/ewca-civ/2025/673"))
                    .sourceUri.startsWith("http"));
        if (isLaw)
            must(store::findWork(db, "/akn/gb-sct/act/asp/2020/7"));
        else
            QCOMPARE(json::readJudgment(
                         must(store::findWork(db, "/akn/gb/judgment/ewca-civ/2025/674")).judgment)
                         .shortCitation,
                     u"[2025] EWCA Civ 674"_s);
        for (const QByteArray &head : site.heads())
            QVERIFY2(!head.contains("Authorization"), head.constData());

        CopyFixture other;
        QTemporaryDir folder;
        for (qsizetype i = 0; i < files.size(); ++i) {
            QFile file(folder.filePath(u"%1.xml"_s.arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(files[i]) == files[i].size());
        }
        must(pack::importPaths(other.library->writer(), {folder.path()}, other.clock, {}, {}));
        store::Database imported = other.reader();
        QCOMPARE(toldOf(db).join(u'\n'), toldOf(imported).join(u'\n'));

        const store::SyncSource kept = must(store::findSyncSource(db, source));
        QCOMPARE(kept.licenseName,
                 isLaw ? u"Open Government Licence v3.0"_s : u"Open Justice Licence"_s);
        QVERIFY(kept.licenseUrl.startsWith("https://"));
        const auto item = must(store::findSyncItem(
            db, source, isLaw ? "/asp/2020/7/data.akn" : "/d-0a1b2c3d/data.xml"));
        QCOMPARE(item->place, isLaw ? "gb-sct"_ba : "gb"_ba);
    }

    /// Nothing new is one request; what changed is one more for each document.
    void fetchesOnlyWhatChanged()
    {
        PublisherServer site;
        fillLegislation(site);
        CopyFixture copy;
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        QVERIFY(copy.run(source));
        site.targets();
        QCOMPARE(copy.run(source)->fetched, 0);
        QCOMPARE(site.targets(), QByteArrayList{"/new/data.feed"});
        QVERIFY(site.heads().last().contains("If-None-Match: \"one\"\r\n"));

        // One is published anew without a change, one is changed, one is new.
        site.put("/new/data.feed",
                 feedPage(actFeed({actEntry("ukpga/2020/17", "2024-01-05T07:30:00Z"),
                                   actEntry("asp/2020/7", "2024-01-05T07:20:00Z"),
                                   actEntry("uksi/2024/3", "2024-01-05T07:10:00Z")},
                                  "BASE/new/data.feed?page=2"),
                          "\"three\""));
        site.put("/asp/2020/7/data.akn",
                 {publishedAct("asp/2020/7", "Trees (Scotland) Act 2020", "Others.")});
        site.put("/uksi/2024/3/data.akn", {publishedAct("uksi/2024/3", "Trees Order 2024")});
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, 3);
        QByteArrayList asked = site.targets();
        QCOMPARE(asked.takeFirst(), "/new/data.feed"_ba);
        asked.removeAll("/new/data.feed?page=2"_ba);
        std::sort(asked.begin(), asked.end());
        QCOMPARE(asked,
                 (QByteArrayList{"/asp/2020/7/data.akn", "/ukpga/2020/17/data.akn",
                                 "/uksi/2024/3/data.akn"}));
        store::Database db = copy.reader();
        const auto runs = must(store::listSyncNews(db, source, 100));
        QStringList news;
        for (const store::SyncRunWork &one : runs)
            news << QString::fromUtf8(one.workUri + ' ' + enumName(one.news).toByteArray());
        news.sort();
        QCOMPARE(news,
                 (QStringList{
                     u"/akn/gb-sct/act/asp/2020/7 changed"_s, u"/akn/gb-sct/act/asp/2020/7 new"_s,
                     u"/akn/gb/act/ukpga/2020/17 new"_s, u"/akn/gb/act/uksi/2024/3 new"_s}));
        QVERIFY(must(store::verify(db, {}, {})).empty());
    }

    void sendsTheDayOfTheLastChange()
    {
        const QByteArray path = "/ewca/civ/2025/673/data.xml";
        const QByteArray day = "Thu, 04 Jan 2024 10:00:00 GMT";
        PublisherServer site;
        const auto put = [&site](const QByteArray &updated) {
            site.put("/atom.xml?per_page=50&order=-updated",
                     feedPage(
                         caseFeed({caseEntry("ewca/civ/2025/673", "ewca/civ/2025/673", updated)})));
        };
        put("2024-01-04T10:00:00+00:00");
        site.put(path,
                 {publishedJudgment("ewca/civ/2025/673", "[2025] EWCA Civ 673"),
                  "application/akn+xml",
                  {},
                  day});
        CopyFixture copy;
        const qint64 source = copy.addSource(casesOf(site), "{}", SyncKind::FindCaseLaw);
        QVERIFY(copy.run(source));
        put("2024-01-05T07:00:00+00:00");
        site.targets();
        const auto done = copy.run(source);
        QVERIFY(done);
        QCOMPARE(site.targets().last(), path);
        QVERIFY(site.heads().last().contains(QByteArray("If-Modified-Since: " + day + "\r\n")));
        QVERIFY(done->bytes < 4000); // The page of the feed, and no document.
        store::Database db = copy.reader();
        QCOMPARE(must(store::listSyncNews(db, source, 10)).size(), std::size_t(1));
    }

    void keepsItsPace()
    {
        PublisherServer site;
        fillLegislation(site);
        CopyFixture copy;
        std::mutex mutex;
        std::vector<std::chrono::milliseconds> waits;
        copy.options.wait = [&](std::chrono::milliseconds time, const std::stop_token &) {
            const std::lock_guard lock(mutex);
            waits.push_back(time);
        };
        QElapsedTimer timer;
        timer.start();
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        QVERIFY(copy.run(source));
        const std::chrono::milliseconds passed(timer.elapsed());
        // Nobody waited, so that each request would have begun so much later than the one before it.
        QCOMPARE(waits.size(), std::size_t(4));
        const auto longest = *std::max_element(waits.begin(), waits.end());
        QVERIFY(longest + passed >= 3 * sync::publisherOf(SyncKind::LegislationGovUk)->pace);
    }

    /// Of a server that asks for patience, a page that was read is not read again.
    void goesOnAtThePageWhereItStopped()
    {
        PublisherServer site;
        fillLegislation(site);
        site.put(
            "/new/data.feed?page=2",
            {"<html/>", "text/html", {}, {}, "503 Service Unavailable", "Retry-After: 7200\r\n"});
        CopyFixture copy;
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        QVERIFY(!copy.run(source));
        QCOMPARE(copy.lastError.code, ErrorCode::Unavailable);
        QCOMPARE(site.targets(), (QByteArrayList{"/new/data.feed", "/new/data.feed?page=2"}));
        fillLegislation(site);
        site.put("/new/data.feed?page=2",
                 feedPage(actFeed({actEntry("asp/2020/7", "2024-01-02T10:00:00Z")}, {}, 2)));
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, 2);
        QCOMPARE(site.targets().first(), "/new/data.feed?page=2"_ba);
    }

    /// What was listed to the end is fetched after a stop, and not listed once more.
    void aFeedThatWasReadIsNotReadAgain()
    {
        PublisherServer site;
        fillLegislation(site);
        CopyFixture copy;
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        QVERIFY(stopsAtTheFetching(copy, source));
        QCOMPARE(site.targets(), (QByteArrayList{"/new/data.feed", "/new/data.feed?page=2"}));
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, 2);
        QByteArrayList asked = site.targets();
        QCOMPARE(asked.takeLast(), "/new/data.feed"_ba); // For what changed since then.
        std::sort(asked.begin(), asked.end());
        QCOMPARE(asked, (QByteArrayList{"/asp/2020/7/data.akn", "/ukpga/2020/17/data.akn"}));
        // The same where the first page has nothing new, and so the second was not asked for.
        QVERIFY(stopsAtTheFetching(copy, source));
        QCOMPARE(site.targets(), QByteArrayList{"/new/data.feed"});
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        QCOMPARE(site.targets(), QByteArrayList{"/new/data.feed"});
    }

    /// As earlier versions left it, which began again after the end and counted on.
    void aPassOfTooManyPagesComesToItsEnd_data()
    {
        QTest::addColumn<QByteArray>("next");
        QTest::addColumn<int>("pages"); // That are asked for, the first one for changes among them.
        QTest::newRow("at the end") << ""_ba << 1;
        QTest::newRow("before it") << "/new/data.feed?page=2"_ba << 3;
    }
    void aPassOfTooManyPagesComesToItsEnd()
    {
        QFETCH(QByteArray, next);
        QFETCH(int, pages);
        PublisherServer site;
        fillLegislation(site);
        CopyFixture copy;
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        store::SyncPass pass;
        pass.isEverything = true;
        pass.serverTime = copy.clock.now();
        pass.page = 20'001;
        pass.next = next;
        must(copy.library->writer()
                 .submit([&](store::Database &db) { return store::putSyncPass(db, source, pass); })
                 .get());
        site.targets();
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(site.targets().size(), qsizetype(pages));
        store::Database db = copy.reader();
        QVERIFY(!must(store::findSyncPass(db, source)));
    }

    void refusesFeedsThatAreNone_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("why");
        const QByteArray good = actFeed({actEntry("ukpga/2020/17", "2024-01-03T10:00:00Z")});
        const auto row = [](const char *name, const QByteArray &body, const char *why,
                            const QByteArray &type = "application/atom+xml") {
            QTest::newRow(name) << body << type << QString::fromLatin1(why);
        };
        row("a loop", actFeed({}, "BASE/new/data.feed"), "was read before");
        row("another server", actFeed({}, "http://127.0.0.2/new/data.feed?page=2"),
            "links to another server");
        row("another scheme", actFeed({}, "file:///etc/passwd"), "links to another server");
        row("a script", actFeed({}, "javascript:alert(1)"), "links to another server");
        row("a user's name", actFeed({}, "http://me@127.0.0.1/"), "links to another server");
        row("entities",
            "<!DOCTYPE feed [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>"
                + QByteArray(good).replace("Trees Act", "&b;"),
            "document type declaration");
        row("an entity that is not declared", QByteArray(good).replace("Trees Act", "&b;"),
            "is not an Atom feed: line");
        row("cut short", good.chopped(20), "is not an Atom feed: line");
        row("other XML", "<rss version=\"2.0\"><channel/></rss>", "begins with the element 'rss'");
        row("no XML", "{}", "is not an Atom feed", "application/atom+xml");
        row("a web page", "<html><body>Sorry</body></html>", "proxy or a sign-in page",
            "text/html");
        row("too large", good + QByteArray(9 * 1024 * 1024, ' '), "too large");
        row("too many entries", actFeed(QByteArrayList(5001, "<entry/>")),
            "more than 5000 entries");
        QByteArray deep;
        for (int i = 0; i < 200'000; ++i)
            deep += "<a>";
        row("deep", QByteArray(good).replace("</entry>", QByteArray(deep + "</entry>")),
            "is not an Atom feed");
    }
    void refusesFeedsThatAreNone()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        QFETCH(QString, why);
        PublisherServer site;
        fillLegislation(site);
        site.put("/new/data.feed", {body, type});
        CopyFixture copy;
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        QVERIFY(!copy.run(source));
        QVERIFY2(copy.lastError.text().contains(why), qPrintable(copy.lastError.text()));
        store::Database db = copy.reader();
        QVERIFY(must(store::listExpressionIds(db, {})).empty());
        QVERIFY(must(store::verify(db, {}, {})).empty());
        // It can be put right.
        fillLegislation(site);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, 2);
    }

    /// An entry that cannot be used costs only itself.
    void skipsEntriesThatLeadElsewhere()
    {
        PublisherServer site;
        PublisherServer foreign;
        foreign.put("/ukpga/2020/18/data.akn", {publishedAct("ukpga/2020/18", "Elsewhere")});
        fillLegislation(site);
        QByteArrayList entries{actEntry("ukpga/2020/17", "2024-01-03T10:00:00Z")};
        for (const QByteArray &document :
             {QByteArray(foreign.base() + "/ukpga/2020/18/data.akn"), "file:///etc/passwd"_ba,
              "javascript:alert(1)"_ba, "ftp://127.0.0.1/a"_ba})
            entries << actEntry("ukpga/2020/18", "2024-01-03T10:00:00Z", document);
        site.put("/new/data.feed", feedPage(actFeed(entries)));
        CopyFixture copy;
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, 1);
        QCOMPARE(troublesOf(*done).count(u"links to another server"_s), 4);
        QCOMPARE(foreign.connections(), 0);
    }

    void refusesDocumentsThatAreOthers_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("why");
        QTest::newRow("another act")
            << publishedAct("ukpga/1998/42", "Another") << "application/akn+xml"_ba
            << u"another document, /akn/gb/act/ukpga/1998/42"_s;
        QTest::newRow("a web page") << "<html></html>"_ba
                                    << "text/html"_ba << u"sign-in page"_s;
        QTest::newRow("other XML") << "<a/>"_ba
                                   << "application/xml"_ba << u"the root element is"_s;
        QTest::newRow("cut short") << publishedAct("ukpga/2020/17", "Trees").chopped(30)
                                   << "application/akn+xml"_ba << u"line"_s;
    }
    void refusesDocumentsThatAreOthers()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        QFETCH(QString, why);
        PublisherServer site;
        fillLegislation(site);
        site.put("/ukpga/2020/17/data.akn", {body, type});
        CopyFixture copy;
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, 1);
        QCOMPARE(done->failed, 1);
        QVERIFY2(troublesOf(*done).contains(why), qPrintable(troublesOf(*done)));
        store::Database db = copy.reader();
        QCOMPARE(must(store::listExpressionIds(db, {})).size(), std::size_t(1));
        QVERIFY(must(store::verify(db, {}, {})).empty());
        fillLegislation(site);
        QCOMPARE(copy.run(source)->failed, 0);
    }

    /// A judgment that the feed and its address have no more is deleted, after it was asked for twice; an act
    /// that is not new any more stays.
    void deletesWhatWasWithdrawn()
    {
        PublisherServer site;
        const auto entry = [](const QByteArray &number) {
            return caseEntry(number, number, "2024-01-04T10:00:00+00:00");
        };
        const QByteArray first = "ewca/civ/2025/673", second = "ewca/civ/2025/674";
        site.put("/atom.xml?per_page=50&order=-updated",
                 feedPage(caseFeed({entry(first), entry(second)})));
        for (const QByteArray &number : {first, second})
            site.put('/' + number + "/data.xml",
                     {publishedJudgment(number, "[2025] EWCA Civ " + number.right(3))});
        CopyFixture copy;
        copy.options.allowMassDeletion = true;
        copy.options.isFull = true;
        const qint64 source = copy.addSource(casesOf(site), "{}", SyncKind::FindCaseLaw);
        QVERIFY(copy.run(source));
        // It left the list, but is there: it stays.
        site.put("/atom.xml?per_page=50&order=-updated", feedPage(caseFeed({entry(first)})));
        const auto there = copy.run(source);
        QVERIFY2(there, qPrintable(copy.lastError.text()));
        QCOMPARE(there->awaiting, 0);
        site.remove('/' + second + "/data.xml");
        const auto missing = copy.run(source);
        QVERIFY2(missing, qPrintable(copy.lastError.text()));
        QCOMPARE(missing->awaiting, 1);
        copy.clock.advance(10 * 60'000);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->deleted, 1);
        store::Database db = copy.reader();
        QCOMPARE(store::findWork(db, "/akn/gb/judgment/ewca-civ/2025/674").error().code,
                 ErrorCode::NotFound);
        must(store::findWork(db, "/akn/gb/judgment/ewca-civ/2025/673"));
        QVERIFY(must(store::verify(db, {}, {})).empty());

        PublisherServer law;
        fillLegislation(law);
        const qint64 acts = copy.addSource(feedOf(law), "{}", SyncKind::LegislationGovUk);
        QVERIFY2(copy.run(acts), qPrintable(copy.lastError.text()));
        law.put("/new/data.feed", feedPage(actFeed({})));
        law.remove("/asp/2020/7/data.akn");
        copy.clock.advance(10 * 60'000);
        const auto left = copy.run(acts);
        QVERIFY2(left, qPrintable(copy.lastError.text()));
        QCOMPARE(left->awaiting, 0);
        must(store::findWork(db, "/akn/gb-sct/act/asp/2020/7"));
    }

    /// Also one that changed before it was withdrawn, and so is still to be fetched.
    void deletesWhatChangedAndWasWithdrawn()
    {
        const QByteArray number = "ewca/civ/2025/673";
        PublisherServer site;
        const auto list = [&site](const QByteArrayList &entries) {
            site.put("/atom.xml?per_page=50&order=-updated", feedPage(caseFeed(entries)));
        };
        list({caseEntry(number, number, "2024-01-04T10:00:00+00:00")});
        site.put('/' + number + "/data.xml", {publishedJudgment(number, "[2025] EWCA Civ 673")});
        CopyFixture copy;
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(casesOf(site), "{}", SyncKind::FindCaseLaw);
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        list({caseEntry(number, number, "2024-01-05T07:55:00+00:00")});
        site.remove('/' + number + "/data.xml");
        const auto missing = copy.run(source);
        QVERIFY2(missing, qPrintable(copy.lastError.text()));
        QCOMPARE(missing->awaiting, 1);
        list({});
        copy.clock.advance(10 * 60'000);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->deleted, 1);
    }

    /// What a publisher withdraws is gone; a newer text of it that came from a file stays.
    void whatCameFromAFileOutlivesTheFeed()
    {
        const QByteArray number = "ewca/civ/2025/673";
        PublisherServer site;
        const auto list = [&site](const QByteArrayList &entries) {
            site.put("/atom.xml?per_page=50&order=-updated", feedPage(caseFeed(entries)));
        };
        list({caseEntry(number, number, "2024-01-04T10:00:00+00:00")});
        const QByteArray xml = publishedJudgment(number, "[2025] EWCA Civ 673");
        site.put('/' + number + "/data.xml", {xml});
        CopyFixture copy;
        copy.options.allowMassDeletion = true;
        copy.options.isFull = true;
        const qint64 source = copy.addSource(casesOf(site), "{}", SyncKind::FindCaseLaw);
        QVERIFY(copy.run(source));
        QTemporaryDir folder;
        const QByteArray newer = QByteArray(xml).replace("</judgmentBody>",
                                                         "<!--new--></judgmentBody>");
        QVERIFY(newer != xml);
        QFile file(folder.filePath(u"newer.xml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(newer) == newer.size());
        file.close();
        const auto imported = must(
            pack::importPaths(copy.library->writer(), {file.fileName()}, copy.clock, {}, {}));
        QCOMPARE(imported.replaced, 1);
        list({});
        site.remove('/' + number + "/data.xml");
        for (int i = 0; i < 2; ++i) {
            QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
            copy.clock.advance(10 * 60'000);
        }
        store::Database db = copy.reader();
        QVERIFY(!must(store::findSyncItem(db, source, QByteArray('/' + number + "/data.xml"))));
        const auto records = must(
            store::loadExpressions(db, must(store::listExpressionIds(db, {}))));
        QCOMPARE(records.size(), std::size_t(1));
        QCOMPARE(records[0].manifestations.size(), std::size_t(1));
        QCOMPARE(records[0].manifestations[0].source, file.fileName());
        QCOMPARE(records[0].manifestations[0].role, Manifestation::Role::Main);
        QVERIFY(must(store::verify(db, {}, {})).empty());
    }

    /// A text that the library has without an address moves to its own, as in an import; where another text
    /// is there already, that one is superseded.
    void movesWhatIsKnownNow_data()
    {
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("free") << false;
        QTest::newRow("taken") << true;
    }
    void movesWhatIsKnownNow()
    {
        QFETCH(bool, isTaken);
        PublisherServer site;
        fillLegislation(site);
        CopyFixture copy;
        const auto put = [&copy](store::PreparedContent content, const QByteArray &work) {
            must(copy.library->writer()
                     .submit([&](store::Database &db) -> Result<void> {
                         content.metadata.work.uri = must(FrbrUri::parse(work));
                         const auto done = store::putExpression(db, content,
                                                                store::WorkPolicy::FromDocument,
                                                                copy.clock.now());
                         return done ? Result<void>() : done.error();
                     })
                     .get());
        };
        const QByteArray known = "/akn/gb/act/ukpga/2020/17";
        put(prepared(publishedAct("ukpga/2020/17", "Trees Act 2020")), "/akn/xx/act/2020/17-abcd");
        if (isTaken)
            put(prepared(publishedAct("ukpga/2020/17", "Trees Act 2020", "Otherwise.")), known);
        const qint64 source = copy.addSource(feedOf(site), "{}", SyncKind::LegislationGovUk);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, 2);
        QCOMPARE(done->failed, 0);
        store::Database db = copy.reader();
        QCOMPARE(must(store::findWork(db, known)).aliases,
                 std::vector<QString>{u"/akn/xx/act/2020/17-abcd"_s});
        QCOMPARE(store::findWork(db, "/akn/xx/act/2020/17-abcd").error().code, ErrorCode::NotFound);
        must(store::findWork(db, "/akn/gb-sct/act/asp/2020/7"));
        QVERIFY(must(store::verify(db, {}, {})).empty());
    }

    void followsTheSelection()
    {
        PublisherServer site;
        fillLegislation(site);
        CopyFixture copy;
        const qint64 source = copy.addSource(feedOf(site), R"({"places":["gb-sct"]})",
                                             SyncKind::LegislationGovUk);
        QCOMPARE(copy.run(source)->fetched, 1);
        QVERIFY(!site.targets().contains("/ukpga/2020/17/data.akn"));
    }

    void tellsWhatThereIs()
    {
        PublisherServer site;
        fillLegislation(site);
        CopyFixture copy;
        const auto found = sync::lookAround(feedOf(site), SyncKind::LegislationGovUk, copy.options,
                                            copy.clock, {});
        QVERIFY2(found, found ? "" : qPrintable(found.error().text()));
        QCOMPARE(found->probe.expressions, 3);
        const auto size = sync::estimate(feedOf(site), SyncKind::LegislationGovUk, {}, copy.options,
                                         copy.clock, {});
        QVERIFY(size);
        QCOMPARE(size->expressions, 3);
        QVERIFY(size->transferBytes > 1000);
        QVERIFY(copy.differences(feedOf(site), "{}", SyncKind::LegislationGovUk)
                    .first()
                    .contains(u"cannot be compared with a feed"_s));
    }

    void completesAddresses_data()
    {
        QTest::addColumn<SyncKind>("kind");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("kept");
        const auto row = [](const char *name, SyncKind kind, const char *typed, const char *kept) {
            QTest::newRow(name) << kind << QString::fromLatin1(typed) << QByteArray(kept);
        };
        row("the site", SyncKind::LegislationGovUk, "https://www.legislation.gov.uk/",
            "https://www.legislation.gov.uk/new/data.feed");
        row("nothing", SyncKind::FindCaseLaw, "",
            "https://caselaw.nationalarchives.gov.uk/atom.xml?per_page=50&order=-updated");
        row("a feed", SyncKind::LegislationGovUk,
            "https://www.legislation.gov.uk/ukpga/data.feed?page=1",
            "https://www.legislation.gov.uk/ukpga/data.feed?page=1");
        row("a fragment", SyncKind::FindCaseLaw, "https://example.org/atom.xml#a", "");
        row("a password", SyncKind::FindCaseLaw, "https://me:secret@example.org/atom.xml", "");
        row("another scheme", SyncKind::FindCaseLaw, "file:///etc/passwd", "");
        row("an API", SyncKind::Legislation, "https://api.example.org/v3",
            "https://api.example.org");
    }
    void completesAddresses()
    {
        QFETCH(SyncKind, kind);
        QFETCH(QString, typed);
        QFETCH(QByteArray, kept);
        const auto address = sync::sourceAddress(kind, typed);
        QCOMPARE(address ? *address : QByteArray(), kept);
    }
};

SHERIA_TEST(TestFeeds)
} // namespace tst_feeds
#include "tst_feeds.moc"
