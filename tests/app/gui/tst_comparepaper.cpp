// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/comparepage.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/window/printpreview.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/pdfpages.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPageRanges>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QPdfView>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <QScrollBar>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <stop_token>
#include <utility>

namespace tst_comparepaper {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr QSizeF A4(595, 842);     ///< In points.
constexpr double LeastMargin = 30; ///< In points.
constexpr int LongMs = 30'000;     ///< Far more than anything takes, also under a sanitizer.
const QByteArray Act = "/akn/zz/act/2005/4";

/// Is asked to stop when it has its first page.
class StoppedPrinter final : public QPrinter
{
public:
    bool newPage() override
    {
        m_stop.request_stop();
        return QPrinter::newPage();
    }
    std::stop_token stop() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
};

/// A text and a comparison on paper: as a PDF, in the preview, and through the dialog of the printer.
class TestComparePaper : public QObject
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
    }
    void cleanupTestCase() { m_desk.reset(); }

    void init()
    {
        m_desk->open(Act + "/eng@2022-03-01");
        m_desk->press(u"Ctrl+Alt+D"_s);
        QTRY_VERIFY_WITH_TIMEOUT(compare().comparison() && compare().pane()->isComplete(), LongMs);
    }
    void cleanup() { m_desk->press(u"Esc"_s); }

    /// As its redline: what went and what came, in one column.
    void aComparisonBecomesAPdf()
    {
        const QList<PdfPage> pages = savedPdf(u"redline.pdf"_s);
        QVERIFY(!pages.isEmpty());
        QVERIFY(isClose(pages.constFirst().paper, A4));
        QVERIFY(wordsOf(pages).contains(u"18A. Warrants"_s));
    }

    /// Through the dialog of the printer, to a file: all of it, on pages with margins, as words.
    void aComparisonIsPrinted()
    {
        const QList<PdfPage> pages = printed(u"printed.pdf"_s);
        QVERIFY(pages.size() > 1);
        for (const PdfPage &page : pages) {
            QVERIFY2(isClose(page.paper, A4), qPrintable(QDebug::toString(page.paper)));
            QVERIFY2(page.words.left() > LeastMargin
                         && page.words.right() < page.paper.width() - LeastMargin,
                     qPrintable(u"words lie in the margin: "_s + QDebug::toString(page.words)));
        }
        QVERIFY(wordsOf(pages).contains(u"18A. Warrants"_s));
        QVERIFY(!wordsOf(pages).contains(u"Swap"_s)); // Nothing of the window.
    }

    /// Provision by provision in two columns, whose heads are repeated on every page; also in the preview.
    void twoLanguagesArePrintedSideBySide()
    {
        compare().compare("/akn/zz/act/2015/11/fra", "/akn/zz/act/2015/11/eng");
        QTRY_VERIFY_WITH_TIMEOUT(compare().comparison() && compare().comparison()->areLanguages,
                                 LongMs);
        m_desk->press(u"Ctrl+Shift+P"_s);
        m_desk->answerFileDialog(m_desk->path(u"languages.pdf"_s));
        const QList<PdfPage> pages = awaitPages(u"languages.pdf"_s);
        QVERIFY(pages.size() > 2);
        for (const PdfPage &page : pages.mid(1)) { // The first one has the title only.
            const double middle = page.paper.width() / 2;
            const bool isFrenchAbove = page.has(u"français,"_s, 0, middle);
            const bool isEnglishAbove = page.has(u"English,"_s, middle, page.paper.width());
            QVERIFY2(isFrenchAbove && isEnglishAbove, qPrintable(page.text));
        }
        // A provision stands beside its translation.
        const QRectF definitions = pages[1].boxOf(u"Définitions"_s);
        const QRectF translated = pages[1].boxOf(u"Definitions"_s);
        QVERIFY(!definitions.isNull() && !translated.isNull());
        QVERIFY2(std::abs(definitions.top() - translated.top()) < 1,
                 qPrintable(QDebug::toString(definitions) + QDebug::toString(translated)));
        QVERIFY(definitions.right() < translated.left());
        QCOMPARE(printed(u"printed-languages.pdf"_s).size(), pages.size());
        m_desk->press(u"Ctrl+Alt+P"_s);
        QTRY_VERIFY_WITH_TIMEOUT(preview() && preview()->isVisible(), LongMs);
        auto *shown = preview()->findChild<QPdfView *>(u"previewPages"_s);
        QCOMPARE(shown->document()->pageCount(), int(pages.size()));
        QTest::keyClick(preview(), Qt::Key_Escape);
        QTRY_VERIFY(!preview());
    }

    /// The pages that are printed, by keyboard and by mouse.
    void thePagesAreLookedAtBeforeTheyArePrinted()
    {
        m_desk->press(u"Esc"_s);
        QTRY_VERIFY(m_desk->window().tabs().isVisible());
        m_desk->press(u"Ctrl+Alt+P"_s);
        QTRY_VERIFY_WITH_TIMEOUT(preview() && preview()->isVisible(), LongMs);
        auto *pages = preview()->findChild<QPdfView *>(u"previewPages"_s);
        const int count = pages->document()->pageCount();
        QVERIFY(count > 2);
        QVERIFY(wordsOfPage(*pages->document(), 0).contains(u"Lights and Beacons Act"_s));
        QTRY_VERIFY(pages->hasFocus());
        const QString position = u"Page %1 of "_s + QString::number(count);
        const auto told = [&] {
            return preview()->findChild<QLabel *>(u"previewPosition"_s)->text();
        };
        QCOMPARE(told(), position.arg(1));
        for (int i = 0; i < 12 && told() == position.arg(1); ++i)
            QTest::keyClick(pages, Qt::Key_PageDown);
        QTRY_COMPARE(told(), position.arg(2));
        QTest::mouseClick(button(u"previewNext"_s), Qt::LeftButton);
        QTRY_COMPARE(told(), position.arg(3));
        const auto width = [&] {
            return pages->horizontalScrollBar()->maximum();
        };
        const int fitted = width();
        for (int i = 0; i < 3; ++i)
            QTest::mouseClick(button(u"previewIn"_s), Qt::LeftButton);
        QTRY_VERIFY(width() > fitted);
        QTest::mouseClick(button(u"previewFit"_s), Qt::LeftButton);
        QTRY_COMPARE(width(), fitted);

        QTest::mouseClick(button(u"previewPrint"_s), Qt::LeftButton);
        const QList<PdfPage> paper = answerPrinter(u"looked.pdf"_s);
        QCOMPARE(paper.size(), count);
        QTRY_VERIFY(!preview());
        m_desk->press(u"Ctrl+Alt+P"_s);
        QTRY_VERIFY_WITH_TIMEOUT(preview() && preview()->isVisible(), LongMs);
        QTest::keyClick(preview(), Qt::Key_Escape);
        QTRY_VERIFY(!preview());
        m_desk->press(u"Ctrl+Alt+D"_s); // As each other test ends.
    }

    /// A job does not end the one before it.
    void twoJobsArePrintedWhole()
    {
        const auto dialogs = [this] {
            return m_desk->window().findChildren<QPrintDialog *>();
        };
        QTRY_COMPARE(dialogs().size(), 0);
        m_desk->press(u"Ctrl+P"_s);
        QTRY_COMPARE_WITH_TIMEOUT(dialogs().size(), 1, LongMs);
        m_desk->press(u"Ctrl+P"_s);
        QTRY_COMPARE_WITH_TIMEOUT(dialogs().size(), 2, LongMs);
        const QStringList paths{m_desk->path(u"one.pdf"_s), m_desk->path(u"two.pdf"_s)};
        const QList<QPrintDialog *> asked = dialogs();
        for (qsizetype job = 0; job < asked.size(); ++job) {
            QPrinter *printer = asked[job]->printer();
            printer->setOutputFileName(paths[job]);
            printer->setPageRanges(QPageRanges::fromString(u"1-2"_s));
            Q_EMIT asked[job]->accepted(printer);
        }
        for (QPrintDialog *dialog : asked)
            dialog->close();
        for (const QString &path : paths) {
            QTRY_VERIFY_WITH_TIMEOUT(pageCount(path) > 0, LongMs);
            QCOMPARE(pageCount(path), 2);
        }
    }

    void aJobThatIsStoppedLeavesNoFile()
    {
        StoppedPrinter printer;
        printer.setOutputFileName(m_desk->path(u"stopped.pdf"_s));
        printer.setPageRanges(QPageRanges::fromString(u"1-3"_s));
        const Result<void> printed = printPages(printer, pdfOf({"One", "Two", "Three", "Four"}),
                                                printer.stop());
        QVERIFY(printer.stop().stop_requested());
        QVERIFY(!printed);
        QCOMPARE(printed.error().code, ErrorCode::Cancelled);
        QCOMPARE(QDir(m_desk->folder()).entryList({u"stopped.pdf*"_s}), QStringList());
    }

    /// Whoever closes the tab of what is being written gets the whole file, and the program goes on.
    void aPdfIsWrittenThoughItsTabCloses()
    {
        m_desk->press(u"Esc"_s);
        QTRY_VERIFY(m_desk->window().tabs().isVisible());
        m_desk->open(Act + "/eng@2016-04-01");
        const QString path = m_desk->path(u"closed.pdf"_s);
        m_desk->press(u"Ctrl+Shift+P"_s);
        m_desk->answerFileDialog(path);
        m_desk->press(u"Ctrl+W"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!pagesOf(path).isEmpty(), LongMs);
        QVERIFY(wordsOf(pagesOf(path)).contains(u"Lights and Beacons Act"_s));
        m_desk->open(Act + "/eng@2016-04-01");
        m_desk->press(u"Ctrl+Alt+D"_s); // As each other test ends.
    }

