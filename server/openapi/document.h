// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <span>

namespace sheria::openapi {

/// What a document says of a route besides its path and its method. Lists are words with one blank
/// between them.
struct Description
{
    // A constructor, so that rows of a table read as calls.
    constexpr Description(QByteArrayView tagOf = {}, QByteArrayView schemaOf = {},
                          QByteArrayView formatsOf = {}, QByteArrayView queryOf = {},
                          int success = 200, QByteArrayView bodyOf = {},
                          QByteArrayView legacySchemaOf = {})
        : tag(tagOf)
        , schema(schemaOf)
        , formats(formatsOf)
        , query(queryOf)
        , status(success)
        , body(bodyOf)
        , legacySchema(legacySchemaOf)
    {}

    QByteArrayView tag;
    QByteArrayView schema;       ///< Of the answer in JSON; empty: it has no JSON.
    QByteArrayView formats;      ///< Further formats: names of http::Format, or media types.
    QByteArrayView query;        ///< Keys of components/parameters.
    int status;                  ///< Of success.
    QByteArrayView body;         ///< Schema of the request's body; empty: it has none.
    QByteArrayView legacySchema; ///< The same as `schema` in version 2, where that differs.
};

/// What a document takes from one row of the route table.
struct Operation
{
    QByteArray route;  ///< The row's name.
    QByteArray method; ///< "GET".
    QByteArray path;   ///< "/v3/places/{code}".
    QByteArray summary;
    Description description;
    bool isPublic = false; ///< It asks for no credentials.
    /// Media types of the request's body, with a blank between them; empty: it has none.
    QByteArray bodyTypes = {};
};

/// One of the documents.
struct Api
{
    QByteArrayView prefix; ///< Of its paths: "/v3". Empty: the paths that have no document else.
    QByteArrayView title;
    QByteArrayView text;
    bool isLegacy = false;
};

/// Every document there is.
std::span<const Api> apis();
/// The one whose paths begin as `path` does.
const Api &apiOf(QByteArrayView path);

/// `api` in JSON, for a server at `base`: the operations among `all` that belong to it.
/// Source: OpenAPI Specification 3.1.0.
/// Errors: Internal when an operation has no description, or refers to an unknown component.
Result<QByteArray> document(const Api &api, std::span<const Operation> all, const QByteArray &base);

} // namespace sheria::openapi
