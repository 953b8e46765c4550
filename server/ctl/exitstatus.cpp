#include "server/ctl/exitstatus.h"

namespace sheria::ctl {

Exit exitFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return Exit::Usage;
    case ErrorCode::NotFound: return Exit::NotFound;
    case ErrorCode::Corrupt:
    case ErrorCode::Unsupported: return Exit::Damaged;
    case ErrorCode::Conflict:
    case ErrorCode::Unauthorized:
    case ErrorCode::Forbidden:
    case ErrorCode::Unavailable: return Exit::Unavailable;
    case ErrorCode::NoSpace: return Exit::NoSpace;
    case ErrorCode::Cancelled: return Exit::Stopped;
    case ErrorCode::Internal: return Exit::Internal;
    }
    Q_UNREACHABLE();
}

Error ofServer(Error error)
{
    if (error.code == ErrorCode::Unsupported)
        error.code = ErrorCode::Unavailable;
    return error;
}

} // namespace sheria::ctl
