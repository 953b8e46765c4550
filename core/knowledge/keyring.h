#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/store/embeddingqueries.h"

#include <QByteArray>
#include <QHash>

#include <functional>
#include <memory>
#include <optional>

namespace sheria::secrets {
class LibraryTrust;
} // namespace sheria::secrets

namespace sheria::knowledge {

/// The keys of embeddings endpoints that the user of a library has agreed to. The library knows a key by
/// an id only; secrets::LibraryTrust says where it is, and who opens a library says how it is fetched.
///
/// Thread: any.
class KeyRing
{
public:
    /// `trust`: of the library. Null: nothing is contacted.
    explicit KeyRing(std::shared_ptr<const secrets::LibraryTrust> trust);

    /// The key that a reference of secrets::TokenVault stands for; may wait for a person.
    using Find = std::function<Result<QByteArray>(const QByteArray &reference)>;
    void use(Find find);

    /// The key of an endpoint, without waiting; none where it was not fetched yet. Of an endpoint without
    /// a key: an empty one.
    std::optional<QByteArray> known(const store::EmbeddingSource &source) const;
    /// Looks for the key where it is not known.
    /// Errors: Conflict when the user has not agreed that the endpoint is contacted; NotFound when no key
    /// is known for it, or nobody said how keys are fetched; as secrets::TokenVault::find().
    Result<QByteArray> fetch(const store::EmbeddingSource &source);

private:
    const std::shared_ptr<const secrets::LibraryTrust> m_trust;
    mutable Mutex m_mutex;
    Find m_find SHERIA_GUARDED_BY(m_mutex);
    QHash<QByteArray, QByteArray> m_known SHERIA_GUARDED_BY(m_mutex); ///< By address and id.
};

} // namespace sheria::knowledge
