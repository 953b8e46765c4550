#include "core/knowledge/expressiontext.h"

#include "core/akn/pages.h"
#include "core/akn/toc.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"

#include <algorithm>

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

QString ExpressionText::whole() const
{
    return QString::fromUtf8(m_bytes).trimmed();
}

QString ExpressionText::of(const akn::Provision &provision) const
{
    return between(provision.textStart, provision.textEnd).trimmed();
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
