#include "core/domain/jsonparts.h"

namespace sheria::json {

namespace {

/// Where the items of one answer stand.
struct Context
{
    QByteArrayView expressionUri;
    const Addresses &at;
};

void writeTextOrNull(Writer &out, QByteArrayView key, const std::optional<QString> &text)
{
    out.key(key);
    text ? out.string(*text) : out.null();
}

QByteArray urlOf(const TocEntry &entry, const Context &context)
{
    QByteArray uri = context.expressionUri.toByteArray() + "/!" + entry.component;
    if (const QByteArray portion = portionOf(entry); !portion.isEmpty())
        uri += '~' + portion;
    return context.at.of(uri);
}

QByteArray legacyUrlOf(const TocEntry &entry, const QByteArray &subcomponent,
                       const Context &context)
{
    QByteArray uri = context.expressionUri.toByteArray() + '/' + entry.component;
    if (!subcomponent.isEmpty())
        uri += '/' + subcomponent;
    return context.at.of(uri);
}

void writeEntry(Writer &out, const TocEntry &entry, const Context &context)
{
    out.beginObject();
    out.member("type", entry.type).member("component", entry.component);
    out.member("title", entry.title);
    writeArray(out, "children", entry.children,
               [&](const TocEntry &child) { writeEntry(out, child, context); });
    out.member("basic_unit", entry.isBasicUnit);
    writeTextOrNull(out, "num", entry.num);
    out.key("id").stringOrNull(entry.eId);
    writeTextOrNull(out, "heading", entry.heading);
    out.member("url", urlOf(entry, context));
    out.endObject();
}

/// Above an item: its parent and that one's subcomponent.
struct Above
{
    const TocEntry *entry = nullptr;
    QByteArray subcomponent;
};

void writeLegacyEntry(Writer &out, const TocEntry &entry, const Above &above,
                      const Context &context)
{
    const QByteArray subcomponent = subcomponentOf(entry, above.entry, above.subcomponent);
    out.beginObject();
    out.member("type", entry.type).member("component", entry.component);
    out.key("subcomponent").stringOrNull(subcomponent);
    out.member("title", entry.title);
    writeArray(out, "children", entry.children, [&](const TocEntry &child) {
        writeLegacyEntry(out, child, {&entry, subcomponent}, context);
    });
    writeTextOrNull(out, "num", entry.num);
    out.key("id").stringOrNull(entry.eId);
    writeTextOrNull(out, "heading", entry.heading);
    out.member("url", legacyUrlOf(entry, subcomponent, context));
    out.endObject();
}

} // namespace

void writeToc(Writer &out, const std::vector<TocEntry> &entries, QByteArrayView expressionUri,
              const Addresses &at)
{
    const Context context{expressionUri, at};
    const bool isV2 = at.version == ApiVersion::V2;
    out.beginObject();
    writeArray(out, "toc", entries, [&](const TocEntry &entry) {
        isV2 ? writeLegacyEntry(out, entry, {}, context) : writeEntry(out, entry, context);
    });
    out.endObject();
}

} // namespace sheria::json
