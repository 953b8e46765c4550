// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/negotiate.h"

#include "core/base/compression.h"
#include "server/http/message/headers.h"
#include "server/http/message/message.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <optional>

namespace sheria::http {

namespace {

struct FormatRow
{
    Format format = Format::Json;
    QByteArrayView name;
    QByteArrayView contentType;
    std::array<QByteArrayView, 3> types; ///< Names in Accept.
};

constexpr std::array Formats{
    FormatRow{Format::Json, "json", "application/json", {"application/json"}},
    FormatRow{Format::Xml,
              "xml",
              "application/xml; charset=utf-8",
              {"application/xml", "text/xml", "application/akn+xml"}},
    FormatRow{Format::Html, "html", "text/html; charset=utf-8", {"text/html"}},
    FormatRow{Format::Pdf, "pdf", "application/pdf", {"application/pdf"}},
    FormatRow{Format::Epub, "epub", "application/epub+zip", {"application/epub+zip"}},
    FormatRow{Format::Zip, "zip", "application/zip", {"application/zip"}},
};

constexpr int NamedType = 2;  ///< The specificity from which on a range is more than "*/*".
constexpr int FullyNamed = 3; ///< The specificity of a range without "*".

using MediaRanges = std::vector<ListMember>;

/// The members of Accept `value` in the order given; malformed ones are left out. An empty or missing
/// field is no member at all, which means that anything is welcome.
/// Source: RFC 9110 section 12.5.1.
MediaRanges mediaRanges(QByteArrayView value)
{
    MediaRanges ranges = listMembers(value);
    std::erase_if(ranges, [](const ListMember &member) {
        const qsizetype slash = member.name.indexOf('/');
        return slash <= 0 || slash + 1 == member.name.size() || !member.quality;
    });
    return ranges;
}

/// 3 for "text/html", 2 for "text/*", 1 for "*/*", 0 for a range that does not cover `name`.
int specificity(QByteArrayView range, QByteArrayView name)
{
    if (equalsIgnoringCase(range, name))
        return FullyNamed;
    const QByteArrayView type = takeUntil(range, '/');
    if (type == "*")
        return 1;
    return range == "*" && equalsIgnoringCase(type, takeUntil(name, '/')) ? NamedType : 0;
}

/// How welcome a format is: compared member by member, the greater the better.
struct Rank
{
    int quality = 0;
    int specificity = 0;
    qsizetype earlier = 0; ///< Minus the place of the range in the header.

