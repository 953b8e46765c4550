// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/quotedtexts.h"

#include "core/briefs/quotedpassages.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace sheria::briefs {

using namespace Qt::StringLiterals;
using Block = BriefText::Block;

namespace {

constexpr qsizetype LeastWords = 3;
constexpr char16_t OpeningSingle = 0x2018;

bool isSetOff(const Block &block)
{
    return block.paragraph->isIndented || block.paragraph->isQuotation;
}

qsizetype wordsOf(QStringView text)
{
    return text.toString().simplified().count(u' ') + 1;
}

class QuotationFinder
{
public:
    QuotationFinder(const BriefText &text, const std::vector<Found> &found)
        : m_text(text)
        , m_found(found)
    {}

    std::vector<Quoted> run()
    {
        for (const Block &block : m_text.blocks()) {
            noteIntro(block);
            if (isSetOff(block) && addSetOff(block))
                continue;
            addPassages(block);
        }
        for (const auto &[note, open] : m_open)
            endOpen(open);
        return std::move(m_quoted);
    }

private:
    /// A quotation that the paragraph before did not close.
    struct Open
    {
        std::size_t quoted = 0;
        char16_t mark = 0;
    };

    void noteIntro(const Block &block)
    {
        const Block *before = m_text.before(block);
        const bool isOn = before && isSetOff(*before);
        const Block *intro = isOn ? m_intros[std::size_t(before - m_text.blocks().data())] : before;
        m_intros.push_back(isSetOff(block) ? intro : nullptr);
    }

    // ---- paragraphs that are set off

    /// Whether the paragraph was added as a whole.
    bool addSetOff(const Block &block)
    {
        const QString &text = block.paragraph->text;
        const Block *intro = m_intros.back();
        if (intro && intro != m_asked) {
            m_asked = intro;
            m_isLeading = leadsToQuotation(*intro);
        }
        const bool isSaid = block.paragraph->isQuotation || (intro && m_isLeading);
        const std::vector<Passage> passages = passagesIn(text);
        if (!passages.empty() && (!isSaid || isAll(text, passages.front())))
            return false;
        Quoted quoted;
        quoted.range = block.range;
        quoted.checked.text = text.trimmed();
        quoted.isSetOff = true;
        quoted.isTentative = !isSaid;
        quoted.intro = intro;
        add(block, std::move(quoted));
        return true;
    }

    /// Whether marks stand around a paragraph, with no more than a reference behind them.
    static bool isAll(const QString &text, const Passage &passage)
    {
        constexpr qsizetype MostBehind = 3;
        const QString behind = text.mid(passage.end + 1).trimmed();
        const bool isAtStart = QStringView(text).left(passage.start - 1).trimmed().isEmpty();
        return isAtStart
            && (!passage.isClosed || behind.size() <= MostBehind || behind.startsWith(u'(')
                || behind.startsWith(u'['));
    }

