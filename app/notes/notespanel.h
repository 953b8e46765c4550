// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/notes/notelisting.h"
#include "core/base/closer.h"
#include "core/notes/notesfile.h"

#include <QDate>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;

namespace sheria::app {

class NoteEditor;
class NoteSharing;
class OpenLibrary;
class ReaderTab;
class ReaderTabs;

/// The user's notes, highlights and bookmarks: those on the text that is read, or all, where each stands as at the
/// date of the window; below the list the one that is chosen can be changed. Marks those of the text that is read
/// in its page.
class NotesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotesPanel(QWidget *parent = nullptr);
    ~NotesPanel() override;

    /// Null: none is open.
    void setLibrary(OpenLibrary *library);
    /// Shows what belongs to the tab that is looked at, from now on.
    void follow(const ReaderTabs &tabs);
    void setAsAt(QDate date);

    /// Shows a note that is to be written; it is kept when it is saved.
    void beginNote(const notes::Anchor &anchor);
    /// Keeps a note at once.
    void add(const notes::Note &note);
    /// Chooses a note in the list.
    void select(qint64 id);
    /// Reads the file and the text again.
    void load();

Q_SIGNALS:
    void openRequested(const QByteArray &uri, bool inNewTab);
    /// A bundle is to be made of what these notes are on, which are not placed. `collection`: the one that was
    /// chosen, or empty.
    void bundleRequested(const std::vector<sheria::app::ListedNote> &notes,
                         const QString &collection);
    /// The mark of a note in the page was chosen.
    void noteChosen();

protected:
    void showEvent(QShowEvent *event) override;

private:
    using Change = std::function<Result<QString>(notes::NotesFile &, const QDateTime &now)>;

    void build();
    QWidget *buildList();
    QMenu *buildMenu();
    notes::Search search() const;
    WantedNotes wantedNotes() const;
    void showLoaded(NoteListing loaded);
    void showScopes();
    void showNames();
    void showList();
    void showNote();
    void markText();
    void showTab(const ReaderTabs &tabs);
    void open(const ListedNote &note, bool inNewTab);
    const ListedNote *chosen() const;
    bool isInTrash() const;
    void chooseScope();

    /// Runs `change` on the file in its turn, then shows what it says, and loads again.
    void change(Change change);
    void save();
    void remove();
    void saveSearch();
    void forgetSearch();
    QDateTime now() const;
    bool isShared(const QString &collection) const;
    void askToShareCollection();
    void askToUnshare();
    void compareTexts();
    void showConflict(const notes::Conflict &conflict);
    void showHistory();
    /// Calls `take` with all notes that are wanted, also more than are listed, as what is written now leaves them.
    void findAll(const std::function<void(const std::vector<notes::Note> &)> &take);
    void requestBundle();
    void askExport(bool isMarkdown);
    void askImport();
    void askToEmptyTrash();

    void showTexts(const std::vector<notes::EarlierText> &history);
    qint64 shownId() const { return m_shown ? m_shown->id : 0; }

    LatestQuery m_query{this};
    LatestQuery m_historyQuery{this};
    LatestQuery m_conflictQuery{this};
    NoteSharing *m_sharing = nullptr;
    /// Writes to the file, one change after the other; what is left is written when the window closes.
    std::unique_ptr<Closer, CloseElsewhere> m_writer;
    const OpenLibrary *m_library = nullptr;
    QPointer<ReaderTab> m_tab;
    std::optional<ExpressionRecord> m_record; ///< Of the text that is read.
    QDate m_asAt;
    NoteListing m_loaded;
    std::optional<notes::Note> m_draft;
    /// In the fields, also while the list has it no more; nothing: none, or a draft.
    std::optional<notes::Note> m_shown;
    qint64 m_wantedId = 0; ///< To be chosen when it is there.

    QLineEdit *m_words = nullptr;
    QComboBox *m_kind = nullptr;
    QComboBox *m_names = nullptr; ///< Of tags and collections.
    QComboBox *m_scope = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_problem = nullptr; ///< What of the others' changes was not taken.
    NoteEditor *m_editor = nullptr;
    QAction *m_forgetSearch = nullptr;
    QAction *m_bundle = nullptr;
    QAction *m_history = nullptr;
    QAction *m_unshare = nullptr;
};

} // namespace sheria::app