private:
    template <typename T>
    T *find(const QString &name)
    {
        return m_desk->find<T>(name);
    }
    ComparePage &compare() { return *find<ComparePage>(u"comparePage"_s); }

    struct PdfPage
    {
        QSizeF paper; ///< In points.
        QRectF words; ///< What all of them cover.
        QString text;
        QList<std::pair<QString, QRectF>> boxes; ///< Of each word.

        QRectF boxOf(const QString &word) const
        {
            const auto found = std::find_if(boxes.begin(), boxes.end(),
                                            [&word](const auto &box) { return box.first == word; });
            return found == boxes.end() ? QRectF() : found->second;
        }
        /// Whether the word stands somewhere between two places of the width.
        bool has(const QString &word, double left, double right) const
        {
            return std::any_of(boxes.begin(), boxes.end(), [&](const auto &box) {
                return box.first == word && box.second.left() >= left
                    && box.second.right() <= right;
            });
        }
    };

    QList<PdfPage> savedPdf(const QString &name)
    {
        m_desk->press(u"Ctrl+Shift+P"_s);
        auto *dialog = m_desk->window().findChild<QFileDialog *>();
        const QStringList offered = dialog ? dialog->selectedFiles() : QStringList();
        if (offered.size() != 1
            || !offered.constFirst().endsWith(u"1 April 2016 and 1 March 2022.pdf"_s))
            return {};
        m_desk->answerFileDialog(m_desk->path(name));
        return awaitPages(name);
    }

    QDialog *preview() { return m_desk->window().findChild<QDialog *>(u"printPreview"_s); }
    QAbstractButton *button(const QString &name)
    {
        return preview()->findChild<QAbstractButton *>(name);
    }

    QList<PdfPage> awaitPages(const QString &name)
    {
        const auto isThere = [&] {
            return QFile(m_desk->path(name)).size() > 0;
        };
        return QTest::qWaitFor(isThere, LongMs) ? pagesOf(m_desk->path(name)) : QList<PdfPage>();
    }

    QList<PdfPage> printed(const QString &name)
    {
        m_desk->press(u"Ctrl+P"_s);
        return answerPrinter(name);
    }
    /// What lies in the file that the dialog prints into.
    QList<PdfPage> answerPrinter(const QString &name)
    {
        QPrintDialog *dialog = nullptr;
        const auto isAsked = [&] {
            dialog = m_desk->window().findChild<QPrintDialog *>();
            return dialog && dialog->isVisible();
        };
        if (!QTest::qWaitFor(isAsked, LongMs))
            return {};
        auto *file = dialog->findChild<QLineEdit *>(u"filename"_s);
        if (!file)
            return {};
        file->setText(m_desk->path(name));
        QTest::keyClick(dialog, Qt::Key_Return);
        return awaitPages(name);
    }

    static QString wordsOf(const QList<PdfPage> &pages)
    {
        QString all;
        for (const PdfPage &page : pages)
            all += page.text;
        return all;
    }
    static int pageCount(const QString &pdf)
    {
        QPdfDocument document(nullptr);
        document.load(pdf);
        return document.pageCount();
    }
    static QString wordsOfPage(QPdfDocument &document, int page)
    {
        return document.getAllText(page).text().simplified();
    }

    /// But for what is rounded.
    static bool isClose(const QSizeF &a, const QSizeF &b)
    {
        return std::abs(a.width() - b.width()) <= 2 && std::abs(a.height() - b.height()) <= 2;
    }

    static QList<PdfPage> pagesOf(const QString &pdf)
    {
        QProcess tool;
        tool.start(u"pdftotext"_s, {u"-bbox"_s, pdf, u"-"_s});
        if (!tool.waitForFinished(LongMs))
            return {};
        QList<PdfPage> pages;
        QXmlStreamReader xml(tool.readAllStandardOutput());
        const auto number = [&xml](const QString &name) {
            return xml.attributes().value(name).toDouble();
        };
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == "page"_L1) {
                pages.append({{number(u"width"_s), number(u"height"_s)}, {}, {}, {}});
            } else if (xml.name() == "word"_L1) {
                const QRectF box(QPointF(number(u"xMin"_s), number(u"yMin"_s)),
                                 QPointF(number(u"xMax"_s), number(u"yMax"_s)));
                pages.last().words |= box;
                const QString word = xml.readElementText();
                pages.last().boxes.append({word, box});
                pages.last().text += word + u' ';
            }
        }
        return pages;
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestComparePaper)
} // namespace tst_comparepaper
#include "tst_comparepaper.moc"