    /// Whether a paragraph ends with a colon and says whose words follow: a citation stands just before the
    /// colon or in the note there, or words like "the court held" stand beside one.
    bool leadsToQuotation(const Block &intro) const
    {
        static const QRegularExpression colon(u":[\\s\\-\\x{2013}\\x{2014}]*$"_s);
        static const QRegularExpression saying(
            u"\\b(?:held|holds?|said|says?|stated?|states|stating|provid(?:es?|ed|ing)|reads?|read|"
            u"put it|"
            "observ(?:es|ed|ing)|explain(?:s|ed)|wrote|writes|ruled|noted|notes|remark(?:s|ed)|"
            "defin(?:es|ed)|"
            "stipulat(?:es|ed)|prescrib(?:es|ed)|enact(?:s|ed)|declar(?:es|ed)|follow(?:s|ing)|"
            "words?|terms|"
            "wording|passage|quot(?:es|ed)|dictum|per|express(?:es|ed)|conclud(?:es|ed)|reason(?:s|"
            "ed)|"
            "dispose|énonce|prévoit|jugé|décidé|stipule|linasema|inasema|dispõe|bepaal)\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
        const QString &text = intro.paragraph->text;
        const QRegularExpressionMatch end = colon.match(text);
        if (!end.hasMatch())
            return false;
        constexpr qsizetype MostApart = 6;
        const auto last = lastIn(m_found, intro.range);
        const qsizetype at = m_text.bytesUpTo(intro, end.capturedStart());
        if (last && m_found[*last].range.end + MostApart >= at)
            return true;
        bool isInNote = false;
        for (const Paragraph::Mark &mark : intro.paragraph->marks)
            isInNote = isInNote || inNote(m_text, m_found, mark.note).has_value();
        const bool isMarkedAtEnd = !intro.paragraph->marks.empty()
            && intro.paragraph->marks.back().at >= end.capturedStart();
        return (isInNote && isMarkedAtEnd) || ((last || isInNote) && saying.match(text).hasMatch());
    }

    // ---- between marks

    void addPassages(const Block &block)
    {
        const QString &text = block.paragraph->text;
        std::vector<Passage> passages = passagesIn(text);
        const auto known = m_open.find(block.note);
        const bool isOpen = known != m_open.end();
        const Open open = isOpen ? known->second : Open();
        if (isOpen)
            m_open.erase(known);
        const bool isContinued = isOpen && openingMark(text) == open.mark && !passages.empty();
        if (isOpen && !isContinued)
            endOpen(open);
        qsizetype units = 0;
        qsizetype bytes = block.range.start;
        const auto bytesAt = [&](qsizetype at) {
            bytes += QStringView(text).mid(units, at - units).toUtf8().size();
            units = at;
            return bytes;
        };
        for (std::size_t i = 0; i < passages.size(); ++i) {
            const Passage &passage = passages[i];
            Quoted quoted;
            quoted.range.start = bytesAt(passage.start);
            quoted.range.end = bytesAt(passage.end);
            const bool isPart = (i == 0 && isContinued)
                || (!passage.isClosed && passage.mark != OpeningSingle);
            const QStringView words = QStringView(text).mid(passage.start,
                                                            passage.end - passage.start);
            const bool isWanted = isPart
                || (wordsOf(words) >= LeastWords && !isNameOnly(text, passage));
            if (!isWanted || isCitation(quoted.range))
                continue;
            quoted.checked.text = words.trimmed().toString();
            if (i == 0 && isContinued)
                quoted.before = open.quoted;
            add(block, std::move(quoted));
            if (!passage.isClosed)
                m_open[block.note] = {m_quoted.size() - 1, passage.mark};
        }
    }

    /// Nothing goes on with it: the mark of a quotation is missing, or it was an apostrophe.
    void endOpen(const Open &open)
    {
        Quoted &quoted = m_quoted[open.quoted];
        if (open.mark == OpeningSingle && !quoted.before)
            quoted.checked.text.clear();
        else
            quoted.checked.isOpen = true;
    }

    /// “Oak v Elm [2019] KEHC 77” is cited and not quoted.
    bool isCitation(const Range &range) const
    {
        constexpr qsizetype MostOf = 10;
        constexpr qsizetype Least = 7;
        auto at = std::partition_point(m_found.begin(), m_found.end(), [&](const Found &one) {
            return one.range.end <= range.start;
        });
        qsizetype covered = 0;
        for (; at != m_found.end() && at->range.start < range.end; ++at)
            covered += std::min(at->range.end, range.end) - std::max(at->range.start, range.start);
        return covered * MostOf >= (range.end - range.start) * Least;
    }

    void add(const Block &block, Quoted quoted)
    {
        quoted.block = &block;
        quoted.checked.place = m_text.placeOf(quoted.range);
        m_quoted.push_back(std::move(quoted));
    }

    const BriefText &m_text;
    const std::vector<Found> &m_found;
    const Block *m_asked = nullptr; ///< The last one for which `m_isLeading` was made out.
    bool m_isLeading = false;
    std::vector<const Block *> m_intros; ///< By block.
    std::map<int, Open> m_open;          ///< By note.
    std::vector<Quoted> m_quoted;
};

} // namespace

std::vector<Quoted> quotedTexts(const BriefText &text, const std::vector<Found> &found)
{
    return QuotationFinder(text, found).run();
}

std::optional<std::size_t> firstIn(const std::vector<Found> &found, const Range &range)
{
    const auto first = std::partition_point(found.begin(), found.end(), [&](const Found &one) {
        return one.range.start < range.start;
    });
    return first != found.end() && first->range.start < range.end
        ? std::optional(std::size_t(first - found.begin()))
        : std::nullopt;
}

std::optional<std::size_t> lastIn(const std::vector<Found> &found, const Range &range)
{
    const auto next = std::partition_point(found.begin(), found.end(), [&](const Found &one) {
        return one.range.start < range.end;
    });
    return next != found.begin() && std::prev(next)->range.start >= range.start
        ? std::optional(std::size_t(next - found.begin()) - 1)
        : std::nullopt;
}

std::optional<std::size_t> inNote(const BriefText &text, const std::vector<Found> &found, int note)
{
    const Block *first = text.ofNote(note);
    if (!first)
        return std::nullopt;
    const Block *end = text.blocks().data() + text.blocks().size();
    for (const Block *block = first; block != end && block->note == note; ++block) {
        if (const auto one = firstIn(found, block->range))
            return one;
    }
    return std::nullopt;
}

std::optional<std::size_t> citationFor(const BriefText &text, const std::vector<Found> &found,
                                       const Quoted &quoted)
{
    constexpr qsizetype MostBetween = 7; // ”. and the mark.
    const Block &block = *quoted.block;
    const std::vector<Paragraph::Mark> &marks = block.paragraph->marks;
    const qsizetype end = quoted.checked.place.end;
    const auto behind = std::partition_point(
        marks.begin(), marks.end(), [&](const Paragraph::Mark &mark) { return mark.at < end; });
    for (auto mark = behind; mark != marks.end() && mark->at - end <= MostBetween; ++mark) {
        if (const auto one = inNote(text, found, mark->note))
            return one;
    }
    if (!quoted.isSetOff && !isSetOff(block)) {
        if (const auto before = lastIn(found, {block.range.start, quoted.range.start}))
            return before;
        if (const auto after = firstIn(found, {quoted.range.end, block.range.end}))
            return after;
        for (const Paragraph::Mark &mark : marks) {
            if (const auto one = inNote(text, found, mark.note))
                return one;
        }
        // A paragraph of its own, to which the one before leads.
        const Block *before = text.before(block);
        const bool isLed = before && quoted.checked.place.start <= 1
            && before->paragraph->text.trimmed().endsWith(u':');
        return isLed ? lastIn(found, before->range) : std::nullopt;
    }
    if (!quoted.isSetOff) {
        if (const auto before = lastIn(found, {block.range.start, quoted.range.start}))
            return before;
        if (const auto after = firstIn(found, {quoted.range.end, block.range.end}))
            return after;
    }
    const Block *intro = quoted.intro;
    for (const Block *at = &block; !intro && at; at = text.before(*at)) {
        if (!isSetOff(*at))
            intro = at;
    }
    if (!intro)
        return std::nullopt;
    if (const auto one = lastIn(found, intro->range))
        return one;
    for (const Paragraph::Mark &mark : intro->paragraph->marks) {
        if (const auto one = inNote(text, found, mark.note))
            return one;
    }
    return std::nullopt;
}

} // namespace sheria::briefs
