#include "core/comparison/rows.h"

#include "core/akn/toc.h"
#include "core/comparison/difference.h"

#include <QHash>
#include <QSet>

namespace sheria::comparison {

using Pieces = std::vector<Piece>;
using Kind = Row::Kind;

namespace {

/// The words of a piece: number and heading, and what follows.
struct Words
{
    QString head;
    QString rest;
};

Words wordsOf(const Piece &piece)
{
    const bool hasHeading = piece.isFirst() && piece.provision->heading;
    if (hasHeading) {
        const QString number = piece.provision->num.value_or(QString());
        const QString head = QString(number + u' ' + *piece.provision->heading).simplified();
        const bool isWhole = piece.words.size() == head.size()
            || (piece.words.size() > head.size() && piece.words[head.size()].isSpace());
        if (isWhole && piece.words.startsWith(head))
            return {head, piece.words.mid(head.size()).trimmed()};
    }
    return {{}, piece.words};
}

std::vector<Run> alone(Run::Kind kind, const QString &text)
{
    return text.isEmpty() ? std::vector<Run>() : std::vector<Run>{{kind, text}};
}

std::vector<Run> both(const QString &before, const QString &after, Languages languages)
{
    return languages == Languages::Same ? wordDiff(before, after) : wholly(before, after);
}

/// The pieces of a text, found by their keys.
class Side
{
public:
    explicit Side(const std::vector<knowledge::ExpressionText> &texts) : m_pieces(piecesOf(texts))
    {
        for (std::size_t i = 0; i < m_pieces.size(); ++i)
            m_places.insert(m_pieces[i].key, i);
    }

    const Pieces &all() const { return m_pieces; }
    bool has(const QByteArray &key) const { return m_places.contains(key); }
    const Piece *find(const QByteArray &key) const
    {
        const auto found = m_places.constFind(key);
        return found == m_places.cend() ? nullptr : &m_pieces[*found];
    }

private:
    Pieces m_pieces;
    QHash<QByteArray, std::size_t> m_places;
};

class Comparison
{
public:
    Comparison(const Side &before, const Side &after, Languages languages,
               const QByteArray &language)
        : m_before(before)
        , m_after(after)
        , m_languages(languages)
        , m_language(language)
    {}

    std::vector<Row> rows()
    {
        addGone(0);
        for (const Piece &piece : m_after.all()) {
            const Piece *then = m_before.find(piece.key);
            if (!then) {
                addAlone(piece, m_after, m_before, Kind::Added);
                continue;
            }
            addBoth(*then, piece);
            // What followed it before, and is not there any more, went here.
            addGone(std::size_t(then - m_before.all().data()) + 1);
        }
        return std::move(m_rows);
    }

private:
    /// The pieces from `from` on that only the text before has, up to one that both have.
    void addGone(std::size_t from)
    {
        const Pieces &all = m_before.all();
        for (; from < all.size() && !m_after.has(all[from].key); ++from)
            addAlone(all[from], m_before, m_after, Kind::Removed);
    }

    void addBoth(const Piece &then, const Piece &now)
    {
        const bool isPair = m_languages == Languages::Two;
        if (then.words.isEmpty() && now.words.isEmpty())
            return;
        const bool isSame = then.words == now.words;
        Row row = begin(now, m_after, isPair ? Kind::Paired : isSame ? Kind::Same : Kind::Changed);
        const Words olds = wordsOf(then);
        const Words news = wordsOf(now);
        if (row.kind == Kind::Same) {
            row.head = alone(Run::Kind::Same, news.head);
            row.words = alone(Run::Kind::Same, news.rest);
        } else {
            row.head = both(olds.head, news.head, m_languages);
            row.words = both(olds.rest, news.rest, m_languages);
        }
        add(std::move(row), now, m_after);
    }

    void addAlone(const Piece &piece, const Side &side, const Side &other, Kind kind)
    {
        if (piece.words.isEmpty())
            return;
        const Run::Kind run = kind == Kind::Added ? Run::Kind::Added : Run::Kind::Removed;
        Row row = begin(piece, side, kind);
        const Words words = wordsOf(piece);
        row.head = alone(run, words.head);
        row.words = alone(run, words.rest);
        row.isPart = isPartOfNew(piece, side, other);
        add(std::move(row), piece, side);
    }

    /// Whether it is in a provision that only `side` has, of which a row was before.
    bool isPartOfNew(const Piece &piece, const Side &side, const Side &other)
    {
        QByteArray outermost;
        for (const Piece *at = side.find(piece.owner); at; at = side.find(at->parent)) {
            if (!other.has(at->key))
                outermost = at->key;
        }
        const bool isBegun = m_begun.contains(outermost);
        if (!outermost.isEmpty())
            m_begun.insert(outermost);
        return isBegun;
    }

    Row begin(const Piece &piece, const Side &side, Kind kind) const
    {
        Row row;
        row.kind = kind;
        row.level = piece.level;
        if (!piece.provision)
            return row;
        row.component = piece.provision->component;
        row.eId = piece.provision->eId;
        row.title = titleOf(piece, side);
        return row;
    }

    /// Provisions without a heading of their own are told by the nearest one around them.
    QString titleOf(const Piece &piece, const Side &side) const
    {
        QString numbers;
        const Piece *at = &piece;
        while (at && !at->provision->heading && !at->parent.isEmpty()) {
            numbers.prepend(at->provision->num.value_or(QString()).simplified());
            at = side.find(at->parent);
        }
        if (!at)
            return numbers;
        const akn::Provision &named = *at->provision;
        const QString title = akn::tocTitle(named.element, named.num.value_or(QString()),
                                            named.heading.value_or(QString()), m_language);
        return numbers.isEmpty() ? title : title + u' ' + numbers;
    }

    void add(Row row, const Piece &piece, const Side &side)
    {
        if (row.kind != Kind::Same && row.kind != Kind::Paired)
            markAround(piece, side);
        if (piece.isFirst())
            m_places.insert(piece.key, m_rows.size());
        m_rows.push_back(std::move(row));
    }

    void markAround(const Piece &piece, const Side &side)
    {
        const Piece *at = &piece;
        QByteArray around = piece.isFirst() ? piece.parent : piece.owner;
        while (at && !around.isEmpty()) {
            if (const auto place = m_places.constFind(around); place != m_places.cend())
                m_rows[*place].hasChanges = true;
            at = side.find(around);
            around = at ? at->parent : QByteArray();
        }
    }

    const Side &m_before;
    const Side &m_after;
    Languages m_languages;
    const QByteArray &m_language;
    std::vector<Row> m_rows;
    QHash<QByteArray, std::size_t> m_places; ///< Row of each provision that has begun.
    QSet<QByteArray> m_begun; ///< Provisions of one text only of which a row is there.
};

} // namespace

std::vector<Row> rowsOf(const std::vector<knowledge::ExpressionText> &before,
                        const std::vector<knowledge::ExpressionText> &after, Languages languages,
                        const QByteArray &language)
{
    const Side olds(before);
    const Side news(after);
    return Comparison(olds, news, languages, language).rows();
}

} // namespace sheria::comparison
