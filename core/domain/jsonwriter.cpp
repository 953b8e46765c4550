#include "core/domain/json.h"

#include <algorithm>
#include <array>

namespace sheria::json {

namespace {

/// The letter after "\" for a control character that has one (RFC 8259 section 7), else 0.
constexpr char shortEscape(unsigned char c)
{
    switch (c) {
    case '"': return '"';
    case '\\': return '\\';
    case '\b': return 'b';
    case '\f': return 'f';
    case '\n': return 'n';
    case '\r': return 'r';
    case '\t': return 't';
    default: return 0;
    }
}

constexpr bool needsEscape(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

void appendEscaped(QByteArray &out, QByteArrayView utf8)
{
    static constexpr std::array<char, 17> Hex{"0123456789abcdef"};
    qsizetype from = 0;
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        if (!needsEscape(utf8[i]))
            continue;
        out.append(utf8.sliced(from, i - from));
        from = i + 1;
        const auto c = static_cast<unsigned char>(utf8[i]);
        out += '\\';
        if (const char letter = shortEscape(c)) {
            out += letter;
        } else {
            out += "u00";
            out += Hex[c >> 4U];
            out += Hex[c & 15U];
        }
    }
    out.append(utf8.sliced(from));
}

/// `number` in at least `digits` digits.
void appendNumber(QByteArray &out, int number, int digits)
{
    std::array<char, 12> buffer{};
    qsizetype at = buffer.size();
    for (; number > 0 || digits > 0; number /= 10, --digits)
        buffer[static_cast<std::size_t>(--at)] = static_cast<char>('0' + number % 10);
    out.append(QByteArrayView(buffer).sliced(at));
}

/// "2014-01-17"; the formatter of QDate takes ten times as long.
void appendDate(QByteArray &out, QDate date)
{
    int year = 0;
    int month = 0;
    int day = 0;
    date.getDate(&year, &month, &day);
    appendNumber(out, year, 4);
    out += '-';
    appendNumber(out, month, 2);
    out += '-';
    appendNumber(out, day, 2);
}

/// "T08:00:00", with microseconds where there is a fraction.
void appendTime(QByteArray &out, QTime time)
{
    out += 'T';
    appendNumber(out, time.hour(), 2);
    out += ':';
    appendNumber(out, time.minute(), 2);
    out += ':';
    appendNumber(out, time.second(), 2);
    if (time.msec() == 0)
        return;
    out += '.';
    appendNumber(out, time.msec(), 3);
    out += "000";
}

} // namespace

void Writer::separate()
{
    if (m_needsComma)
        m_out += ',';
    m_needsComma = true;
}

Writer &Writer::put(QByteArrayView text)
{
    separate();
    m_out.append(text);
    return *this;
}

Writer &Writer::beginObject()
{
    put("{");
    m_needsComma = false;
    return *this;
}

Writer &Writer::endObject()
{
    m_out += '}';
    m_needsComma = true;
    return *this;
}

Writer &Writer::beginArray()
{
    put("[");
    m_needsComma = false;
    return *this;
}

Writer &Writer::endArray()
{
    m_out += ']';
    m_needsComma = true;
    return *this;
}

Writer &Writer::key(QByteArrayView name)
{
    Q_ASSERT(std::none_of(name.begin(), name.end(), needsEscape));
    separate();
    m_out += '"';
    m_out.append(name);
    m_out += "\":";
    m_needsComma = false;
    return *this;
}

Writer &Writer::string(QStringView text)
{
    return string(QByteArrayView(text.toUtf8()));
}

Writer &Writer::string(QByteArrayView utf8)
{
    separate();
    m_out += '"';
    if (utf8.isValidUtf8())
        appendEscaped(m_out, utf8);
    else
        appendEscaped(m_out, QString::fromUtf8(utf8).toUtf8());
    m_out += '"';
    return *this;
}

Writer &Writer::number(qint64 value)
{
    return put(QByteArray::number(value));
}

Writer &Writer::boolean(bool value)
{
    return put(value ? "true" : "false");
}

Writer &Writer::null()
{
    return put("null");
}

Writer &Writer::stringOrNull(QStringView text)
{
    return text.isEmpty() ? null() : string(text);
}

Writer &Writer::stringOrNull(QByteArrayView utf8)
{
    return utf8.isEmpty() ? null() : string(utf8);
}

Writer &Writer::date(QDate date)
{
    if (!date.isValid())
        return null();
    separate();
    m_out += '"';
    appendDate(m_out, date);
    m_out += '"';
    return *this;
}

Writer &Writer::dateTime(const QDateTime &instant)
{
    if (!instant.isValid())
        return null();
    const QDateTime utc = instant.toUTC();
    separate();
    m_out += '"';
    appendDate(m_out, utc.date());
    appendTime(m_out, utc.time());
    m_out += "Z\"";
    return *this;
}

Writer &Writer::raw(QByteArrayView json)
{
    return put(json);
}

} // namespace sheria::json
