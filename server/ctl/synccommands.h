#pragma once

#include "core/base/result.h"
#include "core/store/syncsources.h"
#include "server/ctl/command.h"

#include <QByteArray>

namespace sheria::ctl {

/// The options by which a token is given: "--token" and "--token-file".
void addTokenOptions(Arguments &given);

/// The token for requests to a source: of "--token", of the file of "--token-file", of the variable
/// SHERIA_SYNC_TOKEN, or of the file that `tokenFrom` (SyncSource::tokenFrom) names; in this order.
/// Errors: NotFound when there is none, or the file is not there; InvalidArgument for a bad one. The
/// words never hold it.
Result<QByteArray> tokenFor(const Arguments &given, const QByteArray &tokenFrom);

/// The same where nobody gives options: of the variable, or the file that `tokenFrom` names.
Result<QByteArray> keptToken(const QByteArray &tokenFrom);

Exit runSync(const QStringList &arguments);
Exit runSyncRun(const QStringList &arguments);
Exit runVerifyAgainst(const Arguments &given);

} // namespace sheria::ctl
