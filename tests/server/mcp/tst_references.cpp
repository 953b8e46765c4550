// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assistant/toolbox.h"
#include "core/pack/importjob.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/server/mcp/toolclient.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

#include "resources/sample/samplepack.h"

namespace tst_references {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Judgments = 120; ///< That cite the Lamp Act, each one section of it.
constexpr int Sections = 4;

QByteArray number(int of)
{
    return QByteArray::number(of);
}

QByteArray lampAct()
{
    QByteArray terms;
    for (int i = 0; i < 60; ++i) {
        const QByteArray term = "lamp of kind " + number(i);
        terms += "<blockContainer eId=\"sec_1__blockContainer_" + number(i) + "\" refersTo=\"#term-"
            + number(i) + "\"><p>\"<def refersTo=\"#term-" + number(i) + "\">" + term
            + "</def>\" means a lamp that burns oil of the kind " + number(i) + ";</p>"
            + "</blockContainer>";
    }
    QByteArray body = "<section eId=\"sec_1\"><num>1.</num><heading>Definitions</heading><content>"
        + terms + "</content></section>";
    for (int i = 2; i <= Sections; ++i)
        body += "<section eId=\"sec_" + number(i) + "\"><num>" + number(i)
            + ".</num><content><p>A lamp is lit.</p></content></section>";
    return body;
}

QStringList strings(const QJsonValue &list, QLatin1StringView member)
{
    QStringList out;
    for (const QJsonValue each : list.toArray())
        out << each[member].toString();
    return out;
}

/// What the tools say of references and definitions where there are many, and of arguments that are
/// wrong.
class TestReferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture = std::make_unique<KnowledgeFixture>();
        const pack::ImportObserver nobody;
        must(pack::importPaths(m_fixture->routes().library().writer(),
                               {resources::samplePackPath()}, m_fixture->routes().clock, nobody,
                               {}));
        m_fixture->put({.work = "/akn/xa/act/2013/1", .title = "Lamp Act", .body = lampAct()});
        for (int i = 0; i < Judgments; ++i) {
            const QByteArray section = "sec_" + number(2 + i % (Sections - 1));
            m_fixture->put({.work = judgment(i),
                            .date = QDate(2014, 1, 1).addDays(i).toString(Qt::ISODate).toUtf8(),
                            .title = "Wick v Oil",
                            .element = "judgment",
                            .body = "<judgmentBody><decision><paragraph eId=\"para_1\"><content>"
                                    "<p>See <ref href=\"/akn/xa/act/2013/1/~"
                                + section
                                + "\">the section</ref>.</p></content></paragraph>"
                                  "</decision></judgmentBody>"});
        }
        m_fixture->edit(judgment(7), R"({"state":"draft"})");
        must(m_fixture->routes().library().startCiting());
        m_fixture->index();
        m_client = std::make_unique<ToolClient>(*m_fixture);
        QTRY_COMPARE_WITH_TIMEOUT(m_client->call("cited_by", LampAct + '}')["total"_L1].toInt(),
                                  Judgments - 1, 30'000);
    }
    void cleanupTestCase()
    {
        m_client.reset();
        m_fixture.reset();
    }

