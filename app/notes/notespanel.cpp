// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notespanel.h"

#include "app/notes/noteconflict.h"
#include "app/notes/noteeditor.h"
#include "app/notes/noteexchange.h"
#include "app/notes/notesharing.h"
#include "app/notes/notetext.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/shell/openlibrary.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"

#include <QAction>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;
using notes::Note;
using notes::NotesFile;

namespace {

constexpr int LeastListLines = 3;  ///< Of the list, in a low window.
constexpr int ShownNameChars = 12; ///< Of a tag, at least; a long one must not widen the panel.

/// What the list shows: the data of the box of scopes. A saved search is its name.
enum Scope { ThisText, AllTexts, Trash };

/// What the data of a choice in the box of names begin with; the name follows.
constexpr QChar TagMark(u'#');
constexpr QChar CollectionMark(u'/');

} // namespace

NotesPanel::NotesPanel(QWidget *parent) : QWidget(parent), m_writer(new Closer)
{
    setObjectName(u"notesPanel"_s);
    build();
    m_sharing = new NoteSharing([this] { return now(); }, this);
    connect(m_sharing, &NoteSharing::changed, this, &NotesPanel::load);
    connect(m_sharing, &NoteSharing::problemChanged, this, [this](const QString &sentence) {
        m_problem->setText(sentence);
        m_problem->setVisible(!sentence.isEmpty());
    });
    showScopes();
    showNames();
    showNote();
}

NotesPanel::~NotesPanel()
{
    save();
}

void NotesPanel::build()
{
    QWidget *list = buildList();
    m_editor = new NoteEditor(this);
    connect(m_editor, &NoteEditor::saveRequested, this, &NotesPanel::save);
    connect(m_editor, &NoteEditor::removeRequested, this, &NotesPanel::remove);
    connect(m_editor, &NoteEditor::compareRequested, this, &NotesPanel::compareTexts);
    auto *saveKey = makeAction(this, u"noteSaveKey"_s, tr("Save Note"), u"Ctrl+Return"_s);
    saveKey->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(saveKey);
    connect(saveKey, &QAction::triggered, this, &NotesPanel::save);
    vbox({makeSplitter(this, Qt::Vertical, {list, m_editor})}, this);
}

QWidget *NotesPanel::buildList()
{
    auto *page = new QWidget(this);
    m_words = makeLine(page, u"noteWords"_s, tr("Search in notes"), tr("Search in notes"));
    m_words->setClearButtonEnabled(true);
    m_kind = makeComboBox(page, u"noteKind"_s, tr("Kind"),
                          {{tr("All kinds"), -1},
                           {tr("Notes"), int(Note::Kind::Note)},
                           {tr("Highlights"), int(Note::Kind::Highlight)},
                           {tr("Bookmarks"), int(Note::Kind::Bookmark)}});
    m_names = makeComboBox(page, u"noteNames"_s, tr("Tag or collection"));
    m_scope = makeComboBox(page, u"noteScope"_s, tr("Which notes are listed"));
    auto *more = makeToolButton(page, u"noteMenuButton"_s, u"down"_s, tr("More"));
    more->setMenu(buildMenu());
    more->setPopupMode(QToolButton::InstantPopup);
    m_list = makeList(page, u"noteList"_s, tr("Notes"));
    m_list->setWordWrap(true);
    m_list->setSpacing(2);
    m_list->setMinimumHeight(m_list->fontMetrics().lineSpacing() * LeastListLines);
    m_hint = makeEmptyHint(page);
    m_problem = makeParagraph(page, u"noteSharingProblem"_s);
    m_problem->hide();
    m_names->setMinimumContentsLength(ShownNameChars);
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    vbox({m_words,
          hbox({{m_scope, 1}, more}),
          hbox({m_kind, {m_names, 1}}),
          {m_hint, 1},
          {m_list, 1},
          m_problem},
         page, QMargins(6, 6, 6, 6));
    connect(m_names, &QComboBox::activated, this, &NotesPanel::load);
    connect(m_names, &QComboBox::currentIndexChanged, this,
            [this] { m_unshare->setEnabled(isShared(search().collection)); });
    connect(m_words, &QLineEdit::textChanged, this, &NotesPanel::load);
    connect(m_kind, &QComboBox::activated, this, &NotesPanel::load);
    connect(m_scope, &QComboBox::activated, this, &NotesPanel::chooseScope);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        save();
        showNote();
    });
    connect(m_list, &QListWidget::itemClicked, this, [this] {
        if (const ListedNote *note = chosen())
            open(*note, false);
    });
    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (const ListedNote *note = chosen())
            open(*note, false);
    });
    return page;
}

