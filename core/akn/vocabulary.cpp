#include "core/akn/vocabulary.h"

#include "core/akn/nametable.h"

#include <algorithm>

namespace sheria::akn {
namespace {

using Entry = NamedValue<Traits>;

/// Source: contract corpus oracle.py, HIER and INLINE; API.md sections 2.14 and 3.1.
constexpr auto Elements = std::to_array<Entry>({
    {"alinea", Hierarchical},
    {"article", Hierarchical},
    {"book", Hierarchical},
    {"chapter", Hierarchical},
    {"clause", Hierarchical},
    {"division", Hierarchical},
    {"hcontainer", Hierarchical},
    {"indent", Hierarchical},
    {"level", Hierarchical},
    {"list", Hierarchical | MaybePlain},
    {"paragraph", Hierarchical},
    {"part", Hierarchical},
    {"point", Hierarchical},
    {"proviso", Hierarchical},
    {"rule", Hierarchical},
    {"section", Hierarchical},
    {"subchapter", Hierarchical},
    {"subclause", Hierarchical},
    {"subdivision", Hierarchical},
    {"sublist", Hierarchical},
    {"subparagraph", Hierarchical},
    {"subpart", Hierarchical},
    {"subrule", Hierarchical},
    {"subsection", Hierarchical},
    {"subtitle", Hierarchical},
    {"title", Hierarchical | MaybePlain},
    {"tome", Hierarchical},
    {"transitional", Hierarchical},

    {"meta", Meta | TocBarrier},
    {"authorialNote", Note},
    {"table", Table},
    {"quotedStructure", Quotation | TocBarrier},
    {"quotedText", Quotation | Inline},
    {"embeddedStructure", Quotation | TocBarrier},
    {"subFlow", TocBarrier},
    {"attachments", TocBarrier},
    {"components", TocBarrier},
    {"attachment", Attached | TocItem},
    {"component", Attached | TocItem},
    {"coverPage", TocItem},
    {"coverpage", TocItem},
    {"preface", TocItem | Opening},
    {"preamble", TocItem | Opening},
    {"conclusions", TocItem | Opening},

    {"a", Inline | Link},
    {"ref", Inline | Link},
    {"rref", Inline | Link},
    {"mref", Inline | Link},
    {"affectedDocument", Inline | Link},
    {"relatedDocument", Inline | Link},
    {"documentRef", Link},
    {"abbr", Inline},
    {"argument", Inline},
    {"b", Inline},
    {"change", Inline},
    {"concept", Inline},
    {"courtType", Inline},
    {"date", Inline},
    {"decoration", Inline},
    {"def", Inline},
    {"del", Inline},
    {"docAuthority", Inline},
    {"docCommittee", Inline},
    {"docDate", Inline},
    {"docIntroducer", Inline},
    {"docJurisdiction", Inline},
    {"docNumber", Inline},
    {"docProponent", Inline},
    {"docPurpose", Inline},
    {"docStage", Inline},
    {"docStatus", Inline},
    {"docTitle", Inline},
    {"docType", Inline},
    {"docketNumber", Inline},
    {"embeddedText", Inline},
    {"entity", Inline},
    {"event", Inline},
    {"extractText", Inline},
    {"fillIn", Inline},
    {"formula", Inline},
    {"i", Inline},
    {"img", Inline},
    {"inline", Inline},
    {"ins", Inline},
    {"judge", Inline},
    {"lawyer", Inline},
    {"legislature", Inline},
    {"location", Inline},
    {"marker", Inline},
    {"mmod", Inline},
    {"mod", Inline},
    {"narrative", Inline},
    {"neutralCitation", Inline},
    {"noteRef", Inline},
    {"num_", Inline},
    {"object", Inline},
    {"omissis", Inline},
    {"opinion", Inline},
    {"organization", Inline},
    {"outcome", Inline},
    {"party", Inline},
    {"person", Inline},
    {"placeholder", Inline},
    {"process", Inline},
    {"quantity", Inline},
    {"recordedTime", Inline},
    {"remark", Inline},
    {"rmod", Inline},
    {"role", Inline},
    {"scene", Inline},
    {"session", Inline},
    {"shortTitle", Inline},
    {"signature", Inline},
    {"span", Inline},
    {"sub", Inline},
    {"sup", Inline},
    {"term", Inline},
    {"time", Inline},
    {"u", Inline},
    {"vote", Inline},
    {"ActTitle", Inline},
    {"ActNumber", Inline},
    {"ActPurpose", Inline},
    {"ActProponent", Inline},
    {"ActDate", Inline},
});
constexpr NameTable TraitTable(Elements);

using Alias = NamedValue<std::string_view>;

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
    const Traits *traits = TraitTable.find(name);
    return traits ? *traits : 0;
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
