// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/openapi/document.h"

#include "server/http/message/headers.h"
#include "server/http/message/negotiate.h"

#include <QFile>
#include <QSet>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace sheria::openapi {

using namespace Qt::StringLiterals;

namespace {

using Json = nlohmann::ordered_json;

constexpr QByteArrayView Reference = "#/components/";

constexpr Api Apis[] = {
    {"/v3", "Sheria content API, version 3",
     "Works, their expressions and the parts of them, as Akoma Ntoso, HTML and JSON. Every path "
     "that "
     "answers in JSON also answers with .json behind it, and a path of several formats with the "
     "suffix of each.",
     false},
    {"/v2", "Sheria content API, version 2",
     "The older version, for existing clients. Deprecated: version 3 provides the same and more.",
     true},
    {"/api/v1", "Sheria court decisions API, version 1",
     "The published decisions of courts: lists by twelve dimensions, search and reading. Requires "
     "a separate permission.",
     false},
    {"", "Sheria server", "Paths outside the content API: probes, sessions, references.", false},
};

bool belongs(QByteArrayView path, const Api &api)
{
    return !api.prefix.isEmpty() && path.startsWith(api.prefix)
        && (path.size() == api.prefix.size() || path[api.prefix.size()] == '/');
}

QList<QByteArray> words(QByteArrayView text)
{
    QList<QByteArray> out = text.toByteArray().split(' ');
    out.removeAll(QByteArray());
    return out;
}

/// The names between the braces of a path.
QList<QByteArray> namesIn(const QByteArray &path)
{
    QList<QByteArray> names;
    for (qsizetype open = path.indexOf('{'); open >= 0; open = path.indexOf('{', open + 1))
        names << path.sliced(open + 1, path.indexOf('}', open) - open - 1);
    return names;
}

std::string text(QByteArrayView bytes)
{
    return {bytes.data(), static_cast<std::size_t>(bytes.size())};
}

Json refTo(QByteArrayView kind, QByteArrayView name)
{
    return {{"$ref", text(Reference) + text(kind) + '/' + text(name)}};
}

/// "application/json": what the answer in `format` is called.
QByteArray mediaType(const QByteArray &format)
{
    if (format.contains('/'))
        return format;
    const auto known = http::formatForName(format);
    const QByteArray type = known ? http::contentTypeFor(*known).toByteArray() : format;
    return http::withoutParameters(type).toByteArray();
}

Json contentOf(QByteArrayView schema, QByteArrayView formats)
{
    Json content = Json::object();
    if (!schema.isEmpty())
        content["application/json"]["schema"] = refTo("schemas", schema);
    for (const QByteArray &format : words(formats)) {
        const QByteArray type = mediaType(format);
        const bool isText = type.startsWith("text/") || type.endsWith("xml")
            || type.endsWith("yaml");
        content[text(type)]["schema"] = isText ? Json{{"type", "string"}} : Json::object();
    }
    return content;
}

QByteArrayView successText(int status)
{
    switch (status) {
    case 204: return "Success without content.";
    case 303: return "Continue at the URL in Location.";
    case 302: return "Found at the URL in Location.";
    default: return "The answer.";
    }
}

/// Whether what it answers is as complete as the search index.
bool isFromIndex(QByteArrayView route)
{
    return route == "search" || route == "decisions-search" || route == "decisions-suggest"
        || route == "retrieve";
}

Json successOf(const Operation &operation, bool isLegacy)
{
    const Description &description = operation.description;
    const bool isOlder = isLegacy && !description.legacySchema.isEmpty();
    Json out{{"description", text(successText(description.status))}};
    if (description.status == 200 && operation.method == "GET")
        out["headers"]["ETag"] = refTo("headers", "ETag");
    if (isFromIndex(operation.route))
        out["headers"]["X-Sheria-Index"] = refTo("headers", "X-Sheria-Index");
    Json content = contentOf(isOlder ? description.legacySchema : description.schema,
                             description.formats);
    if (!content.empty())
        out["content"] = std::move(content);
    return out;
}

/// What may go wrong, in the order of the statuses.
std::map<int, QByteArrayView> problemsOf(const Operation &operation)
{
    const Description &description = operation.description;
    if (description.tag == "Sign-in")
        return {{401, "SignInRefused"}, {403, "SignInRefused"}, {429, "SignInRefused"}};
    if (description.tag == "Webhooks")
        return {{303, "SignInFirst"},    {400, "SignInRefused"}, {401, "Unauthorized"},
                {403, "SignInRefused"},  {409, "SignInRefused"}, {415, "UnsupportedMediaType"},
                {429, "TooManyRequests"}};
    std::map<int, QByteArrayView> problems{{404, "NotFound"},
                                           {429, "TooManyRequests"},
                                           {503, "Unavailable"}};
    if (!operation.isPublic || !description.body.isEmpty())
        problems.insert({{401, "Unauthorized"}, {403, "Forbidden"}});
    if (!description.schema.isEmpty())
        problems.insert({{400, "BadRequest"}, {406, "NotAcceptable"}});
    if (!description.body.isEmpty())
        problems.insert({415, "UnsupportedMediaType"});
    if (description.tag == "Media")
        problems.insert({416, "RangeNotSatisfiable"});
    return problems;
}

Json operationOf(const Operation &operation, bool isLegacy)
{
    const Description &description = operation.description;
    QByteArray id = operation.route;
    id.replace('-', '_');
    Json out{{"operationId", text(id)}, {"summary", text(operation.summary)}};
    out["tags"].push_back(text(description.tag));
    if (isLegacy)
        out["deprecated"] = true;
    if (operation.isPublic)
        out["security"] = Json::array();
    for (const QByteArray &name : namesIn(operation.path))
        out["parameters"].push_back(refTo("parameters", QByteArray("path_" + name)));
    for (const QByteArray &key : words(description.query))
        out["parameters"].push_back(refTo("parameters", key));
    if (!description.body.isEmpty()) {
        Json &body = out["requestBody"];
        body["required"] = true;
        for (const QByteArray &type : operation.bodyTypes.split(' '))
            body["content"][text(type)]["schema"] = refTo("schemas", description.body);
    }
    Json &responses = out["responses"];
    responses[std::to_string(description.status)] = successOf(operation, isLegacy);
    for (const auto &[status, name] : problemsOf(operation)) {
        if (status != description.status)
            responses[std::to_string(status)] = refTo("responses", name);
    }
    return out;
}

/// The document without paths and components.
Json documentFor(const Api &api, const QByteArray &base)
{
    Json out{{"openapi", "3.1.0"}};
    out["info"] = {{"title", text(api.title)},
                   {"version", SHERIA_VERSION},
                   {"description", text(api.text)}};
    out["servers"].push_back({{"url", text(base)}});
    for (const char *scheme : {"tokenAuth", "bearerAuth", "cookieAuth"})
        out["security"].push_back({{scheme, Json::array()}});
    return out;
}

/// Adds what `json` refers to: "schemas/Country".
void collect(const Json &json, QSet<QByteArray> &wanted, QList<QByteArray> &open)
{
    const QByteArray all = QByteArray::fromStdString(json.dump());
    for (qsizetype at = all.indexOf(Reference); at >= 0; at = all.indexOf(Reference, at)) {
        at += Reference.size();
        const QByteArray name = all.sliced(at, all.indexOf('"', at) - at);
        if (!wanted.contains(name)) {
            wanted.insert(name);
            open << name;
        }
    }
}

/// Completes `document` with the components that it refers to, and those that they refer to; the server's own
/// with what it sends to others, too.
/// Errors: Internal when it refers to one that does not exist.
Result<void> addComponents(Json &document, bool isOwn)
{
    QFile file(u":/openapi/components.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Internal, file.errorString()};
    Json components = Json::parse(file.readAll().toStdString(), nullptr, false);
    if (isOwn) {
        document["tags"] = components["tags"];
        document["webhooks"] = components["webhooks"];
    }
    QSet<QByteArray> wanted;
    QList<QByteArray> open;
    collect(document, wanted, open);
    while (!open.isEmpty()) {
        const QByteArray name = open.takeLast();
        const Json::json_pointer place('/' + name.toStdString());
        if (!components.contains(place))
            return Error{ErrorCode::Internal, u"no OpenAPI component "_s + QString::fromUtf8(name)};
        collect(components[place], wanted, open);
    }
    for (const auto &[kind, each] : components.items()) {
        if (kind == "webhooks" || kind == "tags")
            continue;
        Json &out = document["components"][kind] = Json::object();
        for (const auto &[name, component] : each.items()) {
            if (kind == "securitySchemes"
                || wanted.contains(QByteArray::fromStdString(kind + '/' + name)))
                out[name] = component;
        }
    }
    return {};
}

} // namespace

std::span<const Api> apis()
{
    return Apis;
}

const Api &apiOf(QByteArrayView path)
{
    for (const Api &api : Apis) {
        if (belongs(path, api))
            return api;
    }
    return *std::prev(std::end(Apis));
}

Result<QByteArray> document(const Api &api, std::span<const Operation> all, const QByteArray &base)
{
    Json out = documentFor(api, base);
    Json &paths = out["paths"] = Json::object();
    for (const Operation &operation : all) {
        if (&apiOf(operation.path) != &api)
            continue;
        if (operation.description.tag.isEmpty())
            return Error{ErrorCode::Internal,
                         u"no description of route "_s + QString::fromUtf8(operation.route)};
        paths[text(operation.path)][text(operation.method.toLower())] = operationOf(operation,
                                                                                    api.isLegacy);
    }
    SHERIA_CHECK(addComponents(out, api.prefix.isEmpty()));
    return QByteArray::fromStdString(out.dump());
}

} // namespace sheria::openapi
