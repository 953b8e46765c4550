#pragma once

#include "core/base/result.h"
#include "core/store/pagequeries.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <stop_token>

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

private:
    QString m_program;
};

} // namespace sheria::pages
