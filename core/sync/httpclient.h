#pragma once

#include "core/sync/answer.h"

#include <chrono>
#include <memory>
#include <stop_token>

namespace sheria::sync {

/// Makes requests over real sockets, each in the thread that asks. No redirect is followed, no cookie
/// kept, no bad certificate taken; the system's proxies are used, but not towards this computer.
///
/// Thread: any; several at a time, each of which has a connection of its own.
class HttpClient
{
public:
    struct Limits
    {
        std::chrono::milliseconds silence{30'000}; ///< Without a byte.
        std::chrono::milliseconds whole{600'000};  ///< Of one answer.
    };

    HttpClient() : HttpClient(Limits()) {}
    explicit HttpClient(Limits limits);
    ~HttpClient(); ///< No request may be under way.
    Q_DISABLE_COPY_MOVE(HttpClient)

    /// Waits for the answer, or for `stop`.
    Answer get(const Request &request, const std::stop_token &stop);

private:
    class Connections;
    std::unique_ptr<Connections> m_connections;
};

} // namespace sheria::sync
