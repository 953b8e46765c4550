#include "server/openapi/components.h"

#include "core/domain/json.h"
#include "server/openapi/jsontree.h"

#include <QFile>
#include <QSet>

namespace sheria::openapi {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

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

} // namespace sheria::openapi
