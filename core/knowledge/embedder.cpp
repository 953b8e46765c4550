// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/embedder.h"

#include "core/akn/pages.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/domain/decisions/judgment.h"
#include "core/domain/json/json.h"
#include "core/knowledge/expressiontext.h"
#include "core/knowledge/vectorsearch.h"
#include "core/search/text/passages.h"
#include "core/secrets/librarytrust.h"
#include "core/store/db/writer.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

namespace sheria::knowledge {

using namespace Qt::StringLiterals;
using store::EmbeddingRow;
using store::TextToEmbed;
using Vectors = std::vector<std::vector<float>>;

namespace {

QByteArray nameOfKey(const store::EmbeddingSource &source)
{
    return source.url + '\n' + source.keyFrom;
}

Error corrupt(const QString &why)
{
    return {ErrorCode::Corrupt, u"the embeddings endpoint returned no embeddings: "_s + why};
}

Error failure(const net::Answer &answer)
{
    if (answer.end == net::Answer::End::Cancelled)
        return {ErrorCode::Cancelled, {}};
    constexpr int NotSignedIn = 401;
    constexpr int NotAllowed = 403;
    if (answer.status == NotSignedIn || answer.status == NotAllowed)
        return {ErrorCode::Forbidden,
                u"the embeddings endpoint rejected the key: status %1"_s.arg(answer.status)};
    if (answer.end == net::Answer::End::Answered)
        return {ErrorCode::Unavailable,
                u"the embeddings endpoint answered with status %1"_s.arg(answer.status)};
    return {ErrorCode::Unavailable,
            Message::tr("the embeddings endpoint does not respond: %1", answer.note)};
}

constexpr int TextsAtOnce = 16;            ///< Of each kind.
constexpr std::size_t PassagesAtOnce = 32; ///< In one request: small models take a second for them.
constexpr qsizetype MaxPassageChars = 2048; ///< With titles; what models of this kind read of it.
constexpr std::chrono::milliseconds LookEvery = std::chrono::seconds(2);
constexpr std::chrono::milliseconds TryAgainAfter = std::chrono::seconds(15);

/// A passage before it has a vector.
struct Wanted
{
    EmbeddingRow row;
    QString text;
};

/// A text and its passages.
struct Passages
{
    QByteArray text;
    std::vector<akn::Provision> provisions;
    std::vector<search::Passage> passages;
};

/// The titles around a passage, from the top, each on a line.
QString titlesOf(const std::vector<akn::Provision> &all, int unit, const QString &title)
{
    QStringList titles;
    for (int at = unit; at >= 0; at = all[std::size_t(at)].parent)
        titles.prepend(titleOf(all[std::size_t(at)], "eng"));
    titles.prepend(title);
    titles.removeAll(QString());
    return titles.join(u'\n');
}

std::vector<Wanted> wantedOf(const Passages &from, const QString &title)
{
    std::vector<Wanted> out;
    for (const search::Passage &passage : from.passages) {
        if (passage.end <= passage.start)
            continue;
        Wanted wanted;
        wanted.row.start = passage.start;
        wanted.row.end = passage.end;
        if (passage.unit >= 0) {
            const akn::Provision &unit = from.provisions[std::size_t(passage.unit)];
            wanted.row.eId = unit.eId;
            wanted.row.component = unit.component;
        }
        const QString words = QString::fromUtf8(
            from.text.mid(passage.start, passage.end - passage.start));
        wanted.text = titlesOf(from.provisions, passage.unit, title) + u'\n' + words.simplified();
        wanted.text.truncate(MaxPassageChars);
        wanted.row.textHash = sha256Hex(wanted.text.toUtf8());
        out.push_back(std::move(wanted));
    }
    return out;
}

Result<Passages> passagesOfContent(store::Database &db, const TextToEmbed &text)
{
    SHERIA_TRY(const QByteArray xml, store::contentXml(db, text.hash));
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    return Passages{document.text(), document.provisions(),
                    text.isJudgment
                        ? search::passagesOf(document.text(), document.provisions(), true)
                        : search::passagesOf(document)};
}

Result<Passages> passagesOf(store::Database &db, const TextToEmbed &text)
{
    if (text.kind == TextToEmbed::Kind::Content)
        return passagesOfContent(db, text);
    Passages out;
    if (text.kind == TextToEmbed::Kind::Summary) {
        out.text = wholeSummaryOf(text.judgment).toUtf8();
    } else {
        SHERIA_TRY(out.text, store::pageText(db, text.hash));
        out.provisions = akn::pageProvisions(out.text);
    }
    out.passages = search::passagesOf(out.text, out.provisions,
                                      text.kind == TextToEmbed::Kind::Summary);
    return out;
}

/// Asks for the vectors of some passages. Errors: as embedNew().
Result<void> ask(EmbeddingClient &client, const store::EmbeddingSource &source,
                 std::span<Wanted *> wanted, const std::stop_token &stop)
{
    QStringList texts;
    for (const Wanted *each : wanted)
        texts << each->text;
    SHERIA_TRY(const auto vectors, client.embed(source, texts, stop));
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const Quantized vector = quantized(vectors[i]);
        wanted[i]->row.scale = vector.scale;
        wanted[i]->row.vector = vector.bytes;
    }
    return {};
}

/// The vectors of the passages of a text. Errors: as embedNew().
Result<std::vector<EmbeddingRow>> rowsOf(store::Database &reader, EmbeddingClient &client,
                                         const store::EmbeddingSource &source,
                                         const TextToEmbed &text, const std::stop_token &stop)
{
    // A damaged text has no passages; that it is damaged is for verify to say.
    const Result<Passages> passages = passagesOf(reader, text);
    if (!passages && !store::isOfDamagedText(passages.error()))
        return passages.error();
    std::vector<Wanted> wanted = passages ? wantedOf(*passages, text.title) : std::vector<Wanted>();
    std::vector<Wanted *> open;
    for (Wanted &each : wanted) {
        SHERIA_TRY(const auto known,
                   store::embeddingOfText(reader, source.model, each.row.textHash));
        if (!known) {
            open.push_back(&each);
            continue;
        }
        each.row.scale = known->scale;
        each.row.vector = known->vector;
    }
    for (std::size_t at = 0; at < open.size(); at += PassagesAtOnce)
        SHERIA_CHECK(ask(client, source,
                         std::span(open).subspan(at, std::min(PassagesAtOnce, open.size() - at)),
                         stop));
    std::vector<EmbeddingRow> rows;
    for (Wanted &each : wanted)
        rows.push_back(std::move(each.row));
    return rows;
}

int dimensionOf(const std::vector<EmbeddingRow> &rows)
{
    return rows.empty() ? 0 : int(rows.front().vector.size());
}

} // namespace

