#include "core/sync/retry.h"

#include <QCryptographicHash>
#include <QLocale>

#include <algorithm>

namespace sheria::sync {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

constexpr int StrangeAttempts = 3; ///< Pages that say sorry may go away; sign-in pages do not.

/// From 0 to 1, the same for the same.
double chance(quint64 seed, int made, QByteArrayView url)
{
    const QByteArray key = QByteArray::number(seed) + ' ' + QByteArray::number(made) + ' '
        + url.toByteArray();
    const QByteArray hash = QCryptographicHash::hash(key, QCryptographicHash::Md5);
    return static_cast<uchar>(hash.front()) / 255.0;
}

} // namespace

std::optional<milliseconds> delayBefore(const RetryRule &rule, Judgement judgement, int made,
                                        QByteArrayView url, milliseconds asked)
{
    const bool isWorthIt = judgement == Judgement::Later || judgement == Judgement::Strange;
    const int attempts = judgement == Judgement::Strange ? std::min(rule.attempts, StrangeAttempts)
                                                         : rule.attempts;
    if (!isWorthIt || made >= attempts || asked > rule.patience)
        return std::nullopt;
    const milliseconds doubled = rule.first * (1LL << std::min(made - 1, 20));
    const milliseconds plain = std::min(rule.longest, doubled);
    const double factor = 0.75 + chance(rule.seed, made, url) / 2;
    const milliseconds delay(static_cast<qint64>(static_cast<double>(plain.count()) * factor));
    return std::max(delay, asked);
}

milliseconds askedBy(QByteArrayView retryAfter, const QDateTime &now)
{
    if (retryAfter.isEmpty())
        return milliseconds(0);
    bool isNumber = false;
    const qint64 seconds = retryAfter.trimmed().toByteArray().toLongLong(&isNumber);
    if (isNumber)
        return std::chrono::seconds(std::clamp<qint64>(seconds, 0, 24LL * 3600));
    const QDateTime until = httpDate(retryAfter);
    return milliseconds(until.isValid() ? std::max<qint64>(0, now.msecsTo(until)) : 0);
}

QDateTime httpDate(QByteArrayView text)
{
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(text.trimmed()),
                                             u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    date.setTimeSpec(Qt::UTC);
    return date;
}

} // namespace sheria::sync
