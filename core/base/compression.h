// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

namespace sheria {

/// `bytes` as one zstd frame that carries its size.
QByteArray compress(QByteArrayView bytes);
/// `first` and then `second` as one frame.
QByteArray compress(QByteArrayView first, QByteArrayView second);

/// What compress() was given; of several frames in a row, all of it.
/// Errors: Corrupt when `frames` are no zstd frames, are damaged, or hold more than `maxBytes`.
Result<QByteArray> decompress(QByteArrayView frames, qint64 maxBytes);

/// The first `bytes` bytes of that, without unpacking the rest.
/// Errors: Corrupt when `frames` are no zstd frames, are damaged, or hold less.
Result<QByteArray> decompressStart(QByteArrayView frames, qint64 bytes);

} // namespace sheria
