#include "server/ctl/signals.h"

#include <pthread.h>
#include <unistd.h>

#include <csignal>
#include <thread>

namespace sheria::ctl {

namespace {

constexpr int StoppedBySignal = 128;

/// Lives as long as the process: the watching thread may look at it during exit.
std::stop_source &stopSource()
{
    static auto *const source = new std::stop_source;
    return *source;
}

sigset_t stopSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&set, signal);
    return set;
}

} // namespace

void watchSignals()
{
    std::signal(SIGPIPE, SIG_IGN);
    const sigset_t set = stopSignals();
    // Blocked before any thread starts, so that only the watcher sees them, outside of handlers.
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    std::thread([set] {
        int signal = 0;
        sigwait(&set, &signal);
        stopSource().request_stop();
        sigwait(&set, &signal);
        _exit(StoppedBySignal + signal);
    }).detach();
}

void requestStop()
{
    stopSource().request_stop();
}

std::stop_token stopToken()
{
    return stopSource().get_token();
}

} // namespace sheria::ctl
