#pragma once

#include <QByteArrayView>
#include <QDateTime>

#include <chrono>

namespace sheria::webhooks {

/// The value of field `name` in the head of a message, trimmed; null when it has none.
/// Shape: `name` in lower case.
QByteArrayView fieldOf(QByteArrayView message, QByteArrayView name);

/// How long an answer asks to wait by Retry-After: seconds or an HTTP date; 0 when it does not.
/// Source: RFC 9110 section 10.2.3.
std::chrono::milliseconds retryAfter(QByteArrayView response, const QDateTime &now);

} // namespace sheria::webhooks