QMenu *NotesPanel::buildMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"noteMenu"_s);
    const auto entry = [&](const QString &name, const QString &text, auto run) {
        QAction *action = makeAction(this, name, text);
        connect(action, &QAction::triggered, this, run);
        menu->addAction(action);
        return action;
    };
    entry(u"noteSaveSearch"_s, tr("Save This Search…"), &NotesPanel::saveSearch);
    m_forgetSearch = entry(u"noteForgetSearch"_s, tr("Delete Saved Search"),
                           &NotesPanel::forgetSearch);
    menu->addSeparator();
    m_bundle = entry(u"noteBundle"_s, tr("Make a &Bundle of These Notes…"),
                     &NotesPanel::requestBundle);
    menu->addSeparator();
    m_history = entry(u"noteHistory"_s, tr("Earlier Texts…"), &NotesPanel::showHistory);
    menu->addSeparator();
    entry(u"noteShare"_s, tr("Share a &Collection…"), &NotesPanel::askToShareCollection);
    m_unshare = entry(u"noteUnshare"_s, tr("Stop Sharing the Chosen Collection…"),
                      &NotesPanel::askToUnshare);
    m_unshare->setEnabled(false);
    menu->addSeparator();
    entry(u"noteImport"_s, tr("Import…"), &NotesPanel::askImport);
    entry(u"noteExportJson"_s, tr("Export as Web Annotations…"), [this] { askExport(false); });
    entry(u"noteExportMarkdown"_s, tr("Export as Markdown…"), [this] { askExport(true); });
    menu->addSeparator();
    entry(u"noteEmptyTrash"_s, tr("Empty Trash…"), &NotesPanel::askToEmptyTrash);
    return menu;
}

void NotesPanel::setLibrary(OpenLibrary *library)
{
    save();
    m_library = library;
    for (LatestQuery *query : {&m_query, &m_historyQuery, &m_conflictQuery})
        query->setReaders(library ? &library->readers() : nullptr);
    m_record.reset();
    m_tab = nullptr;
    m_loaded = {};
    if (library)
        connect(library, &OpenLibrary::changed, this, &NotesPanel::load);
    showList();
    load();
    m_sharing->exchange();
}

void NotesPanel::follow(const ReaderTabs &tabs)
{
    connect(&tabs, &ReaderTabs::shownChanged, this, [this, &tabs] { showTab(tabs); });
}

void NotesPanel::setAsAt(QDate date)
{
    m_asAt = date;
    load();
}

void NotesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    load(); // Another program may have written notes.
    m_sharing->exchange();
}

void NotesPanel::showTab(const ReaderTabs &tabs)
{
    ReaderTab *tab = tabs.current();
    if (tab && tab != m_tab) {
        connect(&tab->pane(), &ReaderPane::completed, this, &NotesPanel::markText,
                Qt::UniqueConnection);
        connect(&tab->pane(), &ReaderPane::noteChosen, this, &NotesPanel::select,
                Qt::UniqueConnection);
    }
    m_tab = tab;
    const LoadedExpression *shown = tab ? tab->expression() : nullptr;
    const QByteArray before = m_record ? m_record->expression.uri : QByteArray();
    const QByteArray hashBefore = m_record ? m_record->expression.contentHash : QByteArray();
    m_record = shown ? std::optional(shown->record) : std::nullopt;
    const bool isSame = m_record && m_record->expression.uri == before
        && m_record->expression.contentHash == hashBefore;
    if (isSame || (!m_record && before.isEmpty()))
        markText();
    else
        load();
}

notes::Search NotesPanel::search() const
{
    notes::Search search;
    search.words = m_words->text();
    if (const int kind = m_kind->currentData().toInt(); kind >= 0)
        search.kinds = {Note::Kind(kind)};
    const QString name = m_names->currentData().toString();
    if (name.startsWith(TagMark))
        search.tags = {name.sliced(1)};
    else if (name.startsWith(CollectionMark))
        search.collection = name.sliced(1);
    search.onlyRemoved = isInTrash();
    const bool isOnText = m_scope->currentData().toInt() == ThisText;
    if (isOnText && m_record && m_scope->currentData().typeId() == QMetaType::Int)
        search.workUri = m_record->work.uri.workUri(false);
    return search;
}

