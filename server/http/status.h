#pragma once

#include "core/base/error.h"

#include <QByteArrayView>

#include <span>

namespace sheria::http {

/// The status an error is answered with. The only such table.
int statusFor(ErrorCode code);

/// "Not Found" for 404: the phrase of RFC 9110 section 15, of 6585 and 9112 for the rest.
QByteArrayView reasonPhrase(int status);

/// Every status the server sends, for counting; the last, 0, stands for all others.
std::span<const int> knownStatuses();
/// Where `status` is in knownStatuses().
std::size_t statusIndex(int status);

} // namespace sheria::http
