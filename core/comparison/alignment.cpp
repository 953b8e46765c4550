// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/alignment.h"

#include "core/comparison/links.h"

#include <algorithm>
#include <optional>

namespace sheria::comparison {

using knowledge::ExpressionText;

namespace {

/// What a link says became of the provision before.
Fate::Kind kindOf(const LinkedTexts &texts, int before, int after)
{
    const std::pair pair{before, after};
    if (std::count(texts.merged.begin(), texts.merged.end(), pair))
        return Fate::Kind::Merged;
    if (std::count(texts.split.begin(), texts.split.end(), pair))
        return Fate::Kind::Split;
    return texts.isSameParent(texts.beforeAt(before), texts.afterAt(after)) ? Fate::Kind::Renumbered
                                                                            : Fate::Kind::Moved;
}

/// Whether one is nearly all in the other.
bool isPart(const AlignedUnit &a, const AlignedUnit &b)
{
    return shareIn(a, b) >= Contained || shareIn(b, a) >= Contained;
}

/// Whether a key is that of a provision in the other.
bool isWithin(const QByteArray &outer, const QByteArray &inner)
{
    return inner.startsWith(QByteArray(outer + "__"));
}

bool hasCounterpartWithin(const AlignedUnit &unit, const std::vector<AlignedUnit> &others)
{
    return std::any_of(unit.counterparts.begin(), unit.counterparts.end(), [&](int index) {
        return isWithin(unit.key, others[std::size_t(index)].key);
    });
}

/// Tells from the links of two texts what became of each provision.
class Fates
{
public:
    explicit Fates(const LinkedTexts &texts) : m_texts(texts) {}

    std::vector<Fate> all() const
    {
        std::vector<Fate> fates;
        for (int after = 0; after < int(m_texts.after.size()); ++after) {
            const AlignedUnit &now = m_texts.afterAt(after);
            const AlignedUnit *old = m_texts.oldOf(now);
            for (const int before : now.counterparts)
                fates.push_back({kindOf(m_texts, before, after), m_texts.beforeAt(before).provision,
                                 now.provision, likeness(m_texts.beforeAt(before), now)});
            if (!old && !now.isLinked())
                fates.push_back({Fate::Kind::Added, nullptr, now.provision, 0});
            if (const auto fate = old ? fateInPlace(*old, now) : std::nullopt)
                fates.push_back(*fate);
        }
        for (const AlignedUnit &old : m_texts.before) {
            if (!m_texts.newOf(old) && !old.isLinked())
                fates.push_back({Fate::Kind::Repealed, old.provision, nullptr, 0});
        }
        return fates;
    }

private:
    /// What became of a provision whose eId both have. Nothing: its links say it all.
    std::optional<Fate> fateInPlace(const AlignedUnit &old, const AlignedUnit &now) const
    {
        Fate fate{Fate::Kind::Changed, old.provision, now.provision, likeness(old, now)};
        if (old.isSame) {
            fate.kind = Fate::Kind::Same;
            fate.likeness = 1;
            return fate;
        }
        if (now.isPlaceholder && !old.isPlaceholder && !old.isLinked()) {
            fate.kind = Fate::Kind::Repealed;
            return fate;
        }
        const bool isOwnPart = hasCounterpartWithin(old, m_texts.after)
            || hasCounterpartWithin(now, m_texts.before);
        if (isOwnPart)
            return old.isDeep() ? std::nullopt : std::optional(fate);
        if (old.isLinked() && now.isLinked())
            return std::nullopt;
        if (isPart(old, now) || (!old.isLinked() && !now.isLinked()) || fate.likeness >= Alike)
            return fate;
        if (old.isDeep())
            return std::nullopt;
        return old.isLinked() ? Fate{Fate::Kind::Added, nullptr, now.provision, 0}
                              : Fate{Fate::Kind::Repealed, old.provision, nullptr, 0};
    }

    const LinkedTexts &m_texts;
};

/// Chooses from the links of two texts one counterpart for each provision.
class Pairer
{
public:
    explicit Pairer(const LinkedTexts &texts)
        : m_texts(texts)
        , m_then(texts.after.size(), NoUnit)
        , m_now(texts.before.size(), NoUnit)
    {}

