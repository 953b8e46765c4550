// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

#include <signal.h>

namespace tst_ctlaccess {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Accounts, tokens and subscriptions, by the real program.
class TestCtlAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_files = std::make_unique<TestLibrary>();
        m_files->put({.work = "/akn/xa/act/2005/4"});
        m_files->put({.work = "/akn/xb/act/2006/5", .title = "Hidden Act"});
        m_files->close();
    }

    void aGroupComesAndGoes()
    {
        QCOMPARE(run({u"account"_s, u"group"_s, u"list"_s}).output, ""_ba);
        QCOMPARE(run({u"account"_s, u"group"_s, u"set"_s, u"Law Faculty"_s, u"--country"_s,
                      u"XA"_s})
                     .exit,
                 0);
        QCOMPARE(run({u"account"_s, u"group"_s, u"set"_s, u"Law Faculty"_s, u"--nature"_s,
                      u"act"_s})
                     .exit,
                 0);
        QCOMPARE(run({u"account"_s, u"group"_s, u"list"_s}).output,
                 "Law Faculty sees natures act\n"_ba);
        QCOMPARE(run({u"account"_s, u"group"_s, u"set"_s, u"a,b"_s, u"--nothing"_s}).exit, 2);
        QCOMPARE(run({u"account"_s, u"group"_s, u"set"_s, u"a"_s}).exit, 2);
        QCOMPARE(run({u"account"_s, u"group"_s, u"remove"_s, u"Law Faculty"_s}).exit, 0);
        QCOMPARE(run({u"account"_s, u"group"_s, u"remove"_s, u"Law Faculty"_s}).exit, 3);
        const CtlResult audit = run({u"audit"_s, u"list"_s});
        QCOMPARE(audit.lines().size(), 3);
        QVERIFY2(audit.lines()[0].contains(
                     "local command (sheriactl)  removed group Law Faculty: "),
                 audit.output.constData());
        QCOMPARE(run({u"audit"_s, u"list"_s, u"--limit"_s, u"1"_s}).lines().size(), 1);
        QCOMPARE(run({u"audit"_s, u"list"_s, u"--actor"_s, u"ana"_s}).output, ""_ba);
        QCOMPARE(run({u"audit"_s, u"list"_s, u"--since"_s, u"2999-01-01"_s}).output, ""_ba);
        QCOMPARE(run({u"audit"_s, u"list"_s, u"--since"_s, u"soon"_s}).exit, 2);
    }

    void anAccountComesAndGoes()
    {
        QCOMPARE(run({u"account"_s, u"list"_s}).output, ""_ba);
        const QJsonObject ana = run({u"account"_s, u"add"_s, u"ana"_s, u"--display-name"_s,
                                     u"Ana Díaz"_s, u"--password"_s, u"--json"_s},
                                    "correct horse\nnext line\n")
                                    .objects()
                                    .value(0);
        QCOMPARE(ana.value(u"name"), QJsonValue(u"ana"_s));
        QCOMPARE(ana.value(u"display_name"), QJsonValue(u"Ana Díaz"_s));
        QCOMPARE(ana.value(u"is_administrator"), QJsonValue(true));
        QCOMPARE(ana.value(u"has_password"), QJsonValue(true));
        QCOMPARE(ana.value(u"last_sign_in_at"), QJsonValue(QJsonValue::Null));
        QCOMPARE(ana.value(u"sees"), QJsonValue(u"everything"_s));
        QCOMPARE(run({u"account"_s, u"add"_s, u"bot"_s}).output,
                 "bot: no password, signed in: never, sees everything\n"_ba);

        QCOMPARE(run({u"account"_s, u"disable"_s, u"BOT"_s, u"--json"_s})
                     .objects()
                     .value(0)
                     .value(u"is_disabled"),
                 QJsonValue(true));
        QVERIFY(run({u"account"_s, u"enable"_s, u"bot"_s}).exit == 0);
        QCOMPARE(run({u"account"_s, u"list"_s, u"--json"_s}).objects().size(), 2);
        QVERIFY(run({u"account"_s, u"password"_s, u"bot"_s}, "another horse")
                    .output.startsWith("bot: password,"));
        QVERIFY(run({u"account"_s, u"password"_s, u"bot"_s, u"--none"_s})
                    .output.startsWith("bot: no password,"));
        QCOMPARE(run({u"account"_s, u"remove"_s, u"bot"_s}).exit, 0);
        QCOMPARE(run({u"account"_s, u"list"_s, u"--json"_s}).objects().size(), 1);
    }

    void thePermissionForDecisionsIsGivenAndTaken()
    {
        const auto reads = [this](const QStringList &arguments) {
            return run(arguments + QStringList{u"--json"_s})
                .objects()
                .value(0)
                .value(u"reads_decisions");
        };
        QCOMPARE(reads({u"account"_s, u"add"_s, u"ana"_s}), QJsonValue(true)); // An administrator.
        QCOMPARE(reads({u"account"_s, u"add"_s, u"bot"_s}), QJsonValue(false));
        QCOMPARE(reads({u"account"_s, u"add"_s, u"reader"_s, u"--decisions"_s}), QJsonValue(true));
        QVERIFY(run({u"account"_s, u"list"_s}).output.contains("reader: no password"));
        QVERIFY(run({u"account"_s, u"list"_s}).output.contains("reads decisions"));
        QCOMPARE(reads({u"account"_s, u"change"_s, u"bot"_s, u"--decisions"_s, u"yes"_s}),
                 QJsonValue(true));
        QCOMPARE(reads({u"account"_s, u"change"_s, u"bot"_s, u"--decisions"_s, u"no"_s}),
                 QJsonValue(false));
        QVERIFY(run({u"account"_s, u"change"_s, u"bot"_s, u"--decisions"_s, u"maybe"_s}).exit != 0);
    }

    void anAccountIsChanged()
    {
        run({u"account"_s, u"add"_s, u"ana"_s});
        run({u"account"_s, u"add"_s, u"bot"_s, u"--display-name"_s, u"The bot"_s});
        const QByteArray token = run({u"token"_s, u"add"_s, u"bot"_s}).output;
        const auto change = [this](const QStringList &options) {
            return run(QStringList{u"account"_s, u"change"_s} + options);
        };
        QCOMPARE(change({u"bot"_s, u"--name"_s, u"robot"_s}).output,
                 "robot (The bot): no password, signed in: never, sees everything\n"_ba);
        QCOMPARE(change({u"robot"_s, u"--admin"_s, u"yes"_s, u"--display-name"_s, u""_s}).output,
                 "robot: administrator, no password, signed in: never, sees everything\n"_ba);
        // Now there are two, and either may go.
        QCOMPARE(change({u"ana"_s, u"--admin"_s, u"no"_s}).exit, 0);
        QCOMPARE(change({u"robot"_s, u"--admin"_s, u"no"_s}).exit, 5);
        QCOMPARE(change({u"robot"_s}).exit, 0); // Nothing changes.
        QVERIFY(run({u"token"_s, u"list"_s, u"robot"_s}).output.contains(token.mid(7, 4)));
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char *call, int exit, const char *error, const char *input = "") {
            QTest::newRow(call) << exit << QByteArray(input) << QByteArray(error);
        };
        row("account add ana", 5, "an account ana already exists");
        row("account add a/b", 2, "letters, digits");
        row("account add ben --password", 2, "at least 8 characters", "short\n");
        row("account add ben --password", 2, "nothing was given on standard input");
        row("account disable ana", 5, "the last administrator");
        row("account remove ana", 5, "the last administrator");
        row("account change ana --admin no", 5, "the last administrator");
        row("account change ana --admin perhaps", 2, "--admin is yes or no");
        row("account change ana --name a/b", 2, "letters, digits");
        row("account change eve --name ana", 3, "no such account: eve");
        row("account disable eve", 3, "no such account: eve");
        row("account password eve", 3, "no such account: eve", "long enough");
        row("token add eve", 3, "no such account: eve");
        row("token list eve", 3, "no such account: eve");
        row("token revoke 99", 3, "no such token");
        row("subscription show eve", 3, "no such account: eve");
        row("subscription set ana --place nowhere", 2, "'nowhere' is not a place");
        row("subscription set ana --country xa-bay", 2, "'xa-bay' is not a country");
        row("subscription set ana --work /akn/xa", 2, "'/akn/xa' is not the address of a work");
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, error);
        QCOMPARE(run({u"account"_s, u"add"_s, u"ana"_s}).exit, 0);
        const CtlResult result = run(QString::fromUtf8(QTest::currentDataTag()).split(u' '), input);
        QTEST(result.exit, "exit");
        QVERIFY2(result.errors.contains(error), result.errors.constData());
        QVERIFY(result.errors.startsWith("sheriactl"));
        QCOMPARE(result.output, ""_ba);
    }

    void aMissingLibraryIsNotMade()
    {
        const QString path = m_files->folder() + u"/none.sheria"_s;
        for (const QStringList &call :
             {QStringList{u"account"_s, u"list"_s}, QStringList{u"account"_s, u"add"_s, u"ana"_s},
              QStringList{u"subscription"_s, u"show"_s, u"ana"_s}}) {
            QCOMPARE(runCtl(call + QStringList{u"--library"_s, path}).exit, 3);
            QVERIFY(!QFile::exists(path));
        }
    }

    /// A running server of another process knows within a second.
    void aRunningServerFollows()
    {
        run({u"account"_s, u"add"_s, u"boss"_s});
        run({u"account"_s, u"add"_s, u"ana"_s});
        const QJsonObject token = run({u"token"_s, u"add"_s, u"ana"_s, u"--name"_s, u"laptop"_s,
                                       u"--json"_s})
                                      .objects()
                                      .value(0);
        const QByteArray secret = token.value(u"token").toString().toUtf8();
        QCOMPARE(secret.size(), 40);
        ServingCtl server({u"--library"_s, m_files->path(), u"--port"_s, u"0"_s});
        QVERIFY(server.port() != 0);
        ApiClient client(server.port(), secret);
        const auto count = [&client] {
            const Reply reply = client.get("/v3/work-expressions");
            return reply.status == 200 ? reply.json().value(u"count").toInt() : -reply.status;
        };
        QCOMPARE(count(), 2);
        QCOMPARE(run({u"subscription"_s, u"set"_s, u"ana"_s, u"--place"_s, u"xa"_s}).output,
                 "ana sees places xa\n"_ba);
        QTRY_COMPARE(count(), 1);
        QCOMPARE(client.get("/v3/akn/xb/act/2006/5").status, 403);
        QCOMPARE(run({u"subscription"_s, u"set"_s, u"ana"_s, u"--nothing"_s}).output,
                 "ana sees nothing\n"_ba);
        QTRY_COMPARE(count(), 0);
        run({u"subscription"_s, u"set"_s, u"ana"_s, u"--everything"_s});
        QTRY_COMPARE(count(), 2);
        run({u"account"_s, u"disable"_s, u"ana"_s});
        QTRY_COMPARE(count(), -401);
        run({u"account"_s, u"enable"_s, u"ana"_s});
        QTRY_COMPARE(count(), 2);
        const QString id = QString::number(token.value(u"id").toInt());
        QCOMPARE(run({u"token"_s, u"revoke"_s, id}).exit, 0);
        QTRY_COMPARE(count(), -401);
        QCOMPARE(server.stop(SIGTERM), 0);
    }

    void tokensAreShownOnceAndListed()
    {
        run({u"account"_s, u"add"_s, u"ana"_s});
        const QByteArray shown = run({u"token"_s, u"add"_s, u"ana"_s}).output.trimmed();
        QVERIFY(shown.startsWith("token: "));
        const QByteArray secret = shown.mid(7);
        const CtlResult listed = run({u"token"_s, u"list"_s, u"ana"_s});
        QVERIFY(!listed.output.contains(secret));
        QVERIFY2(listed.output.contains(QByteArray("ana: sheriactl, " + secret.left(4))),
                 listed.output.constData());
        run({u"token"_s, u"revoke"_s, u"1"_s});
        const QJsonObject token = run({u"token"_s, u"list"_s, u"--json"_s}).objects().value(0);
        QCOMPARE(token.value(u"is_revoked"), QJsonValue(true));
        QCOMPARE(token.value(u"account"), QJsonValue(u"ana"_s));
        QVERIFY(token.value(u"last_used_at").isNull());
    }

    void aSubscriptionIsShown()
    {
        run({u"account"_s, u"add"_s, u"ana"_s});
        run({u"subscription"_s, u"set"_s, u"ana"_s, u"--country"_s, u"ZA"_s, u"--country"_s,
             u"ke"_s, u"--nature"_s, u"act"_s, u"--work"_s, u"/akn/xa/act/2005/4"_s});
        QCOMPARE(run({u"subscription"_s, u"show"_s, u"ana"_s}).output,
                 "ana sees countries ke, za; natures act; works /akn/xa/act/2005/4\n"_ba);
        const QJsonObject sees = run({u"subscription"_s, u"show"_s, u"ana"_s, u"--json"_s})
                                     .objects()
                                     .value(0)
                                     .value(u"sees")
                                     .toObject();
        QCOMPARE(sees.value(u"countries").toArray(), (QJsonArray{u"ke"_s, u"za"_s}));
        QCOMPARE(sees.value(u"places").toArray(), QJsonArray());
    }

private:
    CtlResult run(const QStringList &words, const QByteArray &input = {})
    {
        return runCtl(words + QStringList{u"--library"_s, m_files->path()}, input);
    }

    std::unique_ptr<TestLibrary> m_files;
};

SHERIA_TEST(TestCtlAccess)
} // namespace tst_ctlaccess
#include "tst_ctlaccess.moc"
