#include "core/base/error.h"

namespace sheria {

using namespace Qt::StringLiterals;

QLatin1StringView errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return "invalid_argument"_L1;
    case ErrorCode::NotFound: return "not_found"_L1;
    case ErrorCode::Conflict: return "conflict"_L1;
    case ErrorCode::Unauthorized: return "unauthorized"_L1;
    case ErrorCode::Forbidden: return "forbidden"_L1;
    case ErrorCode::Unavailable: return "unavailable"_L1;
    case ErrorCode::NoSpace: return "no_space"_L1;
    case ErrorCode::Corrupt: return "corrupt"_L1;
    case ErrorCode::Unsupported: return "unsupported"_L1;
    case ErrorCode::Cancelled: return "cancelled"_L1;
    case ErrorCode::Internal: return "internal"_L1;
    }
    Q_UNREACHABLE();
}

} // namespace sheria
