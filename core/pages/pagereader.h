#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/pages/pdftool.h"
#include "core/store/database.h"

#include <chrono>
#include <condition_variable>
#include <stop_token>
#include <thread>

namespace sheria::store {
class Writer;
} // namespace sheria::store

namespace sheria::pages {

/// Reads the PDFs that stand for the text of an expression, see store::filesToRead(), one after the other
/// on a thread of its own, as long as it lives. Without the program PDFs wait.
///
/// Thread: any; the destructor joins. The writer must work until then.
class PageReader
{
public:
    PageReader(store::Database reader, store::Writer &writer, PdfTool tool = PdfTool());
    ~PageReader();
    Q_DISABLE_COPY_MOVE(PageReader)

private:
    void run(const std::stop_token &stop);
    /// Looks through the library, if it has changed since; how long to wait after that.
    std::chrono::milliseconds look(const std::stop_token &stop);

    store::Database m_reader; ///< Used by m_thread only.
    store::Writer &m_writer;
    const PdfTool m_tool;
    qint64 m_lookedAt = -1; ///< Revision of the change log that everything was read of.
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

} // namespace sheria::pages
