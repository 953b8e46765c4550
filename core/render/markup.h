#pragma once

#include <QByteArrayView>

#include <cstring>
#include <pugixml.hpp>
#include <string_view>

/// Small questions that every writer of a document's parts asks of its tree.
namespace sheria::render {

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
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

inline QByteArrayView viewOf(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

} // namespace sheria::render
