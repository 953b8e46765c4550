// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mutex.h"
#include "core/secrets/tokenvault.h"
#include "core/sync/source/address.h"
#include "core/sync/source/publishers.h"
#include "server/ctl/synccommands.h"

#include <QFile>
#include <QFileInfo>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using secrets::Keeping;
using secrets::TokenVault;

constexpr const char *Variable = "SHERIA_SYNC_TOKEN";
constexpr const char *PasswordVariable = "SHERIA_VAULT_PASSWORD";

/// One for the process: what is open stays open, what is kept for the session is known.
TokenVault &vault()
{
    static TokenVault all;
    return all;
}

/// The password of the sealed tokens: of the variable, or typed where somebody sits.
Result<QString> vaultPassword()
{
    if (const QByteArray password = qgetenv(PasswordVariable); !password.isEmpty())
        return QString::fromUtf8(password);
    if (::isatty(STDIN_FILENO) == 0)
        return Error{ErrorCode::Unauthorized,
                     u"the tokens are encrypted: set SHERIA_VAULT_PASSWORD to their password"_s};
    say(u"The tokens are stored in an encrypted file."_s);
    return vault().hasSealedFile() ? readKnownPassword() : readPassword();
}

Result<void> openVault()
{
    static Mutex
        oneAtATime; // Several sources ask for their tokens: the password is asked for once.
    const MutexLock lock(oneAtATime);
    if (vault().isSealedFileOpen())
        return {};
    SHERIA_TRY(const QString password, vaultPassword());
    return vault().openSealedFile(password);
}

Error noTokenGiven()
{
    return {ErrorCode::NotFound,
            u"no token: use --token-file or --token, or set SHERIA_SYNC_TOKEN"_s};
}

QByteArray plainReference(const QString &path)
{
    return "file:" + QFile::encodeName(QFileInfo(path).absoluteFilePath());
}

/// Others of this computer can read it: said, since the person chose the file.
void lookAtPermissions(const QString &path)
{
    constexpr QFile::Permissions Others = QFile::ReadGroup | QFile::ReadOther;
    if (QFileInfo(path).permissions() & Others)
        say(u"Other users of this computer can read %1. To prevent this: chmod 600 %1"_s.arg(path));
}

Result<QByteArray> keepSealed(const QByteArray &token)
{
    SHERIA_CHECK(openVault());
    return vault().keep(Keeping::Sealed, token);
}

Result<QByteArray> keepByDefault(const QByteArray &token)
{
    Result<void> hasKeychain = vault().lookForKeychain();
    if (hasKeychain) {
        Result<QByteArray> kept = vault().keep(Keeping::Keychain, token);
        if (kept || kept.error().code != ErrorCode::Unavailable)
            return kept;
        hasKeychain = kept.error();
    }
    say(u"The token is not stored: %1. Pass it to each 'sync run', or add the source with --keep sealed (a file encrypted with a password) or --token-file (a plain text file of your own)."_s
            .arg(hasKeychain.error().text()));
    return QByteArray();
}

} // namespace

Result<std::optional<QByteArray>> givenToken(const Arguments &given)
{
    QByteArray token;
    if (given.has(u"token"_s)) {
        SHERIA_TRY(token, secrets::checkedToken(given.value(u"token"_s).toUtf8()));
    } else if (given.has(u"token-file"_s)) {
        SHERIA_TRY(token, tokenInFile(given.value(u"token-file"_s)));
    } else {
        return variableToken();
    }
    return std::optional(token);
}

Result<std::optional<QByteArray>> variableToken()
{
    const QByteArray token = qgetenv(Variable);
    if (token.isEmpty())
        return std::optional<QByteArray>();
    SHERIA_TRY(const QByteArray checked, secrets::checkedToken(token));
    return std::optional(checked);
}

