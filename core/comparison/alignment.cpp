#include "core/comparison/alignment.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <map>

namespace sheria::comparison {

using namespace Qt::StringLiterals;
using akn::Provision;
using knowledge::ExpressionText;

namespace {

/// Elements that hold sections.
constexpr QByteArrayView Containers[] = {"book",       "chapter",     "division", "part",
                                         "subchapter", "subdivision", "subpart",  "subtitle",
                                         "title",      "tome"};
constexpr int NoUnit = -1;
/// Fewer words are in too many provisions to say where one has gone.
constexpr std::size_t FewestWordsFound = 2;
constexpr std::size_t FewestWordsCompared = 6;
constexpr std::size_t FewestWordsContained = 8;
/// From here on two provisions count as one that was changed.
constexpr double Alike = 0.5;
/// By how much another provision must be more like it than that of the same eId.
constexpr double ClearlyMore = 0.1;
/// From here on one provision is part of another.
constexpr double Contained = 0.9;
/// A run of words that more provisions have says nothing.
constexpr qsizetype MostWithRun = 50;
/// Of more provisions with the same words each is taken in its turn.
constexpr std::size_t MostWithWords = 200;
constexpr std::size_t RunLength = 3;
/// What stands alone between the same neighbours is one provision from here on. Two sections of a chapter
/// that have nothing to do with each other share a quarter of their words, and a hundredth of their runs.
constexpr double FewestRunsShared = 0.1;

using WordHashes = std::vector<std::size_t>; ///< Hashes of words, as they stand.

/// A provision with its words, without number; and without heading.
struct AlignedUnit
{
    const ExpressionText *text = nullptr;
    const Provision *provision = nullptr;
    QByteArray key;       ///< Component and eId.
    int parent = NoUnit;  ///< Index of the enclosing unit.
    std::size_t body = 0; ///< Hash of the words with the heading.
    // Not of those that are the same:
    std::size_t bare = 0; ///< Hash of the words without the heading.
    WordHashes words;     ///< Those without heading, in their order,
    WordHashes sorted;    ///< and sorted.
    bool isPlaceholder = false;
    bool isSame = false;           ///< The other text has it unchanged under this eId.
    std::vector<int> counterparts; ///< Where its words are in the other text.

    bool isDeep() const { return parent != NoUnit; }
    bool isLinked() const { return !counterparts.empty(); }
    QString bodyText() const;
    void readWords();
};

QString withoutStart(const QString &text, const std::optional<QString> &start)
{
    const QString folded = start.value_or(QString()).simplified();
    return !folded.isEmpty() && text.startsWith(folded) ? text.mid(folded.size()).trimmed() : text;
}

WordHashes wordHashesOf(const QString &text)
{
    WordHashes words;
    qsizetype start = -1;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool isWord = i < text.size() && (text[i].isLetterOrNumber() || text[i].isMark());
        if (isWord && start < 0)
            start = i;
        if (!isWord && start >= 0) {
            words.push_back(qHash(QStringView(text).mid(start, i - start), 0));
            start = -1;
        }
    }
    return words;
}

/// The words with the heading.
QString AlignedUnit::bodyText() const
{
    return withoutStart(text->of(*provision).simplified(), provision->num);
}

void AlignedUnit::readWords()
{
    const QString bareWords = withoutStart(bodyText(), provision->heading);
    bare = qHash(bareWords, 0);
    isPlaceholder = comparison::isPlaceholder(bareWords);
    words = wordHashesOf(bareWords.toLower());
    sorted = words;
    std::sort(sorted.begin(), sorted.end());
}

std::vector<AlignedUnit> alignedUnitsOf(const std::vector<ExpressionText> &texts)
{
    std::vector<AlignedUnit> units;
    QSet<QByteArray> keys;
    for (const ExpressionText &text : texts) {
        const std::vector<Provision> &all = text.provisions();
        std::vector<int> indices(all.size(), NoUnit);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Provision &provision = all[i];
            const QByteArray key = provision.component + '~' + provision.eId;
            const int parent = provision.parent < 0 ? NoUnit
                                                    : indices[std::size_t(provision.parent)];
            indices[i] = parent;
            if (keys.contains(key))
                continue; // A document that says a name twice: the first is meant.
            keys.insert(key);
            AlignedUnit unit;
            unit.text = &text;
            unit.provision = &provision;
            unit.key = key;
            unit.parent = parent;
            unit.body = qHash(unit.bodyText(), 0);
            indices[i] = int(units.size());
            units.push_back(std::move(unit));
        }
    }
    return units;
}

