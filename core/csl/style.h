// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

/// Citations by the Citation Style Language: see README.md.
namespace sheria::csl {

/// A style that is installed.
struct InstalledStyle
{
    QString name;  ///< "oscola": of its file, without suffix.
    QString title; ///< "OSCOLA (Oxford University Standard for Citation of Legal Authorities)"
    QString path;
    bool isLegal = false; ///< It says that its field is law.
};

/// Where styles are: the user's own ("sheria/csl" of the data folder), and those of the distribution
/// ("citation-style-language/styles"), in the order in which they are looked up.
QStringList styleFolders();
/// The styles in `folders`, by title; of two of the same name the first. Those that only refer to another one
/// are left out.
std::vector<InstalledStyle> installedStyles(const QStringList &folders,
                                            const std::stop_token &stop = {});

/// A style that has been read, with the words of its languages.
struct Style
{
    QString title;
    bool isNote =
        false;        ///< It cites in notes; others in the text, by the entries of a bibliography.
    QString language; ///< "en-GB"
    QJsonObject tree; ///< The XML as citeproc-js wants it.
    QJsonObject locales; ///< Trees by language.
};

/// Reads a style: a file ("mine.csl", or a path), or an installed one by its name ("oscola" or "oscola.csl").
/// One that refers to another is that other one.
/// Errors: NotFound; InvalidArgument: it is no style, has a document type or entities, or is too large;
/// Unavailable: the words of its language are not installed.
Result<Style> readStyle(const QString &nameOrFile, const QStringList &folders = styleFolders());
/// The same of the bytes of a file.
Result<Style> parseStyle(const QByteArray &xml, const QStringList &folders = styleFolders());

} // namespace sheria::csl
