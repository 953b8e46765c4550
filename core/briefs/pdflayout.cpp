// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/pdflayout.h"

#include "core/briefs/office.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace sheria::briefs {

using namespace Qt::StringLiterals;

namespace {

/// Of a page. Units: points, from its upper left corner.
struct Box
{
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    double height() const { return bottom - top; }
};

struct Word
{
    Box box;
    QString text;
};

/// A line of a page, with the raised numbers in it taken out.
struct Line
{
    /// A number that may refer to a note.
    struct Sign
    {
        qsizetype at = 0;
        int number = 0;
    };

    Box box;
    QString text;
    std::vector<Sign> signs;
    int page = 0;
    double second = 0; ///< Where its second word begins.
    int number = 0; ///< That it begins with: "3", "[3]", or a raised one; 0: it begins with none.
    qsizetype behindNumber = 0; ///< Where its text goes on behind that.
};

Box boxOf(const QXmlStreamAttributes &attributes)
{
    const auto value = [&](const char *name) {
        return attributes.value(QLatin1String(name)).toDouble();
    };
    return {value("xMin"), value("yMin"), value("xMax"), value("yMax")};
}

int numberIn(const QString &text)
{
    static const QRegularExpression form(u"^[\\[(]?(\\d{1,3})[\\])]?$"_s);
    return form.match(text).captured(1).toInt();
}

Line lineOf(const std::vector<Word> &words, int page)
{
    constexpr double Small = 0.8;   // Of the height of the line.
    constexpr double Beside = 0.12; // So near that no blank is between. Of the height.
    Line line;
    line.page = page;
    line.box = words.front().box;
    for (const Word &word : words) {
        line.box.left = std::min(line.box.left, word.box.left);
        line.box.right = std::max(line.box.right, word.box.right);
        line.box.top = std::min(line.box.top, word.box.top);
        line.box.bottom = std::max(line.box.bottom, word.box.bottom);
    }
    double height = 0;
    for (const Word &word : words)
        height = std::max(height, word.box.height());
    line.second = words.size() > 1 ? words[1].box.left : line.box.right;
    const Word *before = nullptr;
    for (const Word &word : words) {
        const bool isRaised = words.size() > 1 && word.box.height() < Small * height
            && line.box.bottom - word.box.bottom > word.box.top - line.box.top;
        const int number = numberIn(word.text);
        if (isRaised && number > 0) {
            if (line.text.isEmpty() && line.number == 0)
                line.number = number;
            else
                line.signs.push_back({line.text.size(), number});
        } else {
            const bool isJoined = before && word.box.left - before->box.right < Beside * height
                && (before->box.height() < Small * height || isRaised);
            if (!line.text.isEmpty() && !isJoined)
                line.text += u' ';
            line.text += word.text;
        }
        before = &word;
    }
    if (const int number = numberIn(words.front().text); line.number == 0 && number > 0) {
        line.number = number;
        line.behindNumber = words.front().text.size();
    }
    return line;
}

Result<std::vector<Line>> linesOf(const QByteArray &layout)
{
    std::vector<Line> lines;
    std::vector<Word> words;
    int page = 0;
    QXmlStreamReader reader(layout);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == "page"_L1) {
            ++page;
        } else if (reader.isStartElement() && reader.name() == "word"_L1) {
            Word word{boxOf(reader.attributes()), {}};
            word.text = reader.readElementText(QXmlStreamReader::IncludeChildElements).simplified();
            if (!word.text.isEmpty())
                words.push_back(std::move(word));
        } else if (reader.isEndElement() && reader.name() == "line"_L1 && !words.empty()) {
            lines.push_back(lineOf(words, page));
            words.clear();
        }
    }
    if (reader.hasError())
        return office::damaged(reader.errorString());
    return lines;
}

