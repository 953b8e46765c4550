// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quotations/omission.h"
#include "core/quotations/quotation.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_quotation {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::quotations;

const QString Text =
    u"(1) The Council’s officer may – in writing – waive 10,000 of the fee, or part of it.\n"
    "(2) Subsection (1) does not apply where the sub-section’s fee is paid; clause 29.2 applies.\n"
    "(3) The register is kept in Part A, or at any other place that the Council has chosen.\n"
    "(4) It said: “[T]he fee […] is due”. A well-known officer co-\noperates in 15-20 years.\n"
    "(5) Such relief is scarcely granted."_s;

enum class Found { Fair, Unfair, Nowhere };

Found find(const QString &text, const QString &quote)
{
    const QByteArray bytes = text.toUtf8();
    const std::vector<Match> matches = Quotation(quote).findIn(bytes, Tokens(text));
    if (matches.empty())
        return Found::Nowhere;
    const bool isFair = std::any_of(matches.begin(), matches.end(),
                                    [](const Match &match) { return match.isFair; });
    return isFair ? Found::Fair : Found::Unfair;
}

/// Which quotations stand in a text. Source: server/API.md section 13.5.
class TestQuotation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QString>("quote");
        QTest::addColumn<Found>("found");
        const auto row = [](const char *name, const QString &quote, Found found) {
            QTest::newRow(name) << quote << found;
        };
        row("as it stands", u"officer may – in writing – waive"_s, Found::Fair);
        row("another dash", u"officer may - in writing -- waive"_s, Found::Fair);
        row("another apostrophe", u"The Council's officer"_s, Found::Fair);
        row("an apostrophe that is a letter", u"The Councilʼs officer"_s, Found::Fair);
        row("other quotation marks", u"said: «The fee"_s, Found::Fair);
        row("no quotation marks", u"said: The fee"_s, Found::Fair);
        row("white space", u"kept \t in\nPart A"_s, Found::Fair);
        row("over two paragraphs", u"part of it. (2) Subsection (1)"_s, Found::Fair);
        row("a soft hyphen", u"regis\u00ADter is"_s, Found::Fair);
        row("a hyphen at a line's end", u"The regis-\nter is kept"_s, Found::Fair);
        row("a real hyphen at a line's end", u"A well-\nknown officer"_s, Found::Fair);
        row("a broken word of the text", u"officer cooperates in"_s, Found::Fair);
        row("sic", u"The register [sic] is kept"_s, Found::Fair);
        row("a small letter in brackets", u"[s]ubsection (1) does not apply"_s, Found::Fair);
        row("a capital in brackets", u"[O]fficer may"_s, Found::Fair);
        row("a word of one letter in brackets", u"[a] well-known officer"_s, Found::Fair);
        row("another such word", u"[x] well-known officer"_s, Found::Nowhere);
        row("the brackets of the text", u"“[T]he fee"_s, Found::Fair);
        row("decomposed letters", u"co\u0301"_s, Found::Nowhere);

        row("words left out", u"The register … at any other place"_s, Found::Fair);
        row("dots with blanks", u"The register . . . at any other place"_s, Found::Fair);
        row("dots in brackets", u"The register [...] at any other place"_s, Found::Fair);
        row("four dots", u"part of it. . . . Subsection (1)"_s, Found::Unfair);
        row("an ellipsis of the text", u"The fee […] is due"_s, Found::Fair);
        row("twice", u"The register … in Part A … chosen."_s, Found::Fair);
        row("at both ends", u"… is kept in Part A …"_s, Found::Fair);
        row("hardly", u"Such relief is … granted"_s, Found::Unfair);
        row("not left out", u"Subsection (1) does … apply"_s, Found::Unfair);
        row("a condition left out", u"does not apply … paid;"_s, Found::Unfair);
        row("a number left out", u"waive … of the fee"_s, Found::Unfair);
        row("the wrong way round", u"at any other place … The register"_s, Found::Nowhere);

        row("nothing", {}, Found::Nowhere);
        row("ellipses alone", u"… […]"_s, Found::Nowhere);
        row("cut at its beginning", u"ubsection (1) does"_s, Found::Nowhere);
        row("cut at its end", u"Subsection (1) does not appl"_s, Found::Nowhere);
        row("part of a hyphenated word", u"known officer"_s, Found::Nowhere);
        row("part of a number", u"clause 29"_s, Found::Nowhere);
        row("part of a large number", u"waive 10"_s, Found::Nowhere);
        row("part of a range", u"20 years"_s, Found::Nowhere);
        row("another case", u"subsection (1) does"_s, Found::Nowhere);
        row("another letter in brackets", u"[X]fficer may"_s, Found::Nowhere);
        row("a word in brackets", u"The [city] officer"_s, Found::Nowhere);
        row("not dropped", u"Subsection (1) does apply"_s, Found::Nowhere);
        row("another number", u"Subsection (2) does not"_s, Found::Nowhere);
        row("another sign", u"the fee or part of it"_s, Found::Nowhere);
    }
    void finds()
    {
        QFETCH(QString, quote);
        QFETCH(Found, found);
        QCOMPARE(find(Text, quote), found);
    }

    /// What was found is named in bytes, and what was left out in words.
    void tellsPlaceAndOmission()
    {
        const QByteArray bytes = Text.toUtf8();
        const std::vector<Match> matches =
            Quotation(u"Subsection (1) does … apply where"_s).findIn(bytes, Tokens(Text));
        QCOMPARE(matches.size(), 1U);
        QCOMPARE(bytes.mid(matches[0].span.start, matches[0].span.end - matches[0].span.start),
                 "Subsection (1) does not apply where"_ba);
        QCOMPARE(matches[0].leftOut, QStringList{u"not"_s});
    }

    void omissions_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("isFair");
        for (const char *words :
             {"", ", or in part,", "of the Council, by any officer", "shall and may"})
            QTest::newRow(words) << QString::fromUtf8(words) << true;
        for (const char *words : {"(b) a fee;",
                                  "the fee; and",
                                  "and (ii) the form",
                                  "other than a citizen",
                                  "fifteen",
                                  "so long as the fee is paid",
                                  "first",
                                  "the first",
                                  "twenty-one",
                                  "but",
                                  "however",
                                  "as long as he lives",
                                  "save on Sundays",
                                  "except for",
                                  "excluding",
                                  "subject to",
                                  "at least",
                                  "not more than",
                                  "provided",
                                  "seventeenth",
                                  "mais non",
                                  "sous réserve",
                                  "quinze",
                                  "première",
                                  "pourvu",
                                  "exceto",
                                  "desde que",
                                  "dezasseis",
                                  "isipokuwa raia",
                                  "mradi",
                                  "kumi",
                                  "behalwe",
                                  "mits",
                                  "vyftien",
                                  "nie",
                                  "aucune",
                                  "scarcely",
                                  "hardly ever",
                                  "barely",
                                  "rarely",
                                  "seldom",
                                  "nil",
                                  "zero",
                                  "void",
                                  "refused",
                                  "refuses to",
                                  "denied",
                                  "fails to",
                                  "has failed",
                                  "failure",
                                  "lacking",
                                  "in the absence of",
                                  "prohibited from",
                                  "forbidden",
                                  "barred",
                                  "unlikely",
                                  "exempt from",
                                  "exempted",
                                  "excluded",
                                  "outside",
                                  "beyond",
                                  "above",
                                  "below",
                                  "over the age",
                                  "under the age of majority",
                                  "assuming that",
                                  "supposing",
                                  "given that he paid",
                                  "the sole",
                                  "a single",
                                  "refusé",
                                  "à peine",
                                  "en l’absence d’accord",
                                  "exemptés",
                                  "au-delà",
                                  "à supposer",
                                  "raramente",
                                  "recusado",
                                  "na falta de",
                                  "isento",
                                  "além",
                                  "supondo",
                                  "batili",
                                  "marufuku",
                                  "ukosefu wa",
                                  "nje ya",
                                  "geweier",
                                  "vrygestel",
                                  "onder die ouderdom",
                                  "pelo menos"})
            QTest::newRow(words) << QString::fromUtf8(words) << false;
        for (const char *words : {"on the second day of it", "a great many words, or some of them"})
            QTest::newRow(words) << QString::fromUtf8(words) << true;
        for (const char *words :
             {"not", "Except", "unless he", "was never", "without", "doesn't", "where paid",
              "section 9", "ten", "provided that", "ne pas", "sauf", "não", "isipokuwa"})
            QTest::newRow(words) << QString::fromUtf8(words) << false;
        QTest::newRow("sixty") << u"word "_s.repeated(60) << true;
        QTest::newRow("sixty-one") << u"word "_s.repeated(61) << false;
    }
    void omissions()
    {
        QFETCH(QString, words);
        QFETCH(bool, isFair);
        QCOMPARE(isFairOmission(words), isFair);
    }

    /// A part of a phrase is as much as the whole.
    void omissionsOfParts()
    {
        QVERIFY(!isFairOmission(u"other"_s, u"a person"_s, u"than a citizen may"_s));
        QVERIFY(!isFairOmission(u"long"_s, u"he may so"_s, u"as the fee is paid"_s));
        QVERIFY(isFairOmission(u"other"_s, u"a person or"_s, u"body may"_s));
        QVERIFY(!isFairOmission(u"over"_s, u"a person"_s, u"eighteen years old may"_s));
        QVERIFY(!isFairOmission(u"who is under"_s, u"a person"_s, u"18 may"_s));
        QVERIFY(isFairOmission(u"under this Act"_s, u"a person licensed"_s, u"may"_s));
        QVERIFY(isFairOmission(u"all over the country"_s, u"a person"_s, u"may"_s));
    }

    void emphasis_data()
    {
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("plain");
        const auto row = [](const QString &quote, const QString &plain) {
            QTest::newRow(qPrintable(quote)) << quote << plain;
        };
        row(u"within *seven* days"_s, u"within seven days"_s);
        row(u"within _seven_ days"_s, u"within seven days"_s);
        row(u"within **seven days**"_s, u"within seven days"_s);
        row(u"seven days (emphasis added)"_s, u"seven days"_s);
        row(u"seven days [My  emphasis.]"_s, u"seven days"_s);
        row(u"seven days (emphasis in original)"_s, u"seven days"_s);
        row(u"seven days (own underlining)"_s, u"seven days"_s);
        row(u"sept jours (c’est nous qui soulignons)"_s, u"sept jours"_s);
        row(u"sewe dae (my beklemtoning)"_s, u"sewe dae"_s);
        row(u"5 * 4 * 3"_s, u"5 * 4 * 3"_s);
        row(u"file_name and other_name"_s, u"file_name and other_name"_s);
        row(u"seven (added) days"_s, u"seven (added) days"_s);
    }
    void emphasis()
    {
        QFETCH(const QString, quote);
        QFETCH(const QString, plain);
        const Unemphasised found = withoutEmphasis(quote);
        QCOMPARE(found.quote, plain);
        QCOMPARE(found.isMarked, quote != plain);
        QCOMPARE(Quotation(quote).isMarked(), quote != plain);
    }

    void ellipsesAtEndsAreMarks()
    {
        QVERIFY(Quotation(u"… is kept"_s).isMarked());
        QVERIFY(Quotation(u"is kept […]"_s).isMarked());
        QVERIFY(!Quotation(u"is kept."_s).isMarked());
    }

    /// How the nearest words of the text become the quotation.
    void showsWhatWasAltered()
    {
        const Quotation quotation(u"Subsection (1) does apply where the fee is paid;"_s);
        const QByteArray bytes = Text.toUtf8();
        const Tokens tokens(Text);
        const auto runs = quotation.nearestIn(bytes, tokens, {0, bytes.size()});
        QVERIFY(runs);
        QString ofText;
        QString ofQuote;
        for (const comparison::Run &run : *runs) {
            ofText += run.kind == comparison::Run::Kind::Removed ? run.text.trimmed() + u'|'
                                                                 : u""_s;
            ofQuote += run.kind == comparison::Run::Kind::Added ? run.text.trimmed() + u'|' : u""_s;
        }
        QCOMPARE(ofText, u"not|sub-section’s|"_s);
        QCOMPARE(ofQuote, QString());
        QVERIFY(!Quotation(u"A permit lapses on the fortieth day."_s)
                     .nearestIn(bytes, tokens, {0, bytes.size()}));
    }
};

SHERIA_TEST(TestQuotation)
} // namespace tst_quotation
#include "tst_quotation.moc"
