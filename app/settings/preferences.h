// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"
#include "core/base/mutex.h"

#include <QByteArray>
#include <QJsonObject>
#include <QLocale>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <condition_variable>
#include <map>
#include <optional>
#include <thread>

class QCoreApplication;

namespace sheria::app {

/// The languages the program speaks: "en", and one for each file in translations/.
QStringList interfaceLanguages();

/// Makes the interface speak `language` ("fr"; empty: the system's), English where there is no
/// translation, and sets the default locale and the direction of windows to go with it; what was spoken
/// before is forgotten. The territory is the system's if that speaks the language, else "pt" is Portugal's.
/// Call it before widgets are made.
void installLanguage(QCoreApplication &application, const QString &language);

/// Through which proxy the program reaches other computers.
struct ProxyChoice
{
    enum class Kind {
        System, ///< What the desktop or the environment says.
        None,
        Own, ///< `address`.
    };
    Kind kind = Kind::System;
    QString address; ///< "http://host:port", "socks5h://host:port".

    bool operator==(const ProxyChoice &) const = default;
};

/// What a person has chosen, kept in a file of settings. The file may have been written by anybody:
/// what it says is put within bounds when it is read.
///
/// Thread: the GUI thread's.
class Preferences : public QObject
{
    Q_OBJECT

public:
    /// A larger file is set aside. Units: bytes.
    static constexpr qint64 MaxFileBytes = 4LL * 1024 * 1024;
    static constexpr qsizetype MaxOrigins = 100;
    static constexpr int MaxRequestsPerMinute = 100'000;
    /// Shortcuts that are not the program's own.
    static constexpr std::size_t MaxShortcuts = 300;
    static constexpr qsizetype MaxShortcutChars = 60;
    /// How many libraries are remembered.
    static constexpr int MaxRecent = 8;
    static constexpr quint16 DefaultPort = 8089;

    /// `file`: made when something is first set.
    explicit Preferences(const QString &file);

    QString file() const { return m_settings.fileName(); }

    ThemeChoice theme() const { return themeChoice(m_settings.value("theme").toString()); }
    void setTheme(ThemeChoice choice);
    /// Leaves animations out even where the desktop has them.
    bool isStill() const { return m_settings.value("still", false).toBool(); }
    void setStill(bool isStill);
    ReadingStyle reading() const;
    void setReading(const ReadingStyle &style);

    /// "fr", one of interfaceLanguages(); empty: the system's.
    QString language() const;
    void setLanguage(const QString &language);

    /// Shortcuts by the object names of their actions, in portable text; empty: none.
    std::map<QString, QString> shortcuts() const;
    void setShortcuts(const std::map<QString, QString> &shortcuts);

    ProxyChoice proxy() const;
    void setProxy(const ProxyChoice &proxy);

    /// Whether the server starts with the program.
    bool startsServer() const { return m_settings.value("server/start", true).toBool(); }
    void setStartsServer(bool starts);
    quint16 port() const;
    void setPort(quint16 port);

    /// Origins whose pages may use the server; see http::ServerOptions::allowedOrigins.
    QStringList allowedOrigins() const;
    /// See http::ServerOptions. 0: without bound.
    int requestsPerMinute() const;
    void setServerRules(const QStringList &allowedOrigins, int requestsPerMinute);

    /// Whether searches are remembered.
    bool keepsSearches() const { return m_settings.value("keepSearches", true).toBool(); }
    void setKeepsSearches(bool keeps) { m_settings.setValue("keepSearches", keeps); }

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
    QStringList recentLibraries() const;
    void addRecentLibrary(const QString &path);
    void clearRecentLibraries();

Q_SIGNALS:
    void themeChanged();
    void stillChanged();
    void readingChanged();
    void languageChanged();
    void shortcutsChanged();
    void proxyChanged();
    /// The port, or whether the server starts with the program.
    void serverChanged();
    /// The origins, or how often a client may ask.
    void serverRulesChanged();
    void recentLibrariesChanged();

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
    const QString &path() const { return m_path; }
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
