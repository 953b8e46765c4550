#pragma once

#include "core/domain/contact.h"
#include "core/library/library.h"
#include "server/ctl/command.h"

#include <QString>

namespace sheria::ctl {

/// "copies works from there": what a library contacts a host for.
QString contactReason(ContactPurpose purpose);

/// Says which hosts the library would contact and does not, since its user has not agreed, and how to
/// agree. Errors: see Library::contactsToAgree().
Result<void> sayContactsToAgree(const Library &library);

Exit runLibrary(const QStringList &arguments);

} // namespace sheria::ctl
