#pragma once

#include "core/render/archiveitem.h"

/// The sample library as it lies in the source tree, for tests of what is made of its works.
namespace sheria::test {

/// The expression URIs of all its texts and stubs, sorted.
QByteArrayList sampleUris();

/// One of them, with everything that belongs to it. Aborts the test program when there is none.
render::ArchiveItem sampleItem(const QByteArray &expressionUri);

/// These, one after another.
render::ArchiveSource sampleSource(const QByteArrayList &expressionUris);

} // namespace sheria::test
