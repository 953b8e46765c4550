// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/links.h"

#include <algorithm>
#include <map>

namespace sheria::comparison {

namespace {

/// Fewer words are in too many provisions to say where one has gone.
constexpr std::size_t FewestWordsFound = 2;
constexpr std::size_t FewestWordsContained = 8;
/// By how much another provision must be more like it than that of the same eId.
constexpr double ClearlyMore = 0.1;
/// A run of words that more provisions have says nothing.
constexpr qsizetype MostWithRun = 50;
/// Of more provisions with the same words each is taken in its turn.
constexpr std::size_t MostWithWords = 200;
/// What stands alone between the same neighbours is one provision from here on. Two sections of a chapter
/// that have nothing to do with each other share a quarter of their words, and a hundredth of their runs;
constexpr double FewestRunsShared = 0.1;
/// one pair in ten shares more, and one in twenty this much.
constexpr double FewestUnderOtherHeading = 0.25;

/// The units that are side by side, by what is around them and their component: the outermost ones first.
using Siblings = std::map<std::pair<int, QByteArray>, std::vector<int>>;

Siblings siblingsIn(const std::vector<AlignedUnit> &units)
{
    Siblings all;
    for (std::size_t i = 0; i < units.size(); ++i)
        all[{units[i].parent, units[i].provision->component}].push_back(int(i));
    return all;
}

/// Finds the links of two texts.
class Linker
{
public:
    Linker(std::vector<AlignedUnit> before, std::vector<AlignedUnit> after)
    {
        m_texts.before = std::move(before);
        m_texts.after = std::move(after);
    }

    LinkedTexts run()
    {
        findSame();
        linkEqual(&AlignedUnit::body);
        linkEqual(&AlignedUnit::bare);
        linkAlike();
        linkBetween();
        linkParts();
        return std::move(m_texts);
    }

private:
    using Key = std::size_t AlignedUnit::*;

    AlignedUnit &beforeAt(int index) { return m_texts.before[std::size_t(index)]; }
    AlignedUnit &afterAt(int index) { return m_texts.after[std::size_t(index)]; }

    void findSame()
    {
        for (std::size_t i = 0; i < m_texts.before.size(); ++i)
            m_texts.beforeByKey.insert(m_texts.before[i].key, int(i));
        for (std::size_t i = 0; i < m_texts.after.size(); ++i) {
            m_texts.afterByKey.insert(m_texts.after[i].key, int(i));
            const int old = m_texts.beforeByKey.value(m_texts.after[i].key, NoUnit);
            if (old != NoUnit && beforeAt(old).body == m_texts.after[i].body)
                beforeAt(old).isSame = m_texts.after[i].isSame = true;
        }
        for (std::vector<AlignedUnit> *units : {&m_texts.before, &m_texts.after}) {
            for (AlignedUnit &unit : *units) {
                if (!unit.isSame)
                    unit.readWords();
            }
        }
    }

    void link(int before, int after)
    {
        beforeAt(before).counterparts.push_back(after);
        afterAt(after).counterparts.push_back(before);
    }

    static std::map<std::size_t, std::vector<int>> openBy(const std::vector<AlignedUnit> &units,
                                                          Key key)
    {
        std::map<std::size_t, std::vector<int>> open;
        for (std::size_t i = 0; i < units.size(); ++i) {
            const AlignedUnit &unit = units[i];
            if (!unit.isSame && !unit.isLinked() && !unit.isPlaceholder
                && unit.words.size() >= FewestWordsFound)
                open[unit.*key].push_back(int(i));
        }
        return open;
    }

