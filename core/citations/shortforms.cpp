// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/shortforms.h"

#include <QString>

#include <algorithm>
#include <map>

namespace sheria::citations {

namespace {

class Binding
{
public:
    Binding(const Source &source, std::vector<Known> &names) : m_source(source), m_names(names) {}

    void run()
    {
        std::vector<Known> bound;
        Parties parties;
        std::size_t n = 0;
        for (std::size_t i = 0; i < m_source.size(); ++i) {
            while (n < m_names.size() && m_names[n].name.last < i)
                noteParties(parties, n++);
            const bool isInside = n < m_names.size() && m_names[n].name.first <= i;
            if (isInside || !m_source.isWord(i) || m_source.text(i).size() < 4)
                continue;
            const QByteArray word = m_source.folded(i);
            std::optional<Known> meant;
            if (word == "ibid" || word == "ibidem")
                meant = ibidAt(i, n);
            else if (word == "supra")
                meant = supraAt(i, n, parties);
            if (meant)
                bound.push_back(*std::move(meant));
        }
        const auto middle = std::ptrdiff_t(m_names.size());
        m_names.insert(m_names.end(), bound.begin(), bound.end());
        std::inplace_merge(m_names.begin(), m_names.begin() + middle, m_names.end(),
                           [](const Known &a, const Known &b) {
                               return a.name.first < b.name.first;
                           });
    }

private:
    /// A case that was cited with its parties: what "Oak (supra)" may mean.
    struct Party
    {
        QByteArray words;
        std::size_t name = 0; ///< Index in m_names.
    };
    using Parties = std::map<QByteArray, std::vector<Party>>; ///< By the first word.

    void noteParties(Parties &parties, std::size_t n) const
    {
        constexpr std::size_t MostOfOneWord = 8;
        const Known &known = m_names[n];
        if (!known.parties)
            return;
        const QByteArray both = known.parties->key.sliced(2);
        const qsizetype versus = both.indexOf(" v ");
        for (const QByteArray &side : {both.left(versus), both.mid(versus + 3)}) {
            std::vector<Party> &same = parties[side.left(side.indexOf(' '))];
            if (same.size() < MostOfOneWord)
                same.push_back({side, n});
        }
    }

    Known shortFor(std::size_t n, std::size_t first, std::size_t last) const
    {
        Known meant{m_names[n].name, m_names[n].mainLaw, {}};
        meant.name.first = first;
        meant.name.last = last;
        meant.name.isShort = true;
        return meant;
    }

    /// The citation before, in this block or the one before, unless it is one of several in a row.
    std::optional<Known> ibidAt(std::size_t i, std::size_t n) const
    {
        constexpr std::size_t MostTokens = 120;
        constexpr std::size_t MostOfARow = 6; ///< Tokens between the members of "Oak; Elm".
        if (n == 0 || i - m_names[n - 1].name.last > MostTokens)
            return std::nullopt;
        const Name &before = m_names[n - 1].name;
        int breaks = 0;
        for (std::size_t at = before.last; at < i; ++at)
            breaks += m_source.at(at).kind == Token::Kind::Break ? 1 : 0;
        if (breaks > 1 || before.key.isEmpty())
            return std::nullopt;
        if (n == 1 || m_names[n - 2].name.key == before.key)
            return shortFor(n - 1, i, i);
        const Name &other = m_names[n - 2].name;
        const bool isSameCase = isCaseKind(before.kind) && isCaseKind(other.kind)
            && other.last + 2 == before.first
            && m_source.isSign(other.last + 1, ',') // Another report of it.
            && !(before.kind == Kind::Judgment && other.kind == Kind::Judgment);
        const bool isInARow = !isSameCase && before.first - other.last <= MostOfARow;
        return isInARow ? std::nullopt : std::optional(shortFor(n - 1, i, i));
    }

    /// The only case with a party of the name in front of "(supra)".
    std::optional<Known> supraAt(std::size_t i, std::size_t n, const Parties &parties) const
    {
        constexpr std::size_t MostWords = 5;
        std::size_t last = i;
        if (m_source.isSign(i - 1, '(') && m_source.isSign(i + 1, ')'))
            last = i + 1;
        std::size_t end = i;
        while (end > 0
               && (m_source.isSign(end - 1, '(') || m_source.isSign(end - 1, ',')
                   || m_source.isSign(end - 1, '\'') || m_source.folded(end - 1) == "case"))
            --end;
        const std::size_t free = n > 0 ? m_names[n - 1].name.last + 1 : 0;
        for (std::size_t first = end > MostWords ? end - MostWords : 0; first < end; ++first) {
            if (first < free || !m_source.at(first).isCapital)
                continue;
            if (const auto meant = caseOf(m_source.words(first, end - 1), parties))
                return shortFor(*meant, first, last);
        }
        return std::nullopt;
    }

    std::optional<std::size_t> caseOf(const QByteArray &words, const Parties &parties) const
    {
        const auto same = parties.find(words.left(words.indexOf(' ')));
        if (words.isEmpty() || same == parties.end())
            return std::nullopt;
        std::optional<std::size_t> meant;
        for (const Party &party : same->second) {
            if (party.words != words && !party.words.startsWith(QByteArray(words + ' ')))
                continue;
            if (meant && m_names[*meant].name.key != m_names[party.name].name.key)
                return std::nullopt;
            meant = party.name;
        }
        return meant;
    }

    const Source &m_source;
    std::vector<Known> &m_names;
};

} // namespace

void bindShortForms(const Source &source, std::vector<Known> &names)
{
    Binding(source, names).run();
}

} // namespace sheria::citations
