#include "core/search/xapianerror.h"

#include "core/base/files.h"

#include <string_view>

namespace sheria::search {

using namespace Qt::StringLiterals;

Error errorOf(const Xapian::Error &error)
{
    const QString detail = QString::fromStdString(error.get_description());
    const std::string_view type = error.get_type();
    if (type == "DatabaseModifiedError")
        return {ErrorCode::Conflict, detail};
    // The system's own words are in the description, whatever the type.
    const Error byReason = writeError(u"the search index"_s, detail);
    if (byReason.code == ErrorCode::NoSpace)
        return byReason;
    if (namesPermission(detail))
        return {ErrorCode::Forbidden, byReason.detail};
    if (type == "DatabaseLockError")
        return {ErrorCode::Unavailable,
                QStringLiteral(
                    "the search index is being written by another program: stop the one that has "
                    "the library open, then try again (%1)")
                    .arg(detail)};
    if (type == "DatabaseNotFoundError")
        return {ErrorCode::Unavailable, detail};
    // What is not there, or no number: the files do not fit together.
    const bool isDamage = type.starts_with("Database") || type == "DocNotFoundError"
        || type == "RangeError" || type == "SerialisationError";
    if (isDamage)
        return {ErrorCode::Corrupt, detail};
    return {ErrorCode::Internal, detail};
}

} // namespace sheria::search
