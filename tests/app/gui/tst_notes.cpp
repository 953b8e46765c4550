// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notelisting.h"
#include "app/notes/notespanel.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "core/notes/notesfile.h"
#include "core/notes/sharedfolder.h"
#include "core/notes/webannotation.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTextCursor>

#include <algorithm>

namespace tst_notes {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/zz/act/2005/4";
const QByteArray Before = Act + "/eng@2010-07-01";
const QByteArray After = Act + "/eng@2016-04-01";
const QByteArray WithoutNotes = "/akn/zz/act/1998/2/eng";

/// Notes, highlights and bookmarks: made of what is selected in the page, carried to other texts, found again.
class TestNotes : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
        m_desk->open(Before);
    }
    void cleanupTestCase() { m_desk.reset(); }

    void aNoteIsWrittenOnSelectedWords()
    {
        select(u"sec_19"_s, u"a fine not exceeding 5,000 crowns"_s);
        m_desk->press(u"Ctrl+Alt+M"_s);
        auto *text = m_desk->find<QPlainTextEdit>(u"noteText"_s);
        QTRY_VERIFY(text->hasFocus());
        QVERIFY(m_desk->find<QDockWidget>(u"notesDock"_s)->isVisible());
        QCOMPARE(m_desk->find<QLabel>(u"noteQuotation"_s)->text(),
                 u"“a fine not exceeding 5,000 crowns”"_s);
        QVERIFY(noteFile().find({})->empty()); // Not before it is saved.
        QTest::keyClicks(text, u"Compare the penalty of 1999"_s);
        m_desk->find<QLineEdit>(u"noteTags"_s)->setText(u"penalty, to check"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"noteSave"_s), Qt::LeftButton);
        QTRY_COMPARE(rows(), QStringList(u"Compare the penalty of 1999\nsection 19(1)(a)"_s));
        const auto kept = noteFile().find({});
        QCOMPARE(kept->size(), std::size_t(1));
        QCOMPARE(kept->front().tags, QStringList({u"penalty"_s, u"to check"_s}));
        QCOMPARE(kept->front().anchor.expressionUri, Before);
        QVERIFY(m_desk->awaitScript(marked(u"a fine not exceeding 5,000 crowns"_s)));
    }

    /// What the text of the page selects, and not what stands there first, is marked.
    void aHighlightKeepsToItsPlace()
    {
        select(u"sec_6"_s, u"the light"_s, 1);
        const QString around =
            u"(() => { const m = document.querySelector('mark.note-words[data-kind="
            "highlight], [data-eid=sec_6] mark.note-words'); return !!m && "
            "m.previousSibling.data.endsWith('certified that '); })()"_s;
        m_desk->press(u"Ctrl+Alt+H"_s);
        QTRY_COMPARE(rows().size(), 2);
        QVERIFY(m_desk->awaitScript(around));
    }

    void aBookmarkIsOfTheProvisionThatIsRead()
    {
        m_desk->page(u"getSelection().removeAllRanges(); reader.scrollToEid('sec_5')"_s);
        QTRY_VERIFY(m_desk->window().tabs().current()->history().current().eId.startsWith("sec_5"));
        m_desk->press(u"Ctrl+Alt+R"_s);
        QTRY_VERIFY(rows().contains(u"Bookmark\nsection 5"_s));
        QVERIFY(m_desk->awaitScript(
            u"document.querySelector('.note-button[data-kind=bookmark]') !== null"_s));
    }

    /// In the next text the note says what became of its words, and what stands for them is marked.
    void aLaterTextSaysWhatBecameOfTheWords()
    {
        m_desk->open(After);
        QTRY_VERIFY(!rows().filter(u"section 19(1)(a) (changed, "_s).isEmpty());
        QVERIFY(m_desk->awaitScript(
            u"[...document.querySelectorAll('mark.note-words')].map(m => m.textContent).join(' ')"
            ".includes('penalty units')"_s));
        // A mark leads to its note.
        m_desk->clickInPage(u"document.querySelector('[data-eid^=sec_19] .note-button, "
                            u"[data-eid=sec_19].note-target "
                            ".note-button')"_s);
        auto *text = m_desk->find<QPlainTextEdit>(u"noteText"_s);
        QTRY_COMPARE(text->toPlainText(), u"Compare the penalty of 1999"_s);
        QVERIFY(m_desk->find<QLabel>(u"notePlacement"_s)->text().contains(u"5,000 crowns"_s));
    }

    /// What was written is kept when another note is chosen, and what it was before with it.
    void textsAreKeptWhenAnotherNoteIsChosen()
    {
        auto *text = m_desk->find<QPlainTextEdit>(u"noteText"_s);
        text->setPlainText(u"Compare section 19 of 1999"_s);
        m_desk->find<QListWidget>(u"noteList"_s)->setCurrentRow(rowOf(u"Bookmark"_s));
        QTRY_VERIFY(rowOf(u"Compare section 19 of 1999"_s) >= 0);
        const auto found = noteFile().find({u"1999"_s, {}, {}, {}, {}, {}, false});
        QCOMPARE(found->size(), std::size_t(1));
        QCOMPARE(noteFile().history(found->front().id)->front().text,
                 u"Compare the penalty of 1999"_s);
    }

    void whatIsWrittenIsKeptThoughTheListChanges_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("scope");

        QTest::newRow("another text") << WithoutNotes << QString() << 0;
        QTest::newRow("words") << After << u"in no note"_s << 0;
        QTest::newRow("trash") << After << QString() << 2;
    }
    void whatIsWrittenIsKeptThoughTheListChanges()
    {
        QFETCH(QByteArray, uri);
        QFETCH(QString, words);
        QFETCH(int, scope);
        const qint64 id = must(noteFile().find({})).front().id;
        const QString written = u"Compare section 19 of 1999: "_s
            + QLatin1StringView(QTest::currentDataTag());
        auto *text = m_desk->find<QPlainTextEdit>(u"noteText"_s);
        m_desk->find<QListWidget>(u"noteList"_s)
            ->setCurrentRow(rowOf(u"Compare section 19 of 1999"_s));
        QVERIFY(text->toPlainText().startsWith(u"Compare section 19 of 1999"_s));
        text->setPlainText(written);
        if (uri != After)
            m_desk->open(uri);
        m_desk->find<QLineEdit>(u"noteWords"_s)->setText(words);
        choose(u"noteScope"_s, scope);
        QTRY_COMPARE(rows().size(), 0);
        QCOMPARE(text->toPlainText(), written);
        QTest::mouseClick(m_desk->find<QPushButton>(u"noteSave"_s), Qt::LeftButton);
        QTRY_COMPARE(must(noteFile().note(id)).text, written);
        m_desk->find<QLineEdit>(u"noteWords"_s)->clear();
        choose(u"noteScope"_s, 0);
        if (uri != After)
            m_desk->open(After);
        QTRY_COMPARE(rows().size(), 3);
    }

    /// Whatever the list shows by then.
    void theNoteInTheFieldsIsDeleted()
    {
        auto *list = m_desk->find<QListWidget>(u"noteList"_s);
        auto *remove = m_desk->find<QPushButton>(u"noteRemove"_s);
        list->setCurrentRow(rowOf(u"Bookmark"_s));
        m_desk->find<QPlainTextEdit>(u"noteText"_s)->setPlainText(u"Not needed"_s);
        choose(u"noteScope"_s, 2);
        QTRY_COMPARE(rows().size(), 0);
        QCOMPARE(remove->text(), u"&Delete"_s);
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 1);
        list->setCurrentRow(0);
        QCOMPARE(remove->text(), u"&Restore"_s);
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 0);
        choose(u"noteScope"_s, 0);
        QTRY_COMPARE(rows().size(), 3);
    }

    /// The fields cannot show each text and each name as it is.
    void whatIsNotChangedStaysAsItIs()
    {
        notes::Note note;
        note.anchor = must(noteFile().find({})).front().anchor;
        note.text = u"See s.\u00a05\u2028and s.\u00a06"_s;
        note.tags = QStringList(u"Smith, J"_s);
        note = must(noteFile().add(note, m_desk->clock.now()));
        choose(u"noteKind"_s, 0); // Reads the file.
        QTRY_COMPARE(rows().size(), 4);
        auto *list = m_desk->find<QListWidget>(u"noteList"_s);
        auto *save = m_desk->find<QPushButton>(u"noteSave"_s);
        list->setCurrentRow(rowOf(u"See s. 5"_s));
        QCOMPARE(m_desk->find<QLineEdit>(u"noteTags"_s)->text(), u"Smith, J"_s);
        list->setCurrentRow(rowOf(u"Bookmark"_s));
        // Changes are written one after the other: this one comes after any that were made by looking.
        list->setCurrentRow(rowOf(u"See s. 5"_s));
        m_desk->find<QComboBox>(u"noteColour"_s)->setCurrentIndex(1);
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_COMPARE(must(noteFile().note(note.id)).colour, u"green"_s);
        const notes::Note kept = must(noteFile().note(note.id));
        QCOMPARE(kept.revision, note.revision + 1);
        QCOMPARE(kept.text, note.text);
        QCOMPARE(kept.tags, note.tags);
        QVERIFY(must(noteFile().history(note.id)).empty());
        auto *text = m_desk->find<QPlainTextEdit>(u"noteText"_s);
        text->moveCursor(QTextCursor::End);
        text->insertPlainText(u"!"_s);
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_COMPARE(must(noteFile().note(note.id)).text, u"See s.\u00a05\nand s.\u00a06!"_s);
        QCOMPARE(must(noteFile().note(note.id)).tags, note.tags);
        must(noteFile().remove({note.id}, m_desk->clock.now()));
        must(noteFile().emptyTrash());
        choose(u"noteKind"_s, 0);
        QTRY_COMPARE(rows().size(), 3);
    }

    void searchesCanBeKept()
    {
        auto *words = m_desk->find<QLineEdit>(u"noteWords"_s);
        auto *scope = m_desk->find<QComboBox>(u"noteScope"_s);
        words->setText(u"PENALTY"_s); // A tag.
        QTRY_COMPARE(rows().size(), 1);
        m_desk->find<QAction>(u"noteSaveSearch"_s)->trigger();
        auto *dialog = m_desk->find<QInputDialog>(u"noteSearchName"_s);
        dialog->setTextValue(u"Penalties"_s);
        dialog->accept();
        QTRY_VERIFY(scope->findText(u"Penalties"_s) >= 0);
        words->clear();
        QTRY_COMPARE(rows().size(), 3);
        scope->setCurrentIndex(scope->findText(u"Penalties"_s));
        Q_EMIT scope->activated(scope->currentIndex());
        QTRY_COMPARE(rows().size(), 1);
        scope->setCurrentIndex(1); // All texts: with the title of the work.
        Q_EMIT scope->activated(1);
        QTRY_COMPARE(rows().size(), 3);
        QVERIFY2(rows().first().contains(u"Lights"_s), qPrintable(rows().first()));
        scope->setCurrentIndex(0);
        Q_EMIT scope->activated(0);
    }

    void notesGoToTheTrashAndBack()
    {
        auto *list = m_desk->find<QListWidget>(u"noteList"_s);
        auto *scope = m_desk->find<QComboBox>(u"noteScope"_s);
        auto *remove = m_desk->find<QPushButton>(u"noteRemove"_s);
        QTRY_COMPARE(rows().size(), 3);
        list->setCurrentRow(rowOf(u"Bookmark"_s));
        QTRY_VERIFY(remove->isEnabled());
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 2);
        QVERIFY(m_desk->awaitScript(
            u"document.querySelector('.note-button[data-kind=bookmark]') === null"_s));
        scope->setCurrentIndex(2);
        Q_EMIT scope->activated(2);
        QTRY_COMPARE(rows().size(), 1);
        list->setCurrentRow(0);
        QTRY_COMPARE(remove->text(), u"&Restore"_s);
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 0);
        scope->setCurrentIndex(0);
        Q_EMIT scope->activated(0);
        QTRY_COMPARE(rows().size(), 3);
    }

    void notesAreWrittenToFilesAndReadAgain()
    {
        m_desk->find<QAction>(u"noteExportMarkdown"_s)->trigger();
        const QString path = m_desk->path(u"notes.md"_s);
        m_desk->answerFileDialog(path);
        QFile file(path);
        QTRY_VERIFY(file.exists());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("Compare section 19 of 1999"));
        const auto all = noteFile().find({});
        std::vector<qint64> ids;
        for (const notes::Note &note : *all)
            ids.push_back(note.id);
        QVERIFY(noteFile().remove(ids, m_desk->clock.now()));
        QVERIFY(noteFile().emptyTrash());
        m_desk->find<QAction>(u"noteImport"_s)->trigger();
        m_desk->answerFileDialog(path);
        QTRY_COMPARE(rows().size(), 3);
        QTRY_COMPARE(noteFile().find({})->size(), std::size_t(3));
    }

    /// The file is none of the library: another library shows the same notes, and what was being written at the end.
    void notesOutliveTheLibrary()
    {
        const qint64 id = must(noteFile().find({})).front().id;
        auto *list = m_desk->find<QListWidget>(u"noteList"_s);
        QTRY_COMPARE(list->item(0)->data(Qt::UserRole).toLongLong(), id);
        list->setCurrentRow(0);
        const QString written = u"Compare section 19 of 1999, and later"_s;
        m_desk->find<QPlainTextEdit>(u"noteText"_s)->setPlainText(written);
        m_desk->find<QLineEdit>(u"noteWords"_s)->setText(u"in no note"_s);
        QTRY_COMPARE(rows().size(), 0);
        m_desk->close();
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
        m_desk->open(Before);
        m_desk->find<QAction>(u"notesDockAction"_s)->trigger();
        QTRY_COMPARE(rows().size(), 3);
        QCOMPARE(rowOf(written), 0);
    }

    /// A provision that the text does not have: the note is listed, with its words, and marked nowhere.
    void aLostNoteStaysInTheList()
    {
        const QString words = u"throws no light above the horizontal"_s;
        m_desk->open(After);
        select(u"sec_16A"_s, words);
        m_desk->press(u"Ctrl+Alt+M"_s);
        auto *text = m_desk->find<QPlainTextEdit>(u"noteText"_s);
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClicks(text, u"Shields of lamps"_s);
        m_desk->find<QLineEdit>(u"noteTags"_s)->setText(u"to check"_s);
        m_desk->find<QLineEdit>(u"noteCollections"_s)->setText(u"Appeal"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"noteSave"_s), Qt::LeftButton);
        const QString marks = u"document.body.innerHTML.includes('Shields of lamps')"_s;
        QVERIFY(m_desk->awaitScript(marks));
        m_desk->open(Before);
        QTRY_VERIFY(rowOf(u"Shields of lamps\nsection 16A(2) (not in this text)"_s) >= 0);
        QCOMPARE(rows().size(), 4);
        QVERIFY(m_desk->awaitScript(u"document.querySelector('mark.note-words') !== null"_s));
        QVERIFY(!m_desk->page(marks).toBool());
        m_desk->find<QListWidget>(u"noteList"_s)->setCurrentRow(rowOf(u"Shields of lamps"_s));
        auto *placement = m_desk->find<QLabel>(u"notePlacement"_s);
        QTRY_VERIFY(placement->isVisible());
        QVERIFY2(placement->text().contains(u"They were: “%1”"_s.arg(words)),
                 qPrintable(placement->text()));
    }

    void earlierTextsAreShown()
    {
        m_desk->find<QListWidget>(u"noteList"_s)->setCurrentRow(rowOf(u"Shields of lamps"_s));
        m_desk->find<QPlainTextEdit>(u"noteText"_s)->setPlainText(u"Lamps and their shields"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"noteSave"_s), Qt::LeftButton);
        QTRY_VERIFY(rowOf(u"Lamps and their shields"_s) >= 0);
        m_desk->find<QAction>(u"noteHistory"_s)->trigger();
        QTRY_VERIFY(m_desk->window().findChild<QDialog *>(u"noteHistoryDialog"_s));
        auto *dialog = m_desk->window().findChild<QDialog *>(u"noteHistoryDialog"_s);
        const QString shown =
            dialog->findChild<QPlainTextEdit *>(u"noteHistoryText"_s)->toPlainText();
        QVERIFY2(shown.startsWith(u"Until "_s) && shown.endsWith(u"\nShields of lamps"_s),
                 qPrintable(shown));
        dialog->close();
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"noteHistoryDialog"_s));
        m_desk->find<QListWidget>(u"noteList"_s)->setCurrentRow(rowOf(u"Bookmark"_s));
        m_desk->find<QAction>(u"noteHistory"_s)->trigger();
        QTRY_VERIFY(m_desk->window().findChild<QDialog *>(u"noteHistoryDialog"_s));
        dialog = m_desk->window().findChild<QDialog *>(u"noteHistoryDialog"_s);
        QCOMPARE(dialog->findChild<QPlainTextEdit *>(u"noteHistoryText"_s)->toPlainText(),
                 u"The text of this note was never changed."_s);
        dialog->close();
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"noteHistoryDialog"_s));
    }

    void theKindIsChosen()
    {
        choose(u"noteKind"_s, 3); // Bookmarks.
        QTRY_COMPARE(rows(), QStringList(u"Bookmark\nsection 5"_s));
        choose(u"noteKind"_s, 2); // Highlights.
        QTRY_VERIFY(rows().size() == 1 && rowOf(u"“the light”"_s) == 0);
        choose(u"noteKind"_s, 1);
        QTRY_COMPARE(rows().size(), 2);
        choose(u"noteKind"_s, 0);
        QTRY_COMPARE(rows().size(), 4);
    }

    void theTagOrCollectionIsChosen()
    {
        auto *names = m_desk->find<QComboBox>(u"noteNames"_s);
        QStringList offered;
        for (int i = 0; i < names->count(); ++i)
            offered << names->itemText(i);
        QCOMPARE(offered,
                 QStringList({u"All tags and collections"_s, u"Tag: penalty (1)"_s,
                              u"Tag: to check (2)"_s, u"Collection: Appeal (1)"_s}));
        choose(u"noteNames"_s, 2);
        QTRY_COMPARE(rows().size(), 2);
        choose(u"noteNames"_s, 1);
        QTRY_COMPARE(rows().size(), 1);
        QVERIFY(rowOf(u"Compare section 19 of 1999"_s) == 0);
        choose(u"noteNames"_s, 3);
        QTRY_VERIFY(rows().size() == 1 && rowOf(u"Lamps and their shields"_s) == 0);
        choose(u"noteKind"_s, 3);
        QTRY_COMPARE(rows().size(), 0);
        QTRY_COMPARE(panelHint(), u"No note is of this kind, tag or collection."_s);
        choose(u"noteKind"_s, 0);
        QTRY_COMPARE(rows().size(), 1);
        shoot(u"collection"_s);
        // The last note of a collection leaves it: everything is listed again.
        m_desk->find<QListWidget>(u"noteList"_s)->setCurrentRow(0);
        m_desk->find<QLineEdit>(u"noteCollections"_s)->clear();
        QTest::mouseClick(m_desk->find<QPushButton>(u"noteSave"_s), Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 4);
        QCOMPARE(names->currentIndex(), 0);
        QCOMPARE(names->count(), 3);
    }

    /// Notes outside the collection stay at home.
    void aCollectionIsShared()
    {
        QVERIFY(QDir().mkpath(m_desk->path(u"office"_s)));
        m_desk->find<QListWidget>(u"noteList"_s)->setCurrentRow(rowOf(u"Bookmark"_s));
        m_desk->find<QLineEdit>(u"noteCollections"_s)->setText(u"Appeal, Private"_s);
        m_desk->find<QPlainTextEdit>(u"noteText"_s)->setPlainText(u"Ask the board"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"noteSave"_s), Qt::LeftButton);
        QTRY_VERIFY(rowOf(u"Ask the board"_s) >= 0);
        m_desk->find<QAction>(u"noteShare"_s)->trigger();
        auto *share = m_desk->find<QPushButton>(u"noteShareButton"_s);
        m_desk->find<QLineEdit>(u"noteShareName"_s)->setText(u"Ann"_s);
        m_desk->find<QComboBox>(u"noteShareCollection"_s)->setEditText(u"Appeal"_s);
        QVERIFY(!share->isEnabled());
        m_desk->find<QLineEdit>(u"noteShareFolder"_s)->setText(m_desk->path(u"office"_s));
        QVERIFY(share->isEnabled());
        QTest::mouseClick(share, Qt::LeftButton);
        QTRY_COMPARE(officeLogs(), 1);
        QTRY_VERIFY(rowOf(u"Ask the board\nsection 5 · Ann"_s) >= 0);
        choose(
            u"noteNames"_s,
            m_desk->find<QComboBox>(u"noteNames"_s)->findText(u"Shared collection: Appeal (1)"_s));
        QTRY_COMPARE(rows().size(), 1);
        QVERIFY(m_desk->find<QAction>(u"noteUnshare"_s)->isEnabled());
        choose(u"noteNames"_s, 0);
        QTRY_COMPARE(rows().size(), 4);
        QVERIFY(benExchanges());
        const auto found = benFile().find({});
        QCOMPARE(found->size(), std::size_t(1));
        QCOMPARE(found->front().text, u"Ask the board"_s);
        QCOMPARE(found->front().collections, QStringList(u"Appeal"_s));
    }

    /// What Ben writes while Ann is writing, too.
    void textsOfTwoPeopleAreComparedAndBothKept()
    {
        notes::Change change;
        change.text = u"Ben: ask the minister"_s;
        QVERIFY(benFile().change(benFile().find({})->front().id, change, m_desk->clock.now()));
        m_desk->find<QListWidget>(u"noteList"_s)->setCurrentRow(rowOf(u"Ask the board"_s));
        m_desk->find<QPlainTextEdit>(u"noteText"_s)->setPlainText(u"Ann: ask the board again"_s);
        QVERIFY(benExchanges()); // Comes in on its own.
        QTRY_VERIFY(rowOf(u"Ben: ask the minister\nsection 5 · Ben"_s) >= 0
                    || rowOf(u"Ben: ask the minister\nsection 5 · Ann"_s) >= 0);
        QCOMPARE(m_desk->find<QPlainTextEdit>(u"noteText"_s)->toPlainText(),
                 u"Ann: ask the board again"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"noteSave"_s), Qt::LeftButton);
        auto *compare = m_desk->find<QPushButton>(u"noteCompare"_s);
        QTRY_VERIFY(compare->isVisible());
        QTRY_VERIFY(!rows().filter(u" · several texts"_s).isEmpty());
        QVERIFY(m_desk->find<QLabel>(u"noteSharing"_s)->text().startsWith(u"Several people"_s));
        shoot(u"sharing"_s);
        QTest::mouseClick(compare, Qt::LeftButton);
        QTRY_VERIFY(m_desk->window().findChild<QDialog *>(u"noteConflictDialog"_s));
        auto *dialog = m_desk->window().findChild<QDialog *>(u"noteConflictDialog"_s);
        const auto shown = [dialog](const QString &name) {
            return dialog->findChild<QPlainTextEdit *>(name)->toPlainText();
        };
        QCOMPARE(shown(u"noteFirstText"_s), u"Ann: ask the board again"_s);
        QCOMPARE(shown(u"noteSecondText"_s), u"Ben: ask the minister"_s);
        QVERIFY(dialog->findChild<QLabel *>(u"noteFirstTextTitle"_s)->text().startsWith(u"You"_s));
        QVERIFY(dialog->findChild<QLabel *>(u"noteSecondTextTitle"_s)->text().startsWith(u"Ben"_s));
        QCOMPARE(dialog->findChild<QPushButton *>(u"noteKeepFirst"_s)->text(), u"Keep &Mine"_s);
        if (const QString folder = qEnvironmentVariable("SHERIA_SHOTS"); !folder.isEmpty())
            QVERIFY(dialog->grab().save(folder + u"/notes-conflict.png"_s));
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"noteKeepBoth"_s), Qt::LeftButton);
        const QString both = u"Ann: ask the board again\n\nBen: ask the minister"_s;
        QTRY_COMPARE(m_desk->find<QPlainTextEdit>(u"noteText"_s)->toPlainText(), both);
        QTRY_VERIFY(!compare->isVisible());
        QTRY_VERIFY(benExchanges() && benFile().find({})->front().text == both);
        QVERIFY(benFile().conflicts()->empty());
    }

    void aNoteThatAnotherDeletesIsKeptUntilSomebodyChooses()
    {
        const qint64 id = benFile().find({})->front().id;
        QVERIFY(benFile().remove({id}, m_desk->clock.now()));
        m_desk->find<QLineEdit>(u"noteTags"_s)->setText(u"urgent"_s);
        QTest::mouseClick(m_desk->find<QPushButton>(u"noteSave"_s), Qt::LeftButton);
        QTRY_VERIFY(logOfAnn().contains("urgent"));
        QVERIFY(benExchanges());
        auto *compare = m_desk->find<QPushButton>(u"noteCompare"_s);
        QTRY_VERIFY(compare->isVisible());
        QTest::mouseClick(compare, Qt::LeftButton);
        QTRY_VERIFY(m_desk->window().findChild<QDialog *>(u"noteConflictDialog"_s));
        auto *dialog = m_desk->window().findChild<QDialog *>(u"noteConflictDialog"_s);
        QVERIFY(!dialog->findChild<QPushButton *>(u"noteKeepBoth"_s)->isVisible());
        auto *removal = dialog->findChild<QPushButton *>(u"noteKeepSecond"_s);
        QCOMPARE(removal->text(), u"&Delete It"_s);
        QTest::mouseClick(removal, Qt::LeftButton);
        QTRY_COMPARE(rows().size(), 3);
        QTRY_VERIFY(benExchanges() && benFile().find({})->empty());
    }

    /// What is wrong in the folder is said, and holds up nobody.
    void aDamagedLogIsNamed()
    {
        auto *problem = m_desk->find<QLabel>(u"noteSharingProblem"_s);
        QVERIFY(!problem->isVisible());
        const QString name = u"11111111-2222-4333-8444-555555555555.jsonl"_s;
        QFile file(m_desk->path(u"office/"_s + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nonsense\n");
        file.close();
        QTRY_VERIFY(problem->text().startsWith(name + u": line 1"_s));
        QVERIFY(problem->isVisible());
        QVERIFY(file.remove());
        QTRY_VERIFY(!problem->isVisible());
    }

    void moreNotesThanAreListedAreExportedAndBundled()
    {
        std::vector<notes::Note> many(NoteListing::MaxListed + 1);
        for (notes::Note &note : many) {
            note.anchor.workUri = "/akn/zz/act/1900/1";
            note.text = u"Many"_s;
        }
        must(noteFile().import(many, m_desk->clock.now()));
        m_desk->find<QLineEdit>(u"noteWords"_s)->setText(u"Many"_s);
        choose(u"noteScope"_s, 1); // All texts.
        QTRY_COMPARE(rows().size(), qsizetype(NoteListing::MaxListed));
        const QString path = m_desk->path(u"many.jsonld"_s);
        m_desk->find<QAction>(u"noteExportJson"_s)->trigger();
        m_desk->answerFileDialog(path);
        QFile file(path);
        QTRY_VERIFY(file.exists());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(must(notes::fromWebAnnotations(file.readAll())).notes.size(), many.size());
        std::size_t bundled = 0;
        const QObject untilTheEnd;
        connect(m_desk->find<NotesPanel>(u"notesPanel"_s), &NotesPanel::bundleRequested,
                &untilTheEnd,
                [&](const std::vector<ListedNote> &found) { bundled = found.size(); });
        m_desk->find<QAction>(u"noteBundle"_s)->trigger();
        QTRY_COMPARE(bundled, many.size());
    }

private:
    int officeLogs()
    {
        return int(QDir(m_desk->path(u"office"_s)).entryList({u"*.jsonl"_s}, QDir::Files).size());
    }
    QByteArray logOfAnn()
    {
        QFile file(m_desk->path(u"office/"_s) + QString::fromLatin1(noteFile().sharing()->author)
                   + u".jsonl"_s);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Another person, who shares the collection in the same folder.
    notes::NotesFile benFile()
    {
        auto file = notes::NotesFile::open(m_desk->path(u"ben.sqlite"_s),
                                           notes::NotesFile::Mode::Write);
        if (file->sharing()->collections.isEmpty())
            (void) file->share(u"Appeal"_s, m_desk->path(u"office"_s), u"Ben"_s,
                               m_desk->clock.now());
        return std::move(*file);
    }
    bool benExchanges()
    {
        const QString path = benFile().path();
        return bool(notes::exchange(path, m_desk->clock.now()));
    }
    void choose(const QString &box, int index)
    {
        auto *shown = m_desk->find<QComboBox>(box);
        shown->setCurrentIndex(index);
        Q_EMIT shown->activated(index);
    }
    /// A picture for people, where they ask for it.
    void shoot(const QString &name)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(m_desk->window().grab().save(folder + u"/notes-"_s + name + u".png"_s));
    }
    QString panelHint()
    {
        const auto hints =
            m_desk->find<QWidget>(u"notesPanel"_s)->findChildren<QLabel *>(u"emptyHint"_s);
        return hints.isEmpty() ? QString() : hints.front()->text();
    }
    static notes::NotesFile noteFile()
    {
        return std::move(*notes::NotesFile::open(notes::NotesFile::defaultPath(),
                                                 notes::NotesFile::Mode::Write));
    }
    QStringList rows()
    {
        const auto *list = m_desk->find<QListWidget>(u"noteList"_s);
        QStringList texts;
        for (int row = 0; row < list->count(); ++row)
            texts << list->item(row)->text();
        return texts;
    }
    int rowOf(const QString &start)
    {
        const QStringList all = rows();
        const auto at = std::find_if(all.begin(), all.end(),
                                     [&](const QString &row) { return row.startsWith(start); });
        return at == all.end() ? -1 : int(at - all.begin());
    }
    /// Selects words in the page, the `nth` time that they stand in the provision.
    void select(const QString &eId, const QString &words, int nth = 0)
    {
        const QString script =
            u"(() => { const root = document.querySelector('[data-eid=\"%1\"]');"
            "const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT); let left = %3;"
            "for (let node = walker.nextNode(); node; node = walker.nextNode()) {"
            "for (let at = node.data.indexOf('%2'); at >= 0; at = node.data.indexOf('%2', at + 1)) "
            "{"
            "if (left-- > 0) continue; const range = document.createRange();"
            "range.setStart(node, at); range.setEnd(node, at + '%2'.length);"
            "getSelection().removeAllRanges(); getSelection().addRange(range);"
            "return getSelection().toString(); } } return ''; })()"_s;
        QCOMPARE(m_desk->page(script.arg(eId, words).arg(nth)).toString(), words);
    }
    static QString marked(const QString &words)
    {
        return u"[...document.querySelectorAll('mark.note-words')].map(m => "
               u"m.textContent).join('') "
               "=== '%1'"_s.arg(words);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestNotes)
} // namespace tst_notes
#include "tst_notes.moc"