/// The most frequent of some lengths, each counted so often.
class Most
{
public:
    void add(double length, qsizetype times) { m_counts[std::lround(length)] += times; }
    double value() const
    {
        const auto most = std::max_element(m_counts.begin(), m_counts.end(),
                                           [](const auto &a, const auto &b) {
                                               return a.second < b.second;
                                           });
        return most == m_counts.end() ? 0 : double(most->first);
    }

private:
    std::map<long, qsizetype> m_counts;
};

class PdfReader
{
public:
    explicit PdfReader(std::vector<Line> lines) : m_lines(std::move(lines)) {}

    Brief read()
    {
        dropEdges();
        measure();
        noteWords();
        for (std::size_t first = 0; first < m_lines.size();) {
            std::size_t end = first;
            while (end < m_lines.size() && m_lines[end].page == m_lines[first].page)
                ++end;
            addPage(first, end);
            first = end;
        }
        return std::move(m_brief);
    }

private:
    /// The first and the last line of a page may be its number, or be the same on every page.
    void dropEdges()
    {
        static const QRegularExpression number(
            u"^\\W{0,2}(?:Page\\s+)?\\d{1,4}(?:\\s*(?:/|of|sur|de)\\s*\\d{1,4})?\\W{0,2}$"_s,
            QRegularExpression::CaseInsensitiveOption);
        constexpr int Often = 3;
        QHash<QString, int> edges;
        const auto isEdge = [this](std::size_t i) {
            return i == 0 || i + 1 == m_lines.size() || m_lines[i - 1].page != m_lines[i].page
                || m_lines[i + 1].page != m_lines[i].page;
        };
        std::vector<bool> areEdges(m_lines.size());
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            areEdges[i] = isEdge(i);
            if (areEdges[i])
                ++edges[m_lines[i].text];
        }
        std::size_t index = 0;
        std::erase_if(m_lines, [&](const Line &line) {
            const bool isAtEdge = areEdges[index++];
            return isAtEdge
                && (number.match(line.text).hasMatch() || edges.value(line.text) >= Often);
        });
    }

    void measure()
    {
        Most left;
        Most height;
        Most pitch;
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const Line &line = m_lines[i];
            left.add(line.box.left, 1);
            height.add(line.box.height(), line.text.size());
            m_right = std::max(m_right, line.box.right);
            const bool isNext = i > 0 && m_lines[i - 1].page == line.page
                && line.box.top > m_lines[i - 1].box.top;
            if (isNext)
                pitch.add(line.box.top - m_lines[i - 1].box.top, 1);
        }
        m_left = left.value();
        m_height = height.value();
        m_pitch = pitch.value();
    }

    /// What words the document has: whether one that is divided has a hyphen.
    void noteWords()
    {
        static const QRegularExpression form(u"[\\p{L}][\\p{L}-]*\\p{L}"_s);
        for (const Line &line : m_lines) {
            for (auto match = form.globalMatch(line.text); match.hasNext();)
                m_words.insert(match.next().captured().toLower());
        }
    }

    // ---- a page

    void addPage(std::size_t first, std::size_t end)
    {
        const std::size_t notes = notesOf(first, end);
        for (std::size_t i = first; i < notes; ++i)
            addLine(m_lines[i], i > first ? &m_lines[i - 1] : nullptr);
        for (std::size_t i = notes; i < end; ++i)
            addToNotes(m_lines[i]);
    }

    /// The index of the line with which the notes of a page begin; `end`: it has none.
    std::size_t notesOf(std::size_t first, std::size_t end)
    {
        const int expected = int(m_brief.notes.size()) + 1;
        std::size_t best = end;
        bool hasSign = false;
        for (std::size_t i = first; i < end; ++i) {
            const bool isNote = hasSign && m_lines[i].number == expected && !isDate(m_lines[i]);
            const bool isSmall = m_lines[i].box.height() < Less * m_height;
            if (isNote && isSmall)
                return begin(first, i);
            if (isNote)
                best = i;
            hasSign = hasSign || refersTo(m_lines[i], expected);
        }
        return best == end ? end : begin(first, best);
    }

    /// The notes begin at a line: the numbers before it refer to them.
    std::size_t begin(std::size_t first, std::size_t notes)
    {
        for (std::size_t i = first; i < notes; ++i)
            takeJoined(m_lines[i]);
        return notes;
    }

    /// "1 January 2019 was a Tuesday"
    static bool isDate(const Line &line)
    {
        static const QRegularExpression form(
            u"^\\d{1,2}\\s+(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug("
            u"?:ust)?|"
            "Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|janvier|février|mars|avril|"
            "mai|juin|juillet|"
            "août|septembre|octobre|novembre|décembre|janeiro|fevereiro|março|abril|maio|junho|"
            "julho|agosto|"
            "setembro|outubro|novembro|dezembro|Januari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti)\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
        return form.match(line.text).hasMatch();
    }

    /// "2001.1", "Code,1": a number behind a word that refers to a note. Not that of "s.1", "v.1".
    static const QRegularExpression &joined()
    {
        static const QRegularExpression form(
            u"(?:\\p{L}{3,}|(?:1[6-9]|20)\\d{2}(?=\\D)|[\\x{201D}\"\\x{2019})\\]])[.,;:\\x{201D}\"\\x{2019})\\]]*(\\d{1,3})(?=[.,;:]?(?:\\s|$))"_s);
        return form;
    }

    static bool refersTo(const Line &line, int number)
    {
        const bool isRaised = std::any_of(line.signs.begin(), line.signs.end(),
                                          [&](const Line::Sign &sign) {
                                              return sign.number == number;
                                          });
        if (isRaised)
            return true;
        for (auto match = joined().globalMatch(line.text); match.hasNext();) {
            if (match.next().captured(1).toInt() == number)
                return true;
        }
        return false;
    }

    /// Takes out numbers that are joined to words, in their order, where the line has no raised ones.
    void takeJoined(Line &line)
    {
        for (const Line::Sign &sign : line.signs)
            m_nextSign = std::max(m_nextSign, sign.number + 1);
        if (!line.signs.empty())
            return;
        qsizetype from = 0;
        for (auto match = joined().match(line.text); match.hasMatch();
             match = joined().match(line.text, from)) {
            from = match.capturedEnd(1);
            if (match.captured(1).toInt() != m_nextSign)
                continue;
            line.text.remove(match.capturedStart(1), match.capturedLength(1));
            line.signs.push_back({match.capturedStart(1), m_nextSign++});
            from = match.capturedStart(1);
        }
    }

    void addToNotes(const Line &line)
    {
        const bool isNew = line.number == int(m_brief.notes.size()) + 1 && !isDate(line);
        if (isNew)
            m_brief.notes.emplace_back();
        if (m_brief.notes.empty())
            return;
        std::vector<Paragraph> &note = m_brief.notes.back();
        if (note.empty()) {
            note.emplace_back();
            note.back().page = line.page;
        }
        const QString text = isNew ? line.text.mid(line.behindNumber).trimmed() : line.text;
        join(note.back().text, text);
    }

    // ---- paragraphs

    void addLine(const Line &line, const Line *before)
    {
        if (m_brief.body.empty() || isNew(line, before))
            beginParagraph(line);
        else if (line.box.left < m_margin)
            m_margin = line.box.left;
        Paragraph &paragraph = m_brief.body.back();
        while (paragraph.page + int(paragraph.pageBreaks.size()) < line.page)
            paragraph.pageBreaks.push_back(paragraph.text.size());
        const qsizetype start = join(paragraph.text, line.text);
        for (const Line::Sign &sign : line.signs)
            paragraph.marks.push_back({start + sign.at, sign.number - 1});
        paragraph.isIndented = m_margin > m_left + WideMargin;
        m_last = line;
        ++m_linesOfParagraph;
    }

    void beginParagraph(const Line &line)
    {
        m_brief.body.emplace_back();
        m_brief.body.back().page = line.page;
        m_margin = line.box.left;
        m_first = line;
        m_linesOfParagraph = 0;
    }

    /// A line whose paragraph began with it, or goes on.
    bool isNew(const Line &line, const Line *before) const
    {
        static const QRegularExpression label(
            u"^(?:\\d{1,3}[.)]|\\(?[a-z]{1,3}\\)|\\(?[ivxIVX]{1,6}[.)]|[\\x{2022}\\x{25CF}-])\\s"_s);
        static const QRegularExpression ended(u"[.;:?!\\x{201D}\"]\\d{0,3}$"_s);
        constexpr double Short = 0.88; // Of the right margin.
        constexpr double Same = 8;
        const bool isEnded = ended.match(m_last.text).hasMatch();
        const bool isShort = m_last.box.right < m_left + Short * (m_right - m_left);
        const bool isLabelled = label.match(line.text).hasMatch();
        if (isLabelled && (isEnded || isShort || std::abs(line.box.left - m_last.box.left) > Same))
            return true;
        const bool isApart = before && line.box.top - m_last.box.top > Wide * m_pitch;
        if (isApart || (before && line.box.top < m_last.box.top - m_pitch))
            return true;
        if (isShort && isEnded)
            return true;
        // The second line may begin left of the first, or under its first word behind a number.
        if (m_linesOfParagraph == 1)
            return std::abs(line.box.left - m_first.box.left) > Same
                && std::abs(line.box.left - m_first.second) > Same
                && (line.box.left > m_first.box.left || isShort);
        return std::abs(line.box.left - m_last.box.left) > Same;
    }

    /// Adds a line to a text. Where it begins in it.
    qsizetype join(QString &text, const QString &line) const
    {
        if (text.endsWith(u'-') && !line.isEmpty()) {
            if (isDivided(text, line))
                text.chop(1);
        } else if (!text.isEmpty()) {
            text += u' ';
        }
        const qsizetype start = text.size();
        text += line;
        return start;
    }

    /// Whether the hyphen at the end of a line only divides a word: "regula-" and "tions", but "By-" and "law".
    bool isDivided(const QString &text, const QString &line) const
    {
        static const QRegularExpression last(u"[\\p{L}][\\p{L}-]*-$"_s);
        static const QRegularExpression next(u"^\\p{Ll}+"_s);
        constexpr qsizetype Prefix = 4; // "by-", "sub-", "non-", "self-".
        const QString begin = last.match(text.right(80)).captured().chopped(1).toLower();
        const QString end = next.match(line).captured();
        if (begin.isEmpty() || end.isEmpty())
            return false;
        if (m_words.contains(begin + u'-' + end))
            return false;
        return m_words.contains(begin + end) || begin.section(u'-', -1).size() > Prefix;
    }

    static constexpr double Less =
        0.95; ///< So high, or less, is a small letter. Of the usual height.
    static constexpr double Wide = 1.35;     ///< Of the usual distance of lines.
    static constexpr double WideMargin = 18; ///< Of what is set off.

    std::vector<Line> m_lines;
    Brief m_brief;
    QSet<QString> m_words;
    double m_left = 0;   ///< Of most lines.
    double m_right = 0;  ///< Of the longest line.
    double m_height = 0; ///< Of most letters.
    double m_pitch = 0;  ///< From line to line.
    Line m_first;        ///< Of the paragraph.
    Line m_last;
    double m_margin = 0;
    int m_linesOfParagraph = 0;
    int m_nextSign = 1;
};

} // namespace

Result<Brief> readPdfLayout(const QByteArray &layout)
{
    SHERIA_TRY(std::vector<Line> lines, linesOf(layout));
    return PdfReader(std::move(lines)).read();
}

} // namespace sheria::briefs
