#include "core/webhooks/schedule.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

namespace sheria::webhooks {

namespace {

constexpr int Growth = 3;
constexpr double JitterShare = 0.1;

} // namespace

std::chrono::milliseconds retryDelay(int number)
{
    std::chrono::milliseconds delay = FirstRetryDelay;
    for (int i = 0; i < number && delay < LongestRetryDelay; ++i)
        delay *= Growth;
    return std::min<std::chrono::milliseconds>(delay, LongestRetryDelay);
}

std::chrono::milliseconds retryDelay(int number, quint64 seed, QByteArrayView invocationId)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray(QByteArray::number(seed) + '\n' + QByteArray::number(number) + '\n'));
    hash.addData(invocationId);
    const auto drawn = qFromLittleEndian<quint32>(hash.result().constData());
    const double share = static_cast<double>(drawn) / 0xffffffffU * 2 - 1; // -1 to 1
    const double factor = 1 + JitterShare * share;
    const auto plain = static_cast<double>(retryDelay(number).count());
    return std::chrono::milliseconds(static_cast<qint64>(plain * factor));
}

} // namespace sheria::webhooks
