#include "server/http/negotiate.h"

#include "server/http/message.h"

#include <algorithm>
#include <array>

namespace sheria::http {

namespace {

struct FormatRow
{
    Format format = Format::Json;
    QByteArrayView name;
    QByteArrayView contentType;
};

constexpr std::array Formats{
    FormatRow{Format::Json, "json", "application/json"},
    FormatRow{Format::Xml, "xml", "application/xml; charset=utf-8"},
    FormatRow{Format::Html, "html", "text/html; charset=utf-8"},
    FormatRow{Format::Pdf, "pdf", "application/pdf"},
    FormatRow{Format::Epub, "epub", "application/epub+zip"},
    FormatRow{Format::Zip, "zip", "application/zip"},
};

struct MediaName
{
    QByteArrayView type;
    QByteArrayView subtype;
    Format format = Format::Json;
};

constexpr std::array MediaNames{
    MediaName{"application", "json", Format::Json},
    MediaName{"application", "xml", Format::Xml},
    MediaName{"text", "xml", Format::Xml},
    MediaName{"application", "akn+xml", Format::Xml},
    MediaName{"text", "html", Format::Html},
    MediaName{"application", "pdf", Format::Pdf},
    MediaName{"application", "epub+zip", Format::Epub},
    MediaName{"application", "zip", Format::Zip},
};

/// The members of a comma-separated list, trimmed.
QList<QByteArrayView> listMembers(QByteArrayView value, char separator = ',')
{
    QList<QByteArrayView> members;
    while (!value.isEmpty()) {
        const qsizetype end = value.indexOf(separator);
        members.append(trimmedBlanks(end < 0 ? value : value.first(end)));
        value = end < 0 ? QByteArrayView() : value.sliced(end + 1);
    }
    return members;
}

/// The thousandths of "0.8"; nothing for what RFC 9110 section 12.4.2 does not allow.
std::optional<int> parseQuality(QByteArrayView text)
{
    if (text.isEmpty() || text.size() > 5 || (text[0] != '0' && text[0] != '1'))
        return std::nullopt;
    int value = (text[0] - '0') * 1000;
    if (text.size() > 1 && text[1] != '.')
        return std::nullopt;
    int weight = 100;
    for (const char c : text.size() > 1 ? text.sliced(2) : QByteArrayView()) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value += (c - '0') * weight;
        weight /= 10;
    }
    return value > 1000 ? std::nullopt : std::optional(value);
}

/// The `q` among `parameters`, 1000 without one; nothing when it is malformed.
std::optional<int> qualityOf(const QList<QByteArrayView> &parameters)
{
    for (const QByteArrayView parameter : parameters) {
        if (parameter.size() >= 2 && (parameter[0] == 'q' || parameter[0] == 'Q')
            && parameter[1] == '=')
            return parseQuality(parameter.sliced(2));
    }
    return 1000;
}

constexpr int NamedType = 2;  ///< The specificity from which on a range is more than "*/*".
constexpr int FullyNamed = 3; ///< The specificity of a range without "*".

/// 3 for "text/html", 2 for "text/*", 1 for "*/*", 0 for a range that does not cover `name`.
int specificity(const MediaRange &range, const MediaName &name)
{
    if (range.type == "*")
        return 1;
    if (!equalsIgnoringCase(range.type, name.type))
        return 0;
    if (range.subtype == "*")
        return 2;
    return equalsIgnoringCase(range.subtype, name.subtype) ? 3 : 0;
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
Rank rankOf(const QList<MediaRange> &ranges, const MediaName &name)
{
    Rank best;
    for (qsizetype i = 0; i < ranges.size(); ++i) {
        const int specific = specificity(ranges[i], name);
        if (specific > best.specificity)
            best = {ranges[i].quality, specific, -i};
    }
    return best;
}

Rank rankOf(const QList<MediaRange> &ranges, Format format)
{
    Rank best;
    for (const MediaName &name : MediaNames) {
        if (name.format == format)
            best = std::max(best, rankOf(ranges, name));
    }
    return best;
}

std::optional<Format> bestOf(const QList<MediaRange> &ranges, const QList<Format> &offered)
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

QList<MediaRange> parseAccept(QByteArrayView value)
{
    QList<MediaRange> ranges;
    for (const QByteArrayView member : listMembers(value)) {
        const QList<QByteArrayView> parts = listMembers(member, ';');
        const qsizetype slash = parts.isEmpty() ? -1 : parts[0].indexOf('/');
        const std::optional<int> quality = qualityOf(parts);
        if (slash <= 0 || slash + 1 == parts[0].size() || !quality)
            continue;
        ranges.append({parts[0].first(slash).toByteArray(),
                       parts[0].sliced(slash + 1).toByteArray(), *quality});
    }
    return ranges;
}

Result<Format> chooseFormat(std::optional<Format> suffix, QByteArrayView wanted,
                            QByteArrayView accept, const QList<Format> &offered)
{
    Q_ASSERT(!offered.isEmpty());
    if (suffix)
        return offeredOr404(suffix, offered);
    if (!wanted.isEmpty())
        return offeredOr404(formatForName(wanted), offered);
    const QList<MediaRange> ranges = parseAccept(accept);
    if (ranges.isEmpty())
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

std::optional<int> qualityIn(QByteArrayView parameters)
{
    return qualityOf(listMembers(parameters, ';'));
}

bool wantsProblemDetails(QByteArrayView accept)
{
    const QList<MediaRange> ranges = parseAccept(accept);
    const Rank details = rankOf(ranges, {"application", "problem+json", Format::Json});
    return details.quality > 0 && details.specificity == FullyNamed
        && details.quality >= rankOf(ranges, {"application", "json", Format::Json}).quality;
}

} // namespace sheria::http
