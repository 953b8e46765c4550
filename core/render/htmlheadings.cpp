#include "core/akn/text.h"
#include "core/akn/typewords.h"
#include "core/render/htmlwriter.h"
#include "core/render/markup.h"
#include "core/render/safehtml.h"

#include <algorithm>
#include <cstring>

namespace sheria::render {
namespace {

/// After "1." or "1:" a dash would be too much.
bool endsNumber(pugi::xml_node num)
{
    const QString text = akn::textOf(num);
    return text.endsWith(u'.') || text.endsWith(u':');
}

/// What stands between the number and the heading; `num` is null where the heading comes first.
const char *separator(Rule rule, pugi::xml_node num)
{
    if (rule == Rule::TitledBreak)
        return "<br>";
    const bool hasDash = rule == Rule::ShortDash || (rule != Rule::Short && !endsNumber(num));
    return hasDash ? " \xE2\x80\x93 " : " ";
}

/// Nothing to read: no text, no image, no footnote.
bool isBlank(pugi::xml_node node)
{
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
        if (child.type() == pugi::node_element || !isWhiteSpace(child.value()))
            return false;
    }
    return true;
}

} // namespace

HtmlWriter::Head HtmlWriter::headOf(pugi::xml_node node) const
{
    Head head;
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
        head.rest = child;
        if (child.type() != pugi::node_element) {
            if (!isWhiteSpace(child.value()))
                return head;
            continue;
        }
        const std::string_view name = child.name();
        if (name == "num" && !head.num && head.subheadings.empty()) {
            head.num = child;
            head.isHeadingFirst = bool(head.heading);
        } else if (ruleOf(child) == Rule::Heading && !head.heading && head.subheadings.empty()) {
            head.heading = child;
        } else if (name == "subheading") {
            head.subheadings.push_back(child);
        } else {
            return head;
        }
    }
    head.rest = {};
    return head;
}

void HtmlWriter::section(pugi::xml_node node, Rule rule)
{
    const std::size_t waiting = m_waitingNotes.size();
    open(node, "section");
    const Head head = headOf(node);
    headingTag(node, rule, head);
    for (const pugi::xml_node one : head.subheadings)
        subheading(one);
    if (m_around.allowsNotes())
        flushNotes(waiting);
    siblings(head.rest);
    flushStranded(waiting);
    close("section");
}

/// Source: contract API.md section 4.2. A heading that was written before its number stays before it.
void HtmlWriter::headingTag(pugi::xml_node node, Rule rule, const Head &head)
{
    const bool isTitled = rule == Rule::TitledBreak || rule == Rule::TitledDash;
    const bool hasNum = head.num && !isBlank(head.num);
    const bool hasHeading = head.heading && !isBlank(head.heading);
    const bool hasNumber = isTitled || hasNum;
    if (!hasNumber && !hasHeading)
        return;
    const char *tag = rule == Rule::Short || rule == Rule::ShortDash ? "h3" : "h2";
    m_out += QByteArrayView("<") + tag + ">";
    ++m_around.headings;
    if (hasHeading && head.isHeadingFirst) {
        children(head.heading);
        m_out += hasNumber ? separator(rule, {}) : "";
    }
    if (isTitled)
        m_out += akn::headingWord(node.name(), m_language, hasNum).toUtf8() + (hasNum ? " " : "");
    if (hasNum)
        children(head.num);
    if (hasHeading && !head.isHeadingFirst) {
        m_out += hasNumber ? separator(rule, head.num) : "";
        children(head.heading);
    }
    --m_around.headings;
    close(tag);
}

void HtmlWriter::plainSection(pugi::xml_node node)
{
    const std::size_t waiting = m_waitingNotes.size();
    open(node, "section", node.child("num") ? std::string_view() : "akn--no-indent");
    children(node);
    flushStranded(waiting);
    close("section");
}

/// Every document in the page may have a preface; only the first of each kind gets its name for id.
void HtmlWriter::front(pugi::xml_node node)
{
    const std::size_t waiting = m_waitingNotes.size();
    const QByteArray name = node.name();
    const bool isNamed = !m_document.eIdOf(node).isEmpty();
    const bool isFirst = std::find(m_frontNames.begin(), m_frontNames.end(), name)
        == m_frontNames.end();
    m_out += "<section";
    openClass(node.name(), node.attribute("class").value(), {});
    if (!isNamed && isFirst && !m_document.elementWith(name)) {
        copied("id", name);
        m_frontNames.push_back(name);
    }
    attributes(node);
    m_out += '>';
    if (name == "preamble" && hasPreambleHeading())
        m_out += m_language == "afr" ? "<h3>Aanhef</h3>" : "<h3>Preamble</h3>";
    children(node);
    flushStranded(waiting);
    close("section");
}

/// South African by-laws.
bool HtmlWriter::hasPreambleHeading() const
{
    const FrbrUri &work = m_document.metadata().work.uri;
    return work.country == "za" && work.subtype == "by-law";
}

void HtmlWriter::attachment(pugi::xml_node node)
{
    const std::size_t waiting = m_waitingNotes.size();
    open(node, "div");
    children(node);
    flushStranded(waiting);
    close("div");
}

void HtmlWriter::crossHeading(pugi::xml_node node)
{
    largeHeading(node, "h3");
}

void HtmlWriter::heading(pugi::xml_node node)
{
    if (std::strcmp(node.parent().name(), "attachment") == 0)
        largeHeading(node, "h2");
    else
        headingLike(node, "span");
}

void HtmlWriter::subheading(pugi::xml_node node)
{
    const char *parent = node.parent().name();
    if (std::strcmp(parent, "attachment") == 0)
        largeHeading(node, "h2");
    else
        headingLike(node, hasLargeSubheading(parent) ? "h3" : "h4");
}

/// A heading tag whose footnotes follow it at once.
void HtmlWriter::largeHeading(pugi::xml_node node, std::string_view tag)
{
    const std::size_t waiting = m_waitingNotes.size();
    headingLike(node, tag);
    if (m_around.allowsNotes())
        flushNotes(waiting);
}

/// A heading tag whose footnotes wait for what is around.
void HtmlWriter::headingLike(pugi::xml_node node, std::string_view tag)
{
    open(node, tag);
    ++m_around.headings;
    children(node);
    --m_around.headings;
    close(tag);
}

} // namespace sheria::render