std::size_t inCommon(const WordHashes &a, const WordHashes &b)
{
    std::size_t count = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (*i == *j)
            ++count;
        const bool isLess = *i < *j;
        const bool isMore = *j < *i;
        if (!isMore)
            ++i;
        if (!isLess)
            ++j;
    }
    return count;
}

/// The runs of words, hashed, in the order of the words.
WordHashes runsOf(const AlignedUnit &unit)
{
    WordHashes runs;
    for (std::size_t i = 0; i + RunLength <= unit.words.size(); ++i)
        runs.push_back(qHashRange(unit.words.begin() + std::ptrdiff_t(i),
                                  unit.words.begin() + std::ptrdiff_t(i + RunLength), 0));
    return runs;
}

double likeness(const AlignedUnit &a, const AlignedUnit &b)
{
    const std::size_t both = a.sorted.size() + b.sorted.size();
    return both == 0 ? 0 : 2.0 * double(inCommon(a.sorted, b.sorted)) / double(both);
}

/// How much of `part` is in `whole`.
double shareIn(const AlignedUnit &part, const AlignedUnit &whole)
{
    return part.sorted.empty()
        ? 0
        : double(inCommon(part.sorted, whole.sorted)) / double(part.sorted.size());
}

/// The same as likeness(), of runs of words.
double runsShared(const AlignedUnit &a, const AlignedUnit &b)
{
    WordHashes ofA = runsOf(a);
    WordHashes ofB = runsOf(b);
    std::sort(ofA.begin(), ofA.end());
    std::sort(ofB.begin(), ofB.end());
    const std::size_t both = ofA.size() + ofB.size();
    return both == 0 ? 0 : 2.0 * double(inCommon(ofA, ofB)) / double(both);
}

/// What tells a provision from those beside it; empty: nothing.
QString headingOf(const AlignedUnit &unit)
{
    const QString heading = unit.provision->heading.value_or(QString()).simplified().toCaseFolded();
    return isPlaceholder(heading) ? QString() : heading;
}

/// The units that are side by side, by what is around them and their component: the outermost ones first.
using Siblings = std::map<std::pair<int, QByteArray>, std::vector<int>>;

Siblings siblingsIn(const std::vector<AlignedUnit> &units)
{
    Siblings all;
    for (std::size_t i = 0; i < units.size(); ++i)
        all[{units[i].parent, units[i].provision->component}].push_back(int(i));
    return all;
}

/// Finds out which provisions belong together.
class Aligner
{
public:
    Aligner(std::vector<AlignedUnit> before, std::vector<AlignedUnit> after)
        : m_before(std::move(before))
        , m_after(std::move(after))
    {}

    void run()
    {
        findSame();
        linkEqual(&AlignedUnit::body);
        linkEqual(&AlignedUnit::bare);
        linkAlike();
        linkBetween();
        linkParts();
    }

    std::vector<Fate> fates()
    {
        std::vector<Fate> fates;
        for (int after = 0; after < int(m_after.size()); ++after) {
            const AlignedUnit &now = afterAt(after);
            const AlignedUnit *old = oldOf(now);
            for (const int before : now.counterparts)
                fates.push_back({kindOf(before, after), beforeAt(before).provision, now.provision,
                                 likeness(beforeAt(before), now)});
            if (!old && !now.isLinked())
                fates.push_back({Fate::Kind::Added, nullptr, now.provision, 0});
            if (const auto fate = old ? fateInPlace(*old, now) : std::nullopt)
                fates.push_back(*fate);
        }
        for (const AlignedUnit &old : m_before) {
            if (!newOf(old) && !old.isLinked())
                fates.push_back({Fate::Kind::Repealed, old.provision, nullptr, 0});
        }
        return fates;
    }

