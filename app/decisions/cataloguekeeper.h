#pragma once

#include "core/base/mutex.h"
#include "core/store/decisioncatalogue.h"

#include <memory>

namespace sheria::app {

/// The catalogue of decisions that all parts of the desk share, read anew when decisions have
/// changed.
///
/// Thread: any. Whoever asks while it is being read waits for it.
class CatalogueKeeper
{
public:
    /// Errors: those of the database.
    Result<std::shared_ptr<const store::DecisionCatalogue>> current(store::Database &db)
    {
        const MutexLock lock(m_mutex);
        SHERIA_TRY(m_catalogue, store::DecisionCatalogue::current(db, m_catalogue));
        return m_catalogue;
    }

private:
    Mutex m_mutex;
    std::shared_ptr<const store::DecisionCatalogue> m_catalogue SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::app
