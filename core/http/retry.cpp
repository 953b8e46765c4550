// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/retry.h"

#include <QCryptographicHash>
#include <QTimeZone>
#include <QtEndian>

#include <curl/curl.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace sheria::net {

using std::chrono::milliseconds;

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

QDateTime httpDate(QByteArrayView text)
{
    // libcurl reads more forms and zones than HTTP has; one of HTTP's ends with the year.
    const QByteArray date = text.trimmed().toByteArray();
    const bool mayBe = date.endsWith(" GMT") || (date.contains(' ') && isDigit(date.back()));
    const time_t seconds = mayBe ? curl_getdate(date.constData(), nullptr) : -1;
    return seconds < 0 ? QDateTime() : QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::utc());
}

milliseconds retryAfter(QByteArrayView value, const QDateTime &now)
{
    constexpr qint64 Longest = 24LL * 3600;
    constexpr qsizetype MaxDigits = 9; // A number beyond all measure is one nevertheless.
    const QByteArrayView text = value.trimmed();
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), isDigit))
        return std::chrono::seconds(text.size() > MaxDigits ? Longest
                                                            : std::min(text.toLongLong(), Longest));
    const QDateTime until = httpDate(text);
    return milliseconds(until.isValid() ? std::max<qint64>(0, now.msecsTo(until)) : 0);
}

milliseconds BackOff::delay(int number) const
{
    milliseconds delay = first;
    for (int i = 0; i < number && delay < longest; ++i)
        delay *= growth;
    return std::min(delay, longest);
}

milliseconds BackOff::delay(int number, quint64 seed, QByteArrayView key) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray(QByteArray::number(seed) + '\n' + QByteArray::number(number) + '\n'));
    hash.addData(key);
    const auto drawn = qFromLittleEndian<quint32>(hash.result().constData());
    const double share = static_cast<double>(drawn) / 0xffffffffU * 2 - 1; // -1 to 1
    return milliseconds(
        static_cast<qint64>(static_cast<double>(delay(number).count()) * (1 + jitter * share)));
}

bool waitFor(milliseconds time, const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

} // namespace sheria::net
