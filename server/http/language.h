#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>

namespace sheria::http {

/// Which of `offered` languages ("en", "fr"; the first is the default) a client likes best by its
/// Accept-Language `value`. A wanted "fr-CA" is content with "fr"; "*" with the first.
/// Source: RFC 9110 section 12.5.4, RFC 4647 section 3.4 (lookup).
QByteArray chooseLanguage(QByteArrayView value, const QByteArrayList &offered);

} // namespace sheria::http
