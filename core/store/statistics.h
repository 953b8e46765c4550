#pragma once

#include "core/base/result.h"

namespace sheria::store {

class Database;

/// How much a library holds.
struct Statistics
{
    qint64 places = 0;
    qint64 works = 0;
    qint64 stubs = 0;
    qint64 expressions = 0;
    qint64 contents = 0;     ///< Different XML documents.
    qint64 contentBytes = 0; ///< Of XML, unpacked.
    qint64 provisions = 0;
    qint64 references = 0;
    qint64 media = 0;
    qint64 mediaBytes = 0; ///< Each file once.
    qint64 revision = 0;
    qint64 schemaVersion = 0;
};

Result<Statistics> statistics(Database &db);
Result<qint64> countWorks(Database &db);

} // namespace sheria::store
