// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "tests/support/expressionfields.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_json {

using namespace sheria;
using namespace Qt::StringLiterals;

/// The members' names of the outermost object, in the order in which they stand.
QByteArrayList topKeys(const QByteArray &json)
{
    QByteArrayList keys;
    int depth = 0;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            --depth;
        } else if (c == '"') {
            const qsizetype from = ++i;
            while (json[i] != '"')
                i += json[i] == '\\' ? 2 : 1;
            if (depth == 1 && i + 1 < json.size() && json[i + 1] == ':')
                keys << json.mid(from, i - from);
        }
    }
    return keys;
}

/// An act that has all members of server/API.md section 2.9.
ExpressionRecord example()
{
    ExpressionRecord record;
    Work &work = record.work;
    work.uri = *FrbrUri::parse("/akn/xa/act/2004/17");
    work.title = u"Tree Protection Act"_s;
    work.publication = {{2004, 6, 1}, u"State Gazette"_s, u"221"_s, {}};
    work.assentDate = QDate(2004, 5, 20);
    Commencement commencement;
    commencement.date = QDate(2004, 7, 1);
    commencement.isMain = true;
    work.commencements = {commencement};
    work.amendments = {{{2009, 2, 3}, {"/akn/xa/act/2009/2", u"Tree Amendment Act"_s}, false}};
    work.topics = {"subject-env"};
    work.customProperties = {{"cap", u"Cap."_s, u"12"_s}};
    work.aliases = {u"Green Act"_s};
    Expression &expression = record.expression;
    expression.id = 7;
    expression.uri = "/akn/xa/act/2004/17/eng@2009-02-03";
    expression.language = "eng";
    expression.date = QDate(2009, 2, 3);
    expression.title = work.title;
    expression.createdAt = QDateTime({2024, 1, 5}, QTime(8, 0, 0, 123), Qt::UTC);
    expression.updatedAt = QDateTime({2024, 3, 1}, QTime(10, 11, 12), Qt::UTC);
    record.pointsInTime = {{expression.uri, "eng", expression.date, expression.title}};
    return record;
}

QByteArray expressionJson(const ExpressionRecord &record,
                          json::ApiVersion version = json::ApiVersion::V3)
{
    json::Writer out;
    json::writeExpression(out, record, {"http://127.0.0.1:8089", version});
    return out.take();
}