    // NOLINTNEXTLINE(modernize-use-nullptr): the check misreads the generated comparison with 0.
    auto operator<=>(const Rank &) const = default;
};

/// Of the ranges that cover a name the most specific counts, whatever its quality.
Rank rankOf(const MediaRanges &ranges, QByteArrayView name)
{
    Rank best;
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const int specific = specificity(ranges[i].name, name);
        if (specific > best.specificity)
            best = {*ranges[i].quality, specific, -static_cast<qsizetype>(i)};
    }
    return best;
}

Rank rankOf(const MediaRanges &ranges, Format format)
{
    Rank best;
    for (const QByteArrayView name : Formats[static_cast<std::size_t>(format)].types)
        best = std::max(best, name.isEmpty() ? Rank() : rankOf(ranges, name));
    return best;
}

std::optional<Format> bestOf(const MediaRanges &ranges, const QList<Format> &offered)
{
    Rank best;
    std::optional<Format> chosen;
    for (const Format format : offered) {
        const Rank rank = rankOf(ranges, format);
        if (rank.quality > 0 && rank > best) {
            best = rank;
            chosen = format;
        }
    }
    return chosen;
}

Result<Format> offeredOr404(std::optional<Format> format, const QList<Format> &offered)
{
    if (!format || !offered.contains(*format))
        return Error{ErrorCode::NotFound, {}};
    return *format;
}

constexpr int Level = 4;                ///< Twice as fast as 6, and 3 % larger, on rendered acts.
constexpr int GzipWindowBits = 15 + 16; ///< The largest window; 16 asks for the gzip wrapper.
constexpr int MemoryLevel = 8;

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

QByteArrayView formatName(Format format)
{
    return Formats[static_cast<std::size_t>(format)].name;
}

QByteArrayView contentTypeFor(Format format)
{
    return Formats[static_cast<std::size_t>(format)].contentType;
}

std::optional<Format> formatForName(QByteArrayView name)
{
    if (name == "akn")
        return Format::Xml;
    for (const FormatRow &row : Formats) {
        if (row.name == name)
            return row.format;
    }
    return std::nullopt;
}

SplitPath splitSuffix(QByteArrayView path)
{
    const qsizetype dot = path.lastIndexOf('.');
    if (dot < 0)
        return {path, std::nullopt};
    const std::optional<Format> format = formatForName(path.sliced(dot + 1));
    return {format ? path.first(dot) : path, format};
}

Result<Format> chooseFormat(std::optional<Format> suffix, QByteArrayView wanted,
                            QByteArrayView accept, const QList<Format> &offered)
{
    Q_ASSERT(!offered.isEmpty());
    if (suffix)
        return offeredOr404(suffix, offered);
    if (!wanted.isEmpty())
        return offeredOr404(formatForName(wanted), offered);
    const MediaRanges ranges = mediaRanges(accept);
    if (ranges.empty())
        return offered.first();
    if (const std::optional<Format> best = bestOf(ranges, offered))
        return *best;
    const Rank html = rankOf(ranges, Format::Html);
    const bool isBrowser = html.quality > 0 && html.specificity >= NamedType;
    const bool isDefaultOpen = rankOf(ranges, offered.first()).specificity == 0;
    if (isDefaultOpen && (isBrowser || wantsProblemDetails(accept)))
        return offered.first();
    return Error{ErrorCode::Unsupported, QString::fromLatin1(accept)};
}

Result<Format> chooseFormat(const Request &request, std::optional<Format> suffix,
                            const QList<Format> &offered)
{
    return chooseFormat(suffix, request.query.value("format"), request.headers.value("Accept"),
                        offered);
}

bool wantsProblemDetails(QByteArrayView accept)
{
    const MediaRanges ranges = mediaRanges(accept);
    const Rank details = rankOf(ranges, "application/problem+json");
    return details.quality > 0 && details.specificity == FullyNamed
        && details.quality >= rankOf(ranges, "application/json").quality;
}

QByteArrayView codingName(Coding coding)
{
    constexpr std::array<QByteArrayView, 3> Names{QByteArrayView(), "gzip", "zstd"};
    return Names[static_cast<std::size_t>(coding)];
}

Coding chooseCoding(QByteArrayView value)
{
    std::optional<int> zstd, gzip, identity, any;
    for (const ListMember &member : listMembers(value)) {
        const int quality = member.quality.value_or(0);
        if (equalsIgnoringCase(member.name, "gzip") || equalsIgnoringCase(member.name, "x-gzip"))
            gzip = quality;
        else if (equalsIgnoringCase(member.name, "zstd"))
            zstd = quality;
        else if (equalsIgnoringCase(member.name, "identity"))
            identity = quality;
        else if (member.name == "*") // Said by those who do not know zstd, too.
            any = quality;
    }
    const int packed = std::max(zstd.value_or(0), gzip.value_or(any.value_or(0)));
    if (packed == 0 || packed < identity.value_or(0))
        return Coding::Identity;
    return zstd == packed ? Coding::Zstd : Coding::Gzip;
}

QByteArray encode(Coding coding, QByteArrayView bytes)
{
    if (coding == Coding::Zstd)
        return sheria::compress(bytes);
    return coding == Coding::Gzip ? gzip(bytes) : bytes.toByteArray();
}

bool isCompressible(QByteArrayView contentType)
{
    constexpr std::array<QByteArrayView, 5> Types{"application/json", "application/xml",
                                                  "application/javascript", "application/yaml",
                                                  "application/vnd.oai.openapi"};
    const QByteArrayView type = withoutParameters(contentType);
    return type.startsWith("text/") || type.endsWith("+json") || type.endsWith("+xml")
        || std::any_of(Types.begin(), Types.end(),
                       [type](QByteArrayView known) { return equalsIgnoringCase(known, type); });
}

QByteArray chooseLanguage(QByteArrayView value, const QByteArrayList &offered)
{
    QByteArray best = offered.constFirst();
    int bestQuality = 0;
    for (const ListMember &member : listMembers(value)) {
        QByteArrayView tag = member.name;
        const QByteArray primary = takeUntil(tag, '-').toByteArray().toLower();
        const QByteArray language = primary == "*" ? offered.constFirst() : primary;
        if (member.quality.value_or(0) <= bestQuality || !offered.contains(language))
            continue;
        best = language;
        bestQuality = *member.quality;
    }
    return best;
}

} // namespace sheria::http
