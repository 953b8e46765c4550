#include "core/store/decisioncatalogue.h"

#include "core/domain/jsonjudgment.h"
#include "core/store/statement.h"
#include "core/store/transaction.h"

#include <algorithm>
#include <optional>

namespace sheria::store {

Result<std::shared_ptr<const DecisionCatalogue>> DecisionCatalogue::load(Database &db)
{
    return current(db, nullptr);
}

Result<std::shared_ptr<const DecisionCatalogue>> DecisionCatalogue::current(
    Database &db, std::shared_ptr<const DecisionCatalogue> known)
{
    std::optional<Transaction> moment; // All of one moment.
    if (!db.isInTransaction()) {
        SHERIA_TRY(Transaction begun, Transaction::read(db));
        moment.emplace(std::move(begun));
    }
    SHERIA_TRY(const qint64 revision, decisionRevision(db));
    if (known && known->revision() == revision)
        return known;
    const std::shared_ptr<DecisionCatalogue> catalogue(new DecisionCatalogue);
    catalogue->m_revision = revision;
    SHERIA_CHECK(catalogue->readIndexes(db, known.get()));
    SHERIA_CHECK(catalogue->readNames(db));
    SHERIA_CHECK(catalogue->readRankings(db, known.get()));
    catalogue->rank();
    return std::shared_ptr<const DecisionCatalogue>(catalogue);
}

Result<void> DecisionCatalogue::readIndexes(Database &db, const DecisionCatalogue *known)
{
    const auto slot = [](DecisionScope scope) {
        return static_cast<std::size_t>(scope);
    };
    const auto read = [&](DecisionScope scope) -> Result<void> {
        const bool isKnown = known != nullptr
            && (scope != DecisionScope::Published
                || known->m_indexes[slot(scope)] != known->m_indexes[slot(DecisionScope::All)]);
        SHERIA_TRY(m_indexes[slot(scope)],
                   DecisionIndex::current(db, isKnown ? known->m_indexes[slot(scope)] : nullptr,
                                          scope));
        return {};
    };
    SHERIA_CHECK(read(DecisionScope::All));
    SHERIA_CHECK(read(DecisionScope::Processing));
    if (index(DecisionScope::Processing).size() > 0)
        return read(DecisionScope::Published);
    // The same, as long as everything is published.
    m_indexes[slot(DecisionScope::Published)] = m_indexes[slot(DecisionScope::All)];
    return {};
}

const DecisionIndex &DecisionCatalogue::index(DecisionScope scope) const
{
    return *m_indexes[static_cast<std::size_t>(scope)];
}

QString DecisionCatalogue::name(qint64 term) const
{
    const auto found = m_names.find(term);
    return found == m_names.end() ? QString() : found->second;
}

Result<void> DecisionCatalogue::readNames(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT id, name FROM decision_term"));
    return query.forEach(
        [&](const Statement &row) { m_names.emplace(row.integer(0), row.string(1)); });
}

Result<void> DecisionCatalogue::readRankings(Database &db, const DecisionCatalogue *known)
{
    std::optional<std::vector<qint64>> touched;
    if (known != nullptr) {
        SHERIA_TRY(touched, touchedDecisions(db, known->revision()));
    }
    if (!touched) {
        SHERIA_TRY(m_citations, DecisionRanking::read(db, DecisionRanking::Of::Citation));
        SHERIA_TRY(m_titles, DecisionRanking::read(db, DecisionRanking::Of::Title));
        return {};
    }
    SHERIA_TRY(m_citations, known->m_citations.refreshed(db, *touched));
    SHERIA_TRY(m_titles, known->m_titles.refreshed(db, *touched));
    return {};
}

void DecisionCatalogue::rank()
{
    m_ranks.reserve(m_titles.places().size());
    for (const DecisionRanking::Place &place : m_titles.places())
        m_ranks[place.work][std::size_t(DecisionColumn::Title)] = place.rank;
    for (const DecisionRanking::Place &place : m_citations.places())
        m_ranks[place.work][std::size_t(DecisionColumn::Citation)] = place.rank;
    rankCourts();
}

void DecisionCatalogue::rankCourts()
{
    const DecisionIndex &all = index(DecisionScope::All);
    std::vector<std::pair<QString, qint64>> courts = {{DecisionRanking::keyOf({}), 0}};
    for (const qint64 court : all.known(Dimension::Court))
        courts.emplace_back(DecisionRanking::keyOf(name(court)), court);
    std::sort(courts.begin(), courts.end());
    std::unordered_map<qint64, quint32> rankOf;
    quint32 rank = 0;
    for (std::size_t i = 0; i < courts.size(); ++i) {
        if (i > 0 && courts[i].first != courts[i - 1].first)
            ++rank;
        rankOf[courts[i].second] = rank;
    }
    for (std::size_t row = 0; row < all.size(); ++row)
        m_ranks[all.workAt(row)][std::size_t(DecisionColumn::Court)] =
            rankOf[all.valueAt(Dimension::Court, row)];
}

std::vector<qint64> DecisionCatalogue::works(const DecisionQuestion &question) const
{
    const DecisionIndex &known = index(question.scope);
    const bool isOldestFirst = question.column == DecisionColumn::Date && !question.isDescending;
    std::vector<qint64> works = known
                                    .page(question.filter,
                                          isOldestFirst ? DecisionOrder::OldestFirst
                                                        : DecisionOrder::NewestFirst,
                                          0, qint64(known.size()))
                                    .works;
    if (question.column == DecisionColumn::Date)
        return works;
    const auto column = static_cast<std::size_t>(question.column);
    std::vector<std::pair<quint32, qint64>> ranked;
    ranked.reserve(works.size());
    for (const qint64 work : works)
        ranked.emplace_back(m_ranks.at(work)[column], work);
    // Of one court or title the newest first, in either direction.
    std::stable_sort(ranked.begin(), ranked.end(), [&](const auto &a, const auto &b) {
        return question.isDescending ? a.first > b.first : a.first < b.first;
    });
    std::transform(ranked.begin(), ranked.end(), works.begin(),
                   [](const auto &one) { return one.second; });
    return works;
}

Result<std::vector<DecisionSummary>> loadDecisionSummaries(Database &db,
                                                           const std::vector<qint64> &works)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.id, w.uri, w.title, w.judgment, t.name
          FROM decision d JOIN work w ON w.id = d.work_id LEFT JOIN decision_term t ON t.id = d.court
         WHERE d.work_id = ?1
    )sql"));
    std::vector<DecisionSummary> summaries;
    summaries.reserve(works.size());
    for (const qint64 work : works) {
        query.bind(1, work);
        SHERIA_TRY(const bool found, query.step());
        if (found) {
            const Judgment judgment = json::readJudgment(query.text(3));
            summaries.push_back({query.integer(0), query.text(1), query.string(2),
                                 judgment.shortCitation, judgment.caseNumber, query.string(4),
                                 judgment.deliveryDate, judgment.flags, judgment.isPublished});
        }
        query.reset();
    }
    return summaries;
}

} // namespace sheria::store
