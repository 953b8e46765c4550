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

} // namespace sheria::akn
