#include "app/settings/sessionfile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLoggingCategory>
#include <QSaveFile>

#include <utility>

namespace sheria::app {

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
