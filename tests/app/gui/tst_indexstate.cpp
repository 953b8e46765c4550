// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/searchcontroller.h"
#include "core/search/index/indexstatus.h"
#include "core/search/index/indexwriter.h"
#include "tests/app/gui/searchparts.h"
#include "tests/support/testmain.h"

#include <QLabel>
#include <QStatusBar>
#include <QTest>

#include <optional>

namespace tst_indexstate {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// What the window says of the search index while that is made, or cannot be.
class TestIndexState : public QObject, private SearchParts
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void says_data()
    {
        using State = search::IndexProgress::State;
        QTest::addColumn<int>("state");
        QTest::addColumn<QString>("text");
        QTest::newRow("starting") << int(State::Starting) << QString();
        QTest::newRow("building") << int(State::Building)
                                  << u"Search index: 12,000 of 100,000 works"_s;
        QTest::newRow("following") << int(State::Following) << u"Search index: updating"_s;
        QTest::newRow("up to date") << int(State::UpToDate) << QString();
        QTest::newRow("elsewhere")
            << int(State::Elsewhere) << u"Another program is updating the search index"_s;
        QTest::newRow("failed") << int(State::Failed) << u"The search index could not be written"_s;
    }
    void says()
    {
        QFETCH(int, state);
        QFETCH(QString, text);
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        search::IndexProgress progress;
        progress.state = search::IndexProgress::State(state);
        progress.done = 12'000;
        progress.total = 100'000;
        QCOMPARE(app::SearchController::progressText(progress), text);
        QLocale::setDefault(before);
    }

    /// Another program writes the index, then ends: this one goes on by itself.
    void theWindowSaysWhoKeepsTheIndex()
    {
        auto elsewhere = std::make_optional(
            search::IndexWriter::create(search::indexFolder(m_desk.libraryPath())));
        QVERIFY(*elsewhere);
        m_desk.start();
        const auto *label = m_desk.find<QLabel>(u"indexState"_s);
        QTRY_VERIFY_WITH_TIMEOUT(label->isVisible(), 20'000);
        QCOMPARE(label->text(), u"Another program is updating the search index"_s);
        QVERIFY(m_desk.window().statusBar()->isAncestorOf(label));
        elsewhere.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!label->isVisible(), 20'000);
        m_desk.importSample();
        awaitIndex(m_desk);
        QTRY_VERIFY(label->text().isEmpty());
    }
};

SHERIA_GUI_TEST(TestIndexState)
} // namespace tst_indexstate
#include "tst_indexstate.moc"
