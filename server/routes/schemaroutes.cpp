#include "server/http/negotiate.h"
#include "server/http/problem.h"
#include "server/openapi/document.h"
#include "server/openapi/jsontree.h"
#include "server/routes/handlers.h"

#include <QFile>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

enum class Notation { Yaml, Json };

/// How welcome `subtype` of "application" is, in thousandths; ranges with "*" do not count.
int welcome(const QList<http::MediaRange> &ranges, QByteArrayView subtype)
{
    int quality = 0;
    for (const http::MediaRange &range : ranges) {
        if (range.type == "application" && range.subtype == subtype)
            quality = std::max(quality, range.quality);
    }
    return quality;
}

/// By suffix, `?format=`, Accept. YAML unless JSON is asked for.
Result<Notation> wantedNotation(const Call &call)
{
    const QByteArray format = call.suffix.isEmpty() ? call.request.query.value("format")
                                                    : call.suffix;
    if (format == "json" || format == "openapi-json")
        return Notation::Json;
    if (format == "yaml" || format == "openapi")
        return Notation::Yaml;
    if (!format.isEmpty())
        return Error{ErrorCode::NotFound, QString::fromUtf8(format)};
    const auto ranges = http::parseAccept(call.request.headers.value("Accept"));
    const int json = std::max(welcome(ranges, "json"), welcome(ranges, "vnd.oai.openapi+json"));
    const int yaml = std::max(welcome(ranges, "yaml"), welcome(ranges, "vnd.oai.openapi"));
    return json > yaml ? Notation::Json : Notation::Yaml;
}

QByteArray resource(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct FileType
{
    QByteArrayView suffix;
    QByteArrayView contentType;
};

constexpr FileType FileTypes[] = {{".css", "text/css; charset=utf-8"},
                                  {".js", "text/javascript; charset=utf-8"},
                                  {".html", "text/html; charset=utf-8"},
                                  {".svg", "image/svg+xml"},
                                  {".txt", "text/plain; charset=utf-8"}};

/// Scripts and styles of our own only; Swagger UI puts its pictures into its style sheet.
QByteArray pagePolicy(const QByteArray &base)
{
    return "default-src 'none'; script-src " + base
        + "/static/; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
          "font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
}

} // namespace

Result<Response> getSchema(const Call &call)
{
    SHERIA_TRY(const Notation notation, wantedNotation(call));
    const std::vector<openapi::Operation> all = operations();
    SHERIA_TRY(QByteArray json,
               openapi::document(openapi::apiOf(call.request.path), all, call.request.base));
    Response response = Response::json(std::move(json));
    if (notation == Notation::Yaml) {
        SHERIA_TRY(const auto tree, openapi::JsonTree::parse(response.body));
        response = Response::of("application/yaml; charset=utf-8"_ba, openapi::toYaml(tree));
    }
    // Whatever `lang` asks for: there is one.
    response.setHeader("Content-Language", "en");
    return response;
}

Result<Response> getSwaggerUi(const Call &call)
{
    const QByteArray page = resource(u":/static/swagger-ui.html"_s);
    if (page.isEmpty())
        return http::notFound(); // It was built without.
    return Response::html(page).setHeader("Content-Security-Policy", pagePolicy(call.request.base));
}

/// Where clients of the hosted service find a second page, there is the way to the one we have.
Result<Response> getRedoc(const Call &call)
{
    const QByteArray &path = call.request.rawPath;
    Response response;
    response.status = 302;
    response.setHeader("Location",
                       call.request.base + path.first(path.indexOf("/redoc")) + "/swagger-ui");
    return response;
}

Result<Response> getStatic(const Call &call)
{
    const QByteArray name = call.captures.value("file");
    for (const FileType &type : FileTypes) {
        if (!name.endsWith(type.suffix) || name.contains('/'))
            continue;
        const QByteArray bytes = resource(u":/static/"_s + QString::fromUtf8(name));
        if (!bytes.isEmpty())
            return Response::of(type.contentType.toByteArray(), bytes);
    }
    return http::notFound();
}

} // namespace sheria::routes
