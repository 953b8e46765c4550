#include "server/http/gzip.h"

#include "server/http/headers.h"

#include <zlib.h>

#include <algorithm>
#include <array>

namespace sheria::http {

namespace {

constexpr int Level = 4;                ///< Twice as fast as 6, and 3 % larger, on rendered acts.
constexpr int GzipWindowBits = 15 + 16; ///< The largest window; 16 asks for the gzip wrapper.
constexpr int MemoryLevel = 8;

} // namespace

QByteArray gzip(QByteArrayView bytes)
{
    z_stream stream{};
    if (deflateInit2(&stream, Level, Z_DEFLATED, GzipWindowBits, MemoryLevel, Z_DEFAULT_STRATEGY)
        != Z_OK)
        return {};
    QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))),
                   Qt::Uninitialized);
    // zlib's interface takes what it only reads as not const.
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int result = deflate(&stream, Z_FINISH);
    out.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return result == Z_STREAM_END ? out : QByteArray();
}

bool isCompressible(QByteArrayView contentType)
{
    constexpr std::array<QByteArrayView, 6> Types{
        "application/json", "application/xml", "application/javascript",
        "application/yaml", "image/svg+xml",   "application/manifest+json"};
    const qsizetype parameters = contentType.indexOf(';');
    const QByteArrayView type = trimmedBlanks(parameters < 0 ? contentType
                                                             : contentType.first(parameters));
    return type.startsWith("text/") || type.endsWith("+json") || type.endsWith("+xml")
        || std::any_of(Types.begin(), Types.end(),
                       [type](QByteArrayView known) { return equalsIgnoringCase(known, type); });
}

} // namespace sheria::http
