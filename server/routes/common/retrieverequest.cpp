// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/retrieverequest.h"

#include "core/base/limits.h"
#include "server/routes/common/listquery.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace sheria::routes {

using namespace Qt::StringLiterals;
using knowledge::Allowed;
using knowledge::Filters;

namespace {

/// Objects of filters: what both let through is looked at.
constexpr QLatin1StringView FilterFields[] = {"filters"_L1, "pre_filters"_L1};
constexpr QLatin1StringView NotAString = "Not a valid string."_L1;

/// A filter by words: "name", and "name__in".
struct WordFilter
{
    const char *name;
    Allowed Filters::*allowed;
};

constexpr WordFilter WordFilters[] = {
    {"work_frbr_uri", &Filters::works},      {"expression_frbr_uri", &Filters::expressions},
    {"frbr_place", &Filters::places},        {"frbr_country", &Filters::countries},
    {"frbr_locality", &Filters::localities}, {"frbr_doctype", &Filters::doctypes},
    {"frbr_subtype", &Filters::subtypes},
};

struct StateFilter
{
    const char *name;
    std::optional<bool> Filters::*state;
};

constexpr StateFilter StateFilters[] = {
    {"repealed", &Filters::repealed},
    {"commenced", &Filters::commenced},
    {"principal", &Filters::principal},
};

/// The filters that a field of a form is a member of: "filters" of "filters.x"; none: it is no member.
std::optional<QLatin1StringView> filtersOf(const QString &key)
{
    for (const QLatin1StringView field : FilterFields) {
        if (key.startsWith(field + u'.'))
            return field;
    }
    return std::nullopt;
}

/// A field of a form: "filters.x" is a member of filters, "…__in" may come several times.
void addFormField(QJsonObject &fields, const QByteArray &name, const QByteArray &value)
{
    const QString key = QString::fromUtf8(name);
    const QString text = QString::fromUtf8(value);
    const std::optional<QLatin1StringView> field = filtersOf(key);
    if (!field) {
        fields.insert(key, text);
        return;
    }
    // Taken out, so that nothing is copied by what is added to it.
    const QString filter = key.mid(field->size() + 1);
    QJsonObject filters = fields.take(*field).toObject();
    if (!filter.endsWith("__in"_L1)) {
        filters.insert(filter, text);
    } else {
        QJsonArray list = filters.take(filter).toArray();
        if (!text.isEmpty()) // "filters.frbr_place__in=": no filter.
            list.append(text);
        filters.insert(filter, list);
    }
    fields.insert(*field, filters);
}

/// Filters of a form that are a JSON object; other text stays, and is refused later.
void readFilterText(QJsonObject &fields, QLatin1StringView field)
{
    const QJsonValue given = fields.value(field);
    if (!given.isString())
        return;
    if (given.toString().trimmed().isEmpty()) {
        fields.remove(field);
        return;
    }
    const QJsonDocument parsed = QJsonDocument::fromJson(given.toString().toUtf8());
    if (parsed.isObject())
        fields.insert(field, parsed.object());
}

Result<QJsonObject> jsonFields(const QByteArray &body)
{
    QJsonParseError error;
    const QJsonDocument parsed = QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError)
        return Error{
            ErrorCode::InvalidArgument,
            u"JSON parse error - %1: char %2"_s.arg(error.errorString()).arg(error.offset)};
    if (!parsed.isObject())
        return Error{ErrorCode::InvalidArgument, u"JSON parse error - expected an object"_s};
    return parsed.object();
}

/// A string as Django REST framework reads one: numbers are words, too.
std::optional<QString> textOf(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isDouble())
        return value.toVariant().toString();
    return std::nullopt;
}

std::optional<bool> boolOf(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool();
    const std::optional<QString> text = textOf(value);
    return flagOf(text.value_or(QString()).trimmed().toUtf8());
}

