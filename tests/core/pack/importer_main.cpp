// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/library/library.h"
#include "core/pack/importjob.h"

#include <QCoreApplication>

#include <cstdio>

using namespace sheria;

/// usage: importer LIBRARY PATH…
///
/// Imports, and prints the hash of each text as soon as it is reported: a process for tests to kill.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const SystemClock clock;
    const auto library = Library::open(arguments.value(1), Library::Mode::OpenOrCreate, clock);
    if (!library) {
        std::fprintf(stderr, "%s\n", qPrintable(library.error().text()));
        return 2;
    }
    pack::ImportObserver observer;
    observer.onFile = [](const pack::FileReport &report) {
        std::printf("%s\n", report.contentHash.constData());
        std::fflush(stdout);
    };
    const auto done = pack::importPaths((*library)->writer(), arguments.mid(2), clock, observer,
                                        {});
    return done && done->refused == 0 ? 0 : 1;
}
