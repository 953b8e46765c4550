// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/briefs/briefpage.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/serverpanel/localserver.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/app/gui/decisionparts.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QUrl>

#include <KArchiveDirectory>
#include <KArchiveFile>
#include <KZip>

namespace tst_briefs {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 30'000;
enum Column { StatusColumn, PlaceColumn, TextColumn, LibraryColumn };

/// A person checks a brief.
class TestBriefs : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        DocumentSpec act;
        act.body = "<section eId=\"sec_1\"><num>1.</num><content><p>Trees matter.</p></content>"
                   "</section>";
        m_desk->write(u"act.xml"_s, tests::xmlOf(act));
        m_desk->write(u"case.xml"_s,
                      judgmentXml({"9", "2019-05-06", "High Court", "Oak v Elm", "Ash"}));
        m_desk->import({m_desk->path(u"act.xml"_s), m_desk->path(u"case.xml"_s)});
        const auto publish = [this](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, OakElm));
            QJsonObject judgment = QJsonDocument::fromJson(work.judgment).object();
            judgment[u"url"_s] = u"https://law.example/oak-v-elm"_s;
            work.judgment = QJsonDocument(judgment).toJson();
            SHERIA_CHECK(store::putWork(db, work, m_desk->clock.now()));
            return {};
        };
        must(m_desk->window().library()->writer().submit(publish).get());
        store::Database reader = must(
            store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
        QTRY_COMPARE_WITH_TIMEOUT(must(store::countCitationTasks(reader)), 0, LongMs);
        m_desk->write(u"brief.md"_s,
                      "By section 1 of the Tree Protection Act, 1998 trees matter.\n\n"
                      "By section 1 of the Hedges Act, 2005 hedges do.\n\n"
                      "By section 99 of the Tree Protection Act, 2001 nothing does.\n");
    }
    void cleanupTestCase() { m_desk.reset(); }

    void aDocumentIsChosenAndListed()
    {
        m_desk->press(u"Ctrl+Alt+B"_s);
        QVERIFY(page().isVisible());
        QVERIFY(!copyButton().isEnabled());
        QTest::mouseClick(m_desk->find<QPushButton>(u"chooseBrief"_s), Qt::LeftButton);
        m_desk->answerFileDialog(m_desk->path(u"brief.md"_s));
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 3, LongMs);
        QVERIFY(cell(1, StatusColumn) == u"Not checked"_s);
        QCOMPARE(cell(1, PlaceColumn), u"paragraph 2"_s);
        // The library may change meanwhile: the document is then checked once more.
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->find<QPushButton>(u"cancelBrief"_s)->isVisible(), LongMs);
        // Comments go into .docx and .odt only.
        QVERIFY(!copyButton().isEnabled());
        QVERIFY(m_desk->find<QPushButton>(u"saveBriefReport"_s)->isEnabled());
    }

    /// A document with comments is saved, and what is checked meanwhile can be left.
    void aCopyWithCommentsIsSaved()
    {
        QByteArray docx;
        QBuffer buffer(&docx);
        KZip zip(&buffer);
        QVERIFY(zip.open(QIODevice::WriteOnly));
        const QByteArray document =
            "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\">"
            "<w:body><w:p><w:r><w:t>By section 99 of the Tree Protection Act, 2001 it is "
            "so.</w:t></w:r></w:p><w:p><w:r><w:t>See section 1 of the Tree Protection Act, 2005, "
            "and Oak v Elm [2019] XAHC 9.</w:t></w:r></w:p></w:body></w:document>";
        QVERIFY(zip.writeFile(u"word/document.xml"_s, document));
        zip.close();
        m_desk->write(u"brief.docx"_s, docx);
        page().check(m_desk->path(u"brief.docx"_s));
        auto *cancel = m_desk->find<QPushButton>(u"cancelBrief"_s);
        QVERIFY(cancel->isVisible());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!cancel->isVisible());
        page().check(m_desk->path(u"brief.docx"_s));
        QTRY_VERIFY_WITH_TIMEOUT(cell(2, TextColumn).startsWith(u"Oak v Elm"_s), LongMs);
        QCOMPARE(rows(), 3);
        for (const int row : {1, 2})
            QVERIFY2(cell(row, StatusColumn) == u"OK"_s,
                     qPrintable(cell(row, TextColumn) + u": "_s + cell(row, LibraryColumn)));
        // Without a server, what is cited leads to its publisher.
        saveCopy(u"checked.docx"_s);
        QVERIFY(!member(u"checked.docx"_s, u"comments.xml"_s).isEmpty());
        QCOMPARE(member(u"checked.docx"_s, u"document.xml"_s).count("<w:hyperlink"), 1);
        QVERIFY(linksOf(u"checked.docx"_s).contains("Target=\"https://law.example/oak-v-elm\""));
        // The server of the library shows all of it.
        LocalServer &server = m_desk->window().library()->server();
        server.start(0);
        QTRY_VERIFY_WITH_TIMEOUT(!server.address().isEmpty(), LongMs);
        const QByteArray base = server.address() + "/v3";
        saveCopy(u"served.docx"_s);
        QVERIFY(!member(u"served.docx"_s, u"comments.xml"_s).isEmpty());
        QCOMPARE(member(u"served.docx"_s, u"document.xml"_s).count("<w:hyperlink"), 2);
        const QByteArray links = linksOf(u"served.docx"_s);
        QVERIFY2(links.contains("Target=\"" + base + "/akn/xa/act/2005/4/~sec_1\""),
                 links.constData());
        QVERIFY(links.contains("Target=\"" + base + OakElm + '"'));
        server.stop();
        QTRY_COMPARE(server.state(), LocalServer::State::Stopped);
        page().check(m_desk->path(u"brief.md"_s));
        QTRY_VERIFY_WITH_TIMEOUT(cell(1, TextColumn).contains(u"Hedges"_s), LongMs);
        QCOMPARE(rows(), 3);
        shoot(u"list"_s);
    }

    void whatIsListedIsChosen()
    {
        auto *filter = m_desk->find<QComboBox>(u"briefFilter"_s);
        filter->setCurrentIndex(2);
        Q_EMIT filter->activated(2);
        QCOMPARE(rows(), 1);
        QVERIFY(cell(0, TextColumn).contains(u"Hedges"_s));
        filter->setCurrentIndex(0);
        Q_EMIT filter->activated(0);
        QCOMPARE(rows(), 3);
    }

    void theReportIsSaved()
    {
        const QList<std::pair<QString, QByteArray>> files{{u"report.pdf"_s, "%PDF-1."},
                                                          {u"report.html"_s, "<!DOCTYPE"},
                                                          {u"report.json"_s, "{\"faults\""}};
        for (const auto &file : files) {
            QTest::mouseClick(m_desk->find<QPushButton>(u"saveBriefReport"_s), Qt::LeftButton);
            m_desk->answerFileDialog(m_desk->path(file.first));
            QTRY_VERIFY_WITH_TIMEOUT(contents(file.first).startsWith(file.second), LongMs);
            QTRY_VERIFY(!m_desk->window().findChild<QDialog *>());
        }
    }

    void aDocumentIsDropped()
    {
        m_desk->write(u"dropped.txt"_s, "They say “all is well with trees”.");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_desk->path(u"dropped.txt"_s))});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&page(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&page(), &drop);
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, LongMs);
        QCOMPARE(cell(0, TextColumn), u"“all is well with trees”"_s);
    }

    /// The number of another law, and that of another case.
    void whatHasAnotherNameIsOfItsKind()
    {
        m_desk->write(u"names.md"_s,
                      "By section 1 of the Hedge Growers Act (Act 4 of 2005) hedges matter.\n\n"
                      "See Ash v Rowan Sawmills [2019] XAHC 9.\n");
        page().check(m_desk->path(u"names.md"_s));
        QTRY_VERIFY_WITH_TIMEOUT(cell(0, TextColumn).contains(u"Hedge Growers"_s), LongMs);
        QCOMPARE(rows(), 2);
        QCOMPARE(cell(0, StatusColumn), u"Another law"_s);
        QCOMPARE(cell(1, StatusColumn), u"Another case"_s);
    }

    void whatCannotBeReadIsSaid()
    {
        m_desk->write(u"bad.docx"_s, "nothing");
        page().check(m_desk->path(u"bad.docx"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window().findChild<QDialog *>(u"briefProblem"_s), LongMs);
        m_desk->window().findChild<QDialog *>(u"briefProblem"_s)->close();
        QCOMPARE(rows(), 0);
    }

    void aRowOpensTheProvision()
    {
        page().check(m_desk->path(u"brief.md"_s));
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 3, LongMs);
        auto &list = *m_desk->find<QTableView>(u"briefList"_s);
        const QModelIndex first = list.model()->index(0, TextColumn);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(first).center());
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window().tabs().isVisible(), LongMs);
    }

    void escapeLeadsBack()
    {
        m_desk->press(u"Ctrl+Alt+B"_s);
        QVERIFY(page().isVisible());
        QTest::keyClick(m_desk->find<QTableView>(u"briefList"_s), Qt::Key_Escape);
        QTRY_VERIFY(!page().isVisible());
    }

