#include "server/http/status.h"

#include <algorithm>
#include <array>

namespace sheria::http {

namespace {

struct Phrase
{
    int status;
    QByteArrayView text;
};

constexpr std::array Phrases{
    Phrase{100, "Continue"},
    Phrase{200, "OK"},
    Phrase{201, "Created"},
    Phrase{202, "Accepted"},
    Phrase{204, "No Content"},
    Phrase{206, "Partial Content"},
    Phrase{302, "Found"},
    Phrase{303, "See Other"},
    Phrase{304, "Not Modified"},
    Phrase{400, "Bad Request"},
    Phrase{401, "Unauthorized"},
    Phrase{403, "Forbidden"},
    Phrase{404, "Not Found"},
    Phrase{405, "Method Not Allowed"},
    Phrase{406, "Not Acceptable"},
    Phrase{408, "Request Timeout"},
    Phrase{409, "Conflict"},
    Phrase{410, "Gone"},
    Phrase{412, "Precondition Failed"},
    Phrase{413, "Content Too Large"},
    Phrase{414, "URI Too Long"},
    Phrase{415, "Unsupported Media Type"},
    Phrase{416, "Range Not Satisfiable"},
    Phrase{417, "Expectation Failed"},
    Phrase{421, "Misdirected Request"},
    Phrase{422, "Unprocessable Content"},
    Phrase{429, "Too Many Requests"},
    Phrase{431, "Request Header Fields Too Large"},
    Phrase{500, "Internal Server Error"},
    Phrase{501, "Not Implemented"},
    Phrase{503, "Service Unavailable"},
    Phrase{505, "HTTP Version Not Supported"},
    Phrase{507, "Insufficient Storage"},
};

constexpr std::size_t StatusCount = Phrases.size() + 1;

/// The statuses of Phrases, and 0 for all others.
constexpr std::array<int, StatusCount> Statuses = [] {
    std::array<int, StatusCount> statuses{};
    for (std::size_t i = 0; i < Phrases.size(); ++i)
        statuses[i] = Phrases[i].status;
    return statuses;
}();

constexpr int LowestStatus = 100;
constexpr int HighestStatus = 599;

constexpr auto Indices = [] {
    std::array<quint8, HighestStatus - LowestStatus + 1> indices{};
    indices.fill(StatusCount - 1);
    for (std::size_t i = 0; i < Phrases.size(); ++i)
        indices[static_cast<std::size_t>(Phrases[i].status - LowestStatus)] = static_cast<quint8>(
            i);
    return indices;
}();

} // namespace

std::span<const int> knownStatuses()
{
    return Statuses;
}

std::size_t statusIndex(int status)
{
    if (status < LowestStatus || status > HighestStatus)
        return StatusCount - 1;
    return Indices[static_cast<std::size_t>(status - LowestStatus)];
}

int statusFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return 400;
    case ErrorCode::Unauthorized: return 401;
    case ErrorCode::Forbidden: return 403;
    case ErrorCode::NotFound: return 404;
    case ErrorCode::Unsupported: return 406;
    case ErrorCode::Conflict: return 409;
    case ErrorCode::Unavailable:
    case ErrorCode::Cancelled: return 503;
    case ErrorCode::NoSpace: return 507;
    case ErrorCode::Corrupt:
    case ErrorCode::Internal: return 500;
    }
    Q_UNREACHABLE();
}

QByteArrayView reasonPhrase(int status)
{
    const auto *const found = std::find_if(Phrases.begin(), Phrases.end(),
                                           [status](const Phrase &phrase) {
                                               return phrase.status == status;
                                           });
    return found == Phrases.end() ? QByteArrayView("Unknown") : found->text;
}

} // namespace sheria::http
