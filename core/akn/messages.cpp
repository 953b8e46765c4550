#include "core/akn/messages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

/// Control and formatting characters: line breaks, escapes, bidirectional overrides.
bool isObeyed(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
}

} // namespace

QString quoted(QByteArrayView utf8)
{
    constexpr qsizetype Longest = 100;
    if (utf8.isEmpty())
        return u"nothing"_s;
    // A character has at most four bytes.
    QString text = QString::fromUtf8(utf8.first(std::min(utf8.size(), 4 * Longest)));
    if (text.size() > Longest)
        text = text.left(Longest) + u'…';
    std::replace_if(text.begin(), text.end(), isObeyed, QChar(u'?'));
    return u'"' + text + u'"';
}

QString placeOf(QByteArrayView utf8, qsizetype offset)
{
    const QByteArrayView before = utf8.first(std::clamp<qsizetype>(offset, 0, utf8.size()));
    qsizetype line = 1;
    for (qsizetype at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1))
        ++line;
    const QByteArrayView inLine = before.sliced(before.lastIndexOf('\n') + 1);
    const auto column = 1 + std::count_if(inLine.begin(), inLine.end(), [](char c) {
                            return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                        });
    return u"line %1, column %2: "_s.arg(line).arg(column);
}

} // namespace sheria::akn
