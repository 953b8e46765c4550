#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <map>
#include <set>

namespace sheria::app {

/// The sources of libraries whose run is under way, so that it goes on when the program is started
/// again, however it ended. Kept outside of the library, since it says what this desk is to do.
class SyncMemory
{
public:
    /// `text`: as toText() gave it; whatever else is taken for nothing. `save` is handed each new text.
    SyncMemory(QString libraryPath, const QByteArray &text,
               std::function<void(const QByteArray &)> save);

    bool isGoing(qint64 sourceId) const;
    void setGoing(qint64 sourceId, bool isGoing);
    QByteArray toText() const;

private:
    QString m_library;
    std::function<void(const QByteArray &)> m_save;
    std::map<QString, std::set<qint64>> m_going; ///< By library.
};

} // namespace sheria::app
