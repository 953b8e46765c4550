// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/librarytrust.h"

#include "core/base/filelock.h"
#include "core/base/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <chrono>
#include <optional>

namespace sheria::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MaxTrustBytes = 16LL * 1024 * 1024;
constexpr std::chrono::seconds TrustLockPatience{5};

QString textOf(QByteArrayView bytes)
{
    return QString::fromUtf8(bytes);
}

QJsonObject jsonOf(const Contact &contact)
{
    return {{u"purpose"_s, textOf(enumName(contact.purpose))},
            {u"origin"_s, textOf(contact.origin)}};
}

bool isSameContact(const QJsonValue &noted, const Contact &contact)
{
    return noted["purpose"_L1].toString() == textOf(enumName(contact.purpose))
        && noted["origin"_L1].toString() == textOf(contact.origin) && !contact.origin.isEmpty();
}

/// Nothing for what allow() has not written.
std::optional<Contact> contactFrom(const QJsonValue &noted)
{
    const auto purpose = enumNamed<ContactPurpose>(noted["purpose"_L1].toString().toUtf8());
    const QByteArray origin = originOf(noted["origin"_L1].toString().toUtf8());
    if (!purpose || origin.isEmpty())
        return {};
    return Contact{*purpose, origin};
}

QByteArray referenceOf(const QJsonValue &token)
{
    return QByteArray::fromPercentEncoding(token["kept"_L1].toString().toLatin1());
}

bool isAllowed(const QJsonObject &own, const Contact &contact)
{
    const QJsonArray noted = own["contacts"_L1].toArray();
    return std::any_of(noted.begin(), noted.end(),
                       [&](const QJsonValue &each) { return isSameContact(each, contact); });
}

/// The whole file. One that is not there has nothing in it.
Result<QJsonObject> readAll(const QString &path)
{
    if (!QFile::exists(path))
        return QJsonObject();
    SHERIA_TRY(const QByteArray bytes, readSmallFile(path, MaxTrustBytes));
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (bytes.size() > MaxTrustBytes || !document.isObject())
        return Error{
            ErrorCode::Corrupt,
            Message::tr("%1 is damaged; remove it, then allow connections and enter tokens again",
                        path)};
    return document.object();
}

} // namespace

QString LibraryTrust::defaultFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
        .filePath(u"sheria"_s);
}

LibraryTrust::LibraryTrust(QByteArray libraryId, const QString &folder)
    : m_libraryId(std::move(libraryId))
    , m_path(QDir(folder).filePath(u"libraries.json"_s))
    , m_seal(QDir(folder).filePath(u"secrets.key"_s), m_libraryId)
{}

Result<QJsonObject> LibraryTrust::read() const
{
    SHERIA_TRY(const QJsonObject all, readAll(m_path));
    return all[textOf(m_libraryId)].toObject();
}

Result<void> LibraryTrust::change(const std::function<void(QJsonObject &own)> &edit)
{
    SHERIA_CHECK(makePrivateFolder(QFileInfo(m_path).absolutePath()));
    makePrivate(QFileInfo(m_path).absolutePath());
    FileLock turn(m_path + u".lock"_s);
    SHERIA_CHECK(turn.takeWithin(TrustLockPatience));
    SHERIA_TRY(QJsonObject all, readAll(m_path));
    QJsonObject own = all[textOf(m_libraryId)].toObject();
    const QJsonObject before = own;
    edit(own);
    if (own == before)
        return {};
    all.insert(textOf(m_libraryId), own);
    return writePrivateFile(m_path, QJsonDocument(all).toJson());
}

Result<void> LibraryTrust::check(ContactPurpose purpose, QByteArrayView address) const
{
    const Contact contact{purpose, originOf(address)};
    SHERIA_TRY(const QJsonObject own, read());
    if (isAllowed(own, contact))
        return {};
    return Error{ErrorCode::Conflict,
                 Message::tr("connections of this library to %1 are not allowed yet (%2); see "
                             "'sheriactl library trust'",
                             textOf(contact.origin.isEmpty() ? address : contact.origin),
                             textOf(enumName(purpose)))};
}

