#pragma once

#include <functional>
#include <stop_token>

namespace sheria::ctl {

/// From now on SIGINT, SIGTERM and SIGHUP ask the program to stop; SIGPIPE is an error of the write.
/// A second signal ends it at once, which loses nothing that was committed.
void watchSignals();

/// As if such a signal had come. Thread: any.
void requestStop();

/// Requested once a signal came.
std::stop_token stopToken();

} // namespace sheria::ctl
