// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/details/detailspanel.h"
#include "app/reader/readertabs.h"
#include "core/store/decisions/decisionedit.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/webhooks/changes.h"
#include "tests/app/gui/decisionparts.h"
#include "tests/app/gui/heldwork.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDateEdit>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

namespace tst_decisiondetails {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;

constexpr int LongMs = 30'000;
constexpr const char *BirchOak = "/akn/xa/judgment/xahc/2019/10";

/// What is known of a decision at the desk: citing it, and changing it.
class TestDecisionDetails : public QObject, private DecisionParts
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase() { startDesk(); }
    void cleanup() { leaveList(); }

    void aCitationHasTheParagraphThatIsSelected()
    {
        m_desk.open(OakElm);
        QVERIFY(m_desk.awaitScript(selection(u"para_12"_s, u"para_12"_s)));
        cite(u"citeOscola"_s);
        QTRY_COMPARE(copied(), u"Oak v Elm [2019] XAHC 9 [12]"_s);
        QCOMPARE(QApplication::clipboard()->mimeData()->html(),
                 u"<i>Oak v Elm</i> [2019] XAHC 9 [12]"_s);
        QVERIFY(m_desk.awaitScript(selection(u"para_12"_s, u"para_14"_s)));
        cite(u"citeAglc"_s);
        QTRY_COMPARE(copied(), u"Oak v Elm [2019] XAHC 9, [12]–[14]"_s);
        m_desk.page(u"getSelection().removeAllRanges(), scrollTo(0, 0)"_s);
        cite(u"citeNeutral"_s);
        QTRY_COMPARE(copied(), u"[2019] XAHC 9"_s);
        cite(u"citeBibTex"_s);
        QTRY_VERIFY(copied().startsWith(u"@jurisdiction{xa-judgment-xahc-2019-9,"_s));
        cite(u"citeRis"_s);
        QTRY_VERIFY(copied().startsWith(u"TY  - CASE"_s));
        cite(u"citeCslJson"_s);
        QTRY_VERIFY(copied().startsWith(u"[{\"id\":\"xa-judgment-xahc-2019-9\""_s));
    }

    /// The numbers of paragraphs are links to them, and can be seen to be.
    void aParagraphNumberLeadsToIt()
    {
        m_desk.open(OakElm);
        QVERIFY(m_desk.awaitScript(u"document.querySelector('[data-eId=\"para_20\"] > .akn-num')"
                                   " !== null"_s));
        QVERIFY(m_desk
                    .page(u"getComputedStyle(document.querySelector('[data-eId=\"para_20\"] > "
                          ".akn-num'), '::after').content"_s)
                    .toString()
                    .contains(u'¶'));
        m_desk.page(u"document.querySelector('[data-eId=\"para_20\"] > .akn-num').click()"_s);
        const auto here = [this] {
            return m_desk.window().tabs().current()->history().current().eId;
        };
        QTRY_COMPARE(here(), "para_20"_ba);
        QVERIFY(m_desk.awaitScript(u"scrollY > 0 || document.querySelector('la-akoma-ntoso')"
                                   ".getBoundingClientRect().top < 0"_s));
    }

    void detailsAreChangedCheckedAndUndone()
    {
        m_desk.open(OakElm);
        const qint64 before = revision();
        openEditor();
        auto *day = m_desk.find<QDateEdit>(u"decision_deliveryDate"_s);
        auto *year = m_desk.find<QLineEdit>(u"decision_filingYear"_s);
        auto *save = m_desk.find<QPushButton>(u"saveDecision"_s);
        // As days are written everywhere else; one that is not known is none.
        QCOMPARE(day->text(), u"6 May 2019"_s);
        QVERIFY(!m_desk.find<QDateEdit>(u"decision_hearingDate"_s)->isEnabled());
        QVERIFY(!m_desk.find<QCheckBox>(u"decision_hearingDateKnown"_s)->isChecked());
        const QString filed = year->text();
        year->setText(u"19"_s);
        QVERIFY(!save->isEnabled());
        QVERIFY(m_desk.find<QLabel>(u"decisionProblem"_s)->text().startsWith(u"Filed in: "_s));
        year->setText(filed);
        day->setDate(QDate(2018, 12, 24));
        QVERIFY(save->isEnabled());
        m_desk.find<QLineEdit>(u"decision_caseType"_s)->setText(u"Petition"_s);
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_VERIFY(!editor()->isVisible());
        // Everything follows: the panel, the tree, the details, the change log.
        QCOMPARE(revision(), before + 1);
        QTRY_COMPARE(topRows(), 4);
        QTRY_VERIFY(detailsSay(u"Petition"_s));
        listAll();
        QTRY_COMPARE(shown().last(), u"Oak v Elm"_s);
        QTest::keyClick(&list(), Qt::Key_Escape);
        m_desk.press(u"Ctrl+Shift+Z"_s);
        QTRY_COMPARE(topRows(), 3);
        QTRY_VERIFY(!detailsSay(u"Petition"_s));
        QVERIFY(!m_desk.find<QAction>(u"undoDecision"_s)->isEnabled());
    }

