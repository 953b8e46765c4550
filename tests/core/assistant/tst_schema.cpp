// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assistant/toolbox.h"
#include "core/assistant/toolcall.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_schema {

using namespace sheria::assistant;
using namespace Qt::StringLiterals;

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// What is said of arguments that do not fit, and how answers are cut.
class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QString>("problem"); // Empty: there is none.

        QTest::newRow("right") << R"({"word":"a","day":"2020-02-29","count":3})"_ba << QString();
        QTest::newRow("missing") << R"({"count":3})"_ba << u"word is missing."_s;
        QTest::newRow("empty") << R"({"word":" "})"_ba << u"word is empty."_s;
        QTest::newRow("too long") << R"({"word":"abcdef"})"_ba
                                  << u"word has 6 characters; at most 5 are taken."_s;
        QTest::newRow("a number for a word")
            << R"({"word":5})"_ba << u"word must be of type string."_s;
        QTest::newRow("no day") << R"({"word":"a","day":"2021-02-29"})"_ba
                                << u"day: '2021-02-29' is not a date; use the form YYYY-MM-DD."_s;
        QTest::newRow("a day in words")
            << R"({"word":"a","day":"today"})"_ba
            << u"day: 'today' is not a date; use the form YYYY-MM-DD."_s;
        QTest::newRow("too few") << R"({"word":"a","count":0})"_ba
                                 << u"count must be at least 1."_s;
        QTest::newRow("too many") << R"({"word":"a","count":10})"_ba
                                  << u"count must be at most 9."_s;
        QTest::newRow("half a number")
            << R"({"word":"a","count":1.5})"_ba << u"count must be of type integer."_s;
        QTest::newRow("none of the words") << R"({"word":"a","kind":"song"})"_ba
                                           << u"kind: 'song' is not one of: act, judgment."_s;
        QTest::newRow("in a list")
            << R"({"word":"a","list":["b",1]})"_ba << u"list[1] must be of type string."_s;
        QTest::newRow("a long list") << R"({"word":"a","list":["b","c","d"]})"_ba
                                     << u"list has 3 entries; at most 2 are taken."_s;
        QTest::newRow("not known")
            << R"({"word":"a","wrod":"b"})"_ba
            << u"There is no 'wrod' here; there are: count, day, kind, list, "
               "word."_s;
        QTest::newRow("null is nothing") << R"({"word":"a","day":null})"_ba << QString();
    }
    void tellsWhatIsWrong()
    {
        const QJsonObject schema = object(R"({"type":"object","required":["word"],
            "additionalProperties":false,"properties":{
            "word":{"type":"string","minLength":1,"maxLength":5},
            "day":{"type":"string","format":"date"},
            "kind":{"type":"string","enum":["act","judgment"]},
            "count":{"type":"integer","minimum":1,"maximum":9,"default":4},
            "list":{"type":"array","items":{"type":"string"},"maxItems":2}}})");
        QFETCH(QByteArray, arguments);
        QFETCH(QString, problem);
        const QJsonObject complete = completed(object(arguments), schema);
        QCOMPARE(problemsIn(complete, schema, {}).value(0), problem);
        QVERIFY(complete.contains("count"_L1));
    }

    /// Every tool has a schema for what it takes and gives, a budget, and closed arguments.
    void toolsAreWhole()
    {
        QCOMPARE(tools().size(), 12UL);
        for (const Tool &tool : tools()) {
            const QJsonObject properties = tool.inputSchema.value("properties"_L1).toObject();
            QVERIFY2(properties.contains("token_budget"_L1), tool.name.constData());
            QCOMPARE(tool.inputSchema.value("additionalProperties"_L1), QJsonValue(false));
            QVERIFY(!tool.outputSchema.value("required"_L1).toArray().isEmpty());
            const QJsonArray required = tool.inputSchema.value("required"_L1).toArray();
            for (const auto &name : required)
                QVERIFY(properties.contains(name.toString()));
            QCOMPARE(findTool(QString::fromLatin1(tool.name)), &tool);
        }
        QCOMPARE(findTool(u"none"), nullptr);
    }

    void excerptsAreCutBetweenWordsAndKeepPairs()
    {
        const QString text = u"one two three"_s;
        QCOMPARE(excerptOf(text, 0, 100).text, text);
        QCOMPARE(excerptOf(text, 0, 100).next, -1);
        const Excerpt first = excerptOf(text, 0, 6);
        QCOMPARE(first.text, u"one "_s);
        QCOMPARE(excerptOf(text, first.next, 100).text, u"two three"_s);
        // Each of these is a pair of code units and four bytes.
        const QString pairs = u"\U0001F600\U0001F600\U0001F600"_s;
        const Excerpt one = excerptOf(pairs, 0, 5);
        QCOMPARE(one.text, u"\U0001F600"_s);
        QCOMPARE(excerptOf(pairs, 1, 5).text, u"\U0001F600"_s);
        // However little there is, it goes on.
        qsizetype at = 0;
        for (int steps = 0; at >= 0; ++steps) {
            QVERIFY(steps <= 3);
            at = excerptOf(pairs, at, 0).next;
        }
        QCOMPARE(excerptOf(text, 1000, 10).text, QString());
    }

    void entriesEndWhereTheBudgetDoes()
    {
        Budget budget(10);
        Entries entries(budget);
        QVERIFY(entries.add("{\"a\":1}"));
        QVERIFY(!entries.add(QByteArray(40, '1')));
        QVERIFY(!entries.add("2"));
        QVERIFY(entries.isCut());
        QCOMPARE(entries.array(), "[{\"a\":1}]"_ba);
    }
};

SHERIA_TEST(TestSchema)
} // namespace tst_schema
#include "tst_schema.moc"
