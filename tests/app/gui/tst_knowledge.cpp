// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/askpage.h"
#include "app/knowledge/knowledgedialog.h"
#include "app/reader/readertabs.h"
#include "app/theme/progressdelegate.h"
#include "core/search/index/indexer.h"
#include "core/search/index/indexstatus.h"
#include "core/search/text/wordfamilies.h"
#include "core/secrets/librarytrust.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

namespace tst_knowledge {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Knowledge bases at the desk: asked, made and changed; and the switches for AI tools.
class TestKnowledgeDialog : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
        OpenLibrary &library = *m_desk->window().library();
        QTRY_VERIFY(library.indexer()
                    && library.indexer()->waitFor(library.library().revision(),
                                                  std::chrono::milliseconds(10)));
        m_desk->press(u"Ctrl+Alt+K"_s);
        QTRY_COMPARE(find<QComboBox>(u"askBase"_s)->count(), 2);
    }

    void cleanup() { m_desk.reset(); }

    void aQuestionIsAnsweredWithWhy()
    {
        auto *results = find<QTreeWidget>(u"askResults"_s);
        ask(u"Who rings the tide bell?"_s);
        QTRY_VERIFY(results->topLevelItemCount() > 0);
        const QTreeWidgetItem *first = results->topLevelItem(0);
        QVERIFY(first->text(0).isEmpty()); // A bar, beside that of the best.
        QCOMPARE(first->data(0, ProgressDelegate::ShareRole).toDouble(), 1.0);
        QCOMPARE(first->data(0, Qt::AccessibleTextRole).toString(), u"100 % of the best match"_s);
        QVERIFY(first->toolTip(0).contains(u"Score: "_s));
        const QTreeWidgetItem *last = results->topLevelItem(results->topLevelItemCount() - 1);
        QVERIFY(last->data(0, ProgressDelegate::ShareRole).toDouble() < 1.0);
        QVERIFY(!first->text(1).isEmpty());
        QVERIFY(first->text(2).startsWith(u"Words: "_s));
        QCOMPARE(results->currentItem(), first);
        QVERIFY(!find<QPlainTextEdit>(u"askText"_s)->toPlainText().isEmpty());
        // A place that is not there lets nothing through.
        find<QLineEdit>(u"askPlace"_s)->setText(u"qq"_s);
        ask(u"Who rings the tide bell?"_s);
        QTRY_COMPARE(find<QLabel>(u"askState"_s)->text(), u"No results."_s);
        QCOMPARE(results->topLevelItemCount(), 0);
        QVERIFY(!find<QPushButton>(u"askOpen"_s)->isEnabled());
    }

    /// From the window to the passage in its text.
    void aQuestionIsAskedByKeyboard()
    {
        DeskFixture::key(Qt::Key_Escape);
        auto *dialog = m_desk->window().findChild<QDialog *>(u"knowledgeDialog"_s);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        m_desk->window().activateWindow();
        m_desk->window().tabs().setFocus();
        QTRY_VERIFY(QApplication::focusWidget());
        DeskFixture::key(Qt::Key_K, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(find<QLineEdit>(u"askQuestion"_s)->window()->isActiveWindow());
        DeskFixture::tabTo(u"askQuestion"_s);
        DeskFixture::type(u"Who rings the tide bell?"_s);
        DeskFixture::key(Qt::Key_Return);
        auto *results = find<QTreeWidget>(u"askResults"_s);
        QTRY_VERIFY(results->topLevelItemCount() > 1);
        DeskFixture::tabTo(u"askResults"_s);
        DeskFixture::key(Qt::Key_Down);
        QCOMPARE(results->currentItem(), results->topLevelItem(1));
        const QString pinpoint = results->currentItem()->toolTip(1);
        DeskFixture::key(Qt::Key_Return);
        QTRY_VERIFY(m_desk->window().tabs().current()
                    && m_desk->window().tabs().current()->expression());
        QVERIFY(pinpoint.toUtf8().startsWith(
            m_desk->window().tabs().current()->expression()->record.expression.uri));
    }

    void aQuestionWithoutAnAnswerSaysSo()
    {
        auto *state = find<QLabel>(u"askState"_s);
        ask(u"What is the speed limit on the motorway?"_s);
        QTRY_VERIFY2(state->text().contains(u"The library may not answer this question."_s),
                     qPrintable(state->text()));
        ask(u"Who rings the tide bell?"_s);
        QTRY_VERIFY2(!state->text().contains(u"may not answer"_s), qPrintable(state->text()));
        QVERIFY(find<QTreeWidget>(u"askResults"_s)->topLevelItemCount() > 0);
    }

    void aPassageIsOpenedAndTheRequestCopied()
    {
        auto *results = find<QTreeWidget>(u"askResults"_s);
        ask(u"It's the tide bell"_s);
        QTRY_VERIFY(results->topLevelItemCount() > 0);
        click(u"askCopy"_s);
        const QString request = QGuiApplication::clipboard()->text();
        QVERIFY(request.startsWith(u"curl "_s));
        QVERIFY(request.contains(u"It'\\''s the tide bell"_s));
        QVERIFY(request.contains(u"/ai/v1/knowledge-bases/legislation-all/retrieve"_s));
        const QString pinpoint = results->topLevelItem(0)->toolTip(1);
        click(u"askOpen"_s);
        QTRY_VERIFY(m_desk->window().tabs().current()
                    && m_desk->window().tabs().current()->expression());
        const QByteArray opened =
            m_desk->window().tabs().current()->expression()->record.expression.uri;
        QVERIFY(pinpoint.toUtf8().startsWith(opened));
    }

    void aBaseIsMadeChangedAndRemoved()
    {
        find<QTabWidget>(u"knowledgePages"_s)->setCurrentIndex(1);
        auto *list = find<QListWidget>(u"baseList"_s);
        // What each holds, and whether the index has it.
        auto *state = find<QLabel>(u"baseState"_s);
        QTRY_VERIFY(state->text().startsWith(u"Contains "_s));
        QVERIFY2(state->text().contains(u"work"_s) && state->text().contains(u"portion"_s),
                 qPrintable(state->text()));
        QVERIFY(!state->text().contains(u"not up to date"_s));
        const QString ofFirst = state->text();
        list->setCurrentRow(1 - list->currentRow());
        QTRY_VERIFY(state->text().startsWith(u"Contains "_s) && state->text() != ofFirst);
        click(u"newBase"_s);
        QVERIFY(state->text().isEmpty());
        fill(u"baseCode"_s, u"legislation-zz"_s);
        fill(u"baseName"_s, u"Ours"_s);
        fill(u"basePlaces"_s, u"zz, zz-bay ,"_s);
        click(u"saveBase"_s);
        QTRY_COMPARE(list->count(), 3);
        QCOMPARE(list->currentItem()->text(), u"Ours"_s);
        QCOMPARE(find<QLineEdit>(u"basePlaces"_s)->text(), u"zz, zz-bay"_s);
        QCOMPARE(find<QComboBox>(u"askBase"_s)->count(), 3);
        fill(u"baseName"_s, u"Theirs"_s);
        click(u"saveBase"_s);
        QTRY_COMPARE(list->currentItem()->text(), u"Theirs"_s);
        QCOMPARE(list->count(), 3);
        // A code that is taken changes nothing.
        fill(u"baseCode"_s, u"judgments-all"_s);
        click(u"saveBase"_s);
        QTRY_VERIFY(find<QLabel>(u"baseProblem"_s)->isVisible());
        QCOMPARE(list->count(), 3);
        click(u"removeBase"_s);
        QTRY_COMPARE(list->count(), 2);
    }

    void toolsAreSwitchedOnWithATokenThatIsShownOnce()
    {
        find<QTabWidget>(u"knowledgePages"_s)->setCurrentIndex(2);
        auto *on = find<QCheckBox>(u"toolsOn"_s);
        auto *token = find<QLineEdit>(u"toolsToken"_s);
        auto *snippet = find<QPlainTextEdit>(u"toolsSnippet"_s);
        QVERIFY(!on->isChecked());
        QVERIFY(!token->isVisible());
        QTest::mouseClick(on, Qt::LeftButton, {}, QPoint(8, on->height() / 2));
        QTRY_VERIFY(token->isVisible());
        const QString first = token->text();
        QVERIFY(first.size() > 20);
        QTRY_VERIFY(find<QLabel>(u"toolsTokenState"_s)->text().contains(first.left(4)));
        QVERIFY(snippet->toPlainText().contains(m_desk->libraryPath()));
        find<QComboBox>(u"toolsClient"_s)->setCurrentIndex(1);
        QVERIFY(snippet->toPlainText().contains(u"Bearer "_s + first));
        click(u"toolsNewToken"_s);
        QTRY_VERIFY(token->text() != first);
        QVERIFY(on->isChecked());
    }

    void theKeyOfAnEndpointIsNotInTheLibrary()
    {
        find<QTabWidget>(u"knowledgePages"_s)->setCurrentIndex(2);
        auto *key = find<QLineEdit>(u"vectorKey"_s);
        auto *where = find<QComboBox>(u"keepToken"_s);
        QVERIFY(!where->isVisible());
        fill(u"vectorUrl"_s, u"http://127.0.0.1:1/v1"_s);
        fill(u"vectorModel"_s, u"small"_s);
        fill(u"vectorKey"_s, u"v3ry-secret"_s);
        QVERIFY(where->isVisible());
        where->setCurrentIndex(where->findData(int(secrets::Keeping::Session)));
        click(u"saveVectors"_s);
        // What was kept is not shown again, nor asked for.
        QTRY_VERIFY(key->text().isEmpty());
        QTRY_VERIFY(key->placeholderText().contains(u"Stored"_s));
        QVERIFY(!where->isVisible());
        store::Database db = must(m_desk->window().library()->library().openReader());
        const auto source = must(store::embeddingSource(db));
        const auto kept = m_desk->window().library()->library().trust().reference(
            ContactPurpose::Embeddings, source->url, source->keyFrom);
        QVERIFY(must(kept).startsWith("session:"));
        // Of another address it is not used.
        fill(u"vectorUrl"_s, u"http://127.0.0.1:2/v1"_s);
        click(u"saveVectors"_s);
        QTRY_VERIFY(must(store::embeddingSource(db))->keyFrom.isEmpty());
    }

    void anEndpointIsNamedAndForgotten()
    {
        find<QTabWidget>(u"knowledgePages"_s)->setCurrentIndex(2);
        auto *state = find<QLabel>(u"vectorState"_s);
        QTRY_VERIFY(state->text().startsWith(u"Off"_s));
        fill(u"vectorUrl"_s, u"nowhere"_s);
        fill(u"vectorModel"_s, u"small"_s);
        click(u"saveVectors"_s);
        QVERIFY(find<QLabel>(u"toolsProblem"_s)->isVisible());
        fill(u"vectorUrl"_s, u"http://127.0.0.1:1/v1/"_s);
        click(u"saveVectors"_s);
        QTRY_VERIFY(state->text().contains(u"pending"_s));
        // Nothing listens there: people are told, in their language.
        auto *problem = find<QLabel>(u"vectorProblem"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problem->isVisible(), 20'000);
        QVERIFY(problem->text().contains(u"does not work"_s));
        click(u"vectorsOff"_s);
        QTRY_VERIFY(state->text().startsWith(u"Off"_s));
        QTRY_VERIFY(!problem->isVisible());
        QTRY_VERIFY(find<QLineEdit>(u"vectorUrl"_s)->text().isEmpty());
    }

    void wordFamiliesAreSwitchedOff()
    {
        find<QTabWidget>(u"knowledgePages"_s)->setCurrentIndex(2);
        auto *families = find<QCheckBox>(u"wordFamilies"_s);
        auto *state = find<QLabel>(u"vectorState"_s);
        QTRY_VERIFY(state->text().contains(u"word families"_s));
        QVERIFY(families->isChecked());
        QTest::mouseClick(families, Qt::LeftButton, {}, QPoint(8, families->height() / 2));
        QTRY_VERIFY(state->text().contains(u"words only"_s));
        QVERIFY(!search::usesFamilies(search::synonymsFolder(m_desk->libraryPath())));
        QTest::mouseClick(families, Qt::LeftButton, {}, QPoint(8, families->height() / 2));
        QTRY_VERIFY(state->text().contains(u"word families"_s));
    }

    void itGoesWithTheLibrary()
    {
        const QPointer<KnowledgeDialog> dialog = m_desk->window().findChild<KnowledgeDialog *>(
            u"knowledgeDialog"_s);
        QVERIFY(dialog);
        m_desk->window().openLibrary(m_desk->path(u"other.sheria"_s));
        QVERIFY(!dialog);
    }

private:
    template <typename T>
    T *find(const QString &name)
    {
        return m_desk->find<T>(name);
    }
    void fill(const QString &name, const QString &text) { find<QLineEdit>(name)->setText(text); }
    void click(const QString &name) { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    void ask(const QString &question)
    {
        auto *button = find<QPushButton>(u"ask"_s);
        fill(u"askQuestion"_s, question);
        click(u"ask"_s);
        QTRY_VERIFY(button->isEnabled());
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestKnowledgeDialog)
} // namespace tst_knowledge
#include "tst_knowledge.moc"
