#pragma once

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QTcpServer>
#include <QTcpSocket>

#include <optional>

/// What differs between the Qt HTTP Server of 6.4 and that of 6.8, in one place.
namespace sheria::http {

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)

/// What Qt must be able to destroy before it reads the next request of a channel.
using HeldResponder = std::optional<QHttpServerResponder>;
inline constexpr bool HoldsResponders = true;

/// Calls back for each request; the answer does not go through Qt.
class HttpServerBase : public QAbstractHttpServer
{
protected:
    virtual void received(HeldResponder responder) = 0;

private:
    bool handleRequest(const QHttpServerRequest &, QHttpServerResponder &responder) final
    {
        received(HeldResponder(std::move(responder)));
        return true;
    }
    void missingHandler(const QHttpServerRequest &, QHttpServerResponder &) final {}
};

#else

struct HeldResponder
{};
inline constexpr bool HoldsResponders = false; ///< A channel can be used again at once.

class HttpServerBase : public QAbstractHttpServer
{
protected:
    virtual void received(HeldResponder responder) = 0;

private:
    bool handleRequest(const QHttpServerRequest &, QTcpSocket *) final
    {
        received({});
        return true;
    }
    void missingHandler(const QHttpServerRequest &, QTcpSocket *) final {}
};

#endif

/// Makes `server` serve what arrives at `listener`, which must be listening.
inline void bindTo(QAbstractHttpServer &server, QTcpServer &listener)
{
    server.bind(&listener);
}

} // namespace sheria::http
