// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QDateTime>

#include <chrono>
#include <stop_token>

namespace sheria::net {

/// An HTTP date in any of its three forms; invalid when it is none.
/// Source: RFC 9110 section 5.6.7.
QDateTime httpDate(QByteArrayView text);

/// How long the value of a field Retry-After asks to wait: seconds, at most a day, or an HTTP date; 0 when
/// it is neither. `now`: by the clock of who says it.
/// Source: RFC 9110 section 10.2.3.
std::chrono::milliseconds retryAfter(QByteArrayView value, const QDateTime &now);

/// How the time before a failed request is made again grows.
struct BackOff
{
    std::chrono::milliseconds first{0};
    int growth = 2;
    std::chrono::milliseconds longest{0};
    double jitter = 0; ///< 0.25: up to a quarter shorter or longer.

    /// Before retry `number`, counted from 0; exact.
    std::chrono::milliseconds delay(int number) const;
    /// With jitter: always the same for one seed, number and key.
    std::chrono::milliseconds delay(int number, quint64 seed, QByteArrayView key) const;
};

/// Waits for `time` by the computer's clock, or until `stop` is requested: then it returns false.
bool waitFor(std::chrono::milliseconds time, const std::stop_token &stop);

} // namespace sheria::net
