#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/knowledge/embeddingclient.h"
#include "core/store/database.h"

#include <condition_variable>
#include <memory>
#include <stop_token>
#include <thread>

namespace sheria::store {
class Writer;
} // namespace sheria::store

namespace sheria::knowledge {

/// Embeds what has no vectors of the library's model yet, until there is nothing more or `stop`.
/// Passages whose text has a vector already are not asked for again. Reads by `reader`, writes by jobs
/// of `writer`. Does nothing while the library has no endpoint.
/// Errors: those of the endpoint and of the library; Cancelled is none.
Result<void> embedNew(store::Database &reader, store::Writer &writer, EmbeddingClient &client,
                      const std::stop_token &stop);

/// Does it on a thread of its own, as long as it lives. What goes wrong is written down in the library: see
/// store::embeddingProblem().
///
/// Thread: any; the destructor joins. The writer must work until then.
class Embedder
{
public:
    /// `reader`: sees only what may leave the library: see store::showOnlyPublished(). `keys`: of the
    /// endpoints that may be contacted.
    Embedder(store::Database reader, store::Writer &writer, std::shared_ptr<KeyRing> keys);
    ~Embedder();
    Q_DISABLE_COPY_MOVE(Embedder)

    /// Something has changed. Without it the embedder looks now and then.
    void wake();

private:
    void run(const std::stop_token &stop);
    /// Errors: as KeyRing::fetch() and embedNew().
    Result<void> embed(std::unique_ptr<EmbeddingClient> &client,
                       const store::EmbeddingSource &source, const std::stop_token &stop);
    /// Writes down what is wrong, where that has changed.
    void note(const Result<void> &done);

    store::Database m_reader; ///< Used by m_thread only.
    store::Writer &m_writer;
    const std::shared_ptr<KeyRing> m_keys;
    mutable Mutex m_mutex;
    std::condition_variable_any m_wake;
    bool m_isWoken SHERIA_GUARDED_BY(m_mutex) = true;
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

} // namespace sheria::knowledge
