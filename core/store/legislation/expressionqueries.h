// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/today.h"

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// Which expressions a list holds. Everything that is set must hold.
/// Source: server/API.md sections 2.5 and 2.7.
struct ExpressionFilter
{
    QByteArray place; ///< Exactly this place ("za" is national law only); empty: any.
    /// Segments after "/akn/" that the work URI must start with ("za/act/2005"); a last segment that
    /// is a year also matches full dates of that year. Empty: any.
    QByteArray prefix;
    QByteArray topic; ///< Slug; its descendants count too.
    /// Subscription::toText() of who asks: only what it covers; empty: everything.
    QByteArray subscription;
    std::optional<QDateTime> createdAt, createdFrom, createdTo; ///< Bounds are inclusive.
    std::optional<QDateTime> updatedAt, updatedFrom, updatedTo;
    std::optional<bool> commenced, repealed, principal;
    QDate today; ///< For `repealed`: later repeals have not happened yet; null: all have.
    /// One expression per work, the newest (also if in the future), in the place's primary language
    /// where there is one. Otherwise every expression.
    bool onlyLatest = false;

    enum class Order { ById, ByUpdate, ByWorkUri };
    Order order = Order::ById;
};

template <typename T>
struct Page
{
    qint64 count = 0; ///< Of all, not only of this page.
    std::vector<T> items;
};

/// The expression a URI asks for; its component and portion are ignored.
/// Source: server/API.md section 2.4.
/// Errors: NotFound; InvalidArgument for a date that is none.
Result<ExpressionRecord> findExpression(Database &db, const FrbrUri &uri, const Today &today);

/// Whether the library has the work of `workUri`, and the expression of `expressionUri` unless that is
/// empty: a search index may name what was deleted or hidden a moment ago.
Result<bool> hasExpression(Database &db, QByteArrayView workUri, QByteArrayView expressionUri);

/// The part of the expressions that `filter` selects after the first `offset`, at most `limit`.
Result<Page<ExpressionRecord>> listExpressions(Database &db, const ExpressionFilter &filter,
                                               qint64 offset, qint64 limit);

/// The ids of all expressions that `filter` selects, in its order.
Result<std::vector<qint64>> listExpressionIds(Database &db, const ExpressionFilter &filter);

/// The expressions with these ids that are there, in the order of the ids.
Result<std::vector<ExpressionRecord>> loadExpressions(Database &db, const std::vector<qint64> &ids);

/// The work or expression that `text` asks for: an Akoma Ntoso URI, the address of a publisher
/// (publisheraddress.h), or what a document in the library calls its work, in any spelling that its
/// publisher has for it.
/// Errors: InvalidArgument for what is none of them.
Result<FrbrUri> findAddress(Database &db, QByteArrayView text);

/// The URI under which the library has the work, or the expression, that `text` stands for as in findAddress(). A
/// publisher's address of a day is the expression of exactly that day.
/// Errors: NotFound.
Result<QByteArray> storedUri(Database &db, QByteArrayView text);

/// A work that is known, with or without expressions.
/// Errors: NotFound.
Result<Work> findWork(Database &db, QByteArrayView workUri);

} // namespace sheria::store
