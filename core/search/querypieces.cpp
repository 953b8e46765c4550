#include "core/search/querypieces.h"

#include "core/search/citationterms.h"

#include <algorithm>
#include <utility>

namespace sheria::search {

namespace {

constexpr std::size_t MaxWords = 100;
constexpr int DefaultDistance = 10;
constexpr int MaxDistance = 200;

bool isBlankInQuery(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

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
        if (!text.startsWith("/akn/") && !text.startsWith("akn/"))
            return false;
        Node node;
        node.kind = Node::Kind::Uri;
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

} // namespace

std::vector<Piece> piecesOf(QByteArrayView text,
                            const std::function<bool(const QByteArray &)> &isDimension)
{
    return Lexer(text, isDimension).run();
}

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

Node groupNode(Node::Kind kind, std::vector<Node> children)
{
    if (children.size() == 1 && kind != Node::Kind::Not)
        return std::move(children.front());
    Node node;
    node.kind = children.empty() ? Node::Kind::Nothing : kind;
    node.children = std::move(children);
    return node;
}

} // namespace sheria::search
