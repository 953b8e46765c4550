// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notescontroller.h"

#include "app/notes/notespanel.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"
#include "app/window/readeractions.h"
#include "core/knowledge/expressiontext.h"
#include "core/notes/anchor.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace sheria::app {

using namespace Qt::StringLiterals;
using notes::Anchor;
using notes::Note;

namespace {

constexpr int EditMenuOfNotes = 1; // In the menu bar.

/// What is selected, or the provision that is read. Where the provision of the page is none of the text, the
/// words alone say where they stand.
Result<Anchor> anchorFor(store::Database &db, const ExpressionRecord &record,
                         const ReaderPane::Selected &selected)
{
    SHERIA_TRY(const auto texts, knowledge::textsOf(db, record));
    notes::Selection selection;
    selection.eId = selected.eId;
    selection.exact = selected.text.trimmed();
    selection.prefix = selected.before;
    selection.suffix = selected.after;
    Result<Anchor> anchor = notes::anchorTo(record, texts, selection);
    if (anchor || anchor.error().code != ErrorCode::NotFound)
        return anchor;
    selection.eId.clear();
    return notes::anchorTo(record, texts, selection);
}

} // namespace

NotesController::NotesController(MainWindow &window, ReaderActions &reader)
    : QObject(&window)
    , m_window(window)
{
    setObjectName(u"notesController"_s);
    const auto add = [this](const QString &name, const QString &text, const QString &keys,
                            const QString &iconName, Note::Kind kind) {
        QAction *action = makeAction(this, name, text, keys, iconName);
        connect(action, &QAction::triggered, this, [this, kind] { make(kind); });
        m_actions << action;
    };
    add(u"addNote"_s, tr("Add &Note…"), u"Ctrl+Alt+M"_s, u"file"_s, Note::Kind::Note);
    add(u"addHighlight"_s, tr("&Highlight Selection"), u"Ctrl+Alt+H"_s, u"quote"_s,
        Note::Kind::Highlight);
    add(u"addBookmark"_s, tr("&Bookmark Provision"), u"Ctrl+Alt+R"_s, u"place"_s,
        Note::Kind::Bookmark);
    QMenu *edit = window.menuBar()->actions().at(EditMenuOfNotes)->menu();
    edit->addSeparator();
    edit->addActions(m_actions);
    reader.setNoteActions(m_actions);
    connect(&window.tabs(), &ReaderTabs::shownChanged, this, &NotesController::watchTab);
    NotesPanel &panel = window.panels().notes();
    connect(&panel, &NotesPanel::noteChosen, this, [&panel] { Panels::reveal(panel); });
    connect(&window.date(), &WindowDate::changed, &panel, &NotesPanel::setAsAt);
    setLibrary();
}

void NotesController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    m_anchor.setReaders(library ? &library->readers() : nullptr);
    watchTab();
}

void NotesController::watchTab()
{
    const ReaderTab *tab = m_window.tabs().current();
    for (QAction *action : std::as_const(m_actions))
        action->setEnabled(m_window.library() && tab && tab->expression());
}

void NotesController::make(Note::Kind kind)
{
    ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    // Another tab may be the current one when the page answers.
    tab->pane().askSelected([self = QPointer(this), kind, record = tab->expression()->record](
                                const ReaderPane::Selected &selected) {
        if (self)
            self->makeOf(kind, record, selected);
    });
}

void NotesController::makeOf(Note::Kind kind, const ExpressionRecord &record,
                             const ReaderPane::Selected &selected)
{
    if (kind == Note::Kind::Highlight && selected.text.trimmed().isEmpty()) {
        showNotice(this, tr("Select the words to highlight first."));
        return;
    }
    ReaderPane::Selected marked = selected;
    if (kind == Note::Kind::Bookmark)
        marked.text.clear();
    m_anchor.start([record,
                    marked](store::Database &db,
                            const std::stop_token &) { return anchorFor(db, record, marked); },
                   [this, kind](const Result<Anchor> &anchor) {
                       if (anchor)
                           showMade(kind, *anchor);
                       else
                           showNotice(this, messageText(anchor.error().message));
                   });
}

void NotesController::showMade(Note::Kind kind, const Anchor &anchor)
{
    NotesPanel &panel = m_window.panels().notes();
    if (kind == Note::Kind::Note) {
        Panels::reveal(panel);
        panel.beginNote(anchor);
        return;
    }
    Note note;
    note.kind = kind;
    note.anchor = anchor;
    panel.add(note);
}

} // namespace sheria::app
