#include "server/routes/htmlparameters.h"

#include "server/http/query.h"
#include "server/routes/rendercache.h"

namespace sheria::routes {

namespace {

QByteArray resolverFor(const http::Request &request)
{
    const QByteArray wanted = request.query.value("resolver");
    if (wanted.isEmpty())
        return request.base + "/resolver/resolve";
    if (wanted == "no" || wanted == "none")
        return {};
    if (wanted.startsWith("http://") || wanted.startsWith("https://") || wanted.startsWith('/'))
        return wanted;
    return request.base + "/resolver/" + http::percentEncoded(wanted) + "/resolve";
}

} // namespace

QByteArray HtmlParameters::key() const
{
    return cacheKey({options.resolver, options.mediaUrl});
}

HtmlParameters htmlParameters(const http::Request &request)
{
    const http::Query &query = request.query;
    HtmlParameters out;
    out.coverpage = !query.contains("coverpage") || query.value("coverpage") == "1";
    out.standalone = query.value("standalone") == "1";
    out.options.resolver = resolverFor(request);
    out.options.mediaUrl = query.value("media-url");
    return out;
}

} // namespace sheria::routes
