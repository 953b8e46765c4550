// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/link.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_history {

using namespace sheria::app;
using namespace Qt::StringLiterals;

ReadingPlace at(const QByteArray &uri, const QByteArray &eId = {}, int offset = 0)
{
    return {uri, {}, eId, offset};
}

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesBackAndForward()
    {
        History history;
        QVERIFY(history.isEmpty());
        QVERIFY(!history.canGoBack());
        history.visit(at("/a"));
        history.visit(at("/b"));
        QVERIFY(history.canGoBack());
        QVERIFY(!history.canGoForward());
        QCOMPARE(history.back().uri, "/a"_ba);
        QVERIFY(history.canGoForward());
        QCOMPARE(history.forward().uri, "/b"_ba);
    }

    void aVisitForgetsWhatWasAhead()
    {
        History history;
        history.visit(at("/a"));
        history.visit(at("/b"));
        history.back();
        history.visit(at("/c"));
        QVERIFY(!history.canGoForward());
        QCOMPARE(history.back().uri, "/a"_ba);
    }

    void theSamePlaceTwiceIsOne()
    {
        History history;
        history.visit(at("/a", "sec_1"));
        history.visit(at("/a", "sec_1"));
        QVERIFY(!history.canGoBack());
        history.visit(at("/a", "sec_2"));
        QVERIFY(history.canGoBack());
    }

    void scrollingStaysInThePlace()
    {
        History history;
        history.visit(at("/a"));
        history.update(at("/a", "sec_9", 40));
        history.visit(at("/b"));
        QCOMPARE(history.back(), at("/a", "sec_9", 40));
    }

    void keepsOnlySoMany()
    {
        History history;
        for (int i = 0; i < History::MaxPlaces + 5; ++i)
            history.visit(at("/" + QByteArray::number(i)));
        int steps = 0;
        for (; history.canGoBack(); ++steps)
            history.back();
        QCOMPARE(steps, History::MaxPlaces - 1);
        QCOMPARE(history.current().uri, "/5"_ba);
    }

    void comesBackFromJson()
    {
        History history;
        history.visit({"/a", "schedule1", {}, 0});
        history.visit(at("/b", "sec_é", 12));
        history.visit(at("/c"));
        history.back();
        QVERIFY(History::fromJson(history.toJson()) == history);
    }

    void survivesNonsense_data()
    {
        QTest::addColumn<QJsonObject>("json");
        QTest::addColumn<int>("places");
        const QJsonArray two{QJsonObject{{u"uri"_s, u"/a"_s}}, QJsonObject{{u"uri"_s, u"/b"_s}}};
        QTest::newRow("nothing") << QJsonObject() << 0;
        QTest::newRow("index too high") << QJsonObject{{u"places"_s, two}, {u"index"_s, 99}} << 2;
        QTest::newRow("index negative") << QJsonObject{{u"places"_s, two}, {u"index"_s, -5}} << 2;
        QTest::newRow("index of words")
            << QJsonObject{{u"places"_s, two}, {u"index"_s, u"x"_s}} << 2;
        QTest::newRow("places of another kind")
            << QJsonObject{{u"places"_s, QJsonArray{1, u"x"_s, QJsonObject()}}} << 0;
    }
    void survivesNonsense()
    {
        QFETCH(QJsonObject, json);
        QFETCH(int, places);
        History history = History::fromJson(json);
        QCOMPARE(history.isEmpty(), places == 0);
        if (places == 0)
            return;
        while (history.canGoBack())
            history.back();
        QCOMPARE(history.current().uri, "/a"_ba);
    }
};

SHERIA_TEST(TestHistory)
} // namespace tst_history
#include "tst_history.moc"
