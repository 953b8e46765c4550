#include "core/store/decisioncatalogue.h"

#include "core/domain/jsonjudgment.h"
#include "core/store/decisionindex.h"
#include "core/store/statement.h"
#include "core/store/transaction.h"

#include <algorithm>
#include <numeric>

namespace sheria::store {

namespace {

constexpr std::size_t RankedColumns = 3;

/// `text` so that comparing it character by character counts numbers as people do; what is empty
/// comes after everything else.
QString sortKey(const QString &text)
{
    constexpr qsizetype NumberWidth = 10;
    QString key;
    QString number;
    const auto flush = [&key, &number] {
        if (!number.isEmpty())
            key += number.rightJustified(NumberWidth, u'0');
        number.clear();
    };
    for (const QChar c : text) {
        if (c.isDigit()) {
            number += c;
            continue;
        }
        flush();
        key += c.toCaseFolded();
    }
    flush();
    return key.isEmpty() ? QString(QChar(QChar::LastValidCodePoint & 0xffff)) : key;
}

std::vector<quint32> ranksOf(const std::vector<QString> &keys)
{
    std::vector<quint32> order(keys.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
                     [&](quint32 a, quint32 b) { return keys[a] < keys[b]; });
    std::vector<quint32> ranks(keys.size());
    quint32 rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && keys[order[i]] != keys[order[i - 1]])
            ++rank;
        ranks[order[i]] = rank;
    }
    return ranks;
}

} // namespace

Result<std::shared_ptr<const DecisionCatalogue>> DecisionCatalogue::load(Database &db)
{
    std::optional<Transaction> moment; // All of one moment.
    if (!db.isInTransaction()) {
        SHERIA_TRY(Transaction begun, Transaction::read(db));
        moment.emplace(std::move(begun));
    }
    const std::shared_ptr<DecisionCatalogue> catalogue(new DecisionCatalogue);
    const auto put = [&catalogue](DecisionScope scope, const auto &index) {
        catalogue->m_indexes[static_cast<std::size_t>(scope)] = index;
    };
    SHERIA_TRY(const auto all, DecisionIndex::load(db, DecisionScope::All));
    SHERIA_TRY(const auto processing, DecisionIndex::load(db, DecisionScope::Processing));
    put(DecisionScope::All, all);
    put(DecisionScope::Processing, processing);
    put(DecisionScope::Published, all); // The same, as long as everything is published.
    if (processing->size() > 0) {
        SHERIA_TRY(const auto published, DecisionIndex::load(db, DecisionScope::Published));
        put(DecisionScope::Published, published);
    }
    catalogue->m_revision = catalogue->index(DecisionScope::All).revision();
    SHERIA_CHECK(catalogue->readNames(db));
    SHERIA_CHECK(catalogue->readRanks(db));
    return std::shared_ptr<const DecisionCatalogue>(catalogue);
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
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return {};
        m_names.emplace(query.integer(0), query.string(1));
    }
}

Result<void> DecisionCatalogue::readRanks(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT d.work_id, d.citation, w.title, t.name
          FROM decision d JOIN work w ON w.id = d.work_id LEFT JOIN decision_term t ON t.id = d.court
         ORDER BY d.work_id
    )sql"));
    std::vector<qint64> works;
    std::array<std::vector<QString>, RankedColumns> keys;
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            break;
        works.push_back(query.integer(0));
        for (std::size_t column = 0; column < RankedColumns; ++column)
            keys[column].push_back(sortKey(query.string(int(column) + 1)));
    }
    m_ranks.reserve(works.size());
    for (std::size_t column = 0; column < RankedColumns; ++column) {
        const std::vector<quint32> ranks = ranksOf(keys[column]);
        keys[column] = {};
        for (std::size_t i = 0; i < works.size(); ++i)
            m_ranks[works[i]][column] = ranks[i];
    }
    return {};
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

Result<std::shared_ptr<const DecisionCatalogue>> currentCatalogue(
    Database &db, std::shared_ptr<const DecisionCatalogue> known)
{
    SHERIA_TRY(const qint64 revision, decisionRevision(db));
    if (known && known->revision() == revision)
        return known;
    return DecisionCatalogue::load(db);
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
