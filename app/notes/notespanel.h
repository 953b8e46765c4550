#pragma once

#include "app/async/background.h"
#include "app/notes/notetext.h"
#include "core/base/closer.h"
#include "core/notes/notesfile.h"

#include <QDate>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;
class QPlainTextEdit;
class QPushButton;

namespace sheria::app {

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
    /// The mark of a note in the page was chosen.
    void noteChosen();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// What the list shows, and what there is to choose from.
    struct Loaded
    {
        std::vector<ListedNote> notes;
        std::vector<std::pair<notes::SavedSearch, qint64>> saved; ///< With how many are new.
        std::vector<notes::PlacedNote> onText; ///< All that are on the text that is read.
        qint64 revision = 0;                   ///< Of the file.
        notes::NotesFile::Counts tags;
        notes::NotesFile::Counts collections;
    };
    /// What is asked of the file and of the library.
    struct Wanted
    {
        notes::Search search;
        QString saved; ///< The name of the search; empty: none.
        std::optional<ExpressionRecord> record;
        bool isOfText = false; ///< Only of the text that is read.
        QDate asAt;
        Today today;
    };
    using Change = std::function<Result<QString>(notes::NotesFile &, const QDateTime &now)>;

    void build();
    QWidget *buildList();
    QWidget *buildEditor();
    QMenu *buildMenu();
    static Result<Loaded> read(store::Database &db, const Wanted &wanted);
    static Result<QString> workTitle(store::Database &db, const QByteArray &workUri);
    notes::Search search() const;
    void showLoaded(Loaded loaded);
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
    void showHistory();
    void askExport(bool isMarkdown);
    void askImport();
    void askToEmptyTrash();

    void showTexts(const std::vector<notes::EarlierText> &history);
    notes::Note *shownNote();
    std::optional<notes::Change> edited(const notes::Note &note) const;

    LatestQuery m_query{this};
    LatestQuery m_historyQuery{this};
    /// Writes to the file, one change after the other; what is left is written when the window closes.
    std::unique_ptr<Closer, CloseElsewhere> m_writer;
    const OpenLibrary *m_library = nullptr;
    QPointer<ReaderTab> m_tab;
    std::optional<ExpressionRecord> m_record; ///< Of the text that is read.
    QDate m_asAt;
    Loaded m_loaded;
    std::optional<notes::Note> m_draft;
    bool m_isEdited = false; ///< Somebody is changing the note in the fields.
    qint64 m_wantedId = 0;   ///< To be chosen when it is there.
    qint64 m_shownId = 0;    ///< In the fields; 0: none, or a draft.

    QLineEdit *m_words = nullptr;
    QComboBox *m_kind = nullptr;
    QComboBox *m_names = nullptr; ///< Of tags and collections.
    QComboBox *m_scope = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_editor = nullptr;
    QLabel *m_quotation = nullptr;
    QLabel *m_placement = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QLineEdit *m_tags = nullptr;
    QLineEdit *m_collections = nullptr;
    QComboBox *m_colour = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_remove = nullptr;
    QAction *m_forgetSearch = nullptr;
    QAction *m_history = nullptr;
};

} // namespace sheria::app
