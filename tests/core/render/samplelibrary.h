// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/archiveitem.h"

#include <QMap>

/// The sample library as it lies in the source tree, for tests of what is made of its works.
namespace sheria::test {

/// The expression URIs of all its texts and stubs, sorted.
QByteArrayList sampleUris();

/// One of them, with everything that belongs to it. Aborts the test program when there is none.
render::ArchiveItem sampleItem(const QByteArray &expressionUri);

/// These, one after another.
render::ArchiveSource sampleSource(const QByteArrayList &expressionUris);

/// The members of a ZIP by name. Empty when it is none.
QMap<QString, QByteArray> unpacked(QByteArray zip);

/// The same, in the order in which they stand in the file.
QStringList memberOrder(const QByteArray &zip);

} // namespace sheria::test
