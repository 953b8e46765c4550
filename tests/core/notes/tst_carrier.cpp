// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/anchor.h"
#include "core/notes/carrier.h"
#include "tests/core/comparison/comparedtexts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_carrier {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using notes::Anchor;
using notes::Placement;
using State = notes::Placement::State;

const QByteArray TheAct = "/akn/xa/act/2005/4";
const QDate Day(2024, 1, 5);
const QByteArray Trees = "No person may cut down a tree in a public road without a permit.";
const QByteArray Fees = "The fee for a permit is fifty shillings and is paid to the treasurer.";
const QByteArray Fines = "A person who contravenes this by-law commits an offence and is fined.";

/// Where a note stands in other texts: one change of the law in each test.
class TestCarrier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        put("2009-01-01",
            section("1", "Trees", part("1", "1", Trees) + part("1", "2", Fees))
                + section("2", "Fines", part("2", "1", Fines)));
    }

    void findsWhatWasSelected()
    {
        const Anchor anchor = anchorTo(u"a tree in  a"_s);
        QCOMPARE(anchor.uri(), TheAct + "/eng@2009-01-01/~sec_1__subsec_1");
        QCOMPARE(anchor.exact, u"a tree in a"_s);
        QCOMPARE(anchor.start, qint64(QByteArray("(1) ").size() + Trees.indexOf("a tree")));
        QVERIFY2(anchor.prefix.endsWith(u"may cut down "), qPrintable(anchor.prefix));
        QVERIFY2(anchor.suffix.startsWith(u" public road"), qPrintable(anchor.suffix));
        // The first and the last word are made whole.
        QCOMPARE(anchorTo(u"hillings and is pai"_s).exact, u"shillings and is paid"_s);
        QCOMPARE(anchorTo(u"paid to the treasurer. 2. Fines (1) A person"_s).eId, ""_ba);
        QCOMPARE(anchorTo({}, "sec_2").uri(), TheAct + "/eng@2009-01-01/~sec_2");
    }

    void asksWhichIsMeant()
    {
        const auto code = [&](const notes::Selection &selection) {
            const auto anchor = tryAnchor(selection);
            return anchor ? std::optional<ErrorCode>() : anchor.error().code;
        };
        notes::Selection selection;
        selection.exact = u"person"_s;
        QCOMPARE(code(selection), ErrorCode::Conflict);
        selection.suffix = u" who contravenes"_s;
        QCOMPARE(must(tryAnchor(selection)).eId, "sec_2__subsec_1"_ba);
        selection.suffix.clear();
        selection.occurrence = 1;
        QCOMPARE(must(tryAnchor(selection)).eId, "sec_1__subsec_1"_ba);
        selection.occurrence = 9;
        QCOMPARE(code(selection), ErrorCode::Conflict);
        selection.eId = "sec_2";
        selection.occurrence = 0;
        QCOMPARE(must(tryAnchor(selection)).eId, "sec_2__subsec_1"_ba);
        selection.exact = u"no such words"_s;
        QCOMPARE(code(selection), ErrorCode::NotFound);
        selection.eId = "sec_9";
        QCOMPARE(code(selection), ErrorCode::NotFound);
    }

    void isKeptWhereNothingChanged()
    {
        put("2010-01-01",
            section("1", "Trees", part("1", "1", Trees) + part("1", "2", Fees))
                + section("2", "Fines", part("2", "1", "Nothing.")));
        const Placement placement = carried(anchorTo(u"fifty shillings"_s));
        QCOMPARE(placement.state, State::Kept);
        QCOMPARE(placement.confidence, 1.0);
        QCOMPARE(placement.words, u"fifty shillings"_s);
        QCOMPARE(placement.uri(), TheAct + "/eng@2010-01-01/~sec_1__subsec_2");
        QCOMPARE(placement.end - placement.start, 15);
    }

    void isMovedWithItsProvision()
    {
        put("2010-01-01",
            section("1", "Name", part("1", "1", "This is the by-law on trees."))
                + section("2", "Trees", part("2", "1", Trees) + part("2", "2", Fees))
                + section("3", "Fines", part("3", "1", Fines)));
        const Placement words = carried(anchorTo(u"a tree in a public road"_s));
        QCOMPARE(words.state, State::Moved);
        QCOMPARE(words.eId, "sec_2__subsec_1"_ba);
        QVERIFY(words.confidence > 0.8);
        const Placement whole = carried(anchorTo({}, "sec_2"));
        QCOMPARE(whole.state, State::Moved);
        QCOMPARE(whole.eId, "sec_3"_ba);
    }

    void showsTheOldWordsWhereTheyChanged()
    {
        put("2010-01-01",
            section("1", "Trees",
                    part("1", "1", Trees)
                        + part("1", "2",
                               QByteArray(Fees).replace("fifty shillings", "two dollars")))
                + section("2", "Fines", part("2", "1", Fines)));
        const Placement placement = carried(anchorTo(u"a permit is fifty shillings and"_s));
        QCOMPARE(placement.state, State::Changed);
        QCOMPARE(placement.before, u"a permit is fifty shillings and"_s);
        QCOMPARE(placement.words, u"a permit is two dollars and"_s);
        QCOMPARE(placement.eId, "sec_1__subsec_2"_ba);
        QVERIFY(placement.confidence < 0.9);
        const Placement whole = carried(anchorTo({}, "sec_1__subsec_2"));
        QCOMPARE(whole.state, State::Changed);
        QVERIFY(whole.before.contains(u"fifty shillings"));
        QCOMPARE(carried(anchorTo({}, "sec_2")).state, State::Kept);
    }

    void isLostWithItsProvision()
    {
        put("2010-01-01",
            section("1", "Trees", part("1", "1", Trees) + part("1", "2", Fees))
                + section("2", "Fines", part("2", "1", "[Repealed.]")));
        const Placement placement = carried(anchorTo(u"commits an offence"_s));
        QCOMPARE(placement.state, State::Lost);
        QCOMPARE(placement.before, u"commits an offence"_s);
        QCOMPARE(placement.confidence, 0.0);
        QVERIFY(placement.eId.isEmpty());
        QCOMPARE(carried(anchorTo({}, "sec_2")).state, State::Lost);
    }

    /// The sentence went; the same few words stand in another one.
    void doesNotTakeTheSameWordsElsewhereForIt()
    {
        put("2010-01-01",
            section("1", "Trees",
                    part("1", "1", Trees)
                        + part("1", "2", "Dogs are kept on a leash where the treasurer says so."))
                + section("2", "Fines", part("2", "1", Fines)));
        const State state = carried(anchorTo(u"the treasurer"_s)).state;
        QVERIFY(state == State::Changed || state == State::Lost);
    }

    void doesNotGuessBetweenTwo()
    {
        const QByteArray notice = "A notice is given to the owner. ";
        put("2008-01-01", section("1", "Notices", part("1", "1", "Be fair. " + notice + "End.")));
        put("2010-01-01",
            section("1", "Notices",
                    part("1", "1", "First ask. " + notice + "Then wait. " + notice + "Go.")));
        notes::Selection selection;
        selection.exact = u"notice is given"_s;
        const Placement placement = carried(must(tryAnchor(selection, "2008-01-01")));
        QVERIFY(placement.state == State::Changed || placement.state == State::Lost);
        QVERIFY(placement.candidates.contains("sec_1__subsec_1"));
        QVERIFY(placement.start < 0);
    }

    void goesBackInTime()
    {
        put("2008-01-01", section("7", "Trees", part("7", "1", Trees)));
        const Placement placement = carried(anchorTo(u"a tree in a public road"_s),
                                            "/eng@2008-01-01");
        QCOMPARE(placement.state, State::Moved);
        QCOMPARE(placement.eId, "sec_7__subsec_1"_ba);
    }

    void goesToAnotherLanguageByItsProvision()
    {
        put("2010-01-01",
            section("1", "Name", part("1", "1", "This is the by-law on trees."))
                + section("2", "Trees", part("2", "1", Trees) + part("2", "2", Fees)));
        put("2010-01-01",
            section("1", "Nom", part("1", "1", "Le nom."))
                + section("2", "Arbres",
                          part("2", "1", "Des arbres.") + part("2", "2", "Des frais.")),
            "fra");
        const Placement placement = carried(anchorTo(u"fifty shillings"_s), "/fra@2010-01-01");
        QCOMPARE(placement.state, State::Moved);
        QCOMPARE(placement.eId, "sec_2__subsec_2"_ba);
        QVERIFY(placement.start < 0);
        QVERIFY(placement.confidence < 0.7);
    }

    /// Its own language has no newer text; the other one has both days.
    void goesToAnotherLanguageByTheTextOfItsDay()
    {
        const QByteArray arbres = "Nul n'abat un arbre sur une voie publique sans permis.";
        const QByteArray frais = "Le permis coûte cinquante shillings, payés au trésorier.";
        const QByteArray peines = "Qui enfreint ce règlement commet une infraction.";
        const auto trees = [&](const QByteArray &number) {
            return section(number, "Arbres", part(number, "1", arbres) + part(number, "2", frais));
        };
        put("2009-01-01", trees("1") + section("2", "Peines", part("2", "1", peines)), "fra");
        put("2010-01-01", section("1", "Nom", part("1", "1", "Le nom est dit.")) + trees("2"),
            "fra");
        const Placement placement = carried(anchorTo(u"fifty shillings"_s), "/fra@2010-01-01");
        QCOMPARE(placement.state, State::Moved);
        QCOMPARE(placement.eId, "sec_2__subsec_2"_ba);
        QVERIFY(placement.start < 0);
        QVERIFY(placement.confidence < 0.7);
        QCOMPARE(carried(anchorTo({}, "sec_1"), "/fra@2010-01-01").eId, "sec_2"_ba);
        QCOMPARE(carried(anchorTo({}, "sec_2"), "/fra@2010-01-01").state, State::Lost);
        // On the same day nothing has happened yet.
        const Placement then = carried(anchorTo(u"fifty shillings"_s), "/fra@2009-01-01");
        QCOMPARE(then.state, State::Kept);
        QCOMPARE(then.eId, "sec_1__subsec_2"_ba);
    }

    /// The library does not have the text that the note was made in.
    void goesByQuotationAndContextAlone()
    {
        put("2010-01-01",
            section("1", "Name", part("1", "1", "This is the by-law on trees."))
                + section("2", "Trees", part("2", "1", Trees) + part("2", "2", Fees)));
        Anchor anchor = anchorTo(u"a tree in a public road"_s);
        anchor.expressionUri = TheAct + "/eng@1999-01-01";
        const Placement placement = carried(anchor);
        QCOMPARE(placement.state, State::Moved);
        QCOMPARE(placement.eId, "sec_2__subsec_1"_ba);
        QVERIFY(placement.confidence < 0.95);
        anchor.exact = u"permit"_s; // It stands there twice.
        anchor.prefix = anchor.suffix = QString();
        QCOMPARE(carried(anchor).state, State::Lost);
        anchor.exact.clear();
        anchor.eId = "sec_1";
        QCOMPARE(carried(anchor).state, State::Changed); // Nothing but its name is known.
    }

    void standsOnTheWorkAsLongAsThereIsOne()
    {
        put("2010-01-01", section("1", "Trees", part("1", "1", "All is new.")));
        Anchor anchor;
        anchor.workUri = TheAct;
        QCOMPARE(carried(anchor).state, State::Kept);
        anchor.workUri = "/akn/xa/act/2005/5";
        QCOMPARE(carried(anchor).state, State::Lost);
    }

    void placesAllNotesOnADay()
    {
        put("2010-01-01", section("1", "Trees", part("1", "1", Fees)));
        notes::Note note;
        note.anchor = anchorTo(u"a tree in a public road"_s);
        notes::Note other;
        other.anchor.workUri = "/akn/xa/act/1999/1";
        const auto now = must(notes::placeAll(m_library->db(), {note, other}, {}, Day));
        QCOMPARE(now[0].placement.state, State::Lost);
        QCOMPARE(now[1].placement.state, State::Lost);
        QVERIFY(now[1].placement.expressionUri.isEmpty());
        const auto then = must(notes::placeAll(m_library->db(), {note}, QDate(2009, 6, 1), Day));
        QCOMPARE(then[0].placement.state, State::Kept);
        QCOMPARE(then[0].placement.date, QDate(2009, 1, 1));
    }

private:
    void put(const QByteArray &date, const QByteArray &body, const QByteArray &language = "eng")
    {
        textsOf(*m_library, date, body, language);
    }

    Result<Anchor> tryAnchor(const notes::Selection &selection,
                             const QByteArray &date = "2009-01-01")
    {
        const FrbrUri uri = must(FrbrUri::parse(QByteArray(TheAct + "/eng@" + date)));
        const ExpressionRecord record = must(store::findExpression(m_library->db(), uri, Day));
        const auto texts = must(knowledge::textsOf(m_library->db(), record));
        return notes::anchorTo(record, texts, selection);
    }

    Anchor anchorTo(const QString &words, const QByteArray &eId = {})
    {
        notes::Selection selection;
        selection.exact = words;
        selection.eId = eId;
        return must(tryAnchor(selection));
    }

    Placement carried(const Anchor &anchor, const QByteArray &target = "/eng@2010-01-01")
    {
        const FrbrUri uri = must(FrbrUri::parse(QByteArray(TheAct + target)));
        return must(must(notes::Carrier::to(m_library->db(), uri, Day)).place(anchor));
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestCarrier)
} // namespace tst_carrier
#include "tst_carrier.moc"
