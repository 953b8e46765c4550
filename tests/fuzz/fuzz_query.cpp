// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/marker.h"
#include "core/search/query/queryparser.h"
#include "core/search/text/analyzer.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using sheria::search::Node;

namespace {

constexpr int MostDepth = 45;
constexpr int MostNodes = 10'000;

void require(bool holds)
{
    if (!holds)
        std::abort();
}

int checkNode(const Node &node, int depth)
{
    require(depth <= MostDepth);
    int nodes = 1;
    for (const Node &child : node.children)
        nodes += checkNode(child, depth + 1);
    for (const std::string &word : node.words)
        require(!word.empty());
    switch (node.kind) {
    case Node::Kind::Nothing: require(node.words.empty() && node.children.empty()); break;
    case Node::Kind::Word: require(node.words.size() == 1); break;
    case Node::Kind::Near: require(node.words.size() == 2 && node.distance > 0); break;
    case Node::Kind::Pinpoint: require(node.words.size() == 2); break;
    case Node::Kind::Phrase:
    case Node::Kind::Citation: require(!node.words.empty()); break;
    case Node::Kind::Uri: require(node.value.startsWith('/')); break;
    case Node::Kind::Field: require(!node.field.isEmpty()); break;
    case Node::Kind::Not: require(node.children.size() == 1); break;
    case Node::Kind::And:
    case Node::Kind::Or: require(node.children.size() > 1); break;
    }
    return nodes;
}

/// A query as a text: its words are words, and what is shown of it is safe.
void checkText(const QByteArray &text)
{
    sheria::search::Analyzer analyzer("eng");
    sheria::search::Wanted wanted;
    wanted.prefixes = {"a"};
    wanted.phrases = {{"a", "b"}};
    qsizetype before = 0;
    const auto marks = sheria::search::marksIn(text, analyzer, wanted);
    for (const auto &mark : marks) {
        require(mark.range.start >= before && mark.range.end > mark.range.start);
        require(mark.range.end <= text.size());
        before = mark.range.end;
    }
    QByteArray snippet = sheria::search::snippetOf(text, marks, 10);
    require(snippet.count("<mark>") == snippet.count("</mark>"));
    snippet.replace("<mark>", "").replace("</mark>", "");
    require(!snippet.contains('<') && !snippet.contains('>') && !snippet.contains('"'));
}

} // namespace

/// Any text is a query: a tree that keeps its rules, of bounded size; to leave its words as they are
/// leaves it as it is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString text = QString::fromUtf8(bytes);
    const auto isDimension = [](const QByteArray &name) {
        return name == "court" || name == "year";
    };
    for (const bool isTyping : {false, true})
        require(checkNode(sheria::search::parseQuery(text, isDimension, isTyping), 0) <= MostNodes);
    const QString same = sheria::search::withWords(text, [](const QString &word) { return word; });
    require(same == text);
    checkText(text.toUtf8());
    return 0;
}
