// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/query.h"

#include "server/http/message/headers.h"

#include <algorithm>
#include <optional>

namespace sheria::http {

namespace {

QByteArray formDecoded(QByteArrayView text)
{
    QByteArray plain = text.toByteArray();
    plain.replace('+', ' ');
    return percentDecoded(plain);
}

QByteArray formEncoded(QByteArrayView text)
{
    return percentEncoded(text, " ").replace(' ', '+');
}

constexpr qsizetype MaxBoundary = 70; ///< RFC 2046 section 5.1.1.

Error malformed(const char *why)
{
    return {ErrorCode::InvalidArgument,
            QStringLiteral("Multipart form parse error - %1").arg(QString::fromLatin1(why))};
}

/// The value of a parameter in a header field such as `form-data; name="a"`.
std::optional<QByteArray> parameter(QByteArrayView field, QByteArrayView wanted)
{
    takeUntil(field, ';');
    while (!field.isEmpty()) {
        const auto *const stop = std::find_if(field.begin(), field.end(),
                                              [](char c) { return c == '=' || c == ';'; });
        const bool hasValue = stop != field.end() && *stop == '=';
        const QByteArrayView name = takeUntil(field, hasValue ? '=' : ';').trimmed();
        if (!hasValue)
            continue;
        QByteArray value;
        if (field.startsWith('"')) {
            qsizetype at = 1;
            for (; at < field.size() && field[at] != '"'; ++at) {
                if (field[at] == '\\' && at + 1 < field.size())
                    ++at;
                value += field[at];
            }
            field = field.sliced(at);
            takeUntil(field, ';');
        } else {
            value = takeUntil(field, ';').trimmed().toByteArray();
        }
        if (equalsIgnoringCase(name, wanted))
            return value;
    }
    return std::nullopt;
}

/// Reads the head of a part, "name: value" lines.
Result<QueryItem> partOf(QByteArrayView head, QByteArrayView value)
{
    for (qsizetype at = 0; at < head.size();) {
        qsizetype end = head.indexOf("\r\n", at);
        end = end < 0 ? head.size() : end;
        const QByteArrayView line = head.sliced(at, end - at);
        at = end + 2;
        const qsizetype colon = line.indexOf(':');
        if (colon < 0 || !equalsIgnoringCase(line.first(colon).trimmed(), "Content-Disposition"))
            continue;
        const QByteArrayView field = line.sliced(colon + 1);
        const auto name = parameter(field, "name");
        if (!name)
            break;
        return QueryItem{*name, value.toByteArray()};
    }
    return malformed("a part has no name");
}

} // namespace

Query Query::parse(QByteArrayView text)
{
    Query query;
    while (!text.isEmpty()) {
        QByteArrayView rest = takeUntil(text, '&');
        if (rest.isEmpty())
            continue;
        const QByteArrayView name = takeUntil(rest, '=');
        query.m_items.append({formDecoded(name), formDecoded(rest)});
    }
    return query;
}

bool Query::contains(QByteArrayView name) const
{
    return std::any_of(m_items.cbegin(), m_items.cend(),
                       [name](const QueryItem &item) { return item.name == name; });
}

QByteArray Query::value(QByteArrayView name) const
{
    const auto last = std::find_if(m_items.crbegin(), m_items.crend(),
                                   [name](const QueryItem &item) { return item.name == name; });
    return last == m_items.crend() ? QByteArray() : last->value;
}

QList<QByteArray> Query::values(QByteArrayView name) const
{
    QList<QByteArray> found;
    for (const QueryItem &item : m_items) {
        if (item.name == name)
            found.append(item.value);
    }
    return found;
}

Query Query::with(QByteArrayView name, QByteArrayView value) const
{
    Query query = *this;
    query.m_items.removeIf([name](const QueryItem &item) { return item.name == name; });
    if (!value.isEmpty())
        query.m_items.append({name.toByteArray(), value.toByteArray()});
    return query;
}

QByteArray Query::encoded() const
{
    QList<QueryItem> sorted = m_items;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const QueryItem &a, const QueryItem &b) { return a.name < b.name; });
    QByteArray text;
    for (const QueryItem &item : std::as_const(sorted)) {
        if (!text.isEmpty())
            text += '&';
        text += formEncoded(item.name) + '=' + formEncoded(item.value);
    }
    return text;
}

QByteArray percentDecoded(QByteArrayView text)
{
    QByteArray plain;
    plain.reserve(text.size());
    while (!text.isEmpty()) {
        const bool isEncoded = text[0] == '%' && text.size() > 2
            && consistsOf(text.sliced(1, 2), Characters::Hex);
        plain += isEncoded ? static_cast<char>(text.sliced(1, 2).toInt(nullptr, 16)) : text[0];
        text = text.sliced(isEncoded ? 3 : 1);
    }
    return plain;
}

QByteArray percentEncoded(QByteArrayView text, QByteArrayView keep)
{
    return text.toByteArray().toPercentEncoding(keep.toByteArray());
}

Result<QList<QueryItem>> parseMultipart(QByteArrayView contentType, const QByteArray &body)
{
    const QByteArray boundary = parameter(contentType, "boundary").value_or(QByteArray());
    if (boundary.isEmpty() || boundary.size() > MaxBoundary)
        return malformed("Invalid boundary in multipart: None");
    const QByteArray line = "--" + boundary;
    QList<QueryItem> parts;
    qsizetype at = body.startsWith(line) ? 0 : body.indexOf(QByteArray("\r\n" + line));
    if (at < 0)
        return malformed("the boundary is not in the body");
    at += body.startsWith(line) ? 0 : 2;
    const QByteArray next = "\r\n" + line;
    while (true) {
        at += line.size();
        if (QByteArrayView(body).sliced(at).startsWith("--"))
            return parts;
        const qsizetype lineEnd = body.indexOf("\r\n", at);
        // A part without fields has its empty line at once.
        const qsizetype headEnd = lineEnd < 0 ? -1 : body.indexOf("\r\n\r\n", lineEnd);
        const qsizetype end = headEnd < 0 ? -1 : body.indexOf(next, headEnd + 2);
        if (end < 0 || end < headEnd + 4)
            return malformed("a part has no end");
        if (parts.size() == MaxFormParts)
            return malformed("it has too many parts");
        const QByteArrayView head = headEnd > lineEnd
            ? QByteArrayView(body).sliced(lineEnd + 2, headEnd - lineEnd - 2)
            : QByteArrayView();
        SHERIA_TRY(QueryItem part,
                   partOf(head, QByteArrayView(body).sliced(headEnd + 4, end - headEnd - 4)));
        parts << std::move(part);
        at = end + 2;
    }
}

} // namespace sheria::http
