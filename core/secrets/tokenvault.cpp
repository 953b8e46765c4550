// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/tokenvault.h"

#include "core/base/limits.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace sheria::secrets {

using namespace Qt::StringLiterals;

namespace {

struct Prefix
{
    Keeping keeping;
    const char *text;
};
constexpr Prefix Prefixes[] = {{Keeping::Session, "session:"},
                               {Keeping::Keychain, "keychain:"},
                               {Keeping::Sealed, "sealed:"},
                               {Keeping::File, "file:"}};

QByteArray prefixOf(Keeping keeping)
{
    for (const Prefix &prefix : Prefixes) {
        if (prefix.keeping == keeping)
            return prefix.text;
    }
    return {};
}

/// The name in a reference.
QByteArray nameIn(const QByteArray &reference)
{
    return reference.mid(reference.indexOf(':') + 1);
}

Error noToken()
{
    return {ErrorCode::NotFound, Message::tr("no token is stored for this server; enter it again")};
}

/// The first line of a file.
Result<QByteArray> readPlainFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound,
                     Message::tr("the file with the token, %1, cannot be read: %2", path,
                                 file.errorString())};
    return checkedToken(file.readLine(limits::MaxTokenBytes + 2).trimmed());
}

} // namespace

Result<QByteArray> checkedToken(const QByteArray &token)
{
    const bool isPlain = std::all_of(token.begin(), token.end(),
                                     [](char c) { return c > ' ' && c <= '~'; });
    if (token.isEmpty() || !isPlain || token.size() > limits::MaxTokenBytes)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the token is empty, too long, or contains invalid characters")};
    return token;
}

QString TokenVault::defaultSealedPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
        .filePath(u"sheria/tokens.sealed"_s);
}

Keeping TokenVault::keepingOf(const QByteArray &reference)
{
    for (const Prefix &prefix : Prefixes) {
        if (reference.startsWith(prefix.text))
            return prefix.keeping;
    }
    return Keeping::Nowhere;
}

TokenVault::TokenVault(const QString &sealedPath, Keychain::Patience patience)
    : m_keychain(patience)
    , m_sealed(sealedPath)
{}

Result<void> TokenVault::lookForKeychain(const std::stop_token &stop)
{
    const MutexLock lock(m_mutex);
    return m_keychain.look(stop);
}

bool TokenVault::hasSealedFile()
{
    const MutexLock lock(m_mutex);
    return m_sealed.exists();
}

bool TokenVault::isSealedFileOpen()
{
    const MutexLock lock(m_mutex);
    return m_sealed.isOpen();
}

Result<void> TokenVault::openSealedFile(const QString &password)
{
    const MutexLock lock(m_mutex);
    return m_sealed.open(password);
}

Result<QByteArray> TokenVault::keep(Keeping keeping, const QByteArray &token,
                                    const std::stop_token &stop)
{
    SHERIA_TRY(const QByteArray checked, checkedToken(token));
    const QString name = QUuid::createUuid().toString(QUuid::Id128);
    const MutexLock lock(m_mutex);
    switch (keeping) {
    case Keeping::Session: m_session.insert(name, checked); break;
    case Keeping::Keychain: SHERIA_CHECK(m_keychain.put(name, checked, stop)); break;
    case Keeping::Sealed: SHERIA_CHECK(m_sealed.put(name, checked)); break;
    case Keeping::Nowhere:
    case Keeping::File:
        return Error{ErrorCode::InvalidArgument, Message::tr("tokens are not stored there")};
    }
    return QByteArray(prefixOf(keeping) + name.toLatin1());
}

Result<QByteArray> TokenVault::find(const QByteArray &reference, const std::stop_token &stop)
{
    const QString name = QString::fromLatin1(nameIn(reference));
    const MutexLock lock(m_mutex);
    switch (keepingOf(reference)) {
    case Keeping::Nowhere: return noToken();
    case Keeping::Session: {
        const auto found = m_session.constFind(name);
        return found == m_session.constEnd() ? Result<QByteArray>(noToken()) : *found;
    }
    case Keeping::Keychain: {
        SHERIA_TRY(const QByteArray token, m_keychain.get(name, stop));
        return checkedToken(token);
    }
    case Keeping::Sealed: {
        SHERIA_TRY(const QByteArray token, m_sealed.get(name));
        return checkedToken(token);
    }
    case Keeping::File: return readPlainFile(QFile::decodeName(nameIn(reference)));
    }
    Q_UNREACHABLE();
}

Result<void> TokenVault::forget(const QByteArray &reference, const std::stop_token &stop)
{
    const QString name = QString::fromLatin1(nameIn(reference));
    const MutexLock lock(m_mutex);
    switch (keepingOf(reference)) {
    case Keeping::Session: m_session.remove(name); return {};
    case Keeping::Keychain: return m_keychain.drop(name, stop);
    case Keeping::Sealed: return m_sealed.drop(name);
    case Keeping::Nowhere:
    case Keeping::File: return {};
    }
    Q_UNREACHABLE();
}

} // namespace sheria::secrets
