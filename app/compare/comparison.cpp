// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/comparison.h"

#include "app/reader/bars.h"
#include "app/text/words.h"
#include "core/comparison/languages.h"
#include "core/domain/frbruri.h"
#include "core/domain/language.h"
#include "core/store/legislation/expressionqueries.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using comparison::Fate;
using comparison::Row;
using comparison::Run;

namespace {

/// The translation context of this file.
struct ComparePageWords
{
    Q_DECLARE_TR_FUNCTIONS(CompareHtml)
};

constexpr int DeepestLevel = 4; ///< Further in there is no room for a further indent.

QByteArray kindClass(const Row &row)
{
    switch (row.kind) {
    case Row::Kind::Same:
        return row.fate == Fate::Kind::Same ? "compare-same"
            : row.fate == Fate::Kind::Moved ? "compare-moved"
                                            : "compare-renumbered";
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

/// Where the provision was, where that is not said by the words that changed; empty: it was here.
QString way(const Row &row)
{
    const QString title = titleOf(row);
    switch (row.fate) {
    case Fate::Kind::Renumbered:
        return row.lastTitle.isEmpty()
            ? ComparePageWords::tr("%1: renumbered, was %2").arg(title, row.from)
            : ComparePageWords::tr("%1 to %2: renumbered, were %3 to %4", "titles of provisions")
                  .arg(title, row.lastTitle, row.from, row.lastFrom);
    case Fate::Kind::Moved:
        return row.lastTitle.isEmpty()
            ? ComparePageWords::tr("%1: moved, was %2").arg(title, row.from)
            : ComparePageWords::tr("%1 to %2: moved, were %3 to %4", "titles of provisions")
                  .arg(title, row.lastTitle, row.from, row.lastFrom);
    case Fate::Kind::Split: return ComparePageWords::tr("%1: split from %2").arg(title, row.from);
    case Fate::Kind::Merged: return ComparePageWords::tr("%1: merged into %2").arg(title, row.from);
    case Fate::Kind::Same:
    case Fate::Kind::Changed:
    case Fate::Kind::Added:
    case Fate::Kind::Repealed: return {};
    }
    Q_UNREACHABLE();
}

/// What the row is called by those who read it aloud, and in the list.
QString label(const Row &row)
{
    const QString title = titleOf(row);
    if (row.kind == Row::Kind::Changed)
        return row.from.isEmpty()
            ? ComparePageWords::tr("%1: changed").arg(title)
            : ComparePageWords::tr("%1: changed, was %2").arg(title, row.from);
    if (const QString told = way(row); !told.isEmpty())
        return told;
    if (row.kind == Row::Kind::Added)
        return ComparePageWords::tr("%1: added").arg(title);
    if (row.kind == Row::Kind::Removed)
        return ComparePageWords::tr("%1: removed").arg(title);
    return title;
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
        const bool isMarked = row.kind == Row::Kind::Same && row.fate != Fate::Kind::Same;
        const bool hasBefore = row.kind != Row::Kind::Added;
        const bool hasAfter = row.kind != Row::Kind::Removed;
        cell("compare-before", m_before, row, hasBefore ? Without::Added : Without::All);
        cell("compare-after", m_after, row, hasAfter ? Without::Removed : Without::All);
        if (row.kind == Row::Kind::Changed || isMarked)
            cell("compare-both", m_after, row, Without::Nothing);
        m_out += "</div>\n";
    }

    QByteArray take() { return std::move(m_out); }

private:
    enum class Without { Nothing, Added, Removed, All };

    void begin(const Row &row, std::size_t index)
    {
        const QByteArray id = rowId(index);
        m_out += "<div class=\"compare-row " + kindClass(row);
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
        const bool isTold = row.isDifference() && row.fate != Fate::Kind::Same
            && !row.from.isEmpty();
        if (isTold)
            m_out += "<p class=\"compare-way\" data-ui>" + label(row).toHtmlEscaped().toUtf8()
                + "</p>";
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
        Lines lines{{{}}};
        for (const Run &run : runs) {
            const bool isLeftOut = (run.kind == Run::Kind::Added && without == Without::Added)
                || (run.kind == Run::Kind::Removed && without == Without::Removed);
            if (!isLeftOut)
                appendRun(lines, run, isMarked);
        }
        for (auto line = lines.cbegin(); line != lines.cend();) {
            const auto end = std::find_if(line, lines.cend(),
                                          [](const auto &cells) { return cells.size() == 1; });
            if (line != end) {
                m_out += tableOf(line, end);
                line = end;
                continue;
            }
            const bool isListed = line != lines.cbegin() && isItem(line->front());
            if (!line->front().isEmpty())
                m_out += "<p class=\"" + QByteArray(name) + (isListed ? " compare-item" : "")
                    + "\">" + line->front() + "</p>";
            ++line;
        }
    }

    using Lines = std::vector<std::vector<QByteArray>>; ///< HTML of the cells of each line.

    /// Marks are within lines and cells.
    static void appendRun(Lines &lines, const Run &run, bool isMarked)
    {
        qsizetype from = 0;
        for (qsizetype at = 0; at <= run.text.size(); ++at) {
            const QChar sign = at < run.text.size() ? run.text[at] : QChar();
            if (at < run.text.size() && sign != u'\n' && sign != u'\t')
                continue;
            if (at > from)
                lines.back().back() += marked({run.kind, run.text.mid(from, at - from)}, isMarked);
            const bool isBegun = lines.back().size() > 1 || !lines.back().back().isEmpty();
            if (sign == u'\n' && isBegun)
                lines.push_back({{}});
            else if (sign == u'\t')
                lines.back().push_back({});
            from = at + 1;
        }
    }

    /// Whether the line begins with the number or the sign of an item.
    static bool isItem(const QByteArray &line)
    {
        static const QRegularExpression begin(
            u"^\\s*(?:<(?:ins|del)>)?(?:\\(\\w{1,5}\\)|(?:\\d{1,3}|\\w|[ivxlc]{2,5})[.)]|[–—•-])(?:</(?:ins|del)>)?\\s"_s,
            QRegularExpression::UseUnicodePropertiesOption);
        return begin.match(QString::fromUtf8(line)).hasMatch();
    }

    static QByteArray tableOf(Lines::const_iterator line, Lines::const_iterator end)
    {
        QByteArray table = "<table class=\"compare-table\">";
        for (; line != end; ++line) {
            table += "<tr>";
            for (const QByteArray &cell : *line)
                table += "<td>" + cell + "</td>";
            table += "</tr>";
        }
        return table + "</table>";
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
    return "<p dir=\"auto\"><span>" + what.toHtmlEscaped().toUtf8() + "</span><a href=\""
        + QString::fromUtf8(side.uri).toHtmlEscaped().toUtf8() + "\">"
        + side.name.toHtmlEscaped().toUtf8() + "</a></p>";
}

/// The translation context of this file.
struct ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

/// `language`: of what names none, where there is such a text.
Result<ExpressionRecord> find(store::Database &db, const QByteArray &text,
                              const QByteArray &language, const Today &today)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(text));
    if (uri.language.isEmpty() && !language.isEmpty()) {
        FrbrUri wanted = uri;
        wanted.language = language;
        Result<ExpressionRecord> record = store::findExpression(db, wanted, today);
        if (record || record.error().code != ErrorCode::NotFound)
            return record;
    }
    return store::findExpression(db, uri, today);
}

ComparedSide side(const ExpressionRecord &record, const Comparison &comparison)
{
    const Expression &text = record.expression;
    const QString name = textName({text.uri, text.language, text.date, text.title},
                                  comparison.areLanguages || hasLanguages(record));
    return {text.uri, text.language,
            comparison.areWorks
                ? ComparisonWords::tr("%1, %2", "title, date").arg(text.title.simplified(), name)
                : name};
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
    SHERIA_TRY(const FrbrUri other, FrbrUri::parse(after));
    SHERIA_TRY(made.before, find(db, before, other.language, today));
    SHERIA_TRY(made.after, find(db, after, made.before.expression.language, today));
    const QByteArray &language = made.after.expression.language;
    made.areLanguages = made.before.expression.language != language;
    made.areWorks = made.before.work.id != made.after.work.id;
    SHERIA_TRY(auto olds, knowledge::textsOf(db, made.before));
    SHERIA_TRY(auto news, knowledge::textsOf(db, made.after));
    for (std::vector<knowledge::ExpressionText> *texts : {&olds, &news}) {
        for (knowledge::ExpressionText &text : *texts)
            SHERIA_CHECK(text.readLines(db));
    }
    SHERIA_TRY(const comparison::Pairing pairing,
               comparison::pairingAcross(db, {made.before, olds}, {made.after, news}));
    const auto rows = comparison::rowsOf(olds, news, pairing,
                                         made.areLanguages ? comparison::Languages::Two
                                                           : comparison::Languages::Same,
                                         language);
    made.content = compareHtml(rows, side(made.before, made), side(made.after, made));
    made.toc = compareToc(rows);
    made.differences = int(std::count_if(rows.begin(), rows.end(), [](const comparison::Row &row) {
        return row.isDifference();
    }));
    return made;
}

ComparedPair pairFor(const ExpressionRecord &record, QDate asAt, QDate today)
{
    if (asAt.isValid()) {
        const ComparedPair pair{versionAt(record, std::min(asAt, today)),
                                versionAt(record, std::max(asAt, today))};
        if (!pair.before.isEmpty() && pair.before != pair.after)
            return pair;
    }

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
