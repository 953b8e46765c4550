#include "app/settings/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
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

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
        && file.commit();
    if (!isWritten)
        qCWarning(lcSession) << "the session could not be kept:" << file.errorString();
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
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    // The system may write dates in a language that the program does not speak.
    auto *own = new QTranslator(&application);
    const bool isSpoken = own->load(locale, u"sheria"_s, u"_"_s, translations::folder());
    const QLocale spoken(isSpoken ? locale : QLocale(QLocale::English));
    if (!isSpoken)
        Q_UNUSED(own->load(u"sheria_en"_s, translations::folder()));
    QLocale::setDefault(spoken);
    auto *qt = new QTranslator(&application);
    if (qt->load(spoken, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    QCoreApplication::installTranslator(own);
}

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

SessionFile::SessionFile(const QString &path)
    : m_path(path)
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

SessionFile::~SessionFile() = default;

QJsonObject SessionFile::load() const
{
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
