// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "tests/server/routes/knowledgefixture.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QTest>

namespace tst_knowledge {

using namespace Qt::StringLiterals;
using namespace sheria;
using tests::ApiClient;
using tests::KnowledgeFixture;
using tests::Reply;
using tests::resultsOf;
using tests::worksOf;

const QByteArray Bases = tests::KnowledgeBases;
const QByteArray Legislation = tests::RetrieveLegislation;
const QByteArray Judgments = tests::RetrieveJudgments;
const QByteArray Json = "application/json";

/// Everything below /ai/v1. Source: server/API.md section 8.
class TestKnowledge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsKnowledgeBases()
    {
        const QJsonObject list = m_fixture.client().get(Bases).json();
        QCOMPARE(list.value("count"_L1), QJsonValue(2));
        QVERIFY(list.value("next"_L1).isNull());
        QVERIFY(list.value("previous"_L1).isNull());
        const QJsonObject first = list.value("results"_L1).toArray().at(0).toObject();
        QCOMPARE(first.value("code"_L1), QJsonValue(u"judgments-all"_s));
        QCOMPARE(first.keys(), QStringList({u"code"_s, u"description"_s, u"name"_s, u"url"_s}));
        const Reply one = m_fixture.client().get(Bases + "/judgments-all");
        QCOMPARE(one.status, 200);
        QCOMPARE(one.json(), first);
        QVERIFY(first.value("url"_L1).toString().endsWith(u"/ai/v1/knowledge-bases/judgments-all"));
    }

