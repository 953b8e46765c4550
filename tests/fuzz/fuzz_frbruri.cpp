// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/frbruri.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

QByteArray trimmed(QByteArray text)
{
    while (text.endsWith('/'))
        text.chop(1);
    return text;
}

/// The parts of `uri` put together again; a lone "/" may stand before the format.
QByteArray spelled(const sheria::FrbrUri &uri, bool withSlash)
{
    QByteArray out = uri.workUri(false);
    if (!uri.language.isEmpty())
        out += '/' + uri.language + uri.expressionDate;
    const bool hasItem = !uri.component.isEmpty() || !uri.portion.isEmpty();
    if (hasItem || withSlash)
        out += '/';
    if (!uri.component.isEmpty())
        out += '!' + uri.component;
    if (!uri.portion.isEmpty())
        out += '~' + uri.portion;
    if (!uri.format.isEmpty())
        out += '.' + uri.format;
    return out;
}

void checkParse(const QByteArray &text)
{
    const auto uri = sheria::FrbrUri::parse(text);
    if (!uri)
        return;
    require(spelled(*uri, false) == trimmed(text) || spelled(*uri, true) == trimmed(text));
    const sheria::FrbrUri canonical = uri->canonical();
    require(canonical.canonical() == canonical);
    if (const auto expression = canonical.expressionUri()) {
        const auto again = sheria::FrbrUri::parse(*expression);
        require(again && *again == canonical);
    }
    if (const auto point = uri->pointInTime())
        require(point->date.isNull() || point->date.isValid());
}

void checkLegacy(const QByteArray &text)
{
    const auto item = sheria::parseLegacyItem(text);
    if (!item)
        return;
    require(!item->component.isEmpty() && !item->expression.language.isEmpty());
    require(item->expression.component.isEmpty() && item->expression.portion.isEmpty());
}

void checkSplit(const QByteArray &text)
{
    const sheria::PathAndFormat split = sheria::splitFormat(text);
    require(text.startsWith(split.path));
    require(!split.format.isEmpty() || split.path == text);
}

} // namespace

/// Any bytes either fail to parse, or parse to parts that spell the input again; what is stored
/// parses to itself.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    checkParse(text);
    checkLegacy(text);
    checkSplit(text);
    return 0;
}
