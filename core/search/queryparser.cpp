#include "core/search/queryparser.h"

#include "core/search/folding.h"
#include "core/search/numbers.h"
#include "core/search/querypieces.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sheria::search {

namespace {

constexpr int MaxDepth = 20;         ///< Of groups in groups.
constexpr qsizetype MaxBytes = 4000; ///< What follows in a longer query is left out.

/// all := any { any }; any := near { OR near }; near := one { NEAR one }; one := [-] atom | ( all )
class Parser
{
public:
    explicit Parser(const std::vector<Piece> &pieces) : m_pieces(pieces) {}

    std::optional<Node> run()
    {
        std::optional<Node> node = all(0);
        if (!node || m_at != m_pieces.size())
            return std::nullopt;
        return node;
    }

private:
    bool is(Piece::Kind kind) const
    {
        return m_at < m_pieces.size() && m_pieces[m_at].kind == kind;
    }

    std::optional<Node> all(int depth)
    {
        std::vector<Node> children;
        while (m_at < m_pieces.size() && !is(Piece::Kind::Close)) {
            if (is(Piece::Kind::And)) {
                ++m_at;
                if (children.empty() || m_at == m_pieces.size())
                    return std::nullopt;
                continue;
            }
            std::optional<Node> child = any(depth);
            if (!child)
                return std::nullopt;
            // "pre-trial" is two words among the others.
            if (child->kind == Node::Kind::And)
                std::move(child->children.begin(), child->children.end(),
                          std::back_inserter(children));
            else
                children.push_back(*std::move(child));
        }
        return groupNode(Node::Kind::And, std::move(children));
    }

    std::optional<Node> any(int depth)
    {
        std::vector<Node> children;
        std::optional<Node> child = near(depth);
        while (child) {
            children.push_back(*std::move(child));
            if (!is(Piece::Kind::Or))
                return groupNode(Node::Kind::Or, std::move(children));
            ++m_at;
            child = near(depth);
        }
        return std::nullopt;
    }

    std::optional<Node> near(int depth)
    {
        std::optional<Node> left = one(depth);
        while (left && is(Piece::Kind::Near)) {
            const int distance = m_pieces[m_at++].distance;
            std::optional<Node> right = one(depth);
            if (!right || right->kind != Node::Kind::Word || left->kind != Node::Kind::Word)
                return std::nullopt;
            Node node;
            node.kind = Node::Kind::Near;
            node.distance = distance;
            node.words = {left->words.front(), right->words.front()};
            return node;
        }
        return left;
    }

    std::optional<Node> one(int depth)
    {
        if (depth > MaxDepth || m_at == m_pieces.size())
            return std::nullopt;
        const Piece &piece = m_pieces[m_at++];
        if (piece.kind == Piece::Kind::Atom)
            return piece.node;
        if (piece.kind == Piece::Kind::Not) {
            std::optional<Node> child = one(depth + 1);
            if (!child)
                return std::nullopt;
            std::vector<Node> children;
            children.push_back(*std::move(child));
            return groupNode(Node::Kind::Not, std::move(children));
        }
        if (piece.kind != Piece::Kind::Open)
            return std::nullopt;
        std::optional<Node> inner = all(depth + 1);
        if (!inner || inner->kind == Node::Kind::Nothing || !is(Piece::Kind::Close))
            return std::nullopt;
        ++m_at;
        return inner;
    }

