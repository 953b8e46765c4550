#pragma once

#include "core/domain/json.h"

#include <QByteArray>
#include <QString>

#include <type_traits>

/// JSON objects in one expression, where they are small; see Writer for what is large.
namespace sheria::json {

/// JSON that goes into an object as it is.
struct Raw
{
    QByteArray json;
};
/// null where the text is empty.
template <typename Text>
Raw orNull(const Text &text)
{
    using View = std::conditional_t<std::is_same_v<Text, QString>, QStringView, QByteArrayView>;
    Writer out;
    return {out.stringOrNull(View(text)).take()};
}
/// A list of what `toJson` makes of each item.
template <typename Items, typename ToJson>
Raw list(const Items &items, const ToJson &toJson)
{
    QByteArray all = "[";
    for (const auto &item : items) {
        if (all.size() > 1)
            all += ',';
        all += toJson(item);
    }
    return {all + ']'};
}
/// A list of texts.
template <typename Texts>
Raw texts(const Texts &all)
{
    return list(all, [](const auto &text) {
        Writer out;
        return out.string(text).take();
    });
}

/// Members: names and values, one after the other.
template <typename Value, typename... Rest>
void writeMembers(Writer &out, QByteArrayView name, const Value &value, const Rest &...rest)
{
    if constexpr (std::is_same_v<Value, Raw>)
        out.key(name).raw(value.json);
    else
        out.member(name, value);
    if constexpr (sizeof...(rest) > 0)
        writeMembers(out, rest...);
}
/// An object of names and values: object("id", 7, "name", name).
template <typename... Members>
QByteArray object(const Members &...members)
{
    Writer out;
    out.beginObject();
    writeMembers(out, members...);
    return out.endObject().take();
}

} // namespace sheria::json
