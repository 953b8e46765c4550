#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace sheria::tests {

/// A PDF with these lines of ASCII, each on a page of its own; an empty one makes an empty page. Small,
/// and made without what the product makes PDFs with.
QByteArray pdfOf(const QByteArrayList &pages);

} // namespace sheria::tests
