// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/imports/importpanel.h"
#include "core/library/library.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

#include "resources/sample/samplepack.h"

namespace tst_importrunner {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

class TestImportRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = must(Library::open(m_folder->filePath(u"library.sheria"_s),
                                       Library::Mode::OpenOrCreate, m_clock));
        m_runner = std::make_unique<ImportRunner>(m_library->writer(), m_clock);
        m_files.clear();
        m_results.clear();
        connect(m_runner.get(), &ImportRunner::reported, this,
                [this](const std::vector<pack::FileReport> &files) {
                    m_files.insert(m_files.end(), files.begin(), files.end());
                });
        connect(m_runner.get(), &ImportRunner::finished, this,
                [this](const Result<pack::ImportSummary> &result) {
                    m_results.push_back(must(result));
                });
    }

    void cleanup()
    {
        m_runner.reset();
        m_library.reset();
    }

    void reportsEveryFile()
    {
        write(u"good.xml"_s, xmlOf({}));
        write(u"bad.xml"_s, "<nonsense");
        m_runner->start({m_folder->filePath(u"good.xml"_s), m_folder->filePath(u"bad.xml"_s)});
        QVERIFY(m_runner->isRunning());
        QTRY_COMPARE(m_results.size(), 1);
        QVERIFY(!m_runner->isRunning());
        QCOMPARE(m_results[0].imported, 1);
        QCOMPARE(m_results[0].refused, 1);
        QCOMPARE(m_files.size(), 2);
    }

    void theSampleComesFromTheProgramItself()
    {
        m_runner->start({resources::samplePackPath()});
        QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), 1, 30'000);
        QVERIFY(m_results[0].imported > 10);
        QCOMPARE(m_results[0].refused, 0);
        for (const pack::FileReport &file : m_files)
            QVERIFY2(file.path.startsWith(u"sample/sample.zip/"_s), qPrintable(file.path));
    }

    void oneRunsAfterTheOther()
    {
        write(u"a.xml"_s, xmlOf({}));
        QSignalSpy started(m_runner.get(), &ImportRunner::started);
        m_runner->start({m_folder->filePath(u"a.xml"_s)});
        m_runner->start({m_folder->filePath(u"a.xml"_s)});
        QCOMPARE(started.size(), 1);
        QTRY_COMPARE(m_results.size(), 2);
        QCOMPARE(started.size(), 2);
        QCOMPARE(m_results[0].imported, 1);
        QCOMPARE(m_results[1].unchanged, 1);
    }

    void cancelStopsAndForgetsWhatWaits()
    {
        m_runner->start({resources::samplePackPath()});
        m_runner->start({resources::samplePackPath()});
        m_runner->cancel();
        QTRY_COMPARE(m_results.size(), 1);
        QVERIFY(!m_runner->isRunning());
        QVERIFY(m_results[0].isCancelled);
    }

    void goingAwayInTheMiddleIsSafe()
    {
        m_runner->start({resources::samplePackPath()});
        m_runner.reset();
        QVERIFY(m_results.empty());
    }

private:
    void write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    FixedClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<ImportRunner> m_runner;
    std::vector<pack::FileReport> m_files;
    std::vector<pack::ImportSummary> m_results;
};

SHERIA_TEST(TestImportRunner)
} // namespace tst_importrunner
#include "tst_importrunner.moc"
