#include "core/citations/targettext.h"

#include "core/domain/frbruri.h"
#include "core/store/citationqueries.h"
#include "core/store/expressionqueries.h"

#include <algorithm>

namespace sheria::citations {

Result<std::unique_ptr<TargetText>> TargetText::load(store::Database &db,
                                                     const QByteArray &contentHash)
{
    auto text = std::unique_ptr<TargetText>(new TargetText);
    std::vector<Attachment> attachments;
    if (!contentHash.isEmpty()) {
        SHERIA_TRY(text->m_provisions, store::contentProvisions(db, contentHash));
        SHERIA_TRY(const auto rows, store::attachmentsOf(db, contentHash));
        for (const auto &[name, eId] : rows)
            attachments.push_back({name, eId});
    }
    text->m_finder.emplace(text->m_provisions, std::move(attachments));
    return text;
}

std::unique_ptr<TargetText> TargetText::of(const akn::Document &document)
{
    auto text = std::unique_ptr<TargetText>(new TargetText);
    text->m_provisions = document.provisions();
    std::vector<Attachment> attachments;
    for (const akn::Component &component : document.components()) {
        if (component.name != "main")
            attachments.push_back({component.name, document.eIdOf(component.element)});
    }
    text->m_finder.emplace(text->m_provisions, std::move(attachments));
    return text;
}

Result<std::unique_ptr<TargetText>> TargetText::newest(store::Database &db,
                                                       const QByteArray &workUri)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(workUri));
    const auto record = store::findExpression(db, uri, QDate(9999, 12, 31));
    return load(db, record ? record->expression.contentHash : QByteArray());
}

QByteArray TargetText::target(const store::CitationRow &row) const
{
    if (row.unit.isEmpty())
        return {};
    if (row.unit == "#")
        return m_finder->findWritten(row.path);
    return m_finder->find({unitNamed(row.unit), row.path, row.last, 0, 0});
}

std::vector<QByteArray> TargetText::range(const store::CitationRow &row,
                                          const QByteArray &first) const
{
    std::vector<QByteArray> all = {first};
    if (row.last.isEmpty() || first.isEmpty())
        return all;
    const QByteArray end = m_finder->find({unitNamed(row.unit), row.last, {}, 0, 0});
    const auto at = std::find_if(m_provisions.begin(), m_provisions.end(),
                                 [&](const akn::Provision &one) { return one.eId == first; });
    for (auto next = at; !end.isEmpty() && next != m_provisions.end(); ++next) {
        if (next->element == at->element && next != at && !next->flags.contains('q'))
            all.push_back(next->eId);
        if (next->eId == end)
            return all;
    }
    return {first};
}

} // namespace sheria::citations
