#include "core/domain/place.h"

#include "core/base/limits.h"

#include <algorithm>

namespace sheria {

bool isPlaceCode(QByteArrayView code)
{
    const auto isLower = [](char c) {
        return c >= 'a' && c <= 'z';
    };
    if (code.size() < 2 || !isLower(code[0]) || !isLower(code[1]))
        return false;
    if (code.size() == 2)
        return true;
    const QByteArrayView locality = code.sliced(std::min<qsizetype>(3, code.size()));
    return code[2] == '-' && !locality.isEmpty() && locality.size() <= limits::MaxLocalityBytes
        && !locality.contains('/');
}

} // namespace sheria
