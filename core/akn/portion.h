#pragma once

#include "core/akn/documentstate.h"

namespace sheria::akn {

/// See Document::find().
pugi::xml_node findPortion(const DocumentState &state, QByteArrayView component,
                           QByteArrayView portion);

/// See Document::source().
QByteArrayView sourceOf(const DocumentState &state, pugi::xml_node element);

} // namespace sheria::akn
