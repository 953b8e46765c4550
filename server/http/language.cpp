#include "server/http/language.h"

#include <optional>

namespace sheria::http {

namespace {

struct Wish
{
    QByteArray tag;
    double quality = 1;
};

std::optional<Wish> wishFrom(QByteArrayView member)
{
    const QByteArray text = member.toByteArray().toLower();
    const qsizetype semicolon = text.indexOf(';');
    Wish wish{text.left(semicolon < 0 ? text.size() : semicolon).trimmed(), 1};
    if (wish.tag.isEmpty())
        return std::nullopt;
    if (semicolon < 0)
        return wish;
    const QByteArray parameter = text.mid(semicolon + 1).trimmed();
    bool isNumber = false;
    wish.quality = parameter.startsWith("q=") ? parameter.mid(2).toDouble(&isNumber) : 0;
    return isNumber ? std::optional(wish) : std::nullopt;
}

/// The offered language that satisfies `tag`, or none.
QByteArray offeredFor(QByteArrayView tag, const QByteArrayList &offered)
{
    if (tag == "*")
        return offered.constFirst();
    const qsizetype dash = tag.indexOf('-');
    const QByteArray primary = (dash < 0 ? tag : tag.first(dash)).toByteArray();
    return offered.contains(primary) ? primary : QByteArray();
}

} // namespace

QByteArray chooseLanguage(QByteArrayView value, const QByteArrayList &offered)
{
    QByteArray best = offered.constFirst();
    double bestQuality = 0;
    for (const QByteArray &member : value.toByteArray().split(',')) {
        const std::optional<Wish> wish = wishFrom(member);
        if (!wish || wish->quality <= bestQuality)
            continue;
        const QByteArray language = offeredFor(wish->tag, offered);
        if (language.isEmpty())
            continue;
        best = language;
        bestQuality = wish->quality;
    }
    return best;
}

} // namespace sheria::http
