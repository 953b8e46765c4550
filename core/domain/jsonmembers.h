#pragma once

#include "core/base/result.h"

#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>

namespace sheria::json {

/// Reads the members of a JSON object one by one. A member that is absent or null is empty; one of a
/// wrong type is empty too and remembered, so that a caller asks for the error once, at the end.
class Members
{
public:
    explicit Members(const QJsonObject &object) : m_object(object) {}

    QString text(const QString &key);
    QByteArray bytes(const QString &key) { return text(key).toUtf8(); }
    bool flag(const QString &key, bool whenAbsent = false);
    std::optional<qint64> integer(const QString &key);
    QDate date(const QString &key);
    QDateTime dateTime(const QString &key);
    /// Null when absent.
    std::optional<QJsonObject> object(const QString &key);
    QJsonArray array(const QString &key);

    bool has(const QString &key) const { return !m_object.value(key).isUndefined(); }

    /// Notes that `key` is not `expected`; the first complaint is kept.
    void complain(const QString &key, const QString &expected);
    /// Takes over the complaint of an object that is the member `key`.
    void complainAs(const QString &key, const Members &inner);
    const std::optional<Error> &error() const { return m_error; }

private:
    /// The member, or Undefined when it is absent or null.
    QJsonValue value(const QString &key) const;

    QJsonObject m_object;
    std::optional<Error> m_error;
};

/// An ISO 8601 instant; one without an offset is UTC, a date alone is its first moment. Null when
/// `text` is none.
QDateTime parseInstant(const QString &text);

} // namespace sheria::json
