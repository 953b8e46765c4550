#include "server/http/query.h"

#include <algorithm>

namespace sheria::http {

namespace {

/// -1 for what is no hexadecimal digit.
int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char low = static_cast<char>(c | 0x20);
    return low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
}

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

} // namespace

Query Query::parse(QByteArrayView text)
{
    Query query;
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('&');
        const QByteArrayView pair = end < 0 ? text : text.first(end);
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
        if (pair.isEmpty())
            continue;
        const qsizetype equals = pair.indexOf('=');
        if (equals < 0)
            query.m_items.append({formDecoded(pair), {}});
        else
            query.m_items.append(
                {formDecoded(pair.first(equals)), formDecoded(pair.sliced(equals + 1))});
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
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool pair = text[i] == '%' && i + 2 < text.size();
        const int high = pair ? hexValue(text[i + 1]) : -1;
        const int low = pair ? hexValue(text[i + 2]) : -1;
        if (high < 0 || low < 0) {
            plain += text[i];
            continue;
        }
        plain += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return plain;
}

QByteArray percentEncoded(QByteArrayView text, QByteArrayView keep)
{
    return text.toByteArray().toPercentEncoding(keep.toByteArray());
}

} // namespace sheria::http
