// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "server/routes/common/handlers.h"
#include "tests/server/routes/fontmain.h"
#include "tests/server/routes/readable.h"
#include "tests/server/routes/routefixture.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_subscriptions {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr const char *Seen = "/akn/xa/act/2004/17";

/// What must never reach somebody who sees only that work: titles, places, and addresses that its
/// own text does not mention.
const QByteArrayList Secrets = {"Forest Act",         "Old Fees Act",       "Tree Amendment Act",
                                "Street Trading",     "Oak v Elm",          "Bay City",
                                "Emptyland",          "/akn/xa-bay",        "/akn/xa/judgment",
                                "/akn/xa/act/2001/8", "/akn/xa/act/2006/1", "/akn/xa/act/2031/1",
                                "/akn/xa/act/2005"};

/// What each capture of a pattern may be. A route with a capture of another name fails the test until
/// it is told here what to ask for.
using Values = QHash<QByteArray, QByteArrayList>;

const Values &routeValues()
{
    static const Values values{
        {"code", {"xa", "xa-bay", "xb", "legislation-all"}},
        {"place", {"xa", "xa-bay", "xb"}},
        {"country", {"xa", "xb"}},
        {"slug", {"subject", "subject-env", "subject-env-water", "internal", "shore"}},
        {"id", {"5", "6", "7"}},
        {"term", {"xahc", "1", "2"}},
        {"authority", {"x"}},
        {"partner", {"desk.example"}},
        {"file", {"browse.css", "identity.css", "none.css"}},
        {"receiver", {"ok", "none"}},
    };
    return values;
}

Values aknValues(const QByteArray &work, const QByteArray &expression)
{
    return {{"frbr_uri", {work, expression}},
            {"prefix", {"xa", "xa/act", "xa/act/2004", "xa-bay", "xb"}},
            {"toc_item", {"~chp_1", "!main", "!schedule1", "!main~chp_1__sec_1"}},
            {"component", {"main"}},
            {"subcomponent", {"section/1"}},
            {"filename", {"a.png", "gazette-221.pdf", "f.pdf"}}};
}

QByteArrayList expanded(QByteArrayList patterns, const Values &values)
{
    static const QRegularExpression capture(u"\\{([a-z_]+)(\\.\\.\\.)?\\}"_s);
    QByteArrayList out;
    while (!patterns.isEmpty()) {
        const QByteArray pattern = patterns.takeLast();
        const auto match = capture.match(QString::fromUtf8(pattern));
        if (!match.hasMatch()) {
            out << pattern;
            continue;
        }
        const QByteArray name = match.captured(1).toUtf8();
        if (!values.contains(name))
            QTest::qFail(qPrintable(u"say what {%1} of %2 may be"_s.arg(
                             QString::fromUtf8(name), QString::fromUtf8(pattern))),
                         __FILE__, __LINE__);
        for (const QByteArray &value : values.value(name)) {
            QByteArray next = pattern;
            // A FRBR URI stands for its path: patterns have the slash before it.
            const bool isUri = value.startsWith('/');
            next.replace(match.capturedStart() - (isUri ? 1 : 0),
                         match.capturedLength() + (isUri ? 1 : 0), value);
            patterns << next;
        }
    }
    return out;
}

/// Addresses below /akn by the second table, each without the version in front.
QByteArrayList aknPaths(const Values &values)
{
    QByteArrayList paths;
    for (const routes::AknRoute &row : routes::aknRoutes()) {
        for (const QByteArray &path : expanded({row.pattern.toByteArray()}, values))
            paths << path.mid(path.indexOf("/akn/"));
    }
    return paths;
}

/// What `text`, the answer to `asked`, tells that was not in the question.
QByteArrayList hits(const QByteArray &text, const QByteArray &asked)
{
    QByteArrayList found;
    for (const QByteArray &secret : Secrets) {
        if (text.contains(secret) && !asked.contains(secret))
            found << secret;
    }
    return found;
}

