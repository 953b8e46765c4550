#pragma once

#include "core/sync/answer.h"
#include "core/sync/httpclient.h"

#include <QNetworkProxy>

#include <memory>
#include <stop_token>

namespace sheria::sync {

/// Makes one request after the other, and keeps the socket open for the next one to the same server.
/// HTTP/1.1 is libcurl's: buffered reading, packed bodies, proxies, TLS by the system's certificate authorities,
/// or those of SSL_CERT_FILE and SSL_CERT_DIR (see openssl's SSL_CTX_set_default_verify_paths).
///
/// Thread: any, one at a time.
class Connection
{
public:
    Connection();
    ~Connection();
    Q_DISABLE_COPY_MOVE(Connection)

    /// Waits for the answer, or for `stop`.
    Answer get(const Request &request, const HttpClient::Limits &limits, const QNetworkProxy &proxy,
               const std::stop_token &stop);

private:
    class Handles;
    std::unique_ptr<Handles> m_handles;
};

} // namespace sheria::sync
