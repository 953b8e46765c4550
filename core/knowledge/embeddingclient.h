#pragma once

#include "core/base/result.h"
#include "core/http/client.h"
#include "core/knowledge/keyring.h"
#include "core/store/embeddingqueries.h"

#include <QByteArray>
#include <QStringList>

#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

namespace sheria::knowledge {

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

/// Reads an answer of `count` vectors. Errors: Corrupt.
Result<std::vector<std::vector<float>>> readEmbeddings(const QByteArray &json, qsizetype count);

} // namespace sheria::knowledge
