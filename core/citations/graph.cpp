// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/graph.h"

#include "core/citations/targets.h"
#include "core/citations/workkeys.h"
#include "core/domain/place.h"
#include "core/store/legislation/expressionqueries.h"

#include <algorithm>
#include <set>

namespace sheria::citations {

namespace {

using store::CitationRow;

QByteArrayView countryOf(QByteArrayView place)
{
    const qsizetype dash = place.indexOf('-');
    return dash < 0 ? place : place.first(dash);
}

/// "section 12(3)(a)", "sections 7–9"
QByteArray wordsOf(const CitationRow &row)
{
    if (row.unit.isEmpty() || row.unit == "#")
        return {};
    const QList<QByteArray> steps = row.path.split('/');
    // "12A", as it is written nearly everywhere.
    const char first = steps.front().isEmpty() ? ' ' : steps.front()[0];
    const bool isCounted = first >= '0' && first <= '9';
    QByteArray words = row.unit + ' ' + (isCounted ? steps.front().toUpper() : steps.front());
    for (qsizetype i = 1; i < steps.size(); ++i)
        words += '(' + steps[i] + ')';
    return row.last.isEmpty() ? words : words + "–" + row.last;
}

/// Whether a name is a case's: see workkeys.h.
bool isOfCase(QByteArrayView key)
{
    for (const char *kind : {"n:", "r:", "k:", "p:", "e:"})
        if (key.startsWith(kind))
            return true;
    return false;
}

/// Puts what is cited together, work by work.
class Outgoing
{
public:
    Outgoing(store::Database &db, const ExpressionRecord &record, QDate asAt)
        : m_db(db)
        , m_named(db)
        , m_place(record.work.uri.place())
        , m_self(record.work.id)
        , m_date(record.expression.date)
        , m_asAt(asAt)
    {}

    Result<std::vector<CitedWork>> run(const std::vector<CitationRow> &rows)
    {
        for (auto row = rows.begin(); row != rows.end();) {
            const auto end = std::find_if(row + 1, rows.end(),
                                          [](const CitationRow &next) { return !next.isParallel; });
            SHERIA_CHECK(addCase(std::vector<CitationRow>(row, end)));
            row = end;
        }
        return std::move(m_works);
    }

private:
    struct Meaning
    {
        std::optional<std::size_t> index; ///< In m_works; none: the document itself.
        Targets *text = nullptr;          ///< Null: there is none.
    };
    struct Text
    {
        std::optional<Targets> targets;
        std::size_t index = 0; ///< Of its work, in m_works.
    };

    /// Rows that cite one case by several names: what one of them leads to is what all mean.
    Result<void> addCase(std::vector<CitationRow> rows)
    {
        QByteArray key = rows.front().key;
        bool isKnown = false;
        for (std::size_t i = 0; rows.size() > 1 && i < rows.size() && !isKnown; ++i) {
            SHERIA_TRY(const store::NamedWork *known, m_named.find(rows[i].key, m_place));
            isKnown = known;
            if (isKnown)
                key = rows[i].key;
        }
        // The number of an unknown case does not stand for its citation.
        const bool isOne = isKnown || !key.startsWith("k:");
        for (CitationRow &row : rows) {
            if (isOne)
                row.key = key;
            SHERIA_CHECK(add(row));
        }
        return {};
    }

    Result<void> add(const CitationRow &row)
    {
        auto known = m_meanings.find(row.key);
        if (known == m_meanings.end()) {
            SHERIA_TRY(Meaning meaning, look(row));
            known = m_meanings.emplace(row.key, meaning).first;
        }
        const Meaning &meaning = known->second;
        if (!meaning.index)
            return {};
        CitedWork &cited = m_works[*meaning.index];
        const bool isUnnamed = row.key == UnnamedKey;
        if (cited.text.isEmpty() && !isUnnamed)
            cited.text = row.text;
        std::vector<QByteArray> targets(1);
        if (meaning.text) {
            SHERIA_TRY(targets, meaning.text->of(row, m_date));
        }
        CitedPlace place{row.source,   targets.front(), wordsOf(row),
                         row.isMarked, row.words,       isOfCase(row.key)};
        std::vector<CitedPlace> &places = cited.places;
        if (isUnnamed || std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(std::move(place));
        return {};
    }

    Result<Meaning> look(const CitationRow &row)
    {
        SHERIA_TRY(const store::NamedWork *work, m_named.find(row.key, m_place));
        if (!work) {
            m_works.push_back({{}, row.text, {}});
            return Meaning{m_works.size() - 1, nullptr};
        }
        if (work->id == m_self)
            return Meaning{};
        auto known = m_texts.find(work->work.uri);
        if (known == m_texts.end()) {
            SHERIA_TRY(std::optional<Targets> targets,
                       Targets::inWork(m_db, work->work.uri, m_asAt));
            known = m_texts.emplace(work->work.uri, Text{std::move(targets), m_works.size()}).first;
            m_works.push_back({work->work, row.text, {}});
        }
        Text &text = known->second;
        return Meaning{text.index, text.targets ? &*text.targets : nullptr};
    }

    store::Database &m_db;
    NamedWorks m_named;
    QByteArray m_place;
    qint64 m_self;
    QDate m_date; ///< Of the text that cites.
    QDate m_asAt;
    std::vector<CitedWork> m_works;
    std::map<QByteArray, Meaning> m_meanings;
    std::map<QByteArray, Text> m_texts;
};

/// Puts together who cites.
class Incoming
{
public:
    Incoming(store::Database &db, const ExpressionRecord &record, const QByteArray &eId, QDate asAt)
        : m_db(db)
        , m_named(db)
        , m_id(record.work.id)
        , m_eId(eId)
        , m_asAt(asAt)
    {}

