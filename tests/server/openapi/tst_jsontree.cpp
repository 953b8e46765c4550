// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/openapi/jsontree.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_jsontree {

using namespace sheria::openapi;
using namespace Qt::StringLiterals;

/// JSON in its order, and the same as YAML.
class TestJsonTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrderAndSpelling()
    {
        const auto tree = JsonTree::parse(
            " {\"z\": 1.50, \"a\": [true, {}], \"m\": \"\\u00e9\\\"\"} ");
        QVERIFY(tree);
        QCOMPARE(tree->members.size(), std::size_t(3));
        QCOMPARE(tree->members[0].name, "z"_ba);
        QCOMPARE(tree->members[0].value.text, "1.50"_ba);
        QCOMPARE(tree->members[1].value.members[0].value.text, "true"_ba);
        QCOMPARE(tree->find("m")->text, "\xc3\xa9\""_ba);
        QVERIFY(!tree->find("none"));
    }

    void readsEscapes_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("control") << "\"\\b\\f\\n\\r\\t\\/\\\\\""_ba
                                 << "\b\f\n\r\t/\\"_ba;
        QTest::newRow("pair") << "\"\\ud83c\\udf33\""_ba
                              << "\xf0\x9f\x8c\xb3"_ba;
        QTest::newRow("two characters") << "\"\\u0041\\u0042\""_ba
                                        << "AB"_ba;
        QTest::newRow("UTF-8") << "\"\xc3\xa9\""_ba
                               << "\xc3\xa9"_ba;
    }
    void readsEscapes()
    {
        QFETCH(const QByteArray, json);
        const auto tree = JsonTree::parse(json);
        QVERIFY(tree);
        QTEST(tree->text, "text");
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char *json :
             {"", "{", "[1,]", "{\"a\":}", "{a:1}", "\"", "\"\\x\"", "\"\\u12\"", "nul", "1 2",
              "--1", "[1", "{\"a\" 1}", "\"\n\"", "\"\\ud83cx\"", "\"\xff\""})
            QTest::addRow("%s", json) << QByteArray(json);
        QTest::newRow("too deep") << QByteArray(100'000, '[');
    }
    void refuses()
    {
        QFETCH(const QByteArray, json);
        const auto tree = JsonTree::parse(json);
        QVERIFY(!tree);
        QCOMPARE(tree.error().code, sheria::ErrorCode::InvalidArgument);
    }

    void yamlIsBlockStyle()
    {
        const auto tree = JsonTree::parse(
            "{\"openapi\":\"3.1.0\",\"paths\":{\"/v3\":{\"200\":[\"a b\",[],{\"x\":1,\"y\":[2]}]}},"
            "\"no\":\"yes\",\"e\":\"\",\"n\":null,\"f\":false,\"m\":-1.50}");
        QVERIFY(tree);
        QCOMPARE(toYaml(*tree),
                 "\"openapi\": \"3.1.0\"\n"
                 "\"paths\":\n"
                 "  \"/v3\":\n"
                 "    \"200\":\n"
                 "      - \"a b\"\n"
                 "      -\n"
                 "        []\n"
                 "      - \"x\": 1\n"
                 "        \"y\":\n"
                 "          - 2\n"
                 "\"no\": \"yes\"\n"
                 "\"e\": \"\"\n"
                 "\"n\": ~\n"
                 "\"f\": false\n"
                 "\"m\": -1.50\n"_ba);
    }
};

SHERIA_TEST(TestJsonTree)
} // namespace tst_jsontree
#include "tst_jsontree.moc"
