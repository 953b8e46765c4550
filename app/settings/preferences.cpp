// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.h"

#include "core/http/hosts.h"
#include "server/http/connection/guard.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QLibraryInfo>
#include <QLoggingCategory>
#include <QSaveFile>
#include <QTranslator>

#include <utility>

#include "translations/translations.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(lcSession, "sheria.session", QtWarningMsg)

constexpr qint64 MaxSessionBytes = 16LL * 1024 * 1024; ///< Thousands of tabs stay far below.

constexpr qsizetype MaxPathChars = 4096;

/// A file that nobody would have written is not read: it is set aside, for whoever wants to look.
QString readable(const QString &path)
{
    if (QFileInfo(path).size() > Preferences::MaxFileBytes) {
        QFile::remove(path + ".too-large"_L1);
        QFile::rename(path, path + ".too-large"_L1);
    }
    return path;
}

QString proxyKindName(ProxyChoice::Kind kind)
{
    switch (kind) {
    case ProxyChoice::Kind::System: return u"system"_s;
    case ProxyChoice::Kind::None: return u"none"_s;
    case ProxyChoice::Kind::Own: return u"own"_s;
    }
    Q_UNREACHABLE();
}

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
        && file.commit();
    if (!isWritten)
        qCWarning(lcSession) << "the session could not be kept:" << file.errorString();
}

/// Dates and digits are those of the system's territory where it speaks the language: of Morocco, not of Egypt.
QLocale localeFor(const QString &language)
{
    const QLocale system = QLocale::system();
    const QLocale locale(language);
    if (language.isEmpty() || (system.language() == locale.language() && !language.contains(u'_')))
        return system;
    // Without a territory that of most speakers is taken: Brazil.
    return language == "pt"_L1 ? QLocale(QLocale::Portuguese, QLocale::Portugal) : locale;
}

} // namespace

QStringList interfaceLanguages()
{
    QStringList languages;
    const QStringList files = QDir(translations::folder()).entryList({u"sheria_*.qm"_s});
    for (const QString &file : files)
        languages.append(file.section(u'_', 1).section(u'.', 0, 0));
    if (!languages.contains("en"_L1))
        languages.prepend(u"en"_s);
    return languages;
}

void installLanguage(QCoreApplication &application, const QString &language)
{
    const auto before = application.findChildren<QTranslator *>(QString(),
                                                                Qt::FindDirectChildrenOnly);
    qDeleteAll(before); // Each takes itself out.
    const QLocale locale = localeFor(language);
    // The system may write dates in a language that the program does not speak.
    auto *own = new QTranslator(&application);
    const bool isSpoken = own->load(locale, u"sheria"_s, u"_"_s, translations::folder());
    const QLocale spoken(isSpoken ? locale : QLocale(QLocale::English));
    if (!isSpoken)
        Q_UNUSED(own->load(u"sheria_en"_s, translations::folder()));
    QLocale::setDefault(spoken);
    auto *qt = new QTranslator(&application);
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    // Of Portuguese, Qt has that of Brazil only.
    if (qt->load(spoken, u"qtbase"_s, u"_"_s, qtFolder)
        || (spoken.language() == QLocale::Portuguese && qt->load(u"qtbase_pt_BR"_s, qtFolder)))
        QCoreApplication::installTranslator(qt);
    QCoreApplication::installTranslator(own);
    if (qobject_cast<QGuiApplication *>(&application))
        QGuiApplication::setLayoutDirection(spoken.textDirection());
}

Preferences::Preferences(const QString &file) : m_settings(readable(file), QSettings::IniFormat)
{}

void Preferences::setTheme(ThemeChoice choice)
{
    m_settings.setValue("theme"_L1, themeName(choice));
    Q_EMIT themeChanged();
}

void Preferences::setStill(bool isStill)
{
    m_settings.setValue("still"_L1, isStill);
    Q_EMIT stillChanged();
}

ReadingStyle Preferences::reading() const
{
    const ReadingStyle usual;
    const auto number = [this](QLatin1StringView key, int otherwise) {
        bool isNumber = false;
        const int value = m_settings.value(key, otherwise).toInt(&isNumber);
        return isNumber ? value : otherwise;
    };
    return ReadingStyle{m_settings.value("reading/font"_L1).toString(),
                        number("reading/size"_L1, usual.size),
                        number("reading/lineLength"_L1, usual.lineLength),
                        number("reading/lineSpacing"_L1, usual.lineSpacing)}
        .bounded();
}

void Preferences::setReading(const ReadingStyle &style)
{
    const ReadingStyle kept = style.bounded();
    m_settings.setValue("reading/font"_L1, kept.font);
    m_settings.setValue("reading/size"_L1, kept.size);
    m_settings.setValue("reading/lineLength"_L1, kept.lineLength);
    m_settings.setValue("reading/lineSpacing"_L1, kept.lineSpacing);
    Q_EMIT readingChanged();
}

