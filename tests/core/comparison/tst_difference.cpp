// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/difference.h"
#include "core/comparison/worddiff.h"
#include "tests/core/comparison/comparedtexts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_difference {

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

    /// One provision came, and those behind it have other numbers: two differences, not four.
    void tellsRenumberingOnce()
    {
        const QByteArray boats = "Every skipper paints the name of the harbour on the stern.";
        const QByteArray nets = "Nobody sets a seine near a lighthouse at night.";
        const QByteArray bells = "The keeper strikes the tide gong twice at the first ferry.";
        const auto act = [](const QByteArrayList &all) {
            QByteArray body;
            for (const QByteArray &each : all) {
                const QByteArray number = QByteArray::number(1 + body.count("<section"));
                body += section(number, "On " + each.first(8).trimmed(), part(number, "1", each));
            }
            return body;
        };
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03", act({boats, nets}));
        const auto news = textsOf(library, "2010-02-03", act({bells, boats, nets}));
        const auto found = differences(olds, news, "eng");
        QCOMPARE(found.size(), 2U);
        QCOMPARE(kindName(found[0].kind), "added"_ba);
        QCOMPARE(found[0].portionId, "sec_1"_ba);
        QCOMPARE(kindName(found[1].kind), "renumbered"_ba);
        QCOMPARE(found[1].portionId, "sec_2"_ba);
        QCOMPARE(found[1].fromPortionId, "sec_1"_ba);
        QCOMPARE(found[1].before, u"1. On Every sk – 2. On Nobody s"_s);
        QCOMPARE(found[1].after, u"2. On Every sk – 3. On Nobody s"_s);
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

SHERIA_TEST(TestDifference)
} // namespace tst_difference
#include "tst_difference.moc"
