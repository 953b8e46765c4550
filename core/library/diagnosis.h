// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/message.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <array>
#include <stop_token>
#include <vector>

namespace sheria {

/// What a look at the program, its library and the computer has found about one thing.
struct Check
{
    enum class State {
        Ok,
        Warning, ///< It works, and something should be done.
        Problem, ///< Something does not work.
        Unknown, ///< It could not be checked.
    };
    friend constexpr std::array<QByteArrayView, 4> enumNames(State)
    {
        return {"ok", "warning", "problem", "unknown"};
    }

    QByteArray id; ///< "library", "permissions", "log", "backups", "index", "disk", "server" …
    State state = State::Ok;
    /// Numbers, versions and states only: nothing that tells of a person or of what is in the library.
    Message sentence;
    Message advice; ///< What to do; empty: nothing.
    Message detail; ///< What else is known; may name files and hosts. Empty: nothing.
};

/// What is looked at.
struct DiagnosisOptions
{
    QString library;     ///< The file; empty: none.
    quint16 port = 8089; ///< Where the server is, if it runs.
};

/// Checks the library (whether it opens, its schema, SQLite's quick check, its permissions, log and backups), its search
/// index, the disk, the server, the keychain, and says which versions are in use. Changes nothing, asks for no
/// password, and contacts this computer only. Reads the whole file of the library.
///
/// Once `stop` is requested, what is left is Unknown. Thread: any; waits, so not the GUI's.
std::vector<Check> diagnose(const DiagnosisOptions &options, const std::stop_token &stop = {});

/// The worst of their states: Problem, then Unknown, Warning, Ok.
Check::State worstOf(const std::vector<Check> &checks);

/// As JSON: id, state, sentence, what_to_do and detail, the last two null if there is nothing.
QByteArray checkJson(const Check &check);
/// For people: a line with state and sentence, and lines with what to do and the detail.
QString checkText(const Check &check);

/// What a file for those who help is made of. All of it is redacted by diagnosticBundle().
struct BundleContents
{
    std::vector<Check> checks;
    QStringList log;   ///< "category: message", the last ones.
    QString settings;  ///< The file of settings; empty: none.
    QStringList names; ///< Further words that must not be in it: names of the library, hosts.
    QDateTime now;
};

/// How many of the last lines of a log are of use.
inline constexpr qsizetype MostBundleLines = 200;

/// A ZIP file with report.txt, report.json, log.txt and settings.txt, from which paths, hosts, tokens, titles and the
/// names of person and computer have been removed.
/// Errors: those of render::ArchiveWriter.
Result<QByteArray> diagnosticBundle(const BundleContents &contents);

} // namespace sheria