std::optional<int> topKOf(const QJsonObject &fields, FieldErrors &errors)
{
    constexpr QLatin1StringView Name = "top_k"_L1;
    if (!fields.contains(Name))
        return knowledge::Request().topK;
    const QJsonValue value = fields.value(Name);
    if (value.isNull()) {
        errors.add({Name}, u"This field may not be null."_s);
        return std::nullopt;
    }
    bool isNumber = false;
    QString text = textOf(value).value_or(QString()).trimmed();
    if (const qsizetype point = text.indexOf(u'.');
        point > 0 && text.mid(point + 1).count(u'0') == text.size() - point - 1)
        text.truncate(point); // "5.0"
    const double number = text.contains(u'e', Qt::CaseInsensitive) && !value.isDouble()
        ? (isNumber = false, 0)
        : text.toDouble(&isNumber);
    if (!isNumber || std::floor(number) != number) {
        errors.add({Name}, u"A valid integer is required."_s);
        return std::nullopt;
    }
    if (number < 1)
        errors.add({Name}, u"Ensure this value is greater than or equal to 1."_s);
    else if (number > limits::MaxRetrieved)
        errors.add({Name},
                   u"Ensure this value is less than or equal to %1."_s.arg(limits::MaxRetrieved));
    else
        return int(number);
    return std::nullopt;
}

QJsonObject withMessage(QJsonObject object, const QStringList &path, const QString &message)
{
    const QString &name = path.first();
    if (path.size() == 1)
        object.insert(name, QJsonArray{message});
    else
        object.insert(name, withMessage(object.value(name).toObject(), path.mid(1), message));
    return object;
}

/// Where filters are wrong.
struct FilterErrors
{
    QLatin1StringView field;
    FieldErrors &errors;

    void add(const QString &filter, const QString &message) const
    {
        errors.add({field, filter}, message);
    }
};

/// The words of a list; an empty list is no filter.
Allowed wordsOf(const QString &name, const QJsonValue &value, const FilterErrors &errors)
{
    if (!value.isArray()) {
        errors.add(name, u"Expected a list of items."_s);
        return std::nullopt;
    }
    const QJsonArray list = value.toArray();
    if (list.isEmpty())
        return std::nullopt;
    if (list.size() > limits::MaxFilterWords) {
        errors.add(
            name, u"Ensure this field has no more than %1 elements."_s.arg(limits::MaxFilterWords));
        return std::nullopt;
    }
    std::vector<QByteArray> words;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const std::optional<QString> word = textOf(list[i]);
        if (word)
            words.push_back(word->trimmed().toUtf8());
        else
            errors.errors.add({errors.field, name, QString::number(i)}, NotAString);
    }
    return words;
}

void readWordFilter(const QJsonObject &given, const WordFilter &filter, Filters &filters,
                    const FilterErrors &errors)
{
    const QString name = QString::fromLatin1(filter.name);
    const QJsonValue one = given.value(name);
    if (one.isArray() || one.isObject() || one.isBool())
        errors.add(name, NotAString);
    else if (!one.isNull() && !one.isUndefined() && one != QJsonValue(QString()))
        filters.*filter.allowed = wordsOf(name, QJsonArray{one}, errors);
    const QString listName = name + u"__in"_s;
    const QJsonValue list = given.value(listName);
    if (!list.isNull() && !list.isUndefined())
        filters.*filter.allowed = knowledge::both(filters.*filter.allowed,
                                                  wordsOf(listName, list, errors));
}

Filters readFilters(const QJsonObject &given, const FilterErrors &errors)
{
    Filters filters;
    for (const WordFilter &filter : WordFilters)
        readWordFilter(given, filter, filters, errors);
    for (const StateFilter &filter : StateFilters) {
        const QString name = QString::fromLatin1(filter.name);
        const QJsonValue value = given.value(name);
        if (value.isNull() || value.isUndefined() || value == QJsonValue(QString()))
            continue;
        filters.*filter.state = boolOf(value);
        if (!(filters.*filter.state))
            errors.add(name, u"Must be a valid boolean."_s);
    }
    const QJsonValue asAt = given.value("as_at"_L1);
    if (asAt.isNull() || asAt.isUndefined() || asAt == QJsonValue(QString()))
        return filters;
    filters.asAt = QDate::fromString(asAt.toString(), Qt::ISODate);
    if (!filters.asAt.isValid())
        errors.add(u"as_at"_s,
                   u"Date has wrong format. Use one of these formats instead: YYYY-MM-DD."_s);
    return filters;
}

