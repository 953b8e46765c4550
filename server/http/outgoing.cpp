#include "server/http/outgoing.h"

#include "server/http/limits.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace sheria::http {

void Outgoing::begin(const Answer &answer, QByteArrayView fields, bool withBody)
{
    m_head = answer.notModified ? answer.notModifiedHead : answer.head;
    m_fields.resize(0); // Keeps the room it has.
    m_fields.append(fields).append("\r\n");
    const bool hasBody = withBody && !answer.notModified;
    m_body = hasBody && !answer.file && !answer.stream ? answer.body : QByteArray();
    m_file = hasBody ? answer.file : std::nullopt;
    m_stream = hasBody ? answer.stream : std::nullopt;
    m_fileAt = answer.fileOffset;
    m_fileLeft = m_file || m_stream ? answer.length : 0;
    m_size = m_head.size() + m_fields.size() + m_body.size();
    m_at = 0;
}

Transfer Outgoing::send(Socket &socket)
{
    Transfer transfer{Transfer::Kind::Moved, 0};
    qint64 moved = 0;
    while (transfer.kind == Transfer::Kind::Moved && !isDone() && !needsPiece()
           && moved < SendFileBytes) {
        transfer = sendOnce(socket);
        moved += transfer.bytes;
    }
    transfer.bytes = moved;
    return transfer;
}

Result<void> Outgoing::readPiece(WorkerContext &worker)
{
    SHERIA_TRY(QByteArray piece,
               m_stream->reader->read(worker, m_fileAt, std::min(m_fileLeft, StreamPieceBytes)));
    m_fileAt += piece.size();
    m_fileLeft -= piece.size();
    m_head.clear();
    m_fields.resize(0);
    m_body = std::move(piece);
    m_size = m_body.size();
    m_at = 0;
    return {};
}

Transfer Outgoing::sendOnce(Socket &socket)
{
    if (m_at < m_size)
        return sendPieces(socket);
    const qint64 most = std::min(m_fileLeft, SendFileBytes);
    const Transfer transfer = socket.sendFile(m_file->file->handle(), m_fileAt, most);
    if (transfer.kind == Transfer::Kind::Moved) {
        m_fileAt += transfer.bytes;
        m_fileLeft -= transfer.bytes;
    }
    return transfer;
}

Transfer Outgoing::sendPieces(Socket &socket)
{
    std::array<QByteArrayView, 3> pieces{m_head, m_fields, m_body};
    qint64 skip = m_at;
    for (QByteArrayView &piece : pieces) {
        const qint64 sent = std::min<qint64>(skip, piece.size());
        piece = piece.sliced(sent);
        skip -= sent;
    }
    const Transfer transfer = socket.send(pieces);
    if (transfer.kind == Transfer::Kind::Moved)
        m_at += transfer.bytes;
    return transfer;
}

void Outgoing::clear()
{
    m_head.clear();
    m_body.clear();
    m_file.reset();
    m_stream.reset();
    m_size = 0;
    m_at = 0;
    m_fileLeft = 0;
}

} // namespace sheria::http
