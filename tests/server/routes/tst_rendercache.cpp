// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/caches.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_rendercache {

using sheria::routes::RenderCache;

class TestRenderCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackWhatItWasGiven()
    {
        RenderCache cache(1000);
        QVERIFY(!cache.find("k"));
        cache.insert("k", "rendering");
        QCOMPARE(cache.find("k"), std::optional<QByteArray>("rendering"));
        QVERIFY(!cache.find("other"));
    }

    void whatIsKeptNeverChanges()
    {
        RenderCache cache(1000);
        cache.insert("k", "a");
        cache.insert("k", "b");
        QCOMPARE(cache.find("k"), std::optional<QByteArray>("a"));
        QCOMPARE(cache.bytes(), 2);
    }

    void theLeastRecentlyUsedGoFirst()
    {
        RenderCache cache(400);
        for (char name = 'a'; name <= 'd'; ++name)
            cache.insert(QByteArray(1, name), QByteArray(99, name));
        QVERIFY(cache.find("a"));
        cache.insert("e", QByteArray(99, 'e'));
        QVERIFY(cache.find("a"));
        QVERIFY(!cache.find("b"));
        QVERIFY(cache.find("c"));
        QCOMPARE(cache.bytes(), 400);
    }

    void oneRenderingDoesNotPushOutAllOthers()
    {
        RenderCache cache(400);
        cache.insert("a", QByteArray(50, 'a'));
        cache.insert("b", QByteArray(100, 'b'));
        QVERIFY(cache.find("a"));
        QVERIFY(!cache.find("b"));
    }
};

SHERIA_TEST(TestRenderCache)
} // namespace tst_rendercache
#include "tst_rendercache.moc"
