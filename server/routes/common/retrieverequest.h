// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/frbruri.h"
#include "core/knowledge/item.h"
#include "server/http/message/message.h"
#include "server/http/message/query.h"

#include <QDate>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace sheria::routes {

/// What is wrong with the fields of a body; those of filters nest, as does an index in a list.
/// Source: server/API.md sections 2.15 and 8.2.
class FieldErrors
{
public:
    /// `path`: the field, and in an object of filters the filter, and in a list of that the index.
    void add(const QStringList &path, const QString &message);
    bool isEmpty() const { return m_fields.isEmpty(); }
    /// 400 with an object of lists of messages.
    http::Response response() const;

private:
    QJsonObject m_fields;
};

/// The fields of a body as JSON has them: a JSON object, a form, or a multipart form, in which
/// "filters" and "pre_filters" may be JSON, or have their members as "filters.frbr_place".
/// Errors: InvalidArgument, as it is answered.
Result<QJsonObject> bodyFields(const http::Request &request);

/// What they ask; nothing, and then `errors` says why.
std::optional<knowledge::Request> retrieveRequest(const QJsonObject &fields, FieldErrors &errors);

/// A text that must be given, without blanks at its ends; nothing, and then `errors` says why.
std::optional<QString> requiredText(const QJsonObject &fields, QLatin1StringView name, int atMost,
                                    FieldErrors &errors);

/// An address that must be in the query: of a work, an expression, or a part of one; nothing, and then `errors`
/// says why.
std::optional<FrbrUri> requiredUri(const http::Query &query, QByteArrayView name,
                                   FieldErrors &errors);

/// A date in the query; null: none is given, or `errors` says what is wrong with it.
QDate dateIn(const http::Query &query, QByteArrayView name, FieldErrors &errors);

} // namespace sheria::routes
