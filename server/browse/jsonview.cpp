#include "server/browse/jsonview.h"

#include "server/browse/markup.h"
#include "server/http/negotiate.h"
#include "server/http/problem.h"

namespace sheria::browse {

using openapi::JsonMember;
using openapi::JsonTree;

namespace {

constexpr QByteArrayView BrowseParameter = "format=browse";

bool hasBlank(QByteArrayView text)
{
    return text.contains(' ') || text.contains('\n') || text.contains('"') || text.contains('<');
}

/// `path` (with its query) of the server so that it leads to a page, where it leads to JSON.
QByteArray asPage(QByteArrayView target)
{
    const qsizetype mark = target.indexOf('?');
    const QByteArrayView path = mark < 0 ? target : target.first(mark);
    const auto format = http::splitSuffix(path).format;
    const bool isJson = !format || *format == http::Format::Json;
    const bool isFile = path.contains("/media/") || path.startsWith("/static/");
    if (!isJson || isFile)
        return target.toByteArray();
    return target.toByteArray() + (mark < 0 ? '?' : '&') + BrowseParameter.toByteArray();
}

void appendString(QByteArray &out, const JsonTree &tree, const LinkRule &rule)
{
    const QByteArray shown = escaped(http::jsonString(tree.text));
    const QByteArray link = linkFor(tree.text, rule);
    if (link.isEmpty()) {
        out.append("<span class=\"s\">").append(shown).append("</span>");
        return;
    }
    const bool isForeign = link.startsWith("http");
    out.append("<a class=\"s\" href=\"").append(escaped(link)).append('"');
    out.append(isForeign ? " rel=\"noreferrer noopener\">" : ">").append(shown).append("</a>");
}

void append(QByteArray &out, const JsonTree &tree, const LinkRule &rule);

void appendContainer(QByteArray &out, const JsonTree &tree, const LinkRule &rule)
{
    const bool isObject = tree.kind == JsonTree::Kind::Object;
    const QByteArrayView open = isObject ? "{" : "[";
    const QByteArrayView close = isObject ? "}" : "]";
    if (tree.members.empty()) {
        out.append(open).append(close);
        return;
    }
    out.append("<details open><summary>").append(open).append("<span class=\"n\"> ");
    out.append(QByteArray::number(static_cast<qlonglong>(tree.members.size())));
    out.append(" </span></summary><ul>");
    for (std::size_t i = 0; i < tree.members.size(); ++i) {
        const JsonMember &member = tree.members[i];
        out.append("<li>");
        if (isObject)
            out.append("<span class=\"k\">")
                .append(escaped(http::jsonString(member.name)))
                .append("</span>: ");
        append(out, member.value, rule);
        out.append(i + 1 < tree.members.size() ? ",</li>" : "</li>");
    }
    out.append("</ul></details>").append(close);
}

void append(QByteArray &out, const JsonTree &tree, const LinkRule &rule)
{
    switch (tree.kind) {
    case JsonTree::Kind::Object:
    case JsonTree::Kind::Array: return appendContainer(out, tree, rule);
    case JsonTree::Kind::String: return appendString(out, tree, rule);
    case JsonTree::Kind::Number:
        out.append("<span class=\"d\">").append(escaped(tree.text)).append("</span>");
        return;
    case JsonTree::Kind::Literal:
        out.append("<span class=\"l\">").append(tree.text).append("</span>");
        return;
    }
    Q_UNREACHABLE();
}

} // namespace

QByteArray linkFor(QByteArrayView text, const LinkRule &rule)
{
    if (hasBlank(text))
        return {};
    if (text.startsWith("/akn/") && !rule.api.isEmpty())
        return asPage(QByteArray(rule.api + text.toByteArray()));
    if (!rule.base.isEmpty() && text.startsWith(rule.base)
        && text.sliced(rule.base.size()).startsWith('/'))
        return asPage(text.sliced(rule.base.size()));
    if (text.startsWith("https://") || text.startsWith("http://"))
        return text.toByteArray();
    return {};
}

QByteArray jsonView(const JsonTree &tree, const LinkRule &rule)
{
    QByteArray out;
    append(out, tree, rule);
    return out;
}

} // namespace sheria::browse
