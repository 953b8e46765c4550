// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/answer.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_responsecache {

using namespace sheria::http;

class TestResponseCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forgets();
    void isBounded();
};

Answer keptAnswer(const QByteArray &body, quint64 revision)
{
    Response response = Response::json(body);
    response.cacheRevision = revision;
    return makeAnswer(Request::make(Method::Get, "/"), response);
}

void TestResponseCache::forgets()
{
    ResponseCache cache(1'000'000);
    QVERIFY(!cache.find("a", 1));
    cache.insert("a", keptAnswer("1", 1), 1);
    const Answer *found = cache.find("a", 1);
    QVERIFY(found);
    QCOMPARE(found->body, QByteArray("1"));
    QVERIFY(!cache.find("b", 1));

    // Made before the change, kept after it: the next reader must not see it.
    cache.insert("b", keptAnswer("2", 1), 2);
    QVERIFY(!cache.find("b", 2));
    QVERIFY(!cache.find("a", 2));
    QCOMPARE(cache.count(), qsizetype(0));
    QCOMPARE(cache.bytes(), qint64(0));

    Answer notForKeeping = keptAnswer("3", 2);
    notForKeeping.cacheRevision.reset();
    cache.insert("c", notForKeeping, 2);
    QVERIFY(!cache.find("c", 2));
}

void TestResponseCache::isBounded()
{
    constexpr qint64 Capacity = 100'000;
    ResponseCache cache(Capacity);
    cache.insert("large", keptAnswer(QByteArray(20'000, 'x'), 1), 1);
    QVERIFY(!cache.find("large", 1));
    for (int i = 0; i < 50; ++i) {
        cache.insert(QByteArray::number(i), keptAnswer(QByteArray(9'000, 'x'), 1), 1);
        QVERIFY(cache.bytes() <= Capacity);
        QVERIFY(cache.find("0", 1)); // Used all the time, so never the one that goes.
    }
    QVERIFY(cache.count() > 5);
    QVERIFY(cache.find("49", 1));
    QVERIFY(!cache.find("1", 1));
}

SHERIA_TEST(TestResponseCache)
} // namespace tst_responsecache
#include "tst_responsecache.moc"
