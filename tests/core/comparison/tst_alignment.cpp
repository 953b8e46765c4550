// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/alignment.h"
#include "core/comparison/languages.h"
#include "core/comparison/provisionwords.h"
#include "tests/core/comparison/comparedtexts.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace tst_alignment {

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Fees = "The harbour master sets the fee for each boat that lies at the quay.";
const QByteArray Nets = "Nobody may set a net within two hundred metres of a lighthouse at night.";
const QByteArray Oars = "A rowing boat carries four oars and one person for each pair of them.";
const QByteArray Bells =
    "The keeper rings the tide bell twice, and enters the hour in the register.";

/// Nets with other words: few of them, in runs of three, are those of before.
const QByteArray NetsAnew =
    "Whoever wants to fish asks the keeper first; no crew may set a net near "
    "the harbour mouth by day, or anywhere at night.";
const QByteArray Seines =
    "Fishing is what the council allows by its licence, from May until frost.";

/// Of sections "Heading | words", or words alone.
QByteArray act(const QByteArrayList &sections)
{
    QByteArray body;
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const QByteArray number = QByteArray::number(i + 1);
        const qsizetype bar = sections[i].indexOf('|');
        body += section(number, sections[i].first(std::max<qsizetype>(bar, 0)).trimmed(),
                        part(number, "1", sections[i].sliced(bar + 1).trimmed()));
    }
    return body;
}

QByteArrayList actWithHeadings()
{
    return {"Fees | " + Fees, "Nets | " + Nets, "Oars | " + Oars};
}

/// The same in another language.
const QByteArray Droits = "Le capitaine du port fixe le droit que paie chaque bateau au quai.";
const QByteArray Filets = "Nul ne pose de filet la nuit, à moins de deux cents mètres d'un phare.";
const QByteArray Rames = "Une barque porte quatre rames, et une personne pour deux rames.";
const QByteArray Cloches = "Le gardien sonne deux fois la cloche, et note l'heure au registre.";

