// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/pending.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_pending {

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;
using effects::Effect;

/// What a reader is told of changes that the text does not show.
class TestPending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void saysWhatIsToCome_data()
    {
        using Kind = Effect::Kind;
        using State = Effect::State;
        QTest::addColumn<Effect>("effect");
        QTest::addColumn<QString>("sentence"); ///< Empty: there is nothing to say.
        const WorkRef law{"/akn/xa/act/2023/9", u"Second Act"_s};
        const WorkRef untitled{"/akn/xa/act/2023/9", {}};
        const auto row = [](const char *name, Kind kind, State state, const WorkRef &by,
                            const QString &sentence) {
            Effect effect;
            effect.kind = kind;
            effect.state = state;
            effect.by = by;
            if (state != State::Undated)
                effect.date = QDate(2031, 7, 1);
            QTest::newRow(name) << effect << sentence;
        };
        row("amended already", Kind::Amendment, State::NotApplied, law,
            u"Amended on 1 July 2031 by Second Act; this text does not show it."_s);
        row("by a law without title", Kind::Amendment, State::NotApplied, untitled,
            u"Amended on 1 July 2031 by /akn/xa/act/2023/9; this text does not show it."_s);
        row("commencement", Kind::Commencement, State::Later, law,
            u"Not in force before 1 July 2031."_s);
        row("amendment", Kind::Amendment, State::Later, law,
            u"Will be amended on 1 July 2031 by Second Act."_s);
        row("by nobody knows what", Kind::Amendment, State::Later, {},
            u"Will be amended on 1 July 2031 by a law that is not known."_s);
        row("end", Kind::Repeal, State::Later, law, u"Will end on 1 July 2031 by Second Act."_s);
        row("shown", Kind::Amendment, State::Applied, law, {});
        row("in force", Kind::Commencement, State::Applied, law, {});
        row("no day", Kind::Amendment, State::Undated, law, {});
    }
    void saysWhatIsToCome()
    {
        QFETCH(Effect, effect);
        QTEST(pendingSentence(effect), "sentence");
        // A warning stands above each provision that it is about, and above none otherwise.
        QCOMPARE(pendingWarnings({effect}), "[]"_ba);
        effect.portions = {"sec_2", "sec_4"};
        const QJsonArray warnings = QJsonDocument::fromJson(pendingWarnings({effect})).array();
        QFETCH(QString, sentence);
        QCOMPARE(warnings.size(), sentence.isEmpty() ? 0 : 2);
        for (const auto warning : warnings)
            QCOMPARE(warning[u"text"].toString(), sentence);
        if (!warnings.isEmpty())
            QCOMPARE(warnings[1][u"eId"].toString(), u"sec_4"_s);
    }
};

SHERIA_TEST(TestPending)
} // namespace tst_pending
#include "tst_pending.moc"
