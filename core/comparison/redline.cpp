// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/redline.h"

#include "core/domain/language.h"
#include "core/domain/today.h"

#include <QRegularExpression>

#include <utility>

namespace sheria::comparison {

using namespace Qt::StringLiterals;

namespace {

/// Runs of one line, cell by cell.
using Cells = std::vector<std::vector<Run>>;

QByteArray marked(const std::vector<Run> &runs)
{
    QByteArray out;
    for (const Run &run : runs) {
        const QByteArray text = xmlText(run.text);
        if (run.kind == Run::Kind::Same || run.text.trimmed().isEmpty()) {
            out += text;
            continue;
        }
        // Blanks at the ends are not marked: they would look like words.
        const QByteArray element = run.kind == Run::Kind::Added ? "ins" : "del";
        out += QByteArray(text.startsWith(' ') ? " <" : "<") + element + '>' + text.trimmed() + "</"
            + element + (text.endsWith(' ') ? "> " : ">");
    }
    return out.trimmed();
}

std::vector<Cells> linesOf(const std::vector<Run> &runs)
{
    std::vector<Cells> lines{{{}}};
    for (const Run &run : runs) {
        qsizetype from = 0;
        for (qsizetype at = 0; at <= run.text.size(); ++at) {
            const QChar sign = at < run.text.size() ? run.text[at] : QChar(u'\n');
            if (sign != u'\n' && sign != u'\t')
                continue;
            if (at > from)
                lines.back().back().push_back({run.kind, run.text.mid(from, at - from)});
            from = at + 1;
            if (at == run.text.size())
                break;
            if (sign == u'\n')
                lines.push_back({{}});
            else
                lines.back().push_back({});
        }
    }
    return lines;
}

/// Takes the number that the words of a provision begin with, "(a)" or "12.", before and after.
std::vector<Run> takeNumber(std::vector<Run> &words)
{
    static const QRegularExpression number(
        u"^\\s*(?:\\([^()\\s]{1,8}\\)|[0-9]{1,4}[A-Za-z]{0,3}[.)]|"
        "[A-Za-z]{1,5}[.)])(?=\\s|$)"_s);
    std::vector<Run> taken;
    std::vector<Run> left;
    bool isBegin = true;
    for (Run &run : words) {
        const QRegularExpressionMatch match = isBegin ? number.match(run.text)
                                                      : QRegularExpressionMatch();
        if (!match.hasMatch()) {
            isBegin = false;
            left.push_back(std::move(run));
            continue;
        }
        taken.push_back({run.kind, match.captured().trimmed()});
        const QString rest = run.text.sliced(match.capturedEnd());
        isBegin = run.kind == Run::Kind::Removed && rest.trimmed().isEmpty();
        if (!rest.isEmpty())
            left.push_back({run.kind, rest});
    }
    if (taken.empty() || left.empty())
        return {};
    words = std::move(left);
    return taken;
}

QByteArray blocksOf(const std::vector<Run> &runs)
{
    QByteArray out;
    bool isInTable = false;
    for (const Cells &cells : linesOf(runs)) {
        const bool isRow = cells.size() > 1;
        if (isRow != std::exchange(isInTable, isRow))
            out += isRow ? "<table>" : "</table>";
        if (!isRow) {
            if (const QByteArray line = marked(cells.front()); !line.isEmpty())
                out += "<p>" + line + "</p>";
            continue;
        }
        out += "<tr>";
        for (const std::vector<Run> &cell : cells)
            out += "<td><p>" + marked(cell) + "</p></td>";
        out += "</tr>";
    }
    return out + (isInTable ? "</table>" : "");
}

/// Writes rows as elements of the hierarchy, one in another as their levels say.
class RedlineWriter
{
public:
    void write(const Row &row, bool hasParts)
    {
        while (int(m_open.size()) > row.level)
            close();
        std::vector<Run> words = row.words;
        const std::vector<Run> number = row.head.empty() ? takeNumber(words) : std::vector<Run>();
        const QByteArray element = row.head.empty() ? "paragraph" : "section";
        m_out += '<' + element + " eId=\"row_" + QByteArray::number(++m_count) + "\">";
        if (!number.empty())
            m_out += "<num>" + marked(number) + "</num>";
        if (!row.head.empty())
            m_out += "<heading>" + marked(row.head) + "</heading>";
        QByteArray blocks = wayOf(row) + blocksOf(words);
        if (!hasParts) {
            m_out += "<content>" + (blocks.isEmpty() ? "<p/>"_ba : blocks) + "</content></"
                + element + '>';
            return;
        }
        if (!blocks.isEmpty())
            m_out += "<intro>" + blocks + "</intro>";
        m_open.push_back(element);
    }

