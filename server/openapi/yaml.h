#pragma once

#include "server/openapi/jsontree.h"

namespace sheria::openapi {

/// `tree` as a YAML document in block style, members in their order, strings and names quoted.
/// Source: YAML 1.2.2.
QByteArray toYaml(const JsonTree &tree);

} // namespace sheria::openapi
