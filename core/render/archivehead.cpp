#include "core/render/archivehead.h"

#include "core/akn/text.h"
#include "core/akn/typewords.h"
#include "core/akn/vocabulary.h"
#include "core/render/markup.h"

#include <cstring>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// Something to read: text, an image, a footnote.
bool hasContents(pugi::xml_node node)
{
    for (const pugi::xml_node child : node) {
        if (child.type() == pugi::node_element || !isWhiteSpace(child.value()))
            return true;
    }
    return false;
}

struct Marks
{
    pugi::xml_node num;
    pugi::xml_node heading;
    bool isHeadingFirst = false;
};

/// Takes `child` as a part of the heading; false: it is not one, so the heading has ended.
bool take(pugi::xml_node child, bool isVersion1, Marks &marks, PartHead &head)
{
    if (child.type() != pugi::node_element)
        return isWhiteSpace(child.value());
    if (std::strcmp(child.name(), "subheading") == 0) {
        head.subheadings.push_back(child);
        return true;
    }
    if (!head.subheadings.empty())
        return false;
    if (std::strcmp(child.name(), "num") == 0 && !marks.num) {
        marks.num = child;
        marks.isHeadingFirst = bool(marks.heading);
        return true;
    }
    if (ruleIn(child, isVersion1) == Rule::Heading && !marks.heading) {
        marks.heading = child;
        return true;
    }
    return false;
}

/// After "1." or "1:" a dash would be too much. `num` is null where the heading comes first.
QString headSeparator(Rule rule, pugi::xml_node num)
{
    if (rule == Rule::TitledBreak)
        return u"\n"_s;
    const QString number = akn::textOf(num);
    const bool endsNumber = number.endsWith(u'.') || number.endsWith(u':');
    const bool hasDash = rule == Rule::ShortDash || (rule != Rule::Short && !endsNumber);
    return hasDash ? u" – "_s : u" "_s;
}

} // namespace

Rule ruleIn(pugi::xml_node node, bool isVersion1)
{
    const Rule rule = ruleFor(node.name());
    if (!isVersion1)
        return rule;
    if (rule == Rule::TitledBreak && std::strcmp(node.name(), "title") == 0)
        return Rule::Heading;
    return rule == Rule::Plain && std::strcmp(node.name(), "list") == 0 ? Rule::Span : rule;
}

bool hasHead(Rule rule)
{
    return rule == Rule::TitledBreak || rule == Rule::TitledDash || rule == Rule::Dash
        || rule == Rule::Short || rule == Rule::ShortDash;
}

/// The words of the head in the order in which they are read: "Chapter" where the rule titles the part, number, and heading, which stays in front where the document has it there.
void addPieces(const Marks &marks, Rule rule, QByteArrayView element, QByteArrayView language,
               PartHead &head)
{
    const bool isTitled = rule == Rule::TitledBreak || rule == Rule::TitledDash;
    const bool hasNum = hasContents(marks.num);
    const bool hasHeading = hasContents(marks.heading);
    const bool hasNumber = isTitled || hasNum;
    const bool isHeadingLast = hasHeading && !marks.isHeadingFirst;
    if (hasHeading && !isHeadingLast)
        head.pieces.push_back({marks.heading, {}});
    if (hasHeading && !isHeadingLast && hasNumber)
        head.pieces.push_back({{}, headSeparator(rule, {})});
    if (isTitled) {
        const QString word = akn::headingWord(element, language, hasNum);
        head.pieces.push_back({{}, hasNum ? word + u' ' : word});
    }
    if (hasNum)
        head.pieces.push_back({marks.num, {}});
    if (isHeadingLast && hasNumber)
        head.pieces.push_back({{}, headSeparator(rule, marks.num)});
    if (isHeadingLast)
        head.pieces.push_back({marks.heading, {}});
}

PartHead headOf(pugi::xml_node node, Rule rule, bool isVersion1, QByteArrayView language)
{
    PartHead head;
    Marks marks;
    head.rest = node.first_child();
    while (head.rest && take(head.rest, isVersion1, marks, head))
        head.rest = head.rest.next_sibling();

    addPieces(marks, rule, node.name(), language, head);
    return head;
}

/// South African by-laws.
QString frontHeading(const akn::Document &document, pugi::xml_node node)
{
    const akn::Metadata &metadata = document.metadata();
    const bool isByLaw = metadata.work.uri.country == "za" && metadata.work.uri.subtype == "by-law";
    if (!isByLaw || std::strcmp(node.name(), "preamble") != 0)
        return {};
    return metadata.expression.language == "afr" ? u"Aanhef"_s : u"Preamble"_s;
}

std::vector<TocEntry> readableToc(const std::vector<TocEntry> &entries, QByteArrayView language)
{
    std::vector<TocEntry> kept;
    for (const TocEntry &entry : entries) {
        const std::string_view type(entry.type.constData(), std::size_t(entry.type.size()));
        const bool isLookedUp = hasHead(ruleFor(type)) || (akn::traitsOf(type) & akn::TocItem);
        if (entry.type == "definition" || (!isLookedUp && !entry.heading))
            continue;
        TocEntry copy = entry;
        copy.children = entry.isBasicUnit ? std::vector<TocEntry>()
                                          : readableToc(entry.children, language);
        if (copy.title.trimmed().isEmpty())
            copy.title = akn::tocWord(entry.type, language);
        kept.push_back(std::move(copy));
    }
    return kept;
}

} // namespace sheria::render
