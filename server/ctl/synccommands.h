#pragma once

#include "core/base/result.h"
#include "core/store/syncsources.h"
#include "core/sync/selection.h"
#include "server/ctl/command.h"

#include <QByteArray>

namespace sheria::ctl {

/// The options by which a token is given: "--token" and "--token-file".
void addTokenOptions(Arguments &given);

/// "--keep": where it is kept.
void addKeepOption(Arguments &given);

/// The token for requests to a source: of "--token", of the file of "--token-file", of the variable
/// SHERIA_SYNC_TOKEN, or of where `tokenFrom` (SyncSource::tokenFrom) says; in this order. May ask for
/// the password of the sealed tokens.
/// Errors: NotFound when there is none, or the file is not there; InvalidArgument for a bad one;
/// Unauthorized, Unavailable: as secrets::TokenVault. The words never hold it.
Result<QByteArray> tokenFor(const Arguments &given, const QByteArray &tokenFrom);

/// The same where nobody gives options: of the variable, or of where `tokenFrom` says.
Result<QByteArray> keptToken(const QByteArray &tokenFrom);

/// What such a reference stands for; may ask for the password of the sealed tokens.
/// Errors: as secrets::TokenVault::find().
Result<QByteArray> findKept(const QByteArray &reference);

/// Keeps the token as "--keep" says, or as is safe here; returns what the library is to remember.
/// `fileOption`: the one that names a person's own file.
Result<QByteArray> keepToken(const Arguments &given, const QByteArray &token,
                             const QString &fileOption = QStringLiteral("token-file"));
/// Keeps it in the keychain. Errors: Unavailable where there is none.
Result<QByteArray> keepInKeychain(const QByteArray &token);
/// Takes it from where it was kept; says so when that does not work.
void forgetToken(const QByteArray &tokenFrom);

/// "--kind": which of a server's APIs. Errors: InvalidArgument.
void addKindOption(Arguments &given);
Result<store::SyncKind> kindFrom(const Arguments &given);

/// The options that choose what of a source is wanted; and what they say, beginning from `known`.
void addSelectionOptions(Arguments &given);
Result<sync::Selection> selectionOf(const Arguments &given, sync::Selection known);
/// "--interval"; `known` without it. Errors: InvalidArgument.
Result<int> intervalFrom(const Arguments &given, int known);

/// By its number, as 'sync list' shows it, or its address.
Result<store::SyncSource> sourceFor(store::Database &db, const QString &word);
QByteArray sourceJson(const store::SyncSource &source);
QByteArray sourceLine(const store::SyncSource &source);

Exit runSyncAdd(const QStringList &arguments);
Exit runSyncChange(const QStringList &arguments);
Exit runSyncEstimate(const QStringList &arguments);
Exit runSyncNews(const QStringList &arguments);
Exit runSync(const QStringList &arguments);
Exit runSyncRun(const QStringList &arguments);
Exit runVerifyAgainst(const Arguments &given);

} // namespace sheria::ctl
