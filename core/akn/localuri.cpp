#include "core/akn/localuri.h"

#include "core/base/hash.h"
#include "core/base/limits.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

/// Lower-case letters, digits and single dashes, without "http://" and the like.
QByteArray slugOf(QByteArrayView written)
{
    constexpr qsizetype Longest = 60;
    const qsizetype scheme = written.indexOf("://");
    QByteArray slug;
    for (const char c : scheme < 0 ? written : written.sliced(scheme + 3)) {
        if (slug.size() >= Longest)
            break;
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            slug += c;
        else if (c >= 'A' && c <= 'Z')
            slug += char(c | 0x20);
        else if (!slug.isEmpty() && !slug.endsWith('-'))
            slug += '-';
    }
    while (slug.endsWith('-'))
        slug.chop(1);
    return slug;
}

/// The first segment of four digits.
QByteArray yearIn(const QByteArray &written)
{
    const QList<QByteArray> segments = written.split('/');
    const auto isYear = [](const QByteArray &segment) {
        return segment.size() == 4 && std::all_of(segment.begin(), segment.end(), [](char c) {
                   return c >= '0' && c <= '9';
               });
    };
    const auto year = std::find_if(segments.begin(), segments.end(), isYear);
    return year == segments.end() ? QByteArray() : *year;
}

/// The files of one German law are of different types (act, doc, documentCollection); its ELI says
/// what it is, so that they share a URI.
QByteArray natureOf(const LocalUriParts &parts)
{
    if (parts.dialect == Dialect::LegalDocMlDe && parts.written.startsWith("eli/"))
        return parts.written.startsWith("eli/dl/") ? "bill"_ba : "act"_ba;
    return parts.doctype.toLower();
}

} // namespace

bool isIdentifying(const QByteArray &written)
{
    return !written.isEmpty() && written.size() <= limits::MaxUriBytes && !written.startsWith('#')
        && !slugOf(written).isEmpty();
}

FrbrUri localUri(const LocalUriParts &parts)
{
    FrbrUri uri;
    uri.prefix = "akn";
    uri.country = "zz";
    uri.locality = "local";
    uri.doctype = natureOf(parts);
    uri.date = yearIn(parts.written);
    if (uri.date.isEmpty())
        uri.date = QByteArray::number(std::max(parts.year, 1)).rightJustified(4, '0');
    if (parts.written.isEmpty())
        uri.number = sha256Hex(parts.xml).left(16);
    else
        uri.number = slugOf(parts.written) + '-' + sha256Hex(parts.written).left(8);
    return uri;
}

} // namespace sheria::akn
