#include "core/comparison/difference.h"

#include "core/akn/toc.h"
#include "core/comparison/worddiff.h"

#include <QByteArrayList>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace sheria::comparison {

using knowledge::ExpressionText;

namespace {

constexpr int Nobody = -1;

/// Goes through one text and cuts it where provisions begin and end.
class Cutter
{
public:
    Cutter(const ExpressionText &text, std::vector<Piece> &out, QSet<QByteArray> &keys)
        : m_text(text)
        , m_out(out)
        , m_keys(keys)
    {}

    void cut()
    {
        const auto &all = m_text.provisions();
        m_open.push_back({Nobody, {}, {}, 0});
        for (int i = 0; i < int(all.size()); ++i) {
            const int parent = all[std::size_t(i)].parent;
            while (m_open.size() > 1 && m_open.back().provision != parent)
                close();
            flush(all[std::size_t(i)].textStart);
            open(i);
        }
        while (!m_open.empty())
            close();
    }

private:
    struct Open
    {
        int provision = Nobody;
        QByteArray key;
        QByteArray lastChild; ///< Its key; empty: none yet.
        qsizetype reached = 0;
    };

    const akn::Provision *at(int index) const
    {
        return index == Nobody ? nullptr : &m_text.provisions()[std::size_t(index)];
    }

    void open(int index)
    {
        const akn::Provision &provision = *at(index);
        const QByteArray key = unique(provision.component + '~' + provision.eId);
        m_open.back().lastChild = key;
        m_open.push_back({index, key, {}, provision.textStart});
    }

    void close()
    {
        const Open done = m_open.back();
        const akn::Provision *provision = at(done.provision);
        const qsizetype end = provision ? provision->textEnd : m_text.size();
        flush(end);
        m_open.pop_back();
        if (!m_open.empty())
            m_open.back().reached = std::max(m_open.back().reached, end);
    }

    /// What the innermost open provision has up to `end` becomes a piece.
    void flush(qsizetype end)
    {
        Open &own = m_open.back();
        const akn::Provision *provision = at(own.provision);
        const bool isFirst = provision && own.lastChild.isEmpty();
        QString words = m_text.between(own.reached, std::max(own.reached, end)).simplified();
        own.reached = std::max(own.reached, end);
        if (words.isEmpty() && !isFirst)
            return;
        const QByteArray key = isFirst
            ? own.key
            : unique((provision ? own.key : m_text.component() + '~') + '^' + own.lastChild);
        const QByteArray parent = m_open.size() > 2 ? m_open[m_open.size() - 2].key : QByteArray();
        m_out.push_back({key, own.key, parent, &m_text, provision,
                         std::max(0, int(m_open.size()) - 2), std::move(words)});
    }

    /// Documents may say the same name twice.
    QByteArray unique(const QByteArray &key)
    {
        QByteArray found = key;
        for (int i = 2; m_keys.contains(found); ++i)
            found = key + '#' + QByteArray::number(i);
        m_keys.insert(found);
        return found;
    }

    const ExpressionText &m_text;
    std::vector<Piece> &m_out;
    QSet<QByteArray> &m_keys;
    std::vector<Open> m_open; ///< The first stands for what is in no provision.
};

/// A provision of a text, with the words that are its own.
struct Unit
{
    const ExpressionText *text = nullptr;
    const akn::Provision *provision = nullptr;
    QString own;       ///< Without those of provisions in it, blanks folded.
    QByteArray parent; ///< Key of the enclosing one; empty: none.

    QString whole() const { return text->of(*provision).simplified(); }
};

/// The units of an expression by component and eId, and the keys in order.
struct Units
{
    QHash<QByteArray, Unit> byKey;
    QByteArrayList order;

    bool has(const QByteArray &key) const { return byKey.contains(key); }
};

Units unitsOf(const std::vector<ExpressionText> &texts, const QByteArray &within)
{
    Units units;
    for (const Piece &piece : piecesOf(texts)) {
        if (!piece.provision)
            continue;
        if (!piece.isFirst()) {
            if (const auto unit = units.byKey.find(piece.owner); unit != units.byKey.end())
                unit->own = QString(unit->own + u' ' + piece.words).simplified();
            continue;
        }
        const bool isWithin = within.isEmpty() || piece.provision->eId == within
            || units.has(piece.parent);
        if (!isWithin)
            continue;
        units.order << piece.key;
        units.byKey.insert(piece.key, {piece.text, piece.provision, piece.words, piece.parent});
    }
    return units;
}

QString titleOf(const Unit &unit, const QByteArray &language)
{
    return akn::tocTitle(unit.provision->element, unit.provision->num.value_or(QString()),
                         unit.provision->heading.value_or(QString()), language);
}

/// Those of `units` that `others` has not, the outermost ones only.
void addMissing(std::vector<Difference> &out, const Units &units, const Units &others,
                Difference::Kind kind, const QByteArray &language)
{
    for (const QByteArray &key : units.order) {
        const Unit &unit = units.byKey[key];
        const bool isPartOfSuch = units.has(unit.parent) && !others.has(unit.parent);
        if (others.has(key) || isPartOfSuch)
            continue;
        Difference difference{kind, unit.provision->eId, titleOf(unit, language), {}, {}};
        (kind == Difference::Kind::Added ? difference.after : difference.before) = unit.whole();
        out.push_back(std::move(difference));
    }
}

} // namespace

std::vector<Piece> piecesOf(const std::vector<ExpressionText> &texts)
{
    std::vector<Piece> pieces;
    QSet<QByteArray> keys;
    for (const ExpressionText &text : texts)
        Cutter(text, pieces, keys).cut();
    return pieces;
}

QByteArrayView kindName(Difference::Kind kind)
{
    switch (kind) {
    case Difference::Kind::Added: return "added";
    case Difference::Kind::Removed: return "removed";
    case Difference::Kind::Changed: return "changed";
    }
    Q_UNREACHABLE();
}

std::vector<Difference> differences(const std::vector<ExpressionText> &before,
                                    const std::vector<ExpressionText> &after,
                                    const QByteArray &language, const QByteArray &within)
{
    const Units olds = unitsOf(before, within);
    const Units news = unitsOf(after, within);
    std::vector<Difference> out;
    for (const QByteArray &key : news.order) {
        const Unit &now = news.byKey[key];
        const auto then = olds.byKey.constFind(key);
        if (then == olds.byKey.constEnd() || then->own == now.own)
            continue;
        const auto [went, came] = differingWords(then->own, now.own);
        out.push_back(
            {Difference::Kind::Changed, now.provision->eId, titleOf(now, language), went, came});
    }
    addMissing(out, news, olds, Difference::Kind::Added, language);
    addMissing(out, olds, news, Difference::Kind::Removed, language);
    return out;
}

} // namespace sheria::comparison
