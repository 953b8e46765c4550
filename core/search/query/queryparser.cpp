// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/queryparser.h"

#include "core/domain/publisheraddress.h"
#include "core/search/text/analyzer.h"
#include "core/search/text/tokens.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sheria::search {

namespace {

constexpr std::size_t MaxWords = 100;
constexpr int DefaultDistance = 10;
constexpr int MaxDistance = 200;

/// A piece of a query.
struct Piece
{
    enum class Kind { Atom, Open, Close, Or, And, Not, Near };
    Kind kind = Kind::Atom;
    Node node;
    int distance = 0; ///< Of a Near.
};

/// The words of a query, as many as are looked at.
std::vector<Token> queryTokens(QByteArrayView text)
{
    std::vector<Token> all;
    Tokens tokens(text);
    Token token;
    while (all.size() < MaxWords && tokens.next(token))
        all.push_back(token);
    return all;
}

Node wordNode(std::string_view word)
{
    Node node;
    node.kind = Node::Kind::Word;
    node.words.emplace_back(word);
    return node;
}

/// The children under one node; a single child alone, but for Not.
Node groupNode(Node::Kind kind, std::vector<Node> children)
{
    if (children.size() == 1 && kind != Node::Kind::Not)
        return std::move(children.front());
    Node node;
    node.kind = children.empty() ? Node::Kind::Nothing : kind;
    node.children = std::move(children);
    return node;
}

bool isBlankInQuery(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Cuts a query into pieces.
class Lexer
{
public:
    Lexer(QByteArrayView text, const std::function<bool(const QByteArray &)> &isDimension)
        : m_text(text)
        , m_isDimension(isDimension)
        , m_tokens(queryTokens(text))
        , m_citations(citationTerms(text, m_tokens))
    {}

    std::vector<Piece> run()
    {
        while (m_at < m_text.size()) {
            if (isBlankInQuery(m_text[m_at])) {
                ++m_at;
                continue;
            }
            if (!citation() && !uri() && !phrase() && !sign())
                chunk();
        }
        return std::move(m_pieces);
    }

private:
    void add(Node node)
    {
        if (!m_field.isEmpty()) {
            node.field = std::exchange(m_field, {});
            if (node.field != "title") {
                QByteArray value;
                for (const std::string &word : node.words)
                    value += (value.isEmpty() ? "" : " ") + QByteArray::fromStdString(word);
                node.value = node.value.isEmpty() ? value : node.value;
                node.kind = Node::Kind::Field;
            }
        }
        m_pieces.push_back({Piece::Kind::Atom, std::move(node), 0});
    }

    /// The longest citation that begins here, its opening bracket included.
    bool citation()
    {
        const CitationTerm *longest = nullptr;
        for (const CitationTerm &citation : m_citations) {
            qsizetype start = m_tokens[citation.first].start;
            if (start > 0 && m_text[start - 1] == '[')
                --start;
            if (start == m_at && (!longest || citation.last > longest->last))
                longest = &citation;
        }
        if (!longest)
            return false;
        Node node;
        node.kind = Node::Kind::Citation;
        node.term = longest->term;
        for (std::size_t i = longest->first; i <= longest->last; ++i)
            node.words.emplace_back(m_tokens[i].word);
        m_at = m_tokens[longest->last].end;
        if (m_at < m_text.size() && m_text[m_at] == ')' && longest->term.ends_with(')'))
            ++m_at;
        add(std::move(node));
        return true;
    }

    qsizetype chunkEnd() const
    {
        qsizetype end = m_at;
        while (end < m_text.size() && !isBlankInQuery(m_text[end]))
            ++end;
        return end;
    }

    bool uri()
    {
        QByteArrayView text = m_text.sliced(m_at, chunkEnd() - m_at);
        const bool isUri = text.startsWith("/akn/") || text.startsWith("akn/");
        const auto published = text.contains('/') ? publisherAddress(text) : std::nullopt;
        if (!isUri && !published)
            return false;
        Node node;
        node.kind = Node::Kind::Uri;
        if (published)
            node.value = published->work.workUri();
        else
            node.value = text.startsWith('/') ? text.toByteArray() : '/' + text.toByteArray();
        m_at += text.size();
        add(std::move(node));
        return true;
    }

    bool phrase()
    {
        if (m_text[m_at] != '"')
            return false;
        const qsizetype close = m_text.indexOf('"', m_at + 1);
        if (close < 0) {
            ++m_at; // A quotation mark alone says nothing.
            return true;
        }
        Node node;
        node.kind = Node::Kind::Phrase;
        for (const Token &token : queryTokens(m_text.sliced(m_at + 1, close - m_at - 1)))
            node.words.emplace_back(token.word);
        m_at = close + 1;
        if (!node.words.empty())
            add(std::move(node));
        return true;
    }

    bool sign()
    {
        const char c = m_text[m_at];
        if (c == '(' || c == ')') {
            m_pieces.push_back({c == '(' ? Piece::Kind::Open : Piece::Kind::Close, {}, 0});
            ++m_at;
            return true;
        }
        const bool isAtStart = m_at == 0 || isBlankInQuery(m_text[m_at - 1])
            || m_text[m_at - 1] == '(';
        const bool hasMore = m_at + 1 < m_text.size() && !isBlankInQuery(m_text[m_at + 1]);
        if (c == '-' && isAtStart && hasMore) {
            m_pieces.push_back({Piece::Kind::Not, {}, 0});
            ++m_at;
            return true;
        }
        return false;
    }

    bool keyword(QByteArrayView text)
    {
        if (text == "OR" || text == "AND" || text == "NOT") {
            m_pieces.push_back({text == "OR"        ? Piece::Kind::Or
                                    : text == "AND" ? Piece::Kind::And
                                                    : Piece::Kind::Not,
                                {},
                                0});
            return true;
        }
        if (text != "NEAR" && !text.startsWith("NEAR/"))
            return false;
        int distance = DefaultDistance;
        if (text.size() > 5)
            distance = std::clamp(text.sliced(5).toByteArray().toInt(), 1, MaxDistance);
        m_pieces.push_back({Piece::Kind::Near, {}, distance});
        return true;
    }

    /// "title:" and what follows.
    bool field(QByteArrayView text)
    {
        const qsizetype colon = text.indexOf(':');
        if (colon <= 0 || m_at + colon + 1 >= m_text.size()
            || isBlankInQuery(m_text[m_at + colon + 1]))
            return false;
        const QByteArray name = text.first(colon).toByteArray().toLower();
        if (name != "title" && !m_isDimension(name))
            return false;
        m_field = name;
        m_at += colon + 1;
        if (m_text[m_at] == '"')
            return true;
        const qsizetype end = valueEnd();
        if (name != "title") {
            Node node;
            node.value = m_text.sliced(m_at, end - m_at).toByteArray();
            m_at = end;
            add(std::move(node));
        }
        return true;
    }

    qsizetype valueEnd() const
    {
        qsizetype end = m_at;
        while (end < m_text.size() && !isBlankInQuery(m_text[end]) && m_text[end] != ')')
            ++end;
        return end;
    }

    void chunk()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && !isBlankInQuery(m_text[end]) && m_text[end] != '('
               && m_text[end] != ')' && m_text[end] != '"')
            ++end;
        const QByteArrayView text = m_text.sliced(m_at, end - m_at);
        if (field(text))
            return;
        const qsizetype start = std::exchange(m_at, end);
        if (keyword(text))
            return;
        std::vector<Node> words;
        for (const Token &token : queryTokens(text)) {
            words.push_back(wordNode(token.word));
            words.back().field = m_field;
            const qsizetype after = start + token.end;
            words.back().isPrefix = after < m_text.size() && m_text[after] == '*';
        }
        m_field.clear();
        if (!words.empty())
            m_pieces.push_back(
                {Piece::Kind::Atom, groupNode(Node::Kind::And, std::move(words)), 0});
    }

