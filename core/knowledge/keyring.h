#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QHash>

#include <functional>
#include <optional>

namespace sheria::knowledge {

/// The keys of embeddings endpoints, which the library knows by reference only: see
/// secrets::TokenVault. Who opens a library says where they are; without that there are none.
///
/// Thread: any.
class KeyRing
{
public:
    /// The key that a reference stands for; may wait for a person.
    using Find = std::function<Result<QByteArray>(const QByteArray &reference)>;
    /// Keeps a key; returns the reference.
    using Keep = std::function<Result<QByteArray>(const QByteArray &key)>;
    void use(Find find, Keep keep);

    /// Whether it is no reference, but the key itself: as earlier versions have left it.
    static bool isPlain(const QByteArray &keyFrom);

    /// The key, without waiting; none where it was not fetched yet. Of nothing, nothing.
    std::optional<QByteArray> known(const QByteArray &keyFrom) const;
    /// Looks for the key where it is not known.
    /// Errors: as secrets::TokenVault::find(); NotFound where nobody said where keys are.
    Result<QByteArray> fetch(const QByteArray &keyFrom);
    /// Errors: as secrets::TokenVault::keep(); Unavailable where nobody said where keys are.
    Result<QByteArray> keep(const QByteArray &key);

private:
    mutable Mutex m_mutex;
    Find m_find SHERIA_GUARDED_BY(m_mutex);
    Keep m_keep SHERIA_GUARDED_BY(m_mutex);
    QHash<QByteArray, QByteArray> m_known SHERIA_GUARDED_BY(m_mutex); ///< By reference.
};

} // namespace sheria::knowledge
