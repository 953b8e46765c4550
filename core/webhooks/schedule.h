// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>
#include <optional>

namespace sheria::webhooks {

/// How long an endpoint may take to answer.
/// Source: server/API.md section 7.2; so are the next two.
inline constexpr std::chrono::milliseconds AnswerLimit{10'000};
inline constexpr int MaxRetries = 10;
inline constexpr std::chrono::hours LongestRetryDelay{4};
inline constexpr std::chrono::seconds FirstRetryDelay{5};
/// What is due later than this was put off by a clock that was ahead: retries may come a tenth later.
inline constexpr std::chrono::hours LongestWait{5};
/// An endpoint that only fails this long is paused.
inline constexpr std::chrono::hours PauseAfter{5 * 24};

/// How long to wait before retry `number`, counted from 0: 5 s, 15 s, 45 s and so on to 4 h.
std::chrono::milliseconds retryDelay(int number);

/// The same, up to a tenth shorter or longer: always the same for one seed, invocation and number.
std::chrono::milliseconds retryDelay(int number, quint64 seed, QByteArrayView invocationId);

/// "9.9s", "500ms", "2m", "4h", "1d", and several in a row ("1h30m"), up to a year.
/// Errors: InvalidArgument.
Result<std::chrono::milliseconds> parseDuration(QByteArrayView text);
/// The same in one way: "1m30s", "0s".
QByteArray durationText(std::chrono::milliseconds duration);

} // namespace sheria::webhooks
