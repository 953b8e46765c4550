// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/expressiontext.h"

#include "core/akn/pages.h"
#include "core/akn/toc.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"

#include <algorithm>
#include <utility>

namespace sheria::knowledge {

Result<ExpressionText> ExpressionText::load(store::Database &db, const Manifestation &manifestation,
                                            const Expression &expression)
{
    SHERIA_TRY(ExpressionText text, load(db, manifestation.contentHash));
    text.m_expressionUri = expression.uri;
    text.m_date = expression.date;
    if (manifestation.role == Manifestation::Role::Component)
        text.m_component = manifestation.component;
    return text;
}

Result<ExpressionText> ExpressionText::load(store::Database &db, const QByteArray &contentHash)
{
    ExpressionText text;
    text.m_contentHash = contentHash;
    SHERIA_TRY(text.m_bytes, store::contentText(db, contentHash));
    SHERIA_TRY(text.m_provisions, store::contentProvisions(db, contentHash));
    return text;
}

Result<ExpressionText> ExpressionText::loadPages(store::Database &db, const QByteArray &hash,
                                                 const Expression &expression)
{
    ExpressionText text;
    text.m_expressionUri = expression.uri;
    text.m_date = expression.date;
    SHERIA_TRY(text.m_bytes, store::pageText(db, hash));
    text.m_provisions = akn::pageProvisions(text.m_bytes);
    text.m_isPaged = true;
    return text;
}

const akn::Provision *ExpressionText::find(QByteArrayView name, QByteArrayView component) const
{
    const QByteArray page = m_isPaged ? akn::pageAnchor(name) : QByteArray();
    const QByteArrayView eId = page.isEmpty() ? name : QByteArrayView(page);
    const auto found = std::find_if(m_provisions.begin(), m_provisions.end(),
                                    [&](const akn::Provision &each) {
                                        return each.eId == eId
                                            && (component.isEmpty() || each.component == component);
                                    });
    return found == m_provisions.end() ? nullptr : &*found;
}

QByteArray Portion::name() const
{
    return first == last ? first->eId : QByteArray(first->eId + "->" + last->eId);
}

std::optional<Portion> ExpressionText::portion(const QByteArray &name,
                                               const QByteArray &component) const
{
    const qsizetype arrow = name.indexOf("->");
    const akn::Provision *const first = find(arrow < 0 ? name : name.first(arrow), component);
    const akn::Provision *const last = arrow < 0 ? first : find(name.sliced(arrow + 2), component);
    if (!first || !last || last->textEnd <= first->textStart)
        return std::nullopt;
    return Portion{first, last};
}

const akn::Provision *ExpressionText::innermostAt(qsizetype place) const
{
    const akn::Provision *best = nullptr;
    for (const akn::Provision &each : m_provisions) {
        const bool isInner = !best
            || each.textEnd - each.textStart <= best->textEnd - best->textStart;
        if (each.textStart <= place && place < each.textEnd && isInner)
            best = &each;
    }
    while (best && find(best->eId, best->component) != best)
        best = best->parent < 0 ? nullptr : &m_provisions[std::size_t(best->parent)];
    return best;
}

std::optional<Portion> ExpressionText::around(qsizetype start, qsizetype end) const
{
    const Portion found{innermostAt(start), innermostAt(end - 1)};
    return found.first && found.last ? std::optional(found) : std::nullopt;
}

QString ExpressionText::whole() const
{
    return QString::fromUtf8(m_bytes).trimmed();
}

QString ExpressionText::of(const akn::Provision &provision) const
{
    return between(provision.textStart, provision.textEnd).trimmed();
}

QString ExpressionText::of(const Portion &portion) const
{
    return between(portion.start(), portion.end()).trimmed();
}

std::vector<const akn::Provision *> ExpressionText::around(const akn::Provision *provision) const
{
    std::vector<const akn::Provision *> parents;
    for (int up = provision ? provision->parent : -1; up >= 0;
         up = m_provisions[std::size_t(up)].parent)
        parents.insert(parents.begin(), &m_provisions[std::size_t(up)]);
    return parents;
}

QString ExpressionText::between(qsizetype start, qsizetype end) const
{
    start = std::clamp<qsizetype>(start, 0, m_bytes.size());
    end = std::clamp<qsizetype>(end, start, m_bytes.size());
    return QString::fromUtf8(m_bytes.constData() + start, end - start);
}

QByteArray ExpressionText::linedBytes(qsizetype start, qsizetype end) const
{
    QByteArray bytes = m_bytes.sliced(start, end - start);
    auto line = std::upper_bound(m_lines.begin(), m_lines.end(), start,
                                 [](qsizetype at, const akn::LineStart &each) {
                                     return at < each.at;
                                 });
    for (; line != m_lines.end() && line->at < end; ++line) {
        char &blank = bytes[line->at - start - 1];
        if (blank == ' ')
            blank = line->sign;
    }
    return bytes;
}

QString ExpressionText::linesBetween(qsizetype start, qsizetype end) const
{
    start = std::clamp<qsizetype>(start, 0, m_bytes.size());
    end = std::clamp<qsizetype>(end, start, m_bytes.size());
    return QString::fromUtf8(linedBytes(start, end));
}

/// "(1) (a)" stays on one line.
bool ExpressionText::isAfterNumber(const akn::Provision &provision) const
{
    if (provision.parent < 0)
        return false;
    const akn::Provision &parent = m_provisions[std::size_t(provision.parent)];
    return parent.num
        && between(parent.textStart, provision.textStart).trimmed() == parent.num->trimmed();
}

QString ExpressionText::structured(qsizetype start, qsizetype end) const
{
    start = std::clamp<qsizetype>(start, 0, m_bytes.size());
    end = std::clamp<qsizetype>(end, start, m_bytes.size());
    QByteArray bytes = linedBytes(start, end);
    const auto breakBefore = [&](qsizetype at) {
        if (at > start && at < end && bytes[at - start - 1] == ' ')
            bytes[at - start - 1] = '\n';
    };
    for (const akn::Provision &each : m_provisions) {
        if (each.textEnd <= start || each.textStart >= end)
            continue;
        if (!isAfterNumber(each))
            breakBefore(each.textStart);
        const QString head = each.num.value_or(QString()) + u' ' + each.heading.value_or(QString());
        const QByteArray begin = head.trimmed().toUtf8();
        if (each.heading && QByteArrayView(m_bytes).sliced(each.textStart).startsWith(begin))
            breakBefore(each.textStart + begin.size() + 1);
    }
    return QString::fromUtf8(bytes).trimmed();
}

Result<void> ExpressionText::readLines(store::Database &db)
{
    if (m_contentHash.isEmpty() || std::exchange(m_hasLines, true))
        return {};
    SHERIA_TRY(const QByteArray xml, store::contentXml(db, m_contentHash));
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    m_lines = akn::lineStarts(document);
    return {};
}

Result<std::vector<ExpressionText>> textsOf(store::Database &db, const ExpressionRecord &record)
{
    std::vector<ExpressionText> texts;
    for (const Manifestation &manifestation : record.manifestations) {
        if (manifestation.role == Manifestation::Role::Superseded
            || manifestation.contentHash.isEmpty())
            continue;
        SHERIA_TRY(ExpressionText text, ExpressionText::load(db, manifestation, record.expression));
        const bool isMain = manifestation.role == Manifestation::Role::Main;
        texts.insert(isMain ? texts.begin() : texts.end(), std::move(text));
    }
    SHERIA_TRY(const QByteArray pages, store::pageTextOf(db, record.expression.id));
    if (texts.empty() && !pages.isEmpty()) {
        SHERIA_TRY(texts.emplace_back(), ExpressionText::loadPages(db, pages, record.expression));
    }
    return texts;
}

QString titleOf(const akn::Provision &provision, const QByteArray &language)
{
    if (akn::isPage(provision))
        return {};
    return akn::tocTitle(provision.element, provision.num.value_or(QString()),
                         provision.heading.value_or(QString()), language);
}

QByteArray pinpointUri(const QByteArray &expressionUri, const QByteArray &component,
                       const QByteArray &eId)
{
    QByteArray uri = expressionUri;
    const bool isMain = component.isEmpty() || component == "main";
    if (!isMain)
        uri += "/!" + component;
    if (!eId.isEmpty())
        uri += (isMain ? "/~" : "~") + eId;
    return uri;
}

} // namespace sheria::knowledge
