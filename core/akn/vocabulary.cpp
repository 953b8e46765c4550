#include "core/akn/vocabulary.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace sheria::akn {
namespace {

/// One name and what it stands for.
template <typename Value>
struct Named
{
    std::string_view name;
    Value value{};
};

/// A map from a fixed list of names, built by the compiler. Looking up a name that is not in the
/// list costs about as much as one that is: both happen for every element of a document.
template <typename Value, std::size_t Count>
class NameTable
{
public:
    constexpr explicit NameTable(const std::array<Named<Value>, Count> &list)
    {
        for (const Named<Value> &entry : list) {
            std::size_t slot = hash(entry.name);
            while (!m_slots[slot].name.empty())
                slot = (slot + 1) % Size;
            m_slots[slot] = entry;
        }
    }

    /// The value of `name`, or null when it is not in the list.
    constexpr const Value *find(std::string_view name) const
    {
        for (std::size_t slot = hash(name); !m_slots[slot].name.empty(); slot = (slot + 1) % Size) {
            if (m_slots[slot].name == name)
                return &m_slots[slot].value;
        }
        return nullptr;
    }

private:
    /// A power of two that keeps the table at most a quarter full.
    static constexpr std::size_t sizeFor(std::size_t count)
    {
        std::size_t size = 16;
        while (size < 4 * count)
            size *= 2;
        return size;
    }
    static constexpr std::size_t Size = sizeFor(Count);

    /// The length and four characters tell the names of a vocabulary apart well enough.
    static constexpr std::size_t hash(std::string_view name)
    {
        if (name.empty())
            return 0;
        const auto at = [&](std::size_t i) {
            return std::uint32_t(static_cast<unsigned char>(name[i]));
        };
        const std::size_t last = name.size() - 1;
        const std::uint32_t value = at(0) * 0x9E3779B1U + at(last / 2) * 0x85EBCA77U
            + at(last) * 0xC2B2AE3DU + at(last / 3) * 0x27D4EB2FU
            + std::uint32_t(last) * 0x165667B1U;
        return (value ^ (value >> 15U)) % Size;
    }

