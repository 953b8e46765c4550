#include "core/comparison/alignment.h"
#include "tests/core/comparison/comparedtexts.h"

#include <QTest>

#include <algorithm>

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Fees = "The harbour master sets the fee for each boat that lies at the quay.";
const QByteArray Nets = "Nobody may set a net within two hundred metres of a lighthouse at night.";
const QByteArray Oars = "A rowing boat carries four oars and one person for each pair of them.";
const QByteArray Bells =
    "The keeper rings the tide bell twice, and enters the hour in the register.";

QByteArray act(const QByteArrayList &sections)
{
    QByteArray body;
    for (qsizetype i = 0; i < sections.size(); ++i) {
        const QByteArray number = QByteArray::number(i + 1);
        body += section(number, {}, part(number, "1", sections[i]));
    }
    return body;
}

} // namespace

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
        QByteArrayList found;
        for (const Fate &fate : fatesOf(olds, news)) {
            const auto isDeep = [](const akn::Provision *one) {
                return one && one->parent >= 0;
            };
            if (fate.kind != Fate::Kind::Same && !isDeep(fate.before) && !isDeep(fate.after))
                found << enumName(fate.kind) + ' ' + (fate.before ? fate.before->eId : "-"_ba) + ' '
                        + (fate.after ? fate.after->eId : "-"_ba);
        }
        std::sort(found.begin(), found.end());
        std::sort(fates.begin(), fates.end());
        QCOMPARE(found, fates);
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
            found << enumName(fate.kind) + ' ' + (fate.before ? fate.before->eId : "-"_ba) + ' '
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

QTEST_GUILESS_MAIN(TestAlignment)
#include "tst_alignment.moc"
