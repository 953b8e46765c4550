#include "server/ctl/readonly.h"

#include "core/store/libraryfile.h"
#include "core/store/schema.h"

namespace sheria::ctl {

using namespace Qt::StringLiterals;

Result<store::Database> openForLooking(const QString &path)
{
    SHERIA_TRY(const int version, store::inspectLibraryFile(path));
    const int known = store::migrations().back().version;
    if (version > known)
        return store::newerVersion(version, known);
    if (version < known)
        return Error{
            ErrorCode::Unsupported,
            u"the library %1 was made by an older version; import or serve brings it up to "
            "date, after a backup"_s.arg(path)};
    SHERIA_TRY(store::Database db, store::Database::open(path, store::Database::Mode::ReadOnly));
    SHERIA_CHECK(store::checkSchema(db));
    return db;
}

} // namespace sheria::ctl