/// "renumbered sec_1 sec_2", sorted: the fates of provisions at the top that are not the same.
QByteArrayList told(const std::vector<Fate> &fates)
{
    QByteArrayList found;
    for (const Fate &fate : fates) {
        const auto isDeep = [](const akn::Provision *one) {
            return one && one->parent >= 0;
        };
        if (fate.kind != Fate::Kind::Same && !isDeep(fate.before) && !isDeep(fate.after))
            found << enumName(fate.kind).toByteArray() + ' '
                    + (fate.before ? fate.before->eId : "-"_ba) + ' '
                    + (fate.after ? fate.after->eId : "-"_ba);
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// What became of each provision between two texts.
class TestAlignment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void follows_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArrayList>("fates");
        const auto row = [](const char *name, const QByteArrayList &before,
                            const QByteArrayList &after, const QByteArrayList &fates) {
            QTest::newRow(name) << act(before) << act(after) << fates;
        };
        row("nothing", {Fees, Nets}, {Fees, Nets}, {});
        row("inserted", {Fees, Nets, Oars}, {Bells, Fees, Nets, Oars},
            {"added - sec_1", "renumbered sec_1 sec_2", "renumbered sec_2 sec_3",
             "renumbered sec_3 sec_4"});
        row("deleted", {Fees, Nets, Oars}, {Fees, Oars},
            {"renumbered sec_3 sec_2", "repealed sec_2 -"});
        row("swapped", {Fees, Nets}, {Nets, Fees},
            {"renumbered sec_2 sec_1", "renumbered sec_1 sec_2"});
        row("changed in place", {Fees, Nets}, {Fees, QByteArray(Nets).replace("two", "nine")},
            {"changed sec_2 sec_2"});
        row("changed on its way", {Fees, Nets},
            {Bells, Fees, QByteArray(Nets).replace("two", "nine")},
            {"added - sec_1", "renumbered sec_1 sec_2", "renumbered sec_2 sec_3"});
        row("written anew", {Fees, Nets}, {Fees, Bells}, {"changed sec_2 sec_2"});
        const QByteArrayList headed = actWithHeadings();
        row("written anew and renumbered", headed,
            {"Bells | " + Bells, headed[0], "Nets | " + Seines, headed[2]},
            {"added - sec_1", "renumbered sec_1 sec_2", "renumbered sec_2 sec_3",
             "renumbered sec_3 sec_4"});
        row("written anew at the end", {headed[0], headed[1]},
            {"Bells | " + Bells, headed[0], "Nets | " + Seines},
            {"added - sec_1", "renumbered sec_1 sec_2", "renumbered sec_2 sec_3"});
        row("written anew where two have the heading", {headed[0], "Oars | " + Nets, headed[2]},
            {"Bells | " + Bells, headed[0], "Oars | " + Seines, headed[2]},
            {"added - sec_1", "renumbered sec_1 sec_2", "repealed sec_2 -", "added - sec_3",
             "renumbered sec_3 sec_4"});
        row("a heading is given to others", headed,
            {headed[0], "Seines | " + Nets, "Nets | " + Bells, headed[2]},
            {"changed sec_2 sec_2", "added - sec_3", "renumbered sec_3 sec_4"});
        row("written anew between the same", {Fees, Nets, Oars}, {Bells, Fees, NetsAnew, Oars},
            {"added - sec_1", "renumbered sec_1 sec_2", "renumbered sec_2 sec_3",
             "renumbered sec_3 sec_4"});
        row("one went and another came", {Fees, Nets, Oars}, {Bells, Fees, Seines, Oars},
            {"added - sec_1", "renumbered sec_1 sec_2", "repealed sec_2 -", "added - sec_3",
             "renumbered sec_3 sec_4"});
        row("one went and another came, of the same matter", headed,
            {"Bells | " + Bells, headed[0], "Harbour mouth | " + NetsAnew, headed[2]},
            {"added - sec_1", "renumbered sec_1 sec_2", "repealed sec_2 -", "added - sec_3",
             "renumbered sec_3 sec_4"});
        row("one went and two came", {Fees, Nets, Oars}, {Bells, Fees, NetsAnew, Seines, Oars},
            {"added - sec_1", "renumbered sec_1 sec_2", "repealed sec_2 -", "added - sec_3",
             "added - sec_4", "renumbered sec_3 sec_5"});
        row("repealed by words", {Fees, Nets}, {Fees, "[Section 2 repealed.]"},
            {"repealed sec_2 sec_2"});
        row("merged", {Fees, Nets, Oars}, {Fees + " " + Nets, Oars},
            {"changed sec_1 sec_1", "merged sec_2 sec_1", "renumbered sec_3 sec_2"});
        row("split", {Fees + " " + Nets, Oars}, {Fees, Nets, Oars},
            {"changed sec_1 sec_1", "split sec_1 sec_2", "renumbered sec_2 sec_3"});
    }
    void follows()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArrayList, fates);
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03", before);
        const auto news = textsOf(library, "2010-02-03", after);
        std::sort(fates.begin(), fates.end());
        QCOMPARE(told(fatesOf(olds, news)), fates);
    }

    /// Between two languages the words of one lead from day to day, whichever of the two has both days.
    void anotherLanguageByTheTextOfItsDay_data()
    {
        QTest::addColumn<QByteArray>("more"); // Which text there is besides the two.
        QTest::addColumn<QByteArrayList>("fates");
        QTest::addColumn<QByteArray>("filets"); // What Nets stands beside.
        const QByteArrayList followed{"added - sec_1", "renumbered sec_1 sec_2",
                                      "renumbered sec_2 sec_3", "renumbered sec_3 sec_4"};
        QTest::newRow("the first one's, on the day of the second")
            << "eng@2010-02-03"_ba << followed << "sec_3"_ba;
        QTest::newRow("the second one's, on the day of the first")
            << "fra@2009-02-03"_ba << followed << "sec_3"_ba;
        QTest::newRow("the second one's, a little later")
            << "fra@2009-03-03"_ba << followed << "sec_3"_ba;
        QTest::newRow("the first one's, of another time")
            << "eng@2011-02-03"_ba << QByteArrayList{"added - sec_4"} << "sec_2"_ba;
        QTest::newRow("none") << ""_ba << QByteArrayList{"added - sec_4"} << "sec_2"_ba;
    }
    void anotherLanguageByTheTextOfItsDay()
    {
        QFETCH(QByteArray, more);
        QFETCH(QByteArrayList, fates);
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03", act({Fees, Nets, Oars}));
        const auto news = textsOf(library, "2010-02-03", act({Cloches, Droits, Filets, Rames}),
                                  "fra");
        if (more.startsWith("eng"))
            textsOf(library, more.last(10), act({Bells, Fees, Nets, Oars}));
        else if (!more.isEmpty())
            textsOf(library, more.last(10), act({Droits, Filets, Rames}), "fra");
        const ExpressionRecord before = recordOf(library, "eng@2009-02-03");
        const ExpressionRecord after = recordOf(library, "fra@2010-02-03");
        std::sort(fates.begin(), fates.end());
        QCOMPARE(told(must(fatesAcross(library.db(), {before, olds}, {after, news}))), fates);
        const Pairing pairing = must(pairingAcross(library.db(), {before, olds}, {after, news}));
        const akn::Provision *const nets = olds.front().find("sec_2");
        const akn::Provision *const filets = pairing.now.value(nets);
        QVERIFY(filets);
        QTEST(filets->eId, "filets");
        QCOMPARE(pairing.then.value(filets), nets);
        QVERIFY(news.front().of(*filets).contains(u"filet"_s) == (filets->eId == "sec_3"));
        // And back.
        const Pairing back = must(pairingAcross(library.db(), {after, news}, {before, olds}));
        QCOMPARE(back.now.value(filets), nets);
    }

    /// What was amended in one language is said of that; nothing is said of the words of two.
    void whatChangedMeanwhileIsToldAcrossLanguages()
    {
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03", act({Fees, Nets, Oars}));
        textsOf(library, "2010-02-03", act({Fees, QByteArray(Nets).replace("two", "nine")}));
        const auto news = textsOf(library, "2010-02-03", act({Droits, Filets}), "fra");
        const ExpressionRecord before = recordOf(library, "eng@2009-02-03");
        const ExpressionRecord after = recordOf(library, "fra@2010-02-03");
        const auto fates = must(fatesAcross(library.db(), {before, olds}, {after, news}));
        QCOMPARE(told(fates), (QByteArrayList{"changed sec_2 sec_2", "repealed sec_3 -"}));
        QCOMPARE(fates.front().kind, Fate::Kind::Same);
        QCOMPARE(fates.front().before->eId, "sec_1"_ba);
        QCOMPARE(fates.front().after, news.front().find("sec_1"));
    }

    /// Through the text between, also what was split or merged.
    void aPartIsTakenAcrossLanguages()
    {
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03", act({Fees + ' ' + Nets, Oars}));
        textsOf(library, "2010-02-03", act({Fees, Nets, Oars}));
        const auto news = textsOf(library, "2010-02-03", act({Droits, Filets, Rames}), "fra");
        const ExpressionRecord before = recordOf(library, "eng@2009-02-03");
        const ExpressionRecord after = recordOf(library, "fra@2010-02-03");
        const Pairing pairing = must(pairingAcross(library.db(), {before, olds}, {after, news}));
        QCOMPARE(pairing.parted.value(news.front().find("sec_2")), olds.front().find("sec_1"));
        QCOMPARE(pairing.now.value(olds.front().find("sec_2")), news.front().find("sec_3"));
    }

    /// The text of a section becomes its first subsection: the section changed, and the words moved.
    void aSectionBecomesItsFirstPart()
    {
        TestLibrary library;
        const auto olds = textsOf(library, "2009-02-03",
                                  "<section eId=\"sec_1\"><num>1.</num><content><p>" + Fees
                                      + "</p></content></section>");
        const auto news = textsOf(library, "2010-02-03",
                                  section("1", {}, part("1", "1", Fees) + part("1", "2", Nets)));
        QByteArrayList found;
        for (const Fate &fate : fatesOf(olds, news))
            found << enumName(fate.kind).toByteArray() + ' '
                    + (fate.before ? fate.before->eId : "-"_ba) + ' '
                    + (fate.after ? fate.after->eId : "-"_ba);
        std::sort(found.begin(), found.end());
        QCOMPARE(found,
                 (QByteArrayList{"added - sec_1__subsec_2", "changed sec_1 sec_1",
                                 "moved sec_1 sec_1__subsec_1"}));
    }

    void placeholders_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("is");
        for (const char *words : {"Repealed.", "[Section 4 repealed by Act 2 of 2010.]",
                                  "Not Funded.", "[Reserved]", "Deleted"})
            QTest::newRow(words) << QString::fromUtf8(words) << true;
        for (const char *words : {"", "The Act is repealed by section 4 of that Act of Parliament.",
                                  "Nets are not funded by the Board."})
            QTest::newRow(words) << QString::fromUtf8(words) << false;
    }
    void placeholders()
    {
        QFETCH(QString, words);
        QTEST(isPlaceholder(words), "is");
    }
};

SHERIA_TEST(TestAlignment)
} // namespace tst_alignment
#include "tst_alignment.moc"