    Pairing pairing()
    {
        m_then.assign(m_after.size(), NoUnit);
        m_now.assign(m_before.size(), NoUnit);
        pairLinked();
        pairWithin();
        pairInPlace();
        pairWithin();
        Pairing made;
        for (int i = 0; i < int(m_before.size()); ++i) {
            const int now = m_now[std::size_t(i)];
            made.now.insert(beforeAt(i).provision,
                            now == NoUnit ? nullptr : afterAt(now).provision);
        }
        for (int i = 0; i < int(m_after.size()); ++i) {
            const int then = m_then[std::size_t(i)];
            made.then.insert(afterAt(i).provision,
                             then == NoUnit ? nullptr : beforeAt(then).provision);
        }
        for (const auto &[before, after] : m_merged)
            made.parted.insert(beforeAt(before).provision, afterAt(after).provision);
        for (const auto &[before, after] : m_split)
            made.parted.insert(afterAt(after).provision, beforeAt(before).provision);
        return made;
    }

private:
    using Key = std::size_t AlignedUnit::*;

    struct Pair
    {
        double likeness;
        int before;
        int after;

        /// The most alike ones first.
        bool operator<(const Pair &other) const { return likeness > other.likeness; }
    };

    AlignedUnit &beforeAt(int index) { return m_before[std::size_t(index)]; }
    AlignedUnit &afterAt(int index) { return m_after[std::size_t(index)]; }
    AlignedUnit *oldOf(const AlignedUnit &unit) { return find(m_before, m_beforeByKey, unit.key); }
    AlignedUnit *newOf(const AlignedUnit &unit) { return find(m_after, m_afterByKey, unit.key); }
    static AlignedUnit *find(std::vector<AlignedUnit> &units, const QHash<QByteArray, int> &byKey,
                             const QByteArray &key)
    {
        const auto found = byKey.constFind(key);
        return found == byKey.constEnd() ? nullptr : &units[std::size_t(*found)];
    }