    void whatIsBeingProcessedStaysInTheListOfItsOwner()
    {
        m_desk.open(OakElm);
        openEditor();
        QCOMPARE(wordsBefore(u"decision_state"_s), u"State"_s);
        QCOMPARE(wordsBefore(u"decision_anonymised"_s), u"Names"_s);
        m_desk.find<QComboBox>(u"decision_state"_s)->setCurrentIndex(1);
        QTest::mouseClick(m_desk.find<QPushButton>(u"saveDecision"_s), Qt::LeftButton);
        QTRY_VERIFY(!editor()->isVisible());
        listAll();
        auto *scope = m_desk.find<QComboBox>(u"decisionScope"_s);
        QTest::keyClick(scope, Qt::Key_End);
        Q_EMIT scope->activated(scope->currentIndex());
        QTRY_COMPARE(shown(), QStringList({u"Oak v Elm"_s}));
        QCOMPARE(list().model()->index(0, DecisionModel::Flags).data().toString(),
                 u"Being processed"_s);
        QTest::keyClick(scope, Qt::Key_Home);
        Q_EMIT scope->activated(scope->currentIndex());
        QTRY_COMPARE(shown().size(), 4);
        QTest::keyClick(&list(), Qt::Key_Escape);
        m_desk.press(u"Ctrl+Shift+Z"_s);
        QTRY_VERIFY(!m_desk.find<QAction>(u"undoDecision"_s)->isEnabled());
    }

    void aPressSummaryIsImportedAttachedAndOpened()
    {
        QByteArray press = judgmentXml({"9", "2019-05-06", "High Court", "Press summary", "Ash"});
        press.replace("/akn/xa/judgment/xahc/2019/9", "/akn/xa/doc/2019/press-9");
        press.replace("<judgment name='judgment'>", "<judgment name='summary'>");
        m_desk.write(u"press.xml"_s, press);
        m_desk.open(OakElm);
        m_desk.find<QAction>(u"attachDocuments"_s)->trigger();
        m_desk.answerFileDialog(m_desk.path(u"press.xml"_s));
        QTRY_VERIFY(m_desk.window().findChild<QDialog *>(u"decisionEditor"_s)
                    && editor()->isVisible());
        auto *rows = m_desk.find<QTableWidget>(u"decision_attachedDocumentsTable"_s);
        QTRY_COMPARE(rows->rowCount(), 1);
        QCOMPARE(rows->item(0, 1)->text(), u"Press summary"_s);
        QCOMPARE(rows->item(0, 2)->text(), u"/akn/xa/doc/2019/press-9"_s);
        rows->item(0, 0)->setText(u"Short summary"_s);
        QTest::mouseClick(m_desk.find<QPushButton>(u"saveDecision"_s), Qt::LeftButton);
        QTRY_VERIFY(!editor()->isVisible());
        QTRY_VERIFY(detailsSay(u"Short summary"_s));
        const auto labels = m_desk.find<DetailsPanel>(u"detailsPanel"_s)->findChildren<QLabel *>();
        for (QLabel *label : labels) {
            if (label->toolTip() == u"/akn/xa/doc/2019/press-9"_s)
                Q_EMIT label->linkActivated(label->toolTip());
        }
        m_desk.awaitPage("/akn/xa/doc/2019/press-9/eng@2019-05-06");
    }

