#include "server/openapi/yaml.h"

#include "server/http/problem.h"

#include <algorithm>
#include <array>

namespace sheria::openapi {

namespace {

constexpr qsizetype Indent = 2;

/// True when `text` without quotes could be read as nothing but that text.
bool isPlain(QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 8> Words{"true", "false", "null", "yes",
                                                  "no",   "on",    "off",  "y"};
    const auto isSafe = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || QByteArrayView("_/.$-").contains(c);
    };
    const bool startsAsName = !text.isEmpty()
        && ((text[0] >= 'a' && text[0] <= 'z') || (text[0] >= 'A' && text[0] <= 'Z')
            || text[0] == '/');
    const QByteArray lower = text.toByteArray().toLower();
    return startsAsName && std::all_of(text.begin(), text.end(), isSafe) && lower != "n"
        && std::find(Words.begin(), Words.end(), lower) == Words.end();
}

QByteArray scalar(const JsonTree &tree)
{
    if (tree.kind != JsonTree::Kind::String)
        return tree.text;
    return isPlain(tree.text) ? tree.text : http::jsonString(tree.text);
}

void append(QByteArray &out, const JsonTree &tree, qsizetype indent);

/// `value` behind the colon of its name: on the same line, or below it.
void appendValue(QByteArray &out, const JsonTree &value, qsizetype indent)
{
    if (!value.isContainer()) {
        out.append(' ').append(scalar(value)).append('\n');
    } else if (value.members.empty()) {
        out.append(value.kind == JsonTree::Kind::Object ? " {}\n" : " []\n");
    } else {
        out += '\n';
        append(out, value, indent + Indent);
    }
}

/// The lines of a container that is not empty.
void append(QByteArray &out, const JsonTree &tree, qsizetype indent)
{
    const QByteArray margin(indent, ' ');
    for (const JsonMember &member : tree.members) {
        if (tree.kind == JsonTree::Kind::Object) {
            out += margin + (isPlain(member.name) ? member.name : http::jsonString(member.name))
                + ':';
            appendValue(out, member.value, indent);
            continue;
        }
        out += margin + '-';
        if (!member.value.isContainer() || member.value.members.empty()) {
            appendValue(out, member.value, indent);
            continue;
        }
        // The first line of an item stands behind its dash.
        QByteArray lines;
        append(lines, member.value, indent + Indent);
        out += ' ' + lines.sliced(indent + Indent);
    }
}

} // namespace

QByteArray toYaml(const JsonTree &tree)
{
    if (!tree.isContainer() || tree.members.empty()) {
        QByteArray out;
        appendValue(out, tree, 0);
        return out.sliced(1);
    }
    QByteArray out;
    append(out, tree, 0);
    return out;
}

} // namespace sheria::openapi
