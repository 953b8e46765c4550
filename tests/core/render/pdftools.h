// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QMap>
#include <QStringList>

/// PDF files as other programs read them: poppler's tools and qpdf, where they are installed.
namespace sheria::test {

bool hasPoppler();
bool hasQpdf();

/// What qpdf finds wrong with a file; empty: nothing.
QString qpdfFindings(const QByteArray &pdf);

/// One part of qpdf's description of a file: "pages", "outlines".
QJsonArray qpdfJson(const QByteArray &pdf, const QString &key);

/// The text of pages `from` to `to`, from 1, in the order in which it was written; 0: to the last.
QString pdfText(const QByteArray &pdf, int from = 1, int to = 0);

/// What pdfinfo says of a file, by name: "Pages", "Title".
QMap<QString, QString> pdfFacts(const QByteArray &pdf);

/// The text of a file as its structure gives it to programs that read aloud, white space included.
struct StructuredText
{
    QByteArray front; ///< Title page and contents.
    QByteArray body;
    QByteArray notes;
    QList<QByteArray> roles; ///< Of all elements, in their order.
};
StructuredText structuredText(const QByteArray &pdf);

} // namespace sheria::test