/// For a failing test to say.
const char *words(const QByteArrayList &parts)
{
    static QByteArray text; // QVERIFY2 wants something that stays.
    text = parts.join(' ');
    return text.constData();
}

/// What an account with a subscription reads, of every route there is.
class TestSubscriptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.change(putMore);
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        Subscription seen;
        seen.everything = false;
        seen.works = {Seen};
        const qint64 guest = must(
            accounts.add({.name = u"guest"_s, .subscription = seen, .readsDecisions = true}));
        m_guest = must(accounts.issueToken(guest, u"x"_s)).secret;
        seen.works.clear();
        seen.places = {"xa-bay"};
        const qint64 bay = must(accounts.add({.name = u"bay"_s, .subscription = seen}));
        m_bay = must(accounts.issueToken(bay, u"x"_s)).secret;
    }

    /// Every route of the table, with all that it may be asked for, in every format.
    void nothingUnseenLeavesAnyRoute_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<bool>("isPublic");
        for (const auto &route : m_fixture.api().server().router().routes()) {
            if (route->methods.contains(http::Method::Get))
                QTest::newRow(route->name.constData())
                    << route->pattern << (route->access == http::Access::Public);
        }
    }
    void nothingUnseenLeavesAnyRoute()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(bool, isPublic);
        for (const QByteArray &target : targetsOf(pattern)) {
            for (const char *suffix : {"", ".json", ".xml", ".html", ".pdf", ".epub", ".zip"}) {
                const QByteArray asked = target + suffix;
                const Reply reply = client(m_guest).get(asked);
                QVERIFY2(reply.status < 500 && (isPublic || reply.status != 401),
                         words({asked, QByteArray::number(reply.status)}));
                const QByteArrayList found = hits(readable(reply), asked);
                QVERIFY2(found.isEmpty(), words({asked, "tells", found.join(", ")}));
            }
        }
    }

    /// The secrets are what the routes would tell: without a subscription they do.
    void theOwnerReadsWhatIsHidden()
    {
        QSet<QByteArray> told;
        QSet<QByteArray> telling;
        for (const auto &route : m_fixture.api().server().router().routes()) {
            if (!route->methods.contains(http::Method::Get))
                continue;
            for (const QByteArray &target : targetsOf(route->pattern)) {
                for (const QByteArray &secret : hits(m_fixture.client().get(target).body, target)) {
                    told.insert(secret);
                    telling.insert(route->name);
                }
            }
        }
        for (const QByteArray &secret : Secrets)
            QVERIFY2(told.contains(secret), secret.constData());
        for (const char *name : {"places", "place", "place-work-expressions", "work-expressions",
                                 "topic-work-expressions", "enrichment-dataset", "akn"})
            QVERIFY2(telling.contains(name), name);
    }

    /// Every row of the second table: 403 for what is outside, whether it exists or not; and each
    /// answers for what is inside.
    void whatIsOutsideIsForbidden_data()
    {
        QTest::addColumn<QByteArray>("work");
        for (const char *work :
             {"/akn/xa/act/1999/2", "/akn/xa/judgment/xahc/2019/77", "/akn/xa/act/1950/1",
              "/akn/xa/act/2004/171", "/akn/xa-bay/act/by-law/2012/street-trading"})
            QTest::newRow(work) << QByteArray(work);
    }
    void whatIsOutsideIsForbidden()
    {
        QFETCH(QByteArray, work);
        Values values = aknValues(work, work + "/eng@2012-05-01");
        values.remove("prefix");
        values["prefix"] = {"xb"};
        for (const QByteArray &path : aknPaths(values)) {
            using routes::AknAddress;
            if (AknAddress::parse(path).kind == AknAddress::Kind::Unknown)
                continue; // A work alone has no items of the old form.
            for (const char *suffix : {"", ".json", ".html", ".pdf"}) {
                const Reply reply = client(m_guest).get("/v3" + path + suffix);
                QVERIFY2(reply.status == 403,
                         words({path, suffix, QByteArray::number(reply.status)}));
                QCOMPARE(reply.json().value(u"detail").toString(),
                         u"You do not have permission to perform this action."_s);
            }
        }
    }

    void whatIsInsideIsReadInEveryWay()
    {
        const QByteArray expression = QByteArray(Seen) + "/eng@2009-02-03";
        for (const routes::AknRoute &row : routes::aknRoutes()) {
            bool isRead = false;
            for (const QByteArray &path :
                 expanded({row.pattern.toByteArray()}, aknValues(Seen, expression))) {
                const Reply reply = client(m_guest).get("/v3" + path.mid(path.indexOf("/akn/")));
                isRead = isRead || reply.status == 200;
            }
            QVERIFY2(isRead, row.name.data());
        }
        QCOMPARE(client(m_guest).get("/v3/akn/xa/act/2004/17/eng@1900-01-01").status, 404);
    }

    void listsCountWhatIsSeen_data()
    {
        QTest::addColumn<int>("guest");
        QTest::addColumn<int>("bay");
        const auto row = [](const char *target, int guest, int bay) {
            QTest::newRow(target) << guest << bay; // -1: forbidden.
        };
        row("/v3/work-expressions", 4, 1);
        row("/v3/work-expressions?updated_at__gte=2000-01-01", 4, 1);
        row("/v3/places", 1, 1);
        row("/v3/countries", 1, 1);
        row("/v3/places/xa/work-expressions", 1, 0);
        row("/v3/places/xa-bay/work-expressions", -1, 1);
        row("/v3/places/xb/work-expressions", -1, -1);
        row("/v3/akn/xa", 1, 0);
        row("/v3/akn/xa/judgment", 0, 0);
        row("/v3/akn/xa-bay", -1, 1);
        row("/v3/akn/xb", -1, -1);
        row("/v3/taxonomy-topics", 1, 1);
        row("/v3/taxonomy-topics/subject/work-expressions", 4, -1);
        row("/v3/taxonomy-topics/shore/work-expressions", -1, 1);
        row("/v3/enrichment-datasets", 1, 1);
    }
    void listsCountWhatIsSeen()
    {
        const QByteArray target = QTest::currentDataTag();
        const auto count = [](const Reply &reply) {
            return reply.status == 403 ? -1 : reply.json().value(u"count").toInt(-2);
        };
        QTEST(count(client(m_guest).get(target)), "guest");
        QTEST(count(client(m_bay).get(target)), "bay");
        // Kept answers are not mixed up.
        QTEST(count(client(m_guest).get(target)), "guest");
        QVERIFY(count(m_fixture.client().get(target)) >= count(client(m_guest).get(target)));
    }

    void pagesAreOfWhatIsSeen()
    {
        QSet<QString> uris;
        QByteArray next = "/v3/work-expressions?page_size=1";
        for (int pages = 0; !next.isEmpty(); ++pages) {
            QVERIFY(pages < 4);
            const QJsonObject page = client(m_guest).get(next).json();
            QCOMPARE(page.value(u"results").toArray().size(), 1);
            uris.insert(page.value(u"results")[0][u"expression_frbr_uri"].toString());
            next = page.value(u"next").toString().toUtf8();
            next = next.mid(next.indexOf("/v3"));
        }
        QCOMPARE(uris.size(), 4);
    }

    void aDetailHidesTitlesOfOtherWorks()
    {
        const QByteArray target = QByteArray("/v3") + Seen;
        const auto title = [](const Reply &reply) {
            return reply.json().value(u"amendments")[0][u"amending_title"].toString();
        };
        QCOMPARE(title(m_fixture.client().get(target)), u"Tree Amendment Act"_s);
        const Reply seen = client(m_guest).get(target);
        QCOMPARE(title(seen), QString());
        QCOMPARE(seen.json().value(u"amendments")[0][u"amending_uri"].toString(),
                 u"/akn/xa/act/2009/2"_s);
        QCOMPARE(title(m_fixture.client().get(target)), u"Tree Amendment Act"_s);
    }

    void anUnknownPlaceIsUnknownToEverybody()
    {
        for (const char *target : {"/v3/places/xc", "/v3/places/xc/work-expressions", "/v3/akn/xc",
                                   "/v3/akn/xc/act/2004/17"}) {
            QCOMPARE(client(m_guest).get(target).status, 404);
            QCOMPARE(m_fixture.stranger().get(target).status, 404);
        }
    }

    void anotherSubscriptionHoldsFromTheNextRequestOn()
    {
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        const qint64 id = must(accounts.add({u"changing"_s}));
        const QByteArray secret = must(accounts.issueToken(id, u"x"_s)).secret;
        const auto count = [&] {
            return client(secret).get("/v3/work-expressions").json().value(u"count").toInt();
        };
        const int all = count();
        QVERIFY(all > 5);
        QCOMPARE(count(), all);
        Subscription none;
        none.everything = false;
        must(accounts.setSubscription(id, none));
        QCOMPARE(count(), 0);
        QCOMPARE(client(secret).get("/v3/akn/xa/act/2004/17").status, 403);
        must(accounts.setSubscription(id, Subscription()));
        QCOMPARE(count(), all);
    }

    void theResolverLeadsToWhatIsSeen()
    {
        const QByteArray unseen = "/resolver/resolve/akn/xa/act/1999/2";
        QCOMPARE(m_fixture.client().get(unseen).status, 302);
        QCOMPARE(client(m_guest).get(unseen).status, 404);
        QCOMPARE(client(m_guest).get("/resolver/resolve" + QByteArray(Seen)).status, 302);
        // Nor is anybody told that a document has a publisher's address.
        m_fixture.change([this](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/1999/2"));
            work.sourceUri = "/cl/act/ley-18045";
            work.updatedAt = {};
            SHERIA_TRY([[maybe_unused]] const bool isChanged,
                       store::putWork(db, work, m_fixture.clock.now()));
            return {};
        });
        const QByteArray spelled = "/resolver/resolve/cl/ley/18045";
        QCOMPARE(m_fixture.client().get(spelled).status, 302);
        const Reply untold = client(m_guest).get(spelled);
        const Reply unknown = client(m_guest).get("/resolver/resolve/cl/ley/18046");
        QCOMPARE(untold.status, unknown.status);
        QCOMPARE(QByteArray(untold.body).replace("18045", "18046"), unknown.body);
    }

    /// An address that a work had before lies in what is seen, and the work does not.
    void aFormerAddressLeadsNowhereElse()
    {
        const QByteArray former = "/akn/xa/act/by-law/2012/street-trading";
        m_fixture.change([&former](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work,
                       store::findWork(db, "/akn/xa-bay/act/by-law/2012/street-trading"));
            work.aliases.push_back(QString::fromUtf8(former));
            SHERIA_CHECK(putIt(db, work));
            return {};
        });
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        Subscription seen;
        seen.everything = false;
        seen.places = {"xa"};
        const qint64 id = must(accounts.add({.name = u"inland"_s, .subscription = seen}));
        ApiClient inland = client(must(accounts.issueToken(id, u"x"_s)).secret);
        Values values = aknValues(former, former + "/eng@2012-05-01");
        values["prefix"] = {"xb"};
        QByteArrayList paths{"/local/v1/blame?frbr_uri=" + former,
                             "/local/v1/citator?frbr_uri=" + former,
                             "/local/v1/effects?frbr_uri=" + former,
                             "/local/v1/compare?from=" + former + "&to=" + former,
                             "/resolver/resolve" + former,
                             "/widgets/v1/p/x/e/popup" + former};
        for (const QByteArray &path : aknPaths(values))
            paths << "/v3" + path << "/v3" + path + ".html";
        for (const QByteArray &path : std::as_const(paths)) {
            const Reply reply = inland.get(path);
            // 406: a list has no other format, whatever it is of.
            QVERIFY2(QList<int>({403, 404, 406}).contains(reply.status),
                     words({path, QByteArray::number(reply.status)}));
            QVERIFY2(hits(readable(reply), path).isEmpty(), words({path}));
        }
        const ApiClient::Headers asJson{{"Content-Type", "application/json"}};
        const QByteArray quote = "{\"frbr_uri\":\"" + former
            + "\",\"text\":\"Trees are protected.\"}";
        QCOMPARE(inland.send("POST", "/local/v1/verify", asJson, quote).status, 404);
        // It would lead there.
        QCOMPARE(m_fixture.client().get("/v3" + former + ".html").status, 200);
        QCOMPARE(m_fixture.client().send("POST", "/local/v1/verify", asJson, quote).status, 200);
        for (const QByteArray &path : paths.first(4))
            QVERIFY2(m_fixture.client().get(path).status < 400, path.constData());
    }

