#include "core/domain/json.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace sheria::json {

namespace {

constexpr qsizetype FirstBytes = 4096; ///< An expression fits.

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

/// True when all of `text` is ASCII that stands for itself: nearly all is, and then copying is all.
/// No early end, so that the compiler may look at many characters at once.
template <typename View>
bool isPlain(View text)
{
    unsigned bad = 0;
    for (const auto each : text) {
        unsigned c = 0;
        if constexpr (std::is_same_v<View, QStringView>)
            c = each.unicode();
        else
            c = static_cast<unsigned char>(each);
        bad |= static_cast<unsigned>(c < 0x20) | static_cast<unsigned>(c >= 0x80)
            | static_cast<unsigned>(c == '"') | static_cast<unsigned>(c == '\\');
    }
    return bad == 0;
}

/// Whether ISO 8601 writes it without agreement.
bool isWritable(QDate date)
{
    constexpr int LastYear = 9999;
    return date.isValid() && date.year() >= 0 && date.year() <= LastYear;
}

} // namespace

/// Where `bytes` more can be written; they count as written.
char *Writer::room(qsizetype bytes)
{
    if (m_size + bytes > m_out.size())
        m_out.resize(std::max({FirstBytes, 2 * m_out.size(), m_size + bytes}));
    char *at = m_out.data() + m_size;
    m_size += bytes;
    return at;
}

void Writer::append(char c)
{
    *room(1) = c;
}

void Writer::append(QByteArrayView text)
{
    if (!text.isEmpty())
        std::memcpy(room(text.size()), text.data(), static_cast<std::size_t>(text.size()));
}

QByteArray Writer::take()
{
    m_out.truncate(m_size);
    m_size = 0;
    return std::move(m_out);
}

void Writer::separate()
{
    if (m_needsComma)
        append(',');
    m_needsComma = true;
}

Writer &Writer::put(QByteArrayView text)
{
    separate();
    append(text);
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
    append('}');
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
    append(']');
    m_needsComma = true;
    return *this;
}

Writer &Writer::key(QByteArrayView name)
{
    Q_ASSERT(isPlain(name));
    quoted(name);
    append(':');
    m_needsComma = false;
    return *this;
}

/// `plain` in quotation marks, as it is.
Writer &Writer::quoted(QByteArrayView plain)
{
    separate();
    char *at = room(plain.size() + 2);
    *at++ = '"';
    if (!plain.isEmpty())
        std::memcpy(at, plain.data(), static_cast<std::size_t>(plain.size()));
    at[plain.size()] = '"';
    return *this;
}

void Writer::escape(unsigned char c)
{
    static constexpr std::array<char, 17> Hex{"0123456789abcdef"};
    append('\\');
    if (const char letter = shortEscape(c))
        return append(letter);
    append("u00");
    append(Hex[c >> 4U]);
    append(Hex[c & 15U]);
}

void Writer::escape(QByteArrayView utf8)
{
    qsizetype from = 0;
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        if (!needsEscape(utf8[i]))
            continue;
        append(utf8.sliced(from, i - from));
        from = i + 1;
        escape(static_cast<unsigned char>(utf8[i]));
    }
    append(utf8.sliced(from));
}

Writer &Writer::string(QStringView text)
{
    if (!isPlain(text))
        return string(QByteArrayView(text.toUtf8()));
    separate();
    char *at = room(text.size() + 2);
    *at++ = '"';
    at = std::transform(text.begin(), text.end(), at, [](QChar c) { return c.toLatin1(); });
    *at = '"';
    return *this;
}

Writer &Writer::string(QByteArrayView utf8)
{
    if (isPlain(utf8))
        return quoted(utf8);
    separate();
    append('"');
    if (utf8.isValidUtf8())
        escape(utf8);
    else
        escape(QString::fromUtf8(utf8).toUtf8());
    append('"');
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

/// `number` in `count` digits.
void Writer::digits(int number, int count)
{
    char *at = room(count);
    for (int i = count; i-- > 0; number /= 10)
        at[i] = static_cast<char>('0' + number % 10);
}

/// In quotation marks; the formatter of QDate takes ten times as long.
Writer &Writer::date(QDate date)
{
    if (!isWritable(date))
        return null();
    separate();
    append('"');
    appendDate(date);
    append('"');
    return *this;
}

void Writer::appendDate(QDate date)
{
    int year = 0;
    int month = 0;
    int day = 0;
    date.getDate(&year, &month, &day);
    digits(year, 4);
    append('-');
    digits(month, 2);
    append('-');
    digits(day, 2);
}

Writer &Writer::dateTime(const QDateTime &instant)
{
    const QDateTime utc = instant.toUTC();
    const QTime time = utc.time();
    if (!instant.isValid() || !isWritable(utc.date()))
        return null();
    separate();
    append('"');
    appendDate(utc.date());
    append('T');
    digits(time.hour(), 2);
    append(':');
    digits(time.minute(), 2);
    append(':');
    digits(time.second(), 2);
    if (time.msec() != 0) {
        append('.');
        digits(time.msec(), 3);
        append("000");
    }
    append("Z\"");
    return *this;
}

Writer &Writer::raw(QByteArrayView json)
{
    return put(json);
}

} // namespace sheria::json