    void findSame()
    {
        for (std::size_t i = 0; i < m_before.size(); ++i)
            m_beforeByKey.insert(m_before[i].key, int(i));
        for (std::size_t i = 0; i < m_after.size(); ++i) {
            m_afterByKey.insert(m_after[i].key, int(i));
            AlignedUnit *old = oldOf(m_after[i]);
            if (old && old->body == m_after[i].body)
                old->isSame = m_after[i].isSame = true;
        }
        for (std::vector<AlignedUnit> *units : {&m_before, &m_after}) {
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
        const auto olds = openBy(m_before, key);
        for (const auto &[hash, news] : openBy(m_after, key)) {
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
        return (isSameParent(old, now) ? 2 : 0)
            + (old.provision->element == now.provision->element ? 1 : 0);
    }

    bool isSameParent(const AlignedUnit &old, const AlignedUnit &now)
    {
        if (old.parent == NoUnit || now.parent == NoUnit)
            return old.parent == now.parent;
        const AlignedUnit &oldParent = beforeAt(old.parent);
        return oldParent.key == afterAt(now.parent).key
            || std::count(oldParent.counterparts.begin(), oldParent.counterparts.end(), now.parent);
    }

    /// WordHashes that were changed on the way.
    void linkAlike()
    {
        const QHash<std::size_t, std::vector<int>> runs = runsIn(m_before);
        std::vector<Pair> pairs;
        for (int after = 0; after < int(m_after.size()); ++after) {
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
        for (const Pair &pair : pairs) {
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
        const AlignedUnit *oldOfNow = oldOf(now);
        const AlignedUnit *newOfOld = newOf(old);
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
        const Siblings then = siblingsIn(m_before);
        const Siblings now = siblingsIn(m_after);
        for (const auto &[around, olds] : then) {
            const bool isTop = around.first == NoUnit;
            const bool isSame = !isTop && beforeAt(around.first).isSame;
            const int parent = isTop || isSame ? NoUnit : counterpartOf(around.first);
            if (isSame || (!isTop && parent == NoUnit) || !isAnyOpen(m_before, olds))
                continue;
            const QByteArray &component = isTop ? around.second
                                                : afterAt(parent).provision->component;
            const auto news = now.find({parent, component});
            if (news == now.end() || !isAnyOpen(m_after, news->second))
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
        const int now = m_afterByKey.value(old.key, NoUnit);
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
            && !isLikeInPlace(&old, newOf(old)) && !isLikeInPlace(oldOf(now), &now);
    }

    /// Those of a heading that only one provision has in either place.
    void linkByHeading(const std::vector<int> &olds, const std::vector<int> &news)
    {
        const QHash<QString, int> then = byHeading(m_before, olds);
        const QHash<QString, int> now = byHeading(m_after, news);
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
            const double shared = isOpenPair(before, after)
                ? runsShared(beforeAt(before), afterAt(after))
                : 0;
            if (shared >= FewestRunsShared && shared > runsSharedInPlace(before, after))
                link(before, after);
        }
    }

    double runsSharedInPlace(int before, int after)
    {
        const AlignedUnit *oldOfNow = oldOf(afterAt(after));
        const AlignedUnit *newOfOld = newOf(beforeAt(before));
        return std::max(oldOfNow ? runsShared(*oldOfNow, afterAt(after)) : 0,
                        newOfOld ? runsShared(beforeAt(before), *newOfOld) : 0);
    }

    /// Provisions at the top that became part of another one, or came out of one.
    void linkParts()
    {
        for (int before = 0; before < int(m_before.size()); ++before) {
            if (const int whole = wholeOf(beforeAt(before), m_after, newOf(beforeAt(before)));
                whole != NoUnit) {
                link(before, whole);
                m_merged.push_back({before, whole});
            }
        }
        for (int after = 0; after < int(m_after.size()); ++after) {
            if (const int whole = wholeOf(afterAt(after), m_before, oldOf(afterAt(after)));
                whole != NoUnit) {
                link(whole, after);
                m_split.push_back({whole, after});
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

    Fate::Kind kindOf(int before, int after)
    {
        const std::pair pair{before, after};
        if (std::count(m_merged.begin(), m_merged.end(), pair))
            return Fate::Kind::Merged;
        if (std::count(m_split.begin(), m_split.end(), pair))
            return Fate::Kind::Split;
        return isSameParent(beforeAt(before), afterAt(after)) ? Fate::Kind::Renumbered
                                                              : Fate::Kind::Moved;
    }

    /// What became of a provision whose eId both have. Nothing: its links say it all.
    std::optional<Fate> fateInPlace(const AlignedUnit &old, const AlignedUnit &now)
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
        const bool isOwnPart = hasCounterpartWithin(old, m_after)
            || hasCounterpartWithin(now, m_before);
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

    static bool hasCounterpartWithin(const AlignedUnit &unit,
                                     const std::vector<AlignedUnit> &others)
    {
        return std::any_of(unit.counterparts.begin(), unit.counterparts.end(), [&](int index) {
            return isWithin(unit.key, others[std::size_t(index)].key);
        });
    }

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
        std::vector<Pair> pairs;
        for (int after = 0; after < int(m_after.size()); ++after) {
            const AlignedUnit &now = afterAt(after);
            for (const int before : now.counterparts) {
                const AlignedUnit &old = beforeAt(before);
                const Fate::Kind kind = kindOf(before, after);
                // A few words are found in many places.
                const bool isFar = kind == Fate::Kind::Moved
                    && now.words.size() < FewestWordsCompared;
                const bool isWhole = kind == Fate::Kind::Renumbered || kind == Fate::Kind::Moved;
                if (isWhole && !isFar && !isWithin(old.key, now.key) && !isWithin(now.key, old.key))
                    pairs.push_back({likeness(old, now), before, after});
            }
        }
        std::stable_sort(pairs.begin(), pairs.end());
        for (const Pair &pair : pairs)
            pairUp(pair.before, pair.after);
    }

    /// Those that have the same name within provisions that are counterparts.
    void pairWithin()
    {
        for (int after = 0; after < int(m_after.size()); ++after) {
            const AlignedUnit &now = afterAt(after);
            const int parent = now.parent == NoUnit ? NoUnit : m_then[std::size_t(now.parent)];
            if (now.isDeep() && parent == NoUnit)
                continue;
            QByteArray key = now.key;
            if (parent != NoUnit && isWithin(afterAt(now.parent).key, key))
                key = beforeAt(parent).key + key.sliced(afterAt(now.parent).key.size());
            const auto before = m_beforeByKey.constFind(key);
            const bool isThere = before != m_beforeByKey.cend()
                && beforeAt(*before).parent == parent;
            if (isThere && (key != now.key || staysInPlace(beforeAt(*before), now)))
                pairUp(*before, after);
        }
    }

    /// Those of the same eId, if the provisions around them do not stand for others.
    void pairInPlace()
    {
        const auto isPaired = [](const std::vector<int> &pairs, int unit) {
            return unit != NoUnit && pairs[std::size_t(unit)] != NoUnit;
        };
        for (int after = 0; after < int(m_after.size()); ++after) {
            const AlignedUnit &now = afterAt(after);
            const auto before = m_beforeByKey.constFind(now.key);
            if (before == m_beforeByKey.cend())
                continue;
            const AlignedUnit &old = beforeAt(*before);
            if (!isPaired(m_then, now.parent) && !isPaired(m_now, old.parent)
                && staysInPlace(old, now))
                pairUp(*before, after);
        }
    }

    /// Whether provisions of the same eId are one that has stayed.
    bool staysInPlace(const AlignedUnit &old, const AlignedUnit &now) const
    {
        return old.isSame || old.isLinked() == now.isLinked() || hasCounterpartWithin(old, m_after)
            || hasCounterpartWithin(now, m_before) || isPart(old, now)
            || likeness(old, now) >= Alike;
    }

    static bool isPart(const AlignedUnit &a, const AlignedUnit &b)
    {
        return shareIn(a, b) >= Contained || shareIn(b, a) >= Contained;
    }

    static bool isWithin(const QByteArray &outer, const QByteArray &inner)
    {
        return inner.startsWith(QByteArray(outer + "__"));
    }

    std::vector<AlignedUnit> m_before;
    std::vector<AlignedUnit> m_after;
    QHash<QByteArray, int> m_beforeByKey;
    QHash<QByteArray, int> m_afterByKey;
    std::vector<std::pair<int, int>> m_merged;
    std::vector<std::pair<int, int>> m_split;
    std::vector<int> m_then; ///< Counterparts of those after,
    std::vector<int> m_now;  ///< and of those before.
};

} // namespace

QString bareText(const ExpressionText &text, const Provision &provision)
{
    return withoutStart(withoutStart(text.of(provision).simplified(), provision.num),
                        provision.heading);
}

const Provision &unitOf(const ExpressionText &text, const Provision &provision)
{
    for (const Provision *each : text.around(&provision)) {
        if (std::find(std::begin(Containers), std::end(Containers), each->element)
            == std::end(Containers))
            return *each;
    }
    return provision;
}

bool isPlaceholder(const QString &words)
{
    static const QRegularExpression pattern(
        uR"(^(?:.{0,80}?\s)?(?:Not Funded\.|\[[^\]]{0,30}(?:[Rr]epealed|[Dd]eleted|[Rr]eserved|abrogé|revogado)[^\]]{0,60}\]|\[?(?:[Rr]epealed|[Rr]eserved|[Dd]eleted|[Ee]xpired|Abrogé|Revogado)\]?\.?)$)"_s);
    return words.size() < 200 && pattern.match(words).hasMatch();
}

std::vector<Fate> fatesOf(const std::vector<ExpressionText> &before,
                          const std::vector<ExpressionText> &after)
{
    Aligner aligner(alignedUnitsOf(before), alignedUnitsOf(after));
    aligner.run();
    return aligner.fates();
}

Pairing pairingOf(const std::vector<ExpressionText> &before,
                  const std::vector<ExpressionText> &after)
{
    Aligner aligner(alignedUnitsOf(before), alignedUnitsOf(after));
    aligner.run();
    return aligner.pairing();
}

} // namespace sheria::comparison
