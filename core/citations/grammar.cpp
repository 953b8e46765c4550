// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/grammar.h"

#include "core/base/tables.h"

#include <QDirIterator>

namespace sheria::citations {

using namespace Qt::StringLiterals;

namespace {

template <typename Value>
Value valueNamed(const std::unordered_map<std::string_view, Value> &values, const QByteArray &name)
{
    const auto found = values.find({name.constData(), std::size_t(name.size())});
    return found == values.end() ? Value() : found->second;
}

std::uint32_t kindNamed(const QByteArray &word)
{
    static const std::unordered_map<std::string_view, std::uint32_t> kinds = {
        {"report", Grammar::Report},
        {"bare", Grammar::PageOptional},
        {"dash", Grammar::DashBeforeNumber},
        {"first", Grammar::SeriesFirst},
        {"volume", Grammar::VolumeFirst},
        {"long", Grammar::LongVolume},
        {"court", Grammar::Court},
        {"registry", Grammar::Registry},
        {"dashed", Grammar::DashedRegistry},
        {"law", Grammar::LawName},
        {"instrument", Grammar::Instrument},
        {"head", Grammar::Head},
        {"lower", Grammar::LowerHead},
        {"not", Grammar::NoCase},
        {"party-small", Grammar::PartySmall},
        {"party-short", Grammar::PartyShort},
        {"party-end", Grammar::PartyEnd | Grammar::PartySmall},
        {"party-legal", Grammar::PartyLegal},
        {"case-talk", Grammar::CaseTalk},
        {"resolution", Grammar::Resolution},
        {"union-act", Grammar::UnionAct},
        {"union", Grammar::Union},
        {"union-court", Grammar::UnionCourt},
        {"versus", Grammar::Versus},
    };
    return valueNamed(kinds, word);
}

std::uint32_t traitNamed(const QByteArray &word)
{
    static const std::unordered_map<std::string_view, std::uint32_t> traits = {
        {"provision", ProvisionWord},
        {"short", Abbreviation},
        {"title-end", Anchor},
        {"dated-end", WeakAnchor},
        {"open-end", OpenAnchor},
        {"numbered", NumberedHead},
        {"number-sign", NumberSign},
        {"sign-first", FrenchHead},
        {"of", OfWord},
        {"article", Article},
        {"inside", Connector},
        {"and", AndWord},
        {"to", ToWord},
        {"not-title", TitleStop},
        {"year-of", YearOf},
        {"that", ThatWord},
        {"this", ThisWord},
        {"code", CodeWord},
        {"month", Month},
        {"chapter", ChapterWord},
        {"at", AtWord},
        {"means", MeansWord},
        {"title-begin", TitleHead},
        {"title-link", TitleLink},
        {"unit-of", UnitOf},
    };
    return valueNamed(traits, word);
}

Unit unitNamed(const QByteArray &word)
{
    return word == "inner" ? Unit::Inner : enumNamed<Unit>(word).value_or(Unit::None);
}

/// "P & CR": "p and cr"; "taxmann.com": "taxmanncom".
std::string foldedName(const QByteArray &name)
{
    QByteArray folded = foldWord(name);
    folded.replace("&", "and");
    folded.replace(".", "");
    return folded.toStdString();
}

/// A title as Source::words() gives it: "Traité de l'OHADA" is "traite de l ohada".
std::string foldedTitle(const QByteArray &title)
{
    QByteArray words = foldWord(title);
    for (const char sign : {'\'', '-', '.', ','})
        words.replace(sign, ' ');
    return words.replace("&", "and").simplified().toStdString();
}

} // namespace

Grammar::Grammar()
{
    for (QDirIterator file(u":/citations"_s, {u"*.tsv"_s}); file.hasNext();) {
        for (const QByteArrayList &row : readTable(file.next()))
            read(row);
    }
}

void Grammar::read(const QByteArrayList &row)
{
    const QByteArray &kind = row.front();
    if (kind.startsWith('#') || row.size() < 2)
        return;
    if (kind == "word")
        return addWords(row);
    if (kind == "title" || kind == "publication") {
        const std::string title = foldedTitle(row[1]);
        m_titlesBegin.insert(title.substr(0, title.find(' ')));
        if (kind == "title")
            m_titles.insert(title);
        else
            m_publications[title] = row.value(2).toStdString();
        return;
    }
    const std::uint32_t bits = kindNamed(kind);
    if (bits == Report) {
        std::uint32_t all = Report;
        for (const QByteArray &form : row.value(2).split(' '))
            all |= kindNamed(form);
        const std::string name = foldedName(row[1]);
        m_kinds[name] |= all;
        m_seriesBegin.insert(name.substr(0, name.find(' ')));
        return;
    }
    for (const QByteArray &name : row[1].split(' '))
        m_kinds[foldedName(name)] |= bits;
}

/// "word", the words, their traits, their unit, their type.
void Grammar::addWords(const QByteArrayList &row)
{
    std::uint32_t traits = 0;
    for (const QByteArray &trait : row.value(2).split(' '))
        traits |= traitNamed(trait);
    const Unit unit = unitNamed(row.value(3));
    const std::string &type = *m_types.insert(row.value(4).toStdString()).first;
    for (const QByteArray &word : row[1].split(' ')) {
        Lexeme &lexeme = m_words[foldWord(word).toStdString()];
        lexeme.traits |= traits;
        if (unit != Unit::None)
            lexeme.unit = unit;
        if (!type.empty())
            lexeme.type = type.c_str();
    }
}

Lexeme lexemeOf(std::string_view folded)
{
    return Grammar::get().lexemeOf(folded);
}

const Grammar &Grammar::get()
{
    static const Grammar grammar;
    return grammar;
}

} // namespace sheria::citations
