#include "app/compare/comparehtml.h"

#include "core/domain/language.h"

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
        const QString sentence = rows.empty()
            ? ComparePageWords::tr("Neither of them has a text.")
            : ComparePageWords::tr("These texts have the same words.");
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

} // namespace sheria::app
