#include "app/compare/comparepage.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPrintDialog>
#include <QProcess>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr QSizeF A4OnItsSide(842, 595); ///< In points.
constexpr double LeastMargin = 45;      ///< In points; 18 mm are 51.
constexpr int LongMs = 30'000;          ///< Far more than anything takes, also under a sanitizer.
const QByteArray Act = "/akn/zz/act/2005/4";

} // namespace

/// A comparison on paper: as a PDF, and through the dialog of the printer.
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

    /// On paper that lies on its side where there are two columns, upright where there is one.
    void aComparisonBecomesAPdf()
    {
        const QByteArray wide = savedPdf(u"columns.pdf"_s);
        QVERIFY(wide.startsWith("%PDF-1."));
        const QSizeF columns = paperOf(wide);
        QVERIFY(columns.width() > columns.height());
        auto *way = find<QComboBox>(u"compareWay"_s);
        QTest::keyClick(way, Qt::Key_Down);
        const QSizeF inOne = paperOf(savedPdf(u"one.pdf"_s));
        QVERIFY(!inOne.isEmpty() && inOne.width() < inOne.height());
        QTest::keyClick(way, Qt::Key_Up);
    }

    /// Through the dialog of the printer, to a file: all of it, on pages with margins, as words.
    void aComparisonIsPrinted()
    {
        const QList<PdfPage> wide = printed(u"wide.pdf"_s);
        QVERIFY(wide.size() > 1);
        for (const PdfPage &page : wide) {
            QVERIFY2(isClose(page.paper, A4OnItsSide), qPrintable(QDebug::toString(page.paper)));
            QVERIFY2(page.words.left() > LeastMargin && page.words.top() > LeastMargin
                         && page.words.right() < page.paper.width() - LeastMargin
                         && page.words.bottom() < page.paper.height() - LeastMargin,
                     qPrintable(u"words lie in the margin: "_s + QDebug::toString(page.words)));
        }
        QString all;
        for (const PdfPage &page : wide)
            all += page.text;
        // The first and the last difference, of which one stands in the last section.
        QVERIFY(all.contains(u"18A. Warrants"_s));
        QVERIFY(wide.constLast().text.size() > 0);
        // Nothing of the window is on the paper.
        QVERIFY(!all.contains(u"Swap"_s));
    }

    /// Whoever closes what is being written gets the whole file, and the program goes on.
    void aPdfIsWrittenThoughItsTabCloses()
    {
        m_desk->press(u"Esc"_s);
        QTRY_VERIFY(m_desk->window().tabs().isVisible());
        for (int i = 0; i < 5; ++i) {
            m_desk->open(Act + "/eng@2016-04-01");
            const QString path = m_desk->path(u"closed%1.pdf"_s.arg(i));
            m_desk->press(u"Ctrl+Shift+P"_s);
            m_desk->answerFileDialog(path);
            m_desk->press(u"Ctrl+W"_s);
            QTRY_VERIFY_WITH_TIMEOUT(!pagesOf(path).isEmpty(), LongMs);
        }
        m_desk->open(Act + "/eng@2016-04-01");
        m_desk->press(u"Ctrl+Alt+D"_s); // As each other test ends.
    }
    void aPdfIsWrittenThoughTheWindowCloses()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"last.pdf"_s);
        {
            DeskFixture other;
            other.start();
            other.importSample();
            other.open(Act + "/eng@2016-04-01");
            other.press(u"Ctrl+Shift+P"_s);
            other.answerFileDialog(path);
        }
        QVERIFY(!pagesOf(path).isEmpty());
    }

private:
    template <typename T>
    T *find(const QString &name)
    {
        return m_desk->find<T>(name);
    }
    ComparePage &compare() { return *find<ComparePage>(u"comparePage"_s); }

    QByteArray savedPdf(const QString &name)
    {
        m_desk->press(u"Ctrl+Shift+P"_s);
        auto *dialog = m_desk->window().findChild<QFileDialog *>();
        const QStringList offered = dialog ? dialog->selectedFiles() : QStringList();
        if (offered.size() != 1
            || !offered.constFirst().endsWith(u"1 April 2016 and 1 March 2022.pdf"_s))
            return {};
        m_desk->answerFileDialog(m_desk->path(name));
        QFile file(m_desk->path(name));
        const bool isThere = QTest::qWaitFor([&] { return file.size() > 0; }, LongMs);
        return isThere && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    struct PdfPage
    {
        QSizeF paper; ///< In points.
        QRectF words; ///< What all of them cover.
        QString text;
    };

    /// What lies in the file that the dialog prints into.
    QList<PdfPage> printed(const QString &name)
    {
        m_desk->press(u"Ctrl+P"_s);
        auto *dialog = m_desk->window().findChild<QPrintDialog *>();
        auto *file = dialog ? dialog->findChild<QLineEdit *>(u"filename"_s) : nullptr;
        if (!file)
            return {};
        file->setText(m_desk->path(name));
        QTest::keyClick(dialog, Qt::Key_Return);
        const auto isThere = [&] {
            return QFile(m_desk->path(name)).size() > 0;
        };
        return QTest::qWaitFor(isThere, LongMs) ? pagesOf(m_desk->path(name)) : QList<PdfPage>();
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
                pages.append({{number(u"width"_s), number(u"height"_s)}, {}, {}});
            } else if (xml.name() == "word"_L1) {
                const QRectF box(QPointF(number(u"xMin"_s), number(u"yMin"_s)),
                                 QPointF(number(u"xMax"_s), number(u"yMax"_s)));
                pages.last().words |= box;
                pages.last().text += xml.readElementText() + u' ';
            }
        }
        return pages;
    }

    /// Of the first page, in points.
    static QSizeF paperOf(const QByteArray &pdf)
    {
        static const QRegularExpression box(u"/MediaBox ?\\[0 0 ([0-9.]+) ([0-9.]+)\\]"_s);
        const auto found = box.match(QString::fromLatin1(pdf));
        return {found.captured(1).toDouble(), found.captured(2).toDouble()};
    }

    std::unique_ptr<DeskFixture> m_desk;
};

QTEST_MAIN(TestComparePaper)
#include "tst_comparepaper.moc"
