// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replica/position.h"

#include "core/access/accounts.h"
#include "core/base/hash.h"
#include "core/domain/json/json.h"
#include "core/store/access/accountqueries.h"
#include "core/store/access/groupqueries.h"
#include "core/store/db/database.h"
#include "core/store/file/libraryfile.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace sheria::replica {

namespace {

using namespace Qt::StringLiterals;
using store::Database;

constexpr qsizetype TagLength = 32;
constexpr qsizetype MostAccounts = 100'000;

QByteArray accountJson(const store::AccountRow &account)
{
    return json::object("name", account.name, "display_name", account.displayName,
                        "is_administrator", account.isAdmin, "is_disabled", !account.isActive,
                        "reads_decisions", account.readsDecisions, "sees", account.subscription);
}

QByteArray groupJson(const store::GroupRow &group)
{
    return json::object("name", group.name, "sees", group.subscription);
}

/// `is_whole`: there is nothing secret, or of its requests, that would have to be set again.
QByteArray webhookJson(const store::Endpoint &endpoint)
{
    return json::object("url", endpoint.url, "events", endpoint.events, "is_whole",
                        endpoint.secret.isEmpty() && endpoint.fields.empty());
}

/// Those of the primary, also where that is another library.
Result<QByteArray> webhooksOf(Database &db)
{
    SHERIA_TRY(const store::ReplicaState state, store::replicaState(db));
    if (state.role == store::ReplicaRole::Replica)
        return state.webhooks;
    SHERIA_TRY(auto endpoints, store::listEndpoints(db));
    std::erase_if(endpoints, [](const store::Endpoint &endpoint) {
        return endpoint.state == store::EndpointState::Gone;
    });
    return json::list(endpoints, webhookJson).json;
}

QByteArray compact(const QJsonValue &value)
{
    return value.isArray() ? QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact)
                           : QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
}

Error wrong(const char *what)
{
    return {ErrorCode::InvalidArgument,
            u"the settings of the primary are not understood: "_s + QLatin1StringView(what)};
}

Result<void> takeAccount(Database &db, const QJsonObject &object, const QDateTime &now,
                         std::set<QString> &names)
{
    json::Members in(object);
    store::AccountRow account;
    const QString name = in.text(u"name"_s);
    const Result<store::AccountRow> known = store::findAccountByName(db, name);
    if (known)
        account = *known;
    else
        account.createdAt = now;
    account.name = name;
    account.displayName = in.text(u"display_name"_s);
    account.isAdmin = in.flag(u"is_administrator"_s);
    account.isActive = !in.flag(u"is_disabled"_s);
    account.readsDecisions = in.flag(u"reads_decisions"_s);
    account.subscription = in.bytes(u"sees"_s);
    if (in.error())
        return *in.error();
    if (!access::isAccountName(name) || !names.insert(name.toLower()).second)
        return wrong("a name");
    SHERIA_CHECK(Subscription::parse(account.subscription));
    SHERIA_TRY(const qint64 id, store::putAccount(db, account));
    return account.isActive ? Result<void>() : store::removeSessionsOf(db, id);
}

Result<void> takeAccounts(Database &db, const QJsonArray &accounts, const QDateTime &now)
{
    if (accounts.size() > MostAccounts)
        return wrong("too many accounts");
    std::set<QString> names;
    for (const QJsonValue account : accounts)
        SHERIA_CHECK(takeAccount(db, account.toObject(), now, names));
    SHERIA_TRY(const auto here, store::listAccounts(db));
    for (const store::AccountRow &account : here) {
        if (!names.contains(account.name.toLower()))
            SHERIA_CHECK(store::removeAccount(db, account.id));
    }
    return {};
}

Result<void> takeGroups(Database &db, const QJsonArray &groups)
{
    std::set<QString> names;
    for (const QJsonValue group : groups) {
        json::Members in(group.toObject());
        const store::GroupRow row{in.text(u"name"_s), in.bytes(u"sees"_s)};
        if (in.error() || row.name.isEmpty())
            return wrong("a group");
        SHERIA_CHECK(Subscription::parse(row.subscription));
        SHERIA_CHECK(store::putGroup(db, row));
        names.insert(row.name);
    }
    SHERIA_TRY(const auto here, store::listGroups(db));
    for (const store::GroupRow &group : here) {
        if (!names.contains(group.name))
            SHERIA_CHECK(store::removeGroup(db, group.name));
    }
    return {};
}

} // namespace

