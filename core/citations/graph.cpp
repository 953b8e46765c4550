#include "core/citations/graph.h"

#include "core/citations/provisionfinder.h"
#include "core/citations/workkeys.h"
#include "core/store/citationqueries.h"
#include "core/store/expressionqueries.h"

#include <algorithm>
#include <memory>
#include <set>

namespace sheria::citations {

namespace {

using store::CitationRow;

QByteArrayView countryOf(QByteArrayView place)
{
    const qsizetype dash = place.indexOf('-');
    return dash < 0 ? place : place.first(dash);
}

/// The provisions of one text, looked through as often as is needed.
class Text
{
public:
    static Result<std::unique_ptr<Text>> load(store::Database &db, const QByteArray &contentHash)
    {
        auto text = std::unique_ptr<Text>(new Text);
        std::vector<Attachment> attachments;
        if (!contentHash.isEmpty()) {
            SHERIA_TRY(text->m_provisions, store::contentProvisions(db, contentHash));
            SHERIA_TRY(const auto rows, store::attachmentsOf(db, contentHash));
            for (const auto &[name, eId] : rows)
                attachments.push_back({name, eId});
        }
        text->m_finder.emplace(text->m_provisions, std::move(attachments));
        return text;
    }

    QByteArray target(const CitationRow &row) const
    {
        if (row.unit.isEmpty())
            return {};
        if (row.unit == "#")
            return m_finder->findWritten(row.path);
        return m_finder->find({unitNamed(row.unit), row.path, row.last, 0, 0});
    }
    QByteArray target(const Pinpoint &pinpoint) const { return m_finder->find(pinpoint); }
    std::vector<QByteArray> withOuter(const QByteArray &eId) const
    {
        return m_finder->withOuter(eId);
    }
    /// The provisions of a range, from its first one on.
    std::vector<QByteArray> range(const CitationRow &row, const QByteArray &first) const
    {
        std::vector<QByteArray> all = {first};
        if (row.last.isEmpty() || first.isEmpty())
            return all;
        const QByteArray end = m_finder->find({unitNamed(row.unit), row.last, {}, 0, 0});
        const auto at = std::find_if(m_provisions.begin(), m_provisions.end(),
                                     [&](const akn::Provision &one) { return one.eId == first; });
        for (auto next = at; !end.isEmpty() && next != m_provisions.end(); ++next) {
            if (next->parent == at->parent && next->element == at->element && next != at)
                all.push_back(next->eId);
            if (next->eId == end)
                return all;
        }
        return {first};
    }

private:
    Text() = default;
    std::vector<akn::Provision> m_provisions;
    std::optional<ProvisionFinder> m_finder;
};

/// "section 12(3)(a)", "sections 7–9"
QByteArray wordsOf(const CitationRow &row)
{
    if (row.unit.isEmpty() || row.unit == "#")
        return {};
    const QList<QByteArray> steps = row.path.split('/');
    QByteArray words = row.unit + ' ' + steps.front();
    for (qsizetype i = 1; i < steps.size(); ++i)
        words += '(' + steps[i] + ')';
    return row.last.isEmpty() ? words : words + "–" + row.last;
}

/// The newest text of a work, for its provisions.
Result<std::unique_ptr<Text>> newestText(store::Database &db, const QByteArray &workUri)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(workUri));
    const auto record = store::findExpression(db, uri, QDate(9999, 12, 31));
    return Text::load(db, record ? record->expression.contentHash : QByteArray());
}

/// Puts what is cited together, work by work.
class Outgoing
{
public:
    Outgoing(store::Database &db, const ExpressionRecord &record)
        : m_db(db)
        , m_place(record.work.uri.place())
        , m_self(record.work.id)
    {}

    Result<std::vector<CitedWork>> run(const std::vector<CitationRow> &rows)
    {
        for (const CitationRow &row : rows)
            SHERIA_CHECK(add(row));
        return std::move(m_works);
    }

private:
    struct Meaning
    {
        std::optional<std::size_t> index; ///< In m_works; none: the document itself.
        const Text *text = nullptr;
    };

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
        CitedPlace place{row.source, meaning.text ? meaning.text->target(row) : QByteArray(),
                         wordsOf(row), row.isMarked};
        std::vector<CitedPlace> &places = m_works[*meaning.index].places;
        if (std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(std::move(place));
        return {};
    }

