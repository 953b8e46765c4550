#pragma once

#include "core/akn/document.h"
#include "core/base/result.h"

#include <QByteArray>

#include <vector>

namespace sheria::store {

class Database;

/// A stored XML document by its hash: the main content of an expression or any manifestation.
/// Errors: NotFound; Corrupt when the stored bytes do not match.
Result<QByteArray> contentXml(Database &db, QByteArrayView contentHash);

/// The visible text of a stored XML document: akn::Document::text(), to whose bytes the ranges of its
/// provisions refer. Or the text of a PDF, see pageTextOf(). Errors: NotFound; Corrupt.
Result<QByteArray> contentText(Database &db, QByteArrayView contentHash);

/// Its provisions, as far as provisionlist.h keeps them, or its pages. Errors: NotFound; Corrupt.
Result<std::vector<akn::Provision>> contentProvisions(Database &db, QByteArrayView contentHash);

} // namespace sheria::store
