// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/blame.h"
#include "tests/core/comparison/comparedtexts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_blame {

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray TheWork = "/akn/xa/act/2005/4";
const QByteArray LawA = "/akn/xa/act/2010/1";
const QByteArray LawB = "/akn/xa/act/2012/7";
const QByteArray FeeWords = "<p>The harbour master sets the fee for each boat at the quay.</p>";

struct Law
{
    QByteArray uri;
    QByteArray date;
    QByteArray portion;
    QByteArray provision = {}; ///< The address of what in the law changed it; empty: the law.
};

/// What a document says of the laws that changed it.
QByteArray metaOf(const std::vector<Law> &laws)
{
    QByteArray events = "<lifecycle source=\"#x\">";
    QByteArray mods = "<analysis source=\"#x\"><passiveModifications>";
    QByteArray references = "<references source=\"#x\">";
    int count = 0;
    for (const Law &law : laws) {
        const QByteArray id = "am" + QByteArray::number(++count);
        events += "<eventRef eId=\"e" + id + "\" date=\"" + law.date + "\" source=\"#" + id
            + "\" type=\"amendment\"/>";
        references += "<passiveRef eId=\"" + id + "\" href=\"" + law.uri + "\" showAs=\"\"/>";
        if (!law.portion.isEmpty())
            mods += "<textualMod type=\"substitution\" eId=\"m" + id + "\"><source href=\""
                + (law.provision.isEmpty() ? law.uri : law.provision) + "\"/><destination href=\"#"
                + law.portion + "\"/></textualMod>";
    }
    return events + "</lifecycle>" + mods + "</passiveModifications></analysis>" + references
        + "</references>";
}

QByteArray content(const QByteArray &paragraphs)
{
    return "<section eId=\"sec_1\"><num>1.</num><content>" + paragraphs + "</content></section>";
}

/// "words by since" of each run.
QByteArrayList runs(TestLibrary &library, const QByteArray &address, const QString &words = {})
{
    const auto found = must(
        blame(library.db(), must(FrbrUri::parsePlace(address)), words, Today(library.clock.now())));
    QByteArrayList lines;
    for (const BlameRun &run : found.runs)
        lines << run.text.toUtf8() + '|' + run.by + '|' + run.since.toString(Qt::ISODate).toUtf8();
    return lines;
}

void put(TestLibrary &library, const QByteArray &date, const std::vector<Law> &laws,
         const QByteArray &body)
{
    DocumentSpec spec;
    spec.work = TheWork;
    spec.date = date;
    spec.meta = metaOf(laws);
    spec.body = body;
    library.put(spec);
}

