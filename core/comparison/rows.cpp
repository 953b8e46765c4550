// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/rows.h"

#include "core/akn/toc.h"
#include "core/comparison/languages.h"
#include "core/comparison/pieces.h"

#include <QHash>
#include <QSet>

namespace sheria::comparison {

using Pieces = std::vector<Piece>;
using Kind = Row::Kind;

namespace {

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
    Side(const std::vector<knowledge::ExpressionText> &texts, const KeyOf &keyOf)
        : m_pieces(piecesOf(texts, keyOf))
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

/// "12. Fees": of a provision by itself.
QString ownTitle(const akn::Provision &provision, const QByteArray &language)
{
    return akn::tocTitle(provision.element, provision.num.value_or(QString()),
                         provision.heading.value_or(QString()), language);
}

/// What a piece says apart from the number of its provision.
QString unnumbered(const Piece &piece)
{
    const QString number = piece.provision && piece.isFirst()
        ? piece.provision->num.value_or(QString()).simplified()
        : QString();
    return piece.words.startsWith(number) ? piece.words.sliced(number.size()).trimmed()
                                          : piece.words;
}

class Comparison
{
public:
    Comparison(const Side &before, const Side &after, const Pairing::Counterparts &parted,
               Languages languages, const QByteArray &language, const QByteArray &within)
        : m_before(before)
        , m_after(after)
        , m_parted(parted)
        , m_languages(languages)
        , m_language(language)
        , m_within(within)
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
        const bool isEmpty = then.words.isEmpty() && now.words.isEmpty();
        if (isEmpty || (!isWithin(then, m_before) && !isWithin(now, m_after)))
            return;
        Row row = begin(now, m_after, Kind::Paired);
        if (!isPair)
            judge(row, then, now);
        const PieceWords olds = wordsOf(then);
        const PieceWords news = wordsOf(now);
        if (then.words == now.words) {
            row.head = alone(Run::Kind::Same, news.head);
            row.words = alone(Run::Kind::Same, news.rest);
        } else {
            row.head = both(olds.head, news.head, m_languages);
            row.words = both(olds.rest, news.rest, m_languages);
        }
        add(std::move(row), now, m_after);
    }

    /// Says what became of a piece that both texts have.
    void judge(Row &row, const Piece &then, const Piece &now)
    {
        const bool isMoved = then.parent != now.parent;
        const bool hasPlace = now.isFirst() && then.provision;
        const QString number = hasPlace ? now.provision->num.value_or(QString()) : QString();
        const bool isRenumbered = hasPlace && number != then.provision->num.value_or(QString());
        const bool hasWords = then.words == now.words || unnumbered(then) == unnumbered(now);
        row.kind = hasWords ? Kind::Same : Kind::Changed;
        row.fate = hasWords ? Fate::Kind::Same : Fate::Kind::Changed;
        if (!hasPlace || (!isMoved && !isRenumbered)) {
            if (hasPlace)
                m_runs.remove(now.parent);
            return;
        }
        row.fate = isMoved ? Fate::Kind::Moved : Fate::Kind::Renumbered;
        row.from = titleOf(then, m_before);
        row.fromEId = then.provision->eId;
        joinRun(row, then, now);
    }

    /// Provisions that follow each other and went the same way are told once.
    void joinRun(Row &row, const Piece &then, const Piece &now)
    {
        const auto run = m_runs.constFind(now.parent);
        const bool isSameWay = run != m_runs.cend() && run->from == then.parent
            && m_rows[run->row].fate == row.fate;
        if (isSameWay) {
            m_rows[run->row].lastTitle = row.title;
            m_rows[run->row].lastFrom = row.from;
            row.isPart = row.kind == Kind::Same;
        } else if (row.kind == Kind::Same) {
            m_runs.insert(now.parent, {m_rows.size(), then.parent});
        } else {
            m_runs.remove(now.parent);
        }
    }

