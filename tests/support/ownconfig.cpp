// SPDX-License-Identifier: GPL-3.0-or-later
#include <QByteArray>
#include <QDir>
#include <QTemporaryDir>

namespace {

/// Gives each test program folders of its own for configuration and data, and to the programs that it starts: no
/// test reads or changes those of the person who runs it.
class OwnConfiguration
{
public:
    OwnConfiguration()
    {
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toLocal8Bit());
    }

private:
    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/sheria-test-config-XXXXXX")};
};

const OwnConfiguration ownConfiguration;

} // namespace
