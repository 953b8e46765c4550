// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/openapi/jsontree.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <yaml-cpp/emitter.h>

namespace sheria::openapi {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t DeepestNesting = 200; ///< Tables of contents reach 20.

/// Takes what nlohmann's parser finds: its own values would not keep the spelling of numbers.
class TreeMaker final : public nlohmann::json_sax<nlohmann::json>
{
public:
    Result<JsonTree> take()
    {
        return m_error ? Result<JsonTree>(*m_error) : std::move(m_root.value);
    }

    bool null() override { return add(JsonTree::Kind::Literal, "null"); }
    bool boolean(bool value) override
    {
        return add(JsonTree::Kind::Literal, value ? "true" : "false");
    }
    bool number_integer(number_integer_t value) override
    {
        return add(JsonTree::Kind::Number, QByteArray::number(qint64(value)));
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return add(JsonTree::Kind::Number, QByteArray::number(quint64(value)));
    }
    bool number_float(number_float_t, const string_t &spelling) override
    {
        return add(JsonTree::Kind::Number, QByteArray::fromStdString(spelling));
    }
    bool string(string_t &value) override
    {
        return add(JsonTree::Kind::String, QByteArray::fromStdString(value));
    }
    bool binary(binary_t &) override { return false; } // There is none in JSON.
    bool key(string_t &value) override
    {
        m_name = QByteArray::fromStdString(value);
        return true;
    }
    bool start_object(std::size_t) override { return open(JsonTree::Kind::Object); }
    bool start_array(std::size_t) override { return open(JsonTree::Kind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t offset, const std::string &,
                     const nlohmann::detail::exception &) override
    {
        m_error = Error{ErrorCode::InvalidArgument, u"no JSON at offset %1"_s.arg(offset)};
        return false;
    }

private:
    bool add(JsonTree::Kind kind, QByteArray text)
    {
        JsonMember member{std::exchange(m_name, {}), JsonTree{kind, std::move(text), {}}};
        if (m_open.empty())
            m_root = std::move(member);
        else
            m_open.back()->members.push_back(std::move(member));
        return true;
    }

    bool open(JsonTree::Kind kind)
    {
        if (m_open.size() > DeepestNesting) {
            m_error = Error{ErrorCode::InvalidArgument, u"the JSON is nested too deeply"_s};
            return false;
        }
        add(kind, {});
        // Those that are open stay where they are: nothing is added beside them until they are closed.
        m_open.push_back(m_open.empty() ? &m_root.value : &m_open.back()->members.back().value);
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    JsonMember m_root;
    QByteArray m_name; ///< Of the next member.
    std::vector<JsonTree *> m_open;
    std::optional<Error> m_error;
};

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

Result<JsonTree> JsonTree::parse(QByteArrayView json)
{
    TreeMaker maker;
    nlohmann::json::sax_parse(json.begin(), json.end(), &maker);
    return maker.take();
}

const JsonTree *JsonTree::find(QByteArrayView name) const
{
    const auto found = std::find_if(members.begin(), members.end(),
                                    [name](const JsonMember &member) {
                                        return member.name == name;
                                    });
    return found == members.end() ? nullptr : &found->value;
}

QByteArray toYaml(const JsonTree &tree)
{
    YAML::Emitter out;
    emitTree(out, tree);
    return QByteArray(out.c_str(), qsizetype(out.size())) + '\n';
}

} // namespace sheria::openapi
