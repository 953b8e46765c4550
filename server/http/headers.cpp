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

/// The thousandths of "0.8"; nothing for what RFC 9110 section 12.4.2 does not allow.
std::optional<int> parseQuality(QByteArrayView text)
{
    if (text.isEmpty() || text.size() > 5 || (text[0] != '0' && text[0] != '1'))
        return std::nullopt;
    int value = (text[0] - '0') * 1000;
    if (text.size() > 1 && text[1] != '.')
        return std::nullopt;
    int weight = 100;
    for (const char c : text.size() > 1 ? text.sliced(2) : QByteArrayView()) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value += (c - '0') * weight;
        weight /= 10;
    }
    return value > 1000 ? std::nullopt : std::optional(value);
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
        const QByteArrayView pair = trimmedBlanks(takeUntil(rest, ';'));
        const qsizetype equals = pair.indexOf('=');
        if (equals >= 0 && pair.first(equals) == name)
            return pair.sliced(equals + 1);
    }
    return {};
}

QByteArrayView takeUntil(QByteArrayView &rest, char separator)
{
    const qsizetype end = rest.indexOf(separator);
    const QByteArrayView taken = end < 0 ? rest : rest.first(end);
    rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    return taken;
}

bool listContains(QByteArrayView value, QByteArrayView token)
{
    while (!value.isEmpty()) {
        if (equalsIgnoringCase(trimmedBlanks(takeUntil(value, ',')), token))
            return true;
    }
    return false;
}

std::vector<ListMember> listMembers(QByteArrayView value)
{
    std::vector<ListMember> members;
    while (!value.isEmpty()) {
        QByteArrayView parameters = takeUntil(value, ',');
        ListMember member{trimmedBlanks(takeUntil(parameters, ';')), 1000};
        while (!parameters.isEmpty()) {
            const QByteArrayView parameter = trimmedBlanks(takeUntil(parameters, ';'));
            if (parameter.size() < 2 || lower(parameter[0]) != 'q' || parameter[1] != '=')
                continue;
            member.quality = parseQuality(parameter.sliced(2));
            break;
        }
        members.push_back(member);
    }
    return members;
}

QByteArrayView withoutParameters(QByteArrayView value)
{
    return trimmedBlanks(takeUntil(value, ';'));
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