    /// Page by page, whatever the page: each once, the newest first, and nothing that is hidden.
    void whoCitesIsReadPageByPage_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::newRow("usual pages") << QByteArray();
        QTest::newRow("large pages") << R"(,"limit":100,"token_budget":50000)"_ba;
        QTest::newRow("as much as fits") << R"(,"limit":100,"token_budget":200)"_ba;
    }
    void whoCitesIsReadPageByPage()
    {
        QFETCH(QByteArray, page);
        QStringList works;
        QStringList dates;
        int pages = 0;
        for (qint64 offset = 0; offset >= 0; ++pages) {
            const QJsonObject cited = m_client->call(
                "cited_by", LampAct + page + ",\"offset\":" + QByteArray::number(offset) + '}');
            QCOMPARE(cited["total"_L1].toInt(), Judgments - 1);
            works << strings(cited["works"_L1], "frbr_uri"_L1);
            dates << strings(cited["works"_L1], "date"_L1);
            offset = cited["next_offset"_L1].toInteger(-1);
            QVERIFY(pages < Judgments);
        }
        QVERIFY(pages > 1);
        QCOMPARE(works.size(), qsizetype(Judgments - 1));
        QCOMPARE(QSet<QString>(works.begin(), works.end()).size(), works.size());
        QVERIFY(!works.contains(QString::fromUtf8(judgment(7))));
        QVERIFY(std::is_sorted(dates.rbegin(), dates.rend()));
    }

    /// Who cited it on a day.
    void whoCitedItThen()
    {
        const QJsonObject cited = m_client->call("cited_by", LampAct + R"(,"as_at":"2014-01-03"})");
        QCOMPARE(cited["total"_L1].toInt(), 3);
        QCOMPARE(strings(cited["works"_L1], "date"_L1),
                 (QStringList{u"2014-01-03"_s, u"2014-01-02"_s, u"2014-01-01"_s}));
    }

    /// An address that only the document knows, and one that its publisher used before.
    void worksAreFoundByTheirPublishersAddresses()
    {
        m_fixture->routes().change([this](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2013/1"));
            work.sourceUri = "/cl/ley/17798";
            work.aliases = {u"http://laws.example/lamps"_s};
            const auto put = store::putWork(db, work, m_fixture->routes().clock.now());
            return put ? Result<void>() : put.error();
        });
        for (const QByteArray address : {"/cl/ley/17798", "http://laws.example/lamps"}) {
            const QJsonObject cited = m_client->call("cited_by",
                                                     "{\"frbr_uri\": \"" + address + "\"}");
            QCOMPARE(cited["total"_L1].toInt(), Judgments - 1);
        }
    }

    /// As people write it, in place of an address.
    void provisionsAreFoundByReferences()
    {
        const auto read = [this](const QByteArray &reference) {
            return m_client->call("get_provision", "{\"frbr_uri\": \"" + reference + "\"}");
        };
        QCOMPARE(
            read("section 9(1) of the Lights and Beacons Act")["pinpoint_frbr_uri"_L1].toString(),
            u"/akn/zz/act/2005/4/eng@2022-03-01/~sec_9__subsec_1"_s);
        QCOMPARE(read("LBA s 5 as at 1 May 2012")["pinpoint_frbr_uri"_L1].toString(),
                 u"/akn/zz/act/2005/4/eng@2010-07-01/~sec_5"_s);
        const QJsonObject found = m_client->call("search", R"({"query": "s 5 LBA"})");
        QCOMPARE(found["references"_L1][0]["portion_id"_L1].toString(), u"sec_5"_s);
        QVERIFY(!m_client->call("search", R"({"query": "permit"})").contains("references"_L1));
        const QString missing = m_client->problem("get_provision",
                                                  R"({"frbr_uri": "s 99 of Act 4 of 2005"})");
        QVERIFY2(missing.contains(u"has no section 99"_s), qPrintable(missing));
    }

    void whoCitesASection()
    {
        const QJsonObject cited = m_client->call(
            "cited_by", LampAct + R"(,"portion_id":"sec_3","limit":100,"token_budget":50000})");
        QCOMPARE(cited["total"_L1].toInt(),
                 Judgments / (Sections - 1) - 1); // Of these is the draft.
        for (const QJsonValue each : cited["works"_L1].toArray()) {
            QCOMPARE(each["places"_L1].toArray().size(), 1);
            QCOMPARE(each["places"_L1][0]["portion_id"_L1].toString(), u"para_1"_s);
        }
        QCOMPARE(
            m_client->call("cited_by", LampAct + R"(,"portion_id":"sec_1"})")["total"_L1].toInt(),
            0);
    }

    /// Of the sample library: works whose newest texts have marked up references to the Foreshore Act.
    void theSampleLibraryCites()
    {
        const auto citing = [this](const QByteArray &rest) {
            QStringList works = strings(
                m_client->call("cited_by",
                               R"({"frbr_uri":"/akn/zz/act/2001/9","limit":100,)"
                               R"("token_budget":50000)"
                                   + rest + '}')["works"_L1],
                "frbr_uri"_L1);
            works.sort();
            return works;
        };
        const QStringList all = citing({});
        for (const char *known :
             {"/akn/zz/act/1994/constitution", "/akn/zz/act/2005/4", "/akn/zz/act/2015/11",
              "/akn/zz/act/2022/2", "/akn/zz/judgment/zzcc/2020/3", "/akn/zz/judgment/zzhc/2008/4",
              "/akn/zz/judgment/zzhc/2021/9", "/akn/zz/judgment/zztc/2014/21",
              "/akn/zz/judgment/zztc/2018/7", "/akn/zz-mqy/act/by-law/2011/harbour-animals",
              "/akn/zz-mqy/act/by-law/2019/harbour-animals-amendment"})
            QVERIFY2(all.contains(QString::fromLatin1(known)), known);
        QVERIFY(!all.contains(u"/akn/zz/act/2001/9"_s)); // Itself.
        // That it was repealed by it stands in its metadata, not in its text.
        QVERIFY(!all.contains(u"/akn/zz/act/1952/3"_s));
        const QStringList ofSection = citing(R"(,"portion_id":"chp_4__part_A__sec_34")");
        for (const char *known :
             {"/akn/zz/judgment/zztc/2018/7", "/akn/zz-mqy/act/by-law/2011/harbour-animals",
              "/akn/zz-mqy/act/by-law/2019/harbour-animals-amendment"})
            QVERIFY2(ofSection.contains(QString::fromLatin1(known)), known);
        QVERIFY(ofSection.size() < all.size());
    }

    void provisionsHaveLines()
    {
        const QJsonObject read = m_client->call(
            "get_provision",
            R"({"frbr_uri":"/akn/zz/act/2001/9","portion_id":"chp_3__part_C__sec_30"})");
        const QStringList lines = read["text"_L1].toString().split(u'\n');
        QVERIFY(lines.size() >= 3);
        QCOMPARE(lines[0], u"30. Living animals"_s);
        QVERIFY(lines[1].startsWith(u"(1) Whoever"_s) && lines[2].startsWith(u"(2) No one"_s));
    }

    void paragraphsHaveLines()
    {
        const QJsonObject read = m_client->call(
            "get_provision", R"({"frbr_uri":"/akn/zz/act/2001/9","portion_id":"chp_7__sec_69"})");
        const QString text = read["text"_L1].toString();
        const QStringList lines = text.split(u'\n');
        QVERIFY(lines.size() >= 4);
        QCOMPARE(lines[0], u"69. Remedies"_s);
        QCOMPARE(lines[1], u"The Court may—"_s);
        QVERIFY2(lines[2].startsWith(u"(a) declare"_s) && lines[3].startsWith(u"(b) "_s),
                 qPrintable(text));
        // The same over HTTP.
        const QByteArray question = R"({"text":"Which remedies may the Court give?","top_k":100,)"
                                    R"("filters":{"work_frbr_uri":"/akn/zz/act/2001/9"}})";
        QStringList found;
        for (const QJsonValue item : resultsOf(m_fixture->post(RetrieveLegislation, question))) {
            if (item["metadata"_L1]["portion_id"_L1] == "chp_7__sec_69"_L1)
                found << item["content"_L1]["text"_L1].toString();
        }
        QCOMPARE(found, QStringList(text));
    }

    /// Questions of the sets that rank answers, and what is said of a question that no law answers.
    void questionsWithoutAnAnswerSaySo_data()
    {
        QTest::addColumn<QByteArray>("question");
        QTest::addColumn<bool>("isAnswered");
        QTest::newRow("none") << "What is the speed limit on the motorway?"_ba << false;
        QTest::newRow("one") << "Who owns ambergris that I find on the beach?"_ba << true;
    }
    void questionsWithoutAnAnswerSaySo()
    {
        QFETCH(QByteArray, question);
        QFETCH(bool, isAnswered);
        const QJsonObject found = m_client->call("retrieve", "{\"text\":\"" + question + "\"}");
        QVERIFY(!found["results"_L1].toArray().isEmpty());
        QCOMPARE(!found["hint"_L1].toString().contains(u"may not answer it"_s), isAnswered);
    }

    void definitionsOfTheSampleLibrary()
    {
        const QByteArray act = R"({"frbr_uri":"/akn/zz/act/2001/9","token_budget":50000)";
        const QJsonObject all = m_client->call("definitions", act + '}');
        QCOMPARE(all["total"_L1].toInt(), 18);
        const QStringList terms = strings(all["definitions"_L1], "term"_L1);
        for (const char *known : {"ambergris", "harbour master", "Receiver", "works"})
            QVERIFY2(terms.contains(QString::fromLatin1(known)), known);
        const QJsonObject one = m_client->call("definitions", act + R"(,"term":"AMBERGRIS"})");
        QCOMPARE(one["total"_L1].toInt(), 1);
        const QJsonValue ambergris = one["definitions"_L1][0];
        QVERIFY(ambergris["text"_L1].toString().contains(u"sperm whale"_s));
        QVERIFY(ambergris["portion_id"_L1].toString().startsWith(u"chp_1__sec_3"_s));
        QVERIFY(ambergris["pinpoint_frbr_uri"_L1].toString().startsWith(
            u"/akn/zz/act/2001/9/eng@2022-03-01/~chp_1__sec_3"_s));
        // Words that are defined nowhere: what else can be done is said.
        const QJsonObject none = m_client->call("definitions", act + R"(,"term":"unicorn"})");
        QCOMPARE(none["total"_L1].toInt(), 0);
        QVERIFY(none["hint"_L1].toString().contains(u"search"_s));
    }

    void manyDefinitionsKeepToTheirBudget()
    {
        const QJsonObject small = m_client->call("definitions",
                                                 LampAct + R"(,"token_budget":300})");
        QCOMPARE(small["total"_L1].toInt(), 60);
        QVERIFY(small["is_cut"_L1].toBool());
        QVERIFY(small["definitions"_L1].toArray().size() < 60);
        QVERIFY(small["hint"_L1].toString().contains(u"token_budget"_s));
        const QJsonObject large = m_client->call("definitions",
                                                 LampAct + R"(,"token_budget":50000})");
        QCOMPARE(large["definitions"_L1].toArray().size(), 60);
        QVERIFY(!large["is_cut"_L1].toBool());
        QCOMPARE(
            m_client->call("definitions", LampAct + R"(,"term":"kind 17"})")["total"_L1].toInt(),
            1);
    }

    /// Each tool, each argument: whatever is wrong with it is said by its name.
    void wrongArgumentsAreNamed_data();
    void wrongArgumentsAreNamed()
    {
        QFETCH(QByteArray, tool);
        QFETCH(QJsonObject, arguments);
        QFETCH(QString, names);
        const QString problem = m_client->problem(tool, QJsonDocument(arguments).toJson());
        QVERIFY2(problem.contains(names), qPrintable(problem));
        QVERIFY2(!problem.contains(u"could not be read"_s), qPrintable(problem));
        QVERIFY2(problem.size() < 2000, qPrintable(problem));
    }

