#pragma once

#include "core/akn/document.h"

namespace sheria::akn {

/// Whether a written URI tells its work from others: not empty, not a mere "#variable", not longer
/// than a URI may be.
bool isIdentifying(const QByteArray &written);

/// What a local URI is made of.
struct LocalUriParts
{
    Dialect dialect = Dialect::Akn30;
    QByteArray doctype;
    QByteArray written; ///< The URI the document has, empty if it has none.
    int year = 0;       ///< Of the work, used where `written` has none; 0: not known.
    QByteArray xml;     ///< The document itself, which tells it apart if nothing else does.
};

/// A stable URI under /akn/zz-local for a work without a usable one.
FrbrUri localUri(const LocalUriParts &parts);

} // namespace sheria::akn
