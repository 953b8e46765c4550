#include "app/compare/comparison.h"

#include "app/text/words.h"
#include "core/domain/frbruri.h"
#include "core/domain/language.h"
#include "core/store/legislation/expressionqueries.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using comparison::Row;
using comparison::Run;

namespace {

/// The translation context of this file.
struct ComparePageWords
{
    Q_DECLARE_TR_FUNCTIONS(CompareHtml)
};

constexpr int DeepestLevel = 4; ///< Further in there is no room for a further indent.

QByteArray kindClass(Row::Kind kind)
{
    switch (kind) {
    case Row::Kind::Same: return "compare-same";
    case Row::Kind::Changed: return "compare-changed";
    case Row::Kind::Added: return "compare-added";
    case Row::Kind::Removed: return "compare-removed";
    case Row::Kind::Paired: return "compare-paired";
    }
    Q_UNREACHABLE();
}

QString titleOf(const Row &row)
{
    return row.title.isEmpty() ? ComparePageWords::tr("Title, preamble and the like") : row.title;
}

/// What the row is called by those who read it aloud, and in the list.
QString label(const Row &row)
{
    const QString title = titleOf(row);
    switch (row.kind) {
    case Row::Kind::Changed: return ComparePageWords::tr("%1: changed").arg(title);
    case Row::Kind::Added: return ComparePageWords::tr("%1: added").arg(title);
    case Row::Kind::Removed: return ComparePageWords::tr("%1: removed").arg(title);
    case Row::Kind::Same:
    case Row::Kind::Paired: return title;
    }
    Q_UNREACHABLE();
}

QByteArray rowId(std::size_t index)
{
    return "row_" + QByteArray::number(index + 1);
}

QByteArray languageOf(const ComparedSide &side)
{
    return " lang=\"" + shortLanguageCode(side.language) + "\" dir=\""
        + (isRightToLeft(side.language) ? "rtl" : "ltr") + '"';
}

/// Writes rows; kept together because they share the two sides.
class RowWriter
{
public:
    RowWriter(const ComparedSide &before, const ComparedSide &after)
        : m_before(languageOf(before))
        , m_after(languageOf(after))
    {}

    void write(const Row &row, std::size_t index)
    {
        begin(row, index);
        const bool hasBefore = row.kind != Row::Kind::Added;
        const bool hasAfter = row.kind != Row::Kind::Removed;
        cell("compare-before", m_before, row, hasBefore ? Without::Added : Without::All);
        cell("compare-after", m_after, row, hasAfter ? Without::Removed : Without::All);
        if (row.kind == Row::Kind::Changed)
            cell("compare-both", m_after, row, Without::Nothing);
        m_out += "</div>\n";
    }

    QByteArray take() { return std::move(m_out); }

private:
    enum class Without { Nothing, Added, Removed, All };

    void begin(const Row &row, std::size_t index)
    {
        const QByteArray id = rowId(index);
        m_out += "<div class=\"compare-row " + kindClass(row.kind);
        if (row.hasChanges)
            m_out += " compare-around";
        if (row.level > 0)
            m_out += " compare-level-" + QByteArray::number(std::min(row.level, DeepestLevel));
        if (row.isDifference())
            m_out += " compare-difference";
        m_out += "\" id=\"" + id + "\" data-eid=\"" + id + '"';
        if (row.isDifference())
            m_out += " role=\"group\" aria-label=\"" + label(row).toHtmlEscaped().toUtf8() + '"';
        m_out += '>';
    }

    void cell(const char *name, const QByteArray &language, const Row &row, Without without)
    {
        m_out += "<div class=\"compare-cell " + QByteArray(name) + '"' + language + '>';
        if (without != Without::All) {
            const bool isMarked = row.kind != Row::Kind::Paired;
            paragraph("compare-head", row.head, without, isMarked);
            paragraph("compare-words", row.words, without, isMarked);
        }
        m_out += "</div>";
    }

    void paragraph(const char *name, const std::vector<Run> &runs, Without without, bool isMarked)
    {
        QByteArray text;
        for (const Run &run : runs) {
            const bool isLeftOut = (run.kind == Run::Kind::Added && without == Without::Added)
                || (run.kind == Run::Kind::Removed && without == Without::Removed);
            if (!isLeftOut)
                text += marked(run, isMarked);
        }
        if (!text.isEmpty())
            m_out += "<p class=\"" + QByteArray(name) + "\">" + text + "</p>";
    }

    static QByteArray marked(const Run &run, bool isMarked)
    {
        const QByteArray text = run.text.toHtmlEscaped().toUtf8();
        if (!isMarked || run.kind == Run::Kind::Same)
            return text;
        // Blanks at the ends are not marked: they would look like words.
        const QByteArray element = run.kind == Run::Kind::Added ? "ins" : "del";
        return QByteArray(text.startsWith(' ') ? " <" : "<") + element + '>' + text.trimmed() + "</"
            + element + (text.endsWith(' ') ? "> " : ">");
    }

    QByteArray m_before;
    QByteArray m_after;
    QByteArray m_out;
};

QByteArray head(const QString &what, const ComparedSide &side)
{
    return "<p><span>" + what.toHtmlEscaped().toUtf8() + "</span><a href=\""
        + QString::fromUtf8(side.uri).toHtmlEscaped().toUtf8() + "\">"
        + side.name.toHtmlEscaped().toUtf8() + "</a></p>";
}

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

QByteArray compareHtml(const std::vector<Row> &rows, const ComparedSide &before,
                       const ComparedSide &after)
{
    RowWriter writer(before, after);
    for (std::size_t i = 0; i < rows.size(); ++i)
        writer.write(rows[i], i);
    QByteArray html = "<div class=\"compare-heads\" data-ui>"
        + head(ComparePageWords::tr("Before"), before) + head(ComparePageWords::tr("After"), after)
        + "</div>\n";
    const bool differs = std::any_of(rows.begin(), rows.end(),
                                     [](const Row &row) { return row.isDifference(); });
    if (rows.empty() || !differs) {
        const QString sentence = rows.empty() ? ComparePageWords::tr("Neither version has a text.")
                                              : ComparePageWords::tr("The texts are identical.");
        const bool arePairs = !rows.empty() && rows.front().kind == Row::Kind::Paired;
        if (!arePairs)
            html += "<p class=\"compare-none\">" + sentence.toHtmlEscaped().toUtf8() + "</p>\n";
    }
    return html + writer.take();
}

QByteArray compareToc(const std::vector<Row> &rows)
{
    QJsonArray items;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].isDifference())
            continue;
        items.append(QJsonObject{{u"type"_s, u"section"_s},
                                 {u"id"_s, QString::fromLatin1(rowId(i))},
                                 {u"title"_s, label(rows[i])},
                                 {u"basic_unit"_s, true},
                                 {u"children"_s, QJsonArray()}});
    }
    return QJsonDocument(QJsonObject{{u"toc"_s, items}}).toJson(QJsonDocument::Compact);
}

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
