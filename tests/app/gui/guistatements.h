// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

namespace sheria::tests {

/// The SQL that the GUI's thread runs while this lives. The window answers as long as other threads
/// read the library for it; a statement on its own thread waits for the disk and for locks.
///
/// Sees connections that were opened after prepareGui(). One at a time, on the GUI's thread.
class GuiStatements
{
public:
    GuiStatements();
    /// The statements so far, in order; of many, the first of them.
    QByteArrayList all() const;

    /// Starts noting statements in this process. Call it once, before any library is opened.
    static void watch();
};

} // namespace sheria::tests
