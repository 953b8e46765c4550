// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/browse/markup.h"
#include "server/http/message/headers.h"
#include "server/openapi/jsontree.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace sheria::browse {

/// A format that an answer is offered in, and where.
struct Offer
{
    QByteArray name; ///< "PDF".
    QByteArray href;
};

/// What a page shows: one request and the answer to it.
struct Exchange
{
    QByteArray summary; ///< What the path is for: one English sentence, or empty.
    QByteArray base;    ///< "http://127.0.0.1:8089".
    QByteArray api;     ///< "/v3", or empty.
    QByteArray target;  ///< "/v3/places?page=2".
    QByteArray account; ///< Who is signed in.
    std::vector<http::Header> requestFields;
    QByteArray statusLine; ///< "200 OK".
    std::vector<http::Header> responseFields;
    qint64 bodyBytes = 0;
    std::optional<openapi::JsonTree> body; ///< Absent: it is no JSON.
    std::vector<Offer> offers;
    QByteArray scope;    ///< Attributes of the head: of what the itemprops of `metadata` are.
    QByteArray metadata; ///< Elements for the head.
};

/// What stands above every page of who is signed in. `links`: further links, HTML.
QByteArray bar(const QByteArray &api, const QByteArray &account, const QByteArray &links,
               Language language);

/// A text as a page of its own (render::standalonePage()) with a bar and the colours of the other pages. `target`: its
/// address; `api` and `account` as in Exchange. Another page is given back as it is.
QByteArray withBar(QByteArray standalonePage, const QByteArray &target, const QByteArray &api,
                   const QByteArray &account, Language language);

/// The page, a whole HTML document. It loads /static/identity.css, /static/browse.css and /static/browse.js, and is
/// readable without the latter.
QByteArray page(const Exchange &exchange, Language language);

} // namespace sheria::browse
