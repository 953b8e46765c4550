#include "server/http/message/headers.h"

#include <algorithm>
#include <limits>

namespace sheria::http {

namespace {

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

void RequestHeaders::set(const QByteArray &name, const QByteArray &value)
{
    m_fields.removeIf([&name](const auto &field) { return equalsIgnoringCase(field.first, name); });
    m_fields.prepend({name, value});
}

QByteArrayView RequestHeaders::value(QByteArrayView name) const
{
    for (const auto &[key, value] : m_fields) {
        if (equalsIgnoringCase(key, name))
            return {value.constData(), value.size()}; // Not null, even where Qt's array is.
    }
    return {};
}

QByteArrayView RequestHeaders::cookieIn(QByteArrayView cookies, QByteArrayView name)
{
    while (!cookies.isEmpty()) {
        const QByteArrayView pair = takeUntil(cookies, ';').trimmed();
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
        if (equalsIgnoringCase(takeUntil(value, ',').trimmed(), token))
            return true;
    }
    return false;
}

std::vector<ListMember> listMembers(QByteArrayView value)
{
    std::vector<ListMember> members;
    while (!value.isEmpty()) {
        QByteArrayView parameters = takeUntil(value, ',');
        ListMember member{takeUntil(parameters, ';').trimmed(), 1000};
        while (!parameters.isEmpty()) {
            const QByteArrayView parameter = takeUntil(parameters, ';').trimmed();
            if (parameter.size() < 2 || (parameter[0] | 0x20) != 'q' || parameter[1] != '=')
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
    return takeUntil(value, ';').trimmed();
}

std::optional<qint64> parseDigits(QByteArrayView digits)
{
    if (digits.isEmpty()
        || !std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    bool fits = false;
    const qint64 number = digits.toLongLong(&fits);
    return fits ? number : std::numeric_limits<qint64>::max();
}

} // namespace sheria::http
