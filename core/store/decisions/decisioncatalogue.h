// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/decisions/judgment.h"
#include "core/store/decisions/decisionindex.h"

#include <QString>

#include <unordered_map>
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
    Result<Keyed> keyOf(Database &db, qint64 work) const;
    void add(qint64 work, bool isFirstOfRank);

    Of m_text = Of::Citation;
    std::vector<Place> m_places;
};

/// What a list of decisions can be put in order by.
enum class DecisionColumn { Citation, Title, Court, Date };

/// Which decisions the library's owner wants to see, in which order.
struct DecisionQuestion
{
    DecisionFilter filter;
    DecisionScope scope = DecisionScope::All;
    DecisionColumn column = DecisionColumn::Date;
    bool isDescending = true;

    friend bool operator==(const DecisionQuestion &, const DecisionQuestion &) = default;
};

/// All decisions of a library at one moment as its owner sees them, whatever their state: the indexes,
/// the orders of the columns, and what the values are called. Immutable, so any thread may ask.
class DecisionCatalogue
{
public:
    /// Errors: those of the database.
    static Result<std::shared_ptr<const DecisionCatalogue>> load(Database &db);
    /// The catalogue that fits what the library holds now: `known` if it does; else a new one, for which
    /// only what has changed is read.
    /// Errors: those of the database.
    static Result<std::shared_ptr<const DecisionCatalogue>> current(
        Database &db, std::shared_ptr<const DecisionCatalogue> known);

    /// What decision_revision said. The catalogue holds as long as it still says so.
    qint64 revision() const { return m_revision; }
    const DecisionIndex &index(DecisionScope scope) const;
    /// Of a court, a judge and so on, by its id; empty when there is none.
    QString name(qint64 term) const;
    /// The ids of all that answer. Numbers in citations and titles count as people count, whatever
    /// the case; what is not known comes last.
    std::vector<qint64> works(const DecisionQuestion &question) const;

private:
    static constexpr std::size_t RankedColumns = 3; ///< The date's apart.

    DecisionCatalogue() = default;
    Result<void> readIndexes(Database &db, const DecisionCatalogue *known);
    Result<void> readNames(Database &db);
    Result<void> readRankings(Database &db, const DecisionCatalogue *known);
    void rank();
    void rankCourts();

    qint64 m_revision = 0;
    std::array<std::shared_ptr<const DecisionIndex>, 3> m_indexes; ///< By scope.
    std::unordered_map<qint64, QString> m_names;
    DecisionRanking m_citations;
    DecisionRanking m_titles;
    /// By work: its place in the order of each column.
    std::unordered_map<qint64, std::array<quint32, RankedColumns>> m_ranks;
};

/// A decision as a row of a list.
struct DecisionSummary
{
    qint64 work = 0;
    QByteArray uri;
    QString title;
    QString citation;
    QString caseNumber;
    QString court;
    QDate date;
    std::vector<CaseFlag> flags;
    bool isPublished = true;
};

/// The decisions of these works that are there, in the order of the ids.
/// Errors: those of the database.
Result<std::vector<DecisionSummary>> loadDecisionSummaries(Database &db,
                                                           const std::vector<qint64> &works);

} // namespace sheria::store
