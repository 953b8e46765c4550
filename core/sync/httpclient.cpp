#include "core/sync/httpclient.h"

#include <QHash>
#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSslError>
#include <QStringList>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <future>
#include <optional>
#include <utility>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;
using End = Answer::End;
using Promise = std::shared_ptr<std::promise<Answer>>;

bool isThisComputer(const QString &host)
{
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

class SystemProxies final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (isThisComputer(query.peerHostName()))
            return {QNetworkProxy::NoProxy};
        return systemProxyForQuery(query);
    }
};

End endOf(const QNetworkReply &reply)
{
    switch (reply.error()) {
    case QNetworkReply::SslHandshakeFailedError: return End::NotSecure;
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError: return End::TooSlow; // Others are noted before.
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyAuthenticationRequiredError: return End::NotConnected;
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::UnknownNetworkError:
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::UnknownProxyError: return End::Broken;
    default: break;
    }
    // The rest stands for a status.
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid() ? End::Answered
                                                                               : End::Broken;
}

QNetworkRequest toQt(const Request &request, std::chrono::milliseconds silence)
{
    QNetworkRequest out(QUrl::fromEncoded(request.url));
    out.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                     QNetworkRequest::ManualRedirectPolicy);
    out.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    out.setDecompressedSafetyCheckThreshold(-1); // We count ourselves.
    out.setTransferTimeout(static_cast<int>(silence.count()));
    out.setRawHeader("Accept", request.accept);
    out.setRawHeader("User-Agent", "Sheria/" SHERIA_VERSION);
    if (isThisComputer(out.url().host()))
        out.setRawHeader("Accept-Encoding", "identity"); // Packing costs more than it saves.
    if (!request.authorization.isEmpty())
        out.setRawHeader("Authorization", request.authorization);
    if (!request.etag.isEmpty())
        out.setRawHeader("If-None-Match", request.etag);
    if (!request.body.isNull())
        out.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    return out;
}

/// One request: gathers what comes, and gives it once.
class Exchange final : public QObject
{
public:
    Exchange(QNetworkReply *reply, qint64 maxBytes, Promise promise)
        : QObject(reply)
        , m_reply(reply)
        , m_maxBytes(maxBytes)
        , m_promise(std::move(promise))
    {
        connect(reply, &QIODevice::readyRead, this, &Exchange::receive);
        connect(reply, &QNetworkReply::sslErrors, this, &Exchange::noteTls);
        connect(reply, &QNetworkReply::finished, this, &Exchange::finish);
    }

    void stop(End why)
    {
        m_why = why;
        m_reply->abort();
    }

private:
    void receive()
    {
        m_answer.body += m_reply->readAll();
        if (m_answer.body.size() > m_maxBytes && !m_why)
            stop(End::TooLarge);
    }

    void noteTls(const QList<QSslError> &errors)
    {
        QStringList words;
        for (const QSslError &error : errors)
            words << error.errorString();
        words.removeDuplicates();
        m_answer.note = words.join("; "_L1);
    }

    void finish()
    {
        if (!m_why)
            m_answer.body += m_reply->readAll();
        m_answer.end = m_why.value_or(endOf(*m_reply));
        m_answer.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        m_answer.contentType = m_reply->rawHeader("Content-Type");
        m_answer.etag = m_reply->rawHeader("ETag");
        m_answer.date = m_reply->rawHeader("Date");
        m_answer.location = m_reply->rawHeader("Location");
        m_answer.retryAfter = m_reply->rawHeader("Retry-After");
        if (m_answer.note.isEmpty() && m_answer.end != End::Answered)
            m_answer.note = m_reply->errorString();
        if (m_answer.end != End::Answered || m_answer.body.size() > m_maxBytes)
            m_answer.body.clear();
        m_promise->set_value(std::move(m_answer));
        m_reply->deleteLater();
    }

    QNetworkReply *m_reply;
    const qint64 m_maxBytes;
    const Promise m_promise;
    Answer m_answer;
    std::optional<End> m_why; ///< Set: we ended it ourselves.
};

/// What lives on the network thread.
class Requests final : public QObject
{
public:
    explicit Requests(HttpClient::Limits limits) : m_limits(limits) {}

    void start(quint64 number, const Request &request, Promise promise)
    {
        if (!m_manager) {
            m_manager = new QNetworkAccessManager(this);
            m_manager->setProxyFactory(new SystemProxies);
        }
        const QNetworkRequest asked = toQt(request, m_limits.silence);
        QNetworkReply *reply = request.body.isNull() ? m_manager->get(asked)
                                                     : m_manager->post(asked, request.body);
        auto *exchange = new Exchange(reply, request.maxBytes, std::move(promise));
        m_open.insert(number, exchange);
        connect(exchange, &QObject::destroyed, this, [this, number] { m_open.remove(number); });
        QTimer::singleShot(m_limits.whole, exchange, [exchange] { exchange->stop(End::TooSlow); });
    }

    void stop(quint64 number)
    {
        if (Exchange *exchange = m_open.value(number))
            exchange->stop(End::Cancelled);
    }

private:
    const HttpClient::Limits m_limits;
    QHash<quint64, Exchange *> m_open;
    QNetworkAccessManager *m_manager = nullptr;
};

} // namespace

class HttpClient::Network
{
public:
    explicit Network(Limits limits) : m_requests(new Requests(limits))
    {
        m_thread.setObjectName(u"sync"_s);
        m_requests->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_requests, &QObject::deleteLater);
        m_thread.start();
    }
    ~Network()
    {
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(Network)

    std::future<Answer> start(quint64 number, const Request &request)
    {
        const auto promise = std::make_shared<std::promise<Answer>>();
        std::future<Answer> answer = promise->get_future();
        QMetaObject::invokeMethod(
            m_requests,
            [requests = m_requests, number, request, promise] {
                requests->start(number, request, promise);
            },
            Qt::QueuedConnection);
        return answer;
    }

    void stop(quint64 number)
    {
        QMetaObject::invokeMethod(
            m_requests, [requests = m_requests, number] { requests->stop(number); },
            Qt::QueuedConnection);
    }

    quint64 nextNumber() { return m_number.fetch_add(1); }

private:
    QThread m_thread;
    Requests *m_requests; ///< Lives on m_thread, and goes with it.
    std::atomic<quint64> m_number = 1;
};

HttpClient::HttpClient(Limits limits) : m_network(std::make_unique<Network>(limits))
{}

HttpClient::~HttpClient() = default;

Answer HttpClient::get(const Request &request, const std::stop_token &stop)
{
    if (stop.stop_requested())
        return {};
    const quint64 number = m_network->nextNumber();
    std::future<Answer> answer = m_network->start(number, request);
    const std::stop_callback cancel(stop, [this, number] { m_network->stop(number); });
    return answer.get();
}

} // namespace sheria::sync
