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

/// Where the white space, comment or processing instruction at `at` ends; `at` itself for others.
qsizetype endOfMisc(QByteArrayView xml, qsizetype at)
{
    const QByteArrayView rest = xml.sliced(at);
    if (rest.startsWith("<!--"))
        return xml.indexOf("-->", at + 4) + 3;
    if (rest.startsWith("<?"))
        return xml.indexOf("?>", at) + 2;
    const auto end = std::find_if(rest.begin(), rest.end(), [](char c) {
        return c != ' ' && c != '\t' && c != '\r' && c != '\n';
    });
    return at + (end - rest.begin());
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
    constexpr QByteArrayView Stylesheet("<?xml-stylesheet");
    const QByteArray &xml = document.xml();
    QByteArray out;
    qsizetype kept = 0;
    for (qsizetype at = xml.startsWith("\xEF\xBB\xBF") ? 3 : 0, end = endOfMisc(xml, at); end > at;
         at = end, end = endOfMisc(xml, at)) {
        if (!QByteArrayView(xml).sliced(at).startsWith(Stylesheet))
            continue;
        out += xml.sliced(kept, at - kept);
        kept = end;
    }
    return kept == 0 ? xml : QByteArray(out + xml.sliced(kept));
}

} // namespace sheria::render
