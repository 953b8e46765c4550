#pragma once

#include "core/akn/document.h"
#include "core/render/htmlrenderer.h"
#include "server/http/message.h"
#include "server/routes/aknaddress.h"
#include "server/routes/handlers.h"

#include <functional>

namespace sheria::routes {

/// What a request for HTML says about how it is put together.
/// Source: contract API.md sections 4.6 and 4.7.
struct HtmlParameters
{
    bool coverpage = true;
    bool standalone = false;
    render::HtmlOptions options;

    /// What renderings with the same parameters have in common: part of a cache key.
    QByteArray key() const;
};

HtmlParameters htmlParameters(const http::Request &request);

/// The document with that hash, read from the library.
Result<akn::Document> loadDocument(const Call &call, QByteArrayView contentHash);

/// What `make` returns, or what it returned before for the same content and `key`.
Result<QByteArray> rendered(const Call &call, QByteArrayView contentHash, const QByteArray &key,
                            const std::function<Result<QByteArray>()> &make);

/// The URI of the expression of `record`, with its date, and with component and portion of `part`.
FrbrUri datedUri(const ExpressionRecord &record, const FrbrUri &part);

/// "YEAR-NUMBER[-component][-portion]": what a file of that is called.
/// Source: contract API.md section 2.3.
QString fileStem(const FrbrUri &uri);

/// The cover page of an expression.
Result<QByteArray> coverpageOf(const Call &call, const ExpressionRecord &record,
                               const render::HtmlOptions &options);

/// HTML with a policy that lets nothing run and nothing be fetched but pictures.
Response htmlResponse(QByteArray html);

/// XML for saving as "YEAR-NUMBER[-component][-portion].xml".
/// Source: contract API.md section 2.3.
Response xmlResponse(QByteArray xml, const FrbrUri &uri);

} // namespace sheria::routes
