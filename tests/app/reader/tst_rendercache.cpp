// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/loader.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_rendercache {

using namespace sheria::app;

std::shared_ptr<const Rendering> rendering(qsizetype bytes)
{
    auto made = std::make_shared<Rendering>();
    made->html = QByteArray(bytes, 'x');
    return made;
}

class TestRenderCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatWasPutIn()
    {
        RenderCache cache(100);
        const auto kept = rendering(10);
        cache.insert("a", kept);
        QCOMPARE(cache.find("a"), kept);
        QVERIFY(!cache.find("b"));
    }

    void whatWasNotUsedLongestGoesFirst()
    {
        RenderCache cache(25);
        cache.insert("a", rendering(10));
        cache.insert("b", rendering(10));
        QVERIFY(cache.find("a"));
        cache.insert("c", rendering(10));
        QVERIFY(cache.find("a"));
        QVERIFY(!cache.find("b"));
        QVERIFY(cache.find("c"));
    }

    void whatIsTooLargeIsKeptUntilTheNext()
    {
        RenderCache cache(25);
        cache.insert("a", rendering(10));
        cache.insert("large", rendering(1000));
        QVERIFY(cache.find("large"));
        QVERIFY(!cache.find("a"));
        cache.insert("b", rendering(10));
        QVERIFY(!cache.find("large"));
        QVERIFY(cache.find("b"));
    }
};

SHERIA_TEST(TestRenderCache)
} // namespace tst_rendercache
#include "tst_rendercache.moc"
