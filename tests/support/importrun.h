// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pack/importjob.h"
#include "core/store/db/writer.h"
#include "core/store/file/libraryfile.h"
#include "tests/support/testlibrary.h"

namespace sheria::tests {

/// An import and all that it reported.
struct ImportRun
{
    pack::ImportSummary summary;
    std::vector<pack::FileReport> reports;

    /// The report of the file whose path ends so; ends the program where there is none.
    const pack::FileReport &of(const QString &ending) const
    {
        for (const pack::FileReport &report : reports) {
            if (report.path.endsWith(ending))
                return report;
        }
        qFatal("nothing was reported of %s", qPrintable(ending));
    }
};

/// Imports into the library file at `libraryPath`, through a writer of its own.
inline Result<ImportRun> tryImport(const QString &libraryPath, const QStringList &paths,
                                   const Clock &clock, const std::stop_token &stop = {})
{
    SHERIA_TRY(store::Database db, store::openLibraryFile(libraryPath));
    store::Writer writer(std::move(db));
    ImportRun run;
    pack::ImportObserver observer;
    observer.onFile = [&](const pack::FileReport &report) {
        run.reports.push_back(report);
    };
    SHERIA_TRY(run.summary, pack::importPaths(writer, paths, clock, observer, stop));
    return run;
}

inline ImportRun import(const QString &libraryPath, const QStringList &paths, const Clock &clock)
{
    return must(tryImport(libraryPath, paths, clock));
}

} // namespace sheria::tests
