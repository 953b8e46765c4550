// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/answer.h"

#include <functional>
#include <memory>
#include <vector>

namespace sheria::net {

/// Requests under way at the same time, each on a connection of its own, which is kept for the next one to
/// the same server. HTTP/1.1 is libcurl's: connections, TLS by the system's certificate authorities or those
/// of SSL_CERT_FILE and SSL_CERT_DIR, proxies, reading and unpacking. No redirect is followed, no cookie
/// kept, no bad certificate taken, no link-local address contacted.
///
/// Thread: one at a time; wake(): any.
class Transfers
{
public:
    using Done = std::function<void(Answer answer)>;

    Transfers();
    ~Transfers(); ///< Ends what is under way; `done` is not called then.
    Q_DISABLE_COPY_MOVE(Transfers)

    /// Begins a request. `done` is called once, by advance(). `proxy`: as proxyFor() gives it.
    void start(Request request, const Options &options, const QByteArray &proxy, Done done);
    /// Gets on with what is under way, then waits until something happens; not when a request has ended.
    void advance();
    /// Ends what is under way; `done` is not called.
    void cancel();
    /// Ends the wait of advance(), or the next one.
    void wake();

private:
    class Transfer;

    void finishDone();
    void finishLate();
    void finish(std::size_t index, Answer answer);

    void *const m_multi; ///< CURLM.
    std::vector<std::unique_ptr<Transfer>> m_active;
    std::vector<std::unique_ptr<Transfer>> m_spare; ///< Their handles are used again.
};

} // namespace sheria::net
