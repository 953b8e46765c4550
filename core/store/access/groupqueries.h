// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>
#include <QStringList>

#include <vector>

namespace sheria::store {

class Database;

/// A group of accounts, as a proxy names it that people sign in at.
struct GroupRow
{
    QString name;            ///< As the proxy writes it.
    QByteArray subscription; ///< Subscription::toText(): what its members see besides their own.
};

/// By name.
Result<std::vector<GroupRow>> listGroups(Database &db);
/// Adds the group, or changes the one of its name.
Result<void> putGroup(Database &db, const GroupRow &group);
/// Errors: NotFound.
Result<void> removeGroup(Database &db, const QString &name);
/// Those of the groups that are known, in the order of their names.
Result<QByteArrayList> subscriptionsOfGroups(Database &db, const QStringList &names);

} // namespace sheria::store
