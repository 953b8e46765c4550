#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/knowledge/embeddingclient.h"
#include "core/store/database.h"

#include <QString>

#include <condition_variable>
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

/// Does it on a thread of its own, as long as it lives.
///
/// Thread: any; the destructor joins. The writer must work until then.
class Embedder
{
public:
    Embedder(store::Database reader, store::Writer &writer);
    ~Embedder();
    Q_DISABLE_COPY_MOVE(Embedder)

    /// Something has changed. Without it the embedder looks now and then.
    void wake();
    /// Why the last attempt failed, in English; empty: it did not.
    QString problem() const;

private:
    void run(const std::stop_token &stop);

    store::Database m_reader; ///< Used by m_thread only.
    store::Writer &m_writer;
    mutable Mutex m_mutex;
    std::condition_variable_any m_wake;
    bool m_isWoken SHERIA_GUARDED_BY(m_mutex) = true;
    QString m_problem SHERIA_GUARDED_BY(m_mutex);
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

} // namespace sheria::knowledge
