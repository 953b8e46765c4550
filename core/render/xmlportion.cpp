// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/text.h"
#include "core/render/htmlrenderer.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace sheria::render {
namespace {

bool isDeclaration(std::string_view name)
{
    return name == "xmlns" || name.starts_with("xmlns:");
}

void appendDeclaration(QByteArray &out, pugi::xml_attribute declaration)
{
    out += ' ';
    out += declaration.name();
    out += "=\"";
    out += QByteArray(declaration.value())
               .replace('&', "&amp;")
               .replace('<', "&lt;")
               .replace('"', "&quot;");
    out += '"';
}

/// The namespace declarations that the source of `element` relies on and does not make itself.
QByteArray missingDeclarations(pugi::xml_node element, QByteArrayView source)
{
    QByteArray out;
    std::vector<std::string_view> seen;
    for (pugi::xml_node node = element; node; node = node.parent()) {
        for (pugi::xml_attribute attribute : node.attributes()) {
            const std::string_view name = attribute.name();
            if (!isDeclaration(name) || std::find(seen.begin(), seen.end(), name) != seen.end())
                continue;
            seen.push_back(name);
            const QByteArray prefix = attribute.name() + std::min(name.size(), sizeof("xmlns"));
            const bool isUsed = prefix.isEmpty() || source.contains(QByteArray(prefix + ':'));
            if (node != element && isUsed)
                appendDeclaration(out, attribute);
        }
    }
    return out;
}

} // namespace

QByteArray toXml(const akn::Document &document, pugi::xml_node element)
{
    const QByteArrayView source = document.source(element);
    const auto endOfName = std::find_if(source.begin(), source.end(), [](char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '/' || c == '>';
    });
    QByteArray out(source.begin(), endOfName - source.begin());
    out += missingDeclarations(element, source);
    out.append(endOfName, source.end() - endOfName);
    return out;
}

QByteArray toXml(const akn::Document &document)
{
    return akn::withoutStylesheets(document.xml());
}

} // namespace sheria::render