Result<QByteArray> soleOrigin(const std::vector<store::SyncSource> &sources)
{
    QStringList origins;
    for (const store::SyncSource &source : sources) {
        if (sync::publisherOf(source.kind))
            continue; // They need none.
        origins << QString::fromUtf8(originOf(source.base));
    }
    origins.sort();
    origins.removeDuplicates();
    if (origins.size() > 1)
        return Error{
            ErrorCode::InvalidArgument,
            u"a token belongs to one server, but there are sources at %1: select one with --source, and store a token for each with 'sync change SOURCE --token-file FILE' instead of setting SHERIA_SYNC_TOKEN"_s
                .arg(origins.join(u", "_s))};
    return origins.value(0).toUtf8();
}

Result<QByteArray> tokenFor(const Arguments &given, const secrets::LibraryTrust *trust,
                            const store::SyncSource &source)
{
    if (sync::publisherOf(source.kind))
        return QByteArray();
    SHERIA_TRY(const std::optional<QByteArray> token, givenToken(given));
    const bool isOfCall = given.has(u"token"_s) || given.has(u"token-file"_s);
    if (token && isOfCall)
        return *token;
    // The variable may be meant for another server than one whose token is kept.
    Result<QByteArray> kept = trust ? keptToken(*trust, source)
                                    : Result<QByteArray>(noTokenGiven());
    return !kept && kept.error().code == ErrorCode::NotFound && token ? Result<QByteArray>(*token)
                                                                      : kept;
}

Result<QByteArray> keptToken(const secrets::LibraryTrust &trust, const store::SyncSource &source)
{
    if (sync::publisherOf(source.kind))
        return QByteArray();
    SHERIA_TRY(const QByteArray reference,
               trust.reference(ContactPurpose::Sync, source.base, source.tokenFrom));
    const Keeping keeping = TokenVault::keepingOf(reference);
    if (keeping == Keeping::Nowhere || keeping == Keeping::Session)
        return noTokenGiven();
    return findKept(reference);
}

void warnOfPlainHttp(const QByteArray &base)
{
    if (sync::isPlainHttpElsewhere(base))
        say(u"warning: the token is sent to %1 unencrypted and can be intercepted; use https:// if the server supports it"_s
                .arg(QString::fromUtf8(base)));
}

Result<QByteArray> findKept(const QByteArray &reference)
{
    if (TokenVault::keepingOf(reference) == Keeping::Sealed)
        SHERIA_CHECK(openVault());
    return vault().find(reference);
}

Result<QByteArray> tokenInFile(const QString &path)
{
    lookAtPermissions(path);
    return vault().find(plainReference(path));
}

Result<QByteArray> keepToken(const Arguments &given, const QByteArray &token,
                             const QString &fileOption)
{
    const bool isOwnFile = given.has(fileOption) && !given.has(u"token"_s);
    const QString where = given.has(u"keep"_s) ? given.value(u"keep"_s)
        : isOwnFile                            ? u"file"_s
                                               : QString();
    if (where.isEmpty())
        return keepByDefault(token);
    if (where == "no"_L1)
        return QByteArray();
    if (where == "keychain"_L1)
        return vault().keep(Keeping::Keychain, token);
    if (where == "sealed"_L1)
        return keepSealed(token);
    if (where == "file"_L1 && isOwnFile)
        return plainReference(given.value(fileOption));
    return Error{ErrorCode::InvalidArgument,
                 where == "file"_L1 ? u"--keep file requires --token-file"_s
                                    : u"--keep must be keychain, sealed, file or no"_s};
}

void forgetToken(const QByteArray &reference)
{
    if (TokenVault::keepingOf(reference) == Keeping::Sealed && !openVault())
        return; // It stays sealed, under a name that nobody knows any more.
    if (const Result<void> done = vault().forget(reference); !done)
        say(done.error().text());
}

void forgetToken(secrets::LibraryTrust &trust, ContactPurpose purpose, const QByteArray &address,
                 const QByteArray &tokenId)
{
    // What is not noted for this host is none of ours to forget.
    const Result<QByteArray> reference = trust.reference(purpose, address, tokenId);
    if (!reference || reference->isEmpty())
        return;
    forgetToken(*reference);
    if (const Result<void> done = trust.forget(tokenId); !done)
        say(done.error().text());
}

} // namespace sheria::ctl
