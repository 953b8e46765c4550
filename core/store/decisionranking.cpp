#include "core/store/decisionranking.h"

#include "core/store/statement.h"

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
    SHERIA_TRY(Statement query,
               Statement::prepare(db, RankedTexts[static_cast<std::size_t>(text)]));
    std::vector<Keyed> all;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        all.push_back({keyOf(row.string(1)), row.integer(0)});
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
    SHERIA_TRY(std::vector<Keyed> fresh, keysOf(db, touched));
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
        std::size_t low = from;
        for (std::size_t high = kept.size(); low < high;) {
            const std::size_t middle = low + (high - low) / 2;
            SHERIA_TRY(const Keyed other, keyOf(db, kept[middle].work));
            isBefore(other, one) ? low = middle + 1 : high = middle;
        }
        SHERIA_CHECK(addKept(low));
        if (!keyBefore && from > 0) {
            SHERIA_TRY(Keyed before, keyOf(db, kept[from - 1].work));
            keyBefore = std::move(before.key);
        }
        add(one.work, keyBefore != one.key);
        keyBefore = one.key;
    }
    return addKept(kept.size());
}

Result<std::vector<DecisionRanking::Keyed>> DecisionRanking::keysOf(
    Database &db, const std::vector<qint64> &works) const
{
    std::vector<Keyed> keys;
    for (const qint64 work : works) {
        SHERIA_TRY(Keyed key, keyOf(db, work));
        if (key.work != 0)
            keys.push_back(std::move(key));
    }
    return keys;
}

/// Of a work that is no decision: without a work.
Result<DecisionRanking::Keyed> DecisionRanking::keyOf(Database &db, qint64 work) const
{
    const QByteArray sql = RankedTexts[static_cast<std::size_t>(m_text)] + QByteArray(" = ?1");
    SHERIA_TRY(Statement query, Statement::prepare(db, sql, work));
    SHERIA_TRY(const bool found, query.step());
    return found ? Keyed{keyOf(query.string(1)), work} : Keyed();
}

void DecisionRanking::add(qint64 work, bool isFirstOfRank)
{
    const quint32 last = m_places.empty() ? 0 : m_places.back().rank;
    m_places.push_back({work, m_places.empty() || !isFirstOfRank ? last : last + 1});
}

} // namespace sheria::store
