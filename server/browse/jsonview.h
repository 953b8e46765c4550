// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/openapi/jsontree.h"

namespace sheria::browse {

/// Where the strings of an answer may lead.
struct LinkRule
{
    QByteArray base; ///< Of the server: "http://127.0.0.1:8089".
    QByteArray api;  ///< Of the API, below it: "/v3"; empty: FRBR URIs lead nowhere.
};

/// Where `text` leads, as an attribute value not yet escaped; empty when it is no address. An
/// address of the API's JSON stays among the pages; an FRBR URI leads to the expression.
QByteArray linkFor(QByteArrayView text, const LinkRule &rule);

/// `tree` as HTML: indented, coloured by classes, its arrays and objects to be folded, its addresses
/// links.
QByteArray jsonView(const openapi::JsonTree &tree, const LinkRule &rule);

} // namespace sheria::browse
