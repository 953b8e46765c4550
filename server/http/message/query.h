// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace sheria::http {

/// One parameter of a query, decoded.
struct QueryItem
{
    QByteArray name;
    QByteArray value;

    bool operator==(const QueryItem &) const = default;
};

/// The parameters behind the "?" of a request, decoded ("+" is a blank), in the order they came.
class Query
{
public:
    Query() = default;
    static Query parse(QByteArrayView text);

    bool isEmpty() const { return m_items.isEmpty(); }
    const QList<QueryItem> &items() const { return m_items; }

    bool contains(QByteArrayView name) const;
    /// The last value of `name`, as Django reads it; empty when it is not given.
    QByteArray value(QByteArrayView name) const;
    /// Every value of `name`, in order.
    QList<QByteArray> values(QByteArrayView name) const;

    /// The query with `name` given once, as `value`; an empty `value` removes it.
    Query with(QByteArrayView name, QByteArrayView value) const;

    /// The query as it stands in a URL: names in alphabetical order, values of one name together.
    QByteArray encoded() const;

private:
    QList<QueryItem> m_items;
};

/// `text` with its %XX decoded. A "%" that starts no such pair stays.
QByteArray percentDecoded(QByteArrayView text);

/// `text` as one path segment or query value: everything but the unreserved characters of RFC 3986
/// section 2.3 and those of `keep` is encoded.
QByteArray percentEncoded(QByteArrayView text, QByteArrayView keep = {});

inline constexpr int MaxFormParts = 5000; ///< Fields of any form come to less.

/// The fields of `body`, multipart/form-data. `contentType`: the field's value, which names the boundary.
/// Source: RFC 7578; RFC 2046 section 5.1.
/// Errors: InvalidArgument, with the reason as Django REST framework words it.
Result<QList<QueryItem>> parseMultipart(QByteArrayView contentType, const QByteArray &body);

} // namespace sheria::http
