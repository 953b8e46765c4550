// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"

#include "core/domain/today.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string_view>

namespace sheria::json {

namespace {

constexpr qsizetype FirstBytes = 4096; ///< An expression fits.

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

Writer &Writer::raw(QByteArrayView json)
{
    separate();
    append(json);
    return *this;
}

Writer &Writer::begin(char bracket)
{
    separate();
    append(bracket);
    m_needsComma = false;
    return *this;
}

Writer &Writer::end(char bracket)
{
    append(bracket);
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

/// Source: RFC 8259 section 7.
void Writer::escape(QByteArrayView utf8)
{
    constexpr std::string_view Special = "\"\\\b\f\n\r\t";
    constexpr std::string_view Letters = "\"\\bfnrt";
    constexpr std::string_view Hex = "0123456789abcdef";
    qsizetype from = 0;
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const auto c = static_cast<unsigned char>(utf8[i]);
        if (c >= 0x20 && c != '"' && c != '\\')
            continue;
        append(utf8.sliced(from, i - from));
        from = i + 1;
        append('\\');
        if (const auto at = Special.find(utf8[i]); at != Special.npos) {
            append(Letters[at]);
        } else {
            append("u00");
            append(Hex[c >> 4U]);
            append(Hex[c & 15U]);
        }
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
    return raw(QByteArray::number(value));
}

/// `number` in `count` digits.
void Writer::digits(int number, int count)
{
    char *at = room(count);
    for (int i = count; i-- > 0; number /= 10)
        at[i] = static_cast<char>('0' + number % 10);
}

/// In quotation marks, with the time unless it is null; null for a day that stands for no date, and where
/// ISO 8601 needs an agreement to write the date. The formatter of QDate takes ten times as long.
Writer &Writer::moment(QDate date, QTime time)
{
    constexpr int LastYear = 9999;
    int year = -1;
    int month = 0;
    int day = 0;
    date.getDate(&year, &month, &day);
    if (!date.isValid() || year < 0 || year > LastYear || (time.isNull() && isPlaceholder(date)))
        return null();
    separate();
    append('"');
    digits(year, 4);
    append('-');
    digits(month, 2);
    append('-');
    digits(day, 2);
    if (time.isValid()) {
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
        append('Z');
    }
    append('"');
    return *this;
}

Writer &Writer::dateTime(const QDateTime &instant)
{
    const QDateTime utc = instant.toUTC();
    return instant.isValid() ? moment(utc.date(), utc.time()) : null();
}

QJsonValue Members::value(const QString &key) const
{
    const QJsonValue found = m_object.value(key);
    return found.isNull() ? QJsonValue(QJsonValue::Undefined) : found;
}

QString Members::text(const QString &key)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined() && !found.isString())
        complain(key, Message::tr("a string"));
    return found.toString();
}

bool Members::flag(const QString &key, bool whenAbsent)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined() && !found.isBool())
        complain(key, Message::tr("true or false"));
    return found.toBool(whenAbsent);
}

std::optional<qint64> Members::integer(const QString &key)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return {};
    const double number = found.toDouble(-0.5);
    if (number != std::floor(number)) {
        complain(key, Message::tr("a whole number"));
        return {};
    }
    return found.toInteger();
}

QDate Members::date(const QString &key)
{
    const QString written = text(key);
    const QDate date = QDate::fromString(written, Qt::ISODate);
    if (!written.isEmpty() && !date.isValid())
        complain(key, Message::tr("a date such as 2024-02-29"));
    return knownDate(date);
}

QDateTime Members::dateTime(const QString &key)
{
    const QString written = text(key);
    const QDateTime instant = parseInstant(written);
    if (!written.isEmpty() && !instant.isValid())
        complain(key, Message::tr("an instant such as 2024-02-29T12:00:00Z"));
    return instant;
}

std::optional<QJsonObject> Members::object(const QString &key)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return {};
    if (!found.isObject())
        complain(key, Message::tr("an object"));
    return found.toObject();
}

QJsonArray Members::array(const QString &key)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined() && !found.isArray())
        complain(key, Message::tr("an array"));
    return found.toArray();
}

void Members::complain(const QString &key, const Message &expected)
{
    if (!m_error && m_wrongTypes == WrongTypes::Refuse)
        m_error = Error{ErrorCode::InvalidArgument, Message::tr("\"%1\" is not %2", key, expected)};
}

void Members::complainAs(const QString &key, const Members &inner)
{
    if (inner.error() && !m_error)
        m_error = Error{ErrorCode::InvalidArgument,
                        Message::tr("in \"%1\": %2", key, inner.error()->message)};
}

QDateTime parseInstant(const QString &text)
{
    if (const QDate date = QDate::fromString(text, Qt::ISODate);
        date.isValid() && text.size() == 10)
        return date.startOfDay(Qt::UTC);
    QDateTime instant = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (instant.timeSpec() == Qt::LocalTime)
        instant.setTimeSpec(Qt::UTC);
    return instant.toUTC();
}

} // namespace sheria::json
