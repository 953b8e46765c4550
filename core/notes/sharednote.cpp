// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/sharednote.h"

#include "core/notes/notesfile.h"

#include <algorithm>
#include <set>
#include <utility>

namespace sheria::notes {

namespace {

using Known = std::map<QByteArray, qint64>;

QDateTime timeOf(const Operation &operation)
{
    return QDateTime::fromMSecsSinceEpoch(operation.stamp.ms, Qt::UTC);
}

bool isEarlier(const Operation &a, const Operation &b)
{
    return std::tie(a.stamp, a.id) < std::tie(b.stamp, b.id);
}

/// Adds what the author of `operation` knew before it.
void learn(Known &known, const Operation &operation)
{
    const auto upTo = [&known](const QByteArray &author, qint64 number) {
        qint64 &highest = known[author];
        highest = std::max(highest, number);
    };
    for (const auto &[author, number] : operation.known)
        upTo(author, number);
    upTo(operation.id.author, operation.id.number - 1);
}

bool isIn(const Known &known, const OperationId &id)
{
    const auto found = known.find(id.author);
    return found != known.end() && found->second >= id.number;
}

using Saying = std::vector<const Operation *>;

/// The operation that decides a field: of those that say something, and no other of them knew, the latest.
/// Null: there is none. `saying`: by time.
const Operation *deciding(const Saying &saying)
{
    Known known;
    for (const Operation *each : saying)
        learn(known, *each);
    const auto found = std::find_if(saying.rbegin(), saying.rend(),
                                    [&](const Operation *each) { return !isIn(known, each->id); });
    return found == saying.rend() ? nullptr : *found;
}

template <typename Value>
Value decided(const std::vector<Operation> &sorted, std::optional<Value> Operation::*field)
{
    Saying saying;
    for (const Operation &each : sorted) {
        if (each.*field)
            saying.push_back(&each);
    }
    const Operation *last = deciding(saying);
    return last ? *(last->*field) : Value();
}

QStringList decidedNames(const std::vector<Operation> &sorted, QStringList Operation::*added,
                         QStringList Operation::*dropped)
{
    std::map<QString, Saying> saying;
    for (const Operation &each : sorted) {
        for (const QString &name : each.*added)
            saying[name].push_back(&each);
        for (const QString &name : each.*dropped)
            saying[name].push_back(&each);
    }
    QStringList held;
    for (const auto &[name, all] : saying) {
        const Operation *last = deciding(all);
        if (last && (last->*added).contains(name) && held.size() < MaxNames)
            held << name;
    }
    return held;
}

void findTexts(const std::vector<Operation> &sorted, SharedNote &note)
{
    std::set<OperationId> replaced;
    for (const Operation &each : sorted) {
        if (!each.text)
            continue;
        note.versions.push_back(
            {each.id, each.replaces, *each.text, each.name, timeOf(each), each.anchor.has_value()});
        replaced.insert(each.replaces.begin(), each.replaces.end());
    }
    // Who has the same note from elsewhere and shares it, too, brings its first text once more.
    std::set<QString> replacedTexts;
    for (const TextVersion &each : note.versions) {
        if (replaced.contains(each.id))
            replacedTexts.insert(each.text);
    }
    bool isAnyCurrent = false;
    bool hasWords = false;
    for (TextVersion &each : note.versions) {
        const bool isFirstAgain = each.isFirst && each.replaces.empty()
            && replacedTexts.contains(each.text);
        each.isCurrent = !replaced.contains(each.id) && !isFirstAgain;
        isAnyCurrent = isAnyCurrent || each.isCurrent;
        hasWords = hasWords || (each.isCurrent && !each.text.isEmpty());
    }
    if (!isAnyCurrent && !note.versions.empty()) // Operations of no program of ours: a circle.
        note.versions.back().isCurrent = true;
    for (TextVersion &each : note.versions) {
        if (hasWords && each.text.isEmpty())
            each.isCurrent = false; // No words, nothing to choose from.
    }
}

void findRemoval(const std::vector<Operation> &sorted, SharedNote &note)
{
    Known knownByRemovals;
    Known knownByOthers;
    for (const Operation &each : sorted)
        learn(each.action == Operation::Action::Remove ? knownByRemovals : knownByOthers, each);
    bool isCertain = true; // Whoever removed it knew all that was changed.
    const Operation *last = nullptr;
    const Operation *open = nullptr; // Nobody who changed the note since knew of it.
    for (const Operation &each : sorted) {
        if (each.action != Operation::Action::Remove) {
            isCertain = isCertain && isIn(knownByRemovals, each.id);
            continue;
        }
        last = &each;
        if (!isIn(knownByOthers, each.id))
            open = &each;
    }
    if (last && isCertain)
        note.removedAt = timeOf(*last);
    else if (open)
        note.openRemoval = Removal{open->id, open->name, timeOf(*open)};
}

} // namespace

const TextVersion *SharedNote::shown() const
{
    const auto found = std::find_if(versions.rbegin(), versions.rend(),
                                    [](const TextVersion &each) { return each.isCurrent; });
    return found == versions.rend() ? nullptr : &*found;
}

std::vector<const TextVersion *> SharedNote::currentTexts() const
{
    std::vector<const TextVersion *> found;
    for (const TextVersion &each : versions) {
        const auto isSame = [&each](const TextVersion *other) {
            return other->text == each.text;
        };
        if (each.isCurrent && std::none_of(found.begin(), found.end(), isSame))
            found.push_back(&each);
    }
    return found;
}

std::vector<OperationId> SharedNote::replacedBy(const QByteArray &author, const QString &seen) const
{
    std::set<OperationId> all;
    for (const TextVersion &each : versions) {
        if (each.text == seen)
            all.insert(each.id);
    }
    // What the same person has put there since is seen, too.
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (const TextVersion &each : versions) {
            const bool follows = each.id.author == author
                && std::any_of(each.replaces.begin(), each.replaces.end(),
                               [&all](const OperationId &id) { return all.contains(id); });
            isMore = (follows && all.insert(each.id).second) || isMore;
        }
    }
    std::vector<OperationId> replaced;
    for (const TextVersion &each : versions) {
        if (each.isCurrent && all.contains(each.id))
            replaced.push_back(each.id);
    }
    // An earlier text that somebody else has replaced meanwhile: where both came from.
    if (replaced.empty() && !all.empty())
        replaced.push_back(*all.begin());
    return replaced;
}

SharedNote merged(std::vector<Operation> operations)
{
    std::sort(operations.begin(), operations.end(), isEarlier);
    operations.erase(std::unique(operations.begin(), operations.end(),
                                 [](const auto &a, const auto &b) { return a.id == b.id; }),
                     operations.end());
    SharedNote note;
    const auto made = std::find_if(operations.begin(), operations.end(),
                                   [](const Operation &each) { return each.anchor.has_value(); });
    if (made != operations.end()) {
        note.anchor = made->anchor;
        note.createdAt = made->createdAt;
        note.createdBy = made->name;
    }
    note.kind = decided(operations, &Operation::kind);
    note.colour = decided(operations, &Operation::colour);
    note.tags = decidedNames(operations, &Operation::tagsAdded, &Operation::tagsDropped);
    note.collections = decidedNames(operations, &Operation::collectionsAdded,
                                    &Operation::collectionsDropped);
    findTexts(operations, note);
    findRemoval(operations, note);
    if (!operations.empty())
        note.changedAt = timeOf(operations.back());
    return note;
}

} // namespace sheria::notes
