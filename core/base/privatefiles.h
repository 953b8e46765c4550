#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

class QFileDevice;

namespace sheria {

/// From now on what this process makes is for its owner only, whatever umask it was started with: files
/// 0600, folders 0700. For the start of a program, before it has threads.
void keepNewFilesPrivate();

/// Gives a file that a person exports the rights that the person's own umask leaves, rather than those
/// of keepNewFilesPrivate(). Call it after opening. A file that a QSaveFile replaces keeps its rights.
void useRightsOfUser(QFileDevice &file);

/// Makes the folder and those above it that are missing, each with the rights 0700. One that is there
/// keeps its rights.
/// Errors: Unavailable.
Result<void> makePrivateFolder(const QString &path);

/// Takes the rights of all but the owner away from a file, or a folder; nothing where it is not there,
/// or is somebody else's.
void makePrivate(const QString &path);

/// Writes the whole file, which appears complete or not at all, with the rights 0600, and its folder
/// where that is missing.
/// Errors: Unavailable.
Result<void> writePrivateFile(const QString &path, const QByteArray &bytes);

} // namespace sheria