private:
    void shoot(const QString &name)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (!folder.isEmpty())
            QVERIFY(m_desk->window().grab().save(folder + u"/briefs-"_s + name + u".png"_s));
    }

    void saveCopy(const QString &name)
    {
        QTRY_VERIFY(copyButton().isEnabled());
        QTest::mouseClick(&copyButton(), Qt::LeftButton);
        m_desk->answerFileDialog(m_desk->path(name));
        QTRY_VERIFY_WITH_TIMEOUT(contents(name).contains("word/document.xml"), LongMs);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>());
    }
    /// A member of the folder "word" of a document.
    QByteArray member(const QString &document, const QString &name)
    {
        KZip zip(m_desk->path(document));
        if (!zip.open(QIODevice::ReadOnly))
            return {};
        const KArchiveFile *file = zip.directory()->file(u"word/"_s + name);
        return file ? file->data() : QByteArray();
    }
    QByteArray linksOf(const QString &document)
    {
        return member(document, u"_rels/document.xml.rels"_s);
    }

    BriefPage &page() { return *m_desk->find<BriefPage>(u"briefPage"_s); }
    QPushButton &copyButton() { return *m_desk->find<QPushButton>(u"saveBriefCopy"_s); }
    int rows() { return m_desk->find<QTableView>(u"briefList"_s)->model()->rowCount(); }
    QString cell(int row, int column)
    {
        return m_desk->find<QTableView>(u"briefList"_s)
            ->model()
            ->index(row, column)
            .data()
            .toString();
    }
    QByteArray contents(const QString &name)
    {
        QFile file(m_desk->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestBriefs)
} // namespace tst_briefs
#include "tst_briefs.moc"
