#include "core/secrets/tokenvault.h"
#include "server/ctl/accesscommands.h"
#include "server/ctl/output.h"
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
                     u"the tokens are sealed: set SHERIA_VAULT_PASSWORD to their password"_s};
    say(u"The tokens of this account are kept in a sealed file."_s);
    return vault().hasSealedFile() ? readKnownPassword() : readPassword();
}

Result<void> openVault()
{
    if (vault().isSealedFileOpen())
        return {};
    SHERIA_TRY(const QString password, vaultPassword());
    return vault().openSealedFile(password);
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
        say(u"Others on this computer can read %1. To keep it to yourself: chmod 600 %1"_s.arg(
            path));
}

Result<QByteArray> keepSealed(const QByteArray &token)
{
    SHERIA_CHECK(openVault());
    return vault().keep(Keeping::Sealed, token);
}

Result<QByteArray> keepByDefault(const QByteArray &token)
{
    const Result<void> hasKeychain = vault().checkKeychain();
    if (hasKeychain)
        return vault().keep(Keeping::Keychain, token);
    say(u"The token is not kept: %1. Give it to each 'sync run', or add the source with "
        "--keep sealed (a file that only a password opens), or with --token-file (a file of "
        "your own, in plain text)."_s.arg(hasKeychain.error().detail));
    return QByteArray();
}

} // namespace

void addTokenOptions(Arguments &given)
{
    given.addOption(u"token"_s, u"TOKEN"_s,
                    u"The token to show. Other programs of this computer can see it while this "
                    "one runs; --token-file or the variable SHERIA_SYNC_TOKEN hide it."_s);
    given.addOption(u"token-file"_s, u"FILE"_s,
                    u"A file whose first line is the token; only you should be able to read it."_s);
}

void addKeepOption(Arguments &given)
{
    given.addOption(
        u"keep"_s, u"WHERE"_s,
        u"Where the token is kept for later runs: 'keychain' (this computer's), 'sealed' (a file "
        "that only a password opens: typed, or of the variable SHERIA_VAULT_PASSWORD), 'file' "
        "(only the name of --token-file is remembered), or 'no'. Without this: --token-file "
        "means 'file'; else the keychain, and where there is none, 'no'."_s);
}

Result<QByteArray> tokenFor(const Arguments &given, const QByteArray &tokenFrom)
{
    if (given.has(u"token"_s))
        return secrets::checkedToken(given.value(u"token"_s).toUtf8());
    if (given.has(u"token-file"_s)) {
        lookAtPermissions(given.value(u"token-file"_s));
        return vault().find(plainReference(given.value(u"token-file"_s)));
    }
    return keptToken(tokenFrom);
}

Result<QByteArray> keptToken(const QByteArray &tokenFrom)
{
    if (const QByteArray token = qgetenv(Variable); !token.isEmpty())
        return secrets::checkedToken(token);
    const Keeping keeping = TokenVault::keepingOf(tokenFrom);
    if (keeping == Keeping::Nowhere || keeping == Keeping::Session)
        return Error{ErrorCode::NotFound,
                     u"no token: give --token-file or --token, or set SHERIA_SYNC_TOKEN"_s};
    return findKept(tokenFrom);
}

Result<QByteArray> findKept(const QByteArray &reference)
{
    if (TokenVault::keepingOf(reference) == Keeping::Sealed)
        SHERIA_CHECK(openVault());
    return vault().find(reference);
}

Result<QByteArray> keepInKeychain(const QByteArray &token)
{
    SHERIA_CHECK(vault().checkKeychain());
    return vault().keep(Keeping::Keychain, token);
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
                 where == "file"_L1 ? u"--keep file wants --token-file"_s
                                    : u"--keep is keychain, sealed, file or no"_s};
}

void forgetToken(const QByteArray &tokenFrom)
{
    if (TokenVault::keepingOf(tokenFrom) == Keeping::Sealed && !openVault())
        return; // It stays sealed, under a name that nobody knows any more.
    if (const Result<void> done = vault().forget(tokenFrom); !done)
        say(done.error().detail);
}

} // namespace sheria::ctl
