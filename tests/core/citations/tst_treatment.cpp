// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/treatment.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_treatment {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::citations;

/// What a sentence says of the case X, where it may cite Y and Z as well.
class TestTreatment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRead_data()
    {
        QTest::addColumn<int>("treatment");
        const auto row = [](const char *sentence, Treatment treatment) {
            QTest::newRow(sentence) << int(treatment);
        };
        // X is the subject,
        row("X was overruled.", Treatment::Overruled);
        row("X was reversed on appeal.", Treatment::Reversed);
        row("X is distinguishable on its facts.", Treatment::Distinguished);
        row("X was not followed.", Treatment::Doubted);
        row("X was considered and applied.", Treatment::Applied);
        row("X was discussed.", Treatment::Considered);
        row("X was wrongly decided.", Treatment::Overruled);
        row("X, which was wrongly decided, cannot help him.", Treatment::Overruled);
        row("X (overruled in Y) was where it began.", Treatment::Overruled);
        row("X and Y were overruled.", Treatment::Overruled);
        row("X has been consistently followed.", Treatment::Followed);
        row("The correctness of X was doubted in Y.", Treatment::Doubted);
        row("L'arrêt X a été suivi.", Treatment::Followed);
        // or the object,
        row("The court followed X.", Treatment::Followed);
        row("The learned judge followed the reasoning in X.", Treatment::Followed);
        row("We apply the test laid down in X.", Treatment::Applied);
        row("We are bound by X.", Treatment::Followed);
        row("We follow Y and X.", Treatment::Followed);
        row("In Y the court expressly overruled X.", Treatment::Overruled);
        row("We depart from X.", Treatment::Overruled);
        row("We decline to follow X.", Treatment::Doubted);
        row("In Y the Court of Appeal declined to follow X.", Treatment::Doubted);
        row("Counsel sought to rely on Y, but we distinguish X.", Treatment::Distinguished);
        row("Applying X, the application must fail.", Treatment::Applied);
        // or neither: the verb is another's.
        row("X was followed in the court below, where counsel asked us to overrule it.",
            Treatment::Followed);
        row("X was followed in Y, which was overruled in Z.", Treatment::Followed);
        row("Y was overruled by X.", Treatment::None);
        row("The court in X overruled Y.", Treatment::None);
        row("X followed the approach of the older cases.", Treatment::None);
        row("The rule in Y was followed, and X concerned another matter.", Treatment::None);
        row("We follow Y, but X concerned contracts of sale.", Treatment::None);
        row("The appeal from Y was reversed; see X.", Treatment::None);
        row("The test applied in X is stated there.", Treatment::None);
        row("X, decided when the Act was not applied, is of no help.", Treatment::None);
        row("He applied for bail and cited no authority; in X bail was refused.", Treatment::None);
        row("See X.", Treatment::None);
        // What is only asked, argued, possible or denied.
        row("X has never been overruled.", Treatment::Considered);
        row("We see no reason to doubt X.", Treatment::Considered);
        row("Counsel asked us to overrule X.", Treatment::Considered);
        row("It was submitted that X should be overruled.", Treatment::Considered);
        row("The appellant relied on X.", Treatment::Considered);
        row("The respondent urges that we should depart from X.", Treatment::Considered);
        row("Whether X was wrongly decided need not be answered.", Treatment::Considered);
        row("If X were overruled, the appeal would succeed.", Treatment::Considered);
    }
    void isRead()
    {
        QFETCH(const int, treatment);
        const QString sentence = QString::fromUtf8(QTest::currentDataTag());
        static const QRegularExpression name(u"\\b[XYZ]\\b"_s);
        WordSpan cited;
        std::vector<WordSpan> others;
        for (auto match = name.globalMatch(sentence); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            const WordSpan span{one.capturedStart(), one.capturedEnd()};
            if (one.captured() == u"X"_s)
                cited = span;
            else
                others.push_back(span);
        }
        QCOMPARE(enumName(treatmentIn(sentence, cited, others).treatment),
                 enumName(Treatment(treatment)));
    }

    void tellsItsEvidence()
    {
        QCOMPARE(treatmentIn(u"We decline to follow X."_s, {21, 22}).evidence,
                 u"decline to follow"_s);
    }
};

SHERIA_TEST(TestTreatment)
} // namespace tst_treatment
#include "tst_treatment.moc"
