// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assistant/toolbox.h"

#include "core/assistant/toolcall.h"

#include <QDate>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace sheria::assistant {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxProblems = 5; ///< Told at once.

struct Row
{
    QLatin1StringView name;
    Result<QByteArray> (*run)(const ToolCall &call);
};

constexpr Row Rows[] = {
    {QLatin1StringView("search"), searchLibrary},
    {QLatin1StringView("retrieve"), retrievePassages},
    {QLatin1StringView("get_provision"), readProvision},
    {QLatin1StringView("table_of_contents"), listContents},
    {QLatin1StringView("versions"), listVersions},
    {QLatin1StringView("compare"), compareVersions},
    {QLatin1StringView("cited_by"), listCiting},
    {QLatin1StringView("definitions"), listDefinitions},
    {QLatin1StringView("commencement"), tellCommencement},
    {QLatin1StringView("verify_quote"), verifyQuotation},
    {QLatin1StringView("verify_citations"), verifyCitations},
    {QLatin1StringView("blame"), tellBlame},
};

std::vector<Tool> loadTools()
{
    QFile file(u":/assistant/tools.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonArray definitions = QJsonDocument::fromJson(file.readAll()).array();
    std::vector<Tool> tools;
    for (const Row &row : Rows) {
        for (const auto &each : definitions) {
            const QJsonObject object = each.toObject();
            if (object.value("name"_L1).toString() != row.name)
                continue;
            tools.push_back({QByteArray(row.name.data(), row.name.size()),
                             object.value("inputSchema"_L1).toObject(),
                             object.value("outputSchema"_L1).toObject(),
                             QJsonDocument(object).toJson(QJsonDocument::Compact), row.run});
        }
    }
    Q_ASSERT(tools.size() == std::size(Rows));
    return tools;
}

/// What is told of a failure. Details of those that are no fault of the call stay here.
QString sentenceFor(const Error &error, const Context &context)
{
    switch (error.code) {
    case ErrorCode::InvalidArgument:
    case ErrorCode::NotFound:
    case ErrorCode::Unsupported: return error.text();
    case ErrorCode::Unavailable: {
        const Result<QString> missing = missingInIndex(context);
        return u"The library cannot answer this now. %1 table_of_contents and get_provision need "
               u"no "
               "index."_s.arg(missing ? *missing : QString());
    }
    case ErrorCode::NoSpace:
        return u"The disk of the library is full. A person must make room; another call may work "
               "then."_s;
    case ErrorCode::Conflict:
    case ErrorCode::Unauthorized:
    case ErrorCode::Forbidden:
    case ErrorCode::Corrupt:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal: return u"The library could not be read. Another call may work."_s;
    }
    Q_UNREACHABLE();
}

constexpr qsizetype MaxEchoChars = 80; ///< Of a wrong value, in what is said about it.

QString echo(const QString &text)
{
    return text.size() <= MaxEchoChars ? text : text.left(MaxEchoChars) + u'…';
}

bool isWhole(double number)
{
    return std::isfinite(number) && std::floor(number) == number;
}

bool isOfType(const QJsonValue &value, const QString &type)
{
    switch (value.type()) {
    case QJsonValue::Null: return type == "null"_L1;
    case QJsonValue::Bool: return type == "boolean"_L1;
    case QJsonValue::Double:
        return type == "number"_L1 || (type == "integer"_L1 && isWhole(value.toDouble()));
    case QJsonValue::String: return type == "string"_L1;
    case QJsonValue::Array: return type == "array"_L1;
    case QJsonValue::Object: return type == "object"_L1;
    case QJsonValue::Undefined: return false;
    }
    Q_UNREACHABLE();
}

QStringList typesOf(const QJsonObject &schema)
{
    const QJsonValue type = schema.value("type"_L1);
    if (type.isString())
        return {type.toString()};
    QStringList types;
    for (const auto &each : type.toArray())
        types << each.toString();
    return types;
}

QStringList problemsInText(const QString &text, const QJsonObject &schema, const QString &name)
{
    const qsizetype least = schema.value("minLength"_L1).toInt(0);
    const qsizetype most = schema.value("maxLength"_L1).toInt(-1);
    if (text.trimmed().size() < least)
        return {u"%1 is empty."_s.arg(name)};
    if (most >= 0 && text.size() > most)
        return {
            u"%1 has %2 characters; at most %3 are taken."_s.arg(name).arg(text.size()).arg(most)};
    const bool isDate = schema.value("format"_L1).toString() == "date"_L1;
    if (isDate && !QDate::fromString(text, Qt::ISODate).isValid())
        return {u"%1: '%2' is not a date; use the form YYYY-MM-DD."_s.arg(name, echo(text))};
    const QJsonArray allowed = schema.value("enum"_L1).toArray();
    if (allowed.isEmpty() || allowed.contains(text))
        return {};
    QStringList words;
    for (const auto &each : allowed)
        words << each.toString();
    return {u"%1: '%2' is not one of: %3."_s.arg(name, echo(text), words.join(u", "_s))};
}

QStringList problemsInNumber(double number, const QJsonObject &schema, const QString &name)
{
    const QJsonValue least = schema.value("minimum"_L1);
    const QJsonValue most = schema.value("maximum"_L1);
    if (least.isDouble() && number < least.toDouble())
        return {u"%1 must be at least %2."_s.arg(name).arg(least.toDouble(), 0, 'f', 0)};
    if (most.isDouble() && number > most.toDouble())
        return {u"%1 must be at most %2."_s.arg(name).arg(most.toDouble(), 0, 'f', 0)};
    return {};
}

QStringList problemsInArray(const QJsonArray &array, const QJsonObject &schema, const QString &name)
{
    const qsizetype most = schema.value("maxItems"_L1).toInt(-1);
    if (most >= 0 && array.size() > most)
        return {
            u"%1 has %2 entries; at most %3 are taken."_s.arg(name).arg(array.size()).arg(most)};
    const QJsonObject items = schema.value("items"_L1).toObject();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QStringList problems = problemsIn(array[i], items, u"%1[%2]"_s.arg(name).arg(i));
        if (!problems.isEmpty())
            return problems;
    }
    return {};
}