    const std::vector<Piece> &m_pieces;
    std::size_t m_at = 0;
};

Node plainWords(QByteArrayView text)
{
    std::vector<Node> words;
    for (const Token &token : queryTokens(text))
        words.push_back(wordNode(token.word));
    return groupNode(Node::Kind::And, std::move(words));
}

bool isPinpointWord(std::string_view word)
{
    static constexpr auto Words = std::to_array<std::string_view>(
        {"s",       "ss",        "sec",    "sect",   "section",    "sections", "art",
         "article", "articles",  "artigo", "reg",    "regulation", "rule",     "r",
         "para",    "paragraph", "cl",     "clause", "artikel",    "paragraf", "kifungu",
         "ch",      "chapter",   "cap",    "part",   "schedule",   "sch",      "item"});
    const std::string folded = fold(word);
    return std::find(Words.begin(), Words.end(), folded) != Words.end();
}

bool startsWithDigit(const std::string &word)
{
    return !word.empty() && word[0] >= '0' && word[0] <= '9';
}

/// Goes once through the parts of a query: `join(last, part)` makes one of two that follow each other,
/// and tells whether it did.
template <typename Join>
void joinParts(Node &root, Join join)
{
    if (root.kind != Node::Kind::And)
        return;
    std::vector<Node> joined;
    for (Node &part : root.children) {
        if (joined.empty() || !join(joined.back(), part))
            joined.push_back(std::move(part));
    }
    root.children = std::move(joined);
    if (root.children.size() == 1)
        root = Node(std::move(root.children.front()));
}

/// Makes one of "section" and "12" where they follow each other.
void joinPinpoints(Node &root)
{
    joinParts(root, [](Node &last, Node &part) {
        const bool isPinpoint = last.kind == Node::Kind::Word && !last.words.empty()
            && last.field.isEmpty() && isPinpointWord(last.words.front());
        if (!isPinpoint)
            return false;
        if (part.kind == Node::Kind::Citation && part.term.find('(') != std::string::npos) {
            last = std::move(part); // "s 12(3)(a)" has said it.
            return true;
        }
        if (part.kind != Node::Kind::Word || !part.field.isEmpty()
            || !startsWithDigit(part.words.front()))
            return false;
        last.kind = Node::Kind::Pinpoint;
        last.words.push_back(part.words.front());
        return true;
    });
}

/// Makes one of "R1" and "000" where they follow each other.
void joinNumbers(Node &root)
{
    const auto isWord = [](const Node &node) {
        return node.kind == Node::Kind::Word && !node.isPrefix;
    };
    std::optional<std::string>
        group; // The last group of what was joined; empty where it has ended.
    joinParts(root, [&](Node &last, Node &part) {
        const bool areWords = isWord(last) && isWord(part) && last.field == part.field;
        const bool isJoined = areWords
            && isThousands(group.value_or(last.words.front()), part.words.front());
        group.reset();
        if (!isJoined)
            return false;
        const std::string &next = part.words.front();
        last.words.front() += next;
        group = next.size() == 3 ? "1" : "";
        return true;
    });
}

Node *lastWord(Node &root)
{
    if (root.kind == Node::Kind::Word)
        return &root;
    if ((root.kind != Node::Kind::And && root.kind != Node::Kind::Or
         && root.kind != Node::Kind::Not)
        || root.children.empty())
        return nullptr;
    return lastWord(root.children.back());
}

} // namespace

Node parseQuery(const QString &text, const std::function<bool(const QByteArray &)> &isDimension,
                bool isTyping)
{
    QByteArray utf8 = text.toUtf8();
    if (utf8.size() > MaxBytes)
        utf8.truncate(utf8.lastIndexOf(' ', MaxBytes) > 0 ? utf8.lastIndexOf(' ', MaxBytes)
                                                          : MaxBytes);
    const std::vector<Piece> pieces = piecesOf(utf8, isDimension);
    std::optional<Node> parsed = Parser(pieces).run();
    Node root = parsed ? *std::move(parsed) : plainWords(utf8);
    joinPinpoints(root);
    joinNumbers(root);
    const bool isOpen = !utf8.isEmpty() && utf8.back() != ' ' && utf8.back() != '"';
    if (Node *last = isTyping && isOpen ? lastWord(root) : nullptr)
        last->isPrefix = true;
    return root;
}

QString withWords(const QString &text, const std::function<QString(const QString &)> &replace)
{
    const QByteArray utf8 = text.toUtf8();
    QByteArray out;
    qsizetype at = 0;
    for (const Token &token : queryTokens(utf8)) {
        const QString word = QString::fromUtf8(token.word.data(), qsizetype(token.word.size()));
        const qsizetype end = token.start + qsizetype(token.word.size());
        out += utf8.sliced(at, token.start - at);
        out += replace(word).toUtf8();
        at = end;
    }
    return QString::fromUtf8(out + utf8.sliced(at));
}

} // namespace sheria::search
