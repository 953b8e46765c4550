#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace sheria::openapi {

/// `beginning`, an OpenAPI document without its last brace, completed with those of all components
/// that it refers to, and those that they refer to.
/// Errors: Internal when it refers to one that does not exist.
Result<QByteArray> withComponents(QByteArray beginning);

} // namespace sheria::openapi
