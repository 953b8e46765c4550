// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effects/effects.h"

#include "core/akn/modifications.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"

#include <algorithm>
#include <tuple>

namespace sheria::effects {

namespace {

constexpr std::size_t RecordsAtOnce = 200;

/// Collects the effects on one work.
class Collector
{
public:
    Collector(const ExpressionRecord &record, const Today &now)
        : m_work(record.work)
        , m_self{record.work.uri.workUri(false), record.work.title}
        , m_textDate(record.expression.date)
        , m_today(now.in(record.work.uri.place()))
    {}

    std::vector<Effect> take(const std::vector<akn::Modification> &modifications)
    {
        for (const Commencement &each : m_work.commencements)
            add(Effect::Kind::Commencement, each.date, each.by.value_or(WorkRef()),
                each.provisions);
        for (const Amendment &each : m_work.amendments)
            add(Effect::Kind::Amendment, each.date, each.by, portionsOf(each, modifications));
        if (m_work.repeal) {
            add(Effect::Kind::Repeal, m_work.repeal->date, m_work.repeal->by, {});
            m_effects.back().verb = m_work.repeal->verb;
        }
        return std::move(m_effects);
    }

private:
    void add(Effect::Kind kind, QDate date, const WorkRef &by, std::vector<QByteArray> portions)
    {
        m_effects.push_back({kind, stateOf(kind, date), date, m_self, by, {}, std::move(portions)});
    }

    Effect::State stateOf(Effect::Kind kind, QDate date) const
    {
        if (!date.isValid())
            return Effect::State::Undated;
        if (date > m_today)
            return Effect::State::Later;
        // Only an amendment has a text to show it.
        const bool isShown = kind != Effect::Kind::Amendment || date <= m_textDate;
        return isShown ? Effect::State::Applied : Effect::State::NotApplied;
    }

    static std::vector<QByteArray> portionsOf(const Amendment &amendment,
                                              const std::vector<akn::Modification> &modifications)
    {
        std::vector<QByteArray> portions;
        for (const akn::Modification &each : modifications) {
            const bool isOfIt = each.by == amendment.by.uri && !each.portion.isEmpty()
                && (!each.date.isValid() || each.date == amendment.date);
            if (isOfIt
                && std::find(portions.begin(), portions.end(), each.portion) == portions.end())
                portions.push_back(each.portion);
        }
        return portions;
    }

    const Work &m_work;
    WorkRef m_self;
    QDate m_textDate;
    QDate m_today;
    std::vector<Effect> m_effects;
};

void sort(std::vector<Effect> &effects)
{
    const auto order = [](const Effect &one) {
        return std::tuple(!one.date.isValid(), one.date, one.work.uri, one.kind, one.by.uri);
    };
    std::stable_sort(effects.begin(), effects.end(),
                     [&](const Effect &a, const Effect &b) { return order(a) < order(b); });
}

} // namespace

bool Choice::has(const Effect &effect) const
{
    const bool isOpen = !from.isValid() && !to.isValid();
    if (!effect.date.isValid())
        return isOpen;
    return (!from.isValid() || effect.date >= from) && (!to.isValid() || effect.date <= to);
}

Result<std::vector<Effect>> effectsOf(store::Database &db, const ExpressionRecord &record,
                                      const Today &today)
{
    std::vector<akn::Modification> modifications;
    for (const Manifestation &each : record.manifestations) {
        if (each.role == Manifestation::Role::Superseded || each.contentHash.isEmpty())
            continue;
        SHERIA_TRY(const QByteArray xml, store::contentXml(db, each.contentHash));
        SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
        for (akn::Modification &one : akn::modificationsOf(document))
            modifications.push_back(std::move(one));
    }
    std::vector<Effect> effects = Collector(record, today).take(modifications);
    sort(effects);
    return effects;
}

Result<std::vector<Effect>> effectsOn(store::Database &db,
                                      const std::vector<ExpressionRecord> &records,
                                      const Choice &choice, const Today &today,
                                      const std::stop_token &stop)
{
    std::vector<Effect> all;
    for (const ExpressionRecord &record : records) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        SHERIA_TRY(std::vector<Effect> effects, effectsOf(db, record, today));
        for (Effect &effect : effects) {
            if (choice.has(effect))
                all.push_back(std::move(effect));
        }
    }
    sort(all);
    return all;
}

Result<std::vector<Effect>> effectsIn(store::Database &db, const QByteArray &place,
                                      const Subscription &seen, const Choice &choice,
                                      const Today &today, const std::stop_token &stop)
{
    store::ExpressionFilter filter;
    filter.place = place;
    filter.subscription = seen.everything ? QByteArray() : seen.toText();
    filter.onlyLatest = true;
    SHERIA_TRY(const std::vector<qint64> ids, store::listExpressionIds(db, filter));
    std::vector<Effect> all;
    for (std::size_t from = 0; from < ids.size(); from += RecordsAtOnce) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        const std::size_t to = std::min(ids.size(), from + RecordsAtOnce);
        SHERIA_TRY(auto records,
                   store::loadExpressions(
                       db, {ids.begin() + std::ptrdiff_t(from), ids.begin() + std::ptrdiff_t(to)}));
        for (ExpressionRecord &record : records) {
            conceal(record.work, seen);
            for (Effect &effect : Collector(record, today).take({})) {
                if (choice.has(effect))
                    all.push_back(std::move(effect));
            }
        }
    }
    sort(all);
    return all;
}

void write(json::Writer &out, const Effect &effect)
{
    out.beginObject().members("kind", enumName(effect.kind), "state", enumName(effect.state),
                              "date", effect.date, "frbr_uri", effect.work.uri, "title",
                              effect.work.title, "by_frbr_uri", json::orNull(effect.by.uri),
                              "by_title", json::orNull(effect.by.title), "portion_ids",
                              effect.portions);
    out.endObject();
}

} // namespace sheria::effects
