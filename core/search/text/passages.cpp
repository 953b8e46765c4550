// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/text/passages.h"

#include <algorithm>
#include <iterator>

namespace sheria::search {

namespace {

constexpr int UndividedWords = 400; ///< A unit up to this stays whole.
constexpr int TargetWords = 250;
constexpr int SoonestWords = 150; ///< Before that no passage ends.
constexpr int LatestWords = 320;

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\f';
}

int wordsIn(QByteArrayView text)
{
    return int(std::count_if(text.begin(), text.end(), isBlank)) + 1;
}

/// What sections and articles consist of. Other elements are sections, articles and the like, or hold
/// these.
constexpr QByteArrayView BelowSections[] = {"alinea",    "clause",    "indent",       "level",
                                            "list",      "paragraph", "point",        "proviso",
                                            "subclause", "sublist",   "subparagraph", "subrule",
                                            "subsection"};

bool isBelowSections(const akn::Provision &provision)
{
    return std::find(std::begin(BelowSections), std::end(BelowSections), provision.element)
        != std::end(BelowSections);
}

bool isSection(const akn::Provision &provision)
{
    return provision.element == "section" || provision.element == "article"
        || provision.element == "rule";
}

/// Cuts a text that has units into these and what is between them.
class Cutter
{
public:
    Cutter(QByteArrayView text, const std::vector<akn::Provision> &provisions, bool isRunning)
        : m_text(text)
        , m_provisions(provisions)
        , m_isRunning(isRunning)
    {
        for (const akn::Provision &provision : provisions)
            m_starts.push_back(provision.textStart);
        std::sort(m_starts.begin(), m_starts.end());
    }

    std::vector<Passage> run()
    {
        qsizetype at = 0;
        for (const int unit : units()) {
            const akn::Provision &provision = m_provisions[std::size_t(unit)];
            if (provision.textStart < at)
                continue;
            divide(at, provision.textStart, enclosing(at));
            divide(provision.textStart, provision.textEnd, unit);
            at = provision.textEnd;
        }
        divide(at, m_text.size(), enclosing(at));
        return std::move(m_passages);
    }

private:
    /// Of the provisions that a table of contents lists, those that people cite and read as a whole,
    /// by where they stand: sections and articles; where there are none, what a chapter consists of;
    /// where there is nothing in it, the chapter.
    std::vector<int> units() const
    {
        if (m_isRunning)
            return {};
        std::vector<bool> hasSections(m_provisions.size(), false); // Or what holds them.
        std::vector<bool> hasListed(m_provisions.size(), false);
        for (const akn::Provision &provision : m_provisions) {
            if (!provision.isListed)
                continue;
            mark(hasListed, provision.parent);
            if (!isBelowSections(provision))
                mark(hasSections, provision.parent);
        }
        std::vector<int> found;
        std::vector<bool> isWithin(m_provisions.size(), false); // A unit, or in one.
        for (std::size_t i = 0; i < m_provisions.size(); ++i) {
            const akn::Provision &provision = m_provisions[i];
            isWithin[i] = provision.parent >= 0 && isWithin[std::size_t(provision.parent)];
            const bool isWhole = isSection(provision) || isBelowSections(provision)
                || !hasListed[i];
            if (isWithin[i] || !isWhole || hasSections[i] || !provision.isListed
                || provision.textEnd <= provision.textStart)
                continue;
            isWithin[i] = true;
            found.push_back(int(i));
        }
        std::stable_sort(found.begin(), found.end(), [this](int a, int b) {
            return m_provisions[std::size_t(a)].textStart < m_provisions[std::size_t(b)].textStart;
        });
        return found;
    }

    /// A provision and all around it.
    void mark(std::vector<bool> &marks, int provision) const
    {
        for (int up = provision; up >= 0 && !marks[std::size_t(up)];
             up = m_provisions[std::size_t(up)].parent)
            marks[std::size_t(up)] = true;
    }