private:
    static inline const QByteArray LampAct = R"({"frbr_uri":"/akn/xa/act/2013/1")";

    static QByteArray judgment(int i) { return "/akn/xa/judgment/xahc/2014/" + number(100 + i); }

    /// Arguments that are right, as far as types go.
    static QJsonObject rightFor(const QJsonObject &schema);
    static void addWrongValues(const QByteArray &tool, const QJsonObject &right,
                               const QString &name, const QJsonObject &schema);

    std::unique_ptr<KnowledgeFixture> m_fixture;
    std::unique_ptr<ToolClient> m_client;
};

QJsonObject TestReferences::rightFor(const QJsonObject &schema)
{
    QJsonObject right;
    for (const QJsonValue name : schema["required"_L1].toArray()) {
        const bool isDate = schema["properties"_L1][name.toString()]["format"_L1] == "date"_L1;
        right.insert(name.toString(), isDate ? u"2014-01-01"_s : u"/akn/xa/act/2013/1"_s);
    }
    return right;
}

void TestReferences::addWrongValues(const QByteArray &tool, const QJsonObject &right,
                                    const QString &name, const QJsonObject &schema)
{
    const auto row = [&](const char *what, const QJsonValue &value) {
        QJsonObject wrong = right;
        wrong.insert(name, value);
        QTest::addRow("%s, %s: %s", tool.constData(), qPrintable(name), what)
            << tool << wrong << name;
    };
    const QString type = schema["type"_L1].toString();
    row("an object", QJsonObject{{u"a"_s, 1}});
    if (type != "string"_L1)
        row("a word", u"many"_s);
    if (type != "integer"_L1)
        row("a number", 7);
    if (type == "integer"_L1) {
        row("a fraction", 1.5);
        row("too small", schema["minimum"_L1].toInt() - 1);
        row("too large", schema["maximum"_L1].toInt() + 1);
    }
    if (type == "string"_L1 && schema.contains("maxLength"_L1))
        row("too long", QString(schema["maxLength"_L1].toInt() + 1, u'a'));
    if (type == "string"_L1 && schema["minLength"_L1].toInt() > 0)
        row("blank", u"  "_s);
    if (schema.contains("enum"_L1))
        row("another word", u"poetry"_s);
    if (schema["format"_L1] == "date"_L1)
        row("no day", u"2020-02-30"_s);
    if (type == "array"_L1) {
        row("a list of numbers", QJsonArray{1});
        QJsonArray many;
        for (int i = 0; i <= schema["maxItems"_L1].toInt(); ++i)
            many << u"/akn/xa/act/2013/1"_s;
        row("too many", many);
    }
}

