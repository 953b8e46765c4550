#pragma once

#include "core/domain/expression.h"

namespace sheria::store {

/// A manifestation's role as the database and packs spell it.
QByteArrayView roleName(Manifestation::Role role);
/// Anything else is superseded: such a text is kept, but nobody is shown it unasked.
Manifestation::Role roleNamed(QByteArrayView name);

} // namespace sheria::store
