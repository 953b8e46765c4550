// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace sheria::render {

/// A file of the book.
/// Shape: `path` is ASCII, relative to the package document.
struct EpubFile
{
    QByteArray path;
    QByteArray mediaType;
    QByteArray properties; ///< "nav", "cover-image"; usually empty.
    bool isRead = false;   ///< Part of the reading order.
};

/// An entry of the navigation.
struct EpubNavigation
{
    QString title;
    QByteArray href; ///< File and fragment, from the package document.
    std::vector<EpubNavigation> children;
};

/// What the package document says of the book.
struct EpubPackage
{
    QByteArray identifier;
    QString title;
    QByteArrayList languages; ///< Two letters where there are such; the first is the book's own.
    QString organisation;
    QDateTime modified; ///< UTC.
    bool isRightToLeft = false;
    std::vector<EpubFile> files; ///< In reading order.
    std::vector<EpubNavigation> navigation;
};

/// `text` as it stands in XML; characters that XML does not know are left out.
QByteArray xmlText(const QString &text);

/// The package document.
/// Source: EPUB 3.2, Packages, section 3.
QByteArray packageDocument(const EpubPackage &book);

/// The EPUB 3 navigation document; `heading` is "Table of Contents" in the language of the book.
QByteArray navigationDocument(const EpubPackage &book, const QString &heading);

/// The navigation for readers of EPUB 2.
/// Source: EPUB 2.0.1, OPF, section 2.4.1.
QByteArray ncxDocument(const EpubPackage &book);

/// A file of the book around `body`. `pathToRoot`: "../" for files in a folder.
QByteArray xhtmlPage(const QString &title, QByteArrayView language, QByteArrayView pathToRoot,
                     const QByteArray &body);

/// The cover: a drawing with the book's title, and below it the place.
QByteArray coverDrawing(const QString &title, const QString &subtitle, const QString &place,
                        bool isRightToLeft);

} // namespace sheria::render
