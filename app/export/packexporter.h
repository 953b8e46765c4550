#pragma once

#include "app/async/background.h"
#include "core/base/result.h"
#include "core/pack/importjob.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <memory>

class QAction;
class QProgressDialog;

namespace sheria::app {

class MainWindow;
class Preferences;

/// File → Export the Library as a Pack: all that may leave it, in one file for another computer. And
/// what changed since the last one, for a library there that follows this one.
class PackExporter : public QObject
{
    Q_OBJECT

public:
    PackExporter(MainWindow &window, Preferences &preferences);

    /// Writes the pack while a dialog, which can cancel it, waits; tells how it went. `since`: the
    /// revision after which changes are taken; 0: everything.
    void run(const QString &path, qint64 since);

Q_SIGNALS:
    void finished(const Result<sheria::pack::Exported> &result);

private:
    /// How far it is, in thousandths; written on the thread that exports.
    using Share = std::shared_ptr<std::atomic<int>>;

    QAction *add(const QString &text, const QString &name);
    void update();
    void ask(qint64 since);
    void showProgress(const Share &share);
    void show(const Result<pack::Exported> &result, const QString &path, qint64 since);

    MainWindow &m_window;
    Preferences &m_preferences;
    QAction *m_whole = nullptr;
    QAction *m_changes = nullptr;
    QPointer<QProgressDialog> m_progress;
    Background m_work; ///< Last: it joins before the rest goes.
};

} // namespace sheria::app
