// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/http/client.h"
#include "core/store/db/database.h"
#include "core/store/knowledge/embeddingqueries.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <condition_variable>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace sheria::secrets {
class LibraryTrust;
} // namespace sheria::secrets
namespace sheria::store {
class Writer;
} // namespace sheria::store

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

    /// The key of an endpoint, without waiting; none where it was not fetched yet, or the user agrees no more. Of
    /// an endpoint without a key: an empty one.
    std::optional<QByteArray> known(const store::EmbeddingSource &source) const;
    /// Looks for the key where it is not known.
    /// Errors: Conflict when the user has not agreed that the endpoint is contacted; NotFound when no key
    /// is known for it, or nobody said how keys are fetched; as secrets::TokenVault::find().
    Result<QByteArray> fetch(const store::EmbeddingSource &source);

private:
    /// Where the key is kept, if the endpoint may be contacted. Errors: as fetch().
    Result<QByteArray> referenceTo(const store::EmbeddingSource &source) const;

    const std::shared_ptr<const secrets::LibraryTrust> m_trust;
    mutable Mutex m_mutex;
    Find m_find SHERIA_GUARDED_BY(m_mutex);
    QHash<QByteArray, QByteArray> m_known SHERIA_GUARDED_BY(m_mutex); ///< By address and id.
};

/// Asks an endpoint for the vectors of texts.
/// Source: the "embeddings" endpoint of the OpenAI API, as llama.cpp's server and Ollama have it.
///
/// Thread: any; several at a time.
class EmbeddingClient
{
public:
    /// `keys` is asked for those that it knows already.
    explicit EmbeddingClient(std::shared_ptr<const KeyRing> keys, net::Options limits = {})
        : m_keys(std::move(keys))
        , m_http(limits)
    {}

    /// One vector for each text, in their order, all of the same length.
    /// Errors: Unavailable (no connection, too slow, an error of the endpoint's); Forbidden (it does not
    /// take the key); NotFound (the key is not known); Corrupt (an answer that is none); Cancelled.
    Result<std::vector<std::vector<float>>> embed(const store::EmbeddingSource &source,
                                                  const QStringList &texts,
                                                  const std::stop_token &stop);

private:
    const std::shared_ptr<const KeyRing> m_keys;
    net::Client m_http;
};

/// Asks an endpoint for one vector, with `key` if it is not empty, and returns how many numbers it has.
/// Errors: as EmbeddingClient::embed().
Result<int> tryEndpoint(const store::EmbeddingSource &source, const QByteArray &key,
                        const std::stop_token &stop);

/// Reads an answer of `count` vectors. Errors: Corrupt.
Result<std::vector<std::vector<float>>> readEmbeddings(const QByteArray &json, qsizetype count);

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
    Q_DISABLE_COPY_MOVE(Embedder)

    /// Asks it to end, without waiting; the destructor does.
    void requestStop() { m_thread.request_stop(); }
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
