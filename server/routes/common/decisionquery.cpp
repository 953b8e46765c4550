// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/decisionquery.h"

#include "core/search/query/query.h"
#include "server/routes/common/listquery.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace sheria::routes {

using namespace Qt::StringLiterals;
using store::DecisionTerm;
using store::Dimension;

namespace {

constexpr store::Dimension Named[] = {store::Dimension::Court,    store::Dimension::CourtClass,
                                      store::Dimension::Division, store::Dimension::County,
                                      store::Dimension::CaseType, store::Dimension::Action,
                                      store::Dimension::Flag,     store::Dimension::AreaOfLaw,
                                      store::Dimension::Judge};

/// Stands for the court of decisions that name none, so that those of all courts are all decisions.
DecisionTerm noCourt()
{
    return {0, "none", u"No court stated"_s, R"({"code":"none"})"};
}

Result<std::shared_ptr<const DecisionView>> makeView(
    store::Database &db, std::shared_ptr<const store::DecisionIndex> index)
{
    auto view = std::make_shared<DecisionView>();
    store::DecisionFilter withoutCourt;
    withoutCourt[Dimension::Court] = {noCourt().id};
    for (const store::Dimension dimension : Named) {
        SHERIA_TRY(auto terms, store::listDecisionTerms(db, dimension));
        const std::vector<qint64> &known = index->known(dimension);
        std::erase_if(terms, [&known](const store::DecisionTerm &term) {
            return !std::binary_search(known.begin(), known.end(), term.id);
        });
        if (dimension == Dimension::Court
            && index->page(withoutCourt, store::DecisionOrder::NewestFirst, 0, 0).count > 0)
            terms.push_back(noCourt());
        view->terms[static_cast<std::size_t>(dimension)] = std::move(terms);
    }
    view->index = std::move(index);
    return std::shared_ptr<const DecisionView>(std::move(view));
}

namespace dimension = search::dimension;

constexpr std::array<DimensionName, store::DimensionCount> Names{{
    {Dimension::Court, "court", "court__code", dimension::Court},
    {Dimension::CourtClass, "court_class", "courtclass", dimension::CourtClass},
    {Dimension::Division, "court_division", "courtdivision division", dimension::CourtDivision},
    {Dimension::County, "county", "filing_county", dimension::County},
    {Dimension::DeliveryYear, "year", "delivery_year", dimension::Year},
    {Dimension::FilingYear, "filing_year", "", dimension::FilingYear},
    {Dimension::CaseType, "casetype", "case_type", dimension::CaseType},
    {Dimension::Flag, "flag", "flags", dimension::Flag},
    {Dimension::Anonymised, "anonymised", "anonymized", dimension::Anonymised},
    {Dimension::AreaOfLaw, "area_of_law", "areaoflaw areasoflaw", dimension::AreaOfLaw},
    {Dimension::Judge, "judge", "judges", dimension::Judge},
    {Dimension::Action, "action", "case_action caseaction", dimension::Action},
}};

/// "high-court" of "High Court".
QString slugOf(const QString &name)
{
    QString slug;
    for (const QChar c : name.toCaseFolded()) {
        if (c.isLetterOrNumber())
            slug += c;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    return slug.endsWith(u'-') ? slug.chopped(1) : slug;
}

QString codeOf(const DecisionTerm &term)
{
    const QJsonValue code = QJsonDocument::fromJson(term.body).object().value("code"_L1);
    return code.isDouble() ? QString::number(code.toInteger()) : code.toString();
}

/// Whether `value` means the term: its id where it has one in the API, its code, or its name.
bool means(const QString &value, Dimension dimension, const DecisionTerm &term)
{
    const bool hasId = dimension != Dimension::Court && dimension != Dimension::County;
    const bool hasCode = dimension == Dimension::County || dimension == Dimension::Division;
    return term.name.compare(value, Qt::CaseInsensitive) == 0
        || (hasId && QString::number(term.id) == value)
        || (dimension == Dimension::Court
            && QString::fromUtf8(term.key).compare(value, Qt::CaseInsensitive) == 0)
        || (hasCode && codeOf(term).compare(value, Qt::CaseInsensitive) == 0)
        || (dimension == Dimension::CourtClass && slugOf(term.name) == value.toCaseFolded());
}

void addYear(const QByteArray &text, MeantValues &meant)
{
    constexpr qsizetype Digits = 4;
    const bool isYear = text.size() == Digits
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (isYear)
        meant.ids.push_back(text.toInt());
    else
        meant.problem = "Enter a year of four digits.";
}

void addFlag(const QByteArray &text, MeantValues &meant)
{
    if (const std::optional<bool> flag = flagOf(text))
        meant.ids.push_back(*flag ? 1 : 0);
    else
        meant.problem = "Must be a valid boolean.";
}

/// Names may have commas of their own ("Environment, Land and Water"): of what stands between
/// commas, as much as possible is taken for one name.
void addTerms(const QString &text, Dimension dimension, const DecisionView &view,
              MeantValues &meant)
{
    constexpr qsizetype MostParts = 200; // A query string is no longer.
    constexpr qsizetype LongestName = 6; // Parts between commas.
    const auto add = [&](const QString &value) {
        const std::size_t before = meant.ids.size();
        for (const DecisionTerm &term : view.of(dimension)) {
            if (means(value, dimension, term))
                meant.ids.push_back(term.id);
        }
        return meant.ids.size() > before;
    };
    const QStringList parts = text.split(u',').mid(0, MostParts);
    for (qsizetype begin = 0; begin < parts.size();) {
        qsizetype end = std::min(parts.size(), begin + LongestName);
        while (end > begin + 1 && !add(parts.mid(begin, end - begin).join(u',').trimmed()))
            --end;
        if (end == begin + 1)
            add(parts[begin].trimmed());
        begin = end;
    }
}

/// All values of a parameter by all its names; empty ones are not given.
QList<QByteArray> valuesOf(const http::Query &query, const DimensionName &name)
{
    QList<QByteArray> names{name.name.toByteArray()};
    if (!name.aliases.isEmpty())
        names += name.aliases.toByteArray().split(' ');
    QList<QByteArray> values;
    for (const QByteArray &each : names)
        values += query.values(each);
    values.removeAll(QByteArray());
    return values;
}

/// Lets only `ids` pass, of those that have passed until now.
void narrow(std::optional<std::vector<qint64>> &allowed, const std::vector<qint64> &ids)
{
    if (!allowed) {
        allowed = ids;
        return;
    }
    std::erase_if(*allowed,
                  [&ids](qint64 id) { return std::find(ids.begin(), ids.end(), id) == ids.end(); });
}

void readDimensions(const http::Query &query, const DecisionView &view, DecisionQuery &out)
{
    for (const DimensionName &name : dimensionNames()) {
        const QList<QByteArray> given = valuesOf(query, name);
        if (given.isEmpty())
            continue;
        const MeantValues meant = meantValues(name, given, view);
        if (!meant.problem.isEmpty())
            out.problems.append({name.name.toByteArray(), {meant.problem}});
        narrow(out.filter[name.dimension], meant.ids);
        out.isFiltered = true;
    }
}

QDate readDay(const http::Query &query, QByteArrayView name, DecisionQuery &out)
{
    const QByteArray value = query.value(name);
    if (value.isEmpty())
        return {};
    out.isFiltered = true;
    const QDate day = QDate::fromString(QString::fromUtf8(value), Qt::ISODate);
    if (!day.isValid())
        out.problems.append({name.toByteArray(), {"Enter a valid date."}});
    return day;
}

void readDays(const http::Query &query, DecisionQuery &out)
{
    const QDate exactly = readDay(query, "date", out);
    const QDate from = readDay(query, "date__gte", out);
    const QDate to = readDay(query, "date__lte", out);
    for (const QDate day : {exactly, from}) {
        if (day.isValid() && (!out.filter.from.isValid() || day > out.filter.from))
            out.filter.from = day;
    }
    for (const QDate day : {exactly, to}) {
        if (day.isValid() && (!out.filter.to.isValid() || day < out.filter.to))
            out.filter.to = day;
    }
}

void readInstants(const http::Query &query, DecisionQuery &out)
{
    using Filter = store::DecisionFilter;
    struct Row
    {
        QByteArrayView name;
        std::optional<QDateTime> Filter::*from;
        std::optional<QDateTime> Filter::*to;
    };
    static constexpr Row Rows[] = {{"created_at", &Filter::createdFrom, &Filter::createdTo},
                                   {"created_at__gte", &Filter::createdFrom, nullptr},
                                   {"created_at__lte", nullptr, &Filter::createdTo},
                                   {"updated_at", &Filter::updatedFrom, &Filter::updatedTo},
                                   {"updated_at__gte", &Filter::updatedFrom, nullptr},
                                   {"updated_at__lte", nullptr, &Filter::updatedTo}};
    for (const Row &row : Rows) {
        out.isFiltered = out.isFiltered || !query.value(row.name).isEmpty();
        const auto instant = readInstant(query, row.name, out.problems);
        if (!instant)
            continue;
        out.hasInstants = true;
        if (row.from && (!(out.filter.*row.from) || *(out.filter.*row.from) < *instant))
            out.filter.*row.from = instant;
        if (row.to && (!(out.filter.*row.to) || *(out.filter.*row.to) > *instant))
            out.filter.*row.to = instant;
    }
}

std::optional<store::DecisionOrder> orderOf(const QByteArray &text)
{
    using store::DecisionOrder;
    struct Row
    {
        QByteArrayView text;
        DecisionOrder order;
    };
    static constexpr Row Rows[] = {{"date", DecisionOrder::OldestFirst},
                                   {"-date", DecisionOrder::NewestFirst},
                                   {"updated_at", DecisionOrder::UpdatedLast},
                                   {"-updated_at", DecisionOrder::UpdatedFirst},
                                   {"title", DecisionOrder::Title}};
    for (const Row &row : Rows) {
        if (row.text == text)
            return row.order;
    }
    return std::nullopt;
}

void readFilters(const http::Query &query, const DecisionView &view, DecisionQuery &out)
{
    readDimensions(query, view, out);
    readDays(query, out);
    readInstants(query, out);
}

QByteArray filterText(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? "true" : "false";
    return value.isDouble() ? QByteArray::number(value.toDouble(), 'g', 17)
                            : value.toString().toUtf8();
}

bool isPlain(const QJsonValue &value)
{
    return value.isString() || value.isBool() || value.isDouble() || value.isNull();
}

/// A JSON object as the query string that means the same; none when it is no such object.
std::optional<http::Query> queryOf(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return std::nullopt;
    const QJsonObject object = document.object();
    QByteArrayList items;
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QJsonArray values = member.value().isArray() ? member.value().toArray()
                                                           : QJsonArray{member.value()};
        for (const QJsonValue value : values) {
            if (!isPlain(value))
                return std::nullopt;
            items << http::percentEncoded(member.key().toUtf8()) + '='
                    + http::percentEncoded(filterText(value));
        }
    }
    return http::Query::parse(items.join('&'));
}

} // namespace

