#pragma once

#include "app/theme/theme.h"

#include <QSettings>
#include <QStringList>

namespace sheria::app {

/// What a person has chosen, kept in a file of settings.
///
/// Thread: the GUI thread's.
class Preferences
{
public:
    /// How many libraries are remembered.
    static constexpr int MaxRecent = 8;
    static constexpr quint16 DefaultPort = 8089;

    /// `file`: made when something is first set.
    explicit Preferences(const QString &file);

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    /// "fr"; empty: the system's.
    QString language() const;
    void setLanguage(const QString &language);

    /// Whether the server starts with the program.
    bool startsServer() const;
    void setStartsServer(bool starts);
    quint16 port() const;
    void setPort(quint16 port);

    /// Origins whose pages may use the server; see http::ServerOptions::allowedOrigins.
    QStringList allowedOrigins() const;
    void setAllowedOrigins(const QStringList &origins);
    /// See http::ServerOptions. 0: without bound.
    int requestsPerMinute() const;
    void setRequestsPerMinute(int requests);

    /// The searches of before, as SearchMemory writes them.
    QByteArray searches() const;
    void setSearches(const QByteArray &searches);

    /// Which syncs are to go on, as SyncMemory writes it. On the disk at once.
    QByteArray syncMemory() const;
    void setSyncMemory(const QByteArray &memory);

    /// Up to which revision the last pack of a library reaches; 0: there is none.
    qint64 packRevision(const QString &library) const;
    void setPackRevision(const QString &library, qint64 revision);

    /// Paths of libraries, the last opened first.
    QStringList recentLibraries() const;
    void addRecentLibrary(const QString &path);
    void removeRecentLibrary(const QString &path);

private:
    QSettings m_settings;
};

} // namespace sheria::app
