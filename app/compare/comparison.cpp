#include "app/compare/comparison.h"

#include "app/compare/comparehtml.h"
#include "app/text/datetext.h"
#include "core/domain/frbruri.h"
#include "core/domain/language.h"
#include "core/store/expressionqueries.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheria::app {

namespace {

/// The translation context of this file.
struct ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

Result<ExpressionRecord> find(store::Database &db, const QByteArray &text, const Today &today)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(text));
    return store::findExpression(db, uri, today);
}

ComparedSide side(const ExpressionRecord &record)
{
    const Expression &text = record.expression;
    return {text.uri, text.language,
            textName({text.uri, text.language, text.date, text.title}, hasLanguages(record))};
}

/// The neighbour of the shown one in its language, by date; null: there is none.
const ExpressionSummary *neighbour(const ExpressionRecord &record, bool earlier)
{
    const Expression &shown = record.expression;
    const ExpressionSummary *nearest = nullptr;
    for (const ExpressionSummary &each : record.pointsInTime) {
        const bool isThere = each.language == shown.language
            && (earlier ? each.date < shown.date : each.date > shown.date);
        const bool isNearer = !nearest
            || (earlier ? each.date > nearest->date : each.date < nearest->date);
        if (isThere && isNearer)
            nearest = &each;
    }
    return nearest;
}

} // namespace

Result<Comparison> compareTexts(store::Database &db, const QByteArray &before,
                                const QByteArray &after, const Today &today)
{
    Comparison made;
    SHERIA_TRY(made.before, find(db, before, today));
    SHERIA_TRY(made.after, find(db, after, today));
    const QByteArray &language = made.after.expression.language;
    made.areLanguages = made.before.expression.language != language;
    SHERIA_TRY(const auto olds, knowledge::textsOf(db, made.before));
    SHERIA_TRY(const auto news, knowledge::textsOf(db, made.after));
    const auto rows = comparison::rowsOf(olds, news,
                                         made.areLanguages ? comparison::Languages::Two
                                                           : comparison::Languages::Same,
                                         language);
    made.content = compareHtml(rows, side(made.before), side(made.after));
    made.toc = compareToc(rows);
    made.differences = int(std::count_if(rows.begin(), rows.end(), [](const comparison::Row &row) {
        return row.isDifference();
    }));
    return made;
}

ComparedPair pairFor(const ExpressionRecord &record)
{
    const QByteArray &shown = record.expression.uri;
    if (const ExpressionSummary *earlier = neighbour(record, true))
        return {earlier->uri, shown};
    if (const ExpressionSummary *later = neighbour(record, false))
        return {shown, later->uri};
    const ExpressionSummary *other = nullptr;
    for (const ExpressionSummary &each : record.pointsInTime) {
        const bool isSameDay = each.date == record.expression.date;
        if (each.uri != shown && (!other || isSameDay))
            other = &each;
    }
    return other ? ComparedPair{shown, other->uri} : ComparedPair();
}

QString textName(const ExpressionSummary &text, bool withLanguage)
{
    const QString date = longDate(text.date);
    return withLanguage ? ComparisonWords::tr("%1, %2", "date of a text, its language")
                              .arg(date, languageName(text.language))
                        : date;
}

bool hasLanguages(const ExpressionRecord &record)
{
    return std::any_of(record.pointsInTime.begin(), record.pointsInTime.end(),
                       [&](const ExpressionSummary &each) {
                           return each.language != record.expression.language;
                       });
}

} // namespace sheria::app
