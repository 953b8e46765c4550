// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/contact.h"
#include "core/secrets/sealedfile.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <vector>

namespace sheria::secrets {

/// A token that LibraryTrust knows of.
struct NotedToken
{
    QByteArray id;
    Contact contact;
    QByteArray reference; ///< Of TokenVault.
};

/// What the user's own configuration says of one library: which hosts it may contact, and where the
/// tokens for them are kept. The library names hosts, and ids of tokens, but neither counts before the
/// user has agreed here: a library may come from anybody.
///
///   libraries.json: {"<library id>": {"contacts": [{"purpose": "sync", "origin": "https://…"}],
///                                     "tokens": {"<id>": {"purpose", "origin", "kept": "keychain:…"}},
///                                     "accounts": "confirmed"}}
///
/// Shape:  a token is bound to the purpose and the origin that it was given for; `kept` is a reference
///         of TokenVault. The file has the rights 0600; secrets.key beside it seals what the library
///         itself has to hold.
/// Thread: any. Several processes may use one configuration: each looks at the file anew.
class LibraryTrust
{
public:
    /// "~/.config/sheria".
    static QString defaultFolder();

    /// `libraryId`: see store::libraryId().
    explicit LibraryTrust(QByteArray libraryId, const QString &folder = defaultFolder());

    /// Whether the library may contact the host of `address`.
    /// Errors: Conflict when its user has not agreed yet, with a sentence that names the host;
    /// Corrupt, Unavailable: the configuration cannot be read.
    Result<void> check(ContactPurpose purpose, QByteArrayView address) const;
    /// Those of `contacts` that the user has not agreed to.
    Result<std::vector<Contact>> missing(const std::vector<Contact> &contacts) const;
    /// The user agrees. Errors: Corrupt, Unavailable.
    Result<void> allow(const std::vector<Contact> &contacts);
    Result<void> allow(ContactPurpose purpose, QByteArrayView address);
    /// Those that the user has agreed to, in their order, each once. Errors: Corrupt, Unavailable.
    Result<std::vector<Contact>> allowed() const;
    /// The user agrees no more; the library contacts the host no more from its next request on.
    /// Errors: Corrupt, Unavailable.
    Result<void> withdraw(const Contact &contact);

    /// Notes where the token for the host of `address` is kept, and returns the id by which the library
    /// may know it. Of an empty reference: an empty id.
    Result<QByteArray> remember(ContactPurpose purpose, QByteArrayView address,
                                const QByteArray &reference);
    /// Where the token of that id is kept; empty for an empty id.
    /// Errors: NotFound when there is none for this purpose and this host; Corrupt, Unavailable.
    Result<QByteArray> reference(ContactPurpose purpose, QByteArrayView address,
                                 const QByteArray &tokenId) const;
    /// The tokens that are noted, by contact. Errors: Corrupt, Unavailable.
    Result<std::vector<NotedToken>> tokens() const;
    /// Forgets the id. That it is not there is no error.
    Result<void> forget(const QByteArray &tokenId);

    /// Whether the user vouches for who is let in by the library's accounts and tokens: they were made
    /// with this configuration, or confirmed. Errors: Corrupt, Unavailable.
    Result<bool> vouchesForAccounts() const;
    /// The user does from now on. Errors: Corrupt, Unavailable.
    Result<void> vouchForAccounts();

    /// For secrets that the library has to hold itself.
    const SecretSeal &seal() const { return m_seal; }

private:
    Result<QJsonObject> read() const;
    Result<void> change(const std::function<void(QJsonObject &own)> &edit);

    const QByteArray m_libraryId;
    const QString m_path;
    const SecretSeal m_seal;
};

} // namespace sheria::secrets
