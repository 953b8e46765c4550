#include "core/sync/entitytag.h"

#include <algorithm>

namespace sheria::sync {

namespace {

constexpr qsizetype MaxTagBytes = 256;

/// Source: RFC 9110 section 8.8.3, etagc.
bool mayBeInTag(char c)
{
    const auto byte = static_cast<uchar>(c);
    return byte > ' ' && c != '"' && byte != 0x7f;
}

} // namespace

QByteArray entityTag(QByteArrayView field)
{
    const QByteArrayView tag = field.trimmed();
    const QByteArrayView quoted = tag.startsWith("W/") ? tag.sliced(2) : tag;
    if (tag.size() > MaxTagBytes || quoted.size() < 2 || quoted.front() != '"'
        || quoted.back() != '"')
        return {};
    const QByteArrayView inside = quoted.sliced(1, quoted.size() - 2);
    return std::all_of(inside.begin(), inside.end(), mayBeInTag) ? tag.toByteArray() : QByteArray();
}

QByteArray tagOfFile(const QByteArray &hash)
{
    return '"' + hash + '"';
}

} // namespace sheria::sync
