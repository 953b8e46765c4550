#include "core/http/answer.h"

namespace sheria::net {

QByteArrayView fieldOf(QByteArrayView message, QByteArrayView name)
{
    qsizetype end = message.indexOf('\n');
    while (end >= 0) {
        message = message.sliced(end + 1);
        end = message.indexOf('\n');
        const QByteArrayView line = (end < 0 ? message : message.first(end)).trimmed();
        if (line.isEmpty())
            break;
        const qsizetype colon = line.indexOf(':');
        if (colon == name.size() && line.first(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.sliced(colon + 1).trimmed();
    }
    return {};
}

} // namespace sheria::net
