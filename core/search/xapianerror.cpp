#include "core/search/xapianerror.h"

#include <string_view>

namespace sheria::search {

Error errorOf(const Xapian::Error &error)
{
    const QString detail = QString::fromStdString(error.get_description());
    const std::string_view type = error.get_type();
    if (type == "DatabaseModifiedError")
        return {ErrorCode::Conflict, detail};
    if (type == "DatabaseLockError")
        return {ErrorCode::Unavailable,
                QStringLiteral(
                    "the search index is being written by another program: stop the one that has "
                    "the library open, then try again (%1)")
                    .arg(detail)};
    if (type == "DatabaseNotFoundError")
        return {ErrorCode::Unavailable, detail};
    if (type.starts_with("Database"))
        return {ErrorCode::Corrupt, detail};
    return {ErrorCode::Internal, detail};
}

} // namespace sheria::search
