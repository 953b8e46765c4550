#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::http {

/// How a body is packed on its way to the client.
enum class Coding { Identity, Gzip, Zstd };

/// "gzip", as in Content-Encoding; empty for Identity.
QByteArrayView codingName(Coding coding);

/// The coding to answer Accept-Encoding `value` with: the one of the highest quality, of equals
/// zstd, which costs less time and is smaller. "*" stands for gzip only. Identity when the client
/// names none that we know, or likes the plain body better.
/// Source: RFC 9110 section 12.5.3.
Coding chooseCoding(QByteArrayView value);

/// `bytes` in `coding`: one gzip member (RFC 1952), or one zstd frame (RFC 8878). Empty when the
/// library has no memory for it.
QByteArray encode(Coding coding, QByteArrayView bytes);

/// True for types whose bodies shrink: text, JSON, XML, YAML, scripts, SVG.
bool isCompressible(QByteArrayView contentType);

} // namespace sheria::http
