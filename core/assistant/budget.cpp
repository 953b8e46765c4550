#include "core/assistant/budget.h"

#include <algorithm>

namespace sheria::assistant {

bool Budget::take(qsizetype bytes)
{
    if (bytes > m_bytes)
        return false;
    m_bytes -= bytes;
    return true;
}

Excerpt excerptOf(const QString &text, qsizetype offset, qsizetype bytes)
{
    offset = std::clamp<qsizetype>(offset, 0, text.size());
    // A place in the middle of a pair is none: it is of the character before.
    if (offset > 0 && offset < text.size() && text[offset].isLowSurrogate())
        --offset;
    qsizetype end = offset;
    for (qsizetype used = 0; end < text.size(); ++end) {
        const char16_t c = text[end].unicode();
        // Either half of a pair makes two of the four bytes.
        used += c < 0x80 ? 1 : c < 0x800 || text[end].isSurrogate() ? 2 : 3;
        if (used > bytes && end > offset)
            break;
    }
    if (end < text.size() && text[end].isLowSurrogate())
        ++end;
    if (end >= text.size())
        return {text.mid(offset), -1};
    const qsizetype blank = text.lastIndexOf(u' ', end);
    if (blank > offset)
        end = blank + 1;
    return {text.mid(offset, end - offset), end};
}

bool Entries::add(const QByteArray &json)
{
    m_isCut = m_isCut || !m_budget.take(json.size() + 1);
    if (m_isCut)
        return false;
    if (m_count++ > 0)
        m_json += ',';
    m_json += json;
    return true;
}

} // namespace sheria::assistant
