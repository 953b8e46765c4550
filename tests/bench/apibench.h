// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/server.h"
#include "tests/bench/httpload.h"
#include "tests/support/testlibrary.h"

#include <QTextStream>

#include <functional>

namespace sheria::bench {

/// The token that servers of serveLibrary() accept.
inline constexpr const char *Token = "0123456789abcdef0123456789abcdef01234567";

/// The API of the library at `path`, until the process is killed. Without `keep` no answer is kept to
/// be given again. Prints the port.
int serveLibrary(const QString &path, bool keep);

/// A bare QHttpServer with a route for each of `targets`, which answers with the bytes that
/// saveAnswers() wrote to `folder`. Prints the port.
int serveBare(const QString &folder, const QByteArrayList &targets);

/// The body that `target` answers GET `path` with. Ends the program if the status is not 200.
QByteArray fetch(const Target &target, const QByteArray &path);

/// What `target` answers to each of `targets`, as files below `folder`.
void saveAnswers(const Target &target, const QByteArrayList &targets, const QString &folder);

/// Asks all `servers` for `path` in turns, so that a busy machine is busy for all, and prints the
/// median of the rounds of each, and its ratio to that of the first.
void compare(const QList<Target> &servers, const QString &path, int connections, const Load &load,
             QTextStream &out);

/// An act's body with so many sections, as a long one has.
QByteArray longBody(int sections);

/// A program that asks for some answers of the API, kept ones and ones made anew, and for the same bytes
/// from bare servers.
struct Comparison
{
    QByteArrayList targets;
    std::function<void(tests::TestLibrary &)> fill; ///< Puts in what they ask for.
    int connections = 8;                            ///< Unless told.
    bool hasNginx = false;                          ///< Whether nginx takes part where it is there.
};

/// Runs `comparison`, or the server that it started this program as. Arguments: see the programs.
int compareAnswers(const Comparison &comparison, const QStringList &arguments);

} // namespace sheria::bench
