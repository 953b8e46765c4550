#include "core/akn/portion.h"

#include "core/akn/plainnames.h"
#include "core/domain/toc.h"

#include <algorithm>
#include <cstring>

namespace sheria::akn {
namespace {

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

pugi::xml_node findPortion(const DocumentState &state, QByteArrayView component,
                           QByteArrayView portion)
{
    pugi::xml_node scope = state.element.parent();
    if (!component.isEmpty()) {
        const auto named = std::find_if(state.components.begin(), state.components.end(),
                                        [&](const Component &one) {
                                            return one.name == component;
                                        });
        if (named == state.components.end())
            return {};
        scope = named->element;
    }
    if (portion.isEmpty())
        return component.isEmpty() ? state.element : scope;

    const std::string_view wanted = viewOf(portion);
    if (isNameableType(portion))
        return firstVisible(scope, [&](pugi::xml_node node) { return node.name() == wanted; });
    const pugi::xml_node first = state.ids.find(wanted);
    if (!first || isWithin(first, scope))
        return first;
    // Each component may use an identifier as if it were alone.
    const char *idAttribute = idAttributeOf(state.dialect);
    return firstVisible(scope, [&](pugi::xml_node node) {
        return !isForeign(node.name()) && node.attribute(idAttribute).value() == wanted;
    });
}

QByteArrayView sourceOf(const DocumentState &state, pugi::xml_node element)
{
    const QByteArrayView xml(state.xml);
    const qsizetype start = element.name() - state.buffer.constData() - 1;
    int depth = 0;
    qsizetype at = stepOver(xml, start, depth);
    while (depth > 0)
        at = stepOver(xml, xml.indexOf('<', at), depth);
    return xml.sliced(start, at - start);
}

} // namespace sheria::akn