Result<std::vector<Contact>> LibraryTrust::missing(const std::vector<Contact> &contacts) const
{
    SHERIA_TRY(const QJsonObject own, read());
    std::vector<Contact> out;
    std::copy_if(contacts.begin(), contacts.end(), std::back_inserter(out),
                 [&](const Contact &contact) { return !isAllowed(own, contact); });
    return out;
}

Result<void> LibraryTrust::allow(const std::vector<Contact> &contacts)
{
    return change([&](QJsonObject &own) {
        QJsonArray noted = own["contacts"_L1].toArray();
        for (const Contact &contact : contacts) {
            if (!contact.origin.isEmpty() && !isAllowed(own, contact))
                noted.append(jsonOf(contact));
        }
        own.insert(u"contacts"_s, noted);
    });
}

Result<void> LibraryTrust::allow(ContactPurpose purpose, QByteArrayView address)
{
    return allow({Contact{purpose, originOf(address)}});
}

Result<std::vector<Contact>> LibraryTrust::allowed() const
{
    SHERIA_TRY(const QJsonObject own, read());
    const QJsonArray noted = own["contacts"_L1].toArray();
    std::vector<Contact> out;
    for (const QJsonValue &each : noted) {
        if (const auto contact = contactFrom(each))
            out.push_back(*contact);
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Result<void> LibraryTrust::withdraw(const Contact &contact)
{
    return change([&](QJsonObject &own) {
        const QJsonArray noted = own["contacts"_L1].toArray();
        QJsonArray kept;
        for (const QJsonValue &each : noted) {
            if (!isSameContact(each, contact))
                kept.append(each);
        }
        if (kept.size() != noted.size())
            own.insert(u"contacts"_s, kept);
    });
}

Result<QByteArray> LibraryTrust::remember(ContactPurpose purpose, QByteArrayView address,
                                          const QByteArray &reference)
{
    if (reference.isEmpty())
        return QByteArray();
    const QByteArray id = QUuid::createUuid().toByteArray(QUuid::Id128);
    SHERIA_CHECK(change([&](QJsonObject &own) {
        QJsonObject tokens = own["tokens"_L1].toObject();
        QJsonObject token = jsonOf({purpose, originOf(address)});
        token.insert(u"kept"_s, QString::fromLatin1(reference.toPercentEncoding(" /:.=@+~")));
        tokens.insert(textOf(id), token);
        own.insert(u"tokens"_s, tokens);
    }));
    return id;
}

Result<QByteArray> LibraryTrust::reference(ContactPurpose purpose, QByteArrayView address,
                                           const QByteArray &tokenId) const
{
    if (tokenId.isEmpty())
        return QByteArray();
    SHERIA_TRY(const QJsonObject own, read());
    const QJsonValue token = own["tokens"_L1].toObject().value(textOf(tokenId));
    if (!isSameContact(token, {purpose, originOf(address)}))
        return Error{ErrorCode::NotFound,
                     Message::tr("no token is stored for %1; enter it again", textOf(address))};
    return referenceOf(token);
}

Result<std::vector<NotedToken>> LibraryTrust::tokens() const
{
    SHERIA_TRY(const QJsonObject own, read());
    const QJsonObject noted = own["tokens"_L1].toObject();
    std::vector<NotedToken> out;
    for (auto it = noted.begin(); it != noted.end(); ++it) {
        if (const auto contact = contactFrom(it.value()))
            out.push_back({it.key().toUtf8(), *contact, referenceOf(it.value())});
    }
    std::sort(out.begin(), out.end(), [](const NotedToken &a, const NotedToken &b) {
        return a.contact == b.contact ? a.id < b.id : a.contact < b.contact;
    });
    return out;
}

Result<void> LibraryTrust::forget(const QByteArray &tokenId)
{
    return change([&](QJsonObject &own) {
        QJsonObject tokens = own["tokens"_L1].toObject();
        tokens.remove(textOf(tokenId));
        if (own.contains("tokens"_L1))
            own.insert(u"tokens"_s, tokens);
    });
}

Result<bool> LibraryTrust::vouchesForAccounts() const
{
    SHERIA_TRY(const QJsonObject own, read());
    return own["accounts"_L1] == "confirmed"_L1;
}

Result<void> LibraryTrust::vouchForAccounts()
{
    return change([](QJsonObject &own) { own["accounts"_L1] = u"confirmed"_s; });
}

} // namespace sheria::secrets
