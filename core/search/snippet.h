#pragma once

#include "core/search/marker.h"

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::search {

/// The part of a text that shows best why it answers: HTML, escaped, the marks in <mark>, "…" where
/// something is left out. Without marks, the beginning of the text.
QByteArray snippetOf(QByteArrayView text, const std::vector<Mark> &marks, int words);

} // namespace sheria::search
