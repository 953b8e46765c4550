#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace sheria::app {

/// What `sheria` was asked for.
struct CommandLine
{
    QString library; ///< Empty: the one that was open last, or the default one.
    std::optional<quint16> port;
    QString language;
    QByteArray uri; ///< A FRBR URI to open; empty: none.

    /// Words to print and leave with: help or version. Empty: go on.
    QString answer;
};

/// Reads the arguments, the program's name first.
/// Errors: InvalidArgument, with a sentence for the terminal in `detail`.
Result<CommandLine> parseCommandLine(const QStringList &arguments);

} // namespace sheria::app
