// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <xapian.h>

namespace sheria::bench {

struct BareIndex
{
    double perSecond = 0; ///< Works a second of processor time, reading them not counted.
    double ofText = 0;    ///< Its size, as a part of the text's.
};

/// Puts the first `works` texts of a library, whole, through a TermGenerator and nothing else, into an
/// index at `folder`, which is gone afterwards. Ends the program on failure.
BareIndex bareLoop(const QString &library, const QString &folder, int works, bool hasPositions);

/// Makes the other layout of the same: an index of the library's passages with the positions of their
/// words, each passage with its work's number in search::slot::Work. Ends the program on failure.
BareIndex indexWithPositions(const QString &library, const QString &folder);

/// Bytes of the files in a folder.
qint64 bytesIn(const QString &folder);
std::string native(const QString &path);
double cpuSeconds();
double wallSeconds();

} // namespace sheria::bench