WantedNotes NotesPanel::wantedNotes() const
{
    const QVariant scope = m_scope->currentData();
    WantedNotes wanted;
    wanted.search = search();
    if (scope.typeId() == QMetaType::QString)
        wanted.saved = scope.toString();
    else
        wanted.isOfText = scope.toInt() == ThisText;
    wanted.record = m_record;
    wanted.asAt = m_asAt;
    wanted.today = Today(now());
    return wanted;
}

void NotesPanel::load()
{
    if (!m_library)
        return;
    m_query.start(
        [wanted = wantedNotes()](store::Database &db, const std::stop_token &) {
            return readNotes(db, wanted);
        },
        [this](Result<NoteListing> loaded) {
            if (loaded) {
                showLoaded(std::move(*loaded));
                return;
            }
            m_loaded = {};
            showList();
            m_hint->setText(messageText(loaded.error().message));
            m_hint->show();
        });
}

void NotesPanel::showLoaded(NoteListing loaded)
{
    m_loaded = std::move(loaded);
    showScopes();
    showNames();
    showList();
    markText();
}

void NotesPanel::showScopes()
{
    const QVariant before = m_scope->currentData();
    const QSignalBlocker blocker(m_scope);
    m_scope->clear();
    m_scope->addItem(tr("This text"), int(ThisText));
    m_scope->addItem(tr("All texts"), int(AllTexts));
    m_scope->addItem(tr("Trash"), int(Trash));
    for (const auto &[saved, news] : m_loaded.saved)
        m_scope->addItem(news > 0 ? tr("%1 (%L2 new)", "saved search").arg(saved.name).arg(news)
                                  : saved.name,
                         saved.name);
    m_scope->setCurrentIndex(before.isValid() ? std::max(m_scope->findData(before), 0) : 0);
    m_forgetSearch->setEnabled(m_scope->currentData().typeId() == QMetaType::QString);
}

void NotesPanel::showNames()
{
    const QVariant before = m_names->currentData();
    const QSignalBlocker blocker(m_names);
    m_names->clear();
    m_names->addItem(tr("All tags and collections"));
    for (const auto &[name, count] : m_loaded.tags)
        m_names->addItem(
            tr("Tag: %1 (%2)", "name, number of notes").arg(name, QLocale().toString(count)),
            QString(TagMark + name));
    for (const auto &[name, count] : m_loaded.collections)
        m_names->addItem((isShared(name) ? tr("Shared collection: %1 (%2)", "name, number of notes")
                                         : tr("Collection: %1 (%2)", "name, number of notes"))
                             .arg(name, QLocale().toString(count)),
                         QString(CollectionMark + name));
    m_names->setCurrentIndex(before.isValid() ? std::max(m_names->findData(before), 0) : 0);
    m_unshare->setEnabled(isShared(search().collection));
    if (before.isValid() && m_names->currentIndex() == 0)
        load(); // No note has it any more.
}

void NotesPanel::chooseScope()
{
    m_forgetSearch->setEnabled(m_scope->currentData().typeId() == QMetaType::QString);
    load();
    if (const QString name = m_scope->currentText(); m_forgetSearch->isEnabled())
        change([name = m_scope->currentData().toString(), revision = m_loaded.revision](
                   NotesFile &file, const QDateTime &) -> Result<QString> {
            SHERIA_CHECK(file.markSeen(name, revision));
            return QString();
        });
}

