#pragma once

#include "core/domain/expression.h"
#include "server/http/negotiate.h"
#include "server/routes/handlers.h"

#include <QList>

namespace sheria::routes {

/// What expressions and parts of them are offered as, after the formats that need no long work.
/// Source: contract API.md section 2.3.
QList<http::Format> withFiles(QList<http::Format> formats);

/// True for those formats: PDF, EPUB and ZIP.
bool isFile(http::Format format);

/// True when `request` asks for such a file: it takes seconds, and goes to workers of its own, so that
/// others do not wait for it.
bool asksForFile(const http::Request &request);

/// A whole expression; `contentHash`: of a superseded text to be taken for it, or the own one.
Result<Response> expressionFile(const Call &call, const ExpressionRecord &record,
                                const QByteArray &contentHash, http::Format format);

/// A component or portion; `uri` names it.
/// Errors: NotFound.
Result<Response> partFile(const Call &call, const ExpressionRecord &record, const FrbrUri &uri,
                          http::Format format);

/// All works whose URI begins with `prefix` and that the query does not filter out, in one file.
/// Source: contract API.md section 2.5.
/// Errors: NotFound (there are none); Unsupported (too many).
Result<Response> listingFile(const Call &call, const QByteArray &prefix, http::Format format);

} // namespace sheria::routes
