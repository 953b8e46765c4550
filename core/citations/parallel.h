#pragma once

#include "core/citations/citation.h"

#include <QByteArrayView>

namespace sheria::citations {

/// Marks citations of the same case as the one before: a neutral citation and where law reports print
/// the case, or two series of reports, with no more than a comma or "reported at" between them and of
/// years that follow each other. Two neutral citations are two cases.
void markParallel(QByteArrayView text, std::vector<Citation> &citations);

} // namespace sheria::citations
