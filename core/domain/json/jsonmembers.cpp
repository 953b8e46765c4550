#include "core/domain/json/json.h"

#include <QJsonArray>

#include <cmath>

namespace sheria::json {

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
    return date;
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
