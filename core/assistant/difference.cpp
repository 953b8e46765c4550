#include "core/assistant/difference.h"

#include "core/akn/toc.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace sheria::assistant {

using knowledge::ExpressionText;

namespace {

constexpr qsizetype WordsAround = 8;

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

QByteArray keyOf(const akn::Provision &provision)
{
    return provision.component + '~' + provision.eId;
}

/// What of each provision stands in none of its children.
std::vector<QString> ownWords(const ExpressionText &text)
{
    const auto &all = text.provisions();
    std::vector<qsizetype> reached(all.size());
    std::vector<QString> own(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        reached[i] = all[i].textStart;
        if (all[i].parent < 0)
            continue;
        const auto parent = std::size_t(all[i].parent);
        own[parent] += text.between(reached[parent], all[i].textStart) + u' ';
        reached[parent] = std::max(reached[parent], all[i].textEnd);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        own[i] += text.between(reached[i], std::max(reached[i], all[i].textEnd));
    return own;
}

Units unitsOf(const std::vector<ExpressionText> &texts, const QByteArray &within)
{
    Units units;
    for (const ExpressionText &text : texts) {
        const auto &all = text.provisions();
        const std::vector<QString> own = ownWords(text);
        std::vector<bool> isWithin(all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const int up = all[i].parent;
            isWithin[i] = within.isEmpty() || all[i].eId == within
                || (up >= 0 && isWithin[std::size_t(up)]);
            const QByteArray key = keyOf(all[i]);
            if (!isWithin[i] || units.has(key))
                continue;
            units.order << key;
            units.byKey.insert(key,
                               {&text, &all[i], own[i].simplified(),
                                up < 0 ? QByteArray() : keyOf(all[std::size_t(up)])});
        }
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

QString joined(const QStringList &words, qsizetype from, qsizetype to)
{
    QString text = words.mid(from, to - from).join(u' ');
    if (from > 0)
        text.prepend(u"… ");
    if (to < words.size())
        text += u" …";
    return text;
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

std::pair<QString, QString> differingWords(const QString &before, const QString &after)
{
    const QStringList a = before.split(u' ', Qt::SkipEmptyParts);
    const QStringList b = after.split(u' ', Qt::SkipEmptyParts);
    const qsizetype shorter = std::min(a.size(), b.size());
    qsizetype start = 0;
    while (start < shorter && a[start] == b[start])
        ++start;
    qsizetype end = 0;
    while (end < shorter - start && a[a.size() - 1 - end] == b[b.size() - 1 - end])
        ++end;
    const qsizetype from = std::max<qsizetype>(0, start - WordsAround);
    const qsizetype rest = std::max<qsizetype>(0, end - WordsAround);
    return {joined(a, from, a.size() - rest), joined(b, from, b.size() - rest)};
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

} // namespace sheria::assistant
