// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citations/source.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace sheria::citations {

/// What a text has named so far, and the short names it gave: ("the 2004 Act"), "that Act".
class Memory
{
public:
    explicit Memory(const Source &source) : m_source(source) {}

    /// A law was named: what is said around it may define short names.
    void note(const Name &name);
    /// A short name that begins at `i`.
    std::optional<Name> shortNameAt(std::size_t i) const;
    /// The dated law that an undated title means, if it was named before and is the only one.
    void date(Name &name) const;
    /// The one law that was named so far, or of several that which is called "the Act"; else null.
    const Name *mainLaw() const;

private:
    struct Definition
    {
        QByteArray words;
        Name name;
    };
    static constexpr std::size_t MaxDefinitions = 500;
    static constexpr std::size_t MaxPerWord = 8;

    void define(std::size_t first, std::size_t last, const Name &name);
    void readBracket(std::size_t open, const Name &name);
    void readMeans(const Name &name);
    std::optional<Name> defined(std::size_t i, std::size_t begin) const;
    std::optional<Name> abbreviated(std::size_t i) const;
    std::optional<Name> ofYear(std::size_t i, std::size_t year) const;
    std::optional<Name> ofType(std::size_t i, std::size_t at, bool isThat) const;

    const Source &m_source;
    std::vector<Definition> m_definitions;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byFirstWord;
    std::unordered_map<std::string, QByteArray> m_titles; ///< Of "FA" in "FA 2004".
    struct Named
    {
        Name name;
        bool isOne = true; ///< No other has the same words.
    };
    std::unordered_map<std::string, Named> m_byTitle;
    std::unordered_map<std::string, Named> m_byYear; ///< "2004 act".
    struct Laws
    {
        Name last;
        bool isOne = true; ///< All that were named are this one.
    };
    std::unordered_map<std::string, Laws> m_byType; ///< "act", "code"; "" for all.
};

} // namespace sheria::citations
