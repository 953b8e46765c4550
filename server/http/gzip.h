#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::http {

/// `bytes` as one gzip member (RFC 1952); empty when the library has no memory for it.
QByteArray gzip(QByteArrayView bytes);

/// True for types whose bodies shrink: text, JSON, XML, scripts, SVG.
bool isCompressible(QByteArrayView contentType);

} // namespace sheria::http
