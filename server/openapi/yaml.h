#pragma once

#include "server/openapi/jsontree.h"

namespace sheria::openapi {

/// `tree` as a YAML document in block style, members in their order.
/// Source: YAML 1.2.2; strings are those of section 7.3.1, of which JSON's are a part.
QByteArray toYaml(const JsonTree &tree);

} // namespace sheria::openapi
