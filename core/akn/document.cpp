// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"

#include "core/akn/form.h"
#include "core/akn/metadata.h"
#include "core/akn/text.h"
#include "core/akn/toc.h"
#include "core/akn/vocabulary.h"
#include "core/domain/toc.h"

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

void appendPlain(pugi::xml_node node, QByteArray &out)
{
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
        if (child.type() != pugi::node_element)
            out += child.value();
        else if (std::strcmp(child.name(), "meta") != 0)
            appendPlain(child, out);
    }
}

pugi::xml_node firstElement(pugi::xml_node parent)
{
    return parent.find_child(
        [](pugi::xml_node child) { return child.type() == pugi::node_element; });
}

std::string_view viewOf(QByteArrayView bytes)
{
    return {bytes.data(), std::size_t(bytes.size())};
}

bool isWithin(pugi::xml_node node, pugi::xml_node outer)
{
    while (node && node != outer)
        node = node.parent();
    return bool(node);
}

template <typename Predicate>
pugi::xml_node firstVisible(pugi::xml_node node, const Predicate &isWanted)
{
    if (isWanted(node))
        return node;
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
        if (child.type() != pugi::node_element || std::strcmp(child.name(), "meta") == 0)
            continue;
        if (pugi::xml_node found = firstVisible(child, isWanted))
            return found;
    }
    return {};
}

/// Steps over the markup at `at` (a '<') and says how the depth changes by it.
qsizetype stepOver(QByteArrayView xml, qsizetype at, int &depth)
{
    const QByteArrayView rest = xml.sliced(at);
    const auto behind = [&](QByteArrayView terminator) {
        return xml.indexOf(terminator, at) + terminator.size();
    };
    if (rest.startsWith("<!--"))
        return xml.indexOf("-->", at + 4) + 3;
    if (rest.startsWith("<![CDATA["))
        return behind("]]>");
    if (rest.startsWith("<?"))
        return behind("?>");
    if (rest.startsWith("</")) {
        --depth;
        return behind(">");
    }
    for (++at; xml[at] != '>'; ++at) {
        if (xml[at] == '"' || xml[at] == '\'')
            at = xml.indexOf(xml[at], at + 1);
    }
    if (xml[at - 1] != '/')
        ++depth;
    return at + 1;
}

} // namespace

Result<Document> Document::parse(const QByteArray &bytes)
{
    if (bytes.size() > limits::MaxXmlBytes)
        return Error{ErrorCode::Unsupported,
                     Message::tr("the document is larger than %1 bytes", limits::MaxXmlBytes)};
    auto state = std::make_unique<DocumentState>();
    SHERIA_TRY(state->xml, toUtf8(bytes));
    SHERIA_TRY(const Form form, checkForm(state->xml));
    state->dialect = form.dialect;

    state->buffer = QByteArray(state->xml.constData(), state->xml.size());
    const pugi::xml_parse_result parsed = state->tree.load_buffer_inplace(
        state->buffer.data(), std::size_t(state->buffer.size()),
        pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
    if (!parsed) {
        return Error{ErrorCode::InvalidArgument,
                     atPlace(state->xml, parsed.offset, QString::fromLatin1(parsed.description()))};
    }
    const pugi::xml_node root = state->tree.document_element();
    makeNamesPlain(root, form, state->buffer.constData());
    state->element = firstElement(root);
    if (!state->element || isForeign(state->element.name())) {
        return Error{ErrorCode::InvalidArgument,
                     Message::tr(
                         "the element akomaNtoso has no document (act, judgment, …) in it")};
    }
    state->doctype = state->element.name();
    collect(*state);
    readMetadata(*state);
    return Document(std::move(state));
}

QByteArray Document::plainText() const
{
    QByteArray out;
    out.reserve(m_state->text.size() + m_state->text.size() / 4);
    const auto append = [&out](pugi::xml_node node) {
        if (node.type() == pugi::node_element && std::strcmp(node.name(), "meta") != 0)
            appendPlain(node, out);
    };
    for (pugi::xml_node child : m_state->element)
        append(child);
    for (pugi::xml_node next = m_state->element.next_sibling(); next; next = next.next_sibling())
        append(next);
    return out;
}

std::vector<TocEntry> Document::toc() const
{
    return tocOf(*this);
}

pugi::xml_node Document::find(QByteArrayView component, QByteArrayView portion) const
{
    pugi::xml_node scope = m_state->element.parent();
    if (!component.isEmpty()) {
        const auto named = std::find_if(m_state->components.begin(), m_state->components.end(),
                                        [&](const Component &one) {
                                            return one.name == component;
                                        });
        if (named == m_state->components.end())
            return {};
        scope = named->element;
    }
    if (portion.isEmpty())
        return component.isEmpty() ? m_state->element : scope;

    const std::string_view wanted = viewOf(portion);
    if (isNameableType(portion))
        return firstVisible(scope, [&](pugi::xml_node node) { return node.name() == wanted; });
    const pugi::xml_node first = m_state->ids.find(portion);
    if (!first || isWithin(first, scope))
        return first;
    // Each component may use an identifier as if it were alone.
    const char *idAttribute = idAttributeOf(m_state->dialect);
    return firstVisible(scope, [&](pugi::xml_node node) {
        return !isForeign(node.name()) && node.attribute(idAttribute).value() == wanted;
    });
}

pugi::xml_node Document::elementWith(QByteArrayView eId) const
{
    return m_state->ids.find(eId);
}

QByteArray Document::eIdOf(pugi::xml_node element) const
{
    if (std::optional<QByteArray> generated = m_state->ids.generatedFor(element))
        return *std::move(generated);
    return element.attribute(idAttributeOf(m_state->dialect)).value();
}

QByteArrayView Document::source(pugi::xml_node element) const
{
    const QByteArrayView xml(m_state->xml);
    const qsizetype start = element.name() - m_state->buffer.constData() - 1;
    int depth = 0;
    qsizetype at = stepOver(xml, start, depth);
    while (depth > 0)
        at = stepOver(xml, xml.indexOf('<', at), depth);
    return xml.sliced(start, at - start);
}

} // namespace sheria::akn
