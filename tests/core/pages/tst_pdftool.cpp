// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/pages.h"
#include "core/pages/pdftool.h"
#include "tests/support/pdfpages.h"
#include "tests/support/processes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

namespace tst_pdftool {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::pages;
using sheria::store::PageOutcome;
using sheria::store::PageText;
using sheria::tests::must;
using sheria::tests::pdfOf;
using sheria::tests::processRunning;

/// A program that takes the place of pdftotext and does what `script` says.
class Stand
{
public:
    explicit Stand(const QByteArray &script)
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + script) < 0)
            qFatal("no program");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    QString path() const { return m_folder.filePath(u"tool"_s); }

private:
    QTemporaryDir m_folder;
};

QByteArrayList pagesIn(const PageText &read)
{
    QByteArrayList pages;
    for (const akn::Provision &page : akn::pageProvisions(read.text))
        pages << read.text.mid(page.textStart, page.textEnd - page.textStart).trimmed();
    return pages;
}

/// What PDFs say, and what they may cost.
class TestPdfTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!PdfTool().isThere())
            QSKIP("poppler-utils is not installed.");
    }

    void readsPageByPage()
    {
        const QByteArrayList pages{"Harbour dues (part 1)", {}, "Two\nlines", {}};
        const PageText read = must(PdfTool().read(pdfOf(pages), {}));
        QCOMPARE(read.outcome, PageOutcome::Text);
        QCOMPARE(pagesIn(read), pages);
        QCOMPARE(akn::pageProvisions(read.text).at(2).eId, "page-3"_ba);
    }

    /// A std::jthread is none of Qt's, and the product reads on one.
    void readsOnAnyThread()
    {
        PageText read;
        std::jthread([&read]() { read = must(PdfTool().read(pdfOf({"Alone"}), {})); }).join();
        QCOMPARE(pagesIn(read), QByteArrayList{"Alone"});
    }

    void saysWhyThereIsNoText_data()
    {
        QTest::addColumn<QByteArray>("pdf");
        QTest::addColumn<PageOutcome>("outcome");
        const QByteArray sound = pdfOf({"Text"});
        QTest::newRow("pictures only") << pdfOf({{}, {}}) << PageOutcome::Empty;
        QTest::newRow("no PDF") << QByteArray("<html/>") << PageOutcome::Unreadable;
        QTest::newRow("nothing") << QByteArray() << PageOutcome::Unreadable;
        QTest::newRow("a beginning") << QByteArray("%PDF-1.4\n") << PageOutcome::Unreadable;
        QTest::newRow("cut off") << sound.first(200) << PageOutcome::Unreadable;
        QByteArray locked = sound;
        const QByteArray lock =
            "/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 "
            "/P -4 /O <"
            + QByteArray(64, '0') + "> /U <" + QByteArray(64, '1') + "> >>";
        locked.replace("/Root 1 0 R", lock);
        QTest::newRow("locked") << locked << PageOutcome::Unreadable;
    }
    void saysWhyThereIsNoText()
    {
        QFETCH(QByteArray, pdf);
        QFETCH(PageOutcome, outcome);
        const PageText read = must(PdfTool().read(pdf, {}));
        QCOMPARE(read.outcome, outcome);
        QVERIFY(read.text.isEmpty());
    }

    void noMoreThanSoManyPagesAndBytes()
    {
        QByteArrayList pages;
        for (int i = 0; i < 60; ++i)
            pages << "Page of words " + QByteArray::number(i);
        PdfLimits few;
        few.pages = 7;
        QCOMPARE(pagesIn(must(PdfTool().read(pdfOf(pages), {}, few))), pages.first(7));
        PdfLimits brief;
        brief.textBytes = 100;
        // The page that does not fit is left out.
        const QByteArrayList cut = pagesIn(must(PdfTool().read(pdfOf(pages), {}, brief)));
        QVERIFY(!cut.isEmpty() && cut.size() < 10);
        QCOMPARE(cut, pages.first(cut.size()));
    }

    void aSlowOneIsEnded()
    {
        const Stand tool("while :; do :; done\n");
        PdfLimits limits;
        limits.time = std::chrono::milliseconds(300);
        QCOMPARE(must(PdfTool(tool.path()).read(pdfOf({"x"}), {}, limits)).outcome,
                 PageOutcome::Slow);
        QCOMPARE(processRunning(tool.path()), 0);
    }

    void stopsWhenAsked()
    {
        const Stand tool("while :; do :; done\n");
        std::stop_source stop;
        stop.request_stop();
        const auto read = PdfTool(tool.path()).read(pdfOf({"x"}), stop.get_token());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Cancelled);
    }

    /// What the program is confined to holds for whatever runs in its place.
    void mayUseSoMuchOnly()
    {
        const Stand tool("ulimit -v; ulimit -t; ulimit -c; ulimit -f; ulimit -n\n"
                         "echo \"home: $HOME\"\ntrap '' XFSZ\n"
                         "echo x > stolen && echo wrote\nprintf '\\f'\n");
        PdfLimits limits;
        limits.memoryBytes = 256LL * 1024 * 1024;
        limits.time = std::chrono::seconds(20);
        const PageText read = must(PdfTool(tool.path()).read(pdfOf({"x"}), {}, limits));
        QCOMPARE(read.outcome, PageOutcome::Text);
        const QByteArrayList lines = read.text.split('\n');
        QVERIFY2(lines.contains("262144"), read.text.constData()); // KiB of address space.
        QVERIFY2(lines.contains("25"), read.text.constData());     // Seconds of the processor.
        QVERIFY2(lines.contains("home: "), read.text.constData());
        QVERIFY2(!lines.contains("wrote"), read.text.constData());
    }

    void aCrashIsUnreadable()
    {
        const Stand tool("kill -SEGV $$\n");
        QCOMPARE(must(PdfTool(tool.path()).read(pdfOf({"x"}), {})).outcome,
                 PageOutcome::Unreadable);
    }

    void withoutTheProgramItIsUnavailable()
    {
        const PdfTool tool(u"/nonexistent/pdftotext"_s);
        QVERIFY(!tool.isThere());
        const auto read = tool.read(pdfOf({"x"}), {});
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Unavailable);
    }

    void charactersThatAreNoneAreLeftOut()
    {
        const Stand tool("printf 'a\\000b\\001c\\302\\255d\\r\\ne\\377\\f'\n");
        const PageText read = must(PdfTool(tool.path()).read(pdfOf({"x"}), {}));
        QCOMPARE(read.text, "abcd\ne\xef\xbf\xbd"_ba);
    }
};

SHERIA_TEST(TestPdfTool)
} // namespace tst_pdftool
#include "tst_pdftool.moc"