    /// The same words under another eId. Of several the one in the same surroundings.
    void linkEqual(Key key)
    {
        const auto olds = openBy(m_texts.before, key);
        for (const auto &[hash, news] : openBy(m_texts.after, key)) {
            const auto found = olds.find(hash);
            if (found == olds.end())
                continue;
            std::vector<int> left = found->second;
            const bool isOneToOne = left.size() == news.size()
                || std::max(left.size(), news.size()) > MostWithWords;
            for (const int after : news) {
                if (left.empty())
                    break;
                const auto best = isOneToOne
                    ? left.begin()
                    : std::max_element(left.begin(), left.end(), [&](int a, int b) {
                          return nearness(a, after) < nearness(b, after);
                      });
                if (beforeAt(*best).key != afterAt(after).key)
                    link(*best, after);
                left.erase(best);
            }
        }
    }

    int nearness(int before, int after)
    {
        const AlignedUnit &old = beforeAt(before);
        const AlignedUnit &now = afterAt(after);
        return (m_texts.isSameParent(old, now) ? 2 : 0)
            + (old.provision->element == now.provision->element ? 1 : 0);
    }

    /// WordHashes that were changed on the way.
    void linkAlike()
    {
        const QHash<std::size_t, std::vector<int>> runs = runsIn(m_texts.before);
        std::vector<AlikePair> pairs;
        for (int after = 0; after < int(m_texts.after.size()); ++after) {
            const AlignedUnit &now = afterAt(after);
            if (!isOpen(now) || now.words.size() < FewestWordsCompared)
                continue;
            for (const int before : sharing(runs, now)) {
                const AlignedUnit &old = beforeAt(before);
                if (old.key == now.key || old.provision->element != now.provision->element)
                    continue;
                const double value = likeness(old, now);
                if (value >= Alike && value > likenessInPlace(old, now) + ClearlyMore)
                    pairs.push_back({value, before, after});
            }
        }
        std::stable_sort(pairs.begin(), pairs.end());
        for (const AlikePair &pair : pairs) {
            if (!beforeAt(pair.before).isLinked() && !afterAt(pair.after).isLinked())
                link(pair.before, pair.after);
        }
    }

    static bool isOpen(const AlignedUnit &unit)
    {
        return !unit.isSame && !unit.isLinked() && !unit.isPlaceholder;
    }

    /// How much either is like what stands under its own eId in the other text.
    double likenessInPlace(const AlignedUnit &old, const AlignedUnit &now)
    {
        const AlignedUnit *oldOfNow = m_texts.oldOf(now);
        const AlignedUnit *newOfOld = m_texts.newOf(old);
        if (hasSameHeading(oldOfNow, &now) || hasSameHeading(&old, newOfOld))
            return 1;
        const double a = oldOfNow && !oldOfNow->isPlaceholder ? likeness(*oldOfNow, now) : 0;
        const double b = newOfOld && !newOfOld->isPlaceholder ? likeness(old, *newOfOld) : 0;
        return std::max(a, b);
    }

    static bool hasSameHeading(const AlignedUnit *old, const AlignedUnit *now)
    {
        return old && now && !old->provision->heading.value_or(QString()).isEmpty()
            && old->provision->heading == now->provision->heading;
    }

    /// Which open units have a run of words.
    static QHash<std::size_t, std::vector<int>> runsIn(const std::vector<AlignedUnit> &units)
    {
        QHash<std::size_t, std::vector<int>> runs;
        for (int i = 0; i < int(units.size()); ++i) {
            const AlignedUnit &unit = units[std::size_t(i)];
            if (!isOpen(unit) || unit.words.size() < FewestWordsCompared)
                continue;
            for (const std::size_t run : runsOf(unit)) {
                std::vector<int> &having = runs[run];
                if (having.empty() || having.back() != i)
                    having.push_back(i);
            }
        }
        return runs;
    }

