// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace sheria::pack {

/// Why a file of this name must not be taken from an archive, for a report. None when it may.
/// Refused are names that lead out of a folder (absolute, drive, UNC, ".."), that some system reads
/// otherwise than it is written (backslash, control characters, device names, a blank or dot at the
/// end of a part), that are no UTF-8, or too long.
/// Source: Microsoft, "Naming Files, Paths, and Namespaces".
std::optional<Message> fileNameProblem(QByteArrayView name);

/// Equal for names that some file system would take for the same: case and composition of accents
/// folded.
QString foldedFileName(const QString &name);

/// `name` with nothing in it that a file system or a ZIP program could trip over: letters, digits and
/// "._-" of ASCII. Two names that differ stay different.
QString safeFileName(const QString &name);

/// Whether the name's suffix says that it may be a document: ".xml", ".akn".
bool isDocumentName(const QString &name);
/// ".zip".
bool isArchiveName(const QString &name);

} // namespace sheria::pack
