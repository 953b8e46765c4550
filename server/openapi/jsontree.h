// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace sheria::openapi {

struct JsonMember;

/// A JSON value that keeps the order of its members and the spelling of its numbers, which
/// QJsonDocument does not.
struct JsonTree
{
    enum class Kind {
        Object,
        Array,
        String,
        Number,
        Literal, ///< true, false, null.
    };
    Kind kind = Kind::Literal;
    QByteArray text = "null";        ///< String: what it says, UTF-8. Number, Literal: as spelled.
    std::vector<JsonMember> members; ///< Of an array: without names.

    /// Source: RFC 8259.
    /// Errors: InvalidArgument for what is no JSON (with the offset in `detail`) or no UTF-8, and for
    /// arrays and objects too deep inside each other.
    static Result<JsonTree> parse(QByteArrayView json);

    /// The member called `name`, or null.
    const JsonTree *find(QByteArrayView name) const;
    bool isContainer() const { return kind == Kind::Object || kind == Kind::Array; }
};

/// One member of an object, or one item of an array.
struct JsonMember
{
    QByteArray name;
    JsonTree value;
};

/// `tree` as a YAML document in block style, members in their order, strings and names quoted.
/// Source: YAML 1.2.2.
QByteArray toYaml(const JsonTree &tree);

} // namespace sheria::openapi
