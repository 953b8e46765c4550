#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <span>

namespace sheria::openapi {

/// What a document takes from one row of the route table.
struct Operation
{
    QByteArray route;  ///< The row's name: how describe() knows it.
    QByteArray method; ///< "GET".
    QByteArray path;   ///< "/v3/places/{code}".
    QByteArray summary;
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
/// Errors: Internal when an operation has no description, or one names an unknown component.
Result<QByteArray> document(const Api &api, std::span<const Operation> all, const QByteArray &base);

} // namespace sheria::openapi
