#pragma once

#include "core/store/database.h"

#include <sqlite3.h>

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sheria::store {

/// What a Database owns: the connection and the statements prepared on it so far. Private to
/// database.cpp and statement.cpp.
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
    ~Connection()
    {
        for (auto &[sql, cached] : statements)
            sqlite3_finalize(cached.statement);
        sqlite3_close_v2(db);
    }

    sqlite3 *db = nullptr;
    std::shared_ptr<DamageLog> damage;
    std::vector<std::stop_token> stops; ///< Those that are listened to.
    bool showsDecisions = true;         ///< See publishedview.h.
    /// By their SQL text. Texts are literals of this layer, so the cache stays small.
    std::unordered_map<std::string, Cached, Hash, std::equal_to<>> statements;
};

} // namespace sheria::store
