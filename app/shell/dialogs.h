// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/contact.h"

#include <QLabel>
#include <QStringList>

#include <functional>
#include <vector>

class QDragEnterEvent;
class QDropEvent;
class QMimeData;
class QWidget;

namespace sheria::app {

class OpenLibrary;

/// The questions the program asks. None blocks: the answer comes by the function, and nothing
/// happens when the dialog is left without one.
using TakePath = std::function<void(const QString &)>;
using TakePaths = std::function<void(const QStringList &)>;

void askNewLibrary(QWidget *parent, const QString &folder, const TakePath &take);
void askLibrary(QWidget *parent, const QString &folder, const TakePath &take);
void askImportFiles(QWidget *parent, const TakePaths &take);
/// What can be attached to a decision.
void askDocuments(QWidget *parent, const TakePaths &take);
void askImportFolder(QWidget *parent, const TakePaths &take);
void showAbout(QWidget *parent);
/// Says that the program ended unexpectedly the last time, and shows what a report of it would say, to be copied or
/// saved. It is not sent anywhere.
void showCrashReport(QWidget *parent, const QString &report);

/// The local files and folders in what is dragged; empty when there are none.
QStringList droppedPaths(const QMimeData &dragged);
/// Whether `path` is named like a library.
bool isLibraryPath(const QString &path);

/// Asks whether a library that comes from elsewhere may contact these hosts, and tells what for. Does not
/// block; `agree` is called when the person agrees. Leaving it contacts nobody, and the next opening
/// asks again. It goes with the library.
void askToContact(QWidget *parent, OpenLibrary &library, const std::vector<Contact> &contacts,
                  const std::function<void()> &agree);

/// Takes what is dragged onto a window and dropped there; says so over the window's middle meanwhile.
class DropOverlay : public QLabel
{
    Q_OBJECT

public:
    /// Over `middle`, a child of `window`.
    DropOverlay(QWidget *window, QWidget *middle);

    /// Without a library only another library is taken.
    void setLibraryOpen(bool isOpen) { m_isLibraryOpen = isOpen; }

Q_SIGNALS:
    void importDropped(const QStringList &paths);
    void libraryDropped(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isWanted(const QStringList &paths) const;
    bool greet(QDragEnterEvent &drag);
    void take(QDropEvent &drop);

    QWidget *m_middle;
    bool m_isLibraryOpen = false;
};

} // namespace sheria::app
