// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/definitions.h"

#include "core/akn/text.h"
#include "core/akn/toc.h"
#include "core/akn/vocabulary.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace sheria::akn {

namespace {

bool isOneOf(pugi::xml_node node, std::initializer_list<std::string_view> names)
{
    return std::any_of(names.begin(), names.end(),
                       [node](std::string_view name) { return node.name() == name; });
}

/// Appends the words below `node` without its notes, blocks apart.
void appendWords(pugi::xml_node node, QByteArray &out)
{
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
        if (child.type() != pugi::node_element) {
            out += child.value();
            continue;
        }
        const Traits traits = traitsOf(child.name());
        if (traits & (Meta | Note))
            continue;
        if (!(traits & Inline))
            out += ' ';
        appendWords(child, out);
        if (!(traits & Inline))
            out += ' ';
    }
}

class Finder
{
public:
    explicit Finder(const Document &document)
        : m_document(document)
        , m_terms(document.xml().size())
        , m_left(2 * document.xml().size())
    {}

    std::vector<Definition> find()
    {
        for (const Component &component : m_document.components())
            below(component.element);
        return std::move(m_found);
    }

private:
    void below(pugi::xml_node parent)
    {
        for (pugi::xml_node node = parent.first_child(); node; node = node.next_sibling()) {
            // Components come by themselves; what is quoted defines nothing here.
            if (isOneOf(node,
                        {"meta", "attachments", "components", "authorialNote", "quotedStructure",
                         "embeddedStructure"}))
                continue;
            if (isOneOf(node, {"def"}))
                add(node);
            else
                below(node);
        }
    }

    void add(pugi::xml_node def)
    {
        const QString term = m_terms.textOf(def);
        if (term.isEmpty())
            return;
        const pugi::xml_node provision = provisionOf(def);
        Definition definition{term, {}, provision.name(), wordsOf(blockOf(def))};
        if (provision)
            definition.eId = m_document.eIdOf(provision);
        m_found.push_back(std::move(definition));
    }

    /// One paragraph may define many terms; it shall not be copied for each without end.
    QString wordsOf(pugi::xml_node block)
    {
        QByteArray words;
        if (m_left > 0)
            appendWords(block, words);
        m_left -= words.size();
        return QString::fromUtf8(normalized(foldWhiteSpace(words)));
    }

    /// What is about the term: a container made for it, a list that the term introduces, or the
    /// paragraph.
    static pugi::xml_node blockOf(pugi::xml_node def)
    {
        pugi::xml_node paragraph;
        for (pugi::xml_node node = def.parent(); node; node = node.parent()) {
            if (definitionIn(node) == def)
                return node;
            if (!paragraph && isOneOf(node, {"p"}))
                paragraph = node;
            if (isOneOf(node, {"listIntroduction"}) && isOneOf(node.parent(), {"blockList"}))
                return node.parent();
            if (traitsOf(node.name()) & Hierarchical)
                break;
        }
        return paragraph ? paragraph : def.parent();
    }

    /// What can be cited: the container made for the term, or what of the hierarchy it stands in.
    pugi::xml_node provisionOf(pugi::xml_node def) const
    {
        for (pugi::xml_node node = def.parent(); node; node = node.parent()) {
            const bool isCited = definitionIn(node) == def
                || (traitsOf(node.name()) & Hierarchical) != 0;
            if (isCited)
                return node;
            if (node == m_document.element())
                break;
        }
        return {};
    }

    const Document &m_document;
    TextReader m_terms;
    qsizetype m_left; ///< Bytes of words that may still be copied.
    std::vector<Definition> m_found;
};

} // namespace

std::vector<Definition> definitionsOf(const Document &document)
{
    return Finder(document).find();
}

} // namespace sheria::akn