    static std::vector<int> sharing(const QHash<std::size_t, std::vector<int>> &runs,
                                    const AlignedUnit &unit)
    {
        std::vector<int> found;
        for (const std::size_t run : runsOf(unit)) {
            const auto having = runs.constFind(run);
            if (having != runs.constEnd() && qsizetype(having->size()) <= MostWithRun)
                found.insert(found.end(), having->begin(), having->end());
        }
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

    /// Provisions that were written anew on their way: by their headings, and by those beside them.
    void linkBetween()
    {
        const Siblings then = siblingsIn(m_texts.before);
        const Siblings now = siblingsIn(m_texts.after);
        for (const auto &[around, olds] : then) {
            const bool isTop = around.first == NoUnit;
            const bool isSame = !isTop && beforeAt(around.first).isSame;
            const int parent = isTop || isSame ? NoUnit : counterpartOf(around.first);
            if (isSame || (!isTop && parent == NoUnit) || !isAnyOpen(m_texts.before, olds))
                continue;
            const QByteArray &component = isTop ? around.second
                                                : afterAt(parent).provision->component;
            const auto news = now.find({parent, component});
            if (news == now.end() || !isAnyOpen(m_texts.after, news->second))
                continue;
            linkByHeading(olds, news->second);
            linkByNeighbours(olds, news->second);
        }
    }

    static bool isAnyOpen(const std::vector<AlignedUnit> &units, const std::vector<int> &some)
    {
        return std::any_of(some.begin(), some.end(),
                           [&](int unit) { return isOpen(units[std::size_t(unit)]); });
    }

    /// What a provision is now, as far as the words say; NoUnit: they do not.
    int counterpartOf(int before)
    {
        const AlignedUnit &old = beforeAt(before);
        if (old.isLinked())
            return old.counterparts.front();
        const int now = m_texts.afterByKey.value(old.key, NoUnit);
        return now != NoUnit && isLikeInPlace(&old, &afterAt(now)) ? now : NoUnit;
    }

    /// Whether provisions of the same eId are one, by heading or words.
    static bool isLikeInPlace(const AlignedUnit *old, const AlignedUnit *now)
    {
        if (!old || !now || old->isSame)
            return old && now;
        return isOpen(*old) && isOpen(*now)
            && (hasSameHeading(old, now) || likeness(*old, *now) >= Alike);
    }

    bool isOpenPair(int before, int after)
    {
        const AlignedUnit &old = beforeAt(before);
        const AlignedUnit &now = afterAt(after);
        return isOpen(old) && isOpen(now) && old.key != now.key
            && old.provision->element == now.provision->element
            && std::min(old.words.size(), now.words.size()) >= FewestWordsFound
            && !isLikeInPlace(&old, m_texts.newOf(old)) && !isLikeInPlace(m_texts.oldOf(now), &now);
    }

    /// Those of a heading that only one provision has in either place.
    void linkByHeading(const std::vector<int> &olds, const std::vector<int> &news)
    {
        const QHash<QString, int> then = byHeading(m_texts.before, olds);
        const QHash<QString, int> now = byHeading(m_texts.after, news);
        for (const int after : news) {
            const QString heading = isOpen(afterAt(after)) ? headingOf(afterAt(after)) : QString();
            const int before = then.value(heading, NoUnit);
            if (before != NoUnit && now.value(heading) == after && isOpenPair(before, after))
                link(before, after);
        }
    }

    static QHash<QString, int> byHeading(const std::vector<AlignedUnit> &units,
                                         const std::vector<int> &siblings)
    {
        QHash<QString, int> found;
        for (const int unit : siblings) {
            const QString heading = headingOf(units[std::size_t(unit)]);
            if (!heading.isEmpty())
                found.insert(heading, found.contains(heading) ? NoUnit : unit);
        }
        return found;
    }

    /// Those that stand alone between the same two provisions, and share some of their words.
    void linkByNeighbours(const std::vector<int> &olds, const std::vector<int> &news)
    {
        for (std::size_t i = 1; i + 1 < olds.size(); ++i) {
            const int before = olds[i];
            if (!isOpen(beforeAt(before)))
                continue;
            const int previous = counterpartOf(olds[i - 1]);
            const auto place = std::find(news.begin(), news.end(), previous);
            if (news.end() - place < 3 || place[2] != counterpartOf(olds[i + 1]))
                continue;
            const int after = place[1];
            if (isOpenPair(before, after) && isAnewBetween(before, after))
                link(before, after);
        }
    }

    bool isAnewBetween(int before, int after)
    {
        const QString then = headingOf(beforeAt(before));
        const QString now = headingOf(afterAt(after));
        const bool isOther = !then.isEmpty() && !now.isEmpty() && then != now;
        const double shared = runsShared(beforeAt(before), afterAt(after));
        return shared >= (isOther ? FewestUnderOtherHeading : FewestRunsShared)
            && shared > runsSharedInPlace(before, after);
    }

    double runsSharedInPlace(int before, int after)
    {
        const AlignedUnit *oldOfNow = m_texts.oldOf(afterAt(after));
        const AlignedUnit *newOfOld = m_texts.newOf(beforeAt(before));
        return std::max(oldOfNow ? runsShared(*oldOfNow, afterAt(after)) : 0,
                        newOfOld ? runsShared(beforeAt(before), *newOfOld) : 0);
    }

    /// Provisions at the top that became part of another one, or came out of one.
    void linkParts()
    {
        for (int before = 0; before < int(m_texts.before.size()); ++before) {
            if (const int whole = wholeOf(beforeAt(before), m_texts.after,
                                          m_texts.newOf(beforeAt(before)));
                whole != NoUnit) {
                link(before, whole);
                m_texts.merged.push_back({before, whole});
            }
        }
        for (int after = 0; after < int(m_texts.after.size()); ++after) {
            if (const int whole = wholeOf(afterAt(after), m_texts.before,
                                          m_texts.oldOf(afterAt(after)));
                whole != NoUnit) {
                link(whole, after);
                m_texts.split.push_back({whole, after});
            }
        }
    }

    static int wholeOf(const AlignedUnit &part, const std::vector<AlignedUnit> &others,
                       const AlignedUnit *inPlace)
    {
        const bool isCandidate = isOpen(part) && !part.isDeep()
            && part.words.size() >= FewestWordsContained;
        const bool isInPlace = inPlace && !inPlace->isLinked() && likeness(part, *inPlace) >= 0.3;
        if (!isCandidate || isInPlace)
            return NoUnit;
        int best = NoUnit;
        double most = Contained;
        for (int i = 0; i < int(others.size()); ++i) {
            const AlignedUnit &whole = others[std::size_t(i)];
            if (whole.isSame || whole.isDeep() || whole.key == part.key
                || double(whole.sorted.size()) < Contained * double(part.sorted.size())
                || whole.provision->element != part.provision->element)
                continue;
            if (const double share = shareIn(part, whole); share >= most) {
                most = share;
                best = i;
            }
        }
        return best;
    }

    LinkedTexts m_texts;
};

const AlignedUnit *find(const std::vector<AlignedUnit> &units, const QHash<QByteArray, int> &byKey,
                        const QByteArray &key)
{
    const auto found = byKey.constFind(key);
    return found == byKey.constEnd() ? nullptr : &units[std::size_t(*found)];
}

} // namespace

const AlignedUnit *LinkedTexts::oldOf(const AlignedUnit &now) const
{
    return find(before, beforeByKey, now.key);
}

const AlignedUnit *LinkedTexts::newOf(const AlignedUnit &old) const
{
    return find(after, afterByKey, old.key);
}

bool LinkedTexts::isSameParent(const AlignedUnit &old, const AlignedUnit &now) const
{
    if (old.parent == NoUnit || now.parent == NoUnit)
        return old.parent == now.parent;
    const AlignedUnit &oldParent = beforeAt(old.parent);
    return oldParent.key == afterAt(now.parent).key
        || std::count(oldParent.counterparts.begin(), oldParent.counterparts.end(), now.parent);
}

LinkedTexts linkedTexts(std::vector<AlignedUnit> before, std::vector<AlignedUnit> after)
{
    return Linker(std::move(before), std::move(after)).run();
}

} // namespace sheria::comparison
