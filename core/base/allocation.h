// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheria {

/// Blocks from this size on go back to the system as soon as they are freed. Units: bytes.
inline constexpr int LargeBlockBytes = 128 * 1024;

/// Has large blocks live outside the heap, whatever was freed before. Left to itself, the C library
/// moves the limit up with the first page of a list that is freed; from then on such pages lie between
/// the small things that are kept, each worker's in an arena of its own, and the holes they leave add
/// up while a client pages through a library.
///
/// Thread: before others are started; at the start of a program.
void returnLargeBlocks();

} // namespace sheria
