// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/schedule.h"

#include "core/http/retry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sheria::webhooks {

namespace {

using namespace Qt::StringLiterals;

constexpr net::BackOff Ladder{FirstRetryDelay, 3, LongestRetryDelay, 0.1};

struct Unit
{
    QByteArrayView name;
    qint64 ms;
};
constexpr std::array<Unit, 5> Units{
    {{"d", 86'400'000}, {"h", 3'600'000}, {"m", 60'000}, {"s", 1000}, {"ms", 1}}};
constexpr double LongestMs = 366.0 * 86'400'000;

bool isDigit(char c)
{
    return (c >= '0' && c <= '9') || c == '.';
}

/// How many characters from `at` on `accepts` takes.
template <typename Accepts>
qsizetype run(QByteArrayView text, qsizetype at, Accepts accepts)
{
    const auto *const end = std::find_if_not(text.begin() + at, text.end(), accepts);
    return end - text.begin() - at;
}

} // namespace

std::chrono::milliseconds retryDelay(int number)
{
    return Ladder.delay(number);
}

std::chrono::milliseconds retryDelay(int number, quint64 seed, QByteArrayView invocationId)
{
    return Ladder.delay(number, seed, invocationId);
}

Result<std::chrono::milliseconds> parseDuration(QByteArrayView text)
{
    const Error bad{ErrorCode::InvalidArgument,
                    u"'%1' is not a time such as 9.9s, 2m or 1h30m"_s.arg(
                        QString::fromUtf8(text.first(std::min<qsizetype>(text.size(), 40))))};
    double total = 0;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype digits = run(text, at, isDigit);
        const qsizetype letters = run(text, at + digits, [](char c) { return !isDigit(c); });
        bool isNumber = false;
        const double number = text.sliced(at, digits).toByteArray().toDouble(&isNumber);
        const auto *const unit = std::find_if(Units.begin(), Units.end(), [&](const Unit &each) {
            return each.name == text.sliced(at + digits, letters);
        });
        if (!isNumber || unit == Units.end())
            return bad;
        total += number * static_cast<double>(unit->ms);
        at += digits + letters;
    }
    if (text.isEmpty() || total > LongestMs)
        return bad;
    return std::chrono::milliseconds(std::llround(total));
}

QByteArray durationText(std::chrono::milliseconds duration)
{
    QByteArray out;
    qint64 left = duration.count();
    for (const Unit &unit : Units) {
        if (left / unit.ms == 0)
            continue;
        out += QByteArray::number(left / unit.ms) + unit.name.toByteArray();
        left %= unit.ms;
    }
    return out.isEmpty() ? "0s"_ba : out;
}

} // namespace sheria::webhooks
