#include "core/akn/frbr.h"

#include <algorithm>
#include <string_view>

namespace sheria::akn {
namespace {

QByteArray valueOf(pugi::xml_node node)
{
    const pugi::xml_attribute value = node.attribute("value");
    return QByteArray(value ? value.value() : node.attribute("href").value()).trimmed();
}

void setIfEmpty(QByteArray &target, const QByteArray &value)
{
    if (target.isEmpty())
        target = value;
}

FrbrLevel readLevel(pugi::xml_node node)
{
    FrbrLevel level;
    for (pugi::xml_node child : node) {
        const std::string_view name = child.name();
        if (name == "FRBRuri" || name == "uri")
            setIfEmpty(level.uri, valueOf(child));
        else if (name == "FRBRthis" || name == "this")
            setIfEmpty(level.frbrThis, valueOf(child));
        else if (name == "FRBRdate" || name == "date")
            level.dates.push_back({QByteArray(child.attribute("date").value()).trimmed(),
                                   child.attribute("name").value()});
        else if (name == "FRBRlanguage")
            setIfEmpty(level.language, QByteArray(child.attribute("language").value()).trimmed());
        else if (name == "FRBRname")
            setIfEmpty(level.name, valueOf(child));
        else if (name == "FRBRalias")
            level.aliases.emplace_back(child.attribute("name").value(), valueOf(child));
    }
    return level;
}

/// `count` digits at the beginning of `text`, taken off; none when there are fewer.
std::optional<int> takeDigits(QByteArrayView &text, qsizetype count)
{
    if (text.size() < count)
        return std::nullopt;
    int value = 0;
    for (const char c : text.first(count)) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    text = text.sliced(count);
    return value;
}

bool takeDash(QByteArrayView &text)
{
    if (!text.startsWith('-'))
        return false;
    text = text.sliced(1);
    return true;
}

/// What may follow a day: nothing, a time, or a time zone.
bool endsDay(QByteArrayView rest)
{
    return rest.isEmpty() || rest.startsWith('T') || rest.startsWith('Z') || rest.startsWith('+')
        || rest.startsWith('-');
}

} // namespace

Frbr readFrbr(pugi::xml_node meta)
{
    const pugi::xml_node identification = meta.child("identification");
    const auto level = [&](const char *name, const char *oldName) {
        const pugi::xml_node node = identification.child(name);
        return readLevel(node ? node : identification.child(oldName));
    };
    return {level("FRBRWork", "Work"), level("FRBRExpression", "Expression"),
            level("FRBRManifestation", "Manifestation")};
}

QDate dayOf(QByteArrayView written)
{
    const std::optional<int> year = takeDigits(written, 4);
    if (!year || !takeDash(written))
        return {};
    const std::optional<int> month = takeDigits(written, 2);
    if (!month || !takeDash(written))
        return {};
    const std::optional<int> day = takeDigits(written, 2);
    return day && endsDay(written) ? QDate(*year, *month, *day) : QDate();
}

QDate firstDayOf(QByteArrayView written)
{
    if (const QDate day = dayOf(written); day.isValid())
        return day;
    const std::optional<int> year = takeDigits(written, 4);
    if (!year)
        return {};
    if (written.isEmpty())
        return {*year, 1, 1};
    if (!takeDash(written))
        return {};
    const std::optional<int> month = takeDigits(written, 2);
    return month && written.isEmpty() ? QDate(*year, *month, 1) : QDate();
}

} // namespace sheria::akn
