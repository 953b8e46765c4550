#include "core/base/fileerror.h"

#include <QFileDevice>

#include <algorithm>

namespace sheria {

namespace {

using namespace Qt::StringLiterals;

constexpr int NoSpaceNumbers[] = {ENOSPC, EDQUOT, EFBIG};
constexpr int PermissionNumbers[] = {EACCES, EPERM, EROFS};

template <std::size_t Count>
bool names(const QString &reason, const int (&numbers)[Count])
{
    return std::any_of(std::begin(numbers), std::end(numbers),
                       [&](int number) { return reason.contains(qt_error_string(number)); });
}

} // namespace

ErrorCode codeOfSystemError(int errorNumber)
{
    const bool isNoSpace = std::find(std::begin(NoSpaceNumbers), std::end(NoSpaceNumbers),
                                     errorNumber)
        != std::end(NoSpaceNumbers);
    return isNoSpace ? ErrorCode::NoSpace : ErrorCode::Unavailable;
}

bool namesPermission(const QString &reason)
{
    return names(reason, PermissionNumbers);
}

Error writeError(const QString &what, const QString &reason)
{
    if (names(reason, NoSpaceNumbers))
        return {ErrorCode::NoSpace,
                u"the disk is full: %1 was not written; make room and try again (%2)"_s.arg(
                    what, reason)};
    if (namesPermission(reason))
        return {ErrorCode::Unavailable,
                u"%1 may not be written: check its permissions and those of its folder (%2)"_s.arg(
                    what, reason)};
    return {ErrorCode::Unavailable, u"%1 cannot be written: %2"_s.arg(what, reason)};
}

Error writeError(const QString &what, int errorNumber)
{
    return writeError(what, qt_error_string(errorNumber));
}

Error writeError(const QString &what, const QFileDevice &file, int errorNumber)
{
    // A device that could write only a part has no words for it.
    Error error = writeError(what, file.errorString());
    if (error.code != ErrorCode::NoSpace && codeOfSystemError(errorNumber) == ErrorCode::NoSpace)
        return writeError(what, errorNumber);
    return error;
}

} // namespace sheria
