// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pages/pdftool.h"

#include "core/pages/confinement.h"
#include "core/store/db/writer.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/webhooks/changes.h"

#include <QDebug>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>

namespace sheria::pages {

using namespace Qt::StringLiterals;
using store::PageOutcome;
using store::PageText;

namespace {

constexpr const char *Program = "pdftotext";
constexpr QByteArrayView PdfStart = "%PDF-";
constexpr qsizetype StartWithin = 1024;       ///< Readers take a PDF that begins so late.
constexpr int LookEveryMs = 100;              ///< Whether to stop.
constexpr std::chrono::seconds SparedTime{5}; ///< Of the processor; the clock's ends it first.
constexpr int LoaderFailed = 127; ///< The dynamic loader found no library that it may read.
constexpr char PageBreak = '\f';

bool startsLikePdf(const QByteArray &bytes)
{
    return bytes.first(std::min(StartWithin, bytes.size())).contains(PdfStart.toByteArray());
}

/// As shown text is kept: no characters that are none, and no breaks but those of lines and pages.
QByteArray cleaned(const QByteArray &output)
{
    QString text = QString::fromUtf8(output);
    text.replace(u"\r\n"_s, u"\n"_s);
    const auto isOdd = [](QChar c) {
        const bool isBreak = c == u'\n' || c == u'\t' || c == u'\f';
        return (c.category() == QChar::Other_Control && !isBreak) || c == QChar(0xFFFE)
            || c == QChar(0xFFFF) || c == QChar(0x00AD);
    };
    text.removeIf(isOdd);
    return text.toUtf8();
}

/// Of the program's output, which ends each page with a break, also the last.
PageText pagesIn(QByteArray output, bool isCut)
{
    output = cleaned(output);
    if (isCut)
        output.truncate(std::max<qsizetype>(0, output.lastIndexOf(PageBreak)));
    else if (output.endsWith(PageBreak))
        output.chop(1);
    const bool hasText = std::any_of(output.begin(), output.end(), [](char c) {
        return c != PageBreak && c != ' ' && c != '\n' && c != '\t';
    });
    if (!hasText)
        return {PageOutcome::Empty, {}};
    return {PageOutcome::Text, std::move(output)};
}

/// One run of the program.
class Run
{
public:
    Run(const QString &program, const QString &file, const QString &folder, const PdfLimits &limits,
        Confinement confinement, bool isLayout)
        : m_limits(limits)
        , m_confinement(std::move(confinement))
        , m_isLayout(isLayout)
    {
        m_process.setProgram(program);
        QStringList arguments{u"-q"_s,
                              u"-enc"_s,
                              u"UTF-8"_s,
                              u"-eol"_s,
                              u"unix"_s,
                              u"-l"_s,
                              QString::number(limits.pages)};
        if (isLayout)
            arguments << u"-bbox-layout"_s;
        m_process.setArguments(arguments << file << u"-"_s);
        m_process.setWorkingDirectory(folder);
        QProcessEnvironment environment;
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        m_process.setProcessEnvironment(environment);
        m_process.setStandardInputFile(QProcess::nullDevice());
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.setChildProcessModifier([this]() { m_confinement.enter(); });
    }

    Result<PageText> text(const std::stop_token &stop)
    {
        m_process.start(QIODevice::ReadOnly);
        if (!m_process.waitForStarted())
            return Error{ErrorCode::Unavailable, m_process.errorString()};
        const auto until = std::chrono::steady_clock::now() + m_limits.time;
        while (m_process.state() != QProcess::NotRunning) {
            m_process.waitForReadyRead(LookEveryMs);
            m_output += m_process.readAllStandardOutput();
            if (stop.stop_requested())
                return ended(Error{ErrorCode::Cancelled, {}});
            if (m_output.size() > m_limits.textBytes)
                return ended(m_isLayout ? PageText{PageOutcome::Large, {}}
                                        : pagesIn(m_output.first(m_limits.textBytes), true));
            if (std::chrono::steady_clock::now() > until)
                return ended(PageText{PageOutcome::Slow, {}});
        }
        m_output += m_process.readAllStandardOutput();
        const bool isNormal = m_process.exitStatus() == QProcess::NormalExit;
        const int exit = m_process.exitCode();
        if (isNormal && (exit == Confinement::FailedExit || exit == LoaderFailed))
            return Error{ErrorCode::Unavailable,
                         u"%1 cannot be run in its confinement (exit %2)"_s.arg(m_process.program())
                             .arg(exit)};
        if (!isNormal || exit != 0)
            return PageText{PageOutcome::Unreadable, {}};
        if (m_isLayout)
            return PageText{m_output.contains("<word") ? PageOutcome::Text : PageOutcome::Empty,
                            cleaned(m_output)};
        return pagesIn(m_output, false);
    }

private:
    Result<PageText> ended(Result<PageText> outcome)
    {
        m_process.kill();
        m_process.waitForFinished(-1);
        return outcome;
    }

    const PdfLimits m_limits;
    const Confinement m_confinement;
    const bool m_isLayout;
    QEventLoop m_loop; ///< Never run: gives a thread that is none of Qt's what a process notifies.
    QProcess m_process;
    QByteArray m_output;
};

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

PdfTool::PdfTool(QString program) : m_program(std::move(program))
{
    if (m_program.isEmpty())
        m_program = QString::fromLatin1(Program);
}

bool PdfTool::isThere() const
{
    return !QStandardPaths::findExecutable(m_program).isEmpty();
}

Result<PageText> PdfTool::read(const QByteArray &pdf, const std::stop_token &stop,
                               const PdfLimits &limits) const
{
    return run(pdf, Form::Pages, stop, limits);
}

Result<PageText> PdfTool::readLayout(const QByteArray &pdf, const std::stop_token &stop,
                                     const PdfLimits &limits) const
{
    return run(pdf, Form::Layout, stop, limits);
}

Result<PageText> PdfTool::run(const QByteArray &pdf, Form form, const std::stop_token &stop,
                              const PdfLimits &limits) const
{
    const QString program = QStandardPaths::findExecutable(m_program);
    if (program.isEmpty())
        return Error{ErrorCode::Unavailable, u"%1 is not installed"_s.arg(m_program)};
    if (!startsLikePdf(pdf))
        return PageText{PageOutcome::Unreadable, {}};
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file.pdf"_s));
    if (!folder.isValid() || !file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size()
        || !file.flush())
        return Error{ErrorCode::Unavailable, u"no room for a copy of a PDF"_s};
    file.close();
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(limits.time) + SparedTime;
    SHERIA_TRY(Confinement confinement,
               Confinement::make(program, file.fileName(), {limits.memoryBytes, seconds}));
    return Run(program, file.fileName(), folder.path(), limits, std::move(confinement),
               form == Form::Layout)
        .text(stop);
}

using store::PageOutcome;
using store::PageText;

PageReader::PageReader(store::Database reader, store::Writer &writer, PdfTool tool)
    : m_reader(std::move(reader))
    , m_writer(writer)
    , m_tool(std::move(tool))
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{
    if (const QString shortcoming = Confinement::shortcoming(); !shortcoming.isEmpty())
        qWarning().noquote() << shortcoming;
}

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
