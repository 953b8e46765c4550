#include "core/knowledge/embeddingclient.h"

#include "core/base/limits.h"
#include "core/domain/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sheria::knowledge {

using namespace Qt::StringLiterals;
using Vectors = std::vector<std::vector<float>>;

namespace {

Error corrupt(const QString &why)
{
    return {ErrorCode::Corrupt, u"the embeddings endpoint gave no embeddings: "_s + why};
}

QByteArray requestBody(const QString &model, const QStringList &texts)
{
    json::Writer out;
    out.beginObject().member("model", QStringView(model));
    out.member("encoding_format", QByteArrayView("float")).key("input").beginArray();
    for (const QString &text : texts)
        out.string(QStringView(text));
    out.endArray().endObject();
    return out.take();
}

Error failure(const net::Answer &answer)
{
    if (answer.end == net::Answer::End::Cancelled)
        return {ErrorCode::Cancelled, {}};
    constexpr int NotSignedIn = 401;
    constexpr int NotAllowed = 403;
    if (answer.status == NotSignedIn || answer.status == NotAllowed)
        return {ErrorCode::Forbidden,
                u"the embeddings endpoint does not take the key: status %1"_s.arg(answer.status)};
    if (answer.end == net::Answer::End::Answered)
        return {ErrorCode::Unavailable,
                u"the embeddings endpoint answers with status %1"_s.arg(answer.status)};
    return {ErrorCode::Unavailable, u"the embeddings endpoint gives no answer: "_s + answer.note};
}

} // namespace

Result<Vectors> readEmbeddings(const QByteArray &json, qsizetype count)
{
    const QJsonArray data = QJsonDocument::fromJson(json).object().value("data"_L1).toArray();
    if (data.size() != count)
        return corrupt(u"%1 instead of %2"_s.arg(data.size()).arg(count));
    Vectors vectors{std::size_t(count)};
    for (qsizetype i = 0; i < count; ++i) {
        const QJsonObject entry = data[i].toObject();
        const qint64 index = entry.value("index"_L1).toInteger(i);
        const QJsonArray numbers = entry.value("embedding"_L1).toArray();
        if (index < 0 || index >= count || !vectors[std::size_t(index)].empty())
            return corrupt(u"an index is off"_s);
        if (numbers.isEmpty() || numbers.size() > limits::MaxEmbeddingDimension)
            return corrupt(u"a vector has %1 numbers"_s.arg(numbers.size()));
        std::vector<float> &vector = vectors[std::size_t(index)];
        for (const auto &each : numbers) {
            if (!each.isDouble())
                return corrupt(u"a vector has something else than numbers"_s);
            vector.push_back(float(each.toDouble()));
        }
        if (vector.size() != vectors[std::size_t(data[0]["index"_L1].toInteger(0))].size())
            return corrupt(u"vectors differ in length"_s);
    }
    return vectors;
}

Result<Vectors> EmbeddingClient::embed(const store::EmbeddingSource &source,
                                       const QStringList &texts, const std::stop_token &stop)
{
    net::Request request;
    request.url = source.url + "/embeddings";
    request.accept = "application/json";
    request.maxBytes = limits::MaxEmbeddingAnswerBytes;
    request.body = requestBody(source.model, texts);
    const std::optional<QByteArray> key = m_keys->known(source);
    if (!key)
        return Error{ErrorCode::NotFound, u"the endpoint's key is not known"_s};
    if (!key->isEmpty())
        request.authorization = "Bearer " + *key;
    const net::Answer answer = m_http.get(request, stop);
    constexpr int Fine = 200;
    if (answer.end != net::Answer::End::Answered || answer.status != Fine)
        return failure(answer);
    return readEmbeddings(answer.body, texts.size());
}

} // namespace sheria::knowledge
