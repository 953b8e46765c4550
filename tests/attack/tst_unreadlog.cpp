// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/http/client.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <signal.h>

namespace tst_unreadlog {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The server's log goes into a pipe that nobody empties, as when a pager is left open.
class TestUnreadLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theServerAnswersAndStops()
    {
        constexpr int Requests = 1500; // Their log lines fill a pipe (64 KiB) twice.
        const QTemporaryDir folder;
        ServingCtl server({u"--library"_s, folder.filePath(u"l.sheria"_s), u"--port"_s, u"0"_s});
        QVERIFY(server.port() != 0);
        http::test::Client client(server.port());
        const QByteArray path(60, 'x');
        for (int i = 0; i < Requests; ++i) {
            const auto answer = client.ask("GET /v3/" + path
                                           + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
            QVERIFY2(answer, qPrintable(u"request %1 has no answer"_s.arg(i)));
            QCOMPARE(answer->status, 404);
        }
        QCOMPARE(::kill(static_cast<pid_t>(server.process().processId()), SIGTERM), 0);
        // Reading from the server would empty the pipe, so its end is seen from its closed socket.
        QVERIFY(client.isClosed());
        QVERIFY(server.process().waitForFinished());
        QCOMPARE(server.process().exitCode(), 0);
    }
};

SHERIA_TEST(TestUnreadLog)
} // namespace tst_unreadlog
#include "tst_unreadlog.moc"
