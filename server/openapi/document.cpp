#include "server/openapi/document.h"

#include "core/domain/json.h"
#include "server/http/headers.h"
#include "server/http/negotiate.h"
#include "server/openapi/jsontree.h"

#include <QFile>
#include <QSet>

#include <map>
#include <vector>

namespace sheria::openapi {

using namespace Qt::StringLiterals;

namespace {

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

void writeRef(json::Writer &out, QByteArrayView kind, QByteArrayView name)
{
    out.beginObject();
    out.member("$ref", QByteArray("#/components/" + kind.toByteArray() + '/' + name.toByteArray()));
    out.endObject();
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

void writeContent(json::Writer &out, QByteArrayView schema, QByteArrayView formats)
{
    if (schema.isEmpty() && formats.isEmpty())
        return;
    out.key("content").beginObject();
    if (!schema.isEmpty()) {
        out.key("application/json").beginObject().key("schema");
        writeRef(out, "schemas", schema);
        out.endObject();
    }
    for (const QByteArray &format : words(formats)) {
        const QByteArray type = mediaType(format);
        const bool isText = type.startsWith("text/") || type.endsWith("xml")
            || type.endsWith("yaml");
        out.key(type).beginObject().key("schema").beginObject();
        if (isText)
            out.member("type", QByteArrayView("string"));
        out.endObject().endObject();
    }
    out.endObject();
}

void writeParameters(json::Writer &out, const Operation &operation)
{
    const Description &description = operation.description;
    const QList<QByteArray> inPath = namesIn(operation.path);
    const QList<QByteArray> inQuery = words(description.query);
    if (inPath.isEmpty() && inQuery.isEmpty())
        return;
    out.key("parameters").beginArray();
    for (const QByteArray &name : inPath)
        writeRef(out, "parameters", QByteArray("path_" + name));
    for (const QByteArray &key : inQuery)
        writeRef(out, "parameters", key);
    out.endArray();
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

void writeSuccess(json::Writer &out, const Operation &operation, bool isLegacy)
{
    const Description &description = operation.description;
    const bool isOlder = isLegacy && !description.legacySchema.isEmpty();
    out.key(QByteArray::number(description.status)).beginObject();
    out.member("description", successText(description.status));
    const bool hasTag = description.status == 200 && operation.method == "GET";
    const bool isSearched = isFromIndex(operation.route);
    if (hasTag || isSearched) {
        out.key("headers").beginObject();
        if (hasTag) {
            out.key("ETag");
            writeRef(out, "headers", "ETag");
        }
        if (isSearched) {
            out.key("X-Sheria-Index");
            writeRef(out, "headers", "X-Sheria-Index");
        }
        out.endObject();
    }
    writeContent(out, isOlder ? description.legacySchema : description.schema, description.formats);
    out.endObject();
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

void writeOperation(json::Writer &out, const Operation &operation, bool isLegacy)
{
    const Description &description = operation.description;
    QByteArray id = operation.route;
    id.replace('-', '_');
    out.key(operation.method.toLower()).beginObject();
    out.member("operationId", id).member("summary", operation.summary);
    out.key("tags").beginArray().string(description.tag).endArray();
    if (isLegacy)
        out.member("deprecated", true);
    if (operation.isPublic)
        out.key("security").beginArray().endArray();
    writeParameters(out, operation);
    if (!description.body.isEmpty()) {
        out.key("requestBody").beginObject().member("required", true);
        out.key("content").beginObject();
        for (const QByteArray &type : operation.bodyTypes.split(' ')) {
            out.key(type).beginObject().key("schema");
            writeRef(out, "schemas", description.body);
            out.endObject();
        }
        out.endObject().endObject();
    }
    out.key("responses").beginObject();
    writeSuccess(out, operation, isLegacy);
    for (const auto &[status, name] : problemsOf(operation)) {
        if (status == description.status)
            continue;
        out.key(QByteArray::number(status));
        writeRef(out, "responses", name);
    }
    out.endObject().endObject();
}

void writeInfo(json::Writer &out, const Api &api, const QByteArray &base)
{
    out.member("openapi", QByteArrayView("3.1.0"));
    out.key("info").beginObject().member("title", api.title);
    out.member("version", QByteArrayView(SHERIA_VERSION)).member("description", api.text);
    out.endObject();
    out.key("servers").beginArray().beginObject().member("url", base).endObject().endArray();
    out.key("security").beginArray();
    for (const QByteArrayView scheme : {"tokenAuth", "bearerAuth", "cookieAuth"})
        out.beginObject().key(scheme).beginArray().endArray().endObject();
    out.endArray();
}

constexpr QByteArrayView Reference = "#/components/";

/// Adds what `text`, JSON, refers to: "schemas/Country".
void collect(QByteArrayView text, QSet<QByteArray> &wanted, QList<QByteArray> &open)
{
    for (qsizetype at = text.indexOf(Reference); at >= 0; at = text.indexOf(Reference, at)) {
        at += Reference.size();
        const QByteArray name = text.sliced(at, text.indexOf('"', at) - at).toByteArray();
        if (!wanted.contains(name)) {
            wanted.insert(name);
            open << name;
        }
    }
}

void write(json::Writer &out, const JsonTree &tree)
{
    switch (tree.kind) {
    case JsonTree::Kind::String: out.string(QByteArrayView(tree.text)); return;
    case JsonTree::Kind::Number:
    case JsonTree::Kind::Literal: out.raw(tree.text); return;
    case JsonTree::Kind::Array:
        out.beginArray();
        for (const JsonMember &item : tree.members)
            write(out, item.value);
        out.endArray();
        return;
    case JsonTree::Kind::Object:
        out.beginObject();
        for (const JsonMember &member : tree.members) {
            out.key(member.name);
            write(out, member.value);
        }
        out.endObject();
        return;
    }
    Q_UNREACHABLE();
}

QByteArray asJson(const JsonTree &tree)
{
    json::Writer out;
    write(out, tree);
    return out.take();
}

Result<JsonTree> readComponents()
{
    QFile file(u":/openapi/components.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Internal, file.errorString()};
    return JsonTree::parse(file.readAll());
}

/// Everything that `beginning` leads to.
Result<QSet<QByteArray>> reached(QByteArrayView beginning, const JsonTree &components)
{
    QSet<QByteArray> wanted;
    QList<QByteArray> open;
    collect(beginning, wanted, open);
    while (!open.isEmpty()) {
        const QByteArray name = open.takeLast();
        const qsizetype slash = name.indexOf('/');
        const JsonTree *kind = components.find(name.first(slash));
        const JsonTree *component = kind ? kind->find(name.sliced(slash + 1)) : nullptr;
        if (!component)
            return Error{ErrorCode::Internal, u"no OpenAPI component "_s + QString::fromUtf8(name)};
        collect(asJson(*component), wanted, open);
    }
    return wanted;
}

/// `beginning`, an OpenAPI document without its last brace, completed with those of all components
/// that it refers to, and those that they refer to.
/// Errors: Internal when it refers to one that does not exist.
Result<QByteArray> withComponents(QByteArray beginning)
{
    SHERIA_TRY(const JsonTree components, readComponents());
    SHERIA_TRY(const auto wanted, reached(beginning, components));
    json::Writer out;
    out.beginObject();
    for (const JsonMember &kind : components.members) {
        const bool isAlwaysThere = kind.name == "securitySchemes";
        out.key(kind.name).beginObject();
        for (const JsonMember &each : kind.value.members) {
            if (!isAlwaysThere && !wanted.contains(kind.name + '/' + each.name))
                continue;
            out.key(each.name);
            write(out, each.value);
        }
        out.endObject();
    }
    out.endObject();
    beginning += ",\"components\":" + out.take() + '}';
    return beginning;
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
    std::vector<QByteArray> paths; // In the order of the table; a path may have several methods.
    std::map<QByteArray, std::vector<const Operation *>> operations;
    for (const Operation &operation : all) {
        if (&apiOf(operation.path) != &api)
            continue;
        auto &here = operations[operation.path];
        if (here.empty())
            paths.push_back(operation.path);
        here.push_back(&operation);
    }
    json::Writer out;
    out.beginObject();
    writeInfo(out, api, base);
    out.key("paths").beginObject();
    for (const QByteArray &path : paths) {
        out.key(path).beginObject();
        for (const Operation *operation : operations[path]) {
            if (operation->description.tag.isEmpty())
                return Error{ErrorCode::Internal,
                             u"no description of route "_s + QString::fromUtf8(operation->route)};
            writeOperation(out, *operation, api.isLegacy);
        }
        out.endObject();
    }
    out.endObject();
    return withComponents(out.take());
}

} // namespace sheria::openapi
