#pragma once

#include "server/http/answer.h"
#include "server/http/socket.h"

#include <QByteArray>

#include <optional>

namespace sheria::http {

/// One answer on its way out: knows what is left of it.
class Outgoing
{
public:
    /// Begins with `answer`; `fields` are those that are its own this time, without the blank line.
    void begin(const Answer &answer, QByteArrayView fields, bool withBody);

    /// Sends what `socket` takes, but of a long file only a part, and of a stream no more than was read.
    /// How the last transfer ended, and the bytes of all. End: the file has become shorter, so the
    /// answer cannot be completed.
    Transfer send(Socket &socket);

    /// All that was read is sent, and there is more: readPiece() comes next, on a worker.
    bool needsPiece() const { return m_stream && m_at == m_size && m_fileLeft > 0; }
    /// Errors: those of BodyReader::read().
    Result<void> readPiece(WorkerContext &worker);

    bool isDone() const { return m_at == m_size && m_fileLeft == 0; }
    /// What is held in memory and not sent.
    qint64 held() const { return m_size - m_at; }
    void clear();

private:
    Transfer sendOnce(Socket &socket);
    Transfer sendPieces(Socket &socket);

    QByteArray m_head;
    QByteArray m_fields;
    QByteArray m_body;
    qint64 m_size = 0; ///< Of the three together.
    qint64 m_at = 0;
    std::optional<FileBody> m_file;
    std::optional<StreamBody> m_stream;
    qint64 m_fileAt = 0;
    qint64 m_fileLeft = 0;
};

} // namespace sheria::http
