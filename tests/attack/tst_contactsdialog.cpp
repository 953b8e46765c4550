// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/librarytrust.h"
#include "core/store/file/libraryfile.h"
#include "core/store/sync/syncsources.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QTest>

namespace tst_contactsdialog {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The desktop asks before a library from elsewhere contacts anybody, and shows whom.
class TestContactsDialog : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void init()
    {
        m_receiver = std::make_unique<Receiver>([](const Received &) { return Act::status(500); });
        m_desk = std::make_unique<DeskFixture>();
        const SystemClock clock;
        const auto made = must(
            Library::open(m_desk->libraryPath(), Library::Mode::OpenOrCreate, clock));
        store::SyncSource source;
        source.base = m_receiver->url("/api");
        source.selection = "{}";
        source.createdAt = m_desk->clock.now();
        must(made->writer()
                 .submit([&source](store::Database &db) -> Result<void> {
                     SHERIA_CHECK(store::addSyncSource(db, source));
                     return db.execute("INSERT INTO embedding_source (id, url, model, key_from) "
                                       "VALUES (1, 'https://vectors.example/v1', 'm', '')");
                 })
                 .get());
    }
    void cleanup()
    {
        m_desk.reset();
        m_receiver.reset();
    }

    void theHostsAreShownAndNothingIsAgreedByLeaving()
    {
        m_desk->start();
        QTRY_VERIFY(question());
        QMessageBox *box = question();
        const QString origin = u"http://127.0.0.1:%1"_s.arg(m_receiver->port());
        QVERIFY(box->informativeText().contains(origin));
        QVERIFY(box->informativeText().contains(u"https://vectors.example"_s));
        QVERIFY(box->informativeText().contains(u"texts and queries"_s));
        // Neither Return nor Escape agrees.
        QCOMPARE(box->defaultButton()->objectName(), u"refuseContacts"_s);
        QTest::keyClick(box, Qt::Key_Escape);
        QTRY_VERIFY(!question());
        QCOMPARE(must(library().contactsToAgree()).size(), std::size_t(2));
        QCOMPARE(m_receiver->count(), 0);
        // The next opening asks again.
        m_desk->window().openLibrary(m_desk->libraryPath());
        QTRY_VERIFY(question());
    }

    void whoAgreesIsNotAskedAgain()
    {
        m_desk->start();
        QTRY_VERIFY(question());
        question()->findChild<QAbstractButton *>(u"allowContacts"_s)->click();
        QTRY_VERIFY(must(library().contactsToAgree()).empty());
        connect(&m_desk->window(), &app::MainWindow::libraryOpened, this, [this] { ++m_opened; });
        m_desk->window().openLibrary(m_desk->libraryPath());
        QTRY_COMPARE(m_opened, 1);
        // It has looked whom the library would contact once its sources are shown.
        QTRY_COMPARE(m_desk->window().library()->sync().sources().size(), std::size_t(1));
        QVERIFY(!question());
    }

private:
    QMessageBox *question()
    {
        return m_desk->window().findChild<QMessageBox *>(u"contactsDialog"_s);
    }
    Library &library() { return m_desk->window().library()->library(); }

    std::unique_ptr<Receiver> m_receiver;
    std::unique_ptr<DeskFixture> m_desk;
    int m_opened = 0;
};

SHERIA_GUI_TEST(TestContactsDialog)
} // namespace tst_contactsdialog
#include "tst_contactsdialog.moc"
