// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sheria {

/// Tells the system that the files in a folder which this process has open are read here and there. It
/// then fetches what is asked for, and not also what lies around it: up to megabytes at each place.
///
/// What is opened later wants to be told again. Does nothing where there is no such folder. Thread: any.
void adviseRandomReads(const QByteArray &folder);

} // namespace sheria