QJsonValue parsed(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// The file of that name; SHERIA_UPDATE_GOLDEN=1 writes it anew.
QByteArray golden(const QString &name, const QByteArray &actual)
{
    QFile file(QStringLiteral(SHERIA_TEST_DIR "/golden/") + name);
    if (qEnvironmentVariableIsSet("SHERIA_UPDATE_GOLDEN") && file.open(QIODevice::WriteOnly)) {
        file.write(actual + '\n');
        return actual;
    }
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesValuesInOrder()
    {
        json::Writer out;
        out.beginObject().key("b").number(-7).key("a").beginArray();
        out.boolean(true).null().beginObject().endObject().beginArray().endArray().endArray();
        out.key("r").raw("[1]").member("d", QDate(2024, 2, 29)).member("n", QDate()).endObject();
        const QByteArray expected =
            R"({"b":-7,"a":[true,null,{},[]],"r":[1],"d":"2024-02-29","n":null})"_ba;
        QCOMPARE(out.take(), expected);
    }

    void escapesStrings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("inside"); // Of the quotation marks.
        const auto row = [](const char *name, const QByteArray &text, const QByteArray &inside) {
            QTest::newRow(name) << text << inside;
        };
        row("plain", "a/b <c> é", "a/b <c> é");
        row("quotes", "a\"b\\c", "a\\\"b\\\\c");
        row("control", "a\n\t\r\b\f\x01\x1f", "a\\n\\t\\r\\b\\f\\u0001\\u001f");
        row("nul", QByteArray("a\0b", 3), "a\\u0000b");
        row("line separator", "\u2028", "\u2028");
        row("delete", "\x7f", "\x7f");
        row("not UTF-8", "a\xff", "a\uFFFD");
        row("empty", "", "");
        row("long", QByteArray(10'000, 'x') + "\n\u1200", QByteArray(10'000, 'x') + "\\n\u1200");
    }
    void escapesStrings()
    {
        QFETCH(QByteArray, text);
        json::Writer out;
        const QByteArray json = out.string(text).take();
        QTEST(json.mid(1).chopped(1), "inside");
        if (QByteArrayView(text).isValidUtf8())
            QCOMPARE(json::Writer().string(QString::fromUtf8(text)).take(), json);
        if (QByteArrayView(text).isValidUtf8())
            QCOMPARE(QJsonDocument::fromJson('[' + json + ']')[0].toString().toUtf8(), text);
    }

    void writesInstants_data()
    {
        QTest::addColumn<QDateTime>("instant");
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("whole") << QDateTime({2024, 3, 1}, QTime(10, 11, 12), Qt::UTC)
                               << "\"2024-03-01T10:11:12Z\""_ba;
        QTest::newRow("fraction") << QDateTime({2024, 3, 1}, QTime(10, 11, 12, 7), Qt::UTC)
                                  << "\"2024-03-01T10:11:12.007000Z\""_ba;
        QTest::newRow("offset") << QDateTime({2024, 3, 1}, QTime(1, 0), Qt::OffsetFromUTC, 7200)
                                << "\"2024-02-29T23:00:00Z\""_ba;
        QTest::newRow("none") << QDateTime() << "null"_ba;
        QTest::newRow("beyond four digits")
            << QDateTime({10'000, 1, 1}, QTime(0, 0), Qt::UTC) << "null"_ba;
    }
    void writesInstants()
    {
        QFETCH(QDateTime, instant);
        QTEST(json::Writer().dateTime(instant).take(), "json");
    }

    void writesTheExampleOfTheContract()
    {
        const QByteArray actual = expressionJson(example());
        QCOMPARE(actual, golden(u"expression.json"_s, actual));
        QVERIFY(!parsed(actual).toObject().isEmpty());
    }

    /// A client reads the fields by position: server/API.md section 0.3 no. 11.
    void keepsTheOrderOfTheFields()
    {
        const QByteArrayList expected = tests::expressionFields()
            + QByteArrayList{"work_title", "date"};
        QCOMPARE(topKeys(expressionJson(example())), expected);
        QCOMPARE(expected.indexOf("aliases"), 42);
        QCOMPARE(topKeys(expressionJson(example(), json::ApiVersion::V2)),
                 expected + QByteArrayList({"commencements", "id", "draft", "content_url"}));
    }

    void nullsAreWhereTheContractHasThem()
    {
        ExpressionRecord record;
        record.work.uri = *FrbrUri::parse("/akn/xa/act/2004/17");
        record.expression.uri = "/akn/xa/act/2004/17/eng@2009-02-03";
        record.expression.language = "eng";
        record.work.uri.number = "trees";
        const QJsonObject json = parsed(expressionJson(record)).toObject();
        for (const char *key :
             {"locality", "subtype", "actor", "publication_date", "publication_name",
              "publication_number", "publication_document", "commencement_date", "commencing_work",
              "assent_date", "repeal", "parent_work", "numbered_title", "as_at_date", "disclaimer"})
            QVERIFY2(json.value(QLatin1StringView(key)).isNull(), key);
        for (const char *key : {"points_in_time", "amendments", "work_amendments",
                                "taxonomy_topics", "custom_properties", "aliases"})
            QVERIFY2(json.value(QLatin1StringView(key)).isArray(), key);
        for (const char *key :
             {"title", "amendments_made", "enacted_as", "repeals_made", "commencements_made"})
            QCOMPARE(json.value(QLatin1StringView(key)), QJsonValue(u""_s));
    }

    void amendmentsEndWithTheExpression()
    {
        ExpressionRecord record = example();
        record.work.amendments.push_back({{2012, 1, 1}, {"/akn/xa/act/2012/1", u"Later"_s}, false});
        const QJsonValue json = parsed(expressionJson(record));
        QCOMPARE(json[u"amendments"].toArray().size(), 1);
        QCOMPARE(json[u"work_amendments"].toArray().size(), 2);
    }

    void pointsInTimeAreGroupedByDate()
    {
        ExpressionRecord record = example();
        record.pointsInTime = {{"/a/eng@2004-01-01", "eng", {2004, 1, 1}, u"A"_s},
                               {"/a/fra@2004-01-01", "fra", {2004, 1, 1}, u"B"_s},
                               {"/a/eng@2009-02-03", "eng", {2009, 2, 3}, u"C"_s}};
        const QJsonArray points = parsed(expressionJson(record))[u"points_in_time"].toArray();
        QCOMPARE(points.size(), 2);
        QCOMPARE(points[0][u"date"], QJsonValue(u"2004-01-01"_s));
        QCOMPARE(points[0][u"expressions"].toArray().size(), 2);
        QCOMPARE(points[0][u"expressions"][1][u"url"],
                 QJsonValue(u"http://127.0.0.1:8089/v3/a/fra@2004-01-01"_s));
        QCOMPARE(points[1][u"expressions"][0][u"title"], QJsonValue(u"C"_s));
    }

    void addressesPublicationDocuments()
    {
        ExpressionRecord record = example();
        PublicationDocument document;
        record.work.publication.document = document;
        QJsonValue json = parsed(expressionJson(record))[u"publication_document"];
        QVERIFY(json.isNull()); // Nobody could read it.
        document.contentHash = "aa";
        record.work.publication.document = document;
        json = parsed(expressionJson(record))[u"publication_document"];
        const QString name = u"xa-act-2004-17-publication-document.pdf"_s;
        QCOMPARE(json[u"filename"], QJsonValue(name));
        QCOMPARE(json[u"url"],
                 QJsonValue(u"http://127.0.0.1:8089/v3/akn/xa/act/2004/17/media/publication/"_s
                            + name));
        QCOMPARE(json[u"mime_type"], QJsonValue(u"application/pdf"_s));
        QVERIFY(json[u"size"].isNull() && json[u"start_page"].isNull());
        QCOMPARE(json[u"has_trusted_url"], QJsonValue(false));
        document.trustedUrl = "https://gazette.example/1.pdf";
        document.filename = u"g 1.pdf"_s;
        document.size = 12;
        document.startPage = 3;
        record.work.publication.document = document;
        json = parsed(expressionJson(record))[u"publication_document"];
        QCOMPARE(json[u"url"], QJsonValue(u"https://gazette.example/1.pdf"_s));
        QCOMPARE(json[u"size"], QJsonValue(12));
        QCOMPARE(json[u"start_page"], QJsonValue(3));
        QCOMPARE(json[u"has_trusted_url"], QJsonValue(true));
    }

    void namesTheFilesWhenThereAreSeveral()
    {
        ExpressionRecord record = example();
        Manifestation main;
        main.contentHash = "aa";
        main.component = "main";
        record.manifestations = {main};
        QVERIFY(parsed(expressionJson(record))[u"manifestations"].isUndefined());
        Manifestation old = main;
        old.role = Manifestation::Role::Superseded;
        old.contentHash = "bb";
        record.manifestations.push_back(old);
        const QJsonValue json = parsed(expressionJson(record))[u"manifestations"][1];
        QCOMPARE(json[u"role"], QJsonValue(u"superseded"_s));
        QVERIFY(json[u"url"].toString().endsWith(u"eng@2009-02-03.xml?manifestation=bb"));
    }

    void namesRelatedWorks()
    {
        ExpressionRecord record = example();
        record.work.repeal = Repeal{{2010, 1, 1}, {}, "revoked", {}};
        record.work.parent = WorkRef{"/akn/xa/act/2000/1", u"Parent"_s};
        record.work.commencements[0].by = WorkRef{"/akn/xa/act/gn/2004/5", u"Notice"_s};
        record.amends = {{"/akn/xa/act/2000/1", {}}, {"/akn/xa/act/2000/2", {}}};
        const QJsonValue json = parsed(expressionJson(record));
        QCOMPARE(json[u"repeal"],
                 QJsonValue(QJsonObject{{u"date"_s, u"2010-01-01"_s},
                                        {u"repealing_title"_s, u"No repealing work"_s},
                                        {u"repealing_uri"_s, u""_s},
                                        {u"verb"_s, u"revoked"_s}}));
        QCOMPARE(json[u"parent_work"][u"title"], QJsonValue(u"Parent"_s));
        QCOMPARE(json[u"commencing_work"][u"frbr_uri"], QJsonValue(u"/akn/xa/act/gn/2004/5"_s));
        QCOMPARE(json[u"amendments_made"], QJsonValue(u"/akn/xa/act/2000/1, /akn/xa/act/2000/2"_s));
    }

    void linksNameTheirMediaTypeAsTheVersionDoes()
    {
        const QJsonArray links = parsed(expressionJson(example()))[u"links"].toArray();
        QCOMPARE(links.size(), 7);
        QVERIFY(links.last()[u"href"].toString().endsWith(u"/media.json"));
        QVERIFY(!links.last()[u"media_type"].isUndefined());
        const QJsonValue old = parsed(expressionJson(example(), json::ApiVersion::V2))[u"links"][0];
        QVERIFY(!old[u"mediaType"].isUndefined());
        QVERIFY(old[u"href"].toString().startsWith(u"http://127.0.0.1:8089/v2/"));
    }

    void escapesWhatAUrlMayNotHold()
    {
        const json::Addresses at{"http://h"};
        QCOMPARE(at.of("/akn/xa/act/2005/a b%é/eng@2006/!s~a->b:"),
                 "http://h/v3/akn/xa/act/2005/a%20b%25%C3%A9/eng@2006/!s~a-%3Eb:"_ba);
    }

    void writesPlaces()
    {
        json::Writer out;
        const Country country{{"xa", u"Exampleland"_s}, {{"xa-bay", u"Bay City"_s}}};
        json::writeCountry(out, country, {"http://h"});
        const QByteArray actual = out.take();
        QCOMPARE(actual, golden(u"country.json"_s, actual));
        const QJsonValue locality = parsed(actual)[u"localities"][0];
        QCOMPARE(locality[u"code"], QJsonValue(u"bay"_s));
        QCOMPARE(locality[u"links"][0][u"href"], QJsonValue(u"http://h/v3/akn/xa-bay/"_s));
    }

    void writesCommencements()
    {
        Commencement commencement;
        commencement.provisions = {"sec_1"};
        Commencement other;
        other.date = QDate(2004, 7, 1);
        other.by = WorkRef{"/akn/xa/act/2004/1", u"Start"_s};
        other.isMain = other.allProvisions = true;
        other.note = u"n"_s;
        json::Writer out;
        json::writeCommencements(out, {other, commencement});
        const QByteArray expected =
            R"({"commencements":[{"commencing_title":"Start",)"
            R"("commencing_frbr_uri":"/akn/xa/act/2004/1","date":"2004-07-01","main":true,)"
            R"("all_provisions":true,"provisions":[],"note":"n"},)"
            R"({"commencing_title":null,"commencing_frbr_uri":null,"date":null,"main":false,)"
            R"("all_provisions":false,"provisions":["sec_1"],"note":null}]})"_ba;
        QCOMPARE(out.take(), expected);
    }

    void writesTimelinesWithoutNulls()
    {
        json::Writer out;
        json::writeTimeline(out, {{{2004, 7, 1}, {{"assent", u"Assented to"_s, {}, {}}}}});
        const QByteArray expected =
            R"({"timeline":[{"date":"2004-07-01","events":[{"type":"assent",)"
            R"("description":"Assented to","by_frbr_uri":"","by_title":"","note":""}]}]})"_ba;
        QCOMPARE(out.take(), expected);
    }
};

SHERIA_TEST(TestJson)
} // namespace tst_json
#include "tst_json.moc"