QStringList problemsInObject(const QJsonObject &object, const QJsonObject &schema,
                             const QString &name)
{
    QStringList problems;
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    const QJsonArray required = schema.value("required"_L1).toArray();
    const QString prefix = name.isEmpty() ? QString() : QString(name + u'.');
    for (const auto &each : required) {
        if (!object.contains(each.toString()))
            problems << u"%1 is missing."_s.arg(prefix + each.toString());
    }
    const bool isClosed = schema.value("additionalProperties"_L1) == QJsonValue(false);
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (properties.contains(member.key()))
            problems << problemsIn(member.value(), properties.value(member.key()).toObject(),
                                   prefix + member.key());
        else if (isClosed)
            problems << u"There is no '%1' here; there are: %2."_s.arg(
                echo(member.key()), properties.keys().join(u", "_s));
    }
    return problems;
}

} // namespace

const std::vector<Tool> &tools()
{
    static const std::vector<Tool> table = loadTools();
    return table;
}

const Tool *findTool(QStringView name)
{
    const auto &table = tools();
    const auto found = std::find_if(table.begin(), table.end(), [name](const Tool &tool) {
        return name == QLatin1StringView(tool.name);
    });
    return found == table.end() ? nullptr : &*found;
}

Result<Outcome> callTool(const Tool &tool, const QJsonObject &arguments, const Context &context)
{
    const QJsonObject complete = completed(arguments, tool.inputSchema);
    const QStringList problems = problemsIn(complete, tool.inputSchema, {});
    if (!problems.isEmpty())
        return Outcome{{}, problems.mid(0, MaxProblems).join(u' ')};
    Result<QByteArray> json = tool.run(ToolCall{complete, context});
    if (json)
        return Outcome{*std::move(json), {}};
    if (json.error().code == ErrorCode::Cancelled)
        return json.error();
    return Outcome{{}, sentenceFor(json.error(), context)};
}

QStringList problemsIn(const QJsonValue &value, const QJsonObject &schema, const QString &name)
{
    const QStringList types = typesOf(schema);
    const bool isRight = types.isEmpty()
        || std::any_of(types.begin(), types.end(),
                       [&value](const QString &type) { return isOfType(value, type); });
    if (!isRight)
        return {u"%1 must be of type %2."_s.arg(name.isEmpty() ? u"The value"_s : name,
                                                types.join(u" or "_s))};
    if (value.isString())
        return problemsInText(value.toString(), schema, name);
    if (value.isDouble())
        return problemsInNumber(value.toDouble(), schema, name);
    if (value.isArray())
        return problemsInArray(value.toArray(), schema, name);
    return value.isObject() ? problemsInObject(value.toObject(), schema, name) : QStringList();
}

QJsonObject completed(const QJsonObject &object, const QJsonObject &schema)
{
    QJsonObject complete;
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (!member.value().isNull())
            complete.insert(member.key(), member.value());
    }
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    for (auto property = properties.begin(); property != properties.end(); ++property) {
        const QJsonObject of = property.value().toObject();
        if (of.contains("default"_L1) && !complete.contains(property.key()))
            complete.insert(property.key(), of.value("default"_L1));
    }
    return complete;
}

} // namespace sheria::assistant
