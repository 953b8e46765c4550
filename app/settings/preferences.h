#pragma once

#include "app/theme/theme.h"
#include "core/base/mutex.h"

#include <QByteArray>
#include <QJsonObject>
#include <QLocale>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <condition_variable>
#include <optional>
#include <thread>

class QCoreApplication;

namespace sheria::app {

/// The languages the program speaks: "en", and one for each file in translations/.
QStringList interfaceLanguages();

/// Makes the interface speak `language` ("fr"; empty: the system's), English where there is no
/// translation, and sets the default locale to go with it. Call it before widgets are made.
void installLanguage(QCoreApplication &application, const QString &language);

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

    ThemeChoice theme() const { return themeChoice(m_settings.value("theme").toString()); }
    void setTheme(ThemeChoice choice) { m_settings.setValue("theme", themeName(choice)); }

    /// "fr"; empty: the system's.
    QString language() const { return m_settings.value("language").toString(); }
    void setLanguage(const QString &language) { m_settings.setValue("language", language); }

    /// Whether the server starts with the program.
    bool startsServer() const { return m_settings.value("server/start", true).toBool(); }
    void setStartsServer(bool starts) { m_settings.setValue("server/start", starts); }
    quint16 port() const;
    void setPort(quint16 port) { m_settings.setValue("server/port", int(port)); }

    /// Origins whose pages may use the server; see http::ServerOptions::allowedOrigins.
    QStringList allowedOrigins() const
    {
        return m_settings.value("server/allowedOrigins").toStringList();
    }
    void setAllowedOrigins(const QStringList &origins)
    {
        m_settings.setValue("server/allowedOrigins", origins);
    }
    /// See http::ServerOptions. 0: without bound.
    int requestsPerMinute() const
    {
        return std::max(0, m_settings.value("server/requestsPerMinute", 0).toInt());
    }
    void setRequestsPerMinute(int requests)
    {
        m_settings.setValue("server/requestsPerMinute", requests);
    }

    /// The searches of before, as SearchMemory writes them.
    QByteArray searches() const { return m_settings.value("searches").toString().toUtf8(); }
    void setSearches(const QByteArray &searches)
    {
        m_settings.setValue("searches", QString::fromUtf8(searches));
    }

    /// Which syncs are to go on, as SyncMemory writes it. On the disk at once.
    QByteArray syncMemory() const;
    void setSyncMemory(const QByteArray &memory);

    /// Up to which revision the last pack of a library reaches; 0: there is none.
    qint64 packRevision(const QString &library) const;
    void setPackRevision(const QString &library, qint64 revision);

    /// Paths of libraries, the last opened first.
    QStringList recentLibraries() const { return m_settings.value("recent").toStringList(); }
    void addRecentLibrary(const QString &path);

private:
    QSettings m_settings;
};

/// Keeps the session in a file while the program runs, so that it comes back after a crash. Each
/// state is written whole, to a new file that takes the place of the old one: whenever the program
/// ends, one complete state is there.
///
/// Thread: the GUI thread's; the file is written on a thread of its own.
class SessionFile
{
public:
    explicit SessionFile(const QString &path);
    /// Waits until the last state has been written.
    ~SessionFile();
    Q_DISABLE_COPY_MOVE(SessionFile)

    /// What was kept last; empty when there is nothing, or nothing that can be read.
    QJsonObject load() const;
    /// Keeps `state`. Does not wait; of several in a row only the last may be written.
    void save(const QJsonObject &state);

private:
    void run(const std::stop_token &stop);

    const QString m_path;
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<QByteArray> m_next SHERIA_GUARDED_BY(m_mutex);
    QByteArray m_last;     ///< What save() was given last.
    std::jthread m_thread; ///< Last: it joins before the members it uses go.
};

} // namespace sheria::app
