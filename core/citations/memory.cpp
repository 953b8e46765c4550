// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/memory.h"

#include "core/citations/workkeys.h"

namespace sheria::citations {

namespace {

constexpr std::size_t MaxWords = 6; ///< Of a short name.

bool isQuote(const Token &token)
{
    return token.isSign('"') || token.isSign('\'');
}

Name shortOf(const Name &name, std::size_t first, std::size_t last)
{
    Name meant = name;
    meant.first = first;
    meant.last = last;
    meant.isShort = true;
    return meant;
}

} // namespace

void Memory::note(const Name &name)
{
    if (name.kind != Kind::Law || name.key.isEmpty())
        return;
    readBracket(name.last + 1, name);
    readMeans(name);
    const auto keep = [&](auto &map, const QByteArray &words) {
        const auto [known, isNew] = map.try_emplace(words.toStdString(), Named{name, true});
        if (!isNew && known->second.name.key != name.key)
            known->second.isOne = false;
    };
    if (!name.title.isEmpty() && !name.year.isEmpty())
        keep(m_byTitle, name.title);
    if (!name.year.isEmpty())
        keep(m_byYear, name.year + ' ' + name.type);
    for (const std::string &type : {name.type.toStdString(), std::string()}) {
        const auto [known, isNew] = m_byType.try_emplace(type, Laws{name, true});
        known->second.isOne = known->second.isOne && known->second.last.key == name.key;
        known->second.last = name;
    }
}

const Name *Memory::mainLaw() const
{
    const auto all = m_byType.find(std::string());
    if (all != m_byType.end() && all->second.isOne)
        return &all->second.last;
    const auto same = m_byFirstWord.find("act");
    if (same == m_byFirstWord.end())
        return nullptr;
    for (const std::size_t index : same->second) {
        if (m_definitions[index].words == "act")
            return &m_definitions[index].name;
    }
    return nullptr;
}

void Memory::date(Name &name) const
{
    if (name.title.isEmpty() || !name.year.isEmpty())
        return;
    const auto known = m_byTitle.find(name.title.toStdString());
    if (known == m_byTitle.end() || !known->second.isOne)
        return;
    name.key = known->second.name.key;
    name.year = known->second.name.year;
    name.isShort = true;
}

/// ("FA 2004"), (the "1996 Act"), (hereinafter 'the Act'), (POPIA)
void Memory::readBracket(std::size_t open, const Name &name)
{
    constexpr std::size_t MaxTokens = 24;
    if (!m_source.isSign(open, '('))
        return;
    std::size_t quote = 0;
    for (std::size_t i = open + 1; i < open + MaxTokens; ++i) {
        const Token &token = m_source.at(i);
        if (token.kind == Token::Kind::Break || token.isSign(')'))
            break;
        if (!isQuote(token))
            continue;
        if (quote != 0 && i > quote + 1)
            define(quote + 1, i - 1, name);
        quote = quote == 0 ? i : 0;
    }
    if (m_source.at(open + 1).isUpper) {
        const std::size_t last = m_source.isYear(open + 2) ? open + 2 : open + 1;
        if (m_source.isSign(last + 1, ')'))
            define(open + 1, last, name);
    }
}

/// "the Act" means the Example Act, 2004
void Memory::readMeans(const Name &name)
{
    std::size_t i = name.first;
    if (i > 0 && m_source.at(i - 1).is(Article))
        --i;
    if (i < 4 || !m_source.at(i - 1).is(MeansWord) || !isQuote(m_source.at(i - 2)))
        return;
    const std::size_t last = i - 3;
    for (std::size_t first = last; first > 0 && first + MaxWords > last; --first) {
        if (isQuote(m_source.at(first - 1))) {
            define(first, last, name);
            return;
        }
    }
}

void Memory::define(std::size_t first, std::size_t last, const Name &name)
{
    if (m_source.at(first).is(Article) && first < last)
        ++first;
    if (last < first || last - first >= MaxWords || m_definitions.size() >= MaxDefinitions)
        return;
    const Token &begin = m_source.at(first);
    if (!begin.isCapital && begin.kind != Token::Kind::Number)
        return;
    if (begin.isUpper && last == first + 1 && m_source.text(last) == QByteArrayView(name.year)
        && !name.title.isEmpty())
        m_titles[m_source.folded(first).toStdString()] = name.title;
    std::vector<std::size_t> &same = m_byFirstWord[m_source.folded(first).toStdString()];
    const QByteArray words = m_source.words(first, last);
    for (const std::size_t known : same) {
        if (m_definitions[known].words == words) {
            m_definitions[known].name = name;
            return;
        }
    }
    if (same.size() >= MaxPerWord)
        return;
    same.push_back(m_definitions.size());
    m_definitions.push_back({words, name});
}

std::optional<Name> Memory::shortNameAt(std::size_t i) const
{
    const Token &token = m_source.at(i);
    if (token.kind == Token::Kind::Word && (token.is(Article) || token.is(ThatWord))) {
        std::size_t at = i + 1;
        if (m_source.at(at).is(ThatWord))
            ++at;
        const bool isThat = token.is(ThatWord) || at == i + 2;
        if (m_source.isYear(at) && m_source.at(at + 1).isCapital)
            return ofYear(i, at);
        if (!isThat) {
            if (auto name = defined(i, at))
                return name;
        }
        return ofType(i, at, isThat);
    }
    if (!token.isCapital && !m_source.isYear(i))
        return std::nullopt;
    auto name = defined(i, i);
    return name ? name : abbreviated(i);
}

/// A defined name whose words begin at `begin`. A single common word needs its article.
std::optional<Name> Memory::defined(std::size_t i, std::size_t begin) const
{
    const Token &token = m_source.at(begin);
    if (!token.isCapital && token.kind != Token::Kind::Number)
        return std::nullopt;
    const auto same = m_byFirstWord.find(m_source.folded(begin).toStdString());
    if (same == m_byFirstWord.end())
        return std::nullopt;
    const Definition *best = nullptr;
    std::size_t last = 0;
    for (std::size_t words = 1; words <= MaxWords; ++words) {
        const std::size_t end = begin + words - 1;
        if (m_source.at(end).kind == Token::Kind::Break)
            break;
        if (m_source.at(end).kind == Token::Kind::Sign)
            continue;
        const QByteArray here = m_source.words(begin, end);
        for (const std::size_t index : same->second) {
            if (m_definitions[index].words == here) {
                best = &m_definitions[index];
                last = end;
            }
        }
    }
    const bool isCommon = last == begin && !token.isUpper;
    if (!best || (isCommon && i == begin))
        return std::nullopt;
    return shortOf(best->name, isCommon ? i : begin, last);
}

/// "FA 2014" where "FA 2004" was said to be the Finance Act 2004.
std::optional<Name> Memory::abbreviated(std::size_t i) const
{
    if (!m_source.at(i).isUpper || !m_source.isYear(i + 1))
        return std::nullopt;
    const auto title = m_titles.find(m_source.folded(i).toStdString());
    if (title == m_titles.end())
        return std::nullopt;
    Name name;
    name.first = i;
    name.last = i + 1;
    name.title = title->second;
    name.year = m_source.text(i + 1).toByteArray();
    name.key = titleKey(name.title, name.year);
    name.type = "act";
    name.isShort = true;
    return name;
}

/// "the Act", "that Code", "the by-law", where one such law was named, or the last one is meant.
std::optional<Name> Memory::ofType(std::size_t i, std::size_t at, bool isThat) const
{
    const bool isByLaw = m_source.folded(at) == "by" && m_source.isSign(at + 1, '-')
        && m_source.folded(at + 2) == "law";
    const std::size_t last = isByLaw ? at + 2 : at;
    const Token &word = m_source.at(at);
    const char *type = isByLaw ? "by-law" : word.lexeme.type;
    const bool isFrench = word.is(FrenchHead) && (isThat || word.isCapital);
    if (*type == 0 || !(isByLaw || word.isCapital || isFrench) || m_source.isYear(last + 1)
        || m_source.isNumber(last + 1) || m_source.at(last + 1).is(NumberSign))
        return std::nullopt;
    const auto known = m_byType.find(type);
    if (known == m_byType.end() || !(isThat || known->second.isOne))
        return std::nullopt;
    return shortOf(known->second.last, i, last);
}

/// "the 2004 Act"
std::optional<Name> Memory::ofYear(std::size_t i, std::size_t year) const
{
    if (auto name = defined(i, year))
        return shortOf(*name, i, name->last);
    const char *type = m_source.at(year + 1).lexeme.type;
    if (*type == 0)
        return std::nullopt;
    const auto known = m_byYear.find(m_source.text(year).toByteArray().toStdString() + ' ' + type);
    if (known == m_byYear.end() || !known->second.isOne)
        return std::nullopt;
    return shortOf(known->second.name, i, year + 1);
}

} // namespace sheria::citations
