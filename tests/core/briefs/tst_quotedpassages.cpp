// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/quotedpassages.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_quotedpassages {

using namespace Qt::StringLiterals;
using namespace sheria::briefs;

/// What stands between quotation marks.
class TestQuotedPassages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wanted"); // With "…" behind what is not closed.
        const auto row = [](const char *name, const QString &text, const QStringList &wanted) {
            QTest::newRow(name) << text << wanted;
        };
        row("double", u"He said “one two” and \"three four\"."_s, {u"one two"_s, u"three four"_s});
        row("single", u"He said ‘one two’, then 'three four'."_s, {u"one two"_s, u"three four"_s});
        row("apostrophes", u"The parties’ case isn't the court's, nor ’tis theirs’ ."_s, {});
        row("apostrophes inside", u"He said ‘the parties’ case isn’t ours’ then."_s,
            {u"the parties’ case isn’t ours"_s});
        row("straight apostrophes", u"The parties' case and the judges' view."_s, {});
        row("one within the other", u"“one ‘two three’ four”"_s, {u"one ‘two three’ four"_s});
        row("double within single", u"‘one “two three” four’"_s, {u"one “two three” four"_s});
        row("the same within", u"“one “two” three” four"_s, {u"one “two” three"_s});
        row("German", u"„one two“ and “three four”"_s, {u"one two"_s, u"three four"_s});
        row("Afrikaans", u"„een twee” en „drie vier”"_s, {u"een twee"_s, u"drie vier"_s});
        row("French", u"«un deux» et « trois quatre »"_s, {u"un deux"_s, u" trois quatre "_s});
        row("not closed", u"He said “one two"_s, {u"one two…"_s});
        row("one not closed, one closed", u"“one two “three” four"_s, {u"one two “three"_s});
        row("a decade", u"In the '90s it was so."_s, {});
    }
    void finds()
    {
        QFETCH(const QString, text);
        QStringList found;
        for (const Passage &one : passagesIn(text)) {
            const QString words = text.mid(one.start, one.end - one.start);
            if (one.isClosed || one.mark != 0x2018)
                found << (one.isClosed ? words : words + u'…');
        }
        QTEST(found, "wanted");
    }

    void tellsNames()
    {
        const auto isName = [](const QString &text) {
            return isNameOnly(text, passagesIn(text).at(0));
        };
        QVERIFY(isName(u"the Act (“the Lights and Beacons Act”) says"_s));
        QVERIFY(
            isName(u"the Act (hereinafter referred to as ‘the Lights and Beacons Act’) says"_s));
        QVERIFY(isName(u"see A Author, ‘The Rule of Law at Sea’ (2019) 12 AHRLJ 1"_s));
        QVERIFY(!isName(u"it says “the light shall be kept”"_s));
        QVERIFY(!isName(u"(it says “the light shall be kept”)"_s));
    }

    void takesLittleTime()
    {
        for (const QString &piece : {u"'a "_s, u"‘a "_s, u"“a "_s, u"„a "_s, u"s’ b "_s, u"\"a"_s})
            QVERIFY(passagesIn(piece.repeated(100'000)).size() < 200'000);
    }
};

SHERIA_TEST(TestQuotedPassages)
} // namespace tst_quotedpassages
#include "tst_quotedpassages.moc"
