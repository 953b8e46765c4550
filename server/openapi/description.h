#pragma once

#include <QByteArrayView>

namespace sheria::openapi {

/// What a document says of a route beyond its row in the route table. Lists are words with one
/// blank between them.
struct Description
{
    QByteArrayView route; ///< Name of the row, of whatever version of the API.
    QByteArrayView tag;
    QByteArrayView schema;            ///< Of the answer in JSON; empty: it has no JSON.
    QByteArrayView formats = {};      ///< Further formats: names of http::Format, or media types.
    QByteArrayView query = {};        ///< Keys of components/parameters.
    int status = 200;                 ///< Of success.
    QByteArrayView body = {};         ///< Schema of the request's body; empty: it has none.
    QByteArrayView legacySchema = {}; ///< The same as `schema` in version 2, where that differs.
};

/// The description of the route called `name`, or null.
const Description *describe(QByteArrayView name);

} // namespace sheria::openapi
