// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarypanel.h"
#include "core/search/index/indexstatus.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/bench/searchlibrary.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>
#include <QToolButton>
#include <QTreeView>
#include <QWebEngineView>

#include <algorithm>
#include <cstdio>
#include <vector>

/// How long the program takes to start with a library of 9,000 works: from the start of a process until the tree
/// has its rows, the works are counted and the status bar says what there is. Beside it the start of a process with a
/// QApplication and a web view that shows a page of one word. Both in turns, each in a process of its own.
/// Prints, and asserts nothing: what is measured depends on the machine.
///
/// usage: bench_start [ROUNDS [WORKS]]

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int DefaultRounds = 7;
constexpr int DefaultWorks = 9000;
constexpr int WaitMs = 60'000;

/// Processes end at once after this line: how they end is not measured.
[[noreturn]] void ready(bool isReady)
{
    std::puts(isReady ? "ready" : "not ready");
    std::fflush(stdout);
    std::_Exit(isReady ? 0 : 1);
}

int runDesk(int argc, char **argv, const QString &folder)
{
    prepareGui();
    const QApplication application(argc, argv);
    DeskFixture desk(folder);
    qint64 works = 0;
    QObject context;
    desk.start();
    auto *panel = desk.window().findChild<LibraryPanel *>();
    QObject::connect(panel, &LibraryPanel::worksCounted, &context,
                     [&works](qint64 counted) { works = counted; });
    const auto *tree = desk.find<QTreeView>(u"libraryTree"_s);
    const auto *status = desk.window().statusBar()->findChild<QToolButton *>();
    ready(QTest::qWaitFor(
        [&] {
            return works > 0 && tree->model()->rowCount() > 0 && status
                && !status->text().isEmpty();
        },
        WaitMs));
}

int runBare(int argc, char **argv)
{
    prepareGui();
    const QApplication application(argc, argv);
    QWebEngineView view;
    const QSignalSpy loaded(&view, &QWebEngineView::loadFinished);
    view.resize(1200, 800);
    view.setHtml(u"<p>word</p>"_s);
    view.show();
    ready(QTest::qWaitFor([&] { return !loaded.isEmpty(); }, WaitMs));
}

/// Units: milliseconds; negative: it did not get ready.
double measure(const QStringList &arguments)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    const bool isReady = process.waitForReadyRead(WaitMs)
        && process.readLine().trimmed() == "ready";
    const double elapsed = double(timer.nsecsElapsed()) / 1e6;
    process.waitForFinished();
    return isReady ? elapsed : -1;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QString first = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    if (first == "--desk"_L1 && argc > 2)
        return runDesk(argc, argv, QString::fromLocal8Bit(argv[2]));
    if (first == "--bare"_L1)
        return runBare(argc, argv);

    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const int rounds = argc > 1 ? first.toInt() : DefaultRounds;
    const int works = argc > 2 ? QByteArray(argv[2]).toInt() : DefaultWorks;
    const QTemporaryDir folder;
    const QString library = folder.filePath(u"library.sheria"_s);
    bench::SearchLibrary(1).fill(library, works);
    if (!search::rebuildIndex(library, search::indexFolder(library), [](const auto &) {}, {})) {
        out << "the index cannot be built\n";
        return 1;
    }
    std::vector<double> desk;
    std::vector<double> bare;
    for (int round = 0; round <= rounds; ++round) {
        const double ours = measure({u"--desk"_s, folder.path()});
        const double theirs = measure({u"--bare"_s});
        if (ours < 0 || theirs < 0) {
            out << "a process did not get ready\n";
            return 1;
        }
        if (round == 0)
            continue; // The disk is cold.
        desk.push_back(ours);
        bare.push_back(theirs);
    }
    out << u"start with %1 works: %2 ms; bare web view: %3 ms; ratio %4\n"_s.arg(works)
               .arg(median(desk), 0, 'f', 0)
               .arg(median(bare), 0, 'f', 0)
               .arg(median(desk) / median(bare), 0, 'f', 2);
    return 0;
}