void TestReferences::wrongArgumentsAreNamed_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QJsonObject>("arguments");
    QTest::addColumn<QString>("names");
    QCOMPARE(assistant::tools().size(), std::size_t(12));
    for (const assistant::Tool &tool : assistant::tools()) {
        const QJsonObject right = rightFor(tool.inputSchema);
        const QJsonObject properties = tool.inputSchema["properties"_L1].toObject();
        for (auto each = properties.begin(); each != properties.end(); ++each)
            addWrongValues(tool.name, right, each.key(), each.value().toObject());
        for (const QString &required : right.keys()) {
            QJsonObject without = right;
            without.remove(required);
            QTest::addRow("%s without %s", tool.name.constData(), qPrintable(required))
                << tool.name << without << QString(required + u" is missing"_s);
        }
        QJsonObject more = right;
        more.insert(u"verbosity"_s, 3);
        QTest::addRow("%s, one too many", tool.name.constData())
            << tool.name << more << u"There is no 'verbosity' here; there are: "_s;
    }
    // What only the library, or the arguments together, tell.
    const auto row = [](const char *name, const QByteArray &tool, const QByteArray &arguments,
                        const QString &names) {
        QTest::newRow(name) << tool << QJsonDocument::fromJson(arguments).object() << names;
    };
    row("works that are no URIs", "retrieve", R"({"text":"a","works":["Lamp Act"]})",
        u"works[0]: 'Lamp Act'"_s);
    row("years in the wrong order", "search", R"({"query":"a","year_from":2020,"year_to":2010})",
        u"year_from"_s);
    for (const QByteArray tool : {"get_provision", "table_of_contents", "definitions", "cited_by",
                                  "versions", "commencement"}) {
        QTest::addRow("%s of no such work", tool.constData())
            << tool << QJsonObject{{u"frbr_uri"_s, u"/akn/xx/act/1900/1"_s}} << u"Use search"_s;
        QTest::addRow("%s of no URI", tool.constData())
            << tool << QJsonObject{{u"frbr_uri"_s, u"Lamp Act"_s}} << u"such as"_s;
    }
    for (const QByteArray tool : {"get_provision", "table_of_contents", "cited_by"})
        QTest::addRow("%s of no such provision", tool.constData())
            << tool
            << QJsonObject{{u"frbr_uri"_s, u"/akn/xa/act/2013/1"_s}, {u"portion_id"_s, u"sec_99"_s}}
            << u"table_of_contents"_s;
}

SHERIA_TEST(TestReferences)
} // namespace tst_references
#include "tst_references.moc"
