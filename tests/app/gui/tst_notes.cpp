#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "core/notes/notesfile.h"
#include "tests/app/gui/deskfixture.h"

#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Act = "/akn/zz/act/2005/4";
const QByteArray Before = Act + "/eng@2010-07-01";
const QByteArray After = Act + "/eng@2016-04-01";

} // namespace

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

    /// The file is none of the library: another library shows the same notes.
    void notesOutliveTheLibrary()
    {
        m_desk->close();
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
        m_desk->open(Before);
        m_desk->find<QAction>(u"notesDockAction"_s)->trigger();
        QTRY_COMPARE(rows().size(), 3);
    }

private:
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

QTEST_MAIN(TestNotes)
#include "tst_notes.moc"
