// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/safehtml.h"

#include <QUrl>

#include <algorithm>
#include <array>

namespace sheria::render {
namespace {

constexpr std::array<bool, 256> specialBytes(bool inAttribute)
{
    std::array<bool, 256> table{};
    table['&'] = true;
    table['<'] = true;
    table['>'] = true;
    table['\r'] = true;
    table['"'] = inAttribute;
    table['\n'] = inAttribute;
    table['\t'] = inAttribute;
    return table;
}
constexpr auto TextSpecials = specialBytes(false);
constexpr auto AttributeSpecials = specialBytes(true);

/// A bare carriage return would become a line feed in the reader, so it is spelled out.
QByteArrayView escapeOf(char c)
{
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\n': return "&#10;";
    case '\t': return "&#9;";
    default: return "&#13;";
    }
}

void appendEscaped(QByteArray &out, QByteArrayView text, const std::array<bool, 256> &specials)
{
    const char *end = text.end();
    for (const char *at = text.begin(); at < end; ++at) {
        const char *start = at;
        while (at < end && !specials[static_cast<unsigned char>(*at)])
            ++at;
        out.append(start, at - start);
        if (at == end)
            return;
        out.append(escapeOf(*at));
    }
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool startsWithIgnoringCase(QByteArrayView text, QByteArrayView prefix)
{
    return text.size() >= prefix.size()
        && text.first(prefix.size()).compare(prefix, Qt::CaseInsensitive) == 0;
}

/// Whether the address begins "name:". A colon behind a slash, "?" or "#" is only a colon.
bool hasScheme(QByteArrayView href)
{
    const auto end = std::find_if(href.begin(), href.end(), [](char c) {
        return c == ':' || c == '/' || c == '?' || c == '#';
    });
    return end != href.end() && *end == ':';
}

/// "https://host:port" of an absolute address; empty for others.
QByteArrayView originOf(QByteArrayView url)
{
    const qsizetype scheme = url.indexOf("://");
    if (scheme < 0)
        return {};
    const qsizetype path = url.indexOf('/', scheme + 3);
    return path < 0 ? url : url.first(path);
}

bool climbs(QByteArrayView path)
{
    return path == ".." || path.startsWith("../") || path.endsWith("/..") || path.contains("/../")
        || path.contains('\\') || path.contains("%2e") || path.contains("%2E");
}

} // namespace

void appendText(QByteArray &out, QByteArrayView text)
{
    appendEscaped(out, text, TextSpecials);
}

QByteArray escaped(const QString &text)
{
    QByteArray out;
    appendText(out, text.toUtf8());
    return out;
}

void appendAttributeValue(QByteArray &out, QByteArrayView value)
{
    appendEscaped(out, value, AttributeSpecials);
}

void appendAttribute(QByteArray &out, std::string_view name, QByteArrayView value,
                     std::string_view prefix)
{
    out += ' ';
    out.append(prefix.data(), qsizetype(prefix.size()));
    out.append(name.data(), qsizetype(name.size()));
    out += "=\"";
    appendAttributeValue(out, value);
    out += '"';
}

void appendStartQuote(QByteArray &out, QByteArrayView quote)
{
    if (quote.isEmpty())
        return;
    out += "<span class=\"akn-embeddedStructure--startQuote\">";
    appendText(out, quote);
    out += "</span>";
}

LinkKind kindOfLink(QByteArrayView href)
{
    // Browsers drop control characters from addresses: "java\nscript:" would come alive.
    if (std::any_of(href.begin(), href.end(), isControl))
        return LinkKind::Unsafe;
    if (href.startsWith('#'))
        return LinkKind::Fragment;
    if (href.startsWith('/'))
        return href.size() > 1 && (href[1] == '/' || href[1] == '\\') ? LinkKind::Unsafe
                                                                      : LinkKind::Path;
    if (startsWithIgnoringCase(href, "http://") || startsWithIgnoringCase(href, "https://")
        || startsWithIgnoringCase(href, "mailto:"))
        return LinkKind::Web;
    const bool isPlain = !href.isEmpty() && href[0] != '\\' && href[0] != ' ' && !hasScheme(href);
    return isPlain ? LinkKind::Relative : LinkKind::Unsafe;
}

QByteArray webAddress(QByteArrayView href, const QByteArray &resolver)
{
    const LinkKind kind = kindOfLink(href);
    const bool canResolve = kind == LinkKind::Path && kindOfLink(resolver) == LinkKind::Web;
    if (kind != LinkKind::Web && !canResolve)
        return {};
    const QByteArray address = (canResolve ? resolver : QByteArray()) + href.toByteArray();
    return QUrl(QString::fromUtf8(address)).toEncoded();
}

QByteArray imageSource(QByteArrayView written, QByteArrayView mediaUrl)
{
    switch (kindOfLink(written)) {
    case LinkKind::Relative:
        return climbs(written) ? QByteArray() : mediaUrl.toByteArray() + written.toByteArray();
    case LinkKind::Web: {
        const QByteArrayView origin = originOf(mediaUrl);
        const bool isOurs = !origin.isEmpty() && originOf(written) == origin;
        return isOurs ? written.toByteArray() : QByteArray();
    }
    case LinkKind::Fragment:
    case LinkKind::Path:
    case LinkKind::Unsafe: return {};
    }
    Q_UNREACHABLE();
}

namespace {

using namespace std::string_view_literals;

constexpr auto Properties = std::to_array<std::string_view>({
    "background-color"sv,
    "border"sv,
    "border-bottom"sv,
    "border-bottom-color"sv,
    "border-bottom-style"sv,
    "border-bottom-width"sv,
    "border-collapse"sv,
    "border-color"sv,
    "border-left"sv,
    "border-left-color"sv,
    "border-left-style"sv,
    "border-left-width"sv,
    "border-right"sv,
    "border-right-color"sv,
    "border-right-style"sv,
    "border-right-width"sv,
    "border-spacing"sv,
    "border-style"sv,
    "border-top"sv,
    "border-top-color"sv,
    "border-top-style"sv,
    "border-top-width"sv,
    "border-width"sv,
    "color"sv,
    "font-size"sv,
    "font-style"sv,
    "font-variant"sv,
    "font-weight"sv,
    "height"sv,
    "letter-spacing"sv,
    "list-style-type"sv,
    "margin"sv,
    "margin-bottom"sv,
    "margin-left"sv,
    "margin-right"sv,
    "margin-top"sv,
    "max-width"sv,
    "min-width"sv,
    "padding"sv,
    "padding-bottom"sv,
    "padding-left"sv,
    "padding-right"sv,
    "padding-top"sv,
    "text-align"sv,
    "text-decoration"sv,
    "text-decoration-line"sv,
    "text-decoration-style"sv,
    "text-indent"sv,
    "text-transform"sv,
    "vertical-align"sv,
    "white-space"sv,
    "width"sv,
});

struct Unit
{
    std::string_view name;
    double pixels;
};

constexpr auto Units = std::to_array<Unit>({
    {"", 1},
    {"px", 1},
    {"pt", 1.34},
    {"pc", 16},
    {"in", 96},
    {"cm", 37.8},
    {"mm", 3.78},
    {"em", 16},
    {"rem", 16},
    {"ex", 8},
    {"ch", 8},
    {"%", 10},
});

/// The least length a property may have, in pixels: hanging indents are common, text that is out of
/// sight or too small to see is not wanted.
double smallestFor(QByteArrayView property)
{
    if (property == "text-indent" || property == "margin-left")
        return -300;
    return property == "font-size" ? 5 : 0;
}

/// Lengths are bounded: a margin of -9999px or a font of 5000pt is an attack on the page around.
bool isHarmlessNumber(QByteArrayView token, double smallest)
{
    constexpr double Largest = 1200;
    const auto end = std::find_if(token.begin(), token.end(), [](char c) {
        return !((c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+');
    });
    bool isNumber = false;
    const double value = QByteArray(token.begin(), end - token.begin()).toDouble(&isNumber);
    const std::string_view unitName(end, std::size_t(token.end() - end));
    const auto unit = std::find_if(Units.begin(), Units.end(),
                                   [&](const Unit &known) { return known.name == unitName; });
    if (!isNumber || unit == Units.end())
        return false;
    const double pixels = value * unit->pixels;
    return pixels <= Largest && pixels >= smallest;
}

bool isHarmlessToken(QByteArrayView token, double smallest)
{
    const char first = token.front();
    const auto isAll = [&](auto predicate) {
        return std::all_of(token.begin() + 1, token.end(), predicate);
    };
    if (isAsciiLetter(first))
        return token != "transparent" && isAll([](char c) { return isAsciiLetter(c) || c == '-'; });
    if (first == '#')
        return token.size() <= 9
            && isAll([](char c) { return (c >= '0' && c <= '9') || isAsciiLetter(c); });
    return isHarmlessNumber(token, smallest);
}

/// "rgb(1, 2, 3)", which is split into tokens by nothing that splits a value.
bool isRgb(QByteArrayView value)
{
    return value.startsWith("rgb(") && value.indexOf(')') == value.size() - 1
        && std::all_of(value.begin() + value.indexOf('(') + 1, value.end() - 1, [](char c) {
               return (c >= '0' && c <= '9') || c == ',' || c == ' ' || c == '.' || c == '%';
           });
}

bool isHarmlessValue(QByteArrayView value, double smallest)
{
    if (value.isEmpty() || isRgb(value))
        return !value.isEmpty();
    const QList<QByteArray> tokens = value.toByteArray().replace(',', ' ').simplified().split(' ');
    return std::all_of(tokens.begin(), tokens.end(), [&](const QByteArray &token) {
        return !token.isEmpty() && isHarmlessToken(token, smallest);
    });
}

} // namespace

QByteArray safeStyle(QByteArrayView style)
{
    // Escapes and comments could hide what the rest looks for.
    if (style.contains('\\') || style.contains("/*") || style.contains('@'))
        return {};
    QByteArray out;
    const QList<QByteArray> declarations = style.toByteArray().split(';');
    for (const QByteArray &declaration : declarations) {
        const qsizetype colon = declaration.indexOf(':');
        if (colon < 0)
            continue;
        const QByteArray name = declaration.left(colon).trimmed().toLower();
        const QByteArray value = declaration.sliced(colon + 1).trimmed().toLower();
        const bool isKnown = std::binary_search(Properties.begin(), Properties.end(),
                                                std::string_view(name.constData(),
                                                                 std::size_t(name.size())));
        if (!isKnown || !isHarmlessValue(value, smallestFor(name)))
            continue;
        if (!out.isEmpty())
            out += "; ";
        out += name + ": " + value;
    }
    return out;
}

} // namespace sheria::render
