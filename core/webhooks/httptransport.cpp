#include "core/webhooks/httptransport.h"

#include "core/webhooks/httpconnection.h"

#include <QHash>
#include <QThread>

#include <vector>

namespace sheria::webhooks {

namespace {

/// The connections of one endpoint that wait for its next request.
using Idle = std::vector<HttpConnection *>;

/// What lives on the network thread.
class Connections final : public QObject
{
public:
    explicit Connections(std::chrono::milliseconds limit) : m_limit(limit) {}

    void send(HttpRequest request, Transport::Done done)
    {
        HttpConnection *connection = takeIdle(request.endpointId);
        const qint64 endpoint = request.endpointId;
        if (!connection) {
            connection = new HttpConnection(request.target, this);
            connect(connection, &HttpConnection::idle, this,
                    [this, connection, endpoint] { m_idle[endpoint].push_back(connection); });
            connect(connection, &HttpConnection::ended, this,
                    [this, connection, endpoint] { forget(connection, endpoint); });
        }
        connection->send(request.bytes, m_limit, std::move(done));
    }

private:
    HttpConnection *takeIdle(qint64 endpoint)
    {
        Idle &idle = m_idle[endpoint];
        if (idle.empty())
            return nullptr;
        HttpConnection *connection = idle.back();
        idle.pop_back();
        return connection;
    }

    void forget(HttpConnection *connection, qint64 endpoint)
    {
        std::erase(m_idle[endpoint], connection);
        connection->deleteLater();
    }

    const std::chrono::milliseconds m_limit;
    QHash<qint64, Idle> m_idle;
};

} // namespace

class HttpTransport::Network
{
public:
    explicit Network(std::chrono::milliseconds limit) : m_connections(new Connections(limit))
    {
        m_thread.setObjectName(QStringLiteral("webhooks"));
        m_connections->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_connections, &QObject::deleteLater);
        m_thread.start();
    }
    ~Network()
    {
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(Network)

    void send(HttpRequest request, Done done)
    {
        QMetaObject::invokeMethod(
            m_connections,
            [connections = m_connections, request = std::move(request),
             done = std::move(done)]() mutable {
                connections->send(std::move(request), std::move(done));
            },
            Qt::QueuedConnection);
    }

private:
    QThread m_thread;
    Connections *m_connections; ///< Lives on m_thread, and goes with it.
};

HttpTransport::HttpTransport(std::chrono::milliseconds limit)
    : m_network(std::make_unique<Network>(limit))
{}

HttpTransport::~HttpTransport() = default;

void HttpTransport::send(HttpRequest request, Done done)
{
    m_network->send(std::move(request), std::move(done));
}

} // namespace sheria::webhooks