QString Preferences::language() const
{
    const QString language = m_settings.value("language"_L1).toString();
    return interfaceLanguages().contains(language) ? language : QString();
}

void Preferences::setLanguage(const QString &language)
{
    m_settings.setValue("language"_L1, language);
    Q_EMIT languageChanged();
}

std::map<QString, QString> Preferences::shortcuts() const
{
    std::map<QString, QString> shortcuts;
    const QVariantMap kept = m_settings.value("shortcuts"_L1).toMap();
    for (auto it = kept.begin(); it != kept.end() && shortcuts.size() < MaxShortcuts; ++it) {
        if (const QString keys = it.value().toString(); keys.size() <= MaxShortcutChars)
            shortcuts.emplace(it.key(), keys);
    }
    return shortcuts;
}

void Preferences::setShortcuts(const std::map<QString, QString> &shortcuts)
{
    QVariantMap kept;
    for (const auto &[name, keys] : shortcuts)
        kept.insert(name, keys);
    m_settings.setValue("shortcuts"_L1, kept);
    Q_EMIT shortcutsChanged();
}

ProxyChoice Preferences::proxy() const
{
    using Kind = ProxyChoice::Kind;
    const QString kind = m_settings.value("proxy/kind"_L1).toString();
    const QString address = m_settings.value("proxy/address"_L1).toString();
    const QString usable = QString::fromUtf8(net::proxyAddress(address));
    if (kind == proxyKindName(Kind::None))
        return {Kind::None, usable};
    return {kind == proxyKindName(Kind::Own) && !usable.isEmpty() ? Kind::Own : Kind::System,
            usable};
}

void Preferences::setProxy(const ProxyChoice &proxy)
{
    m_settings.setValue("proxy/kind"_L1, proxyKindName(proxy.kind));
    m_settings.setValue("proxy/address"_L1, proxy.address);
    Q_EMIT proxyChanged();
}

void Preferences::setStartsServer(bool starts)
{
    m_settings.setValue("server/start"_L1, starts);
    Q_EMIT serverChanged();
}

void Preferences::setPort(quint16 port)
{
    m_settings.setValue("server/port"_L1, int(port));
    Q_EMIT serverChanged();
}

QStringList Preferences::allowedOrigins() const
{
    QStringList origins = m_settings.value("server/allowedOrigins"_L1).toStringList();
    erase_if(origins, [](const QString &origin) { return !http::originFrom(origin); });
    return origins.first(std::min(origins.size(), MaxOrigins));
}

int Preferences::requestsPerMinute() const
{
    return std::clamp(m_settings.value("server/requestsPerMinute"_L1, 0).toInt(), 0,
                      MaxRequestsPerMinute);
}

void Preferences::setServerRules(const QStringList &allowedOrigins, int requestsPerMinute)
{
    m_settings.setValue("server/allowedOrigins"_L1, allowedOrigins);
    m_settings.setValue("server/requestsPerMinute"_L1, requestsPerMinute);
    Q_EMIT serverRulesChanged();
}

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

QStringList Preferences::recentLibraries() const
{
    QStringList recent = m_settings.value("recent"_L1).toStringList();
    erase_if(recent, [](const QString &path) { return path.size() > MaxPathChars; });
    return recent.first(std::min<qsizetype>(recent.size(), MaxRecent));
}

void Preferences::clearRecentLibraries()
{
    m_settings.remove("recent"_L1);
    Q_EMIT recentLibrariesChanged();
}

void Preferences::addRecentLibrary(const QString &path)
{
    QStringList recent = recentLibraries();
    recent.removeAll(path);
    recent.prepend(path);
    m_settings.setValue("recent"_L1, recent.first(std::min<qsizetype>(recent.size(), MaxRecent)));
}

SessionFile::SessionFile(const QString &path)
    : m_path(path)
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

SessionFile::~SessionFile() = default;

QJsonObject SessionFile::load() const
{
    if (!m_last.isEmpty())
        return QJsonDocument::fromJson(m_last).object(); // It may not be written yet.
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > MaxSessionBytes)
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

void SessionFile::save(const QJsonObject &state)
{
    QByteArray bytes = QJsonDocument(state).toJson(QJsonDocument::Indented);
    if (bytes == m_last)
        return;
    m_last = bytes;
    {
        const MutexLock lock(m_mutex);
        m_next = std::move(bytes);
    }
    m_wake.notify_one();
}

void SessionFile::run(const std::stop_token &stop)
{
    while (true) {
        m_mutex.lock();
        m_wake.wait(m_mutex, stop,
                    [this]() SHERIA_REQUIRES(m_mutex) { return m_next.has_value(); });
        const std::optional<QByteArray> next = std::exchange(m_next, std::nullopt);
        m_mutex.unlock();
        if (next)
            write(m_path, *next);
        else if (stop.stop_requested())
            return;
    }
}

} // namespace sheria::app
