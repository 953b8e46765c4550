#include "server/routes/decisionmemory.h"

#include <algorithm>

namespace sheria::routes {

namespace {

constexpr store::Dimension Named[] = {store::Dimension::Court,    store::Dimension::CourtClass,
                                      store::Dimension::Division, store::Dimension::County,
                                      store::Dimension::CaseType, store::Dimension::Action,
                                      store::Dimension::Flag,     store::Dimension::AreaOfLaw,
                                      store::Dimension::Judge};

Result<std::shared_ptr<const DecisionView>> makeView(
    store::Database &db, std::shared_ptr<const store::DecisionIndex> index)
{
    auto view = std::make_shared<DecisionView>();
    for (const store::Dimension dimension : Named) {
        SHERIA_TRY(auto terms, store::listDecisionTerms(db, dimension));
        const std::vector<qint64> &known = index->known(dimension);
        std::erase_if(terms, [&known](const store::DecisionTerm &term) {
            return !std::binary_search(known.begin(), known.end(), term.id);
        });
        view->terms[static_cast<std::size_t>(dimension)] = std::move(terms);
    }
    view->index = std::move(index);
    return std::shared_ptr<const DecisionView>(std::move(view));
}

} // namespace

const store::DecisionTerm *DecisionView::find(store::Dimension dimension, qint64 id) const
{
    const auto &known = of(dimension);
    const auto found = std::find_if(known.begin(), known.end(),
                                    [id](const store::DecisionTerm &each) {
                                        return each.id == id;
                                    });
    return found == known.end() ? nullptr : &*found;
}

Result<std::shared_ptr<const DecisionView>> DecisionMemory::current(store::Database &db,
                                                                    const QByteArray &subscription)
{
    const MutexLock lock(m_mutex);
    const auto *const kept = m_views.object(subscription);
    const std::shared_ptr<const DecisionView> known = kept ? *kept : nullptr;
    SHERIA_TRY(auto index,
               store::DecisionIndex::current(db, known ? known->index : nullptr,
                                             store::DecisionScope::Published, subscription));
    if (known && known->index == index)
        return known;
    SHERIA_TRY(auto view, makeView(db, std::move(index)));
    m_views.insert(subscription, new std::shared_ptr(view));
    return view;
}

} // namespace sheria::routes
