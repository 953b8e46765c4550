#include "core/comparison/difference.h"
#include "core/comparison/worddiff.h"
#include "tests/core/comparison/comparedtexts.h"

#include <QTest>

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

class TestDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsChangedThenAddedThenRemoved()
    {
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03",
                                  section("1", "Boats", part("1", "1", "One boat."))
                                      + section("2", "Nets", part("2", "1", "No nets.")));
        const auto news = textsOf(library, "2010-02-03",
                                  section("1", "Boats", part("1", "1", "Two boats."))
                                      + section("3", "Oars", part("3", "1", "Four oars.")));
        const auto found = differences(olds, news, "eng");
        QCOMPARE(found.size(), 3U);
        QCOMPARE(kindName(found[0].kind), "changed"_ba);
        QCOMPARE(found[0].portionId, "sec_1__subsec_1"_ba);
        QCOMPARE(found[0].before, u"(1) One boat."_s);
        QCOMPARE(found[0].after, u"(1) Two boats."_s);
        QCOMPARE(kindName(found[1].kind), "added"_ba);
        QCOMPARE(found[1].after, u"3. Oars (1) Four oars."_s); // Whole, and once.
        QCOMPARE(kindName(found[2].kind), "removed"_ba);
        QCOMPARE(found[2].title, u"2. Nets"_s);
        QCOMPARE(differences(olds, news, "eng", "sec_1").size(), 1U);
        QCOMPARE(differences(olds, news, "eng", "sec_3__subsec_1").size(), 1U);
        QVERIFY(differences(olds, olds, "eng").empty());
    }

    void givesSomeWordsAround()
    {
        const auto [before,
                    after] = differingWords(u"a b c d e f g h i j old k l m n o p q r s t"_s,
                                            u"a b c d e f g h i j new k l m n o p q r s t"_s);
        QCOMPARE(before, u"… c d e f g h i j old k l m n o p q r …"_s);
        QCOMPARE(after, u"… c d e f g h i j new k l m n o p q r …"_s);
    }
};

QTEST_GUILESS_MAIN(TestDifference)
#include "tst_difference.moc"
