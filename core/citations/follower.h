// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/store/db/writer.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/citationqueries.h"

#include <condition_variable>
#include <stop_token>
#include <thread>
#include <vector>

namespace sheria::citations {

/// The citations of a document, as the library keeps them.
/// Errors: those of akn::Document::parse().
Result<std::vector<store::CitationRow>> citationRows(const QByteArray &xml);

/// Makes what another version of the recogniser has looked through something to be looked at.
/// Errors: those of the library.
Result<void> queueOutdated(store::Database &reader, store::Writer &writer);

/// Looks through what changed in a library, until there is nothing more or `stop`: the names of works,
/// and the citations of new texts. Reads by `reader`, writes by jobs of `writer`.
/// Errors: those of the library; Cancelled is none.
Result<void> catchUp(store::Database &reader, store::Writer &writer, const std::stop_token &stop);

/// Does it on a thread of its own, as long as it lives.
///
/// Thread: any; the destructor joins. The writer must work until then, or have been asked to stop.
class Follower
{
public:
    Follower(store::Database reader, store::Writer &writer);
    Q_DISABLE_COPY_MOVE(Follower)

    /// Asks it to end, without waiting; the destructor does.
    void requestStop() { m_thread.request_stop(); }
    /// There is something new in the change log. Without it the follower looks once a second.
    void wake();

private:
    void run(const std::stop_token &stop);

    store::Database m_reader; ///< Used by m_thread only.
    store::Writer &m_writer;
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    bool m_isWoken SHERIA_GUARDED_BY(m_mutex) = true;
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

/// Reads every text again that has been looked through, and every work's names, and tells where what
/// is kept of them differs. What is still to be looked at is no finding. Changes nothing.
///
/// Errors: Cancelled; what keeps the library from being read. A text that is damaged cites nothing.
Result<std::vector<store::Finding>> verify(store::Database &db, const std::stop_token &stop);

} // namespace sheria::citations
