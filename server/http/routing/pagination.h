// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/message/message.h"

#include <optional>

namespace sheria::http {

/// How long the pages of a list are. Default and largest size are the same on content lists.
struct PageRule
{
    qint64 defaultSize = 500;
    qint64 maxSize = 500;
};

/// One page of a list of known length.
/// Source: server/API.md section 2.6.
struct Page
{
    qint64 number = 1; ///< From 1.
    qint64 size = 500;
    qint64 count = 0;  ///< Items of the whole list.
    qint64 places = 0; ///< Over which they spread, if more: pages may have places that are empty.

    qint64 offset() const { return (number - 1) * size; }
    /// The last page's number; an empty list has one page.
    qint64 last() const
    {
        const qint64 most = count > places ? count : places;
        return most == 0 ? 1 : (most + size - 1) / size;
    }

    /// The page that `page` and `page_size` of `query` ask for, of a list of `count` items.
    /// Absent when `page` names none: answer invalidPage(). A `page_size` that is no number above
    /// zero is ignored, one above the rule's maximum is lowered to it.
    static std::optional<Page> of(const Query &query, const PageRule &rule, qint64 count);
};

/// Absolute URLs of the neighbours; empty where there is none. They keep the path with its suffix
/// and every other parameter, in alphabetical order.
struct PageLinks
{
    QByteArray next;
    QByteArray previous; ///< Of page 2: without `page`.
};
PageLinks pageLinks(const Request &request, const Page &page);

/// Links to the first, previous, next and last page, for those who read heads and not bodies.
/// Source: RFC 8288.
void addPageLinks(Response &response, const Request &request, const Page &page);

/// `request`'s own URL without its query, absolute.
QByteArray absoluteUrl(const Request &request);

/// What stands before and after the JSON array of results:
/// {"count":…,"next":…,"previous":…,"results": and <more>}.
struct Envelope
{
    QByteArray before;
    QByteArray after;
};

/// The list envelope. `more`, if any: further members with their leading comma.
Envelope listEnvelope(const Request &request, const Page &page, QByteArrayView more = {});

} // namespace sheria::http
