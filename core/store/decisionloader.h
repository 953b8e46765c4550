#pragma once

#include "core/store/decisionindex.h"

namespace sheria::store {

/// Makes an index of what the library holds: of everything, or of an older index and what has changed
/// since. Both give the same; the second takes a twentieth of the time when little has changed.
///
/// Used within one transaction.
class DecisionIndex::Loader
{
public:
    /// `subscription`: as in DecisionIndex::load(). All three outlive the loader.
    Loader(Database &db, DecisionScope scope, QByteArrayView subscription)
        : m_db(db)
        , m_scope(scope)
        , m_subscription(subscription)
    {}

    /// Errors: those of the database.
    Result<std::shared_ptr<const DecisionIndex>> all();
    /// `known` is of the same scope and subscription, and of an earlier revision than the library.
    /// `touched`, sorted, are the works that changed since, those that are gone among them.
    /// Errors: those of the database.
    Result<std::shared_ptr<const DecisionIndex>> refreshed(const DecisionIndex &known,
                                                           const std::vector<qint64> &touched);

private:
    struct Pair
    {
        quint32 row;
        qint64 value;
    };
    /// Decisions as they are read, in the order NewestFirst.
    struct Rows
    {
        std::vector<qint64> works, days, updated, created;
        std::vector<QString> titles; ///< As they are put in order by.
        std::vector<QByteArray> citations;
        std::array<std::vector<Pair>, DimensionCount> pairs;
    };
    /// Where the rows of the known index and the new ones go.
    struct Places
    {
        static constexpr quint32 Gone = ~0U;
        std::vector<quint32> ofKnown; ///< By row there; Gone: it changed, or is no more.
        std::vector<quint32> ofNew;
        std::size_t count = 0;
    };

    /// `since`: only what changed after this revision.
    Result<Rows> readRows(std::optional<qint64> since);
    Result<void> readMarks(Rows &rows, std::optional<qint64> since);
    Result<Places> placesFor(const DecisionIndex &known, const std::vector<qint64> &touched,
                             const Rows &rows);
    Result<bool> isBefore(const DecisionIndex &known, std::size_t row, const Rows &rows,
                          std::size_t other);
    Result<std::vector<quint32>> titleOrder(const DecisionIndex &known, const Rows &rows,
                                            const Places &places);
    static std::vector<quint32> updateOrder(const DecisionIndex &known, const DecisionIndex &index,
                                            const Places &places);
    static Column columnOf(const std::vector<Pair> &pairs, std::size_t rowCount);
    static Column mergedColumn(const Column &known, const std::vector<Pair> &pairs,
                               const Places &places);

    Database &m_db;
    DecisionScope m_scope;
    QByteArrayView m_subscription;
};

} // namespace sheria::store
