#pragma once

#include "app/details/details.h"

namespace sheria::app {

/// What the details say of a judgment, from its own members as the library keeps them: a JSON object
/// in the shape of the API's. Members that are not known come last, under their own names.
std::vector<DetailsRow> judgmentRows(const QByteArray &judgment);

} // namespace sheria::app
