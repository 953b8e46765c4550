#pragma once

#include "server/http/coding.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace sheria::http {

/// A strong entity tag for `body`, without quotes: a hash and the length. It is meant to differ
/// when the body does, not to withstand somebody who makes two bodies for one tag.
QByteArray etagOf(QByteArrayView body);

/// `etag` of the same answer in `coding`: another body, so another strong tag.
QByteArray codedEtag(QByteArrayView etag, Coding coding);

/// True when If-None-Match `value` names `etag` (without quotes), compared weakly, or is "*". The
/// tags of the plain and of the coded answers stand for each other.
/// Source: RFC 9110 sections 8.8.3.2 and 13.1.2.
bool matchesEtag(QByteArrayView value, QByteArrayView etag);

/// A part of a body.
struct ByteRange
{
    qint64 first = 0;
    qint64 length = 0;

    bool operator==(const ByteRange &) const = default;
};

/// What a Range header comes to.
struct RangeRequest
{
    enum class Kind {
        Whole,         ///< Not a byte range, malformed, or several: the whole body is the answer.
        Part,          ///< `range`.
        Unsatisfiable, ///< Beyond the end: 416.
    };
    Kind kind = Kind::Whole;
    ByteRange range;
};

/// What Range `value` asks of a body of `size` bytes.
/// Source: RFC 9110 section 14.2.
RangeRequest parseRange(QByteArrayView value, qint64 size);

} // namespace sheria::http
