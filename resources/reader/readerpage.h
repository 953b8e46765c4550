// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sheria::resources {

/// One file of the reader page, as the desktop's URL scheme answers with it.
struct PageFile
{
    QByteArray mediaType; ///< With the charset, where it is text.
    QByteArray bytes;
};

/// The file `name` of the reader page ("index.html"); nothing when the page has no such file.
/// Every program that links this target carries the page, below ":/reader/".
/// Shape:  a plain file name: one with a slash or a leading dot is never found.
/// Thread: any.
/// Source: resources/reader/README.md
std::optional<PageFile> readerPageFile(const QString &name);

} // namespace sheria::resources
