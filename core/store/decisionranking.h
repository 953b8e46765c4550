#pragma once

#include "core/base/result.h"

#include <QString>

#include <vector>

namespace sheria::store {

class Database;

/// All decisions in the order of a text, as people count: numbers in it by their value, whatever the
/// case; those without it last. Immutable.
class DecisionRanking
{
public:
    /// The texts there are orders of.
    enum class Of { Citation, Title };
    struct Place
    {
        qint64 work = 0;
        quint32 rank = 0; ///< Those whose texts are equal share one.
    };

    /// Errors: those of the database.
    static Result<DecisionRanking> read(Database &db, Of text);
    /// The order when these works, sorted, have changed, are new or are gone, and no others: only they
    /// are read, and some twenty neighbours of each.
    /// Errors: those of the database.
    Result<DecisionRanking> refreshed(Database &db, const std::vector<qint64> &touched) const;

    const std::vector<Place> &places() const { return m_places; } ///< By rank.

    /// `text` so that comparing it character by character gives the order.
    static QString keyOf(const QString &text);

private:
    struct Keyed
    {
        QString key;
        qint64 work = 0;
    };
    static bool isBefore(const Keyed &a, const Keyed &b);
    Result<void> merge(Database &db, const std::vector<Place> &kept,
                       const std::vector<Keyed> &fresh);
    Result<std::vector<Keyed>> keysOf(Database &db, const std::vector<qint64> &works) const;
    Result<Keyed> keyOf(Database &db, qint64 work) const;
    void add(qint64 work, bool isFirstOfRank);

    Of m_text = Of::Citation;
    std::vector<Place> m_places;
};

} // namespace sheria::store
