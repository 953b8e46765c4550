#include "core/pages/pagereader.h"

#include "core/store/changes.h"
#include "core/store/pagequeries.h"
#include "core/store/writer.h"

#include <algorithm>
#include <chrono>

namespace sheria::pages {

using store::PageOutcome;
using store::PageText;

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds LookEvery = std::chrono::seconds(1);
constexpr milliseconds TryAgainAfter = std::chrono::seconds(15);
/// What looking for unread PDFs took is waited so many times before the next look.
constexpr int PauseFactor = 20;

Result<PageText> readFile(store::Database &reader, qint64 fileId, const PdfTool &tool,
                          const std::stop_token &stop)
{
    SHERIA_TRY(const qint64 size, store::fileSize(reader, fileId));
    if (size > limits::MaxReadPdfBytes)
        return PageText{PageOutcome::Large, {}};
    SHERIA_TRY(const QByteArray pdf, store::fileData(reader, fileId));
    return tool.read(pdf, stop);
}

/// Errors: Unavailable (no program); those of the library. Cancelled is none.
Result<void> readFiles(store::Database &reader, store::Writer &writer,
                       const std::vector<qint64> &files, const PdfTool &tool,
                       const std::stop_token &stop)
{
    for (const qint64 file : files) {
        if (stop.stop_requested())
            return {};
        const Result<PageText> text = readFile(reader, file, tool, stop);
        const bool isGone = !text && text.error().code == ErrorCode::NotFound;
        if (isGone || (!text && text.error().code == ErrorCode::Cancelled))
            continue;
        SHERIA_CHECK(text);
        SHERIA_CHECK(writer
                         .submit([file, &text](store::Database &db) {
                             return store::putPageText(db, file, *text);
                         })
                         .get());
    }
    return {};
}

} // namespace

PageReader::PageReader(store::Database reader, store::Writer &writer, PdfTool tool)
    : m_reader(std::move(reader))
    , m_writer(writer)
    , m_tool(std::move(tool))
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

PageReader::~PageReader() = default;

milliseconds PageReader::look(const std::stop_token &stop)
{
    const Result<qint64> latest = store::latestRevision(m_reader);
    if (latest && *latest == m_lookedAt)
        return LookEvery;
    const Clock::time_point began = Clock::now();
    const Result<std::vector<qint64>> files = store::filesToRead(m_reader);
    const auto took = std::chrono::duration_cast<milliseconds>(Clock::now() - began);
    if (!latest || !files || !readFiles(m_reader, m_writer, *files, m_tool, stop))
        return TryAgainAfter;
    m_lookedAt = *latest;
    return std::max(LookEvery, took * PauseFactor);
}

void PageReader::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        const milliseconds pause = look(stop);
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, stop, pause, []() { return false; });
    }
}

} // namespace sheria::pages
