// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/targets.h"

#include "core/comparison/alignment.h"
#include "core/comparison/provisionwords.h"
#include "core/domain/today.h"
#include "core/knowledge/expressiontext.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"

#include <QHash>

#include <algorithm>

namespace sheria::citations {

using akn::Provision;
using knowledge::ExpressionText;

/// A text whose provisions are found by their eIds: of several with one eId the first.
struct Targets::Indexed
{
    explicit Indexed(ExpressionText text)
    {
        for (const Provision &each : text.provisions())
            if (!byEId.contains(each.eId))
                byEId.insert(each.eId, &each);
        one.push_back(std::move(text));
    }

    const ExpressionText &text() const { return one.front(); }
    const Provision *find(const QByteArray &eId) const { return byEId.value(eId); }
    /// As pairingOf() takes them, with the words of all: the texts of other days are compared with them.
    const std::vector<comparison::AlignedUnit> &units()
    {
        if (aligned.empty())
            aligned = comparison::alignedUnitsOf(one);
        for (comparison::AlignedUnit &unit : aligned)
            unit.readWords();
        return aligned;
    }

    std::vector<ExpressionText> one;
    QHash<QByteArray, const Provision *> byEId;
    std::vector<comparison::AlignedUnit> aligned; ///< Made when they are needed.
};

/// The text of another day, and what became of its provisions.
struct Targets::Earlier
{
    Earlier(ExpressionText text, std::vector<Attachment> attachments)
        : finder(text.provisions(), std::move(attachments))
        , then(std::move(text))
    {}

    ProvisionFinder finder;
    Indexed then;
    std::optional<comparison::Pairing> pairing; ///< Made when something has changed.
    QHash<QByteArray, QByteArray> known;        ///< By the eIds of then.

