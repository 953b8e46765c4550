#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace sheria::akn {

/// The XML declaration at the beginning of a document.
struct XmlDeclaration
{
    QByteArray version;          ///< Empty when there is no declaration.
    QByteArray encoding;         ///< Empty when none is named.
    qsizetype encodingStart = 0; ///< Where the name of the encoding stands.
    qsizetype length = 0;        ///< Including "?>". Units: bytes. 0: there is none.
};

/// Reads `<?xml …?>` at `start`, where bytes are compatible with ASCII.
/// Errors: InvalidArgument, if there is one and it is malformed.
Result<XmlDeclaration> readDeclaration(QByteArrayView bytes, qsizetype start);

/// The document as UTF-8: `bytes` itself if it is that already, else transcoded exactly as its byte
/// order mark and declaration say, with the declaration naming UTF-8.
///
/// Known encodings: UTF-8, UTF-16 (with byte order mark, or with a declaration that says so), and all
/// that QStringDecoder knows and that contain ASCII, such as ISO-8859-15 and windows-1252. UTF-8 itself is
/// not checked here.
/// Errors: InvalidArgument when bytes and declaration contradict each other or a byte has no
/// meaning in the encoding; Unsupported for an unknown encoding.
Result<QByteArray> toUtf8(const QByteArray &bytes);

} // namespace sheria::akn