    Pairing run()
    {
        pairLinked();
        pairWithin();
        pairInPlace();
        pairWithin();
        Pairing made;
        for (int i = 0; i < int(m_texts.before.size()); ++i) {
            const int now = m_now[std::size_t(i)];
            made.now.insert(m_texts.beforeAt(i).provision,
                            now == NoUnit ? nullptr : m_texts.afterAt(now).provision);
        }
        for (int i = 0; i < int(m_texts.after.size()); ++i) {
            const int then = m_then[std::size_t(i)];
            made.then.insert(m_texts.afterAt(i).provision,
                             then == NoUnit ? nullptr : m_texts.beforeAt(then).provision);
        }
        for (const auto &[before, after] : m_texts.merged)
            made.parted.insert(m_texts.beforeAt(before).provision,
                               m_texts.afterAt(after).provision);
        for (const auto &[before, after] : m_texts.split)
            made.parted.insert(m_texts.afterAt(after).provision,
                               m_texts.beforeAt(before).provision);
        return made;
    }

private:
    void pairUp(int before, int after)
    {
        int &then = m_then[std::size_t(after)];
        int &now = m_now[std::size_t(before)];
        if (then != NoUnit || now != NoUnit)
            return;
        then = before;
        now = after;
    }

    /// Those whose words went elsewhere, the most alike ones first.
    void pairLinked()
    {
        std::vector<AlikePair> pairs;
        for (int after = 0; after < int(m_texts.after.size()); ++after) {
            const AlignedUnit &now = m_texts.afterAt(after);
            for (const int before : now.counterparts) {
                const AlignedUnit &old = m_texts.beforeAt(before);
                const Fate::Kind kind = kindOf(m_texts, before, after);
                // A few words are found in many places.
                const bool isFar = kind == Fate::Kind::Moved
                    && now.words.size() < FewestWordsCompared;
                const bool isWhole = kind == Fate::Kind::Renumbered || kind == Fate::Kind::Moved;
                if (isWhole && !isFar && !isWithin(old.key, now.key) && !isWithin(now.key, old.key))
                    pairs.push_back({likeness(old, now), before, after});
            }
        }
        std::stable_sort(pairs.begin(), pairs.end());
        for (const AlikePair &pair : pairs)
            pairUp(pair.before, pair.after);
    }

    /// Those that have the same name within provisions that are counterparts.
    void pairWithin()
    {
        for (int after = 0; after < int(m_texts.after.size()); ++after) {
            const AlignedUnit &now = m_texts.afterAt(after);
            const int parent = now.parent == NoUnit ? NoUnit : m_then[std::size_t(now.parent)];
            if (now.isDeep() && parent == NoUnit)
                continue;
            QByteArray key = now.key;
            if (parent != NoUnit && isWithin(m_texts.afterAt(now.parent).key, key))
                key = m_texts.beforeAt(parent).key
                    + key.sliced(m_texts.afterAt(now.parent).key.size());
            const auto before = m_texts.beforeByKey.constFind(key);
            const bool isThere = before != m_texts.beforeByKey.cend()
                && m_texts.beforeAt(*before).parent == parent;
            if (isThere && (key != now.key || staysInPlace(m_texts.beforeAt(*before), now)))
                pairUp(*before, after);
        }
    }

    /// Those of the same eId, if the provisions around them do not stand for others.
    void pairInPlace()
    {
        const auto isPaired = [](const std::vector<int> &pairs, int unit) {
            return unit != NoUnit && pairs[std::size_t(unit)] != NoUnit;
        };
        for (int after = 0; after < int(m_texts.after.size()); ++after) {
            const AlignedUnit &now = m_texts.afterAt(after);
            const auto before = m_texts.beforeByKey.constFind(now.key);
            if (before == m_texts.beforeByKey.cend())
                continue;
            const AlignedUnit &old = m_texts.beforeAt(*before);
            if (!isPaired(m_then, now.parent) && !isPaired(m_now, old.parent)
                && staysInPlace(old, now))
                pairUp(*before, after);
        }
    }

    /// Whether provisions of the same eId are one that has stayed.
    bool staysInPlace(const AlignedUnit &old, const AlignedUnit &now) const
    {
        return old.isSame || old.isLinked() == now.isLinked()
            || hasCounterpartWithin(old, m_texts.after) || hasCounterpartWithin(now, m_texts.before)
            || isPart(old, now) || likeness(old, now) >= Alike;
    }

    const LinkedTexts &m_texts;
    std::vector<int> m_then; ///< Counterparts of those after,
    std::vector<int> m_now;  ///< and of those before.
};

} // namespace

std::vector<Fate> fatesOf(const std::vector<ExpressionText> &before,
                          const std::vector<ExpressionText> &after)
{
    return Fates(linkedTexts(alignedUnitsOf(before), alignedUnitsOf(after))).all();
}

Pairing pairingOf(const std::vector<ExpressionText> &before,
                  const std::vector<ExpressionText> &after)
{
    return pairingOf(alignedUnitsOf(before), alignedUnitsOf(after));
}

Pairing pairingOf(std::vector<AlignedUnit> before, std::vector<AlignedUnit> after)
{
    return Pairer(linkedTexts(std::move(before), std::move(after))).run();
}

} // namespace sheria::comparison
