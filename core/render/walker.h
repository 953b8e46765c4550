// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/akn/vocabulary.h"

#include <QByteArrayView>
#include <QString>

#include <cstring>
#include <string_view>
#include <unordered_map>

namespace sheria::render {

using akn::Rule;

/// White space of XML: what is left out between elements.
inline bool isWhiteSpace(const char *value)
{
    return value[std::strspn(value, " \t\r\n")] == '\0';
}

/// Whether `node` is a text, a comment or the like without anything to see.
inline bool isWhiteSpace(pugi::xml_node node)
{
    return node.type() != pugi::node_element && isWhiteSpace(node.value());
}

/// `name` without its prefix.
inline std::string_view localPart(std::string_view name)
{
    return name.substr(name.find(':') + 1);
}

inline QByteArrayView viewOf(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

/// A piece of a heading: words that are not in the document, or the contents of an element.
struct HeadPiece
{
    pugi::xml_node node; ///< The num or heading whose contents stand here; null: `words` do.
    QString words;       ///< "Chapter ", " – "; "\n" where the line ends.
};

/// The parts at the beginning of an element of the hierarchy that make up its heading.
struct PartHead
{
    std::vector<HeadPiece> pieces; ///< In the order in which they are read; empty: no heading.
    std::vector<pugi::xml_node> subheadings;
    pugi::xml_node rest; ///< The first child that is not part of it; null: none.
};

/// Walks the tree of a document, or a part of it, once, and tells for each element what it is to
/// whoever shows it. The writers of HTML, EPUB and PDF are such walkers; each walks on below an element
/// by children(), inside of what it writes for it.
class Walker
{
public:
    explicit Walker(const akn::Document &document);
    virtual ~Walker() = default;
    Q_DISABLE_COPY_MOVE(Walker)

protected:
    /// How an element is shown. In Akoma Ntoso 1.0 a title is a heading and a list just that. Of text:
    /// as a span.
    Rule ruleOf(pugi::xml_node node) const;
    /// Precondition: hasHead(rule).
    /// Source: server/API.md section 4.2.
    PartHead headOf(pugi::xml_node node, Rule rule) const;
    /// The heading that a preface, preamble or the like is given although the document has none there;
    /// usually empty.
    /// Source: server/API.md section 4.3.
    QString frontHeading(pugi::xml_node node) const;
    /// The number of a footnote among those without a marker, from 1.
    int noteNumber(pugi::xml_node note);

    void node(pugi::xml_node node);
    void siblings(pugi::xml_node first);
    void children(pugi::xml_node node) { siblings(node.first_child()); }

    virtual void text(const char *value) = 0;
    virtual void element(pugi::xml_node node, Rule rule) { dispatch(node, rule); }
    /// Calls the function below that is for elements of `rule`.
    void dispatch(pugi::xml_node node, Rule rule);

    virtual void part(pugi::xml_node node, Rule rule) = 0; ///< With a head.
    virtual void plainPart(pugi::xml_node node) = 0;
    virtual void front(pugi::xml_node node) = 0;
    virtual void heading(pugi::xml_node node, Rule rule) = 0; ///< Outside of a head.
    virtual void attachment(pugi::xml_node node) = 0;
    virtual void quotation(pugi::xml_node node) = 0;
    virtual void paragraph(pugi::xml_node node) = 0;
    virtual void noteContainer(pugi::xml_node node) { generic(node); }
    virtual void styled(pugi::xml_node node) = 0;
    virtual void lineBreak(pugi::xml_node node) = 0;
    virtual void table(pugi::xml_node node) = 0;
    virtual void link(pugi::xml_node node, Rule rule) = 0;
    virtual void image(pugi::xml_node node) = 0;
    virtual void note(pugi::xml_node node) = 0;
    virtual void generic(pugi::xml_node node) = 0; ///< Everything else.

    const akn::Document &m_document;
    const QByteArray m_language;

private:
    bool m_isVersion1;
    std::unordered_map<pugi::xml_node_struct *, int> m_noteNumbers;
};

/// A table of contents for leafing through: without definitions, and without what is below sections
/// and what has neither heading nor a kind that people look up. Every item has a title.
std::vector<TocEntry> readableToc(const std::vector<TocEntry> &entries, QByteArrayView language);

} // namespace sheria::render