void NotesPanel::showList()
{
    const qint64 before = m_wantedId ? m_wantedId : shownId();
    // What somebody is writing stays.
    const bool isWriting = m_draft || m_editor->changes();
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    int row = -1;
    for (const ListedNote &one : m_loaded.notes) {
        const Note &note = one.placed.note;
        QString place = notePlace(one.placed);
        if (!one.workTitle.isEmpty())
            place = one.workTitle + u" · "_s + place;
        if (note.sharing)
            place += u" · "_s
                + (note.sharing->isConflicting ? tr("several texts") : note.sharing->madeBy);
        const QString mark = note.kind == Note::Kind::Bookmark ? u"place"_s
            : note.kind == Note::Kind::Highlight               ? u"quote"_s
                                                               : u"file"_s;
        auto *item = new QListWidgetItem(icon(mark), noteTitle(note) + u'\n' + place, m_list);
        item->setData(Qt::UserRole, note.id);
        item->setToolTip(placementSentence(one.placed.placement));
        if (note.id == before)
            row = m_list->count() - 1;
    }
    const bool isEmpty = m_loaded.notes.empty();
    m_bundle->setEnabled(!isEmpty && !isInTrash());
    m_hint->setVisible(isEmpty);
    m_list->setVisible(!isEmpty); // The words need its room.
    m_hint->setText(!m_library                       ? tr("Open a library to see your notes on it.")
                        : !m_words->text().isEmpty() ? tr("No note has these words.")
                        : m_scope->currentIndex() == ThisText && !m_record
                        ? tr("Open a text to see your notes on it.")
                        : m_kind->currentIndex() > 0 || m_names->currentIndex() > 0
                        ? tr("No note is of this kind, tag or collection.")
                        : tr("No notes yet. Select words in a text and choose Edit > Add Note."));
    m_list->setCurrentRow(row);
    if (row >= 0)
        m_wantedId = 0;
    if (!isWriting)
        showNote();
}

const ListedNote *NotesPanel::chosen() const
{
    const int row = m_list->currentRow();
    return row >= 0 && std::size_t(row) < m_loaded.notes.size() ? &m_loaded.notes[std::size_t(row)]
                                                                : nullptr;
}

bool NotesPanel::isInTrash() const
{
    return m_scope->currentData().typeId() == QMetaType::Int
        && m_scope->currentData().toInt() == Trash;
}

/// The note that is chosen, or is being written.
void NotesPanel::showNote()
{
    const ListedNote *listed = m_draft ? nullptr : chosen();
    m_shown = listed ? std::optional(listed->placed.note) : std::nullopt;
    const Note *note = m_draft ? &*m_draft : m_shown ? &*m_shown : nullptr;
    m_history->setEnabled(m_shown.has_value());
    const NoteEditor::State state = m_draft ? NoteEditor::State::Draft
        : !note                             ? NoteEditor::State::None
        : note->removedAt.isValid()         ? NoteEditor::State::Removed
                                            : NoteEditor::State::Kept;
    m_editor->showNote(note, listed ? placementSentence(listed->placed.placement) : QString(),
                       state);
}

void NotesPanel::markText()
{
    if (!m_tab || !m_record || !m_tab->pane().isComplete())
        return;
    m_tab->pane().setNotes(noteMarks(m_loaded.onText));
}

void NotesPanel::open(const ListedNote &note, bool inNewTab)
{
    const QByteArray placed = note.placed.placement.uri();
    Q_EMIT openRequested(placed.isEmpty() ? note.placed.note.anchor.uri() : placed, inNewTab);
}

void NotesPanel::beginNote(const notes::Anchor &anchor)
{
    save();
    m_draft = Note();
    m_draft->anchor = anchor;
    const QSignalBlocker blocker(m_list);
    m_list->setCurrentRow(-1);
    showNote();
    m_editor->focusText();
}

void NotesPanel::add(const notes::Note &note)
{
    change([self = QPointer(this), note](NotesFile &file, const QDateTime &now) -> Result<QString> {
        SHERIA_TRY(const Note added, file.add(note, now));
        tellLater(self, [id = added.id](NotesPanel &panel) { panel.m_wantedId = id; });
        return note.kind == Note::Kind::Bookmark ? tr("The bookmark was saved.")
            : note.kind == Note::Kind::Highlight ? tr("The highlight was saved.")
                                                 : tr("The note was saved.");
    });
}

void NotesPanel::select(qint64 id)
{
    save();
    m_draft.reset();
    m_wantedId = id;
    Q_EMIT noteChosen();
    const auto at = std::find_if(m_loaded.notes.begin(), m_loaded.notes.end(),
                                 [&](const auto &one) { return one.placed.note.id == id; });
    if (at == m_loaded.notes.end()) {
        m_words->clear();
        m_kind->setCurrentIndex(0);
        m_names->setCurrentIndex(0);
        m_scope->setCurrentIndex(m_scope->findData(int(ThisText)));
        load();
        return;
    }
    showList();
}

