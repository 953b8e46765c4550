#include "core/search/xapianerror.h"

#include <string_view>

namespace sheria::search {

Error errorOf(const Xapian::Error &error)
{
    const QString detail = QString::fromStdString(error.get_description());
    const std::string_view type = error.get_type();
    if (type == "DatabaseModifiedError")
        return {ErrorCode::Conflict, detail};
    if (type == "DatabaseLockError" || type == "DatabaseNotFoundError")
        return {ErrorCode::Unavailable, detail};
    if (type.starts_with("Database"))
        return {ErrorCode::Corrupt, detail};
    return {ErrorCode::Internal, detail};
}

} // namespace sheria::search
