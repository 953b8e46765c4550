#include "app/settings/preferences.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

Preferences::Preferences(const QString &file) : m_settings(file, QSettings::IniFormat)
{}

quint16 Preferences::port() const
{
    const int port = m_settings.value("server/port"_L1, int(DefaultPort)).toInt();
    return port > 0 && port <= 0xffff ? quint16(port) : DefaultPort;
}

QByteArray Preferences::syncMemory() const
{
    return m_settings.value("sync"_L1).toString().toUtf8();
}

void Preferences::setSyncMemory(const QByteArray &memory)
{
    m_settings.setValue("sync"_L1, QString::fromUtf8(memory));
    m_settings.sync();
}

qint64 Preferences::packRevision(const QString &library) const
{
    return m_settings.value("packs"_L1).toMap().value(library).toLongLong();
}

void Preferences::setPackRevision(const QString &library, qint64 revision)
{
    QVariantMap packs = m_settings.value("packs"_L1).toMap();
    packs.insert(library, revision);
    m_settings.setValue("packs"_L1, packs);
}

void Preferences::addRecentLibrary(const QString &path)
{
    QStringList recent = recentLibraries();
    recent.removeAll(path);
    recent.prepend(path);
    m_settings.setValue("recent"_L1, recent.first(std::min<qsizetype>(recent.size(), MaxRecent)));
}

void Preferences::removeRecentLibrary(const QString &path)
{
    QStringList recent = recentLibraries();
    recent.removeAll(path);
    m_settings.setValue("recent"_L1, recent);
}

} // namespace sheria::app
