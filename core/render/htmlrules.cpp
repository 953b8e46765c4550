#include "core/render/htmlrules.h"

#include "core/akn/nametable.h"

namespace sheria::render {
namespace {

using Entry = akn::NamedValue<Rule>;

constexpr auto Rules = std::to_array<Entry>({
    {"meta", Rule::Nothing},
    {"book", Rule::TitledBreak},
    {"chapter", Rule::TitledBreak},
    {"title", Rule::TitledBreak},
    {"tome", Rule::TitledBreak},
    {"article", Rule::TitledDash},
    {"clause", Rule::TitledDash},
    {"part", Rule::TitledDash},
    {"division", Rule::Dash},
    {"subchapter", Rule::Dash},
    {"subclause", Rule::Dash},
    {"subdivision", Rule::Dash},
    {"subpart", Rule::Dash},
    {"subtitle", Rule::Dash},
    {"section", Rule::Short},
    {"rule", Rule::Short},
    {"address", Rule::Short},
    {"adjournment", Rule::Short},
    {"administrationOfOath", Rule::Short},
    {"communication", Rule::Short},
    {"debateSection", Rule::ShortDash},
    {"declarationOfVote", Rule::Short},
    {"ministerialStatements", Rule::Short},
    {"nationalInterest", Rule::Short},
    {"noticesOfMotion", Rule::Short},
    {"oralStatements", Rule::Short},
    {"papers", Rule::Short},
    {"personalStatements", Rule::Short},
    {"petitions", Rule::Short},
    {"pointOfOrder", Rule::Short},
    {"prayers", Rule::Short},
    {"proceduralMotions", Rule::Short},
    {"questions", Rule::Short},
    {"resolutions", Rule::Short},
    {"rollCall", Rule::Short},
    {"writtenStatements", Rule::Short},
    {"answer", Rule::Short},
    {"other", Rule::Short},
    {"question", Rule::Short},
    {"speech", Rule::Short},
    {"speechGroup", Rule::Short},
    {"alinea", Rule::Plain},
    {"indent", Rule::Plain},
    {"level", Rule::Plain},
    {"list", Rule::Plain},
    {"paragraph", Rule::Plain},
    {"point", Rule::Plain},
    {"proviso", Rule::Plain},
    {"sublist", Rule::Plain},
    {"subparagraph", Rule::Plain},
    {"subrule", Rule::Plain},
    {"subsection", Rule::Plain},
    {"transitional", Rule::Plain},
    {"coverPage", Rule::Front},
    {"preface", Rule::Front},
    {"preamble", Rule::Front},
    {"conclusions", Rule::Front},
    {"crossHeading", Rule::CrossHeading},
    {"heading", Rule::Heading},
    {"subheading", Rule::Subheading},
    {"attachment", Rule::Attachment},
    {"embeddedStructure", Rule::Embedded},
    {"p", Rule::Paragraph},
    {"listIntroduction", Rule::NoteContainer},
    {"listWrapUp", Rule::NoteContainer},
    {"abbr", Rule::Same},
    {"b", Rule::Same},
    {"i", Rule::Same},
    {"span", Rule::Same},
    {"sub", Rule::Same},
    {"sup", Rule::Same},
    {"u", Rule::Same},
    {"br", Rule::Break},
    {"eol", Rule::Break},
    {"table", Rule::Table},
    {"thead", Rule::TableGroup},
    {"tbody", Rule::TableGroup},
    {"tfoot", Rule::TableGroup},
    {"tr", Rule::Row},
    {"td", Rule::Cell},
    {"th", Rule::Cell},
    {"caption", Rule::Caption},
    {"colgroup", Rule::ColumnGroup},
    {"col", Rule::Column},
    {"a", Rule::Anchor},
    {"ref", Rule::Reference},
    {"img", Rule::Image},
    {"authorialNote", Rule::Note},
});
constexpr akn::NameTable RuleTable(Rules);

constexpr auto LargeSubheadings = std::to_array<std::string_view>(
    {"article", "book", "chapter", "clause", "division", "part", "subchapter", "subclause",
     "subdivision", "subpart", "subtitle", "title", "tome"});

bool isSharedWithXhtml(Rule rule)
{
    return rule == Rule::Paragraph || (rule >= Rule::Same && rule <= Rule::Anchor)
        || rule == Rule::Image;
}

} // namespace

Rule ruleFor(std::string_view name)
{
    const Rule *rule = RuleTable.find(name);
    return rule ? *rule : Rule::Span;
}

Rule ruleForXhtml(std::string_view localName)
{
    const Rule rule = ruleFor(localName);
    return isSharedWithXhtml(rule) ? rule : Rule::Span;
}

bool hasLargeSubheading(std::string_view parent)
{
    for (const std::string_view name : LargeSubheadings) {
        if (name == parent)
            return true;
    }
    return false;
}

} // namespace sheria::render
