#include "server/http/coding.h"

#include "core/base/compression.h"
#include "server/http/headers.h"
#include "server/http/negotiate.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <optional>

namespace sheria::http {

namespace {

constexpr int Level = 4;                ///< Twice as fast as 6, and 3 % larger, on rendered acts.
constexpr int GzipWindowBits = 15 + 16; ///< The largest window; 16 asks for the gzip wrapper.
constexpr int MemoryLevel = 8;

/// Qualities of the members of an Accept-Encoding field, in thousandths; none for what is not named.
struct Welcome
{
    std::optional<int> zstd;
    std::optional<int> gzip;
    std::optional<int> identity;
    std::optional<int> any;

    std::optional<int> *of(QByteArrayView name)
    {
        if (equalsIgnoringCase(name, "gzip") || equalsIgnoringCase(name, "x-gzip"))
            return &gzip;
        if (equalsIgnoringCase(name, "zstd"))
            return &zstd;
        if (equalsIgnoringCase(name, "identity"))
            return &identity;
        return name == "*" ? &any : nullptr;
    }
};

/// The next member of a comma-separated list, off the front of `rest`.
QByteArrayView takeMember(QByteArrayView &rest)
{
    const qsizetype comma = rest.indexOf(',');
    const QByteArrayView member = comma < 0 ? rest : rest.first(comma);
    rest = comma < 0 ? QByteArrayView() : rest.sliced(comma + 1);
    return member;
}

Welcome parseAcceptEncoding(QByteArrayView value)
{
    Welcome welcome;
    while (!value.isEmpty()) {
        const QByteArrayView member = takeMember(value);
        const qsizetype semicolon = member.indexOf(';');
        const QByteArrayView name = semicolon < 0 ? member : member.first(semicolon);
        if (std::optional<int> *quality = welcome.of(trimmedBlanks(name)))
            *quality = semicolon < 0 ? 1000 : qualityIn(member.sliced(semicolon + 1)).value_or(0);
    }
    return welcome;
}

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

} // namespace

QByteArrayView codingName(Coding coding)
{
    switch (coding) {
    case Coding::Identity: return {};
    case Coding::Gzip: return "gzip";
    case Coding::Zstd: return "zstd";
    }
    Q_UNREACHABLE();
}

Coding chooseCoding(QByteArrayView value)
{
    if (value.isEmpty())
        return Coding::Identity;
    const Welcome welcome = parseAcceptEncoding(value);
    const int zstd = welcome.zstd.value_or(0); // "*" is said by those who do not know it, too.
    const int packed = std::max(zstd, welcome.gzip.value_or(welcome.any.value_or(0)));
    if (packed == 0 || packed < welcome.identity.value_or(0))
        return Coding::Identity;
    return zstd == packed ? Coding::Zstd : Coding::Gzip;
}

QByteArray encode(Coding coding, QByteArrayView bytes)
{
    switch (coding) {
    case Coding::Identity: return bytes.toByteArray();
    case Coding::Gzip: return gzip(bytes);
    case Coding::Zstd: return compress(bytes);
    }
    Q_UNREACHABLE();
}

bool isCompressible(QByteArrayView contentType)
{
    constexpr std::array<QByteArrayView, 5> Types{"application/json", "application/xml",
                                                  "application/javascript", "application/yaml",
                                                  "application/vnd.oai.openapi"};
    const qsizetype parameters = contentType.indexOf(';');
    const QByteArrayView type = trimmedBlanks(parameters < 0 ? contentType
                                                             : contentType.first(parameters));
    return type.startsWith("text/") || type.endsWith("+json") || type.endsWith("+xml")
        || std::any_of(Types.begin(), Types.end(),
                       [type](QByteArrayView known) { return equalsIgnoringCase(known, type); });
}

} // namespace sheria::http
