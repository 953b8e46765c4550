// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/access/accessdialog.h"
#include "app/serverpanel/localserver.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

namespace tst_access {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Who may ask the server what, as an administrator sets it at the desk; and whether the server minds.
class TestAccess : public QObject
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
        m_desk->press(u"Ctrl+Shift+A"_s);
    }

    void cleanup() { m_desk.reset(); }

    void anAccountIsMadeAndGetsATokenThatIsShownOnce()
    {
        QCOMPARE(list().count(), 0);
        QVERIFY(!find<QTabWidget>(u"accessPages"_s)->isEnabled());
        addAccount(u"clerk"_s);
        const QString secret = newToken(u"laptop"_s);
        click(u"copySecret"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), secret);
        const QTableWidget &table = *find<QTableWidget>(u"tokenTable"_s);
        QCOMPARE(table.item(0, 0)->text(), u"laptop"_s);
        QVERIFY(secret.startsWith(table.item(0, 1)->text().chopped(1)));
        QVERIFY(!table.item(0, 2)->text().isEmpty());
        QCOMPARE(table.item(0, 3)->text(), u"Never"_s);
        click(u"hideSecret"_s);
        QVERIFY(find<QLineEdit>(u"newSecret"_s)->text().isEmpty());
        QVERIFY(!find<QLineEdit>(u"newSecret"_s)->isVisible());
        // A second one stands beside it.
        QVERIFY(newToken(u"server"_s) != secret);
        QCOMPARE(table.rowCount(), 2);
    }

    void aRevokedTokenIsTurnedAway()
    {
        addAccount(u"clerk"_s);
        const QString kept = newToken(u"kept"_s);
        const QString lost = newToken(u"lost"_s);
        startServer();
        const QString path = u"/v3/akn/zz/act/2005/4/eng@2010-07-01.json"_s;
        QCOMPARE(fetch(path, kept), 200);
        QCOMPARE(fetch(path, lost), 200);
        QTableWidget &table = *find<QTableWidget>(u"tokenTable"_s);
        QVERIFY(!find<QPushButton>(u"revokeToken"_s)->isEnabled());
        table.selectRow(1);
        // Nothing happens to those who think better of it.
        click(u"revokeToken"_s);
        answer(u"confirmRevoke"_s, QMessageBox::RejectRole);
        QCOMPARE(table.rowCount(), 2);
        QCOMPARE(fetch(path, lost), 200);
        click(u"revokeToken"_s);
        answer(u"confirmRevoke"_s, QMessageBox::DestructiveRole);
        QTRY_COMPARE(table.rowCount(), 1);
        QCOMPARE(table.item(0, 0)->text(), u"kept"_s);
        // That it was used is told.
        QTRY_VERIFY(table.item(0, 3)->text() != u"Never"_s);
        QCOMPARE(fetch(path, lost), 401);
        QCOMPARE(fetch(path, kept), 200);
    }

    void aSubscriptionHidesTheRest()
    {
        addAccount(u"owner"_s);
        addAccount(u"guest"_s);
        const QString token = newToken({});
        startServer();
        find<QTabWidget>(u"accessPages"_s)->setCurrentIndex(1);
        click(u"seesChosen"_s);
        auto *works = find<QPlainTextEdit>(u"subscribedWorks"_s);
        QVERIFY(works->isEnabled());
        works->setPlainText(u"/akn/zz/act/2005/4\n"_s);
        click(u"saveSubscription"_s);
        QTRY_COMPARE(fetch(u"/v3/akn/zz/act/1998/2/eng.json"_s, token), 403);
        QCOMPARE(fetch(u"/v3/akn/zz/act/2005/4/eng.json"_s, token), 200);
        // A place: Marlequay, with its by-laws.
        auto *places = find<QListWidget>(u"subscribedPlaces"_s);
        const QList<QListWidgetItem *> found = places->findItems(u"Marlequay"_s, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        QCOMPARE(fetch(u"/v3/akn/zz-mqy/act/by-law/2011/harbour-animals/eng.json"_s, token), 403);
        found.first()->setCheckState(Qt::Checked);
        click(u"saveSubscription"_s);
        QTRY_COMPARE(fetch(u"/v3/akn/zz-mqy/act/by-law/2011/harbour-animals/eng.json"_s, token),
                     200);
        click(u"seesEverything"_s);
        click(u"saveSubscription"_s);
        QTRY_COMPARE(fetch(u"/v3/akn/zz/act/1998/2/eng.json"_s, token), 200);
    }

    /// The decisions API needs a permission of its own, given and taken by a box.
    void theBoxGivesThePermissionForDecisions()
    {
        addAccount(u"chief"_s); // The first one is an administrator, who may in any case.
        find<QTabWidget>(u"accessPages"_s)->setCurrentIndex(2);
        auto *box = find<QCheckBox>(u"accountDecisions"_s);
        QTRY_VERIFY(box->isChecked() && !box->isEnabled());
        addAccount(u"clerk"_s);
        find<QTabWidget>(u"accessPages"_s)->setCurrentIndex(0);
        const QString token = newToken(u"laptop"_s);
        startServer();
        find<QTabWidget>(u"accessPages"_s)->setCurrentIndex(2);
        QTRY_VERIFY(box->isEnabled() && !box->isChecked());
        QCOMPARE(fetch(u"/api/v1/courts"_s, token), 403);
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QTRY_COMPARE(fetch(u"/api/v1/courts"_s, token), 200);
        QVERIFY(box->isChecked());
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QTRY_COMPARE(fetch(u"/api/v1/courts"_s, token), 403);
    }

    void whatCannotBeSaysSo()
    {
        addAccount(u"clerk"_s);
        auto *problem = find<QLabel>(u"accessProblem"_s);
        QVERIFY(!problem->isVisible());
        find<QTabWidget>(u"accessPages"_s)->setCurrentIndex(2);
        auto *enabled = find<QCheckBox>(u"accountEnabled"_s);
        QVERIFY(enabled->isChecked());
        // The last administrator stays.
        enabled->click();
        QTRY_VERIFY(problem->isVisible());
        QTRY_VERIFY(enabled->isChecked());
        find<QTabWidget>(u"accessPages"_s)->setCurrentIndex(1);
        click(u"seesChosen"_s);
        find<QPlainTextEdit>(u"subscribedWorks"_s)->setPlainText(u"nonsense"_s);
        click(u"saveSubscription"_s);
        QTRY_VERIFY(problem->text().contains(u"nonsense"_s));
    }

    void anAccountIsRenamedGetsAPasswordAndGoes()
    {
        addAccount(u"owner"_s);
        addAccount(u"clerk"_s);
        find<QTabWidget>(u"accessPages"_s)->setCurrentIndex(2);
        find<QLineEdit>(u"accountDisplayName"_s)->setText(u"The Clerk"_s);
        click(u"renameAccount"_s);
        QTRY_VERIFY(list().currentItem() && list().currentItem()->text() == u"The Clerk"_s);
        find<QLineEdit>(u"accountPassword"_s)->setText(u"correct horse battery"_s);
        click(u"setPassword"_s);
        QTRY_VERIFY(find<QPushButton>(u"dropPassword"_s)->isEnabled());
        QVERIFY(find<QLineEdit>(u"accountPassword"_s)->text().isEmpty());
        click(u"removeAccount"_s);
        answer(u"confirmRemove"_s, QMessageBox::DestructiveRole);
        QTRY_COMPARE(list().count(), 1);
        QCOMPARE(list().item(0)->text(), u"owner"_s);
    }

    void oneClickOpensTheServerInTheBrowser()
    {
        startServer();
        m_desk->external.clear();
        m_desk->find<QDockWidget>(u"serverDock"_s)->raise();
        m_desk->find<QPushButton>(u"openInBrowser"_s)->click();
        QTRY_COMPARE(m_desk->external.size(), 1);
        const QUrl url = m_desk->external.first();
        QVERIFY(url.toString().startsWith(
            QString::fromLatin1(m_desk->window().library()->server().address())));
        // It signs in, and leads on to where the answers are.
        QNetworkAccessManager network;
        QNetworkRequest request(url);
        request.setRawHeader("Accept", "text/html");
        const std::unique_ptr<QNetworkReply> reply(network.get(request));
        QTRY_VERIFY(reply->isFinished());
        QCOMPARE(status(*reply), 200);
        QVERIFY(reply->url().path().startsWith(u"/v3"_s));
    }

    void theDialogGoesWithItsLibrary()
    {
        QPointer<AccessDialog> dialog = m_desk->window().findChild<AccessDialog *>();
        QVERIFY(dialog);
        m_desk->press(u"Ctrl+Shift+A"_s); // The same one again.
        QCOMPARE(m_desk->window().findChildren<AccessDialog *>().size(), 1);
        m_desk->window().openLibrary(m_desk->path(u"other.sheria"_s));
        QTRY_VERIFY(m_desk->window().library());
        QVERIFY(!dialog);
    }

private:
    template <typename T>
    T *find(const QString &name)
    {
        return m_desk->find<T>(name);
    }
    QListWidget &list() { return *find<QListWidget>(u"accountList"_s); }
    void click(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        // A radio button is only as wide as its words.
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(10, button->height() / 2));
    }

    /// Adds one and chooses it.
    void addAccount(const QString &name)
    {
        const int before = list().count();
        find<QLineEdit>(u"newAccountName"_s)->setText(name);
        QTest::keyClick(find<QLineEdit>(u"newAccountName"_s), Qt::Key_Return);
        QTRY_COMPARE(list().count(), before + 1);
        const QList<QListWidgetItem *> items = list().findItems(name, Qt::MatchExactly);
        QCOMPARE(items.size(), 1);
        list().setCurrentItem(items.first());
        QVERIFY(find<QTabWidget>(u"accessPages"_s)->isEnabled());
    }

    QString newToken(const QString &name)
    {
        auto *secret = find<QLineEdit>(u"newSecret"_s);
        const QString before = secret->text();
        const int rows = find<QTableWidget>(u"tokenTable"_s)->rowCount();
        find<QLineEdit>(u"tokenName"_s)->setText(name);
        click(u"issueToken"_s);
        const auto isThere = [&] {
            return secret->text() != before
                && find<QTableWidget>(u"tokenTable"_s)->rowCount() == rows + 1;
        };
        if (!QTest::qWaitFor(isThere, 10'000))
            qFatal("no token was made");
        return secret->text();
    }

    void answer(const QString &box, QMessageBox::ButtonRole role)
    {
        auto *message = find<QMessageBox>(box);
        const auto buttons = message->buttons();
        for (QAbstractButton *button : buttons) {
            if (message->buttonRole(button) == role) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        qFatal("no such button");
    }

    void startServer()
    {
        LocalServer &server = m_desk->window().library()->server();
        server.start(0);
        QTRY_COMPARE(server.state(), LocalServer::State::Running);
    }

    static int status(const QNetworkReply &reply)
    {
        return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    }

    int fetch(const QString &path, const QString &token)
    {
        QNetworkAccessManager network;
        const QByteArray address = m_desk->window().library()->server().address();
        QNetworkRequest request(QUrl(QString::fromLatin1(address) + path));
        request.setRawHeader("Authorization", "Token " + token.toLatin1());
        const std::unique_ptr<QNetworkReply> reply(network.get(request));
        QSignalSpy finished(reply.get(), &QNetworkReply::finished);
        if (!reply->isFinished())
            finished.wait(10'000);
        return status(*reply);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestAccess)
} // namespace tst_access
#include "tst_access.moc"
