// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/vectorsearch.h"

#include "core/store/db/database.h"

#include <algorithm>
#include <cmath>
#include <utility>

// The compiler makes one version for each kind of processor and the right one is taken as the program
// starts; sanitizers are not ready by then.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) \
    && !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)
#define SHERIA_FOR_EACH_PROCESSOR __attribute__((optimize("O3"), target_clones("avx2", "default")))
#else
#define SHERIA_FOR_EACH_PROCESSOR
#endif

namespace sheria::knowledge {

namespace {

constexpr float Largest = 127;

const QString TooSlow = QStringLiteral("the embeddings endpoint responds too slowly");

/// While vectors are being made, all of them are read again that often at most.
constexpr std::chrono::milliseconds ReadAgainAfter{2'000};

} // namespace

Quantized quantized(std::span<const float> vector)
{
    double sum = 0;
    float most = 0;
    for (const float each : vector) {
        if (!std::isfinite(each))
            return {QByteArray(qsizetype(vector.size()), '\0'), 0};
        sum += double(each) * double(each);
        most = std::max(most, std::abs(each));
    }
    Quantized out{QByteArray(qsizetype(vector.size()), '\0'), 0};
    if (most <= 0 || !std::isfinite(sum))
        return out;
    for (std::size_t i = 0; i < vector.size(); ++i)
        out.bytes[qsizetype(i)] = char(std::lround(vector[i] * Largest / most));
    out.scale = double(most) / double(Largest) / std::sqrt(sum);
    return out;
}

SHERIA_FOR_EACH_PROCESSOR
std::int32_t dotProduct(const std::int8_t *a, const std::int8_t *b, std::size_t size)
{
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum += std::int16_t(a[i]) * std::int16_t(b[i]);
    return sum;
}

void VectorTable::add(const Quantized &vector)
{
    const auto *bytes = reinterpret_cast<const std::int8_t *>(vector.bytes.constData());
    m_bytes.insert(m_bytes.end(), bytes, bytes + m_dimension);
    m_scales.push_back(float(vector.scale));
}

std::vector<VectorTable::Near> VectorTable::nearest(const Quantized &question,
                                                    std::size_t count) const
{
    std::vector<Near> best; // A heap, the farthest on top.
    if (std::size_t(question.bytes.size()) != m_dimension || count == 0)
        return best;
    const auto isNearer = [](const Near &a, const Near &b) {
        return a.likeness != b.likeness ? a.likeness > b.likeness : a.row < b.row;
    };
    const auto *asked = reinterpret_cast<const std::int8_t *>(question.bytes.constData());
    for (std::size_t row = 0; row < m_scales.size(); ++row) {
        const double likeness = double(dotProduct(asked, &m_bytes[row * m_dimension], m_dimension))
            * double(m_scales[row]) * question.scale;
        if (best.size() == count && likeness <= best.front().likeness)
            continue;
        if (best.size() == count) {
            std::pop_heap(best.begin(), best.end(), isNearer);
            best.pop_back();
        }
        best.push_back({row, likeness});
        std::push_heap(best.begin(), best.end(), isNearer);
    }
    std::sort(best.begin(), best.end(), isNearer);
    return best;
}

using Clock = std::chrono::steady_clock;

VectorSearch::VectorSearch(std::shared_ptr<const secrets::LibraryTrust> trust)
    : m_keys(std::make_shared<KeyRing>(std::move(trust)))
{}

void VectorSearch::noteFailure(const Error &why)
{
    {
        const MutexLock lock(m_mutex);
        m_problem = why;
        m_isSuccessReported = false;
        m_restsUntil = Clock::now() + Rest;
    }
    reportFailure(why);
}

void VectorSearch::reportFailure(const Error &why) const
{
    if (m_report)
        m_report(why);
}

std::optional<Error> VectorSearch::restingSince() const
{
    const MutexLock lock(m_mutex);
    return m_restsUntil && Clock::now() < *m_restsUntil ? m_problem : std::nullopt;
}

void VectorSearch::noteSuccess()
{
    {
        const MutexLock lock(m_mutex);
        m_problem.reset();
        if (std::exchange(m_isSuccessReported, true))
            return;
    }
    if (m_report)
        m_report(std::nullopt);
}

std::optional<Error> VectorSearch::problem() const
{
    const MutexLock lock(m_mutex);
    return m_problem;
}

std::unique_ptr<VectorSearch::Question> VectorSearch::ask(store::Database &db, const QString &text)
{
    const auto source = store::embeddingSource(db);
    if (!source || !source->has_value() || !m_keys->known(**source))
        return nullptr;
    const auto vectors = held(db, (*source)->model);
    if (!vectors || (*vectors)->table.size() == 0)
        return nullptr;
    if (const std::optional<Error> problem = restingSince()) {
        reportFailure(*problem);
        return nullptr;
    }
    std::unique_ptr<Question> question(new Question);
    question->m_source = **source;
    question->m_begun = Clock::now();
    const MutexLock lock(m_mutex);
    if (!m_client)
        m_client = std::make_unique<EmbeddingClient>(m_keys);
    question->m_vector = std::async(std::launch::async,
                                    [client = m_client.get(), text, asked = question->m_source,
                                     stop = question->m_stop.get_token()] {
                                        return client->embed(asked, {text}, stop);
                                    });
    return question;
}

Result<std::vector<NearPassage>> VectorSearch::nearest(store::Database &db, Question &question,
                                                       std::size_t count)
{
    const auto status = question.m_vector.wait_until(question.m_begun + Patience);
    question.m_stop.request_stop();
    const auto vectors = question.m_vector.get();
    const bool isLate = status != std::future_status::ready;
    if (isLate || !vectors) {
        noteFailure(isLate ? Error{ErrorCode::Unavailable, TooSlow} : vectors.error());
        return std::vector<NearPassage>();
    }
    noteSuccess();
    SHERIA_TRY(const auto all, held(db, question.m_source.model));
    std::vector<NearPassage> passages;
    for (const VectorTable::Near &near : all->table.nearest(quantized(vectors->front()), count)) {
        if (near.likeness > 0)
            passages.push_back({all->rows[near.row], near.likeness});
    }
    return passages;
}

Result<std::shared_ptr<const VectorSearch::Held>> VectorSearch::held(store::Database &db,
                                                                     const QString &model)
{
    SHERIA_TRY(const qint64 revision, store::embeddingRevision(db));
    const MutexLock lock(m_mutex);
    const bool isSameModel = m_held && m_held->model == model && m_held->table.size() > 0;
    const bool isFresh = isSameModel
        && (m_held->revision == revision || Clock::now() - m_held->loaded < ReadAgainAfter);
    if (isFresh)
        return m_held;
    SHERIA_TRY(const store::EmbeddingCounts counts, store::embeddingCounts(db, model));
    const auto all = std::make_shared<Held>(counts.dimension);
    all->model = model;
    all->revision = revision;
    SHERIA_CHECK(
        store::forEachEmbedding(db, model, counts.dimension, [&all](store::EmbeddingRow row) {
            all->table.add({std::exchange(row.vector, {}), row.scale});
            all->rows.push_back(std::move(row));
        }));
    all->loaded = Clock::now();
    m_held = all;
    return m_held;
}

} // namespace sheria::knowledge