    QByteArray nowOf(const QByteArray &eId, Indexed &now);
    bool isUntouched(const Provision &old, const Indexed &now) const;
};

namespace {

/// NotFound and Corrupt as nothing: another text is needed only to tell what became of it.
template <typename T>
Result<std::optional<T>> unlessMissing(Result<T> result)
{
    if (result)
        return std::optional<T>(*std::move(result));
    const ErrorCode code = result.error().code;
    if (code == ErrorCode::NotFound || code == ErrorCode::Corrupt)
        return std::optional<T>();
    return result.error();
}

} // namespace

/// Whether the section that it is in has the same words under the same eId.
bool Targets::Earlier::isUntouched(const Provision &old, const Indexed &now) const
{
    const Provision &unit = comparison::unitOf(then.text(), old);
    const Provision *const same = now.find(unit.eId);
    return same && same->component == unit.component
        && then.text().of(unit) == now.text().of(*same);
}

/// Where a provision that is gone was part of one that is there, that one. A chapter does not stand for its
/// sections.
QByteArray Targets::Earlier::nowOf(const QByteArray &eId, Indexed &now)
{
    const ExpressionText &text = then.text();
    const Provision *old = then.find(eId);
    if (!old || isUntouched(*old, now))
        return eId; // A schedule is no provision, and has its own name in either text.
    if (!pairing)
        pairing = comparison::pairingOf(comparison::alignedUnitsOf(then.one), now.units());
    const Provision *const unit = &comparison::unitOf(text, *old);
    while (true) {
        const Provision *const here = pairing->now.value(old);
        if (const Provision *found = here ? here : pairing->parted.value(old))
            return found->eId;
        if (old == unit)
            return {};
        old = &text.provisions()[std::size_t(old->parent)];
    }
}

Targets::Targets(store::Database &db, const ExpressionRecord &record, ProvisionFinder finder)
    : m_db(&db)
    , m_uri(record.expression.uri)
    , m_contentHash(record.expression.contentHash)
    , m_finder(std::move(finder))
{
    for (const ExpressionSummary &each : record.pointsInTime) {
        if (each.language == record.expression.language && !isPlaceholder(each.date))
            m_texts.push_back(each);
    }
}

Targets::Targets(Targets &&) noexcept = default;
Targets &Targets::operator=(Targets &&) noexcept = default;
Targets::~Targets() = default;

Result<Targets> Targets::in(store::Database &db, const ExpressionRecord &record)
{
    SHERIA_TRY(ProvisionFinder finder, ProvisionFinder::load(db, record.expression.contentHash));
    return Targets(db, record, std::move(finder));
}

Result<std::optional<Targets>> Targets::inWork(store::Database &db, const QByteArray &workUri,
                                               QDate asAt)
{
    SHERIA_TRY(FrbrUri uri, FrbrUri::parse(workUri));
    uri.expressionDate = FrbrUri::asAt(asAt);
    const auto record = store::findExpression(db, uri, QDate(9999, 12, 31));
    if (!record && record.error().code == ErrorCode::NotFound)
        return std::optional<Targets>();
    if (!record)
        return record.error();
    SHERIA_TRY(Targets targets, in(db, *record));
    return std::optional(std::move(targets));
}

/// The newest on that day; on a day before all of them the first.
const ExpressionSummary *Targets::asAt(QDate date) const
{
    if (m_texts.empty() || m_contentHash.isEmpty() || !knownDate(date).isValid())
        return nullptr;
    const auto later = std::upper_bound(m_texts.begin(), m_texts.end(), date,
                                        [](QDate day, const ExpressionSummary &each) {
                                            return day < each.date;
                                        });
    return later == m_texts.begin() ? &*later : &*std::prev(later);
}

/// Null: it is the text itself, or not to be read.
Result<Targets::Earlier *> Targets::textAsAt(QDate date)
{
    const ExpressionSummary *const found = asAt(date);
    if (!found || found->uri == m_uri)
        return nullptr;
    const auto [place, isNew] = m_earlier.try_emplace(found->uri);
    if (!isNew)
        return place->second.get();
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(found->uri));
    SHERIA_TRY(const auto record, unlessMissing(store::findExpression(*m_db, uri, {})));
    if (!record || !record->expression.hasContent())
        return nullptr;
    const QByteArray &hash = record->expression.contentHash;
    SHERIA_TRY(auto then, unlessMissing(ExpressionText::load(*m_db, hash)));
    if (!then)
        return nullptr;
    if (!m_now) {
        SHERIA_TRY(auto now, unlessMissing(ExpressionText::load(*m_db, m_contentHash)));
        if (!now)
            return nullptr;
        m_now = std::make_unique<Indexed>(*std::move(now));
    }
    SHERIA_TRY(std::vector<Attachment> attachments, attachmentsOf(*m_db, hash));
    place->second = std::make_unique<Earlier>(*std::move(then), std::move(attachments));
    return place->second.get();
}

Result<std::vector<QByteArray>> Targets::of(const store::CitationRow &row, QDate date)
{
    if (row.unit.isEmpty())
        return std::vector<QByteArray>(1);
    SHERIA_TRY(Earlier * earlier, textAsAt(date));
    const QByteArray then = earlier ? earlier->finder.find(row) : QByteArray();
    if (then.isEmpty())
        return m_finder.range(row, m_finder.find(row));
    std::vector<QByteArray> targets;
    for (const QByteArray &eId : earlier->finder.range(row, then))
        targets.push_back(nowOf(*earlier, eId));
    return targets;
}

Result<QByteArray> Targets::of(const Pinpoint &pinpoint, QDate date)
{
    SHERIA_TRY(Earlier * earlier, textAsAt(date));
    const QByteArray then = earlier ? earlier->finder.find(pinpoint) : QByteArray();
    return then.isEmpty() ? m_finder.find(pinpoint) : nowOf(*earlier, then);
}

QByteArray Targets::nowOf(Earlier &earlier, const QByteArray &eId)
{
    auto known = earlier.known.find(eId);
    if (known == earlier.known.end())
        known = earlier.known.insert(eId, earlier.nowOf(eId, *m_now));
    return *known;
}

} // namespace sheria::citations
