#include "core/comparison/difference.h"

#include "core/akn/toc.h"
#include "core/comparison/pieces.h"
#include "core/comparison/worddiff.h"

#include <QByteArrayList>
#include <QHash>

namespace sheria::comparison {

using knowledge::ExpressionText;

namespace {

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
