#include "core/knowledge/vectorsearch.h"

#include "core/store/database.h"

#include <utility>

namespace sheria::knowledge {

using Clock = std::chrono::steady_clock;

namespace {

const QString TooSlow = QStringLiteral("the embeddings endpoint answers questions too slowly");

/// While vectors are being made, all of them are read again that often at most.
constexpr std::chrono::milliseconds ReadAgainAfter{2'000};

} // namespace

VectorSearch::VectorSearch(std::shared_ptr<const secrets::LibraryTrust> trust)
    : m_keys(std::make_shared<KeyRing>(std::move(trust)))
{}

VectorSearch::~VectorSearch() = default;

void VectorSearch::noteFailure(const Error &why)
{
    const MutexLock lock(m_mutex);
    m_problem = why;
    m_restsUntil = Clock::now() + Rest;
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
    std::unique_ptr<Question> question(new Question);
    question->m_source = **source;
    question->m_begun = Clock::now();
    const MutexLock lock(m_mutex);
    if (m_restsUntil && Clock::now() < *m_restsUntil)
        return nullptr;
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
    {
        const MutexLock lock(m_mutex);
        m_problem.reset();
    }
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