const store::DecisionTerm *DecisionView::find(store::Dimension dimension, qint64 id) const
{
    const auto &known = of(dimension);
    const auto found = std::find_if(known.begin(), known.end(),
                                    [id](const store::DecisionTerm &each) {
                                        return each.id == id;
                                    });
    return found == known.end() ? nullptr : &*found;
}

Result<std::shared_ptr<const DecisionView>> DecisionCache::current(store::Database &db,
                                                                   const QByteArray &subscription)
{
    const MutexLock lock(m_mutex);
    const auto *const kept = m_views.object(subscription);
    const std::shared_ptr<const DecisionView> known = kept ? *kept : nullptr;
    SHERIA_TRY(auto index,
               store::DecisionIndex::current(db, known ? known->index : nullptr,
                                             store::DecisionScope::Published, subscription));
    if (known && known->index == index)
        return known;
    SHERIA_TRY(auto view, makeView(db, std::move(index)));
    m_views.insert(subscription, new std::shared_ptr(view));
    return view;
}

const std::array<DimensionName, store::DimensionCount> &dimensionNames()
{
    return Names;
}

MeantValues meantValues(const DimensionName &name, const QList<QByteArray> &texts,
                        const DecisionView &view)
{
    const bool isYear = name.dimension == Dimension::DeliveryYear
        || name.dimension == Dimension::FilingYear;
    MeantValues meant;
    for (const QByteArray &text : texts) {
        if (!isYear && name.dimension != Dimension::Anonymised) {
            addTerms(QString::fromUtf8(text), name.dimension, view, meant);
            continue;
        }
        for (const QByteArray &part : text.split(','))
            isYear ? addYear(part.trimmed(), meant) : addFlag(part.trimmed(), meant);
    }
    return meant;
}

