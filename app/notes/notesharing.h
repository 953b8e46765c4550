// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/notes/sharedfolder.h"
#include "core/notes/sharing.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <functional>

class QComboBox;
class QWidget;

namespace sheria::app {

/// Keeps the user's notes in step with the folder in which collections are shared: in the background, when
/// somebody writes there, when the program comes to the front, and when it is asked to.
class NoteSharing : public QObject
{
    Q_OBJECT

public:
    NoteSharing(std::function<QDateTime()> now, QObject *parent);

    /// Exchanges changes, or once more when what is under way has ended.
    void exchange();

Q_SIGNALS:
    /// Changes of others came.
    void changed();
    /// What was not taken, a sentence; empty: everything was.
    void problemChanged(const QString &sentence);

private:
    struct Done
    {
        Result<notes::Exchanged> exchanged;
        QString folder;
    };
    static Done run(const QDateTime &now, const std::stop_token &stop);
    void show(const Done &done);
    void watch(const QString &folder);

    std::function<QDateTime()> m_now;
    QFileSystemWatcher m_watcher;
    bool m_isRunning = false;
    bool m_isWanted = false; ///< Once more.
    Background m_work{this};
};

/// Asks which collection is to be shared, in which folder and under which name. `collections`: those that there
/// are. `agreed` is called with them: the collection, the folder and the name.
void askToShare(
    QWidget *parent, const notes::Sharing &sharing, const QStringList &collections,
    const std::function<void(const QString &, const QString &, const QString &)> &agreed);

} // namespace sheria::app
