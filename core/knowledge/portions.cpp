// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/portions.h"

#include "core/akn/pages.h"
#include "core/base/hash.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/decisions/judgment.h"
#include "core/store/legislation/expressionqueries.h"

#include <algorithm>

namespace sheria::knowledge {

using namespace Qt::StringLiterals;

namespace {

bool isJudgment(const Work &work)
{
    return work.uri.doctype.startsWith("judg");
}

bool isLegislation(const Work &work)
{
    static const QByteArrayList documents = {"doc", "statement", "debate", "debatereport"};
    return !isJudgment(work) && !documents.contains(work.uri.doctype.toLower());
}

/// The expression without the component that a source's URI may name.
QByteArray expressionOf(const QByteArray &sourceUri)
{
    const qsizetype component = sourceUri.indexOf("/!");
    return component < 0 ? sourceUri : sourceUri.first(component);
}

} // namespace

Portions::Portions(store::Database &db, QDate asAt, const Today &today)
    : m_db(db)
    , m_asAt(asAt)
    , m_today(today)
{}

Result<std::shared_ptr<const ExpressionRecord>> Portions::record(const search::Hit &hit)
{
    const QByteArray uri = expressionOf(hit.expressionUri);
    auto &known = m_records[uri];
    if (known)
        return known;
    SHERIA_TRY(const FrbrUri parsed, FrbrUri::parse(uri));
    SHERIA_TRY(ExpressionRecord found, store::findExpression(m_db, parsed, m_today));
    known = std::make_shared<const ExpressionRecord>(std::move(found));
    return known;
}

std::optional<bool> Portions::isRepealed(const Work &work) const
{
    if (!isLegislation(work))
        return std::nullopt;
    const QDate day = m_asAt.isValid() ? m_asAt : m_today.in(work.uri.place());
    return work.repeal && (!work.repeal->date.isValid() || work.repeal->date <= day);
}

std::optional<bool> Portions::isCommenced(const Work &work) const
{
    if (!isLegislation(work))
        return std::nullopt;
    if (!m_asAt.isValid() || work.commencements.empty())
        return work.isCommenced();
    return std::any_of(work.commencements.begin(), work.commencements.end(),
                       [this](const Commencement &each) {
                           return !each.date.isValid() || each.date <= m_asAt;
                       });
}

std::optional<bool> Portions::isPrincipal(const Work &work)
{
    return isLegislation(work) ? std::optional(work.isPrincipal) : std::nullopt;
}

Result<std::shared_ptr<ExpressionText>> Portions::text(const QByteArray &contentHash)
{
    auto &known = m_texts[contentHash];
    if (known)
        return known;
    SHERIA_TRY(ExpressionText text, ExpressionText::load(m_db, contentHash));
    known = std::make_shared<ExpressionText>(std::move(text));
    return known;
}

/// The text of the expression that a hit names. The index may name a later one with the same words.
QByteArray Portions::contentHashOf(const search::Hit &hit, const ExpressionRecord &record) const
{
    if (!m_asAt.isValid())
        return hit.contentHash;
    const qsizetype component = hit.expressionUri.indexOf("/!");
    if (component < 0 && record.expression.hasContent())
        return record.expression.contentHash;
    if (component < 0)
        return hit.contentHash; // Of a PDF, which is the same on every day.
    const QByteArray name = hit.expressionUri.mid(component + 2);
    for (const Manifestation &manifestation : record.manifestations) {
        if (manifestation.role == Manifestation::Role::Component && manifestation.component == name)
            return manifestation.contentHash;
    }
    return hit.contentHash;
}

void Portions::fillProvision(Item &item, const ExpressionText &text, const akn::Provision &unit)
{
    item.component = unit.component;
    item.text = text.of(unit);
    if (akn::isPage(unit)) {
        item.type = PortionType::Page;
        item.portionId = akn::pageNumber(unit.eId);
        item.pinpointUri = pinpointUri(item.expressionUri, item.component, unit.eId);
        return;
    }
    item.type = PortionType::Provision;
    item.pinpointUri = pinpointUri(item.expressionUri, item.component, unit.eId);
    item.portionId = unit.eId;
    item.textStart = unit.textStart;
    item.textEnd = unit.textEnd;
    item.isGeneratedId = unit.isGeneratedId;
    item.portionTitle = titleOf(unit, item.language);
    for (const akn::Provision *parent : text.around(&unit))
        item.parents.push_back(
            {parent->eId, titleOf(*parent, item.language), parent->isGeneratedId});
}

/// A judgment without a case summary is given by what else is said of it in short where that was found.
bool Portions::fillSummary(Item &item, const Work &work, bool isFoundByIt)
{
    QString summary = caseSummaryOf(work.judgment);
    if (summary.isEmpty() && isFoundByIt)
        summary = wholeSummaryOf(work.judgment);
    if (summary.isEmpty())
        return false;
    item.type = PortionType::Summary;
    item.text = summary;
    return true;
}

/// The paragraphs that a passage of a judgment is in, whole, however long: they have an address, and the passage
/// has none. Of a passage outside of paragraphs its words alone.
void Portions::fillParagraphs(Item &item, const ExpressionText &text, const search::Hit &hit)
{
    item.type = PortionType::Text;
    item.component = hit.component;
    item.textStart = hit.textStart;
    item.textEnd = hit.textEnd;
    if (const auto paragraphs = text.around(hit.textStart, hit.textEnd)) {
        item.portionId = paragraphs->first->eId;
        item.isGeneratedId = paragraphs->first->isGeneratedId;
        item.pinpointUri = pinpointUri(item.expressionUri, item.component, paragraphs->name());
        item.textStart = paragraphs->start();
        item.textEnd = paragraphs->end();
    }
    item.text = text.between(item.textStart, item.textEnd).trimmed();
}

void Portions::structure(Item &item)
{
    const auto text = item.contentHash.isEmpty() ? nullptr : m_texts.value(item.contentHash);
    if (!text)
        return;
    // Of a document that is damaged the words are given as they were.
    if (text->readLines(m_db))
        item.text = text->structured(item.textStart, item.textEnd);
}

/// Whether there is a text.
Result<bool> Portions::fill(Item &item, const search::Hit &hit, const ExpressionRecord &record)
{
    if (isJudgment(record.work) && fillSummary(item, record.work, hit.isOfSummary))
        return true;
    if (hit.isOfSummary)
        return false; // It has none any longer: the index is a moment behind.
    const QByteArray hash = contentHashOf(hit, record);
    if (hash.isEmpty())
        return false;
    SHERIA_TRY(auto content, text(hash));
    const akn::Provision *unit = hit.eIdOfUnit.isEmpty()
        ? nullptr
        : content->find(hit.eIdOfUnit, hit.component);
    if (unit && (akn::isPage(*unit) || !isJudgment(record.work))) {
        item.contentHash = akn::isPage(*unit) ? QByteArray() : hash;
        fillProvision(item, *content, *unit);
        return !item.text.isEmpty();
    }
    // Places in the text are those of the content that the index names.
    if (hash != hit.contentHash) {
        SHERIA_TRY(content, text(hit.contentHash));
    }
    item.contentHash = hit.contentHash;
    fillParagraphs(item, *content, hit);
    return !item.text.isEmpty();
}

Result<std::optional<Item>> Portions::itemOf(const search::Hit &hit)
{
    SHERIA_TRY(const auto found, record(hit));
    const Work &work = found->work;
    Item item;
    item.workUri = hit.workUri;
    item.expressionUri = found->expression.uri;
    item.language = found->expression.language;
    item.expressionDate = found->expression.date;
    item.place = work.uri.place();
    item.country = work.uri.country;
    item.doctype = work.uri.doctype;
    item.subtype = work.uri.subtype;
    item.title = hit.title;
    SHERIA_TRY(const bool hasText, fill(item, hit, *found));
    if (!hasText)
        return std::optional<Item>();
    item.repealed = isRepealed(work);
    item.commenced = isCommenced(work);
    item.principal = isPrincipal(work);
    if (isJudgment(work)) {
        const Judgment judgment = json::readJudgment(work.judgment);
        item.blurb = judgment.blurb;
        item.flynote = judgment.flynote;
    }
    item.textHash = sha256Hex(item.text.toUtf8());
    item.score = hit.rank;
    return std::optional(std::move(item));
}

} // namespace sheria::knowledge
