#include "server/http/headers.h"

namespace sheria::http {

namespace {

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

} // namespace

QByteArray headerSafe(QByteArray value)
{
    const auto isControl = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7f;
    };
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (isControl(std::as_const(value)[i]))
            value[i] = ' ';
    }
    return value;
}

RequestHeaders::RequestHeaders(std::initializer_list<Header> fields)
{
    for (const Header &field : fields)
        append(field.name, field.value);
}

void RequestHeaders::append(QByteArrayView name, QByteArrayView value)
{
    m_fields.append({static_cast<qint32>(m_block.size()), static_cast<qint32>(name.size()),
                     static_cast<qint32>(m_block.size() + name.size()),
                     static_cast<qint32>(value.size())});
    m_block.append(name).append(value);
}

QByteArrayView RequestHeaders::name(qsizetype index) const
{
    return QByteArrayView(m_block).sliced(m_fields[index].nameAt, m_fields[index].nameLength);
}

QByteArrayView RequestHeaders::value(qsizetype index) const
{
    return QByteArrayView(m_block).sliced(m_fields[index].valueAt, m_fields[index].valueLength);
}

QByteArrayView RequestHeaders::value(QByteArrayView name) const
{
    for (qsizetype i = 0; i < m_fields.size(); ++i) {
        if (m_fields[i].nameLength == name.size() && equalsIgnoringCase(this->name(i), name))
            return value(i);
    }
    return {};
}

QByteArrayView RequestHeaders::cookie(QByteArrayView name) const
{
    QByteArrayView rest = value("Cookie");
    while (!rest.isEmpty()) {
        const qsizetype end = rest.indexOf(';');
        const QByteArrayView pair = trimmedBlanks(end < 0 ? rest : rest.first(end));
        rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
        const qsizetype equals = pair.indexOf('=');
        if (equals >= 0 && pair.first(equals) == name)
            return pair.sliced(equals + 1);
    }
    return {};
}

bool listContains(QByteArrayView value, QByteArrayView token)
{
    while (!value.isEmpty()) {
        const qsizetype end = value.indexOf(',');
        if (equalsIgnoringCase(trimmedBlanks(end < 0 ? value : value.first(end)), token))
            return true;
        value = end < 0 ? QByteArrayView() : value.sliced(end + 1);
    }
    return false;
}

QByteArrayView trimmedBlanks(QByteArrayView text)
{
    while (!text.isEmpty() && isBlank(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isBlank(text.back()))
        text.chop(1);
    return text;
}

bool equalsIgnoringCase(QByteArrayView a, QByteArrayView b)
{
    if (a.size() != b.size())
        return false;
    for (qsizetype i = 0; i < a.size(); ++i) {
        if (lower(a[i]) != lower(b[i]))
            return false;
    }
    return true;
}

} // namespace sheria::http
