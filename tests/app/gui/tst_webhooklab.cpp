// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/receiverspage.h"
#include "app/webhooks/scenariospage.h"
#include "app/webhooks/webhookpanel.h"
#include "app/webhooks/webhooktext.h"
#include "app/window/panels.h"
#include "core/access/authenticator.h"
#include "core/webhooks/lab/scenario.h"
#include "core/webhooks/message.h"
#include "tests/app/gui/webhooktest.h"
#include "tests/server/routes/fetchingreceiver.h"
#include "tests/support/testmain.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QDialog>
#include <QFile>
#include <QFontMetrics>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QStatusBar>
#include <QTranslator>
#include <QTreeWidget>

#include "translations/translations.h"

namespace tst_webhooklab {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The laboratory of webhooks at the desk: receivers, and scenarios.
class TestWebhookLab : public WebhookTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { startDesk(); }
    void cleanup() { m_desk.reset(); }

    void aReceiverShowsWhatItGot()
    {
        openPanel(2);
        QVERIFY(!find<QPushButton>(u"registerReceiver"_s)->isEnabled());
        startServer();
        QVERIFY(!find<QPushButton>(u"registerReceiver"_s)->isEnabled()); // They are off at first.
        find<QCheckBox>(u"openReceivers"_s)->click();
        auto *name = find<QLineEdit>(u"receiverName"_s);
        name->setText(u"503x1-then-200"_s);
        QTest::keyClick(name, Qt::Key_Return);
        const QString address = find<QLineEdit>(u"receiverAddress"_s)->text();
        QCOMPARE(address, QString::fromUtf8(server().address() + "/_lab/receiver/503x1-then-200"));
        click(u"registerReceiver"_s);
        QTRY_COMPARE(endpoints().rowCount(), 1);
        endpoints().selectRow(0);
        click(u"sendExample"_s);
        openPanel(2);
        auto *requests = find<QListWidget>(u"receiverRequests"_s);
        QTRY_COMPARE(requests->count(), 1);
        auto *text = find<QPlainTextEdit>(u"receiverRequest"_s);
        const auto requestId = [text] {
            const QString body = text->toPlainText().section(u"\n\n"_s, 1);
            return QJsonDocument::fromJson(body.toUtf8()).object().value(u"request_id").toString();
        };
        const QString first = requestId();
        QVERIFY(!first.isEmpty());
        m_desk->clock.advance(5000);
        QTRY_COMPARE(requests->count(), 2);
        QVERIFY(requestId() != first); // The newest is shown.
        click(u"forgetReceiver"_s);
        QTRY_COMPARE(requests->count(), 0);
    }

