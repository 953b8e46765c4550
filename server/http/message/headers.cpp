// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/headers.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>

namespace sheria::http {

namespace {

constexpr unsigned bit(Characters wanted)
{
    return static_cast<unsigned>(wanted);
}

constexpr std::array<unsigned, 256> makeClasses()
{
    std::array<unsigned, 256> classes{};
    for (unsigned c = 0; c < 256; ++c) {
        const bool digit = c >= '0' && c <= '9';
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool hex = digit || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        unsigned value = (digit ? bit(Characters::Digit) : 0) | (hex ? bit(Characters::Hex) : 0);
        if (digit || letter)
            value |= bit(Characters::Token);
        if (digit || letter || c == '.' || c == '-' || c == '_')
            value |= bit(Characters::Name);
        if (c == '\t' || (c >= 0x20 && c != 0x7f))
            value |= bit(Characters::FieldValue);
        // Browsers send [ ] { } | ^ ` raw in queries, curl whatever it is given: "~chp_1->chp_3" is
        // no worse for not being encoded. A fragment is the one thing that never belongs here.
        if (c > 0x20 && c != 0x7f && c != '#')
            value |= bit(Characters::Target);
        classes[c] = value;
    }
    for (const char c :
         {'!', '#', '$', '%', '&', '\'', '*', '+', '-', '.', '^', '_', '`', '|', '~'})
        classes[static_cast<unsigned char>(c)] |= bit(Characters::Token);
    return classes;
}

constexpr std::array<unsigned, 256> Classes = makeClasses();

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
        if (!belongsTo(c, Characters::Digit))
            return std::nullopt;
        value += (c - '0') * weight;
        weight /= 10;
    }
    return value > 1000 ? std::nullopt : std::optional(value);
}

} // namespace

bool belongsTo(char c, Characters wanted)
{
    return (Classes[static_cast<unsigned char>(c)] & bit(wanted)) != 0;
}

bool consistsOf(QByteArrayView text, Characters wanted)
{
    return std::all_of(text.begin(), text.end(), [wanted](char c) { return belongsTo(c, wanted); });
}

QByteArray headerSafe(QByteArray value)
{
    const auto isSafe = [](char c) {
        return c != '\t' && belongsTo(c, Characters::FieldValue);
    };
    if (std::all_of(value.cbegin(), value.cend(), isSafe))
        return value;
    std::replace_if(value.begin(), value.end(), std::not_fn(isSafe), ' ');
    return value;
}

void RequestHeaders::set(const QByteArray &name, const QByteArray &value)
{
    m_fields.removeIf([&name](const auto &field) { return equalsIgnoringCase(field.first, name); });
    m_fields.prepend({name, value});
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
    if (digits.isEmpty() || !consistsOf(digits, Characters::Digit))
        return std::nullopt;
    bool fits = false;
    const qint64 number = digits.toLongLong(&fits);
    return fits ? number : std::numeric_limits<qint64>::max();
}

} // namespace sheria::http