    /// A PDF stays with the text of the decision, and opens in the system's own program.
    void aPdfIsAttachedAndOpened()
    {
        m_desk.write(u"order.pdf"_s, "%PDF-1.4 an order of the court");
        m_desk.open(OakElm);
        m_desk.find<QAction>(u"attachDocuments"_s)->trigger();
        m_desk.answerFileDialog(m_desk.path(u"order.pdf"_s));
        QTRY_VERIFY(m_desk.window().findChild<QDialog *>(u"decisionEditor"_s)
                    && editor()->isVisible());
        auto *rows = m_desk.find<QTableWidget>(u"decision_attachedDocumentsTable"_s);
        const QString address = QString::fromUtf8(OakElm) + u"/eng@2019-05-06/media/order.pdf"_s;
        QTRY_VERIFY(rows->rowCount() > 0);
        const int row = rows->rowCount() - 1;
        QTRY_COMPARE(rows->item(row, 2)->text(), address);
        rows->item(row, 0)->setText(u"Order"_s);
        QTest::mouseClick(m_desk.find<QPushButton>(u"saveDecision"_s), Qt::LeftButton);
        QTRY_VERIFY(!editor()->isVisible());
        QTRY_VERIFY(detailsSay(u"Order"_s));
        m_desk.external.clear();
        const auto labels = m_desk.find<DetailsPanel>(u"detailsPanel"_s)->findChildren<QLabel *>();
        for (QLabel *label : labels) {
            if (label->toolTip() == address)
                Q_EMIT label->linkActivated(label->toolTip());
        }
        QTRY_COMPARE(m_desk.external.size(), 1);
        QFile copy(m_desk.external.first().toLocalFile());
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), QByteArray("%PDF-1.4 an order of the court"));
    }

    /// A form that is dropped leaves no file behind, nor does a change that is undone.
    void aPdfThatIsNotSavedIsNotKept()
    {
        m_desk.write(u"draft.pdf"_s, "%PDF-1.4 a draft");
        m_desk.open(OakElm);
        attachFile(u"draft.pdf"_s);
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(m_desk.find<QMessageBox>(u"dropChanges"_s)->isVisible());
        dropChanges();
        QTRY_VERIFY(!editor()->isVisible());
        QVERIFY(!hasMedium(u"draft.pdf"_s));
        attachFile(u"draft.pdf"_s);
        QTest::mouseClick(m_desk.find<QPushButton>(u"saveDecision"_s), Qt::LeftButton);
        QTRY_VERIFY(!editor()->isVisible());
        QVERIFY(hasMedium(u"draft.pdf"_s));
        m_desk.press(u"Ctrl+Shift+Z"_s);
        QTRY_VERIFY(!m_desk.find<QAction>(u"undoDecision"_s)->isEnabled());
        QVERIFY(!hasMedium(u"draft.pdf"_s));
    }

    void whatIsNoPdfIsNotAttached()
    {
        m_desk.write(u"fake.pdf"_s, "<html>no such thing</html>");
        m_desk.open(OakElm);
        m_desk.find<QAction>(u"attachDocuments"_s)->trigger();
        m_desk.answerFileDialog(m_desk.path(u"fake.pdf"_s));
        QTRY_VERIFY(
            m_desk.window().statusBar()->currentMessage().startsWith(u"fake.pdf is not a PDF"_s));
        QVERIFY(!editor()->isVisible());
    }

    void changesThatAreNotSavedAreAskedFor()
    {
        m_desk.open(OakElm);
        openEditor();
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(!editor()->isVisible()); // Nothing was written.
        openEditor();
        m_desk.find<QLineEdit>(u"decision_outcome"_s)->setText(u"Dismissed"_s);
        QTest::keyClick(editor(), Qt::Key_Escape);
        QVERIFY(editor()->isVisible());
        QTRY_VERIFY(m_desk.find<QMessageBox>(u"dropChanges"_s)->isVisible());
        dropChanges();
        QTRY_VERIFY(!editor()->isVisible());
        openEditor();
        QVERIFY(m_desk.find<QLineEdit>(u"decision_outcome"_s)->text().isEmpty());
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(!editor()->isVisible());
    }

    void someoneElsesChangeIsNotOverwritten()
    {
        m_desk.open(OakElm);
        openEditor();
        const auto other = [](store::Database &db) -> Result<void> {
            SHERIA_TRY(const store::DecisionDetails now, store::decisionDetails(db, OakElm));
            store::DecisionDetails changed = now;
            changed.title = u"Oak v Elm (No 2)"_s;
            return store::changeDecision(db, OakElm, now, changed, QDateTime::currentDateTimeUtc());
        };
        must(m_desk.window().library()->writer().submit(other).get());
        m_desk.find<QLineEdit>(u"decision_outcome"_s)->setText(u"Dismissed"_s);
        QTest::mouseClick(m_desk.find<QPushButton>(u"saveDecision"_s), Qt::LeftButton);
        auto *problem = m_desk.find<QLabel>(u"decisionProblem"_s);
        QTRY_VERIFY(problem->text().contains(u"was changed in the meantime"_s));
        QVERIFY(editor()->isVisible());
        m_desk.find<QLineEdit>(u"decision_outcome"_s)->clear();
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(!editor()->isVisible());
    }

    /// The form that is being filled in stays; what was attached is shown when it is closed.
    void whatIsWrittenStaysWhenAnotherImportEnds()
    {
        QByteArray press = judgmentXml({"12", "2019-05-06", "High Court", "Press summary", "Ash"});
        press.replace("/akn/xa/judgment/xahc/2019/12", "/akn/xa/doc/2019/press-12");
        press.replace("<judgment name='judgment'>", "<judgment name='summary'>");
        m_desk.write(u"press12.xml"_s, press);
        m_desk.open(OakElm);
        HeldWork writer;
        holdWriter(writer);
        m_desk.find<QAction>(u"attachDocuments"_s)->trigger();
        m_desk.answerFileDialog(m_desk.path(u"press12.xml"_s));
        OpenLibrary &library = *m_desk.window().library();
        QTRY_VERIFY(library.imports().isRunning());
        m_desk.open(BirchOak);
        openEditor();
        auto *title = m_desk.find<QLineEdit>(u"decision_title"_s);
        title->setText(u"Birch v Oak (No 2)"_s);
        HeldWork reader; // One is left, which answers in turn.
        reader.runInReader(library.library());
        QTRY_VERIFY_WITH_TIMEOUT(reader.isRunning(), LongMs);
        const QSignalSpy finished(&library.imports(), &ImportRunner::finished);
        writer.letGo();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, LongMs);
        bool isAnswered = false;
        LatestQuery next(library.readers(), this);
        next.start([](store::Database &, const std::stop_token &) { return true; },
                   [&isAnswered](bool answer) { isAnswered = answer; });
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered, LongMs);
        reader.letGo();
        QVERIFY(editor()->isVisible());
        QCOMPARE(title->text(), u"Birch v Oak (No 2)"_s);
        discard();
        QTRY_VERIFY(title->text().startsWith(u"Oak v Elm"_s));
        QVERIFY(editor()->isVisible());
        auto *rows = m_desk.find<QTableWidget>(u"decision_attachedDocumentsTable"_s);
        QCOMPARE(rows->item(rows->rowCount() - 1, 2)->text(), u"/akn/xa/doc/2019/press-12"_s);
        discard();
        QTRY_VERIFY(!editor()->isVisible());
    }

    void aFormStaysWhenAnotherOneIsSaved()
    {
        m_desk.open(OakElm);
        HeldWork writer;
        holdWriter(writer);
        openEditor();
        m_desk.find<QLineEdit>(u"decision_caseType"_s)->setText(u"Appeal"_s);
        QTest::mouseClick(m_desk.find<QPushButton>(u"saveDecision"_s), Qt::LeftButton);
        discard();
        QTRY_VERIFY(!editor()->isVisible());
        m_desk.open(BirchOak);
        openEditor();
        auto *outcome = m_desk.find<QLineEdit>(u"decision_outcome"_s);
        outcome->setText(u"Allowed"_s);
        letSave(writer);
        QVERIFY(editor()->isVisible());
        QCOMPARE(outcome->text(), u"Allowed"_s);
        discard();
        QTRY_VERIFY(!editor()->isVisible());
        m_desk.press(u"Ctrl+Shift+Z"_s);
        QTRY_VERIFY(!m_desk.find<QAction>(u"undoDecision"_s)->isEnabled());
    }

    void whatIsWrittenDuringASaveIsSavedNext()
    {
        m_desk.open(OakElm);
        HeldWork writer;
        holdWriter(writer);
        openEditor();
        m_desk.find<QLineEdit>(u"decision_caseType"_s)->setText(u"Appeal"_s);
        auto *save = m_desk.find<QPushButton>(u"saveDecision"_s);
        QTest::mouseClick(save, Qt::LeftButton);
        m_desk.find<QLineEdit>(u"decision_outcome"_s)->setText(u"Allowed"_s);
        letSave(writer);
        QVERIFY(editor()->isVisible());
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_VERIFY(!editor()->isVisible());
        QTRY_VERIFY(detailsSay(u"Appeal"_s));
        QTRY_VERIFY(detailsSay(u"Allowed"_s));
    }

