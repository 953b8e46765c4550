#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

namespace sheria {

/// `bytes` as one zstd frame that carries its size.
QByteArray compress(QByteArrayView bytes);

/// What compress() was given.
/// Errors: Corrupt when `frame` is no zstd frame, is damaged, or would be larger than `maxBytes`.
Result<QByteArray> decompress(QByteArrayView frame, qint64 maxBytes);

} // namespace sheria
