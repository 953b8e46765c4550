// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/marker.h"

#include <algorithm>
#include <sstream>

namespace sheria::briefs::office {

std::string prefixOf(pugi::xml_node root, std::string_view space, const char *wanted)
{
    for (const pugi::xml_attribute one : root.attributes()) {
        const std::string_view name = one.name();
        if (name.starts_with("xmlns:") && space == one.value())
            return std::string(name.substr(6)) + ':';
    }
    std::string prefix = wanted;
    while (root.attribute(("xmlns:" + prefix).c_str()))
        prefix += 's';
    root.append_attribute(("xmlns:" + prefix).c_str()) = std::string(space).c_str();
    return prefix + ':';
}

std::string ownPrefix(pugi::xml_node root)
{
    const std::string_view name = root.name();
    return std::string(name.substr(0, name.find(':') + 1));
}

bool isNamed(pugi::xml_node node, const std::string &name)
{
    return name == node.name();
}

void setAttribute(pugi::xml_node node, const std::string &name, const std::string &value)
{
    pugi::xml_attribute one = node.attribute(name.c_str());
    if (!one)
        one = node.append_attribute(name.c_str());
    one = value.c_str();
}

void setText(pugi::xml_node node, const QString &text)
{
    QString clean;
    for (const QChar c : text)
        clean += c.category() == QChar::Other_Control && c != u'\t' ? QChar(u' ') : c;
    node.append_child(pugi::node_pcdata).set_value(clean.toUtf8().constData());
}

QByteArray serialized(const pugi::xml_document &document)
{
    std::ostringstream out;
    document.save(out, "", pugi::format_raw, pugi::encoding_utf8);
    return QByteArray::fromStdString(out.str());
}

std::unique_ptr<pugi::xml_document> newDocument(const char *root, const std::string &space)
{
    auto document = std::make_unique<pugi::xml_document>();
    pugi::xml_node head = document->append_child(pugi::node_declaration);
    head.append_attribute("version") = "1.0";
    head.append_attribute("encoding") = "UTF-8";
    head.append_attribute("standalone") = "yes";
    const std::string name = root;
    const std::size_t colon = name.find(':');
    const std::string xmlns = colon == std::string::npos ? "xmlns"
                                                         : "xmlns:" + name.substr(0, colon);
    document->append_child(root).append_attribute(xmlns.c_str()) = space.c_str();
    return document;
}

void cutPiece(std::vector<Piece> &pieces, std::size_t index, std::size_t bytes, qsizetype offset,
              pugi::xml_node second)
{
    Piece &first = pieces[index];
    const std::string value = first.node.value();
    second.set_value(value.substr(bytes).c_str());
    first.node.set_value(value.substr(0, bytes).c_str());
    const bool isBehindBlank = bytes > 0 && value[bytes - 1] == ' ';
    Piece rest{second, offset, first.end, isBehindBlank};
    first.end = offset;
    pieces.insert(pieces.begin() + std::ptrdiff_t(index) + 1, rest);
}

} // namespace sheria::briefs::office
