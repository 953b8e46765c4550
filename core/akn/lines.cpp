// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/lines.h"

#include "core/akn/text.h"
#include "core/akn/vocabulary.h"

#include <cstring>

namespace sheria::akn {

namespace {

/// Goes through the visible text as the collector of provisions does.
class LineFinder
{
public:
    explicit LineFinder(const Document &document)
        : m_text(document.xml().size() + 1)
        , m_size(document.text().size())
    {
        const pugi::xml_node root = document.element();
        children(root);
        for (pugi::xml_node next = root.next_sibling(); next; next = next.next_sibling()) {
            if (next.type() == pugi::node_element)
                visit(next);
        }
    }

    std::vector<LineStart> take()
    {
        const bool isPlaced = !m_text.mayNeedNormalizing() && m_text.size() == m_size;
        return isPlaced ? std::move(m_lines) : std::vector<LineStart>();
    }

private:
    void visit(pugi::xml_node node)
    {
        const char *name = node.name();
        const bool isMath = isForeign(name) && name[0] == 'm'; // Does not break words.
        const Traits traits = isMath ? Traits(Inline)
            : isForeign(name)        ? Traits(0)
                                     : traitsOf(node);
        if (traits & Meta)
            return;
        if (traits & Inline) {
            children(node);
            return;
        }
        m_text.separate();
        m_within += (traits & Note) ? 1 : 0;
        begin(node);
        const bool isAtBegin = m_text.size() == m_lineSize;
        const bool isCell = ruleFor(name) == Rule::Cell;
        m_within += isCell ? 1 : 0;
        children(node);
        m_within -= isCell ? 1 : 0;
        m_within -= (traits & Note) ? 1 : 0;
        m_text.separate();
        // What follows a number or a heading stands on its line.
        if (isAtBegin && isHead(name))
            m_lineSize = m_text.size();
    }

    void children(pugi::xml_node node)
    {
        for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
            if (child.type() == pugi::node_element)
                visit(child);
            else
                m_text.append(child.value(), std::strlen(child.value()));
        }
    }

    void begin(pugi::xml_node node)
    {
        const Rule rule = ruleFor(node.name());
        const std::string_view name = node.name();
        const bool isCell = rule == Rule::Cell;
        // Notes are within lines, and cells have their own only between paragraphs.
        const bool isBlock = m_within == 0 && !isCell && !isHead(name)
            && m_text.size() > m_lineSize;
        const bool isLine = isBlock || rule == Rule::Row || rule == Rule::CrossHeading
            || name == "item" || name == "li" || (rule == Rule::Paragraph && isFurther(node));
        const bool isThere = !m_lines.empty() && m_lines.back().at == m_text.nextStart();
        if (!isLine && !isCell)
            return;
        if (!isThere && m_text.size() > 0)
            m_lines.push_back({m_text.nextStart(), isLine ? '\n' : '\t'});
        m_lineSize = m_text.size();
    }

    static bool isHead(std::string_view name)
    {
        return name == "num" || name == "heading" || name == "subheading";
    }

    /// Whether something other than a number or heading stands before it in the same element.
    static bool isFurther(pugi::xml_node node)
    {
        for (pugi::xml_node before = node.previous_sibling(); before;
             before = before.previous_sibling()) {
            const std::string_view name = before.name();
            if (before.type() == pugi::node_element && !isHead(name))
                return true;
        }
        return false;
    }

    TextFolder m_text;
    qsizetype m_size;
    /// Of the text where the line began, or where its number and heading end.
    qsizetype m_lineSize = 0;
    int m_within = 0; ///< Notes and cells that are open.
    std::vector<LineStart> m_lines;
};

} // namespace

std::vector<LineStart> lineStarts(const Document &document)
{
    return LineFinder(document).take();
}

} // namespace sheria::akn
