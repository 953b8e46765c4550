#include "core/sync/retry.h"

#include <QCryptographicHash>
#include <QLocale>

#include <algorithm>

namespace sheria::sync {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

constexpr qint64 LongestAsked = 24LL * 3600; ///< Seconds that are told apart from more.
constexpr qsizetype MaxSecondsDigits = 9;
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
    // A number beyond all measure is one nevertheless.
    const QByteArray text = retryAfter.trimmed().toByteArray();
    const auto isDigit = [](char c) {
        return c >= '0' && c <= '9';
    };
    const bool isNegative = text.startsWith('-');
    const QByteArrayView digits = QByteArrayView(text).sliced(isNegative ? 1 : 0);
    if (!digits.isEmpty() && std::all_of(digits.begin(), digits.end(), isDigit)) {
        const qint64 seconds = digits.size() > MaxSecondsDigits ? LongestAsked
                                                                : digits.toLongLong();
        return std::chrono::seconds(isNegative ? 0 : std::min(seconds, LongestAsked));
    }
    const QDateTime until = httpDate(retryAfter);
    return milliseconds(until.isValid() ? std::max<qint64>(0, now.msecsTo(until)) : 0);
}

QDateTime httpDate(QByteArrayView text)
{
    const QString said = QString::fromLatin1(text.trimmed()).simplified();
    const QLocale english = QLocale::c();
    QDateTime date = english.toDateTime(said, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    if (!date.isValid())
        date = english.toDateTime(said, u"ddd MMM d hh:mm:ss yyyy"_s);
    if (!date.isValid()) {
        // Of a year with two digits Qt takes that of 1900, whose days of the week are others.
        constexpr int FirstOfThese = 1970;
        date = english.toDateTime(said.section(u", "_s, 1), u"dd-MMM-yy hh:mm:ss 'GMT'"_s);
        if (date.isValid() && date.date().year() < FirstOfThese)
            date = date.addYears(100);
    }
    date.setTimeSpec(Qt::UTC);
    return date;
}

} // namespace sheria::sync
