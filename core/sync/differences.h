#pragma once

#include "core/sync/compare.h"

#include <QJsonValue>

namespace sheria::sync {

/// Counts what differs, and tells it.
class Differences
{
public:
    explicit Differences(const std::function<void(const Difference &)> &told) : m_told(told) {}

    void add(const QByteArray &uri, const QByteArray &where, const QString &here,
             const QString &there);
    /// Of bytes: how many, and their hash, where they are not the same.
    void compareBytes(const QByteArray &uri, const QByteArray &where, const QByteArray &here,
                      const QByteArray &there);
    /// What the server did not say.
    void addUnknown(const QByteArray &uri, const QByteArray &where, const QString &why);
    qint64 count() const { return m_count; }
    qint64 unknown() const { return m_unknown; }

private:
    const std::function<void(const Difference &)> &m_told;
    qint64 m_count = 0;
    qint64 m_unknown = 0;
};

/// Members that speak of other works, or of the server itself: what is known of them here may be less,
/// or more, without the copy being wrong. What the server said of them is kept as it said it.
bool isAboutOthers(const QString &member);

/// Whether it says nothing: servers differ in which of null, "", [] and {} they write then.
bool isNothing(const QJsonValue &value);

/// Whether both are the same moment: "2020-05-06T12:00:00+03:00" and "2020-05-06T09:00:00Z".
bool isSameInstant(const QJsonValue &here, const QJsonValue &there);

/// "12 bytes, SHA-256 …"; nothing for none.
QString bytesText(const QByteArray &bytes);

/// `value` with the addresses of APIs in it without their hosts, which are others in each copy:
/// "https://library.example/v3/akn/xa" as "/v3/akn/xa". Other addresses stay as they are.
QJsonValue withoutHosts(const QJsonValue &value);

/// A value as JSON, cut off where it gets long; nothing for what is not there.
QString shownJson(const QJsonValue &value);

} // namespace sheria::sync