QByteArray Position::toJson() const
{
    return json::object("library", library, "role", enumName(role), "epoch", epoch, "revision",
                        revision, "since", since, "parts", parts, "settings_tag", settingsTag,
                        "settings", json::Raw{settings.isEmpty() ? "null"_ba : settings}, "age",
                        age);
}

Result<Position> Position::parse(const QJsonObject &object)
{
    json::Members in(object);
    Position out;
    out.library = in.bytes(u"library"_s);
    const auto role = enumNamed<store::ReplicaRole>(in.bytes(u"role"_s));
    out.epoch = in.integer(u"epoch"_s).value_or(0);
    out.revision = in.integer(u"revision"_s).value_or(-1);
    out.since = in.integer(u"since"_s);
    out.parts = in.bytes(u"parts"_s);
    out.settingsTag = in.bytes(u"settings_tag"_s);
    if (const auto settings = in.object(u"settings"_s))
        out.settings = compact(*settings);
    out.age = in.integer(u"age"_s);
    const bool isSound = role && out.library.size() == TagLength && out.epoch > 0
        && out.revision >= 0 && (!out.since || (*out.since >= 0 && *out.since <= out.revision))
        && (!out.age || *out.age >= 0);
    if (in.error() || !isSound)
        return Error{ErrorCode::InvalidArgument,
                     u"the server does not say how far its library is; is it a Sheria server?"_s};
    out.role = *role;
    return out;
}

Result<Position> positionOf(Database &db, const Place &place, std::optional<qint64> age)
{
    Position out;
    SHERIA_TRY(const store::ReplicaState state, store::replicaState(db));
    SHERIA_TRY(out.library, store::packIdentity(db));
    out.role = state.role;
    out.epoch = state.epoch;
    SHERIA_TRY(out.revision, store::latestRevision(db));
    if (place.library.isEmpty()) {
        out.since = 0;
    } else {
        SHERIA_TRY(out.since, store::ownRevisionOf(db, place.library, place.revision));
    }
    SHERIA_TRY(out.parts, store::generalPartsTag(db));
    SHERIA_TRY(QByteArray settings, settingsOf(db));
    out.settingsTag = sha256Hex(settings).first(TagLength);
    if (out.settingsTag != place.settings)
        out.settings = std::move(settings);
    out.age = age;
    return out;
}

Result<QByteArray> settingsOf(Database &db)
{
    SHERIA_TRY(auto accounts, store::listAccounts(db));
    // In the order in which they came: the first administrator is the owner.
    std::sort(accounts.begin(), accounts.end(),
              [](const auto &a, const auto &b) { return a.id < b.id; });
    SHERIA_TRY(const auto groups, store::listGroups(db));
    SHERIA_TRY(const QByteArray webhooks, webhooksOf(db));
    SHERIA_TRY(const QByteArray notes, store::citationNotes(db));
    return json::object("accounts", json::list(accounts, accountJson), "groups",
                        json::list(groups, groupJson), "webhooks", json::Raw{webhooks}, "notes",
                        json::Raw{notes});
}

Result<void> takeSettings(Database &db, const QByteArray &settings, store::ReplicaState &state,
                          const QDateTime &now)
{
    const QJsonObject object = QJsonDocument::fromJson(settings).object();
    for (const QLatin1StringView list : {"accounts"_L1, "groups"_L1, "webhooks"_L1}) {
        if (!object.value(list).isArray())
            return wrong(list.data());
    }
    SHERIA_CHECK(takeAccounts(db, object.value("accounts"_L1).toArray(), now));
    SHERIA_CHECK(takeGroups(db, object.value("groups"_L1).toArray()));
    SHERIA_CHECK(store::replaceCitationNotes(db, compact(object.value("notes"_L1))));
    state.webhooks = compact(object.value("webhooks"_L1));
    // The primary sends: those of a library that was one itself would be told twice.
    SHERIA_TRY(const auto endpoints, store::listEndpoints(db));
    for (const store::Endpoint &endpoint : endpoints)
        SHERIA_CHECK(store::removeEndpoint(db, endpoint.id));
    return {};
}

} // namespace sheria::replica
