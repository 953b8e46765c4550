// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/attemptview.h"
#include "app/webhooks/logpage.h"
#include "core/store/db/statement.h"
#include "core/webhooks/message.h"
#include "tests/app/gui/webhooktest.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>

namespace tst_webhooks {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Webhooks at the desk: whom it tells, and what its panel shows of that. The receivers are real ones.
class TestWebhooks : public WebhookTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { startDesk(); }
    void cleanup() { m_desk.reset(); }

    void whatIsImportedIsToldWhileTheServerRuns()
    {
        const Receiver receiver;
        registerAt(receiver);
        startServer();
        m_desk->importSample();
        m_desk->clock.advance(30'000);
        // Twenty-two works in the sample, each told of once.
        QTRY_COMPARE_WITH_TIMEOUT(receiver.count(), 22, 20'000);
        const QByteArray address = server().address();
        for (const Received &each : receiver.received()) {
            QCOMPARE(each.member("action"), "created"_ba);
            QCOMPARE(each.member("work.url"),
                     QByteArray(address + "/v3" + each.member("work.frbr_uri")));
        }
    }

    void nothingIsToldWhileTheServerStandsAndAllOfItThen()
    {
        const Receiver receiver;
        registerAt(receiver);
        startServer();
        const QByteArray before = server().address();
        stopServer();
        const qint64 endpoint = endpointOf(receiver);
        must(registry().sendExample(endpoint, "updated", "/akn/zz/act/2005/4"));
        startServer();
        QTRY_COMPARE(receiver.count(), 1);
        QVERIFY(server().address() != before); // A free port each time.
        QCOMPARE(receiver.received().constFirst().member("work.url"),
                 QByteArray(server().address() + "/v3/akn/zz/act/2005/4"));
        // A server that is started again on its port goes on.
        server().permit(m_desk->preferences());
        QTRY_COMPARE(server().state(), LocalServer::State::Running);
        must(registry().sendExample(endpoint, "updated", "/akn/zz/act/2005/4"));
        QTRY_COMPARE(receiver.count(), 2);
    }

    /// Nor does an endpoint that never answers keep the window open.
    void whatIsUnderWayWhenTheWindowClosesIsToldNextTime()
    {
        std::atomic<bool> isWell = false;
        Act hang = Act::status(200);
        hang.delay = std::chrono::seconds(60);
        const Receiver receiver(
            [&](const Received &) { return isWell.load() ? Act::status(200) : hang; });
        registerAt(receiver);
        startServer();
        must(registry().sendExample(endpointOf(receiver), "updated", "/akn/zz/act/2005/4"));
        QTRY_COMPARE(receiver.count(), 1);
        m_desk->close();
        {
            // Had it waited, the endpoint would have been noted as too slow.
            store::Database db = must(
                store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
            QCOMPARE(must(store::Statement::number(db, "SELECT count(*) FROM delivery")), 0);
        }
        isWell = true;
        m_desk->start();
        startServer();
        QTRY_COMPARE(receiver.count(), 2);
        const QList<Received> got = receiver.received();
        QCOMPARE(got.at(1).member("invocation_id"), got.at(0).member("invocation_id"));
        QVERIFY(got.at(1).member("request_id") != got.at(0).member("request_id"));
    }

    void whoIsToldIsManagedWithTheMouse()
    {
        const Receiver receiver;
        openPanel(0);
        QVERIFY(!find<QTableWidget>(u"endpointTable"_s)->isVisible());
        auto *url = find<QLineEdit>(u"webhookUrl"_s);
        url->setText(u"nonsense"_s);
        QTest::keyClick(url, Qt::Key_Return);
        QTRY_VERIFY(find<QLabel>(u"webhookProblem"_s)->isVisible());
        QCOMPARE(url->text(), u"nonsense"_s); // To be mended.
        url->setText(QString::fromUtf8(receiver.url()));
        click(u"addWebhook"_s);
        QTRY_COMPARE(endpoints().rowCount(), 1);
        QVERIFY(url->text().isEmpty());
        QVERIFY(!find<QLabel>(u"webhookProblem"_s)->isVisible());
        QCOMPARE(cell(1), u"Active"_s);
        for (const QString &name : {u"pauseWebhook"_s, u"signWebhook"_s, u"deleteWebhook"_s})
            QVERIFY(!find<QPushButton>(name)->isEnabled());
        endpoints().selectRow(0);
        click(u"pauseWebhook"_s);
        QTRY_COMPARE(cell(1), u"Paused"_s);
        click(u"pauseWebhook"_s);
        QTRY_COMPARE(cell(1), u"Active"_s);
        // The first secret, and one in its place; each is shown once.
        click(u"signWebhook"_s);
        QTRY_COMPARE(cell(2), u"Yes"_s);
        auto *secret = find<QLineEdit>(u"webhookSecret"_s);
        QTRY_VERIFY(secret->isVisible());
        const QString first = secret->text();
        QVERIFY(webhooks::isSigningSecret(first.toLatin1()));
        click(u"signWebhook"_s);
        QTRY_VERIFY(secret->text() != first);
        click(u"webhookSecretDone"_s);
        QVERIFY(secret->text().isEmpty() && !secret->isVisible());
        startServer();
        click(u"sendExample"_s);
        QTRY_COMPARE(receiver.count(), 1);
        QCOMPARE(receiver.received().constFirst().head.count("v1,"), 2);
        QTRY_COMPARE(cell(4), u"1"_s);
        click(u"unsignWebhook"_s);
        QTRY_COMPARE(cell(2), u"No"_s);
        click(u"deleteWebhook"_s);
        answer(u"confirmDeleteWebhook"_s, QMessageBox::RejectRole);
        QCOMPARE(endpoints().rowCount(), 1);
        click(u"deleteWebhook"_s);
        answer(u"confirmDeleteWebhook"_s, QMessageBox::DestructiveRole);
        QTRY_VERIFY(!endpoints().isVisible());
    }

    void whoIsToldIsManagedByKeyboard()
    {
        const Receiver receiver;
        m_desk->find<QWidget>(u"libraryFilter"_s)->setFocus();
        DeskFixture::key(Qt::Key_F4);
        QTRY_VERIFY(find<QWidget>(u"webhookPanel"_s)->isVisible());
        DeskFixture::tabTo(u"webhookUrl"_s);
        DeskFixture::type(QString::fromUtf8(receiver.url()));
        DeskFixture::key(Qt::Key_Return);
        QTRY_COMPARE(endpoints().rowCount(), 1);
        DeskFixture::tabTo(u"endpointTable"_s);
        DeskFixture::key(Qt::Key_Down);
        DeskFixture::key(Qt::Key_Space);
        DeskFixture::tabTo(u"pauseWebhook"_s);
        DeskFixture::key(Qt::Key_Space);
        QTRY_COMPARE(cell(1), u"Paused"_s);
        DeskFixture::tabTo(u"deleteWebhook"_s);
        DeskFixture::key(Qt::Key_Space);
        QTRY_VERIFY(QApplication::activeModalWidget());
        QTRY_VERIFY(QApplication::activeWindow() == QApplication::activeModalWidget());
        // No is what Return says.
        DeskFixture::key(Qt::Key_Return);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QCOMPARE(endpoints().rowCount(), 1);
        m_desk->window().activateWindow(); // As a window manager does.
        QTRY_VERIFY(QApplication::focusWidget());
        DeskFixture::key(Qt::Key_Escape);
        QTRY_VERIFY(!find<QWidget>(u"webhookPanel"_s)->isVisible());
    }

    /// Somebody else's changes appear too.
    void whatSheriactlChangesShows()
    {
        openPanel(0);
        const auto other = must(
            Library::open(m_desk->libraryPath(), Library::Mode::OpenExisting, m_desk->clock));
        webhooks::Registry registry(other->writer(), m_desk->clock, other->trust());
        const qint64 id = must(registry.add(u"http://127.0.0.1:9/hook"_s)).id;
        QTRY_COMPARE(endpoints().rowCount(), 1);
        must(registry.pause(id));
        QTRY_COMPARE(cell(1), u"Paused"_s);
        must(registry.remove(id));
        QTRY_COMPARE(endpoints().rowCount(), 0);
    }

    /// Events and headers of a webhook, which are sent and shown but for secrets.
    void aWebhookHasEventsAndHeaders()
    {
        const Receiver receiver;
        registerAt(receiver);
        startServer();
        openPanel(0);
        QTRY_COMPARE(endpoints().rowCount(), 1);
        QCOMPARE(cell(6), u"All"_s);
        endpoints().selectRow(0);
        click(u"webhookSettings"_s);
        auto *headers = find<QPlainTextEdit>(u"endpointHeaders"_s);
        headers->setPlainText(u"Content-Length: 7"_s);
        click(u"acceptWebhookDialog"_s);
        QTRY_COMPARE(find<QLabel>(u"webhookDialogProblem"_s)->text(),
                     u"the request header Content-Length cannot be set"_s);
        headers->setPlainText(u"X-Api-Key: open-sesame\nX-Env: test"_s);
        find<QCheckBox>(u"event_created"_s)->click();
        click(u"acceptWebhookDialog"_s);
        QTRY_COMPARE(cell(6), u"Updated, Deleted"_s);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"endpointDialog"_s));
        click(u"webhookSettings"_s);
        headers = find<QPlainTextEdit>(u"endpointHeaders"_s);
        QCOMPARE(headers->toPlainText(), u"X-Api-Key: ****\nX-Env: test"_s);
        headers->setPlainText(u"X-Api-Key: ****"_s); // It keeps its value.
        click(u"acceptWebhookDialog"_s);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"endpointDialog"_s));
        click(u"sendExample"_s);
        QTRY_COMPARE(receiver.count(), 1);
        const QByteArray head = receiver.received().constFirst().head;
        QVERIFY2(head.contains("X-Api-Key: open-sesame\r\n"), head.constData());
        QVERIFY(!head.contains("X-Env"));
    }

    /// One delivery to another address, and a recording to a third.
    void callsAreMadeToOtherAddresses()
    {
        const Receiver receiver;
        const Receiver other(
            [](const Received &got) { return Act::status(got.number == 0 ? 503 : 200); });
        registerAt(receiver);
        startServer();
        openPanel(1);
        must(registry().sendExample(endpointOf(receiver), "updated", "/akn/zz/act/2005/4"));
        QTRY_COMPARE(log().model()->rowCount(), 1);
        log().selectRow(0);
        click(u"resendElsewhere"_s);
        find<QLineEdit>(u"resendUrl"_s)->setText(u"nonsense"_s);
        click(u"acceptWebhookDialog"_s);
        QTRY_VERIFY(find<QLabel>(u"webhookDialogProblem"_s)->isVisible());
        find<QLineEdit>(u"resendUrl"_s)->setText(QString::fromUtf8(other.url()));
        click(u"acceptWebhookDialog"_s);
        QTRY_COMPARE(other.count(), 1);
        QCOMPARE(other.received().constFirst().member("invocation_id"),
                 receiver.received().constFirst().member("invocation_id"));
        QTRY_COMPARE(log().model()->rowCount(), 2);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"resendDialog"_s));
        QVERIFY(m_desk->window().statusBar()->currentMessage().contains(u"Refused (503)"_s));
        m_desk->write(u"calls.jsonl"_s, "{\"body\":\"1\"}\n{\"body\":\"2\"}\n");
        click(u"replayRecording"_s);
        m_desk->answerFileDialog(m_desk->path(u"calls.jsonl"_s));
        QTRY_VERIFY(m_desk->window().findChild<QDialog *>(u"replayDialog"_s));
        find<QLineEdit>(u"replayUrl"_s)->setText(QString::fromUtf8(other.url()));
        click(u"startReplay"_s);
        QTRY_COMPARE(find<QLabel>(u"replayState"_s)->text(), u"2 delivered, 0 failed."_s);
        QCOMPARE(find<QListWidget>(u"replayAnswers"_s)->count(), 2);
        QCOMPARE(other.received().at(2).body, "2"_ba);
        click(u"closeReplay"_s);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"replayDialog"_s));
    }

    /// An address that never answers holds up nothing else, and closing the dialog ends the request.
    void resendingHoldsUpNothing()
    {
        const Receiver receiver;
        const Receiver silent([](const Received &) {
            Act act = Act::status(200);
            act.delay = std::chrono::seconds(60);
            return act;
        });
        registerAt(receiver);
        startServer();
        openPanel(1);
        must(registry().sendExample(endpointOf(receiver), "updated", "/akn/zz/act/2005/4"));
        QTRY_COMPARE(log().model()->rowCount(), 1);
        log().selectRow(0);
        click(u"resendElsewhere"_s);
        find<QLineEdit>(u"resendUrl"_s)->setText(QString::fromUtf8(silent.url()));
        click(u"acceptWebhookDialog"_s);
        QTRY_COMPARE(silent.count(), 1);
        find<QDialog>(u"resendDialog"_s)->reject();
        openPanel(0);
        endpoints().selectRow(0);
        click(u"sendExample"_s);
        QTRY_COMPARE(receiver.count(), 2);
        openPanel(1);
        QTRY_COMPARE(log().model()->rowCount(),
                     3); // With what was cancelled, which the log has, too.
    }

    void theLogIsLiveAndShowsAttemptsInFull()
    {
        const Receiver receiver([](const Received &request) {
            return Act::status(request.number == 0 ? 500 : 204, "X-Answer: here\r\n");
        });
        registerAt(receiver);
        startServer();
        openPanel(1);
        QVERIFY(!log().isVisible());
        must(registry().sendExample(endpointOf(receiver), "deleted", "/akn/zz/act/2005/4"));
        QTRY_COMPARE(log().model()->rowCount(), 1);
        QVERIFY(log().isVisible());
        QTRY_COMPARE(logCell(0, DeliveryModel::OutcomeColumn), u"Refused (500)"_s);
        QCOMPARE(logCell(0, DeliveryModel::WorkColumn), u"/akn/zz/act/2005/4"_s);
        QCOMPARE(logCell(0, DeliveryModel::ActionColumn), u"Deleted"_s);
        log().selectRow(0);
        auto *request = find<QPlainTextEdit>(u"attemptRequest"_s);
        QTRY_VERIFY(request->toPlainText().startsWith(u"POST /hook HTTP/1.1\n"_s));
        QVERIFY(request->toPlainText().contains(u"\"action\":\"deleted\""_s));
        QVERIFY(find<QPlainTextEdit>(u"attemptResponse"_s)
                    ->toPlainText()
                    .contains(u"X-Answer: here"_s));
        auto *state = find<QLabel>(u"attemptState"_s);
        QCOMPARE(state->text(), u"Next attempt in 5 s, at 08:00:05."_s);
        m_desk->clock.advance(2000);
        QTRY_COMPARE(state->text(), u"Next attempt in 3 s, at 08:00:05."_s);
        m_desk->clock.advance(3000);
        // The second attempt stands above the first, which stays chosen.
        QTRY_COMPARE(log().model()->rowCount(), 2);
        QTRY_COMPARE(logCell(0, DeliveryModel::OutcomeColumn), u"Delivered (204)"_s);
        QCOMPARE(logCell(0, DeliveryModel::AttemptColumn), u"2"_s);
        QCOMPARE(log().currentIndex().row(), 1);
        QTRY_COMPARE(state->text(), u"Delivered after 2 attempt(s)."_s);
        auto *waterfall = find<Waterfall>(u"waterfall"_s);
        QTRY_COMPARE(waterfall->accessibleDescription(),
                     u"1: after 0 s, Refused (500)\n2: after 5 s, Delivered (204)"_s);
        // A click on the second bar.
        QTest::mouseClick(waterfall, Qt::LeftButton, {}, QPoint(60, waterfall->height() * 3 / 4));
        QTRY_COMPARE(log().currentIndex().row(), 0);
        QTRY_VERIFY(find<QPlainTextEdit>(u"attemptResponse"_s)
                        ->toPlainText()
                        .startsWith(u"HTTP/1.1 204"_s));
        click(u"copyCurl"_s);
        const QString curl = QGuiApplication::clipboard()->text();
        QVERIFY(curl.startsWith(u"curl --request POST"_s) && curl.endsWith(u"/hook'"_s));
        click(u"resendInvocation"_s);
        QTRY_COMPARE(receiver.count(), 3);
        QCOMPARE(receiver.received().at(2).member("invocation_id"),
                 receiver.received().at(0).member("invocation_id"));
        QTRY_COMPARE(log().model()->rowCount(), 3);
    }

    void theLogIsFilteredAndExported()
    {
        const Receiver well;
        const Receiver ill([](const Received &) { return Act::status(410); });
        registerAt(well);
        registerAt(ill);
        startServer();
        openPanel(1);
        must(registry().sendExample(endpointOf(well), "created", "/akn/zz/act/2005/4"));
        must(registry().sendExample(endpointOf(well), "updated", "/akn/zz/act/1998/2"));
        must(registry().sendExample(endpointOf(ill), "updated", "/akn/zz/act/1998/2"));
        QTRY_COMPARE(log().model()->rowCount(), 3);
        choose(u"logOutcome"_s, u"Failed"_s);
        QTRY_COMPARE(log().model()->rowCount(), 1);
        QTRY_COMPARE(logCell(0, DeliveryModel::OutcomeColumn), u"Refused (410)"_s);
        choose(u"logOutcome"_s, u"All outcomes"_s);
        choose(u"logAction"_s, u"Updated"_s);
        QTRY_COMPARE(log().model()->rowCount(), 2);
        choose(u"logEndpoint"_s, QString::fromUtf8(well.url()));
        QTRY_COMPARE(log().model()->rowCount(), 1);
        QTRY_COMPARE(logCell(0, DeliveryModel::WorkColumn), u"/akn/zz/act/1998/2"_s);
        choose(u"logEndpoint"_s, u"All webhooks"_s);
        choose(u"logAction"_s, u"All events"_s);
        auto *text = find<QLineEdit>(u"logText"_s);
        QTest::keyClicks(text, u"no such work"_s);
        QTRY_VERIFY(!log().isVisible());
        text->setText(u"2005/4"_s);
        QTRY_COMPARE(log().model()->rowCount(), 1);
        text->clear();
        QTRY_COMPARE(log().model()->rowCount(), 3);

        exportBy(u"Save as JSON Lines…"_s, u"log.jsonl"_s);
        QCOMPARE(read(u"log.jsonl"_s).count('\n'), 3);
        log().selectRow(0);
        exportBy(u"Save as HAR…"_s, u"log.har"_s);
        const QJsonObject har = QJsonDocument::fromJson(read(u"log.har"_s)).object();
        QCOMPARE(har.value(u"log").toObject().value(u"entries").toArray().size(), 1);

        // What failed is sent again when its webhook is well.
        openPanel(0);
        endpoints().selectRow(1);
        QTRY_COMPARE(endpoints().item(1, 1)->text(), u"Gone (410)"_s);
        QTRY_COMPARE(endpoints().item(1, 5)->text(), u"1"_s);
        click(u"pauseWebhook"_s);
        QTRY_COMPARE(endpoints().item(1, 1)->text(), u"Active"_s);
        click(u"resendFailed"_s);
        QTRY_COMPARE(ill.count(), 2);
        QCOMPARE(well.count(), 2);
    }