/// Who wrote which words.
class TestBlame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheLawOfEachWord()
    {
        TestLibrary library;
        put(library, "2005-01-01", {}, content(FeeWords));
        const Law first{LawA, "2010-02-01", "sec_1"};
        put(library, "2010-02-03", {first},
            content(QByteArray(FeeWords).replace("fee", "yearly fee")));
        const Law second{LawB, "2012-05-01", "sec_1"};
        put(library, "2012-05-03", {first, second},
            content(QByteArray(FeeWords).replace("fee", "yearly fee").replace("quay", "old quay")));
        const QByteArray address = TheWork + "/eng@2012-05-03/~sec_1";
        QCOMPARE(runs(library, address),
                 (QByteArrayList{"1. The harbour master sets the||2005-01-01",
                                 "yearly|" + LawA + "|2010-02-03",
                                 "fee for each boat at the||2005-01-01",
                                 "old|" + LawB + "|2012-05-03", "quay.||2005-01-01"}));
        QCOMPARE(runs(library, address, u"the yearly  fee"_s),
                 QByteArrayList{"the yearly fee|" + LawA + "|2010-02-03"});
        QCOMPARE(runs(library, TheWork + "/eng@2010-02-03/~sec_1", u"the yearly fee"_s),
                 QByteArrayList{"the yearly fee|" + LawA + "|2010-02-03"});
    }

    /// The event says of the whole law since when it had effect.
    void namesTheProvisionOfTheLaw()
    {
        TestLibrary library;
        put(library, "2005-01-01", {}, content(FeeWords));
        put(library, "2010-02-03", {{LawA, "2010-02-01", "sec_1", LawA + "/eng@2010-02-01/~sec_3"}},
            content(QByteArray(FeeWords).replace("fee", "yearly fee")));
        const auto found = must(blame(library.db(),
                                      must(FrbrUri::parsePlace(TheWork + "/eng/~sec_1")),
                                      u"yearly"_s, Today(library.clock.now())));
        QCOMPARE(found.runs.size(), std::size_t(1));
        const BlameRun &run = found.runs[0];
        QCOMPARE(run.by, LawA);
        QCOMPARE(run.byEId, "sec_3"_ba);
        QCOMPARE(run.since, QDate(2010, 2, 3));
        QCOMPARE(run.commencement, QDate(2010, 2, 1));
    }

    /// Of a work: all of its provisions in their order, each followed by itself, whatever stood before it.
    void tellsOfAWholeWork()
    {
        TestLibrary library;
        const QByteArray nets = "<p>Nobody sets a seine near a lighthouse at night.</p>";
        const auto second = [](const QByteArray &number,
                               const QByteArray &paragraph) -> QByteArray {
            return "<section eId=\"sec_" + number + "\"><num>" + number + ".</num><content>"
                + paragraph + "</content></section>";
        };
        put(library, "2005-01-01", {}, content(FeeWords) + second("2", nets));
        const Law first{LawA, "2010-02-01", "sec_2"};
        put(library, "2010-02-03", {first},
            content(FeeWords) + second("2", "<p>Bells ring twice before each ferry leaves.</p>")
                + second("3", nets));
        DocumentSpec law;
        law.work = LawA;
        law.date = "2010-02-01";
        law.title = "Bells Act";
        library.put(law);
        const Blame found = must(
            blame(library.db(), must(FrbrUri::parse(TheWork)), {}, Today(library.clock.now())));
        QCOMPARE(found.expressionUri, TheWork + "/eng@2010-02-03");
        QCOMPARE(found.first, QDate(2005, 1, 1));
        QCOMPARE(found.titles.value(LawA), u"Bells Act"_s);
        QByteArrayList lines;
        for (const BlameRun &run : found.runs)
            lines << run.eId + '|' + run.by + '|' + run.since.toString(Qt::ISODate).toLatin1() + '|'
                    + run.text.toUtf8();
        QCOMPARE(
            lines,
            (QByteArrayList{
                "sec_1||2005-01-01|1. The harbour master sets the fee for each boat at the quay.",
                "sec_2|" + LawA + "|2010-02-03|2. Bells ring twice before each ferry leaves.",
                "sec_3||2010-02-03|3",
                "sec_3||2005-01-01|. Nobody sets a seine near a lighthouse at night."}));
    }

    /// Which of two laws wrote the words the documents do not say.
    void saysNothingThatTheDocumentsDoNotSay()
    {
        TestLibrary library;
        put(library, "2005-01-01", {}, content(FeeWords));
        put(library, "2012-05-03", {{LawA, "2012-05-01", "sec_1"}, {LawB, "2012-05-01", "sec_1"}},
            content(QByteArray(FeeWords).replace("fee", "yearly fee")));
        QCOMPARE(runs(library, TheWork + "/eng@2012-05-03/~sec_1", u"yearly"_s),
                 QByteArrayList{"yearly||2012-05-03"});
    }

    /// The law that set a placeholder wrote what came in its place.
    void followsPlaceholders()
    {
        TestLibrary library;
        put(library, "2005-01-01", {}, content(FeeWords));
        const QByteArray held =
            "<section eId=\"sec_2\"><num>2.</num><content><p>Not Funded.</p></content>"
            "</section>";
        const Law first{LawA, "2010-02-01", "sec_2"};
        put(library, "2010-02-03", {first}, content(FeeWords) + held);
        put(library, "2012-05-03", {first, {LawB, "2012-05-01", "sec_1"}},
            content(FeeWords) + QByteArray(held).replace("Not Funded", "Nets are counted at dawn"));
        QCOMPARE(runs(library, TheWork + "/eng@2012-05-03/~sec_2", u"counted at dawn"_s),
                 QByteArrayList{"counted at dawn|" + LawA + "|2012-05-03"});
    }

    /// A section keeps its history when it is renumbered.
    void followsRenumbering()
    {
        TestLibrary library;
        put(library, "2005-01-01", {}, content(FeeWords));
        put(library, "2012-05-03", {{LawB, "2012-05-01", "sec_1"}},
            "<section eId=\"sec_1\"><num>1.</num><content><p>Bells ring twice at high "
            "tide.</p></content>"
            "</section>"
                + content(FeeWords).replace("sec_1", "sec_2").replace("1.", "2."));
        QCOMPARE(runs(library, TheWork + "/eng@2012-05-03/~sec_2", u"harbour master"_s),
                 QByteArrayList{"harbour master||2005-01-01"});
        QCOMPARE(runs(library, TheWork + "/eng@2012-05-03/~sec_1", u"ring twice"_s),
                 QByteArrayList{"ring twice|" + LawB + "|2012-05-03"});
    }

    /// Documents that name no provisions: the only amendment since the expression before.
    void takesTheAmendmentsOfTheWork()
    {
        TestLibrary library;
        put(library, "2005-01-01", {}, content(FeeWords));
        put(library, "2010-02-03", {{LawA, "2010-02-03", {}}},
            content(QByteArray(FeeWords).replace("fee", "yearly fee")));
        QCOMPARE(runs(library, TheWork + "/eng@2010-02-03/~sec_1", u"yearly"_s),
                 QByteArrayList{"yearly|" + LawA + "|2010-02-03"});
    }

    void tellsWhatIsNotThere()
    {
        TestLibrary library;
        put(library, "2005-01-01", {}, content(FeeWords));
        const auto code = [&library](const QByteArray &address, const QString &words) {
            return blame(library.db(), must(FrbrUri::parsePlace(address)), words,
                         Today(library.clock.now()))
                .error()
                .code;
        };
        QCOMPARE(code(TheWork + "/eng@2005-01-01/~sec_9", {}), ErrorCode::NotFound);
        QCOMPARE(code(TheWork + "/eng@2005-01-01/~sec_1", u"no such words"_s), ErrorCode::NotFound);
        QCOMPARE(code("/akn/xa/act/1900/1/eng@2005-01-01/~sec_1", {}), ErrorCode::NotFound);
    }
};

SHERIA_TEST(TestBlame)
} // namespace tst_blame
#include "tst_blame.moc"
