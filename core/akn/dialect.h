#pragma once

#include "core/akn/document.h"

namespace sheria::akn {

/// The dialect of a root element, by its local name and namespace.
/// Errors: InvalidArgument, with a sentence that names the element or the namespace.
Result<Dialect> dialectOf(QByteArrayView rootName, QByteArrayView rootNamespace);

/// "eId", or "id" in the versions before 3.0.
constexpr const char *idAttributeOf(Dialect dialect)
{
    return dialect == Dialect::Akn10 || dialect == Dialect::Akn20 ? "id" : "eId";
}

} // namespace sheria::akn
