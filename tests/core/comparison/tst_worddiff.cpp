// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/worddiff.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QStringList>
#include <QTest>

namespace tst_worddiff {

using namespace sheria::comparison;
using namespace Qt::StringLiterals;

/// "The [-Minister-]{+Secretary+} may": runs as a line.
QString shown(const std::vector<Run> &runs)
{
    QString line;
    for (const Run &run : runs) {
        switch (run.kind) {
        case Run::Kind::Same: line += run.text; break;
        case Run::Kind::Removed: line += u"[-"_s + run.text + u"-]"_s; break;
        case Run::Kind::Added: line += u"{+"_s + run.text + u"+}"_s; break;
        }
    }
    return line;
}

QString without(const std::vector<Run> &runs, Run::Kind kind)
{
    QString text;
    for (const Run &run : runs) {
        if (run.kind != kind)
            text += run.text;
    }
    return text.simplified();
}

class TestWordDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksWhatWentAndCame_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *name, const QString &before, const QString &after,
                            const QString &line) {
            QTest::newRow(name) << before << after << line;
        };
        row("same", u"The Minister may."_s, u"The Minister may."_s, u"The Minister may."_s);
        row("a word", u"The Minister may fix fees."_s, u"The Secretary may fix fees."_s,
            u"The[- Minister-]{+ Secretary+} may fix fees."_s);
        row("two words apart", u"The Minister may fix the fees."_s,
            u"The Secretary may set the fees."_s,
            u"The[- Minister-]{+ Secretary+} may[- fix-]{+ set+} the fees."_s);
        row("a sign is no word", u"fees, dues and tolls"_s, u"fees; dues and tolls"_s,
            u"fees[-,-]{+;+} dues and tolls"_s);
        row("a comma between changes goes with them", u"one boat, one net and a licence to fish"_s,
            u"one ship, two nets and a licence to fish"_s,
            u"one[- boat, one net-]{+ ship, two nets+} and a licence to fish"_s);
        row("came", u"fees"_s, u"fees and dues"_s, u"fees{+ and dues+}"_s);
        row("went", u"light fees and dues"_s, u"fees and dues"_s, u"[-light -]fees and dues"_s);
        row("from nothing", QString(), u"new words"_s, u"{+new words+}"_s);
        row("to nothing", u"old words"_s, QString(), u"[-old words-]"_s);
        row("nothing", QString(), QString(), QString());
        row("another text", u"A person may keep one boat on the lake."_s,
            u"Whoever sails without light commits an offence."_s,
            u"[-A person may keep one boat on the lake.-]"
            "{+Whoever sails without light commits an offence.+}"_s);
        row("letters beyond the basic plane", u"rate 𝟏𝟎 shillings"_s, u"rate 𝟏𝟐 shillings"_s,
            u"rate[- 𝟏𝟎-]{+ 𝟏𝟐+} shillings"_s);
    }

    void marksWhatWentAndCame()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QTEST(shown(wordDiff(before, after)), "line");
    }

    /// Whatever the texts are, both can be had back.
    void losesNothing()
    {
        QRandomGenerator random(7);
        const QStringList words{u"the"_s, u"a"_s, u"fee"_s, u"light"_s, u"of"_s, u","_s, u"(a)"_s};
        const auto text = [&] {
            QStringList made;
            const int size = random.bounded(40);
            for (int i = 0; i < size; ++i)
                made << words[random.bounded(int(words.size()))];
            return made.join(u' ');
        };
        for (int i = 0; i < 3000; ++i) {
            const QString before = text();
            const QString after = text();
            const std::vector<Run> runs = wordDiff(before, after);
            QCOMPARE(without(runs, Run::Kind::Added), before);
            QCOMPARE(without(runs, Run::Kind::Removed), after);
            for (std::size_t at = 1; at < runs.size(); ++at)
                QVERIFY(runs[at].kind != runs[at - 1].kind);
        }
    }

    /// A shortest way: no more words are marked than have to be.
    void marksAsLittleAsCanBe()
    {
        const auto runs = wordDiff(u"a b c a b b a x y z w v u"_s, u"c b a b a c x y z w v u"_s);
        int marked = 0;
        for (const Run &run : runs) {
            if (run.kind != Run::Kind::Same)
                marked += int(run.text.split(u' ', Qt::SkipEmptyParts).size());
        }
        QCOMPARE(marked, 5); // The paper's own example.
    }

    /// Where too much differs, what is alike is not looked for any more.
    void hasABound()
    {
        QStringList before;
        QStringList after;
        for (int i = 0; i < 50'000; ++i) {
            before << u"a%1"_s.arg(i) << u"same"_s;
            after << u"b%1"_s.arg(i) << u"same"_s;
        }
        const auto few = wordDiff(before.first(200).join(u' '), after.first(200).join(u' '));
        QVERIFY(few.size() > 100);
        QCOMPARE(wordDiff(before.join(u' '), after.join(u' ')).size(), 2U);
    }
};

SHERIA_TEST(TestWordDiff)
} // namespace tst_worddiff
#include "tst_worddiff.moc"
