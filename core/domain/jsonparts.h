#pragma once

#include "core/domain/json.h"

/// What several shapes are made of.
namespace sheria::json {

/// The member `key`: an array that `writeItem` fills, one call for each item.
template <typename Items, typename WriteItem>
void writeArray(Writer &out, QByteArrayView key, const Items &items, const WriteItem &writeItem)
{
    out.key(key).beginArray();
    for (const auto &item : items)
        writeItem(item);
    out.endArray();
}

/// The member "commencements".
/// Source: contract API.md section 2.13.
void writeCommencementArray(Writer &out, const std::vector<Commencement> &commencements);

} // namespace sheria::json
