// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/alignedunit.h"

#include "core/comparison/provisionwords.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace sheria::comparison {

using akn::Provision;
using knowledge::ExpressionText;

namespace {

constexpr std::size_t RunLength = 3; ///< Words.

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

} // namespace

void AlignedUnit::readWords()
{
    if (std::exchange(hasWords, true))
        return;
    const QString bareWords = bareText(*text, *provision);
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
            unit.body = qHash(bodyText(text, provision), 0);
            indices[i] = int(units.size());
            units.push_back(std::move(unit));
        }
    }
    return units;
}

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

double runsShared(const AlignedUnit &a, const AlignedUnit &b)
{
    WordHashes ofA = runsOf(a);
    WordHashes ofB = runsOf(b);
    std::sort(ofA.begin(), ofA.end());
    std::sort(ofB.begin(), ofB.end());
    const std::size_t both = ofA.size() + ofB.size();
    return both == 0 ? 0 : 2.0 * double(inCommon(ofA, ofB)) / double(both);
}

double shareIn(const AlignedUnit &part, const AlignedUnit &whole)
{
    return part.sorted.empty()
        ? 0
        : double(inCommon(part.sorted, whole.sorted)) / double(part.sorted.size());
}

QString headingOf(const AlignedUnit &unit)
{
    const QString heading = unit.provision->heading.value_or(QString()).simplified().toCaseFolded();
    return isPlaceholder(heading) ? QString() : heading;
}

} // namespace sheria::comparison
