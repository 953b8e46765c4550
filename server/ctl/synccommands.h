// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/secrets/librarytrust.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/source/settings.h"
#include "server/ctl/command.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace sheria::ctl {

/// The token of "--token", of the file of "--token-file", or of the variable SHERIA_SYNC_TOKEN, in this
/// order; none: none is given. It is for one server: see soleOrigin().
/// Errors: NotFound when the file is not there; InvalidArgument for a bad one. The words never hold it.
Result<std::optional<QByteArray>> givenToken(const Arguments &given);
/// The same of the variable alone.
Result<std::optional<QByteArray>> variableToken();
/// The origin of all these sources, which a token that was given may go to; empty: there are none.
/// Errors: InvalidArgument when they have several.
Result<QByteArray> soleOrigin(const std::vector<store::SyncSource> &sources);

/// The token for requests to a source: none for a feed; else givenToken(), or the one that is kept for it.
/// Null `trust`: of no library, so none is kept. May ask for the password of the sealed tokens.
/// Errors: NotFound when there is none; as givenToken(); Unauthorized, Unavailable: as
/// secrets::TokenVault.
Result<QByteArray> tokenFor(const Arguments &given, const secrets::LibraryTrust *trust,
                            const store::SyncSource &source);
/// The one that is kept for it.
Result<QByteArray> keptToken(const secrets::LibraryTrust &trust, const store::SyncSource &source);

/// Says so where a token would go to another computer in plain text.
void warnOfPlainHttp(const QByteArray &base);

/// What such a reference stands for; may ask for the password of the sealed tokens.
/// Errors: as secrets::TokenVault::find().
Result<QByteArray> findKept(const QByteArray &reference);

/// The first line of a person's own file. Errors: NotFound; InvalidArgument for what is no token.
Result<QByteArray> tokenInFile(const QString &path);
/// Keeps the token as "--keep" says, or as is safe here; returns the reference.
/// `fileOption`: the one that names a person's own file.
Result<QByteArray> keepToken(const Arguments &given, const QByteArray &token,
                             const QString &fileOption = QStringLiteral("token-file"));
/// Takes it from where it was kept; says so when that does not work.
void forgetToken(const QByteArray &reference);
/// The same by the id that the library has of it, and forgets the id.
void forgetToken(secrets::LibraryTrust &trust, ContactPurpose purpose, const QByteArray &address,
                 const QByteArray &tokenId);

/// "--kind": which of a server's APIs. Errors: InvalidArgument.
Result<store::SyncKind> kindFrom(const Arguments &given);
/// "expressions": what a server of that kind has.
QString itemsOf(store::SyncKind kind);

/// What the options say that choose what of a source is wanted, beginning from `known`.
Result<sync::Selection> selectionOf(const Arguments &given, sync::Selection known);
/// By its number, as 'sync list' shows it, or its address.
Result<store::SyncSource> sourceFor(store::Database &db, const QString &word);
/// `trust`: says where its token is kept.
QByteArray sourceJson(const store::SyncSource &source, const secrets::LibraryTrust &trust);
QByteArray sourceLine(const store::SyncSource &source);

} // namespace sheria::ctl
