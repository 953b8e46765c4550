#include "core/base/limits.h"
#include "server/ctl/synccommands.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr const char *Variable = "SHERIA_SYNC_TOKEN";

/// One that fits a header, and nothing that could end it.
Result<QByteArray> checked(const QByteArray &token)
{
    const bool isPlain = std::all_of(token.begin(), token.end(),
                                     [](char c) { return c > ' ' && c <= '~'; });
    if (token.isEmpty() || !isPlain || token.size() > limits::MaxTokenBytes)
        return Error{ErrorCode::InvalidArgument,
                     u"the token is empty, too long, or has characters that no token has"_s};
    return token;
}

/// The first line of the file.
Result<QByteArray> readTokenFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound,
                     u"the file with the token, %1, cannot be read: %2"_s.arg(path,
                                                                              file.errorString())};
    return checked(file.readLine(limits::MaxTokenBytes + 2).trimmed());
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

Result<QByteArray> tokenFor(const Arguments &given, const QByteArray &tokenFrom)
{
    if (given.has(u"token"_s))
        return checked(given.value(u"token"_s).toUtf8());
    if (given.has(u"token-file"_s))
        return readTokenFile(given.value(u"token-file"_s));
    return keptToken(tokenFrom);
}

Result<QByteArray> keptToken(const QByteArray &tokenFrom)
{
    if (const QByteArray token = qgetenv(Variable); !token.isEmpty())
        return checked(token);
    if (tokenFrom.startsWith("file:"))
        return readTokenFile(QFile::decodeName(tokenFrom.mid(5)));
    return Error{ErrorCode::NotFound,
                 u"no token: give --token-file or --token, or set SHERIA_SYNC_TOKEN"_s};
}

} // namespace sheria::ctl
