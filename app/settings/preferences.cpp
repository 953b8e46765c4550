#include "app/settings/preferences.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

Preferences::Preferences(const QString &file) : m_settings(file, QSettings::IniFormat)
{}

ThemeChoice Preferences::theme() const
{
    return themeChoice(m_settings.value("theme"_L1).toString());
}

void Preferences::setTheme(ThemeChoice choice)
{
    m_settings.setValue("theme"_L1, themeName(choice));
}

QString Preferences::language() const
{
    return m_settings.value("language"_L1).toString();
}

void Preferences::setLanguage(const QString &language)
{
    m_settings.setValue("language"_L1, language);
}

bool Preferences::startsServer() const
{
    return m_settings.value("server/start"_L1, true).toBool();
}

void Preferences::setStartsServer(bool starts)
{
    m_settings.setValue("server/start"_L1, starts);
}

quint16 Preferences::port() const
{
    const int port = m_settings.value("server/port"_L1, int(DefaultPort)).toInt();
    return port > 0 && port <= 0xffff ? quint16(port) : DefaultPort;
}

void Preferences::setPort(quint16 port)
{
    m_settings.setValue("server/port"_L1, int(port));
}

QStringList Preferences::allowedOrigins() const
{
    return m_settings.value("server/allowedOrigins"_L1).toStringList();
}

void Preferences::setAllowedOrigins(const QStringList &origins)
{
    m_settings.setValue("server/allowedOrigins"_L1, origins);
}

int Preferences::requestsPerMinute() const
{
    return std::max(0, m_settings.value("server/requestsPerMinute"_L1, 0).toInt());
}

void Preferences::setRequestsPerMinute(int requests)
{
    m_settings.setValue("server/requestsPerMinute"_L1, requests);
}

QByteArray Preferences::searches() const
{
    return m_settings.value("searches"_L1).toString().toUtf8();
}

void Preferences::setSearches(const QByteArray &searches)
{
    m_settings.setValue("searches"_L1, QString::fromUtf8(searches));
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

QStringList Preferences::recentLibraries() const
{
    return m_settings.value("recent"_L1).toStringList();
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
