// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/browse/jsonview.h"

#include "server/browse/markup.h"
#include "server/http/message/negotiate.h"
#include "server/http/message/problem.h"

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

/// What stands before and behind a value on its lines.
struct Around
{
    QByteArray name;       ///< With its colon, as HTML.
    QByteArrayView behind; ///< ",", or nothing.
};

void append(QByteArray &out, const JsonTree &tree, const Around &around, const LinkRule &rule);

/// Its first line is what it is folded by; folded, that line says how much there is.
void appendContainer(QByteArray &out, const JsonTree &tree, const Around &around,
                     const LinkRule &rule)
{
    const bool isObject = tree.kind == JsonTree::Kind::Object;
    const QByteArrayView open = isObject ? "{" : "[";
    const QByteArray close = QByteArray(isObject ? "}" : "]") + around.behind.toByteArray();
    if (tree.members.empty()) {
        out.append(around.name).append(open).append(close);
        return;
    }
    out.append("<details open><summary>").append(around.name).append(open);
    out.append("<span class=\"n\"> ");
    out.append(QByteArray::number(static_cast<qlonglong>(tree.members.size())));
    out.append(" <b>").append(close).append("</b></span></summary><ul>");
    for (std::size_t i = 0; i < tree.members.size(); ++i) {
        const JsonMember &member = tree.members[i];
        Around next{{}, i + 1 < tree.members.size() ? "," : ""};
        if (isObject)
            next.name = "<span class=\"k\">" + escaped(http::jsonString(member.name)) + "</span>: ";
        out.append("<li>");
        append(out, member.value, next, rule);
        out.append("</li>");
    }
    out.append("</ul><span class=\"e\">").append(close).append("</span></details>");
}

void appendScalar(QByteArray &out, const JsonTree &tree, const LinkRule &rule)
{
    if (tree.kind == JsonTree::Kind::String)
        return appendString(out, tree, rule);
    out.append("<span class=\"").append(tree.kind == JsonTree::Kind::Number ? 'd' : 'l');
    out.append("\">").append(escaped(tree.text)).append("</span>");
}

void append(QByteArray &out, const JsonTree &tree, const Around &around, const LinkRule &rule)
{
    if (tree.isContainer())
        return appendContainer(out, tree, around, rule);
    out.append(around.name);
    appendScalar(out, tree, rule);
    out.append(around.behind);
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
    append(out, tree, {}, rule);
    return out;
}

} // namespace sheria::browse
