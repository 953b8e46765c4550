// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArrayList>
#include <QString>
#include <QStringList>

#include <optional>

namespace sheria::app {

/// What a window is to open.
struct OpenRequest
{
    QString library;       ///< An absolute path; empty: the one that is open, or was open last.
    QStringList imports;   ///< Absolute paths of files and folders.
    QByteArrayList places; ///< Addresses of works, expressions and provisions.

    friend bool operator==(const OpenRequest &, const OpenRequest &) = default;
};

/// Whether `text` is the address of a law or judgment, as "/akn/zz/act/2005/4" or "sheria:/akn/zz/act/2005/4".
bool isPlace(const QByteArray &text);

/// What `sheria` was asked for.
struct CommandLine
{
    OpenRequest request;
    std::optional<quint16> port;
    QString language;

    /// Words to print and leave with: help or version. Empty: go on.
    QString answer;
};

/// Reads the arguments, the program's name first.
/// Errors: InvalidArgument, with a sentence for the terminal in `detail`.
Result<CommandLine> parseCommandLine(const QStringList &arguments);

} // namespace sheria::app