    QByteArrayView m_text;
    const std::function<bool(const QByteArray &)> &m_isDimension;
    std::vector<Token> m_tokens;
    std::vector<CitationTerm> m_citations;
    std::vector<Piece> m_pieces;
    QByteArray m_field;
    qsizetype m_at = 0;
};

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

/// Kinds of laws, and what stands between them and their numbers.
bool isKindWord(std::string_view word)
{
    static constexpr auto Words = std::to_array<std::string_view>(
        {"act",        "acts",       "ordinance",   "code",    "law",    "decree", "proclamation",
         "statute",    "regulation", "regulations", "rules",   "order",  "notice", "instrument",
         "bill",       "cap",        "gn",          "ln",      "si",     "loi",    "decret",
         "ordonnance", "arrete",     "lei",         "decreto", "sheria", "wet"});
    const std::string folded = fold(word);
    return std::find(Words.begin(), Words.end(), folded) != Words.end();
}

bool isNumberSign(std::string_view word)
{
    static constexpr auto Words = std::to_array<std::string_view>(
        {"no", "nr", "n", "na", "number"});
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

/// "Act" says what a number or a title is of: it is marked with these, not wherever it stands.
void joinKinds(Node &root)
{
    if (root.kind != Node::Kind::And)
        return;
    const auto isPlainWord = [](const Node &node) {
        return node.kind == Node::Kind::Word && node.field.isEmpty();
    };
    std::vector<Node> &parts = root.children;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!isPlainWord(parts[i]) || !isKindWord(parts[i].words.front()))
            continue;
        std::size_t next = i + 1;
        while (next < parts.size() && isPlainWord(parts[next])
               && isNumberSign(parts[next].words.front()))
            ++next;
        const bool isOfNumber = next < parts.size() && parts[next].kind == Node::Kind::Citation;
        std::size_t first = i;
        while (!isOfNumber && first > 0 && isPlainWord(parts[first - 1]))
            --first;
        if (!isOfNumber && first == i)
            continue;
        Node &whole = parts[isOfNumber ? next : i];
        for (std::size_t at = first; at < (isOfNumber ? next : i); ++at)
            whole.lead.push_back(parts[at].words.front());
        for (std::size_t at = i; at < (isOfNumber ? next : i + 1); ++at)
            parts[at].isMarked = false;
    }
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
    const std::vector<Piece> pieces = Lexer(utf8, isDimension).run();
    std::optional<Node> parsed = Parser(pieces).run();
    Node root = parsed ? *std::move(parsed) : plainWords(utf8);
    joinPinpoints(root);
    joinNumbers(root);
    joinKinds(root);
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
