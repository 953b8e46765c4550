// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/headers.h"
#include "server/http/message/query.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_headers {

using namespace sheria::http;

class TestHeaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreFoundInAnyCase();
    void viewsSurviveAMove();
    void cookies_data();
    void cookies();
    void lists_data();
    void lists();
    void controlCharactersDoNotReachTheWire();
    void queries_data();
    void queries();
    void aQueryIsSpelledInOrder();
    void theLastValueCounts();
    void aParameterIsReplacedOrRemoved();
};

void TestHeaders::fieldsAreFoundInAnyCase()
{
    const RequestHeaders headers{{"Host", "a"}, {"X-Two", "1"}, {"x-two", "2"}, {"Empty", ""}};
    QCOMPARE(headers.value("HOST").toByteArray(), QByteArray("a"));
    QCOMPARE(headers.value("x-TWO").toByteArray(), QByteArray("1"));
    QVERIFY(headers.contains("empty"));
    QVERIFY(!headers.contains("Hos"));
    QVERIFY(headers.value("None").isNull());
}

void TestHeaders::viewsSurviveAMove()
{
    RequestHeaders headers{{"Accept", "text/html"}};
    const QByteArrayView value = headers.value("Accept");
    const RequestHeaders moved = std::move(headers);
    QCOMPARE(moved.value("Accept").data(), value.data());
}

void TestHeaders::cookies_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");

    QTest::newRow("alone") << QByteArray("sessionid=abc") << QByteArray("abc");
    QTest::newRow("last") << QByteArray("a=1; b=2;sessionid=abc") << QByteArray("abc");
    QTest::newRow("first of two") << QByteArray("sessionid=x; sessionid=y") << QByteArray("x");
    QTest::newRow("not a suffix") << QByteArray("xsessionid=abc") << QByteArray();
    QTest::newRow("case matters") << QByteArray("SessionId=abc") << QByteArray();
    QTest::newRow("with equals") << QByteArray("sessionid=a=b") << QByteArray("a=b");
    QTest::newRow("garbage") << QByteArray(";;=;sessionid") << QByteArray();
}

void TestHeaders::cookies()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, value);
    const RequestHeaders headers{{"Cookie", field}};
    QCOMPARE(headers.cookie("sessionid").toByteArray(), value);
}

void TestHeaders::lists_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("found");

    QTest::newRow("alone") << QByteArray("close") << true;
    QTest::newRow("any case") << QByteArray("Close") << true;
    QTest::newRow("second") << QByteArray("Upgrade , close") << true;
    QTest::newRow("part") << QByteArray("closed") << false;
    QTest::newRow("empty") << QByteArray() << false;
}

void TestHeaders::lists()
{
    QFETCH(const QByteArray, value);
    QFETCH(const bool, found);
    QCOMPARE(listContains(value, "close"), found);
}

void TestHeaders::controlCharactersDoNotReachTheWire()
{
    QCOMPARE(headerSafe("a\r\nSet-Cookie: b"), QByteArray("a  Set-Cookie: b"));
    QCOMPARE(headerSafe(QByteArray("a\0b\x7f", 4)), QByteArray("a b "));
    QCOMPARE(headerSafe("Äcts"), QByteArray("Äcts"));
}

void TestHeaders::queries_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("value"); // Of "q".

    QTest::newRow("plain") << QByteArray("q=1") << QByteArray("1");
    QTest::newRow("plus is a blank") << QByteArray("q=a+b") << QByteArray("a b");
    QTest::newRow("encoded plus") << QByteArray("q=a%2Bb") << QByteArray("a+b");
    QTest::newRow("encoded ampersand") << QByteArray("q=a%26b") << QByteArray("a&b");
    QTest::newRow("encoded name") << QByteArray("%71=1") << QByteArray("1");
    QTest::newRow("no value") << QByteArray("a&q&b=1") << QByteArray();
    QTest::newRow("UTF-8") << QByteArray("q=%C3%A4") << QByteArray("ä");
    QTest::newRow("value with equals") << QByteArray("q=a=b") << QByteArray("a=b");
    QTest::newRow("bad escape stays") << QByteArray("q=%zz") << QByteArray("%zz");
    QTest::newRow("empty parts") << QByteArray("&&q=1&&") << QByteArray("1");
}

void TestHeaders::queries()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, value);
    const Query query = Query::parse(text);
    QVERIFY(query.contains("q"));
    QCOMPARE(query.value("q"), value);
}

void TestHeaders::aQueryIsSpelledInOrder()
{
    QCOMPARE(Query::parse("b=2&a=x%20y&b=1&c").encoded(), QByteArray("a=x+y&b=2&b=1&c="));
    QCOMPARE(Query::parse("q=%26%C3%A4+%2B~").encoded(), QByteArray("q=%26%C3%A4+%2B~"));
}

void TestHeaders::theLastValueCounts()
{
    const Query query = Query::parse("a=1&b=2&a=3");
    QCOMPARE(query.value("a"), QByteArray("3"));
    QCOMPARE(query.values("a"), (QList<QByteArray>{"1", "3"}));
    QVERIFY(!query.contains("c"));
}

void TestHeaders::aParameterIsReplacedOrRemoved()
{
    const Query query = Query::parse("page=2&a=1&page=3");
    QCOMPARE(query.with("page", "4").encoded(), QByteArray("a=1&page=4"));
    QCOMPARE(query.with("page", "").encoded(), QByteArray("a=1"));
}

SHERIA_TEST(TestHeaders)
} // namespace tst_headers
#include "tst_headers.moc"