KeyRing::KeyRing(std::shared_ptr<const secrets::LibraryTrust> trust) : m_trust(std::move(trust))
{}

void KeyRing::use(Find find)
{
    const MutexLock lock(m_mutex);
    m_find = std::move(find);
}

Result<QByteArray> KeyRing::referenceTo(const store::EmbeddingSource &source) const
{
    if (!m_trust)
        return Error{ErrorCode::Conflict, u"this program does not connect to endpoints"_s};
    SHERIA_CHECK(m_trust->check(ContactPurpose::Embeddings, source.url));
    return m_trust->reference(ContactPurpose::Embeddings, source.url, source.keyFrom);
}

std::optional<QByteArray> KeyRing::known(const store::EmbeddingSource &source) const
{
    if (!referenceTo(source))
        return std::nullopt;
    const MutexLock lock(m_mutex);
    const auto found = m_known.constFind(nameOfKey(source));
    return found == m_known.constEnd() ? std::nullopt : std::optional(*found);
}

Result<QByteArray> KeyRing::fetch(const store::EmbeddingSource &source)
{
    SHERIA_TRY(const QByteArray reference, referenceTo(source));
    if (const auto key = known(source))
        return *key;
    QByteArray key;
    if (!reference.isEmpty()) {
        Find find;
        {
            const MutexLock lock(m_mutex);
            find = m_find;
        }
        if (!find)
            return Error{ErrorCode::NotFound, u"the key of the endpoint is not stored here"_s};
        SHERIA_TRY(key, find(reference));
    }
    const MutexLock lock(m_mutex);
    m_known.insert(nameOfKey(source), key);
    return key;
}

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
            return corrupt(u"an index is not valid"_s);
        if (numbers.isEmpty() || numbers.size() > limits::MaxEmbeddingDimension)
            return corrupt(u"a vector has %1 numbers"_s.arg(numbers.size()));
        std::vector<float> &vector = vectors[std::size_t(index)];
        for (const auto &each : numbers) {
            if (!each.isDouble())
                return corrupt(u"a vector contains values that are not numbers"_s);
            vector.push_back(float(each.toDouble()));
        }
        if (vector.size() != vectors[std::size_t(data[0]["index"_L1].toInteger(0))].size())
            return corrupt(u"vectors differ in length"_s);
    }
    return vectors;
}

