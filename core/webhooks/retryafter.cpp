#include "core/webhooks/retryafter.h"

#include <QLocale>

#include <algorithm>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 LongestSeconds = 365LL * 24 * 3600; ///< Beyond, sums could overflow.

QDateTime httpDate(QByteArrayView text)
{
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(text),
                                             u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    date.setTimeSpec(Qt::UTC);
    return date;
}

} // namespace

QByteArrayView fieldOf(QByteArrayView message, QByteArrayView name)
{
    qsizetype at = message.indexOf("\r\n");
    while (at >= 0) {
        const QByteArrayView rest = message.sliced(at + 2);
        const qsizetype end = rest.indexOf("\r\n");
        const QByteArrayView line = end < 0 ? rest : rest.first(end);
        if (line.isEmpty())
            return {};
        const qsizetype colon = line.indexOf(':');
        if (colon == name.size() && line.first(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.sliced(colon + 1).trimmed();
        at = end < 0 ? -1 : at + 2 + end;
    }
    return {};
}

std::chrono::milliseconds retryAfter(QByteArrayView response, const QDateTime &now)
{
    const QByteArrayView field = fieldOf(response, "retry-after");
    if (field.isEmpty())
        return {};
    bool isNumber = false;
    const qint64 seconds = field.toByteArray().toLongLong(&isNumber);
    if (isNumber)
        return std::chrono::seconds(std::clamp<qint64>(seconds, 0, LongestSeconds));
    const QDateTime until = httpDate(field);
    return until.isValid() ? std::chrono::milliseconds(std::max<qint64>(now.msecsTo(until), 0))
                           : std::chrono::milliseconds(0);
}

} // namespace sheria::webhooks
