// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/walker.h"

#include "core/akn/text.h"
#include "core/akn/vocabulary.h"

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

/// Takes `child`, which is shown by `rule`, as a part of the heading; false: it is not one, so the
/// heading has ended.
bool take(pugi::xml_node child, Rule rule, Marks &marks, PartHead &head)
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
    if (rule == Rule::Heading && !marks.heading) {
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

/// The words of the head in the order in which they are read: "Chapter" where the rule titles the
/// part, number, and heading, which stays in front where the document has it there.
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

} // namespace

Walker::Walker(const akn::Document &document)
    : m_document(document)
    , m_language(document.metadata().expression.language)
    , m_isVersion1(document.dialect() == akn::Dialect::Akn10)
{}

Rule Walker::ruleOf(pugi::xml_node node) const
{
    const std::string_view name = node.name();
    const Rule rule = akn::ruleFor(name);
    if (!m_isVersion1)
        return rule;
    if (rule == Rule::TitledBreak && name == "title")
        return Rule::Heading;
    return rule == Rule::Plain && name == "list" ? Rule::Span : rule;
}

PartHead Walker::headOf(pugi::xml_node node, Rule rule) const
{
    PartHead head;
    Marks marks;
    head.rest = node.first_child();
    while (head.rest && take(head.rest, ruleOf(head.rest), marks, head))
        head.rest = head.rest.next_sibling();
    addPieces(marks, rule, node.name(), m_language, head);
    return head;
}

/// South African by-laws.
QString Walker::frontHeading(pugi::xml_node node) const
{
    const FrbrUri &work = m_document.metadata().work.uri;
    const bool isByLaw = work.country == "za" && work.subtype == "by-law";
    if (!isByLaw || std::strcmp(node.name(), "preamble") != 0)
        return {};
    return m_language == "afr" ? u"Aanhef"_s : u"Preamble"_s;
}

int Walker::noteNumber(pugi::xml_node note)
{
    const int next = int(m_noteNumbers.size()) + 1;
    return m_noteNumbers.try_emplace(note.internal_object(), next).first->second;
}

void Walker::node(pugi::xml_node node)
{
    if (node.type() == pugi::node_element)
        element(node, ruleOf(node));
    else
        text(node.value());
}

void Walker::siblings(pugi::xml_node first)
{
    for (pugi::xml_node next = first; next; next = next.next_sibling())
        node(next);
}

void Walker::dispatch(pugi::xml_node node, Rule rule)
{
    switch (rule) {
    case Rule::Nothing: break;
    case Rule::TitledBreak:
    case Rule::TitledDash:
    case Rule::Dash:
    case Rule::Short:
    case Rule::ShortDash: part(node, rule); break;
    case Rule::Plain: plainPart(node); break;
    case Rule::Front: front(node); break;
    case Rule::CrossHeading:
    case Rule::Heading:
    case Rule::Subheading: heading(node, rule); break;
    case Rule::Attachment: attachment(node); break;
    case Rule::Embedded: quotation(node); break;
    case Rule::Paragraph: paragraph(node); break;
    case Rule::NoteContainer: noteContainer(node); break;
    case Rule::Same: styled(node); break;
    case Rule::Break: lineBreak(node); break;
    case Rule::Table: table(node); break;
    case Rule::Anchor:
    case Rule::Reference: link(node, rule); break;
    case Rule::Image: image(node); break;
    case Rule::Note: note(node); break;
    case Rule::Span:
    case Rule::TableGroup:
    case Rule::Row:
    case Rule::Cell:
    case Rule::Caption:
    case Rule::ColumnGroup:
    case Rule::Column: generic(node); break;
    }
}

std::vector<TocEntry> readableToc(const std::vector<TocEntry> &entries, QByteArrayView language)
{
    std::vector<TocEntry> kept;
    for (const TocEntry &entry : entries) {
        const std::string_view type(entry.type.constData(), std::size_t(entry.type.size()));
        const bool isLookedUp = akn::hasHead(akn::ruleFor(type))
            || (akn::traitsOf(type) & akn::TocItem);
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
