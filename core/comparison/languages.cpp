// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/languages.h"

#include "core/store/legislation/expressionqueries.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace sheria::comparison {

using akn::Provision;
using knowledge::ExpressionText;
using Texts = std::vector<ExpressionText>;
using Counterparts = Pairing::Counterparts;

namespace {

ExpressionSummary summaryOf(const ExpressionRecord &record)
{
    const Expression &own = record.expression;
    return {own.uri, own.language, own.date, own.title};
}

/// The newest expression in a language on a day; on a day before all of them the first. Null: there is none.
const ExpressionSummary *inForce(const std::vector<ExpressionSummary> &all,
                                 const QByteArray &language, QDate day)
{
    const ExpressionSummary *found = nullptr;
    for (const ExpressionSummary &each : all) {
        const bool isNext = !found || (each.date <= day && each.date >= found->date);
        if (each.language == language && isNext)
            found = &each;
    }
    return found;
}

/// The provisions of texts in their order, each name once: of several with one name the first is meant.
std::vector<const Provision *> namedIn(const Texts &texts)
{
    std::vector<const Provision *> named;
    QSet<QByteArray> names;
    for (const ExpressionText &text : texts) {
        for (const Provision &each : text.provisions()) {
            const QByteArray name = each.component + '~' + each.eId;
            if (!names.contains(name))
                named.push_back(&each);
            names.insert(name);
        }
    }
    return named;
}

/// What stands for a provision in other texts; itself where they are not others. Null: nothing.
const Provision *through(const Counterparts &map, const Provision *provision)
{
    const auto found = map.constFind(provision);
    return found == map.constEnd() ? provision : *found;
}

/// The pairing of the outer ones of three texts.
Pairing joined(const Pairing &first, const Pairing &second)
{
    Pairing made;
    for (const auto &[before, pivot] : first.now.asKeyValueRange())
        made.now.insert(before, pivot ? second.now.value(pivot) : nullptr);
    for (const auto &[after, pivot] : second.then.asKeyValueRange())
        made.then.insert(after, pivot ? first.then.value(pivot) : nullptr);
    const auto addParted = [&made](const Counterparts &parted, const Counterparts &outwards) {
        for (const auto &[part, whole] : parted.asKeyValueRange()) {
            const Provision *const one = through(outwards, part);
            const Provision *const other = through(outwards, whole);
            if (one && other)
                made.parted.insert(one, other);
        }
    };
    addParted(first.parted, second.now);
    addParted(second.parted, first.then);
    return made;
}

/// Fates of two texts as fates of those that stand for them.
class Translated
{
public:
    Translated(const Texts &before, const Texts &after)
        : m_olds(namedIn(before))
        , m_news(namedIn(after))
    {}

    /// `olds` and `news` lead from the texts of the fates to the others; empty: they are the same.
    std::vector<Fate> of(const std::vector<Fate> &fates, const Counterparts &olds,
                         const Counterparts &news)
    {
        for (const Fate &fate : fates)
            add(fate, through(olds, fate.before), through(news, fate.after));
        addUnpaired(olds, m_olds, m_left);
        addUnpaired(news, m_news, m_left);
        for (const Provision *each : m_olds) {
            if (m_left.contains(each) && !m_told.contains(each))
                m_made.push_back({Fate::Kind::Repealed, each, nullptr, 0});
        }
        for (const Provision *each : m_news) {
            if (m_left.contains(each) && !m_told.contains(each))
                m_made.push_back({Fate::Kind::Added, nullptr, each, 0});
        }
        return inOrder();
    }

private:
    void add(Fate fate, const Provision *before, const Provision *after)
    {
        const bool isWhole = bool(before) == bool(fate.before) && bool(after) == bool(fate.after);
        for (const Provision *each : {before, after}) {
            if (each)
                (isWhole ? m_told : m_left).insert(each);
        }
        fate.before = before;
        fate.after = after;
        if (isWhole)
            m_made.push_back(fate);
    }

    /// Those that only the other language has.
    static void addUnpaired(const Counterparts &map, const std::vector<const Provision *> &all,
                            QSet<const Provision *> &left)
    {
        if (map.isEmpty())
            return;
        QSet<const Provision *> paired;
        for (const Provision *each : map)
            paired.insert(each);
        for (const Provision *each : all) {
            if (!paired.contains(each))
                left.insert(each);
        }
    }

