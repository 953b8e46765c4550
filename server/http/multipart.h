#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace sheria::http {

/// One part of a form sent as multipart/form-data.
struct FormPart
{
    QByteArray name;
    QByteArray filename; ///< Empty: no file.
    QByteArray value;
};

inline constexpr int MaxFormParts = 5000; ///< Fields of any form come to less.

/// The parts of `body`. `contentType`: the field's value, which names the boundary.
/// Source: RFC 7578; RFC 2046 section 5.1.
/// Errors: InvalidArgument, with the reason as Django REST framework words it.
Result<QList<FormPart>> parseMultipart(QByteArrayView contentType, const QByteArray &body);

} // namespace sheria::http