SpelledValue spelled(Dimension dimension, qint64 value, const DecisionView &view)
{
    const QByteArray number = QByteArray::number(value);
    if (dimension == Dimension::DeliveryYear || dimension == Dimension::FilingYear)
        return {number, QString::fromLatin1(number)};
    if (dimension == Dimension::Anonymised) {
        const QByteArray text = value != 0 ? "true" : "false";
        return {text, QString::fromLatin1(text)};
    }
    const DecisionTerm *term = view.find(dimension, value);
    if (!term)
        return {number, QString::fromLatin1(number)};
    if (dimension == Dimension::Court)
        return {term->key, term->name};
    const QString code = dimension == Dimension::Division ? codeOf(*term) : QString();
    return {(code.isEmpty() ? term->name : code).toUtf8(), term->name};
}

DecisionQuery readDecisionQuery(const http::Query &query, const DecisionView &view)
{
    DecisionQuery out;
    readFilters(query, view, out);
    out.order = orderOf(query.value("ordering"));
    return out;
}

DecisionQuery readSearchFilters(const http::Query &query, const DecisionView &view)
{
    DecisionQuery out = readDecisionQuery(query, view);
    const QList<QByteArray> all = query.values("filters");
    for (const QByteArray &text : all) {
        const QByteArray trimmed = text.trimmed();
        if (trimmed.isEmpty())
            continue;
        const std::optional<http::Query> filters = trimmed.startsWith('{')
            ? queryOf(trimmed)
            : std::optional(http::Query::parse(trimmed));
        const bool isRead = filters && (trimmed.startsWith('{') || trimmed.contains('='));
        if (isRead)
            readFilters(*filters, view, out);
        else
            out.problems.append(
                http::FieldProblem{"filters", {"Enter a JSON object or a query string."}});
    }
    return out;
}

