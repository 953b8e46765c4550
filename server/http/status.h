#pragma once

#include "core/base/error.h"

#include <QByteArrayView>

namespace sheria::http {

/// The status an error is answered with. The only such table.
int statusFor(ErrorCode code);

/// "Not Found" for 404: the phrase of RFC 9110 section 15, of 6585 and 9112 for the rest.
QByteArrayView reasonPhrase(int status);

} // namespace sheria::http
