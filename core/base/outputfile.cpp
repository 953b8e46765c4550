#include "core/base/outputfile.h"

#include "core/base/fileerror.h"
#include "core/base/privatefiles.h"

#include <QFileInfo>

namespace sheria {

using namespace Qt::StringLiterals;

Result<void> checkIsFileName(const QString &path)
{
    const QFileInfo info(path); // Of what a link leads to.
    if (info.exists() && !info.isFile())
        return Error{ErrorCode::InvalidArgument,
                     u"%1 is no file, but a folder, pipe, socket or device; name a file"_s.arg(
                         path)};
    return {};
}

Result<void> OutputFile::open()
{
    SHERIA_CHECK(checkIsFileName(m_file.fileName()));
    if (!m_file.open(QIODevice::WriteOnly))
        return fault();
    useRightsOfUser(m_file);
    return {};
}

Result<void> OutputFile::commit()
{
    SHERIA_CHECK(checkIsFileName(m_file.fileName()));
    return m_file.commit() ? Result<void>() : fault();
}

Error OutputFile::fault() const
{
    return writeError(m_file.fileName(), m_file);
}

Result<void> writeOutputFile(const QString &path, const QByteArray &bytes)
{
    OutputFile file(path);
    SHERIA_CHECK(file.open());
    file.device().write(bytes); // What it could not write, commit() tells.
    return file.commit();
}

} // namespace sheria
