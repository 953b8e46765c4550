#pragma once

#include "core/render/htmlrenderer.h"
#include "server/http/message.h"

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

} // namespace sheria::routes