    QByteArray take()
    {
        while (!m_open.empty())
            close();
        return std::move(m_out);
    }

private:
    static QByteArray wayOf(const Row &row)
    {
        if (!row.isDifference() || row.from.isEmpty())
            return {};
        return "<p><remark status=\"editorial\">[formerly " + xmlText(row.from) + "]</remark></p>";
    }

    void close()
    {
        m_out += "</" + m_open.back() + '>';
        m_open.pop_back();
    }

    QByteArray m_out;
    std::vector<QByteArray> m_open;
    int m_count = 0;
};

/// What of the runs stands in the text that lacks those of the kind `without`.
std::vector<Run> runsWithout(const std::vector<Run> &runs, Run::Kind without, bool isMarked)
{
    std::vector<Run> left;
    for (const Run &run : runs) {
        if (run.kind != without)
            left.push_back({isMarked ? run.kind : Run::Kind::Same, run.text});
    }
    return left;
}

/// A cell of the text that lacks the words of the kind `without`.
QByteArray parallelCell(const Row &row, Run::Kind without, const QByteArray &language)
{
    const bool isMarked = row.kind != Row::Kind::Paired;
    const std::vector<Run> head = runsWithout(row.head, without, isMarked);
    const QByteArray heading = marked(head);
    const QByteArray blocks = (heading.isEmpty() ? ""_ba : "<p><b>" + heading + "</b></p>")
        + blocksOf(runsWithout(row.words, without, isMarked));
    return "<td xml:lang=\"" + language + "\">" + (blocks.isEmpty() ? "<p/>"_ba : blocks) + "</td>";
}

QByteArray levelOf(const QByteArray &element, const QByteArray &thisUri, const QByteArray &uri,
                   const QByteArray &date, const QByteArray &more)
{
    return '<' + element + "><FRBRthis value=\"" + thisUri + "\"/><FRBRuri value=\"" + uri
        + "\"/><FRBRdate date=\"" + date + "\" name=\"Generation\"/><FRBRauthor href=\"#sheria\"/>"
        + more + "</" + element + '>';
}

/// Levels without gaps: what is in a provision that has no row of its own moves up.
std::vector<int> levelsOf(const std::vector<Row> &rows)
{
    std::vector<int> levels;
    std::vector<int> open;
    for (const Row &row : rows) {
        while (!open.empty() && open.back() >= row.level)
            open.pop_back();
        levels.push_back(int(open.size()));
        open.push_back(row.level);
    }
    return levels;
}

} // namespace

QByteArray xmlText(const QString &text)
{
    QString kept;
    kept.reserve(text.size());
    for (const QChar sign : text) {
        // XML has no other control characters.
        const bool isText = sign >= u' ' || sign == u'\t' || sign == u'\n';
        if (isText && sign.unicode() < 0xfffe)
            kept += sign;
    }
    return kept.toHtmlEscaped().toUtf8();
}

namespace {

/// The date of a text, "2010-01-01".
QString nameOfText(const ExpressionRecord &record)
{
    const QDate date = knownDate(record.expression.date);
    return date.isValid() ? date.toString(Qt::ISODate) : u"a text without a date"_s;
}

const QString &titleOf(const ExpressionRecord &record)
{
    return record.expression.title.isEmpty() ? record.work.title : record.expression.title;
}

bool areLanguages(const ExpressionRecord &before, const ExpressionRecord &after)
{
    return before.expression.language != after.expression.language;
}

/// "français, 2010-01-01".
QString nameInLanguage(const ExpressionRecord &record)
{
    return languageName(record.expression.language) + u", "_s + nameOfText(record);
}

} // namespace

QString redlineTitle(const ExpressionRecord &before, const ExpressionRecord &after)
{
    const bool isTold = areLanguages(before, after);
    const QString name = isTold ? nameInLanguage(before) : nameOfText(before);
    const QString other = isTold ? nameInLanguage(after) : nameOfText(after);
    if (before.work.uri.workUri(false) != after.work.uri.workUri(false))
        return u"%1 (%2) compared with %3 (%4)"_s.arg(titleOf(before), name, titleOf(after), other);
    if (isTold)
        return u"%1: %2, and %3"_s.arg(titleOf(after), name, other);
    return u"%1: changes from %2 to %3"_s.arg(titleOf(after), name, other);
}

QByteArray derivedDocument(const QByteArray &name, const QString &title,
                           const ExpressionRecord &record, const QByteArray &body)
{
    const QByteArray work = record.work.uri.workUri(false);
    const QByteArray &uri = record.expression.uri;
    const QByteArray date = record.expression.date.toString(Qt::ISODate).toLatin1();
    const QByteArray country = "<FRBRcountry value=\"" + record.work.uri.country + "\"/>";
    const QByteArray language = "<FRBRlanguage language=\"" + record.expression.language + "\"/>";
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><doc name=\""
        + name + "\" contains=\"originalVersion\"><meta><identification source=\"#sheria\">"
        + levelOf("FRBRWork", work + "/!" + name, work, date, country)
        + levelOf("FRBRExpression", uri + "/!" + name, uri, date, language)
        + levelOf("FRBRManifestation", uri + "/!" + name, uri, date, {})
        + "</identification><references source=\"#sheria\"><TLCOrganization eId=\"sheria\" "
          "href=\"/ontology/organization/sheria\" showAs=\"Sheria\"/></references></meta><preface>"
          "<p><docTitle>"
        + xmlText(title) + "</docTitle></p></preface><mainBody>"
        + (body.isEmpty() ? "<p/>"_ba : body) + "</mainBody></doc></akomaNtoso>\n";
}

QByteArray redline(const std::vector<Row> &rows, const ExpressionRecord &before,
                   const ExpressionRecord &after)
{
    const std::vector<int> levels = levelsOf(rows);
    RedlineWriter writer;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Row row = rows[i];
        row.level = levels[i];
        writer.write(row, i + 1 < rows.size() && levels[i + 1] > levels[i]);
    }
    return derivedDocument("redline", redlineTitle(before, after), after, writer.take());
}

QByteArray parallelText(const std::vector<Row> &rows, const ExpressionRecord &before,
                        const ExpressionRecord &after)
{
    const bool areWorks = before.work.uri.workUri(false) != after.work.uri.workUri(false);
    const auto head = [areWorks](const ExpressionRecord &record) {
        const QString name = nameInLanguage(record);
        return "<th><p>" + xmlText(areWorks ? QString(titleOf(record) + u", "_s + name) : name)
            + "</p></th>";
    };
    QByteArray table = "<table class=\"akn--parallel\"><tr>" + head(before) + head(after) + "</tr>";
    for (const Row &row : rows)
        table += "<tr>" + parallelCell(row, Run::Kind::Added, before.expression.language)
            + parallelCell(row, Run::Kind::Removed, after.expression.language) + "</tr>";
    return derivedDocument("parallel", redlineTitle(before, after), after, table + "</table>");
}

} // namespace sheria::comparison
