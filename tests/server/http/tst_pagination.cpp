// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/routing/pagination.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_pagination {

using namespace sheria::http;

class TestPagination : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data();
    void pages();
    void neighboursKeepTheRest_data();
    void neighboursKeepTheRest();
    void theEnvelopeHasItsOrder();
};

void TestPagination::pages_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<qint64>("number"); // 0: 404.
    QTest::addColumn<qint64>("size");
    QTest::addColumn<qint64>("offset");

    const auto row = [](const char *query, qint64 count, qint64 number, qint64 size,
                        qint64 offset) {
        QTest::addRow("%s of %lld", query, static_cast<long long>(count))
            << QByteArray(query) << count << number << size << offset;
    };
    row("", 1200, 1, 500, 0);
    row("", 0, 1, 500, 0);
    row("page=1", 0, 1, 500, 0);
    row("page=2", 0, 0, 0, 0);
    row("page=3", 1200, 3, 500, 1000);
    row("page=4", 1200, 0, 0, 0);
    row("page=2", 1000, 2, 500, 500);
    row("page=3", 1000, 0, 0, 0);
    row("page=last", 1200, 3, 500, 1000);
    row("page=last", 0, 1, 500, 0);
    row("page=0", 1200, 0, 0, 0);
    row("page=-1", 1200, 0, 0, 0);
    row("page=x", 1200, 0, 0, 0);
    row("page=", 1200, 1, 500, 0);
    row("page=1.0", 1200, 0, 0, 0);
    row("page=99999999999999999999", 1200, 0, 0, 0);
    row("page_size=10", 1200, 1, 10, 0);
    row("page_size=10&page=120", 1200, 120, 10, 1190);
    row("page_size=10&page=121", 1200, 0, 0, 0);
    row("page_size=0", 1200, 1, 500, 0);
    row("page_size=-5", 1200, 1, 500, 0);
    row("page_size=ten", 1200, 1, 500, 0);
    row("page_size=", 1200, 1, 500, 0);
    row("page_size=501", 1200, 1, 500, 0);
    row("page_size=99999999999999999999", 1200, 1, 500, 0);
    row("page=1&page=2", 1200, 2, 500, 500);
}

void TestPagination::pages()
{
    QFETCH(const QByteArray, query);
    QFETCH(const qint64, count);
    QFETCH(const qint64, number);
    QFETCH(const qint64, size);
    QFETCH(const qint64, offset);
    const std::optional<Page> page = Page::of(Query::parse(query), PageRule{}, count);
    QCOMPARE(page.has_value(), number > 0);
    if (!page)
        return;
    QCOMPARE(page->number, number);
    QCOMPARE(page->size, size);
    QCOMPARE(page->offset(), offset);
}

void TestPagination::neighboursKeepTheRest_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("next");
    QTest::addColumn<QByteArray>("previous");

    const QByteArray base = "http://127.0.0.1/v3/work-expressions";
    QTest::newRow("first") << QByteArray("/v3/work-expressions") << QByteArray(base + "?page=2")
                           << QByteArray();
    QTest::newRow("second") << QByteArray("/v3/work-expressions?page=2")
                            << QByteArray(base + "?page=3") << base;
    QTest::newRow("last") << QByteArray("/v3/work-expressions?page=last") << QByteArray()
                          << QByteArray(base + "?page=2");
    QTest::newRow("others in order")
        << QByteArray("/v3/work-expressions.json?z=1&page=2&commenced=true&page_size=500&z=2")
        << QByteArray(base + ".json?commenced=true&page=3&page_size=500&z=1&z=2")
        << QByteArray(base + ".json?commenced=true&page_size=500&z=1&z=2");
    QTest::newRow("encoded") << QByteArray("/v3/work-expressions?q=a%26b+c%2B")
                             << QByteArray(base + "?page=2&q=a%26b+c%2B") << QByteArray();
    QTest::newRow("path as it came")
        << QByteArray("/v3/akn/xa/%C3%A4/.json")
        << QByteArray("http://127.0.0.1/v3/akn/xa/%C3%A4/.json?page=2") << QByteArray();
}

void TestPagination::neighboursKeepTheRest()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, next);
    QFETCH(const QByteArray, previous);
    const Request request = Request::make(Method::Get, target);
    const std::optional<Page> page = Page::of(request.query, PageRule{}, 1200);
    QVERIFY(page);
    const PageLinks links = pageLinks(request, *page);
    QCOMPARE(links.next, next);
    QCOMPARE(links.previous, previous);
}

void TestPagination::theEnvelopeHasItsOrder()
{
    const Request request = Request::make(Method::Get, "/x?page_size=1");
    const std::optional<Page> page = Page::of(request.query, PageRule{}, 2);
    const QByteArray expected =
        "{\"count\":2,\"next\":\"http://127.0.0.1/x?page=2&page_size=1\",\"previous\":null,"
        "\"results\":[1],\"links\":[]}";
    const Envelope envelope = listEnvelope(request, *page, ",\"links\":[]");
    QCOMPARE(envelope.before + "[1]" + envelope.after, expected);
}

SHERIA_TEST(TestPagination)
} // namespace tst_pagination
#include "tst_pagination.moc"
