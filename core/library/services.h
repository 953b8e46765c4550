// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "core/sync/schedule/follower.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace sheria {

/// A library that is open in a program that runs on, the desktop or `sheriactl serve`, with all that works on
/// it. It owns these services, starts them in this order, and joins them in the reverse one:
///
/// 1. the library: the writer and the readers' threads;
/// 2. start(): the search indexer, the citation worker, the page reader;
/// 3. contact(): the embedder, the sync scheduler;
/// 4. startSending(): the webhook sender, once the address of the API is known.
///
/// What only works on the file comes before what asks other computers, so that a program which cannot go on,
/// its port being taken, has asked nobody. An HTTP server is the program's own: it starts after start(), and
/// is gone before this object.
///
/// All are asked to stop before the first is joined, so that stopping takes as long as the slowest and not as
/// all together. The writer is stopped after those that wait for it. Of a library that is only read nothing
/// of 2 to 4 starts but the scheduler, which then does only what it is asked to.
///
/// Thread: one at a time, but for library() and syncs(), which any may ask. The destructor waits: a window
/// hands the object to a Closer.
class LibraryServices
{
public:
    struct Options
    {
        /// Fetches the key that a reference of secrets::TokenVault stands for; may wait for a person, until
        /// `stop`. Empty: keys are not known.
        std::function<Result<QByteArray>(const QByteArray &reference, const std::stop_token &stop)>
            findKey;
        /// Without findToken() or tokenOf() nothing is synced. Of a library that is only read the scheduler
        /// does nothing by itself.
        sync::Follower::Options sync;
        /// Retries of webhooks come up to a tenth earlier or later, drawn by it.
        std::optional<quint64> jitterSeed;
    };

    LibraryServices(std::unique_ptr<Library> library, Options options);
    ~LibraryServices();
    Q_DISABLE_COPY_MOVE(LibraryServices)

    Library &library() { return *m_library; }
    /// Null before contact(), or where nothing is synced.
    sync::Follower *syncs() { return m_syncs.get(); }

    /// Starts what it can. Errors: the first of Library::openReader().
    Result<void> start();
    Result<void> contact();
    /// `base` is where the API is, "http://127.0.0.1:8089"; a later call changes it.
    /// Errors: those of Library::openReader().
    Result<void> startSending(const QByteArray &base);
    void stopSending();

    /// Asks all of them to stop. Does not wait.
    void requestStop();

private:
    const std::unique_ptr<Library> m_library;
    const Options m_options;
    std::stop_source m_stop; ///< Of waiting for keys.
    std::unique_ptr<sync::Follower> m_syncs;
};

} // namespace sheria