    void addAlone(const Piece &piece, const Side &side, const Side &other, Kind kind)
    {
        if (piece.words.isEmpty() || !isWithin(piece, side))
            return;
        const Run::Kind run = kind == Kind::Added ? Run::Kind::Added : Run::Kind::Removed;
        Row row = begin(piece, side, kind);
        const PieceWords words = wordsOf(piece);
        row.head = alone(run, words.head);
        row.words = alone(run, words.rest);
        row.isPart = isPartOfNew(piece, side, other);
        if (piece.isFirst() || !piece.provision)
            row.fate = kind == Kind::Added ? Fate::Kind::Added : Fate::Kind::Repealed;
        if (const akn::Provision *whole = piece.isFirst() ? m_parted.value(row.provision)
                                                          : nullptr) {
            row.fate = kind == Kind::Added ? Fate::Kind::Split : Fate::Kind::Merged;
            row.from = ownTitle(*whole, m_language);
            row.fromEId = whole->eId;
        }
        add(std::move(row), piece, side);
    }

    /// Whether it is in a provision that only `side` has, of which a row was before.
    bool isPartOfNew(const Piece &piece, const Side &side, const Side &other)
    {
        QByteArray outermost;
        for (const Piece *at = side.find(piece.owner); at && !other.has(at->key);
             at = side.find(at->parent))
            outermost = at->key;
        const bool isBegun = m_begun.contains(outermost);
        if (!outermost.isEmpty())
            m_begun.insert(outermost);
        return isBegun;
    }

    bool isWithin(const Piece &piece, const Side &side) const
    {
        if (m_within.isEmpty())
            return true;
        const Piece *at = side.find(piece.owner);
        while (at && at->provision->eId != m_within)
            at = side.find(at->parent);
        return at;
    }

    Row begin(const Piece &piece, const Side &side, Kind kind) const
    {
        Row row;
        row.kind = kind;
        row.level = piece.level;
        row.text = piece.text;
        row.provision = piece.provision;
        if (!piece.provision)
            return row;
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
        const QString title = ownTitle(*at->provision, m_language);
        return numbers.isEmpty() ? title : title + u' ' + numbers;
    }

    void add(Row row, const Piece &piece, const Side &side)
    {
        if (row.isDifference() || (row.isPart && row.kind != Kind::Same))
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

    struct SameWay
    {
        std::size_t row;
        QByteArray from; ///< Key of the provision around them before.
    };

    const Side &m_before;
    const Side &m_after;
    const Pairing::Counterparts &m_parted;
    Languages m_languages;
    const QByteArray &m_language;
    const QByteArray &m_within;
    std::vector<Row> m_rows;
    QHash<QByteArray, std::size_t> m_places; ///< Row of each provision that has begun.
    QSet<QByteArray> m_begun;          ///< Provisions of one text only of which a row is there.
    QHash<QByteArray, SameWay> m_runs; ///< By the provision around them.
};

} // namespace

QString Row::side(Run::Kind without) const
{
    QString out;
    for (const std::vector<Run> *runs : {&head, &words}) {
        for (const Run &run : *runs) {
            if (run.kind != without)
                out += run.text;
        }
        out += u' ';
    }
    return out.simplified();
}

std::vector<Row> rowsOf(const std::vector<knowledge::ExpressionText> &before,
                        const std::vector<knowledge::ExpressionText> &after, Languages languages,
                        const QByteArray &language, const QByteArray &within)
{
    const Pairing pairing = languages == Languages::Two ? pairingByNames(before, after)
                                                        : pairingOf(before, after);
    return rowsOf(before, after, pairing, languages, language, within);
}

std::vector<Row> rowsOf(const std::vector<knowledge::ExpressionText> &before,
                        const std::vector<knowledge::ExpressionText> &after, const Pairing &pairing,
                        Languages languages, const QByteArray &language, const QByteArray &within)
{
    const auto nameOf = [](const akn::Provision &provision) {
        return QByteArray(provision.component + '~' + provision.eId);
    };
    const auto nameInOld = [&](const akn::Provision &provision) {
        const auto now = pairing.now.constFind(&provision);
        if (now == pairing.now.cend())
            return nameOf(provision);
        // A sign that no component begins with: another provision may have the eId now.
        return *now ? nameOf(**now) : '-' + nameOf(provision);
    };
    return Comparison(Side(before, nameInOld), Side(after, nameOf), pairing.parted, languages,
                      language, within)
        .rows();
}

} // namespace sheria::comparison