std::vector<search::Filter> searchFilters(const store::DecisionFilter &filter,
                                          const DecisionView &view)
{
    std::vector<search::Filter> filters;
    for (const DimensionName &name : dimensionNames()) {
        const auto &wanted = filter.anyOf[static_cast<std::size_t>(name.dimension)];
        if (!wanted)
            continue;
        search::Filter one{name.searched, {}};
        for (const qint64 value : *wanted)
            one.values.push_back(spelled(name.dimension, value, view).value);
        filters.push_back(std::move(one));
    }
    return filters;
}

QByteArray keyOf(const DecisionQuery &query)
{
    const store::DecisionFilter &filter = query.filter;
    QByteArray key = QByteArray::number(
        int(query.order.value_or(store::DecisionOrder::NewestFirst)));
    const auto add = [&key](const std::optional<std::vector<qint64>> &values) {
        key += values ? "\n=" : "\n";
        for (const qint64 value : values.value_or(std::vector<qint64>()))
            key += QByteArray::number(value) + ',';
    };
    for (const auto &values : filter.anyOf)
        add(values);
    add(filter.works);
    for (const QDate day : {filter.from, filter.to})
        key += '\n' + QByteArray::number(day.toJulianDay());
    for (const auto &instant :
         {filter.createdFrom, filter.createdTo, filter.updatedFrom, filter.updatedTo})
        key += '\n' + (instant ? QByteArray::number(instant->toMSecsSinceEpoch()) : QByteArray());
    return key;
}

} // namespace sheria::routes
