// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/decisions/decisioncatalogue.h"

#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/db/statement.h"
#include "core/store/rows/recordloader.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace sheria::store {

namespace {

/// Work and text; of all decisions, to which "= ?1" may be added for one.
constexpr const char *RankedTexts[] = {
    "SELECT d.work_id, d.citation FROM decision d WHERE d.work_id",
    "SELECT d.work_id, w.title FROM decision d JOIN work w ON w.id = d.work_id WHERE d.work_id",
};

} // namespace

QString DecisionRanking::keyOf(const QString &text)
{
    constexpr qsizetype NumberWidth = 10;
    constexpr char16_t Last = 0xffff; // After all that a text can begin with.
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
    return key.isEmpty() ? QString(QChar(Last)) : key;
}

bool DecisionRanking::isBefore(const Keyed &a, const Keyed &b)
{
    return std::tie(a.key, a.work) < std::tie(b.key, b.work);
}

Result<DecisionRanking> DecisionRanking::read(Database &db, Of text)
{
    DecisionRanking ranking;
    ranking.m_text = text;
    SHERIA_TRY(std::vector<Keyed> all,
               Statement::list(db, RankedTexts[static_cast<std::size_t>(text)],
                               [](const Statement &row) {
                                   return Keyed{keyOf(row.string(1)), row.integer(0)};
                               }));
    std::sort(all.begin(), all.end(), isBefore);
    ranking.m_places.reserve(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        ranking.add(all[i].work, i == 0 || all[i - 1].key != all[i].key);
    return ranking;
}

Result<DecisionRanking> DecisionRanking::refreshed(Database &db,
                                                   const std::vector<qint64> &touched) const
{
    std::vector<Place> kept;
    kept.reserve(m_places.size());
    std::copy_if(m_places.begin(), m_places.end(), std::back_inserter(kept), [&](const Place &one) {
        return !std::binary_search(touched.begin(), touched.end(), one.work);
    });
    std::vector<Keyed> fresh;
    for (const qint64 work : touched) {
        SHERIA_TRY(Keyed key, keyOf(db, work));
        if (key.work != 0)
            fresh.push_back(std::move(key));
    }
    std::sort(fresh.begin(), fresh.end(), isBefore);
    DecisionRanking ranking;
    ranking.m_text = m_text;
    ranking.m_places.reserve(kept.size() + fresh.size());
    SHERIA_CHECK(ranking.merge(db, kept, fresh));
    return ranking;
}

Result<void> DecisionRanking::merge(Database &db, const std::vector<Place> &kept,
                                    const std::vector<Keyed> &fresh)
{
    std::size_t from = 0;             // Of `kept`: what has its place already.
    std::optional<QString> keyBefore; // Of what was added last, where that was read.
    const auto addKept = [&](std::size_t until) -> Result<void> {
        for (; from < until; ++from) {
            bool isFirst = from == 0 || kept[from - 1].rank != kept[from].rank;
            if (keyBefore) { // What stands before it is new.
                SHERIA_TRY(const Keyed key, keyOf(db, kept[from].work));
                isFirst = key.key != *keyBefore;
                keyBefore.reset();
            }
            add(kept[from].work, isFirst);
        }
        return {};
    };
    for (const Keyed &one : fresh) {
        const auto isKeptBefore = [&](std::size_t i) -> Result<bool> {
            SHERIA_TRY(const Keyed other, keyOf(db, kept[i].work));
            return isBefore(other, one);
        };
        SHERIA_TRY(const std::size_t end, partitionPoint(from, kept.size(), isKeptBefore));
        SHERIA_CHECK(addKept(end));
        if (!keyBefore && from > 0) {
            SHERIA_TRY(Keyed before, keyOf(db, kept[from - 1].work));
            keyBefore = std::move(before.key);
        }
        add(one.work, keyBefore != one.key);
        keyBefore = one.key;
    }
    return addKept(kept.size());
}

/// Of a work that is no decision: without a work.
Result<DecisionRanking::Keyed> DecisionRanking::keyOf(Database &db, qint64 work) const
{
    const QByteArray sql = RankedTexts[static_cast<std::size_t>(m_text)] + QByteArray(" = ?1");
    const auto keyed = [work](const Statement &row) {
        return Keyed{keyOf(row.string(1)), work};
    };
    SHERIA_TRY(const std::optional<Keyed> key, Statement::first(db, sql, keyed, work));
    return key.value_or(Keyed());
}

void DecisionRanking::add(qint64 work, bool isFirstOfRank)
{
    const quint32 last = m_places.empty() ? 0 : m_places.back().rank;
    m_places.push_back({work, m_places.empty() || !isFirstOfRank ? last : last + 1});
}

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
    return Statement::each(db, "SELECT id, name FROM decision_term", [&](const Statement &row) {
        m_names.emplace(row.integer(0), row.string(1));
    });
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
    const auto summaryAt = [](const Statement &row) {
        const Judgment judgment = json::readJudgment(row.text(3));
        return DecisionSummary{row.integer(0),         row.text(1),         row.string(2),
                               judgment.shortCitation, judgment.caseNumber, row.string(4),
                               judgment.deliveryDate,  judgment.flags,      judgment.isPublished};
    };
    return Statement::list(db, R"sql(
        SELECT w.id, w.uri, w.title, w.judgment, t.name
          FROM json_each(?1) wanted JOIN decision d ON d.work_id = wanted.value
          JOIN work w ON w.id = d.work_id LEFT JOIN decision_term t ON t.id = d.court
         ORDER BY wanted.key
    )sql",
                           summaryAt, idList(works));
}

} // namespace sheria::store
