// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::tests {

/// A PDF with these lines of ASCII, each on a page of its own; an empty one makes an empty page. Small,
/// and made without what the product makes PDFs with.
QByteArray pdfOf(const QByteArrayList &pages);

/// An act of 1 June 1987, in English and without a text, with `pdf` as its publication document.
Result<void> putPdfAct(store::Database &db, const QByteArray &workUri, const QString &title,
                       const QByteArray &pdf, const QDateTime &now);

} // namespace sheria::tests
