// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/store/db/database.h"
#include "core/store/rows/mediaqueries.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <condition_variable>
#include <stop_token>
#include <thread>

namespace sheria::store {
class Writer;
} // namespace sheria::store

namespace sheria::pages {

/// What reading a PDF may cost.
struct PdfLimits
{
    std::chrono::milliseconds time = std::chrono::seconds(60); ///< 10,000 pages of law take three.
    qint64 memoryBytes = 1024LL * 1024 * 1024;                 ///< Address space.
    qint64 textBytes = limits::MaxPageTextBytes;
    int pages = limits::MaxPages;
};

/// Reads the text of PDFs by "pdftotext" of poppler-utils, each in a process of its own that is confined
/// (see Confinement) and gets nothing of the environment: PDFs come from outside.
///
/// Thread: any.
class PdfTool
{
public:
    /// Looks the program up in the path. `program`: another one, to test with.
    explicit PdfTool(QString program = {});

    /// The program is there.
    bool isThere() const;

    /// The text of a PDF, page by page; the outcome says why there is none.
    /// Errors: Unavailable (no program, no room for a copy, nothing confines it); Cancelled.
    Result<store::PageText> read(const QByteArray &pdf, const std::stop_token &stop,
                                 const PdfLimits &limits = {}) const;
    /// The same as XHTML that says where on its page each line and each word stands ("-bbox-layout"). What is
    /// longer than the limit is Large.
    /// Shape: elements page, flow, block, line and word with xMin, yMin, xMax and yMax in points.
    Result<store::PageText> readLayout(const QByteArray &pdf, const std::stop_token &stop,
                                       const PdfLimits &limits = {}) const;

private:
    enum class Form { Pages, Layout };
    Result<store::PageText> run(const QByteArray &pdf, Form form, const std::stop_token &stop,
                                const PdfLimits &limits) const;

    QString m_program;
};

/// Reads the PDFs that stand for the text of an expression, see store::filesToRead(), one after the other
/// on a thread of its own, as long as it lives. Without the program PDFs wait.
///
/// Thread: any; the destructor joins. The writer must work until then.
class PageReader
{
public:
    PageReader(store::Database reader, store::Writer &writer, PdfTool tool = PdfTool());
    Q_DISABLE_COPY_MOVE(PageReader)

    /// Asks it to end, without waiting; the destructor does.
    void requestStop() { m_thread.request_stop(); }

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