void NotesPanel::change(Change change)
{
    m_writer->post([self = QPointer(this), change = std::move(change), now = now()] {
        const auto changed = [&]() -> Result<QString> {
            SHERIA_TRY(NotesFile file,
                       NotesFile::open(NotesFile::defaultPath(), NotesFile::Mode::Write));
            return change(file, now);
        }();
        tellLater(self, [changed](NotesPanel &panel) {
            panel.load();
            panel.m_sharing->exchange();
            if (!changed)
                warn(&panel, u"noteProblem"_s, tr("Notes"), tr("The notes could not be changed."),
                     messageText(changed.error().message));
            else if (!changed->isEmpty())
                showNotice(&panel, *changed);
        });
    });
}

/// Keeps what somebody has written; does nothing where nothing is different.
void NotesPanel::save()
{
    if (m_draft) {
        const Note note = m_editor->written(*std::exchange(m_draft, std::nullopt));
        add(note);
        showNote();
        return;
    }
    const std::optional<notes::Change> wanted = m_shown ? m_editor->changes() : std::nullopt;
    if (!wanted)
        return;
    Note &note = *m_shown;
    note.text = wanted->text.value_or(note.text);
    note.tags = wanted->tags.value_or(note.tags);
    note.collections = wanted->collections.value_or(note.collections);
    note.colour = wanted->colour.value_or(note.colour);
    m_editor->noteSaved(note);
    // Somebody may choose it again before the list is read again.
    for (ListedNote &one : m_loaded.notes) {
        if (one.placed.note.id == note.id)
            one.placed.note = note;
    }
    change(
        [id = note.id, wanted = *wanted](NotesFile &file, const QDateTime &now) -> Result<QString> {
            SHERIA_CHECK(file.change(id, wanted, now));
            return tr("The note was saved.");
        });
}

void NotesPanel::remove()
{
    if (m_draft) {
        m_draft.reset();
        showNote();
        return;
    }
    if (!m_shown)
        return;
    change([id = m_shown->id, isRestored = m_shown->removedAt.isValid()](
               NotesFile &file, const QDateTime &now) -> Result<QString> {
        if (isRestored) {
            SHERIA_CHECK(file.restore({id}, now));
            return tr("The note was restored.");
        }
        SHERIA_CHECK(file.remove({id}, now));
        return tr("The note was moved to the trash.");
    });
    const QSignalBlocker blocker(m_list);
    m_list->setCurrentRow(-1);
    showNote();
}

void NotesPanel::saveSearch()
{
    auto *dialog = new QInputDialog(this);
    setUpDialog(*dialog, u"noteSearchName"_s, tr("Save Search"));
    dialog->setLabelText(tr("Name of the search:"));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, search = search()](const QString &name) {
                change([name, search](NotesFile &file, const QDateTime &) -> Result<QString> {
                    SHERIA_CHECK(file.save(name, search));
                    return tr("The search was saved.");
                });
            });
    dialog->open();
}

void NotesPanel::forgetSearch()
{
    change([name = m_scope->currentData().toString()](NotesFile &file,
                                                      const QDateTime &) -> Result<QString> {
        SHERIA_CHECK(file.forget(name));
        return tr("The saved search was deleted.");
    });
}

QDateTime NotesPanel::now() const
{
    return m_library ? m_library->clock().now() : SystemClock().now();
}

bool NotesPanel::isShared(const QString &collection) const
{
    return m_loaded.sharing.collections.contains(collection);
}

void NotesPanel::askToShareCollection()
{
    save();
    QStringList names;
    for (const auto &[name, count] : m_loaded.collections)
        names << name;
    askToShare(this, m_loaded.sharing, names,
               [this](const QString &collection, const QString &folder, const QString &name) {
                   change([=](NotesFile &file, const QDateTime &now) -> Result<QString> {
                       SHERIA_CHECK(file.share(collection, folder, name, now));
                       return tr("The collection is shared.");
                   });
               });
}

void NotesPanel::askToUnshare()
{
    const QString collection = search().collection;
    confirm(this, u"noteUnshareDialog"_s, tr("Stop Sharing"),
            tr("Stop sharing the collection “%1”? Everybody keeps the notes as they are; what is "
               "changed from now on stays where it is changed.")
                .arg(collection),
            tr("Stop Sharing"), [this, collection] {
                change([collection](NotesFile &file, const QDateTime &) -> Result<QString> {
                    SHERIA_CHECK(file.unshare(collection));
                    return tr("The collection is private now.");
                });
            });
}

