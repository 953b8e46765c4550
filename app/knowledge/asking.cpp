#include "app/knowledge/asking.h"

#include "core/domain/json.h"

#include <QJsonDocument>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// `text` as one word of a shell.
QString quoted(const QString &text)
{
    QString inner = text;
    inner.replace(u'\'', u"'\\''"_s);
    return u'\'' + inner + u'\'';
}

void writeFilters(json::Writer &out, const knowledge::Filters &filters)
{
    out.beginObject();
    if (filters.places && filters.places->size() == 1)
        out.member("frbr_place", filters.places->front());
    if (filters.repealed)
        out.member("repealed", *filters.repealed);
    if (filters.commenced)
        out.member("commenced", *filters.commenced);
    if (filters.asAt.isValid())
        out.member("as_at", filters.asAt);
    out.endObject();
}

QByteArray pretty(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).toJson(QJsonDocument::Indented).trimmed();
}

void writeCommand(json::Writer &out, const QString &library)
{
    out.member("command", QByteArrayView("sheriactl")).key("args").beginArray();
    out.string(QByteArrayView("mcp")).string(QByteArrayView("--library"));
    out.string(QStringView(library)).endArray();
}

void writeAddress(json::Writer &out, const QByteArray &address)
{
    out.member("type", QByteArrayView("http")).member("url", QByteArray(address + "/mcp"));
    out.key("headers").beginObject();
    out.member("Authorization", QByteArrayView("Bearer TOKEN")).endObject();
}

} // namespace

QByteArray asJson(const knowledge::Request &request)
{
    json::Writer out;
    out.beginObject().member("text", QStringView(request.text));
    out.member("top_k", request.topK).key("filters");
    writeFilters(out, request.filters);
    if (request.wantsExplanation)
        out.member("explain", true);
    out.endObject();
    return out.take();
}

QString asCurl(const knowledge::Request &request, const QByteArray &base, const QByteArray &address)
{
    return u"curl -H \"Authorization: Token $TOKEN\" -H \"Content-Type: application/json\" \\\n"
           "    -d %1 \\\n    %2"_s.arg(
               quoted(QString::fromUtf8(asJson(request))),
               quoted(QString::fromUtf8(address + "/ai/v1/knowledge-bases/" + base + "/retrieve")));
}

QString clientSnippet(ClientKind kind, const QString &library, const QByteArray &address)
{
    json::Writer out;
    out.beginObject();
    switch (kind) {
    case ClientKind::CommandLine: return u"sheriactl mcp --library "_s + quoted(library);
    case ClientKind::StartsProgram:
        out.key("mcpServers").beginObject().key("sheria").beginObject();
        writeCommand(out, library);
        break;
    case ClientKind::Address:
        out.key("mcpServers").beginObject().key("sheria").beginObject();
        writeAddress(out, address);
        break;
    case ClientKind::EditorServers:
        out.key("servers").beginObject().key("sheria").beginObject();
        writeAddress(out, address);
        break;
    }
    out.endObject().endObject().endObject();
    return QString::fromUtf8(pretty(out.take()));
}

} // namespace sheria::app