private:
    QString cell(int column) { return endpoints().item(0, column)->text(); }
    QTableView &log() { return *find<QTableView>(u"deliveryTable"_s); }
    QString logCell(int row, int column)
    {
        return log().model()->index(row, column).data().toString();
    }

    void choose(const QString &box, const QString &text)
    {
        auto *combo = find<QComboBox>(box);
        QVERIFY2(combo->findText(text) >= 0, qPrintable(text));
        combo->setCurrentIndex(combo->findText(text));
    }

    void answer(const QString &box, QMessageBox::ButtonRole role)
    {
        auto *message = find<QMessageBox>(box);
        const auto buttons = message->buttons();
        for (QAbstractButton *button : buttons) {
            if (message->buttonRole(button) == role) {
                QTest::mouseClick(button, Qt::LeftButton);
                // It goes later, and the next one has the same name.
                message->setObjectName({});
                return;
            }
        }
        qFatal("no such button");
    }

    void exportBy(const QString &item, const QString &file)
    {
        const QList<QAction *> actions = find<QPushButton>(u"logExport"_s)->menu()->actions();
        for (QAction *action : actions) {
            if (QString(action->text()).remove(u'&') == item)
                action->trigger();
        }
        m_desk->answerFileDialog(m_desk->path(file));
        QTRY_VERIFY(QFile::exists(m_desk->path(file)));
    }

    QByteArray read(const QString &name)
    {
        QFile file(m_desk->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

SHERIA_GUI_TEST(TestWebhooks)
} // namespace tst_webhooks
#include "tst_webhooks.moc"