    Result<CitedBy> run(Targets &targets)
    {
        SHERIA_TRY(const std::vector<store::CitingRow> rows,
                   store::citationsOfWork(m_db, m_id, MaxCiting, m_asAt));
        m_found.isCut = rows.size() >= std::size_t(MaxCiting);
        for (const store::CitingRow &row : rows) {
            SHERIA_TRY(const store::NamedWork *work, m_named.find(row.key, row.place));
            if (!work || work->id != m_id)
                continue;
            SHERIA_TRY(const std::vector<QByteArray> cited, targets.of(row.citation, row.date));
            add(row, cited, targets.finder());
        }
        return std::move(m_found);
    }

private:
    void add(const store::CitingRow &row, const std::vector<QByteArray> &cited,
             const ProvisionFinder &text)
    {
        const QByteArray &target = cited.front();
        std::set<QByteArray> around;
        for (const QByteArray &one : cited) {
            if (!one.isEmpty()) {
                for (const QByteArray &outer : text.withOuter(one))
                    around.insert(outer);
            }
        }
        if (!m_eId.isEmpty() && !around.contains(m_eId))
            return;
        if (m_found.works.empty() || m_found.works.back().work.uri != row.work.uri) {
            m_found.works.push_back({row.work, row.expressionUri, row.doctype, row.date, {}});
            m_counted.clear();
        }
        for (const QByteArray &eId : around) {
            if (m_counted.insert(eId).second)
                ++m_found.provisions[eId];
        }
        CitedPlace place{row.citation.source,   target,
                         wordsOf(row.citation), row.citation.isMarked,
                         row.citation.words,    isOfCase(row.key)};
        std::vector<CitedPlace> &places = m_found.works.back().places;
        if (std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(std::move(place));
    }

    store::Database &m_db;
    NamedWorks m_named;
    qint64 m_id;
    QByteArray m_eId;
    QDate m_asAt;
    CitedBy m_found;
    std::set<QByteArray> m_counted; ///< Provisions that the last work counts for.
};

} // namespace

std::optional<std::size_t> meant(QByteArrayView key, QByteArrayView citingPlace,
                                 const std::vector<store::NamedWork> &works)
{
    const QByteArrayView country = countryOf(citingPlace);
    const auto onlyWhere = [&](auto fits) -> std::optional<std::size_t> {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < works.size(); ++i) {
            if (!fits(works[i]))
                continue;
            if (found)
                return std::nullopt;
            found = i;
        }
        return found;
    };
    if (const auto here = onlyWhere([&](const auto &one) { return one.place == citingPlace; }))
        return here;
    const auto inCountry = [&](const auto &one) {
        return countryOf(one.place) == country;
    };
    if (std::any_of(works.begin(), works.end(), inCountry)) {
        const auto national = onlyWhere([&](const auto &one) { return one.place == country; });
        return national ? national : onlyWhere(inCountry);
    }
    // Where a document without a place of its own comes from nobody knows.
    const bool isNowhere = isUnidentified(citingPlace);
    const bool isWorldwide = key.startsWith("u:") || key.startsWith("n:") || key.startsWith("r:")
        || key.startsWith("e:") || (key.startsWith("t:") && key.contains('|'));
    return isWorldwide || isNowhere ? onlyWhere([](const auto &) { return true; }) : std::nullopt;
}

Result<const store::NamedWork *> NamedWorks::find(const QByteArray &key, QByteArrayView place)
{
    auto known = m_works.find(key);
    if (known == m_works.end()) {
        SHERIA_TRY(std::vector<store::NamedWork> works, store::worksNamed(m_db, key));
        known = m_works.emplace(key, std::move(works)).first;
    }
    const auto chosen = meant(key, place, known->second);
    return chosen ? &known->second[*chosen] : nullptr;
}

Result<std::vector<CitedWork>> cites(store::Database &db, const ExpressionRecord &record,
                                     Unnamed unnamed, QDate asAt)
{
    SHERIA_TRY(std::vector<CitationRow> rows, store::citationsOf(db, record.expression.id));
    if (unnamed == Unnamed::LeftOut)
        std::erase_if(rows, [](const CitationRow &row) { return row.key == UnnamedKey; });
    return Outgoing(db, record, asAt).run(rows);
}

Result<CitedBy> citedBy(store::Database &db, const ExpressionRecord &record, const QByteArray &eId,
                        QDate asAt)
{
    SHERIA_TRY(Targets targets, Targets::in(db, record));
    return Incoming(db, record, eId, asAt).run(targets);
}

} // namespace sheria::citations