private:
    /// A topic and a dataset about a work that the guest does not see.
    static Result<void> putMore(store::Database &db)
    {
        SHERIA_CHECK(store::putTopics(db, {{20, "shore", u"Street Trading"_s, true, {}}}));
        SHERIA_TRY(Work work, store::findWork(db, "/akn/xa-bay/act/by-law/2012/street-trading"));
        work.topics = {"shore"};
        SHERIA_TRY([[maybe_unused]] const bool put, putIt(db, work));
        store::EnrichmentDataset dataset;
        dataset.id = 6;
        dataset.name = u"Street Trading"_s;
        dataset.createdAt = dataset.updatedAt = work.updatedAt;
        dataset.rootTopic = "shore";
        dataset.enrichments = {{21, {}, "shore", work.uri.workUri(false)}};
        return store::putDataset(db, dataset);
    }
    static Result<bool> putIt(store::Database &db, const Work &work)
    {
        SHERIA_TRY([[maybe_unused]] const auto put, store::putWork(db, work, work.updatedAt));
        return true;
    }

    QByteArrayList targetsOf(const QByteArray &pattern) const
    {
        const qsizetype rest = pattern.indexOf("{rest...}");
        if (rest < 0)
            return expanded({pattern}, routeValues());
        QByteArrayList paths;
        for (const auto &[work, expression] :
             {std::pair<QByteArray, QByteArray>(Seen, QByteArray(Seen) + "/eng@2009-02-03"),
              std::pair<QByteArray, QByteArray>("/akn/xa/act/1999/2",
                                                "/akn/xa/act/1999/2/eng@1999-01-01"),
              std::pair<QByteArray, QByteArray>(
                  "/akn/xa-bay/act/by-law/2012/street-trading",
                  "/akn/xa-bay/act/by-law/2012/street-trading/eng@2012-05-01")})
            paths << aknPaths(aknValues(work, expression));
        // "/v3/akn/{rest...}" has the first segment itself, "/resolver/resolve/{rest...}" does not.
        const QByteArray front = pattern.left(rest).endsWith("/akn/") ? pattern.left(rest - 5)
                                                                      : pattern.left(rest - 1);
        QByteArrayList targets;
        for (const QByteArray &path : paths)
            targets << expanded({front}, routeValues()).value(0) + path;
        return targets;
    }

    ApiClient client(const QByteArray &token) { return ApiClient(m_fixture.port(), token); }

    RouteFixture m_fixture;
    QByteArray m_guest;
    QByteArray m_bay;
};

SHERIA_FONT_TEST(TestSubscriptions)
} // namespace tst_subscriptions
#include "tst_subscriptions.moc"
