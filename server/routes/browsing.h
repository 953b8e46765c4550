#pragma once

#include "server/http/router.h"

namespace sheria::routes {

/// Shows answers as pages to people who are signed in and look at the API in a browser. Such a page
/// is the answer to
///
/// - a request that names no format (no suffix, no `?format=`), puts text/html first in Accept and
///   would be answered in JSON: every list, every sub-resource and every error. What has an HTML
///   form of its own, a text or a part of one, is answered with that, as it is for everybody.
/// - `?format=browse`: the JSON answer of whatever path, that of a text too.
///
/// Who is not signed in and opens, in a browser, what wants that is led to the page to do so.
///
/// Programs get neither: a page takes the session cookie, the other way the field by which browsers
/// tell that a person opened the address, and an Authorization field rules out both.
/// Source: contract API.md section 2.3.
http::Presenter browsing();

} // namespace sheria::routes