    std::vector<Fate> inOrder()
    {
        QHash<const Provision *, std::size_t> places;
        for (std::size_t i = 0; i < m_news.size(); ++i)
            places.insert(m_news[i], i);
        const auto place = [&](const Fate &fate) {
            return fate.after ? places.value(fate.after) : m_news.size();
        };
        std::stable_sort(m_made.begin(), m_made.end(),
                         [&](const Fate &a, const Fate &b) { return place(a) < place(b); });
        return std::move(m_made);
    }

    std::vector<const Provision *> m_olds;
    std::vector<const Provision *> m_news;
    std::vector<Fate> m_made;
    QSet<const Provision *> m_told; ///< Of which a fate says all.
    QSet<const Provision *> m_left; ///< Whose counterpart is not in the other language.
};

/// The text between texts of two languages.
struct Pivot
{
    ExpressionRecord record;
    Texts texts;
    bool isOfBefore = false; ///< In the language of the text before, else of that after.
};

Result<std::optional<Pivot>> pivotOf(store::Database &db, const ComparedText &before,
                                     const ComparedText &after)
{
    const ExpressionSummary own = summaryOf(before.record);
    const ExpressionSummary *found = before.record.work.id != after.record.work.id
        ? nullptr
        : pivotBetween(own, summaryOf(after.record), before.record.pointsInTime);
    if (!found)
        return std::optional<Pivot>();
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(found->uri));
    Pivot pivot;
    SHERIA_TRY(pivot.record, store::findExpression(db, uri, {}));
    SHERIA_TRY(pivot.texts, knowledge::textsOf(db, pivot.record));
    pivot.isOfBefore = found->language == own.language;
    // Of a text that nobody has, the words say nothing.
    return pivot.texts.empty() ? std::optional<Pivot>() : std::optional(std::move(pivot));
}

bool isOneLanguage(const ComparedText &before, const ComparedText &after)
{
    return before.record.expression.language == after.record.expression.language;
}

} // namespace

const ExpressionSummary *pivotBetween(const ExpressionSummary &before,
                                      const ExpressionSummary &after,
                                      const std::vector<ExpressionSummary> &all)
{
    const ExpressionSummary *const ofBefore = inForce(all, before.language, after.date);
    const ExpressionSummary *const ofAfter = inForce(all, after.language, before.date);
    const auto gap = [](const ExpressionSummary &pivot, const ExpressionSummary &other) {
        return std::llabs(pivot.date.daysTo(other.date));
    };
    const bool isOfAfter = ofAfter && (!ofBefore || gap(*ofAfter, before) < gap(*ofBefore, after));
    const ExpressionSummary *const found = isOfAfter ? ofAfter : ofBefore;
    const bool isOther = found && found->uri != before.uri && found->uri != after.uri;
    return isOther ? found : nullptr;
}

Pairing pairingByNames(const Texts &before, const Texts &after)
{
    QHash<QByteArray, const Provision *> byName;
    Pairing made;
    for (const Provision *each : namedIn(after)) {
        byName.insert(each->component + '~' + each->eId, each);
        made.then.insert(each, nullptr);
    }
    for (const Provision *each : namedIn(before)) {
        const Provision *const now = byName.value(each->component + '~' + each->eId);
        made.now.insert(each, now);
        if (now)
            made.then.insert(now, each);
    }
    return made;
}

Result<Pairing> pairingAcross(store::Database &db, const ComparedText &before,
                              const ComparedText &after)
{
    if (isOneLanguage(before, after))
        return pairingOf(before.texts, after.texts);
    SHERIA_TRY(const std::optional<Pivot> pivot, pivotOf(db, before, after));
    if (!pivot)
        return pairingByNames(before.texts, after.texts);
    if (pivot->isOfBefore)
        return joined(pairingOf(before.texts, pivot->texts),
                      pairingByNames(pivot->texts, after.texts));
    return joined(pairingByNames(before.texts, pivot->texts), pairingOf(pivot->texts, after.texts));
}

Result<std::vector<Fate>> fatesAcross(store::Database &db, const ComparedText &before,
                                      const ComparedText &after)
{
    if (isOneLanguage(before, after))
        return fatesOf(before.texts, after.texts);
    SHERIA_TRY(const std::optional<Pivot> pivot, pivotOf(db, before, after));
    Translated translated(before.texts, after.texts);
    if (!pivot)
        return translated.of(fatesOf(before.texts, before.texts), {},
                             pairingByNames(before.texts, after.texts).now);
    if (pivot->isOfBefore)
        return translated.of(fatesOf(before.texts, pivot->texts), {},
                             pairingByNames(pivot->texts, after.texts).now);
    return translated.of(fatesOf(pivot->texts, after.texts),
                         pairingByNames(before.texts, pivot->texts).then, {});
}

} // namespace sheria::comparison
