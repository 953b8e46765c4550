#pragma once

#include "core/base/error.h"

namespace sheria::ctl {

/// How a command ended, as scripts see it. `sheriactl --help` lists them.
enum class Exit : int {
    Done = 0,
    Findings = 1,    ///< It ran to its end, and something is wrong with what it looked at.
    Usage = 2,       ///< The words of the call are off.
    NotFound = 3,    ///< The library, a file, an account or a token is not there.
    Damaged = 4,     ///< The library is damaged, not a library, or made by a newer version.
    Unavailable = 5, ///< Locked, read-only, no permission, port or name taken.
    Stopped = 6,     ///< By a signal, before its end.
    Incomplete = 7,  ///< It ran to its end and found nothing, but could not look at everything.
    NoSpace = 8,     ///< The disk, its quota or its table of files is full.
    Internal = 70,   ///< A bug in this program.
};

/// The exit status for a failure of each kind.
Exit exitFor(ErrorCode code);
/// A failure of a server: that it is none, or none of ours, is no damage of the library.
Error ofServer(Error error);

} // namespace sheria::ctl
