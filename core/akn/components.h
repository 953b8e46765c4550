#pragma once

#include "core/akn/documentstate.h"

namespace sheria::akn {

/// Whether an attachment or component is directly under the document: "/attachments/attachment",
/// "/components/component", or in a list of components beside it.
/// Source: contract API.md section 3.2; attachments in attachments are none.
bool isComponent(pugi::xml_node node, pugi::xml_node documentElement);

/// The name of a component by the FRBRthis of its work ("…/!schedule1" gives "schedule1"), made fit
/// for a URI; empty when there is none.
QByteArray componentName(pugi::xml_node component);

/// Names the components of `state`, uniquely: those without a usable name by kind and number.
void nameComponents(std::vector<Component> &components);

/// `written` as it can stand behind "!" in a FRBR URI: without "~", "." and "/".
QByteArray asComponentName(QByteArrayView written);

} // namespace sheria::akn