/// Shows what people who did not know of each other made of the note that is chosen.
void NotesPanel::compareTexts()
{
    using Found = std::optional<notes::Conflict>;
    save();
    m_conflictQuery.start(
        [id = shownId()](store::Database &, const std::stop_token &) -> Result<Found> {
            SHERIA_TRY(NotesFile file,
                       NotesFile::open(NotesFile::defaultPath(), NotesFile::Mode::Look));
            return file.conflict(id);
        },
        [this](const Result<Found> &conflict) {
            if (!conflict)
                showNotice(this, messageText(conflict.error().message));
            else if (*conflict)
                showConflict(**conflict);
            else
                load(); // Somebody has chosen meanwhile.
        });
}

void NotesPanel::showConflict(const notes::Conflict &conflict)
{
    auto *dialog = new NoteConflictDialog(conflict, this);
    connect(dialog, &NoteConflictDialog::textChosen, this,
            [this](qint64 id, const QString &text, const auto &instead) {
                change([=](NotesFile &file, const QDateTime &now) -> Result<QString> {
                    SHERIA_CHECK(file.resolve(id, text, instead, now));
                    return tr("The note was saved.");
                });
            });
    connect(dialog, &NoteConflictDialog::removalChosen, this, [this](qint64 id) {
        change([id](NotesFile &file, const QDateTime &now) -> Result<QString> {
            SHERIA_CHECK(file.remove({id}, now));
            return tr("The note was moved to the trash.");
        });
    });
    dialog->open();
}

void NotesPanel::showHistory()
{
    using Texts = std::vector<notes::EarlierText>;
    m_historyQuery.start(
        [id = shownId()](store::Database &, const std::stop_token &) -> Result<Texts> {
            SHERIA_TRY(NotesFile file,
                       NotesFile::open(NotesFile::defaultPath(), NotesFile::Mode::Look));
            return file.history(id);
        },
        [this](const Result<Texts> &history) {
            if (history)
                showTexts(*history);
            else
                showNotice(this, messageText(history.error().message));
        });
}

void NotesPanel::showTexts(const std::vector<notes::EarlierText> &history)
{
    QStringList texts;
    for (const notes::EarlierText &one : history)
        texts << (one.name.isEmpty()
                      ? tr("Until %1:").arg(shortTime(one.until))
                      : tr("%1, until %2:", "name, time").arg(one.name, shortTime(one.until)))
                + u'\n' + one.text;
    auto *dialog = new QDialog(this);
    setUpDialog(*dialog, u"noteHistoryDialog"_s, tr("Earlier Texts"));
    QPlainTextEdit *view = makeTextView(dialog, u"noteHistoryText"_s, tr("Earlier texts"));
    view->setPlainText(texts.isEmpty() ? tr("The text of this note was never changed.")
                                       : texts.join(u"\n\n"_s));
    vbox({view}, dialog, StyleMargins);
    dialog->resize(480, 320);
    dialog->open();
}

void NotesPanel::findAll(const std::function<void(const std::vector<Note> &)> &take)
{
    save();
    m_writer->post([self = QPointer(this), wanted = wantedNotes(), take] {
        tellLater(self, [found = findNotes(wanted), take](NotesPanel &panel) {
            if (found)
                take(*found);
            else
                showNotice(&panel, messageText(found.error().message));
        });
    });
}

void NotesPanel::requestBundle()
{
    findAll([this, collection = search().collection](const std::vector<Note> &found) {
        std::vector<ListedNote> listed;
        for (const Note &note : found)
            listed.push_back({{note, {}}, {}});
        Q_EMIT bundleRequested(listed, collection);
    });
}

void NotesPanel::askExport(bool isMarkdown)
{
    findAll([this, isMarkdown](const std::vector<Note> &found) {
        askNoteExport(this, found, isMarkdown);
    });
}

void NotesPanel::askImport()
{
    askNoteImport(this, [this](const QString &path) {
        change(
            [path](NotesFile &file, const QDateTime &now) { return importNotes(file, path, now); });
    });
}

void NotesPanel::askToEmptyTrash()
{
    confirm(this, u"noteEmptyDialog"_s, tr("Empty Trash"),
            tr("Delete all notes in the trash permanently? This cannot be undone."), tr("Delete"),
            [this] {
                change([](NotesFile &file, const QDateTime &) -> Result<QString> {
                    SHERIA_TRY(const qint64 deleted, file.emptyTrash());
                    return tr("Notes deleted: %L1.").arg(deleted);
                });
            });
}

} // namespace sheria::app