    /// Defined, tried, changed into one that forwards, and removed.
    void aReceiverIsDefined()
    {
        openPanel(2);
        startServer();
        find<QCheckBox>(u"openReceivers"_s)->click();
        auto *table = find<QTableWidget>(u"receiverTable"_s);
        const int before = table->rowCount();
        click(u"newReceiver"_s);
        find<QLineEdit>(u"receiverDialogName"_s)->setText(u"ok"_s);
        click(u"acceptWebhookDialog"_s);
        auto *problem = find<QLabel>(u"webhookDialogProblem"_s);
        QTRY_COMPARE(problem->text(), u"'ok' is a preset of the laboratory"_s);
        find<QLineEdit>(u"receiverDialogName"_s)->setText(u"teapot"_s);
        find<QSpinBox>(u"receiverStatus"_s)->setValue(418);
        find<QPlainTextEdit>(u"receiverHeaders"_s)->setPlainText(u"X-Pot: 1\n"_s);
        find<QPlainTextEdit>(u"receiverBody"_s)->setPlainText(u"short and stout"_s);
        click(u"acceptWebhookDialog"_s);
        QTRY_COMPARE(table->rowCount(), before + 1);
        QTRY_COMPARE(table->item(before, 1)->text(), u"answers 418"_s);
        ApiClient client(quint16(QUrl(QString::fromUtf8(server().address())).port()), {});
        Reply reply = client.send("POST", "/_lab/receiver/teapot", {}, "{}");
        QCOMPARE(reply.status, 418);
        QCOMPARE(reply.header("x-pot"), "1"_ba);
        QCOMPARE(reply.body, "short and stout"_ba);
        table->selectRow(before);
        auto *requests = find<QListWidget>(u"receiverRequests"_s);
        QTRY_COMPARE(requests->count(), 1);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"receiverDialog"_s));
        const Receiver program([](const Received &) { return Act::status(202); });
        click(u"editReceiver"_s);
        find<QLineEdit>(u"receiverForward"_s)->setText(QString::fromUtf8(program.url()));
        click(u"acceptWebhookDialog"_s);
        QTRY_COMPARE(table->item(before, 1)->text(),
                     u"forwards to "_s + QString::fromUtf8(program.url()));
        QCOMPARE(client.send("POST", "/_lab/receiver/teapot", {}, "{\"a\":1}").status, 202);
        QCOMPARE(program.received().constFirst().body, "{\"a\":1}"_ba);
        auto *text = find<QPlainTextEdit>(u"receiverRequest"_s);
        QTRY_VERIFY(text->toPlainText().contains(u"Answer of the program: delivered 202"_s));
        click(u"removeReceiver"_s);
        auto *question = find<QMessageBox>(u"confirmRemoveReceiver"_s);
        for (QAbstractButton *button : question->buttons()) {
            if (question->buttonRole(button) != QMessageBox::RejectRole)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_COMPARE(table->rowCount(), before);
        reply = client.send("POST", "/_lab/receiver/teapot", {}, "{}");
        QCOMPARE(reply.status, 404);
    }

    /// The other server's secret is pasted, or a new one is shown once; then anything is taken again.
    void whatComesInIsSignedWhenOneWantsIt()
    {
        startServer();
        openPanel(4);
        auto *page = find<IncomingPage>(u"incomingPage"_s);
        auto *state = find<QLabel>(u"incomingState"_s);
        auto *entered = find<QLineEdit>(u"incomingSecret"_s);
        QCOMPARE(find<QLineEdit>(u"incomingAddress"_s)->text(),
                 QString::fromUtf8(server().address() + "/webhooks/incoming"));
        QCOMPARE(incomingStatus(), 202);
        const QString given = QString::fromLatin1(webhooks::newSigningSecret());
        entered->setText(given);
        click(u"wantSignatures"_s);
        QTRY_COMPARE(state->text(), u"Requests must be signed with one of 1 secret(s)."_s);
        QVERIFY(entered->text().isEmpty());
        auto *shown = page->findChild<QLineEdit *>(u"newIncomingSecret"_s);
        QVERIFY(!shown->isVisible()); // It is the other's, who has it.
        QTRY_COMPARE(incomingStatus(), 401);
        click(u"wantSignatures"_s);
        QTRY_VERIFY(shown->isVisible());
        QVERIFY(webhooks::isSigningSecret(shown->text().toLatin1()));
        QTRY_COMPARE(state->text(), u"Requests must be signed with one of 2 secret(s)."_s);
        entered->setText(u"whsec_short"_s);
        click(u"wantSignatures"_s);
        QTRY_VERIFY(m_desk->window().statusBar()->currentMessage().contains(u"whsec_"_s));
        click(u"takeAll"_s);
        QTRY_COMPARE(state->text(),
                     u"Signatures are not required, but a token of an account is."_s);
        QVERIFY(!shown->isVisible());
        QTRY_COMPARE(incomingStatus(), 202);
    }

    void scenariosRunStepByStep()
    {
        m_desk->write(u"mine.yaml"_s,
                      "receivers: [ok]\nsteps:\n- emit: updated /akn/zz/act/1\n- run: idle\n"
                      "- expect:\n    requests: 2\n");
        m_desk->write(u"broken.yaml"_s, "receivers: [ok]\nsteps:\n- emitt: x\n");
        openPanel(3);
        auto *tree = find<QTreeWidget>(u"scenarioTree"_s);
        const int builtIn = tree->topLevelItemCount();
        QVERIFY(builtIn >= 20);
        click(u"openScenarios"_s);
        m_desk->answerFileDialog(m_desk->path(u"mine.yaml"_s));
        QTRY_COMPARE(tree->topLevelItemCount(), builtIn + 1);
        click(u"runScenario"_s);
        const QTreeWidgetItem *mine = tree->topLevelItem(builtIn);
        QTRY_COMPARE(mine->text(1), u"1 failure(s)"_s);
        QVERIFY(mine->isExpanded());
        QCOMPARE(mine->child(0)->text(1), u"Passed"_s);
        QCOMPARE(mine->child(2)->text(1), u"requests: expected 2, found 1"_s);
        QCOMPARE(mine->child(2)->text(2), u"expect: requests: 2"_s);
        m_desk->window().findChild<ScenariosPage *>()->addFiles({m_desk->path(u"broken.yaml"_s)});
        QVERIFY(tree->topLevelItem(builtIn + 1)->text(2).contains(u"line 3"_s));
        click(u"runAllScenarios"_s);
        auto *state = find<QLabel>(u"scenarioState"_s);
        QTRY_COMPARE_WITH_TIMEOUT(state->text(), u"%1 run, 2 failed."_s.arg(builtIn + 2), 60'000);
        for (int i = 0; i < builtIn; ++i)
            QVERIFY2(tree->topLevelItem(i)->text(1).startsWith(u"Passed"_s),
                     qPrintable(tree->topLevelItem(i)->text(0)));
    }

    /// The same seed, the same hash; and one that takes twelve hours of real time can be ended.
    void aScenarioHasASeedAndIsCancelled()
    {
        openPanel(3);
        auto *tree = find<QTreeWidget>(u"scenarioTree"_s);
        QTreeWidgetItem *jitter = tree->findItems(u"jitter"_s, Qt::MatchExactly).value(0);
        QVERIFY(jitter);
        tree->setCurrentItem(jitter);
        QSet<QString> hashes;
        for (const QString &seed : {u"7"_s, u"8"_s, u"7"_s}) {
            find<QLineEdit>(u"scenarioSeed"_s)->setText(seed);
            click(u"runScenario"_s);
            QTRY_VERIFY(find<QPushButton>(u"runScenario"_s)->isEnabled());
            hashes.insert(jitter->text(1));
        }
        QCOMPARE(hashes.size(), 2);
        find<QCheckBox>(u"scenarioRealTime"_s)->setChecked(true);
        click(u"runScenario"_s);
        QTRY_VERIFY(find<QLabel>(u"scenarioState"_s)->text().startsWith(u"jitter, line"_s));
        click(u"cancelScenarios"_s);
        QTRY_COMPARE(find<QLabel>(u"scenarioState"_s)->text(), u"Cancelled."_s);
        QCOMPARE(jitter->text(1), u"Cancelled"_s);
        QVERIFY(find<QPushButton>(u"runScenario"_s)->isEnabled());
    }

    /// A receiver that is wrong, one that is right, and a test that is cancelled.
    void receiversAreTestedWithOrders()
    {
        openPanel(5);
        auto *result = find<QPlainTextEdit>(u"convergeResult"_s);
        auto *summary = find<QLabel>(u"convergeSummary"_s);
        const auto start = [this](const FetchingReceiver &receiver, int orders, int settle) {
            find<QLineEdit>(u"convergeUrl"_s)->setText(receiver.hook());
            find<QLineEdit>(u"convergeState"_s)->setText(receiver.state());
            find<QSpinBox>(u"convergeLimit"_s)->setValue(orders);
            find<QSpinBox>(u"convergeSettle"_s)->setValue(settle);
            click(u"startConverge"_s);
        };
        const FetchingReceiver bad(true);
        start(bad, 0, 0);
        QTRY_VERIFY_WITH_TIMEOUT(
            result->toPlainText().startsWith(
                u"Shortest order that fails: created 1, created 3, deleted 2 ("_s),
            60'000);
        click(u"saveConverge"_s);
        m_desk->answerFileDialog(m_desk->path(u"found.yaml"_s));
        QTRY_VERIFY(QFile::exists(m_desk->path(u"found.yaml"_s)));
        QFile saved(m_desk->path(u"found.yaml"_s));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        must(webhooks::parseScenario(saved.readAll(), "found"));
        // The saved scenario finds it again.
        openPanel(3);
        auto *scenarios = m_desk->window().findChild<ScenariosPage *>();
        scenarios->addFiles({m_desk->path(u"found.yaml"_s)});
        find<QLineEdit>(u"scenarioUrl"_s)->setText(bad.hook());
        find<QLineEdit>(u"scenarioStateUrl"_s)->setText(bad.state());
        click(u"runScenario"_s);
        QTRY_COMPARE_WITH_TIMEOUT(find<QLabel>(u"scenarioState"_s)->text(), u"1 run, 1 failed."_s,
                                  20'000);
        openPanel(5);
        const FetchingReceiver good;
        start(good, 5, 0);
        QTRY_COMPARE_WITH_TIMEOUT(summary->text(), u"5 orders run, 0 failed."_s, 20'000);
        QVERIFY(!find<QPushButton>(u"saveConverge"_s)->isEnabled());
        const FetchingReceiver silent(false, [](const Received &got) -> std::optional<Act> {
            return got.head.startsWith("GET") ? std::optional(Act::status(404)) : std::nullopt;
        });
        start(silent, 5, 600'000);
        click(u"cancelConverge"_s);
        QTRY_VERIFY(result->toPlainText().startsWith(u"Cancelled."_s));
        QVERIFY(find<QPushButton>(u"startConverge"_s)->isEnabled());
    }

    void aRelayPassesRequestsOn()
    {
        openPanel(6);
        const Receiver program(
            [](const Received &) { return Act::status(503, "Retry-After: 3\r\n"); });
        click(u"startRelay"_s); // There is no address.
        QVERIFY(!find<QPushButton>(u"stopRelay"_s)->isEnabled());
        find<QLineEdit>(u"relayTo"_s)->setText(QString::fromUtf8(program.url()));
        click(u"startRelay"_s);
        const QUrl address(find<QLineEdit>(u"relayAddress"_s)->text());
        ApiClient client(quint16(address.port()), {});
        const Reply reply = client.send("POST", "/any", {}, "{\"a\":1}");
        QCOMPARE(reply.status, 503);
        QCOMPARE(reply.header("retry-after"), "3"_ba);
        QCOMPARE(program.received().constFirst().body, "{\"a\":1}"_ba);
        auto *list = find<QListWidget>(u"relayList"_s);
        QTRY_COMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().contains(u"/any: Refused (503)"_s));
        click(u"stopRelay"_s);
        QCOMPARE(find<QLineEdit>(u"relayAddress"_s)->text(), u"The relay is stopped."_s);
    }

    /// In a window of the usual size. SHERIA_SHOTS names a folder for a picture of each page.
    void pagesHaveRoom_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("webhooks") << 0 << QStringList{u"endpointTable"_s};
        QTest::newRow("log") << 1 << QStringList{u"deliveryTable"_s};
        QTest::newRow("receivers") << 2 << QStringList{u"receiverTable"_s, u"receiverRequest"_s};
        QTest::newRow("scenarios") << 3 << QStringList{u"scenarioTree"_s};
        QTest::newRow("convergence") << 5 << QStringList{u"convergeResult"_s};
        QTest::newRow("relay") << 6 << QStringList{u"relayList"_s};
    }
    void pagesHaveRoom()
    {
        constexpr int Lines = 8;
        QFETCH(int, page);
        QFETCH(QStringList, names);
        const Receiver program;
        registerAt(program);
        startServer();
        openPanel(0);
        QTRY_COMPARE(endpoints().rowCount(), 1);
        endpoints().selectRow(0);
        click(u"sendExample"_s);
        QTRY_COMPARE(program.count(), 1);
        openPanel(page);
        // Nor does the page as a whole have to be scrolled.
        auto *whole = qobject_cast<QScrollArea *>(
            find<QTabWidget>(u"webhookPages"_s)->currentWidget());
        QVERIFY(whole);
        QTRY_VERIFY(!whole->horizontalScrollBar()->isVisible()
                    && !whole->verticalScrollBar()->isVisible());
        for (const QString &name : names) {
            auto *view = find<QAbstractScrollArea>(name);
            QTRY_VERIFY2(view->isVisible(), qPrintable(name));
            const int least = Lines * QFontMetrics(view->font()).lineSpacing();
            QTRY_VERIFY2(
                view->viewport()->height() >= least,
                qPrintable(u"%1: %2 of %3"_s.arg(name).arg(view->viewport()->height()).arg(least)));
            QVERIFY2(!view->horizontalScrollBar()->isVisible(), qPrintable(name));
        }
        if (const QString folder = qEnvironmentVariable("SHERIA_SHOTS"); !folder.isEmpty())
            QVERIFY(m_desk->window().grab().save(
                folder + u'/' + QString::fromUtf8(QTest::currentDataTag()) + u".png"_s));
    }

    /// Every receiver and scenario of ours says in French too what it is.
    void descriptionsAreTranslated()
    {
        QTranslator french;
        QVERIFY(french.load(translations::folder() + u"/sheria_fr.qm"_s));
        QCoreApplication::installTranslator(&french);
        for (const webhooks::Preset &preset : webhooks::presets())
            QVERIFY2(receiverText(preset.name.toByteArray())
                         != QString::fromUtf8(preset.description),
                     preset.name.data());
        for (const webhooks::BuiltInScenario &each : webhooks::builtInScenarios()) {
            const auto scenario = must(webhooks::parseScenario(each.yaml, each.name));
            QVERIFY2(scenarioText(scenario.description) != scenario.description.simplified(),
                     each.name.constData());
        }
        QCoreApplication::removeTranslator(&french);
        QCOMPARE(scenarioText(u"My  own"_s), u"My own"_s);
    }

private:
    /// What the app answers to another server's webhook that shows a token and is not signed.
    int incomingStatus()
    {
        access::Authenticator door(library().writer(), library().clock());
        ApiClient sender(quint16(QUrl(QString::fromUtf8(server().address())).port()),
                         must(door.issueToken(u"sender"_s)));
        return sender
            .send("POST", "/webhooks/incoming", {{"Content-Type", "application/json"}},
                  "{\"invocation_id\":\"inv_1\",\"request_id\":\"req_1\",\"action\":\"updated\","
                  "\"object\":\"work\",\"work\":{\"frbr_uri\":\"/akn/zz/act/2005/4\","
                  "\"url\":\"http://h/v3/akn/zz/act/2005/4\"}}")
            .status;
    }
};

SHERIA_GUI_TEST(TestWebhookLab)
} // namespace tst_webhooklab
#include "tst_webhooklab.moc"
