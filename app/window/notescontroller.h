// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/reader/readerpane.h"
#include "core/notes/note.h"

#include <QObject>

class QAction;

namespace sheria::app {

class MainWindow;
class ReaderActions;

/// Makes notes, highlights and bookmarks of what is selected or read: entries of the menu "Edit" and of the menu
/// of the text. The panel lists them.
class NotesController : public QObject
{
    Q_OBJECT

public:
    NotesController(MainWindow &window, ReaderActions &reader);

    /// The window has another library, or none.
    void setLibrary();

private:
    void watchTab();
    void make(notes::Note::Kind kind);
    void makeOf(notes::Note::Kind kind, const ExpressionRecord &record,
                const ReaderPane::Selected &selected);
    void showMade(notes::Note::Kind kind, const notes::Anchor &anchor);

    MainWindow &m_window;
    QList<QAction *> m_actions;
    LatestQuery m_anchor{this};
};

} // namespace sheria::app
