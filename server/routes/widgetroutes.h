#pragma once

#include "server/routes/handlers.h"

namespace sheria::routes {

/// What the components of law-widgets fetch when their `provider` is "{base}/widgets/v1": an element of
/// an expression or the whole of it, what a pop-up shows of a reference, and a table of contents.
/// They send no credentials, so they are let in without, as long as no account is limited to a part
/// of the library; who shows credentials sees what those cover.
/// Source: contract API.md section 4.10.
Result<Response> getWidgetPortion(const Call &call);
Result<Response> getWidgetPopup(const Call &call);
Result<Response> getWidgetToc(const Call &call);

} // namespace sheria::routes
