// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citations/source.h"

#include <QByteArray>
#include <QList>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace sheria::citations {

/// What resources/citations says of the words of each language, and of the courts, law reports,
/// registries and law names of each jurisdiction. A row is a kind, names, and what belongs to them;
/// resources/citations/README.md lists the kinds. Several names stand between blanks, but `report`,
/// `title` and `publication` have one name, which may have several words.
///
/// Names are compared in lower case, without accents and points: "Z.R." is "zr".
class Grammar
{
public:
    enum Kind : std::uint32_t {
        Report = 1U << 0,
        PageOptional = 1U << 1,
        DashBeforeNumber = 1U << 2,
        SeriesFirst = 1U << 3,
        VolumeFirst = 1U << 4,
        LongVolume = 1U << 5,
        Court = 1U << 6,
        Registry = 1U << 7,
        DashedRegistry = 1U << 8,
        LawName = 1U << 9,
        Instrument = 1U << 10,
        Head = 1U << 11,
        LowerHead = 1U << 12,
        NoCase = 1U << 13,
        PartySmall = 1U << 14,
        PartyShort = 1U << 15,
        PartyEnd = 1U << 16,
        PartyLegal = 1U << 17,
        CaseTalk = 1U << 18,
        Resolution = 1U << 19,
        UnionAct = 1U << 20,
        Union = 1U << 21,
        UnionCourt = 1U << 22,
        Versus = 1U << 23,
    };

    /// Read once. Thread: any.
    static const Grammar &get();

    /// What a name may be: bits of Kind; 0: unknown.
    std::uint32_t kindsOf(std::string_view folded) const
    {
        const auto found = m_kinds.find(folded);
        return found == m_kinds.end() ? 0 : found->second;
    }
    /// Whether a series of law reports begins with this word.
    bool beginsSeries(std::string_view folded) const { return m_seriesBegin.contains(folded); }
    /// Whether a title or a publication begins with this word.
    bool beginsTitle(std::string_view folded) const { return m_titlesBegin.contains(folded); }
    /// Whether a law is known by these words.
    bool isTitle(std::string_view folded) const { return m_titles.contains(folded); }
    /// The kind of what is numbered in a publication, "gn"; empty: there is no such publication.
    std::string_view publication(std::string_view folded) const
    {
        const auto found = m_publications.find(folded);
        return found == m_publications.end() ? std::string_view() : std::string_view(found->second);
    }
    Lexeme lexemeOf(std::string_view folded) const
    {
        const auto found = m_words.find(folded);
        return found == m_words.end() ? Lexeme() : found->second;
    }

private:
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>()(text);
        }
    };
    template <typename Value>
    using Map = std::unordered_map<std::string, Value, Hash, std::equal_to<>>;
    using Set = std::unordered_set<std::string, Hash, std::equal_to<>>;

    Grammar();
    void read(const QList<QByteArray> &row);
    void addWords(const QList<QByteArray> &row);

    Map<std::uint32_t> m_kinds;
    Set m_seriesBegin;
    Set m_titles;
    Set m_titlesBegin;
    Map<std::string> m_publications;
    Map<Lexeme> m_words;
    Set m_types; ///< What Lexeme::type points at.
};

} // namespace sheria::citations