namespace {

Result<Vectors> askFor(net::Client &client, const store::EmbeddingSource &source,
                       const QStringList &texts, const QByteArray &key, const std::stop_token &stop)
{
    net::Request request;
    request.url = source.url + "/embeddings";
    request.accept = "application/json";
    request.maxBytes = limits::MaxEmbeddingAnswerBytes;
    request.body = json::object("model", source.model, "encoding_format", "float", "input", texts);
    if (!key.isEmpty())
        request.authorization = "Bearer " + key;
    const net::Answer answer = client.get(request, stop);
    constexpr int Fine = 200;
    if (answer.end != net::Answer::End::Answered || answer.status != Fine)
        return failure(answer);
    return readEmbeddings(answer.body, texts.size());
}

} // namespace

Result<Vectors> EmbeddingClient::embed(const store::EmbeddingSource &source,
                                       const QStringList &texts, const std::stop_token &stop)
{
    const std::optional<QByteArray> key = m_keys->known(source);
    if (!key)
        return Error{ErrorCode::NotFound, u"the key of the endpoint is not stored"_s};
    return askFor(m_http, source, texts, *key, stop);
}

Result<int> tryEndpoint(const store::EmbeddingSource &source, const QByteArray &key,
                        const std::stop_token &stop)
{
    // A model that is loaded for the first question takes a while.
    constexpr std::chrono::seconds Patience{30};
    net::Client client({Patience, Patience});
    SHERIA_TRY(const Vectors vectors, askFor(client, source, {u"test"_s}, key, stop));
    return int(vectors.front().size());
}

Result<void> embedNew(store::Database &reader, store::Writer &writer, EmbeddingClient &client,
                      const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        SHERIA_TRY(const auto source, store::embeddingSource(reader));
        if (!source)
            return {};
        SHERIA_TRY(const auto texts, store::textsToEmbed(reader, source->model, TextsAtOnce));
        if (texts.empty())
            return {};
        for (const TextToEmbed &text : texts) {
            // It may have been switched off, or replaced, since.
            SHERIA_TRY(const auto now, store::embeddingSource(reader));
            if (now != source)
                break;
            Result<std::vector<EmbeddingRow>> rows = rowsOf(reader, client, *source, text, stop);
            if (!rows && rows.error().code == ErrorCode::Cancelled)
                return {};
            SHERIA_CHECK(rows);
            SHERIA_CHECK(writer
                             .submit([&](store::Database &db) {
                                 return store::putEmbeddings(db, text, source->model,
                                                             dimensionOf(*rows), *rows);
                             })
                             .get());
        }
    }
    return {};
}

Embedder::Embedder(store::Database reader, store::Writer &writer, std::shared_ptr<KeyRing> keys)
    : m_reader(std::move(reader))
    , m_writer(writer)
    , m_keys(std::move(keys))
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

void Embedder::wake()
{
    const MutexLock lock(m_mutex);
    m_isWoken = true;
    m_wake.notify_all();
}

Result<void> Embedder::embed(std::unique_ptr<EmbeddingClient> &client,
                             const store::EmbeddingSource &source, const std::stop_token &stop)
{
    SHERIA_CHECK(m_keys->fetch(source));
    if (!client)
        client = std::make_unique<EmbeddingClient>(m_keys);
    return embedNew(m_reader, m_writer, *client, stop);
}

void Embedder::note(const Result<void> &done)
{
    const auto noted = store::embeddingProblem(m_reader);
    const std::optional<Error> problem = done ? std::nullopt : std::optional(done.error());
    const bool isSame = noted && noted->has_value() == problem.has_value()
        && (!problem || ((*noted)->code == problem->code && (*noted)->message == problem->message));
    // A library that cannot be written now will say so to others, too.
    if (!isSame)
        m_writer
            .submit(
                [problem](store::Database &db) { return store::putEmbeddingProblem(db, problem); })
            .wait();
}

void Embedder::run(const std::stop_token &stop)
{
    std::unique_ptr<EmbeddingClient> client; // Has a thread: only where there is an endpoint.
    while (!stop.stop_requested()) {
        const auto source = store::embeddingSource(m_reader);
        const bool isOn = source && source->has_value();
        const Result<void> done = isOn ? embed(client, **source, stop) : Result<void>();
        if (isOn && !stop.stop_requested())
            note(done);
        // Whether somebody has agreed by now that the endpoint is contacted costs nobody anything.
        const bool isSoon = done || done.error().code == ErrorCode::Conflict;
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, stop, isSoon ? LookEvery : TryAgainAfter,
                        [this]()
                            SHERIA_REQUIRES(m_mutex) { return std::exchange(m_isWoken, false); });
    }
}

} // namespace sheria::knowledge
