#include "app/webhooks/receiverspage.h"
#include "app/webhooks/scenariospage.h"
#include "app/webhooks/webhookpanel.h"
#include "app/webhooks/webhooktext.h"
#include "app/window/panels.h"
#include "core/access/authenticator.h"
#include "core/webhooks/lab/scenario.h"
#include "core/webhooks/message.h"
#include "tests/app/gui/webhooktest.h"
#include "tests/server/routes/apiclient.h"

#include <QCheckBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QStatusBar>
#include <QTranslator>
#include <QTreeWidget>

#include "translations/translations.h"

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

    void scenariosArePlayedStepByStep()
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
        m_desk->window().panels().webhooks().findChild<ScenariosPage *>()->addFiles(
            {m_desk->path(u"broken.yaml"_s)});
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

QTEST_MAIN(TestWebhookLab)
#include "tst_webhooklab.moc"
