#pragma once

#include "core/domain/contact.h"

#include <functional>
#include <vector>

class QWidget;

namespace sheria::app {

class OpenLibrary;

/// Asks whether a library that comes from elsewhere may contact these hosts, and tells what for. Does not
/// block; `agree` is called when the person agrees. Leaving it contacts nobody, and the next opening
/// asks again. It goes with the library.
void askToContact(QWidget *parent, OpenLibrary &library, const std::vector<Contact> &contacts,
                  const std::function<void()> &agree);

} // namespace sheria::app
