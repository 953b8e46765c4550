#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/knowledge/embeddingclient.h"
#include "core/knowledge/vectors.h"

#include <QString>

#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store
namespace sheria::secrets {
class LibraryTrust;
} // namespace sheria::secrets

namespace sheria::knowledge {

/// A passage that is like a question.
struct NearPassage
{
    store::EmbeddingRow row; ///< Without vector.
    double likeness = 0;
};

/// Finds passages by meaning. An endpoint that is slow or gone costs a question no more than Patience,
/// and then, for Rest, nothing.
///
/// Thread: any; several questions at a time.
class VectorSearch
{
public:
    static constexpr std::chrono::milliseconds Patience{250};
    static constexpr std::chrono::milliseconds Rest{10'000};

    /// `trust`: of the library. Null: no endpoint is asked.
    explicit VectorSearch(std::shared_ptr<const secrets::LibraryTrust> trust);
    ~VectorSearch();
    Q_DISABLE_COPY_MOVE(VectorSearch)

    /// A question whose vector is on its way.
    class Question
    {
    public:
        ~Question() { m_stop.request_stop(); }
        Q_DISABLE_COPY_MOVE(Question)

    private:
        friend class VectorSearch;
        Question() = default;
        store::EmbeddingSource m_source;
        std::chrono::steady_clock::time_point m_begun;
        std::stop_source m_stop;
        std::future<Result<std::vector<std::vector<float>>>> m_vector; ///< Last: it is waited for.
    };

    /// Where the endpoint's key is; a question asks only with one that was fetched.
    const std::shared_ptr<KeyRing> &keys() const { return m_keys; }
    /// Why the last question had no vector in time; none: it had, or there was none.
    std::optional<Error> problem() const;

    /// Begins to ask for the vector of a question, so that words can be looked for meanwhile. Null while
    /// the library has no endpoint, nothing is embedded yet, its key was not fetched yet, or the
    /// endpoint failed a moment ago.
    std::unique_ptr<Question> ask(store::Database &db, const QString &text);
    /// The nearest passages; none where the endpoint did not answer in time.
    /// Errors: those of the database.
    Result<std::vector<NearPassage>> nearest(store::Database &db, Question &question,
                                             std::size_t count);

private:
    /// Every vector of one model.
    struct Held
    {
        explicit Held(int dimension) : table(dimension) {}
        QString model;
        qint64 revision = 0;
        std::chrono::steady_clock::time_point loaded;
        VectorTable table;
        std::vector<store::EmbeddingRow> rows; ///< Without vectors; as in the table.
    };
    Result<std::shared_ptr<const Held>> held(store::Database &db, const QString &model);
    void noteFailure(const Error &why);

    const std::shared_ptr<KeyRing> m_keys;
    mutable Mutex m_mutex;
    std::optional<Error> m_problem SHERIA_GUARDED_BY(m_mutex);
    std::unique_ptr<EmbeddingClient> m_client SHERIA_GUARDED_BY(m_mutex);
    std::optional<std::chrono::steady_clock::time_point> m_restsUntil SHERIA_GUARDED_BY(m_mutex);
    std::shared_ptr<const Held> m_held SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::knowledge
