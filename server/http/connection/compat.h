// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractHttpServer>
#include <QByteArray>
#include <QByteArrayView>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QList>
#include <QTcpServer>
#include <QTcpSocket>

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QHttpHeaders>
#include <QIODevice>
#endif

#include <algorithm>
#include <cstring>
#include <functional>
#include <utility>

/// What differs between the Qt HTTP Server of 6.4 and that of 6.8, in one place.
namespace sheria::http {

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)

/// A body that comes piece by piece. Sequential, so that Qt adds no Content-Length: the fields have it.
class PieceDevice final : public QIODevice
{
public:
    explicit PieceDevice(qint64 bytes) : m_left(bytes) { open(ReadOnly | Unbuffered); }

    /// Has all of `piece` read before it returns. Qt reads once for each signal, or goes on by itself
    /// as long as there is something.
    void feed(const QByteArray &piece)
    {
        m_piece = piece;
        m_at = 0;
        while (m_at < m_piece.size())
            Q_EMIT readyRead();
    }
    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_left == 0; }

protected:
    qint64 readData(char *to, qint64 most) override
    {
        const qint64 count = std::min<qint64>(most, m_piece.size() - m_at);
        std::memcpy(to, m_piece.constData() + m_at, static_cast<std::size_t>(count));
        m_at += count;
        m_left -= count;
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_piece;
    qint64 m_at = 0;
    qint64 m_left;
};

#endif

/// Writes an answer through QHttpServerResponder. Destroy it before its channel goes.
class Responder
{
public:
    explicit Responder(QHttpServerResponder &&responder) : m_responder(std::move(responder)) {}

    /// Writes an answer whose body is at hand. `fields` has the Content-Length of it.
    void write(int status, QByteArrayView fields, const QByteArray &body)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        m_responder.write(body, headersOf(fields, false), statusCode(status));
#else
        begin(status, fields, body.size());
        m_responder.writeBody(body.constData(), body.size());
#endif
    }

    /// Begins an answer of whose body `bytes` follow through writePiece(), or none (HEAD, 304).
    void begin(int status, QByteArrayView fields, [[maybe_unused]] qint64 bytes)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        m_device = new PieceDevice(bytes); // The responder takes it.
        m_responder.write(m_device, headersOf(fields, true), statusCode(status));
#else
        // All lines as one field: for each field Qt writes four times.
        const qsizetype colon = fields.indexOf(':');
        m_responder.writeStatusLine(statusCode(status));
        m_responder.writeHeader(QByteArray::fromRawData(fields.data(), colon),
                                QByteArray::fromRawData(fields.data() + colon + 2,
                                                        fields.size() - colon - 4));
        m_responder.writeBody(QByteArray()); // Ends the head.
#endif
    }

    void writePiece(const QByteArray &piece)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        m_device->feed(piece);
#else
        m_responder.writeBody(piece.constData(), piece.size());
#endif
    }

private:
    static QHttpServerResponder::StatusCode statusCode(int status)
    {
        return static_cast<QHttpServerResponder::StatusCode>(status);
    }

    QHttpServerResponder m_responder;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    /// `fields`, "Name: value\r\n" each, with or without Content-Length, which Qt adds where it has
    /// the body.
    static QHttpHeaders headersOf(QByteArrayView fields, bool withLength)
    {
        QHttpHeaders headers;
        for (qsizetype end = 0; !fields.isEmpty(); fields = fields.sliced(end + 2)) {
            end = fields.indexOf("\r\n");
            const qsizetype colon = fields.indexOf(':');
            const auto name = QByteArray::fromRawData(fields.data(), colon);
            if (withLength || name != "Content-Length")
                headers.append(name,
                               QByteArray::fromRawData(fields.data() + colon + 2, end - colon - 2));
        }
        return headers;
    }

    PieceDevice *m_device = nullptr;
#endif
};

/// Qt's HTTP server, which calls back for each request that it has read.
class HttpServer final : public QAbstractHttpServer
{
public:
    /// Null: the request is not answered.
    std::function<void(const QHttpServerRequest &request, Responder &&responder)> received;

private:
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    bool handleRequest(const QHttpServerRequest &request, QHttpServerResponder &responder) final
    {
        if (received)
            received(request, Responder(std::move(responder)));
        return true;
    }
    void missingHandler(const QHttpServerRequest &, QHttpServerResponder &) final
    {}
#else
    bool handleRequest(const QHttpServerRequest &request, QTcpSocket *socket) final
    {
        if (received)
            received(request, Responder(makeResponder(request, socket)));
        return true;
    }
    void missingHandler(const QHttpServerRequest &, QTcpSocket *) final
    {}
#endif
};

/// Names and values of the header fields of `request`.
inline QList<std::pair<QByteArray, QByteArray>> fieldsOf(const QHttpServerRequest &request)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    return request.headers().toListOfPairs();
#else
    return request.headers();
#endif
}

} // namespace sheria::http
