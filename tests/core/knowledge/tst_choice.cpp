// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/item.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_choice {

using namespace sheria::knowledge;

Item item(const char *work, const QByteArray &id, double score, std::vector<Ancestor> parents = {})
{
    Item made;
    made.workUri = work;
    made.expressionUri = work;
    made.component = "main";
    made.portionId = id;
    made.score = score;
    made.parents = std::move(parents);
    return made;
}

QByteArrayList idsOf(const std::vector<Item> &items)
{
    QByteArrayList ids;
    for (const Item &each : items)
        ids << each.workUri + each.portionId;
    return ids;
}

class TestChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scoresFallAndKeepTheOrder()
    {
        std::vector<Item> items{item("a", "1", 2), item("a", "2", 1), item("b", "1", 5),
                                item("c", "1", -1)};
        liftScores(items);
        QCOMPARE(idsOf(items), QByteArrayList({"a1", "a2", "b1", "c1"}));
        QCOMPARE(items[3].score, 0.0);
        QCOMPARE(items[2].score, 5.0);
        QVERIFY(items[1].score >= 5 && items[0].score - items[1].score == 1.0);
        std::vector<Item> none;
        liftScores(none);
        QVERIFY(none.empty());
    }

    void anAncestorGoesWhereAnInnerOneIsBetter()
    {
        std::vector<Item> items{item("a", "sec", 3, {{"chp", {}}}), item("a", "chp", 2),
                                item("b", "chp", 1)};
        dropAncestors(items);
        QCOMPARE(idsOf(items), QByteArrayList({"asec", "bchp"}));
        // The chapter itself answers better: it stays.
        items = {item("a", "chp", 3), item("a", "sec", 2, {{"chp", {}}})};
        dropAncestors(items);
        QCOMPARE(idsOf(items), QByteArrayList({"achp", "asec"}));
        // A schedule has a chapter of that name, too.
        items = {item("a", "sec", 3, {{"chp", {}}}), item("a", "chp", 2)};
        items[1].component = "schedule1";
        dropAncestors(items);
        QCOMPARE(items.size(), std::size_t(2));
    }

    void noWorkHasMoreThanItsShare()
    {
        std::vector<Item> items;
        for (int i = 0; i < 8; ++i)
            items.push_back(item("a", QByteArray::number(i), 20 - i));
        items.push_back(item("b", "x", 2));
        items.push_back(item("c", "x", 1));
        QCOMPARE(idsOf(mixed(items, 4)), QByteArrayList({"a0", "a1", "a2", "bx"}));
        // Not enough others: the best of the rest fill up, in their place.
        QCOMPARE(idsOf(mixed(items, 8)),
                 QByteArrayList({"a0", "a1", "a2", "a3", "a4", "a5", "bx", "cx"}));
        QCOMPARE(mixed(items, 100).size(), items.size());
        QCOMPARE(idsOf(mixed(items, 1)), QByteArrayList({"a0"}));
        QVERIFY(mixed({}, 10).empty());
    }
};

SHERIA_TEST(TestChoice)
} // namespace tst_choice
#include "tst_choice.moc"
