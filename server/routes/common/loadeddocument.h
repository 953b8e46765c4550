// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/domain/expression.h"
#include "core/render/htmlrenderer.h"
#include "server/http/message/message.h"
#include "server/http/message/negotiate.h"
#include "server/routes/common/aknaddress.h"
#include "server/routes/common/handlers.h"

#include <QList>

#include <functional>
#include <optional>

namespace sheria::routes {

/// What a request for HTML says about how it is put together.
/// Source: server/API.md sections 4.6 and 4.7.
struct HtmlParameters
{
    bool coverpage = true;
    bool standalone = false;
    bool isForReading = false; ///< As in http::Request; only with `standalone`.
    render::HtmlOptions options;
};

/// Errors: those of the database.
Result<HtmlParameters> htmlParameters(const Call &call, const ExpressionRecord &record);
/// What images of the expression can show.
Result<QStringList> mediaNames(const Call &call, const ExpressionRecord &record);

/// The refusal of a `resolver` or `media-url` that is neither http(s) nor relative: it would stand in
/// links and images. Nothing when both may be used.
std::optional<Response> refusedAddresses(const http::Request &request);

/// The document with that hash, read from the library.
Result<akn::Document> loadDocument(const Call &call, QByteArrayView contentHash);

/// What `make` returns, or what it returned before for the same content and `key`.
Result<QByteArray> rendered(const Call &call, QByteArrayView contentHash, const QByteArray &key,
                            const std::function<Result<QByteArray>()> &make);

/// A stored text, or the part of it that `component` and `portion` name; both empty: all of it.
struct TextPart
{
    QByteArray contentHash;
    QByteArray component;
    QByteArray portion;
};

/// Errors: NotFound when the text has no such part.
Result<pugi::xml_node> findElement(const akn::Document &document, const TextPart &part);
/// The part as HTML, a fragment, and as XML; made once. Errors: those of findElement().
Result<QByteArray> htmlOf(const Call &call, const TextPart &part,
                          const render::HtmlOptions &options);
Result<QByteArray> xmlOf(const Call &call, const TextPart &part);

/// The table of contents of an expression, whose entries have addresses below `uri`; an empty one of a stub.
Result<Response> tocOf(const Call &call, const Expression &expression, const QByteArray &uri);

/// The URI of the expression of `record`, with its date, and with component and portion of `part`.
FrbrUri datedUri(const ExpressionRecord &record, const FrbrUri &part);

/// "YEAR-NUMBER[-component][-portion]": what a file of that is called.
/// Source: server/API.md section 2.3.
QString fileStem(const FrbrUri &uri);

/// The cover page of an expression.
Result<QByteArray> coverpageOf(const Call &call, const ExpressionRecord &record,
                               const render::HtmlOptions &options);

/// HTML with a policy that lets nothing run and nothing be fetched but pictures.
Response htmlResponse(QByteArray html);

/// XML for saving as "YEAR-NUMBER[-component][-portion].xml".
/// Source: server/API.md section 2.3.
Response xmlResponse(QByteArray xml, const FrbrUri &uri);

/// What expressions and parts of them are offered as, after the formats that need no long work.
/// Source: server/API.md section 2.3.
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
/// Source: server/API.md section 2.5.
/// Errors: NotFound (there are none); Unsupported (too many).
Result<Response> listingFile(const Call &call, const QByteArray &prefix, http::Format format);

} // namespace sheria::routes
