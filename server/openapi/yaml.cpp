#include "server/openapi/yaml.h"

#include <yaml-cpp/emitter.h>

namespace sheria::openapi {

namespace {

// NOLINTNEXTLINE(misc-no-recursion): bounded by JsonTree::parse().
void emitTree(YAML::Emitter &out, const JsonTree &tree)
{
    // All strings are quoted: some reader takes "no", "12:30" or "3.10" for another thing.
    const auto quoted = [&out](const QByteArray &text) {
        out << YAML::DoubleQuoted << text.toStdString();
    };
    switch (tree.kind) {
    case JsonTree::Kind::String: return quoted(tree.text);
    case JsonTree::Kind::Number: out << tree.text.toStdString(); return;
    case JsonTree::Kind::Literal:
        if (tree.text == "null")
            out << YAML::Null;
        else
            out << (tree.text == "true");
        return;
    case JsonTree::Kind::Array:
        out << YAML::BeginSeq;
        for (const JsonMember &item : tree.members)
            emitTree(out, item.value);
        out << YAML::EndSeq;
        return;
    case JsonTree::Kind::Object:
        out << YAML::BeginMap;
        for (const JsonMember &member : tree.members) {
            out << YAML::Key;
            quoted(member.name);
            out << YAML::Value;
            emitTree(out, member.value);
        }
        out << YAML::EndMap;
        return;
    }
}

} // namespace

QByteArray toYaml(const JsonTree &tree)
{
    YAML::Emitter out;
    emitTree(out, tree);
    return QByteArray(out.c_str(), qsizetype(out.size())) + '\n';
}

} // namespace sheria::openapi