private:
    void holdWriter(HeldWork &work)
    {
        work.runInWriter(m_desk.window().library()->library());
        QTRY_VERIFY_WITH_TIMEOUT(work.isRunning(), LongMs);
    }
    /// Waits until what the form has asked for is saved.
    void letSave(HeldWork &writer)
    {
        m_desk.window().statusBar()->clearMessage();
        writer.letGo();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk.window().statusBar()->currentMessage(),
                                  u"The decision details were saved."_s, LongMs);
    }
    void cite(const QString &action)
    {
        QApplication::clipboard()->clear();
        m_desk.find<QAction>(action)->trigger();
    }
    static QString selection(const QString &from, const QString &to)
    {
        return u"(() => { const at = id => document.querySelector(`[data-eid=\"${id}\"] .akn-p`);"
               "if (!at('%1') || !at('%2')) return false; const range = document.createRange();"
               "range.setStart(at('%1').firstChild, 2); range.setEnd(at('%2').firstChild, 6);"
               "getSelection().removeAllRanges(); getSelection().addRange(range);"
               "return true; })()"_s.arg(from, to);
    }
    void openEditor()
    {
        m_desk.press(u"Ctrl+Alt+E"_s);
        QTRY_VERIFY(m_desk.window().findChild<QDialog *>(u"decisionEditor"_s)
                    && editor()->isVisible());
    }
    /// Closes the form without what is written in it.
    void discard()
    {
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(m_desk.find<QMessageBox>(u"dropChanges"_s)->isVisible());
        dropChanges();
    }
    void dropChanges()
    {
        auto *question = m_desk.find<QMessageBox>(u"dropChanges"_s);
        const auto buttons = question->buttons();
        for (QAbstractButton *button : buttons) {
            if (question->buttonRole(button) == QMessageBox::DestructiveRole)
                QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    /// The form asks to save a file that was just attached.
    void attachFile(const QString &name)
    {
        m_desk.find<QAction>(u"attachDocuments"_s)->trigger();
        m_desk.answerFileDialog(m_desk.path(name));
        QTRY_VERIFY(m_desk.window().findChild<QDialog *>(u"decisionEditor"_s)
                    && editor()->isVisible());
        auto *rows = m_desk.find<QTableWidget>(u"decision_attachedDocumentsTable"_s);
        QTRY_VERIFY(rows->rowCount() > 0
                    && rows->item(rows->rowCount() - 1, 2)->text().endsWith(u'/' + name));
    }
    bool hasMedium(const QString &name)
    {
        store::Database db = must(
            store::Database::open(m_desk.libraryPath(), store::Database::Mode::ReadOnly));
        return bool(store::findMediaAt(db, QByteArray(OakElm + "/eng@2019-05-06"_ba), name));
    }
    bool detailsSay(const QString &text)
    {
        const auto labels = m_desk.find<DetailsPanel>(u"detailsPanel"_s)->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->text() == text; });
    }
    qint64 revision()
    {
        store::Database db = must(
            store::Database::open(m_desk.libraryPath(), store::Database::Mode::ReadOnly));
        return must(store::latestRevision(db));
    }
    /// The label of a box in the form.
    QString wordsBefore(const QString &name)
    {
        auto *box = m_desk.find<QComboBox>(name);
        const auto *form = qobject_cast<QFormLayout *>(box->parentWidget()->layout());
        const auto *label = form ? qobject_cast<QLabel *>(form->labelForField(box)) : nullptr;
        return label ? label->text() : QString();
    }

    QDialog *editor() { return m_desk.find<QDialog>(u"decisionEditor"_s); }
    static QString copied() { return QApplication::clipboard()->text(); }
};

SHERIA_GUI_TEST(TestDecisionDetails)
} // namespace tst_decisiondetails
#include "tst_decisiondetails.moc"
