// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/hitmodel.h"
#include "app/search/question.h"
#include "core/search/index/indexstatus.h"
#include "tests/app/gui/guistatements.h"
#include "tests/app/gui/searchparts.h"
#include "tests/bench/searchlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_largelibrary {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Searching at the desk with a library of made-up judgments: a small one, or, to measure, the one that
/// SHERIA_LARGE_LIBRARY names (bench_search makes such, with its index).
class TestLargeLibrary : public QObject, private SearchParts
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        const QString large = qEnvironmentVariable("SHERIA_LARGE_LIBRARY");
        if (large.isEmpty()) {
            m_words.fill(m_desk.libraryPath(), Judgments);
        } else {
            QVERIFY(QFile::link(large, m_desk.libraryPath()));
            QVERIFY(
                QFile::link(search::indexFolder(large), search::indexFolder(m_desk.libraryPath())));
        }
        m_desk.start();
        awaitIndex(m_desk);
    }

    /// Each letter asks again, of common words that most judgments have.
    void theWindowAnswersWhileItIsTypedInto()
    {
        m_desk.press(u"Ctrl+Shift+F"_s);
        box().clear();
        const GuiStatements reads;
        for (const QChar letter : LongQuestion) {
            QTest::keyClick(&box(), letter.toLatin1());
            QTest::qWait(1);
        }
        QTRY_VERIFY(offers().model()->rowCount() > 1);
        QCOMPARE(reads.all(), QByteArrayList());
        QVERIFY(textAt(0).contains(LongQuestion));
    }

    /// Whoever asks again gets one answer, to what was asked last.
    void theQuestionBeforeIsGivenUp()
    {
        auto *model = qobject_cast<HitModel *>(results().model());
        QSignalSpy answered(model, &HitModel::answered);
        QSignalSpy failed(model, &HitModel::failed);
        const GuiStatements reads;
        for (int i = 0; i < Asked; ++i) {
            app::Question question;
            question.text = i + 1 < Asked ? LongQuestion : u"appeal"_s;
            page().ask(question);
        }
        QTRY_COMPARE(answered.count(), 1);
        QCOMPARE(failed.count(), 0);
        QVERIFY(model->rowCount() > 0);
        for (int row = 0; row < model->rowCount(); ++row)
            QVERIFY(model->at(row)->snippet.contains("<mark>"));
        page().ask(page().question());
        QTRY_COMPARE(answered.count(), 2);
        QCOMPARE(reads.all(), QByteArrayList());
    }

private:
    static constexpr int Judgments = 150;
    static constexpr int Asked = 20;
    inline static const QString LongQuestion =
        u"whether the court may order the respondent to pay the costs of the appeal"_s;

    bench::SearchLibrary m_words{4};
};

SHERIA_GUI_TEST(TestLargeLibrary)
} // namespace tst_largelibrary
#include "tst_largelibrary.moc"
