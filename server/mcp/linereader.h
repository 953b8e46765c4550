#pragma once

#include "server/mcp/limits.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace sheria::mcp {

/// Cuts a stream of bytes into lines, none longer than a bound.
class LineReader
{
public:
    /// `maxBytes`: of a line; a longer one is dropped and given as one that is too long.
    explicit LineReader(qsizetype maxBytes = MaxMessageBytes) : m_maxBytes(maxBytes) {}

    struct Line
    {
        QByteArray text;
        bool isTooLong = false; ///< Then `text` is empty.
    };

    void feed(QByteArrayView bytes);
    /// The next whole line without its end; blank ones are passed over.
    std::optional<Line> take();
    /// What is left when the stream has ended without a line break.
    std::optional<Line> takeRest();

private:
    qsizetype m_maxBytes;
    QByteArray m_bytes;
    qsizetype m_searched = 0; ///< No line break stands before this place.
    bool m_isDropping = false;
};

} // namespace sheria::mcp
