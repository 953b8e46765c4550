// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "server/routes/apiserver.h"
#include "tests/bench/searchkinds.h"
#include "tests/server/routes/apiclient.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace sheria::bench {

/// A server on a library, as it is after a start. Ends the program on failure.
struct Served
{
    explicit Served(const QString &path);
    tests::ApiClient client() { return tests::ApiClient(api.server().port(), token); }

    const SystemClock clock;
    std::unique_ptr<Library> library;
    routes::ApiServer api;
    QByteArray token;
};

/// What the questions of a library took.
struct Asked
{
    std::vector<double> times; ///< Units: milliseconds.
    int found = 0;             ///< Questions that have an answer.
};

/// One request: what to send for a question, and whether a reply answers it.
struct Asking
{
    QByteArray method;
    std::function<QByteArray(const SearchKind &, const QString &)> target;
    std::function<QByteArray(const SearchKind &, const QString &)> body; ///< JSON.
    std::function<bool(const tests::Reply &)> isAnswer;
};

/// Prints what questions take. Warm: every question of each kind once, none asked before, after some of
/// others, from a library that is in memory. Cold: before each question all files of the library leave the memory of the system.
/// First: the same, and the library has just been opened.
void measureAsking(const QString &library, const std::vector<SearchKind> &kinds,
                   const Asking &asking);

/// The library that bench_search made in a folder, and the questions to it; from the command line
/// "FOLDER JUDGMENTS [QUERIES]". Ends the program where there is none.
struct AskedLibrary
{
    static AskedLibrary ofArguments(const QStringList &arguments);

    QString path;
    std::vector<SearchKind> kinds;
};

} // namespace sheria::bench