    Result<Meaning> look(const CitationRow &row)
    {
        SHERIA_TRY(const std::vector<store::NamedWork> works, store::worksNamed(m_db, row.key));
        const auto chosen = meant(row.key, m_place, works);
        if (!chosen) {
            m_works.push_back({{}, row.text, {}});
            return Meaning{m_works.size() - 1, nullptr};
        }
        const store::NamedWork &work = works[*chosen];
        if (work.id == m_self)
            return Meaning{};
        const auto [text, isNew] = m_texts.try_emplace(work.work.uri);
        if (isNew) {
            SHERIA_TRY(text->second.first, newestText(m_db, work.work.uri));
            text->second.second = m_works.size();
            m_works.push_back({work.work, row.text, {}});
        }
        return Meaning{text->second.second, text->second.first.get()};
    }

    store::Database &m_db;
    QByteArray m_place;
    qint64 m_self;
    std::vector<CitedWork> m_works;
    std::map<QByteArray, Meaning> m_meanings;
    std::map<QByteArray, std::pair<std::unique_ptr<Text>, std::size_t>> m_texts;
};

/// Puts together who cites.
class Incoming
{
public:
    Incoming(store::Database &db, const ExpressionRecord &record, const QByteArray &eId)
        : m_db(db)
        , m_id(record.work.id)
        , m_eId(eId)
    {}

    Result<CitedBy> run(const Text &text)
    {
        SHERIA_TRY(const std::vector<store::CitingRow> rows,
                   store::citationsOfWork(m_db, m_id, MaxCiting));
        m_found.isCut = rows.size() >= std::size_t(MaxCiting);
        for (const store::CitingRow &row : rows) {
            SHERIA_TRY(const bool isOurs, meansUs(row));
            if (isOurs)
                add(row, text);
        }
        return std::move(m_found);
    }

private:
    Result<bool> meansUs(const store::CitingRow &row)
    {
        auto known = m_named.find(row.key);
        if (known == m_named.end()) {
            SHERIA_TRY(std::vector<store::NamedWork> works, store::worksNamed(m_db, row.key));
            known = m_named.emplace(row.key, std::move(works)).first;
        }
        const auto chosen = meant(row.key, row.place, known->second);
        return chosen && known->second[*chosen].id == m_id;
    }

    void add(const store::CitingRow &row, const Text &text)
    {
        const QByteArray target = text.target(row.citation);
        const std::vector<QByteArray> targets = text.range(row.citation, target);
        std::set<QByteArray> around;
        for (const QByteArray &one : targets) {
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
        CitedPlace place{row.citation.source, target, wordsOf(row.citation), row.citation.isMarked};
        std::vector<CitedPlace> &places = m_found.works.back().places;
        if (std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(std::move(place));
    }

    store::Database &m_db;
    qint64 m_id;
    QByteArray m_eId;
    CitedBy m_found;
    std::set<QByteArray> m_counted; ///< Provisions that the last work counts for.
    std::map<QByteArray, std::vector<store::NamedWork>> m_named;
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
    const bool isNowhere = country == "zz" && citingPlace == "zz-local";
    const bool isWorldwide = key.startsWith("u:") || key.startsWith("n:") || key.startsWith("r:")
        || key.startsWith("e:") || (key.startsWith("t:") && key.contains('|'));
    return isWorldwide || isNowhere ? onlyWhere([](const auto &) { return true; }) : std::nullopt;
}

Result<std::vector<CitedWork>> cites(store::Database &db, const ExpressionRecord &record)
{
    SHERIA_TRY(const std::vector<CitationRow> rows, store::citationsOf(db, record.expression.id));
    return Outgoing(db, record).run(rows);
}

Result<CitedBy> citedBy(store::Database &db, const ExpressionRecord &record, const QByteArray &eId)
{
    SHERIA_TRY(const auto text, Text::load(db, record.expression.contentHash));
    return Incoming(db, record, eId).run(*text);
}

Result<QByteArray> targetIn(store::Database &db, const ExpressionRecord &record,
                            const Pinpoint &pinpoint)
{
    SHERIA_TRY(const auto text, Text::load(db, record.expression.contentHash));
    return text->target(pinpoint);
}

} // namespace sheria::citations