    std::array<Named<Value>, Size> m_slots{};
};

/// What there is to know about an element.
struct Element
{
    Rule rule = Rule::Span;
    Traits traits = 0;
};

/// Elements that are alike, by their names with blanks between them.
struct Group
{
    Rule rule;
    Traits traits;
    std::string_view names;
};

/// Source: contract corpus oracle.py, HIER and INLINE; API.md sections 2.14, 3.1 and 4.1 to 4.5.
constexpr auto Groups = std::to_array<Group>({
    {Rule::TitledBreak, Hierarchical, "book chapter tome"},
    {Rule::TitledBreak, Hierarchical | MaybePlain, "title"},
    {Rule::TitledDash, Hierarchical, "article clause part"},
    {Rule::Dash, Hierarchical, "division subchapter subclause subdivision subpart subtitle"},
    {Rule::Short, Hierarchical, "section rule"},
    {Rule::Short, 0,
     "address adjournment administrationOfOath answer communication declarationOfVote "
     "ministerialStatements nationalInterest noticesOfMotion oralStatements other papers "
     "personalStatements petitions pointOfOrder prayers proceduralMotions question questions "
     "resolutions rollCall speech speechGroup writtenStatements"},
    {Rule::ShortDash, 0, "debateSection"},
    {Rule::Plain, Hierarchical,
     "alinea indent level paragraph point proviso sublist subparagraph subrule subsection "
     "transitional"},
    {Rule::Plain, Hierarchical | MaybePlain, "list"},
    {Rule::Span, Hierarchical, "hcontainer"},
    {Rule::Nothing, Meta | TocBarrier, "meta"},
    {Rule::Front, TocItem, "coverPage"},
    {Rule::Span, TocItem, "coverpage"},
    {Rule::Front, TocItem | Opening, "preface preamble conclusions"},
    {Rule::CrossHeading, 0, "crossHeading"},
    {Rule::Heading, 0, "heading"},
    {Rule::Subheading, 0, "subheading"},
    {Rule::Attachment, Attached | TocItem, "attachment"},
    {Rule::Span, Attached | TocItem, "component"},
    {Rule::Span, TocBarrier, "attachments components subFlow"},
    {Rule::Embedded, Quotation | TocBarrier, "embeddedStructure"},
    {Rule::Span, Quotation | TocBarrier, "quotedStructure"},
    {Rule::Span, Quotation | Inline, "quotedText"},
    {Rule::Paragraph, 0, "p"},
    {Rule::NoteContainer, 0, "listIntroduction listWrapUp"},
    {Rule::Same, Inline, "abbr b i span sub sup u"},
    {Rule::Break, 0, "br eol"},
    {Rule::Table, Table, "table"},
    {Rule::TableGroup, 0, "thead tbody tfoot"},
    {Rule::Row, 0, "tr"},
    {Rule::Cell, 0, "td th"},
    {Rule::Caption, 0, "caption"},
    {Rule::ColumnGroup, 0, "colgroup"},
    {Rule::Column, 0, "col"},
    {Rule::Anchor, Inline | Link, "a"},
    {Rule::Reference, Inline | Link, "ref"},
    {Rule::Span, Inline | Link, "rref mref affectedDocument relatedDocument"},
    {Rule::Span, Link, "documentRef"},
    {Rule::Image, Inline, "img"},
    {Rule::Note, Note, "authorialNote"},
    {Rule::Span, Inline,
     "argument change concept courtType date decoration def del docAuthority docCommittee docDate "
     "docIntroducer docJurisdiction docNumber docProponent docPurpose docStage docStatus docTitle "
     "docType docketNumber embeddedText entity event extractText fillIn formula inline ins judge "
     "lawyer legislature location marker mmod mod narrative neutralCitation noteRef num_ object "
     "omissis opinion organization outcome party person placeholder process quantity recordedTime "
     "remark rmod role scene session shortTitle signature term time vote "
     "ActTitle ActNumber ActPurpose ActProponent ActDate"},
});

constexpr std::size_t countNames()
{
    std::size_t count = 0;
    for (const Group &group : Groups)
        count += 1 + std::size_t(std::count(group.names.begin(), group.names.end(), ' '));
    return count;
}

constexpr auto listNames()
{
    std::array<Named<Element>, countNames()> list{};
    std::size_t count = 0;
    for (const Group &group : Groups) {
        for (std::size_t at = 0; at < group.names.size();) {
            const std::size_t end = std::min(group.names.find(' ', at), group.names.size());
            list[count++] = {group.names.substr(at, end - at), {group.rule, group.traits}};
            at = end + 1;
        }
    }
    return list;
}
constexpr NameTable Elements(listNames());

using Alias = Named<std::string_view>;

constexpr auto Aliases = std::to_array<Alias>({
    {"alinea", "al"},         {"article", "art"},        {"attachment", "att"},
    {"authorialNote", "fn"},  {"blockList", "list"},     {"body", "body"},
    {"mainBody", "body"},     {"judgmentBody", "body"},  {"debateBody", "body"},
    {"chapter", "chp"},       {"citation", "cit"},       {"clause", "cl"},
    {"component", "cmp"},     {"division", "dvs"},       {"listIntroduction", "intro"},
    {"listWrapUp", "wrapup"}, {"paragraph", "para"},     {"quotedStructure", "qstr"},
    {"recital", "rec"},       {"section", "sec"},        {"subchapter", "subchp"},
    {"subclause", "subcl"},   {"subdivision", "subdvs"}, {"subparagraph", "subpara"},
    {"subsection", "subsec"},
});
constexpr NameTable AliasTable(Aliases);

} // namespace

Traits traitsOf(std::string_view name)
{
    const Element *element = Elements.find(name);
    return element ? element->traits : 0;
}

Rule ruleFor(std::string_view name)
{
    const std::size_t colon = name.find(':');
    const bool isForeign = colon == 0 || colon == 1;
    if (isForeign && !name.starts_with("h:"))
        return Rule::Span;
    const Element *element = Elements.find(isForeign ? name.substr(2) : name);
    const Rule rule = element ? element->rule : Rule::Span;
    const bool isShared = rule == Rule::Paragraph || (rule >= Rule::Same && rule <= Rule::Anchor)
        || rule == Rule::Image;
    return isForeign && !isShared ? Rule::Span : rule;
}

std::string_view eIdAlias(std::string_view name)
{
    const std::string_view *alias = AliasTable.find(name);
    return alias ? *alias : name;
}

std::string_view elementForAlias(std::string_view alias)
{
    const auto entry = std::find_if(Aliases.begin(), Aliases.end(),
                                    [alias](const Alias &one) { return one.value == alias; });
    return entry == Aliases.end() ? alias : entry->name;
}

} // namespace sheria::akn
