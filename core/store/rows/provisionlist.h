// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/base/result.h"
#include "core/store/db/database.h"

namespace sheria::store {

/// The provisions of one text as a library keeps them: together, since they are read together, and
/// thousands of rows would take longer to write than the text itself.
///
/// Shape: 2 and a zstd frame of what follows, where that is shorter (libraries of version 36 and later).
///        Numbers are LEB128, strings their length and UTF-8; 1, the format's version, and the count;
///        the names that elements and components share; then each provision: a byte that says what
///        is there and its flags, its element, component, distance to its parent (0: none), start
///        (zigzag, from the one before it) and length of its text, how much of the parent's eId its
///        own begins with, the rest of that, what was written instead of it, num, heading.
/// What `isListed` says is not kept, nor is `writtenEId` where it is the eId.
QByteArray packProvisions(const std::vector<akn::Provision> &provisions);

/// What packProvisions() was given. Parents come before what they enclose, no range is
/// negative, no eId empty.
/// Errors: Corrupt when `list` is damaged: it may come from a stranger's file.
Result<std::vector<akn::Provision>> unpackProvisions(QByteArrayView list);

/// Moves the rows of `provision`, as versions 1 to 3 of a library have them, to `provision_list`,
/// and drops that table. Rows that do not make sense together give a list that verify() finds.
/// Errors: those of the database.
Result<void> packProvisionRows(Database &db);

} // namespace sheria::store
