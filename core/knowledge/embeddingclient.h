#pragma once

#include "core/base/result.h"
#include "core/store/embeddingqueries.h"
#include "core/sync/httpclient.h"

#include <QByteArray>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace sheria::knowledge {

/// Asks an endpoint for the vectors of texts.
/// Source: the "embeddings" endpoint of the OpenAI API, as llama.cpp's server and Ollama have it.
///
/// Thread: any; several at a time.
class EmbeddingClient
{
public:
    explicit EmbeddingClient(sync::HttpClient::Limits limits = {}) : m_http(limits) {}

    /// One vector for each text, in their order, all of the same length.
    /// Errors: Unavailable (no connection, too slow, an error of the endpoint's); Corrupt (an answer that
    /// is none); Cancelled.
    Result<std::vector<std::vector<float>>> embed(const store::EmbeddingSource &source,
                                                  const QStringList &texts,
                                                  const std::stop_token &stop);

private:
    sync::HttpClient m_http;
};

/// Reads an answer of `count` vectors. Errors: Corrupt.
Result<std::vector<std::vector<float>>> readEmbeddings(const QByteArray &json, qsizetype count);

} // namespace sheria::knowledge
