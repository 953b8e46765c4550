// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/bundles/bundledialog.h"
#include "core/base/result.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <stop_token>
#include <vector>

class QAction;
class QProgressDialog;

namespace sheria::notes {
struct Note;
} // namespace sheria::notes

namespace sheria::app {

class MainWindow;

/// Makes bundles: entries of the menu "File", of the menu of a tab and of the panel of notes, the dialog in which a
/// bundle is put together, and the writing of its file.
class BundleController : public QObject
{
    Q_OBJECT

public:
    explicit BundleController(MainWindow &window);

    /// The window has another library, or none.
    void setLibrary();
    /// Writes a bundle while a dialog, which can cancel it, waits; tells how it went.
    void write(bundles::Bundle bundle, const QString &path);

Q_SIGNALS:
    void finished(const Result<void> &result);

private:
    struct NoteSources
    {
        std::vector<BundleSource> sources;
        QStringList collections;
    };

    BundleDialog &dialog();
    void open();
    void followDate();
    void watchTab();
    void addRead();
    void addNotes(const std::vector<notes::Note> &notes, const QString &collection);
    void add(const std::vector<BundleItem> &items);
    void readSources();
    void showSources();
    std::optional<BundleItem> itemOf(int tab) const;
    std::vector<BundleItem> found() const;
    static Result<NoteSources> noteSources(store::Database &db);
    void show(const Result<void> &result, const QString &path);

    MainWindow &m_window;
    QAction *m_open = nullptr;
    QAction *m_addRead = nullptr;
    QPointer<BundleDialog> m_dialog;
    NoteSources m_ofNotes;
    LatestQuery m_sources{this};
    LatestQuery m_notes{this};
    Background m_work{this};
    std::stop_source m_stop;
    QPointer<QProgressDialog> m_progress;
};

} // namespace sheria::app