/// What all filters of a body let through.
Filters filtersIn(const QJsonObject &fields, FieldErrors &errors)
{
    Filters filters;
    for (const QLatin1StringView field : FilterFields) {
        const QJsonValue given = fields.value(field);
        if (given.isObject()) {
            const Filters read = readFilters(given.toObject(), {field, errors});
            if (filters.asAt.isValid() && read.asAt.isValid() && filters.asAt != read.asAt)
                errors.add({field, u"as_at"_s}, u"Another date than that of filters."_s);
            filters = knowledge::both(filters, read);
        } else if (!given.isNull() && !given.isUndefined()) {
            errors.add({field}, u"Expected a JSON object for this field."_s);
        }
    }
    return filters;
}

} // namespace

void FieldErrors::add(const QStringList &path, const QString &message)
{
    m_fields = withMessage(m_fields, path, message);
}

http::Response FieldErrors::response() const
{
    http::Response response = http::Response::json(
        QJsonDocument(m_fields).toJson(QJsonDocument::Compact));
    response.status = 400;
    return response;
}

Result<QJsonObject> bodyFields(const http::Request &request)
{
    const QByteArrayView contentType = request.headers.value("Content-Type");
    const QByteArrayView type = http::withoutParameters(contentType);
    const bool isForm = http::equalsIgnoringCase(type, "application/x-www-form-urlencoded");
    if (!isForm && !http::equalsIgnoringCase(type, "multipart/form-data"))
        return request.body.trimmed().isEmpty() ? Result<QJsonObject>(QJsonObject())
                                                : jsonFields(request.body);
    QList<http::QueryItem> items;
    if (isForm) {
        if (request.body.count('&') >= http::MaxFormParts)
            return Error{ErrorCode::InvalidArgument,
                         u"Form parse error - it has too many fields"_s};
        items = http::Query::parse(request.body).items();
    } else {
        SHERIA_TRY(items, http::parseMultipart(contentType, request.body));
    }
    QJsonObject fields;
    for (const http::QueryItem &item : std::as_const(items))
        addFormField(fields, item.name, item.value);
    for (const QLatin1StringView field : FilterFields)
        readFilterText(fields, field);
    return fields;
}

std::optional<QString> requiredText(const QJsonObject &fields, QLatin1StringView name, int atMost,
                                    FieldErrors &errors)
{
    const QJsonValue value = fields.value(name);
    const std::optional<QString> text = textOf(value);
    if (value.isUndefined())
        errors.add({name}, u"This field is required."_s);
    else if (value.isNull())
        errors.add({name}, u"This field may not be null."_s);
    else if (!text)
        errors.add({name}, NotAString);
    else if (text->trimmed().isEmpty())
        errors.add({name}, u"This field may not be blank."_s);
    else if (text->contains(QChar(0)))
        errors.add({name}, u"Null characters are not allowed."_s);
    else if (text->size() > atMost)
        errors.add({name}, u"Ensure this field has no more than %1 characters."_s.arg(atMost));
    else
        return text->trimmed();
    return std::nullopt;
}

std::optional<FrbrUri> requiredUri(const http::Query &query, QByteArrayView name,
                                   FieldErrors &errors)
{
    const QByteArray text = query.value(name);
    const Result<FrbrUri> uri = FrbrUri::parsePlace(text);
    if (uri && text.size() <= qsizetype(limits::MaxUriBytes))
        return *uri;
    errors.add({QString::fromLatin1(name)},
               text.isEmpty() ? u"This field is required."_s : u"Enter a valid FRBR URI."_s);
    return std::nullopt;
}

QDate dateIn(const http::Query &query, QByteArrayView name, FieldErrors &errors)
{
    const QString text = QString::fromUtf8(query.value(name));
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!text.isEmpty() && !date.isValid())
        errors.add({QString::fromLatin1(name)}, u"Enter a date as 2024-01-31."_s);
    return date;
}

std::optional<knowledge::Request> retrieveRequest(const QJsonObject &fields, FieldErrors &errors)
{
    knowledge::Request request;
    const auto text = requiredText(fields, "text"_L1, limits::MaxQuestionChars, errors);
    const auto topK = topKOf(fields, errors);
    request.filters = filtersIn(fields, errors);
    const QJsonValue explain = fields.value("explain"_L1);
    const std::optional<bool> wantsExplanation = boolOf(explain);
    if (!wantsExplanation && !explain.isNull() && !explain.isUndefined())
        errors.add({"explain"_L1}, u"Must be a valid boolean."_s);
    if (!errors.isEmpty())
        return std::nullopt;
    request.text = *text;
    request.topK = *topK;
    request.wantsExplanation = wantsExplanation.value_or(false);
    return request;
}

} // namespace sheria::routes