    /// The innermost listed provision around or beginning at a place between units: a chapter.
    int enclosing(qsizetype at) const
    {
        if (m_isRunning)
            return -1;
        qsizetype begin = at;
        while (begin < m_text.size() && isBlank(m_text[begin]))
            ++begin;
        int found = -1;
        for (std::size_t i = 0; i < m_provisions.size(); ++i) {
            const akn::Provision &provision = m_provisions[i];
            if (provision.textStart > begin)
                break;
            if (provision.isListed && provision.textEnd > begin)
                found = int(i);
        }
        return found;
    }

    /// The outermost provision that begins at a place, if any does; else, of a running text, the
    /// innermost one that goes on there.
    int beginningAt(qsizetype start, int unit) const
    {
        int around = -1;
        for (std::size_t i = unit < 0 ? 0 : std::size_t(unit); i < m_provisions.size(); ++i) {
            const akn::Provision &provision = m_provisions[i];
            if (provision.textStart > start + 1)
                break;
            if (provision.textStart == start || provision.textStart == start + 1)
                return int(i);
            if (m_isRunning && provision.textEnd > start)
                around = int(i);
        }
        return around;
    }

    void add(qsizetype start, qsizetype end, int unit, bool isDivided)
    {
        while (start < end && isBlank(m_text[start]))
            ++start;
        while (end > start && isBlank(m_text[end - 1]))
            --end;
        if (start == end)
            return;
        m_passages.push_back({unit, beginningAt(start, unit), isDivided, start, end});
    }

    void divide(qsizetype start, qsizetype end, int unit)
    {
        int left = wordsIn(m_text.sliced(start, std::max<qsizetype>(0, end - start)));
        const bool isDivided = left > UndividedWords;
        while (left > UndividedWords) {
            const qsizetype cut = nextCut(start, end);
            left -= wordsIn(m_text.sliced(start, cut - start)) - 1;
            add(start, cut, unit, true);
            start = cut;
        }
        add(start, end, unit, isDivided);
    }

    bool isSentenceEnd(qsizetype blank) const
    {
        const char before = blank > 0 ? m_text[blank - 1] : ' ';
        const char after = blank + 1 < m_text.size() ? m_text[blank + 1] : ' ';
        return (before == '.' || before == ';' || before == '?' || before == ':')
            && !(after >= 'a' && after <= 'z');
    }

    /// Where a passage from `start` ends best: before a provision, else after a sentence.
    qsizetype nextCut(qsizetype start, qsizetype end) const
    {
        auto boundary = std::upper_bound(m_starts.begin(), m_starts.end(), start);
        int words = 1;
        qsizetype sentence = -1;
        qsizetype provision = -1;
        for (qsizetype at = start; at < end; ++at) {
            if (!isBlank(m_text[at]))
                continue;
            while (boundary != m_starts.end() && *boundary <= at)
                ++boundary;
            if (words >= SoonestWords) {
                if (boundary != m_starts.end() && *boundary == at + 1)
                    provision = at;
                else if (isSentenceEnd(at))
                    sentence = at;
                if (words >= TargetWords && (provision >= 0 || sentence >= 0))
                    return provision >= 0 ? provision : sentence;
            }
            if (++words > LatestWords)
                return at;
        }
        return end;
    }

    QByteArrayView m_text;
    const std::vector<akn::Provision> &m_provisions;
    const bool m_isRunning;
    std::vector<qsizetype> m_starts;
    std::vector<Passage> m_passages;
};

} // namespace

std::vector<Passage> passagesOf(const akn::Document &document)
{
    return passagesOf(document.text(), document.provisions(),
                      document.doctype().startsWith("judg"));
}

std::vector<Passage> passagesOf(QByteArrayView text, const std::vector<akn::Provision> &provisions,
                                bool isRunning)
{
    return Cutter(text, provisions, isRunning).run();
}

} // namespace sheria::search
