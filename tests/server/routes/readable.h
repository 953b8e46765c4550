// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/server/routes/apiclient.h"

namespace sheria::tests {

/// What somebody can read in an answer, files that they save and open included: PDFs where poppler
/// is installed, EPUBs and ZIPs with the names of what they hold.
QByteArray readable(const Reply &reply);

} // namespace sheria::tests
