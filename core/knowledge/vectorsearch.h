// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/knowledge/embedder.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sheria::secrets {
class LibraryTrust;
} // namespace sheria::secrets
namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

/// A vector of length 1 in signed bytes: number i is about scale * bytes[i].
struct Quantized
{
    QByteArray bytes;
    double scale = 0; ///< 0: the vector was null, and is like no other.
};

Quantized quantized(std::span<const float> vector);

/// The sum of products of two rows of signed bytes.
std::int32_t dotProduct(const std::int8_t *a, const std::int8_t *b, std::size_t size);

/// Vectors in one block of memory, all of which are looked at for each question: exact, and quicker
/// than an index up to some hundred thousand.
class VectorTable
{
public:
    explicit VectorTable(int dimension) : m_dimension(std::size_t(dimension)) {}

    /// Precondition: as long as the table's dimension says.
    void add(const Quantized &vector);
    std::size_t size() const { return m_scales.size(); }
    int dimension() const { return int(m_dimension); }

    struct Near
    {
        std::size_t row = 0;
        double likeness = 0; ///< Cosine: 1 is the same direction.
    };
    /// The `count` nearest rows, the nearest first; equal ones in the order of the table.
    std::vector<Near> nearest(const Quantized &question, std::size_t count) const;

private:
    std::size_t m_dimension;
    std::vector<std::int8_t> m_bytes;
    std::vector<float> m_scales;
};

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

    /// Called with the error for each question that got no vector, those included that were not sent while
    /// the endpoint rests; without an error for the first question that got one after that, and for the
    /// first of all. Runs on the thread that asked and must not block. Set it before the first question.
    using Outcome = std::function<void(const std::optional<Error> &problem)>;
    void onOutcome(Outcome report) { m_report = std::move(report); }

    /// Where the endpoint's key is; a question asks only with one that was fetched.
    const std::shared_ptr<KeyRing> &keys() const { return m_keys; }
    /// Why the last question got no vector in time; empty if it got one, or nothing was asked yet.
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
    void reportFailure(const Error &why) const;
    /// The last error, while the endpoint is left alone after it.
    std::optional<Error> restingSince() const;
    void noteSuccess();

    const std::shared_ptr<KeyRing> m_keys;
    Outcome m_report;
    mutable Mutex m_mutex;
    bool m_isSuccessReported SHERIA_GUARDED_BY(m_mutex) = false; ///< Since the last failure.
    std::optional<Error> m_problem SHERIA_GUARDED_BY(m_mutex);
    std::unique_ptr<EmbeddingClient> m_client SHERIA_GUARDED_BY(m_mutex);
    std::optional<std::chrono::steady_clock::time_point> m_restsUntil SHERIA_GUARDED_BY(m_mutex);
    std::shared_ptr<const Held> m_held SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::knowledge
