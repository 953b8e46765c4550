#include "app/sync/syncmemory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace sheria::app {

SyncMemory::SyncMemory(QString libraryPath, const QByteArray &text,
                       std::function<void(const QByteArray &)> save)
    : m_library(std::move(libraryPath))
    , m_save(std::move(save))
{
    const QJsonObject libraries = QJsonDocument::fromJson(text).object();
    for (auto library = libraries.begin(); library != libraries.end(); ++library) {
        const QJsonArray ids = library->toArray();
        for (const QJsonValue &id : ids) {
            if (const qint64 number = id.toInteger(); number > 0)
                m_going[library.key()].insert(number);
        }
    }
}

bool SyncMemory::isGoing(qint64 sourceId) const
{
    const auto library = m_going.find(m_library);
    return library != m_going.end() && library->second.contains(sourceId);
}

void SyncMemory::setGoing(qint64 sourceId, bool isGoing)
{
    if (this->isGoing(sourceId) == isGoing)
        return;
    if (isGoing)
        m_going[m_library].insert(sourceId);
    else
        m_going[m_library].erase(sourceId);
    if (m_going[m_library].empty())
        m_going.erase(m_library);
    if (m_save)
        m_save(toText());
}

QByteArray SyncMemory::toText() const
{
    QJsonObject libraries;
    for (const auto &[library, ids] : m_going) {
        QJsonArray array;
        for (const qint64 id : ids)
            array.append(id);
        libraries.insert(library, array);
    }
    return QJsonDocument(libraries).toJson(QJsonDocument::Compact);
}

} // namespace sheria::app
