#include "server/mcp/linereader.h"

namespace sheria::mcp {

void LineReader::feed(QByteArrayView bytes)
{
    m_bytes.append(bytes.data(), bytes.size());
}

std::optional<LineReader::Line> LineReader::take()
{
    while (true) {
        const qsizetype end = m_bytes.indexOf('\n', m_searched);
        if (end < 0) {
            m_searched = m_bytes.size();
            if (m_searched > m_maxBytes) {
                m_isDropping = true;
                m_bytes.clear();
                m_searched = 0;
            }
            return std::nullopt;
        }
        Line line{m_bytes.first(end).trimmed(), m_isDropping || end > m_maxBytes};
        m_bytes.remove(0, end + 1);
        m_searched = 0;
        m_isDropping = false;
        if (line.isTooLong)
            line.text.clear();
        if (line.isTooLong || !line.text.isEmpty())
            return line;
    }
}

std::optional<LineReader::Line> LineReader::takeRest()
{
    if (m_bytes.isEmpty() && !m_isDropping)
        return std::nullopt;
    feed("\n");
    return take();
}

} // namespace sheria::mcp