    void pagesTheList_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("items");
        QTest::newRow("one") << QByteArray("?page_size=1") << 200 << 1;
        QTest::newRow("second") << QByteArray("?page_size=1&page=2") << 200 << 1;
        QTest::newRow("beyond") << QByteArray("?page=2") << 404 << 0;
        QTest::newRow("odd size") << QByteArray("?page_size=x") << 200 << 2;
        QTest::newRow("largest") << QByteArray("?page_size=100") << 200 << 2;
    }
    void pagesTheList()
    {
        QFETCH(QByteArray, query);
        QFETCH(int, status);
        QFETCH(int, items);
        const Reply reply = m_fixture.client().get(Bases + query);
        QCOMPARE(reply.status, status);
        QCOMPARE(int(reply.json().value("results"_L1).toArray().size()), items);
    }

    void aPageHasAHundredAtMost()
    {
        KnowledgeFixture full;
        full.routes().change([](store::Database &db) -> Result<void> {
            for (int i = 0; i < 105; ++i) {
                const QByteArray code = "legislation-" + QByteArray::number(i);
                KnowledgeBase base;
                base.code = code;
                base.name = QString::fromLatin1(code);
                SHERIA_CHECK(store::addKnowledgeBase(db, base));
            }
            return {};
        });
        const auto sizeOf = [&full](const QByteArray &query) {
            const QJsonObject page = full.client().get(Bases + query).json();
            return std::pair(page.value("count"_L1).toInt(),
                             int(page.value("results"_L1).toArray().size()));
        };
        QCOMPARE(sizeOf({}), std::pair(107, 50));
        QCOMPARE(sizeOf("?page_size=100"), std::pair(107, 100));
        QCOMPARE(sizeOf("?page_size=101"), std::pair(107, 100));
        QCOMPARE(sizeOf("?page_size=100&page=2"), std::pair(107, 7));
    }

    /// Source: server/API.md section 8.1.
    void hasNoSuffixes()
    {
        for (const QByteArray path : {".json", "/judgments-all.json"}) {
            const Reply reply = m_fixture.client().get(Bases + path);
            QCOMPARE(reply.status, 404);
            QCOMPARE(reply.body, QByteArray(R"({"detail":"Not found."})"));
        }
        QCOMPARE(m_fixture.post(Legislation + ".json", R"({"text":"pilotage"})").status, 404);
    }

    void givesEveryField()
    {
        const QJsonObject item = m_fixture.best(R"({"text":"who sets pilotage fees?"})");
        const QJsonObject content = item.value("content"_L1).toObject();
        const QString text = content.value("text"_L1).toString();
        QVERIFY2(text.contains(u"Parliament sets the fee"), qPrintable(text));
        QVERIFY2(!text.contains(u"Harbour Act"), "the context is not repeated");
        const QJsonObject meta = item.value("metadata"_L1).toObject();
        const auto value = [&](QLatin1StringView key) {
            return meta.value(key);
        };
        const QString expression = u"/akn/xa/act/2010/1/eng@2015-01-01"_s;
        QCOMPARE(value("work_frbr_uri"_L1), QJsonValue(u"/akn/xa/act/2010/1"_s));
        QCOMPARE(value("expression_frbr_uri"_L1), QJsonValue(expression));
        QCOMPARE(value("expression_date"_L1), QJsonValue(u"2015-01-01"_s));
        QCOMPARE(value("frbr_place"_L1), QJsonValue(u"xa"_s));
        QCOMPARE(value("frbr_country"_L1), QJsonValue(u"xa"_s));
        QCOMPARE(value("frbr_doctype"_L1), QJsonValue(u"act"_s));
        QCOMPARE(value("frbr_subtype"_L1), QJsonValue(QString())); // A string, for all clients.
        QCOMPARE(value("title"_L1), QJsonValue(u"Harbour Act"_s));
        QCOMPARE(value("portion_type"_L1), QJsonValue(u"provision"_s));
        QCOMPARE(value("portion_id"_L1), QJsonValue(u"chp_1__sec_1"_s));
        QCOMPARE(value("portion_title"_L1), QJsonValue(u"1. Pilotage fees"_s));
        QCOMPARE(value("portion_parent_ids"_L1), QJsonValue(QJsonArray{u"chp_1"_s}));
        QCOMPARE(value("portion_parent_titles"_L1),
                 QJsonValue(QJsonArray{u"Chapter 1 – Pilots"_s}));
        for (const QLatin1StringView key : {"repealed"_L1, "commenced"_L1, "principal"_L1})
            QVERIFY(value(key).isBool());
        QVERIFY(!meta.contains("blurb"_L1) && !meta.contains("flynote"_L1));
        QCOMPARE(value("pinpoint_frbr_uri"_L1), QJsonValue(expression + u"/~chp_1__sec_1"_s));
        QCOMPARE(value("text_hash"_L1).toString().toUtf8(),
                 QCryptographicHash::hash(text.simplified().toUtf8(), QCryptographicHash::Sha256)
                     .toHex());
        QVERIFY(item.value("score"_L1).toDouble(-1) > 0);
        QVERIFY(!item.contains("explanation"_L1));
        // Both addresses lead a reader somewhere.
        const QString url = value("public_url"_L1).toString();
        QVERIFY(url.endsWith(expression));
        QCOMPARE(value("portion_public_url"_L1).toString(), QString(url + u"#chp_1__sec_1"_s));
        const Reply reader = m_fixture.client().get(
            url.mid(m_fixture.client().base().size()).toUtf8());
        QCOMPARE(reader.status, 302);
        QVERIFY(reader.header("location").endsWith(QByteArray(expression.toUtf8() + ".html")));
    }

    void portionIdsAreEIdsOfTheXml()
    {
        m_fixture.put({.work = "/akn/xa/act/2011/7",
                       .title = "Dredging Act",
                       .body = "<part eId=\"part_A\"><num>A</num><chapter><num>1</num><section>"
                               "<num>1.</num><heading>Dredging</heading><content>"
                               "<p>Dredging needs a licence.</p></content></section></chapter>"
                               "</part><section><num>2.</num><heading>Spoil</heading><content>"
                               "<p>Spoil goes to the lagoon.</p></content></section>"});
        m_fixture.index();
        const auto metadataOf = [this](const QByteArray &question) {
            return m_fixture.best(R"({"text":")" + question + R"("})").value("metadata"_L1);
        };
        const QJsonValue inPart = metadataOf("dredging licence");
        QCOMPARE(inPart["portion_title"_L1], QJsonValue(u"1. Dredging"_s));
        QCOMPARE(inPart["portion_id"_L1], QJsonValue(u"part_A"_s));
        QCOMPARE(inPart["portion_parent_ids"_L1], QJsonValue(QJsonArray()));
        QVERIFY(inPart["portion_public_url"_L1].toString().endsWith(u"#part_A"));
        const QJsonValue bare = metadataOf("spoil lagoon");
        QCOMPARE(bare["portion_title"_L1], QJsonValue(u"2. Spoil"_s));
        QVERIFY(bare["portion_id"_L1].isNull());
    }

    void aJudgmentIsGivenOnceHoweverManyPassagesMatch()
    {
        QByteArray body = "<judgmentBody><decision>";
        for (int i = 0; i < 40; ++i)
            body += "<p>" + QByteArray("Demurrage accrues for each day of delay. ").repeated(20)
                + "</p>";
        m_fixture.put({.work = "/akn/xa/judgment/xahc/2020/7",
                       .date = "2020-06-06",
                       .title = "Long v Short",
                       .element = "judgment",
                       .body = body + "</decision></judgmentBody>"});
        m_fixture.index();
        const QByteArray question = R"({"text":"demurrage for delay","top_k":100})";
        const QJsonArray items = resultsOf(m_fixture.post(Judgments, question));
        QCOMPARE(items.size(), 1);
        QCOMPARE(items[0]["metadata"_L1]["work_frbr_uri"_L1],
                 QJsonValue(u"/akn/xa/judgment/xahc/2020/7"_s));
        QCOMPARE(items[0]["metadata"_L1]["portion_type"_L1], QJsonValue(u"text"_s));
        // It has several passages, so that one item is not all there is.
        QVERIFY(items[0]["content"_L1]["text"_L1].toString().size() < body.size() / 2);
    }

    void judgmentsAreGivenBySummary()
    {
        const QJsonArray items = resultsOf(m_fixture.post(Judgments, R"({"text":"pilotage fee"})"));
        QCOMPARE(items.size(), 1); // The other one is not published.
        const QJsonValue meta = items[0].toObject().value("metadata"_L1);
        QCOMPARE(meta["portion_type"_L1], QJsonValue(u"summary"_s));
        QCOMPARE(meta["blurb"_L1], QJsonValue(u"Fees need a law."_s));
        QCOMPARE(meta["flynote"_L1], QJsonValue(u"Harbour - fee"_s));
        QVERIFY(meta["repealed"_L1].isNull());
        QCOMPARE(items[0]["content"_L1]["text"_L1].toString(),
                 u"Pilotage fees.\n\nIssues:\n- Was the fee lawful?\n\nHeld:\n- No."_s);
        QVERIFY(resultsOf(m_fixture.post(Judgments, R"({"text":"secret"})")).isEmpty());
        // A judgment is neither repealed nor not.
        QVERIFY(
            resultsOf(m_fixture.post(Judgments, R"({"text":"fee","filters":{"repealed":false}})"))
                .isEmpty());
    }

    void givesAsManyAsAsked()
    {
        const QJsonArray items = resultsOf(
            m_fixture.post(Legislation, R"({"text":"pilotage fee","top_k":"1"})"));
        QCOMPARE(items.size(), 1);
        QVERIFY(resultsOf(m_fixture.post(Legislation, R"({"text":"act"})")).size() <= 10);
        double before = 1e9;
        for (const QJsonValue item :
             resultsOf(m_fixture.post(Legislation, R"({"text":"pilotage fee","top_k":100})"))) {
            const double score = item["score"_L1].toDouble(-1);
            QVERIFY(score >= 0 && score <= before);
            before = score;
        }
        QVERIFY(resultsOf(m_fixture.post(Legislation, R"({"text":"xylophones"})")).isEmpty());
    }

    void answersAsTheLawStood()
    {
        const QJsonObject then = m_fixture.best(
            R"({"text":"who sets pilotage fees?","filters":{"as_at":"2012-05-05","frbr_place":"xa"}})");
        QVERIFY(then["content"_L1]["text"_L1].toString().contains(u"The harbour master sets"));
        QCOMPARE(then["metadata"_L1]["expression_date"_L1], QJsonValue(u"2010-01-01"_s));
        QVERIFY(resultsOf(m_fixture.post(Legislation,
                                         R"({"text":"pilotage","filters":{"as_at":"1990-01-01"}})"))
                    .isEmpty());
    }

    void explains()
    {
        const QJsonObject item = m_fixture.best(
            R"({"text":"Who sets pilotage fees of a harbour?","explain":true,"filters":{"frbr_place":"xa"}})");
        const QJsonObject why = item.value("explanation"_L1).toObject();
        QCOMPARE(why.value("lexical_rank"_L1), QJsonValue(1));
        QHash<QString, QJsonObject> words;
        for (const QJsonValue word : why.value("words"_L1).toArray())
            words.insert(word["word"_L1].toString(), word.toObject());
        QVERIFY(words.contains(u"pilotage"_s));
        QVERIFY(words[u"pilotage"_s].value("in_text"_L1).toInt() > 0);
        QCOMPARE(words[u"pilotage"_s].value("in_portion_title"_L1), QJsonValue(true));
        QCOMPARE(words[u"harbour"_s].value("in_title"_L1), QJsonValue(true));
        QCOMPARE(words[u"harbour"_s].value("in_text"_L1), QJsonValue(0));
    }

    void letsInByTokenBearerAndNobodyElse()
    {
        const QByteArray body = R"({"text":"pilotage"})";
        for (const QByteArray scheme : {"Token ", "Bearer ", "bearer "}) {
            const Reply reply = m_fixture.routes().stranger().send(
                "POST", Legislation,
                {{"Authorization", scheme + m_fixture.routes().token()}, {"Content-Type", Json}},
                body);
            QCOMPARE(reply.status, 200);
        }
        const Reply session = m_fixture.routes().stranger().send(
            "POST", "/session", {{"Content-Type", Json}},
            "{\"token\":\"" + m_fixture.routes().token() + "\"}");
        const QByteArray cookie = session.header("set-cookie").split(';').first();
        QVERIFY(cookie.startsWith("sheria_session_"));
        QCOMPARE(m_fixture.routes().stranger().get(Bases, {{"Cookie", cookie}}).status, 200);
        ApiClient browser = m_fixture.routes().stranger();
        const ApiClient::Headers own{{"Cookie", cookie},
                                     {"Content-Type", Json},
                                     {"Origin", browser.base()}};
        QCOMPARE(browser.send("POST", Legislation, own, body).status, 200);
        // A page from elsewhere cannot use the cookie that the browser sends along.
        QCOMPARE(browser
                     .send("POST", Legislation,
                           {{"Cookie", cookie},
                            {"Content-Type", Json},
                            {"Origin", "http://evil.example"}},
                           body)
                     .status,
                 403);
        const Reply refused = m_fixture.routes().stranger().send("POST", Legislation,
                                                                 {{"Content-Type", Json}}, body);
        QCOMPARE(refused.status, 401);
        QVERIFY(!refused.header("www-authenticate").isEmpty());
        QCOMPARE(m_fixture.routes().stranger().get(Bases).status, 401);
    }

    void aSubscriptionHoldsHereToo()
    {
        access::Accounts accounts(m_fixture.routes().library().writer(), m_fixture.routes().clock);
        const qint64 id = tests::must(accounts.add({u"guest"_s}));
        const QByteArray secret = tests::must(accounts.issueToken(id, u"x"_s)).secret;
        Subscription french;
        french.everything = false;
        french.places = {"xb"};
        tests::must(accounts.setSubscription(id, french));
        ApiClient guest(m_fixture.routes().port(), secret);
        const ApiClient::Headers headers{{"Content-Type", Json}};
        QCOMPARE(worksOf(guest.send("POST", Legislation, headers, R"({"text":"pilotage"})")),
                 QStringList{u"xb/act/2010/1"_s});
        const QByteArray quote = R"({"frbr_uri":"/akn/xa/act/2010/1","text":"Parliament"})";
        QCOMPARE(guest.send("POST", "/local/v1/verify", headers, quote).status, 403);
    }

private:
    KnowledgeFixture m_fixture;
};

SHERIA_TEST(TestKnowledge)
} // namespace tst_knowledge
#include "tst_knowledge.moc"
