// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/db/database.h"

#include <QSqlDatabase>

#include <sqlite3.h>

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sheria::store {

/// What a Database owns: the connection and the statements prepared on it so far. Private to this layer.
struct Database::Connection
{
    struct Cached
    {
        sqlite3_stmt *statement = nullptr;
        bool isInUse = false;
    };
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>()(text);
        }
    };

    Connection() = default;
    Q_DISABLE_COPY_MOVE(Connection)
    ~Connection();
    /// Errors: those of Database::open().
    Result<void> open(const QByteArray &uri);
    /// Makes the connection the calling thread's, unless another thread has it.
    void claim();

    QSqlDatabase sql;      ///< Registered by a name that no other connection has.
    sqlite3 *db = nullptr; ///< The handle of its driver.
    std::shared_ptr<DamageLog> damage;
    std::vector<std::stop_token> stops; ///< Those that are listened to.
    bool showsDecisions = true;         ///< See publishedview.h.
    bool isWalByOthers = false;
    QByteArray actor; ///< See ActingAs; empty: a local command.
    QByteArray client;
    /// By their SQL text. Texts are literals of this layer, so the cache stays small.
    std::unordered_map<std::string, Cached, Hash, std::equal_to<>> statements;
};

/// Makes SQLite lock files by open file description (F_OFD_SETLK), for the whole process. A process
/// loses its POSIX locks on a file when it closes any descriptor of it, so that a file dialog that looks
/// at the first bytes of a library would take SQLite's locks away. Called before a library is opened;
/// further calls do nothing. Where the system has no such locks SQLite keeps its own way.
/// Thread: any.
#ifdef Q_OS_LINUX
void useDescriptionLocks();
#else
inline void useDescriptionLocks()
{}
#endif

} // namespace sheria::store
