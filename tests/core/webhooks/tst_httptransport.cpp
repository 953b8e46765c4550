// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/webhooks/forward.h"
#include "core/webhooks/message.h"
#include "core/webhooks/transport.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/support/testmain.h"

#include <QScopeGuard>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <future>
#include <mutex>
#include <set>
#include <vector>

namespace tst_httptransport {

using namespace sheria;
using namespace sheria::tests;
using namespace sheria::webhooks;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

HttpRequest requestFor(const QByteArray &url, qint64 endpoint = 1)
{
    const Target target = targetOf(url);
    return {endpoint, target, requestBytes(target, {}, "inv_1", "{}", QDateTime())};
}

std::future<HttpResult> sendTo(HttpTransport &transport, const QByteArray &url, qint64 endpoint = 1)
{
    const auto promise = std::make_shared<std::promise<HttpResult>>();
    transport.send(requestFor(url, endpoint),
                   [promise](HttpResult result) { promise->set_value(std::move(result)); });
    return promise->get_future();
}

Act raw(const QByteArray &bytes, Act::Then then = Act::Then::Close)
{
    Act act;
    act.bytes = bytes;
    act.then = then;
    return act;
}

/// JSON that is written with single quotation marks.
QByteArray quoted(QByteArray json)
{
    return json.replace('\'', '"');
}

/// Requests over real sockets, to receivers that do all sorts of things.
class TestHttpTransport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordingsAreRead()
    {
        const QByteArray har = quoted(
            "{'log':{'entries':["
            "{'startedDateTime':'2024-01-01T00:00:02Z','request':{'method':'POST','url':'http://a/"
            "',"
            "'headers':[{'name':':path','value':'/'},{'name':'Host','value':'a'},"
            "{'name':'Cookie','value':'c=1'},{'name':'Webhook-Id','value':'inv_2'},"
            "{'name':'Content-Type','value':'application/json'}],"
            "'postData':{'text':'{\\'n\\':2}'}}},"
            "{'startedDateTime':'2024-01-01T00:00:00Z','request':{'method':'GET','url':'http://a/"
            "'}},"
            "{'startedDateTime':'2024-01-01T00:00:00.500Z','request':{'method':'POST','url':'http:/"
            "/a/',"
            "'postData':{'text':'eyJuIjoxfQ==','encoding':'base64'}}}]}}");
        const auto recording = parseRecording(har);
        QVERIFY2(recording, recording ? "" : qPrintable(recording.error().text()));
        QCOMPARE(recording->skipped, 1);
        QCOMPARE(recording->calls.size(), std::size_t(2));
        QCOMPARE(recording->calls[0].body, "{\"n\":1}"_ba); // In the order of their times.
        const QByteArray sent = requestOf(recording->calls[1], "http://127.0.0.1:9/x").bytes;
        QCOMPARE(sent,
                 "POST /x HTTP/1.1\r\nHost: 127.0.0.1:9\r\nWebhook-Id: inv_2\r\n"
                 "Content-Type: application/json\r\nContent-Length: 7\r\n\r\n{\"n\":2}"_ba);
        const auto lines = parseRecording(
            "{\"body\":{\"a\":1},\"headers\":{\"X-A\":\"b\",\"Authorization\":\"****\"}}\n\n"
            "{\"at\":\"2024-01-01T00:00:00Z\",\"request\":\"POST /h HTTP/1.1\\r\\nX-B: "
            "c\\r\\n\\r\\n{}\"}\n"
            "{\"method\":\"GET\",\"body\":\"\"}\n");
        QVERIFY2(lines, lines ? "" : qPrintable(lines.error().text()));
        QCOMPARE(lines->calls.size(), std::size_t(2));
        QCOMPARE(lines->skipped, 1);
        QCOMPARE(lines->calls[0].body, "{\"a\":1}"_ba);
        QCOMPARE(lines->calls[0].fields,
                 QByteArrayList({"X-A: b", "Content-Type: application/json"}));
        QCOMPARE(lines->calls[1].number, 3);
    }

    /// By their times; a call without one stays behind the one before it.
    void recordingsHaveAnOrder()
    {
        QByteArray lines;
        for (const char *each : {"{'body':'d','at':'2024-01-01T00:00:03Z'}", "{'body':'e'}",
                                 "{'body':'b','at':'2024-01-01T00:00:01Z'}", "{'body':'c'}",
                                 "{'body':'f','at':'2024-01-01T00:00:03Z'}",
                                 "{'body':'a','at':'2024-01-01T00:00:00Z'}"})
            lines += quoted(each) + '\n';
        const auto recording = parseRecording(lines);
        QVERIFY(recording);
        QByteArray order;
        for (const Call &call : recording->calls)
            order += call.body;
        QCOMPARE(order, "abcdef"_ba);
    }

    /// A form that a browser recorded by its fields.
    void formsAreSentWhole()
    {
        const auto har = [](const QByteArray &type) {
            return quoted(
                "{'log':{'entries':[{'request':{'method':'POST','postData':{'mimeType':'" + type
                + "','params':[{'name':'a b','value':'1&2'},{'name':'c','value':'\u00e9'}]}}}]}}");
        };
        const auto recording = parseRecording(har("application/x-www-form-urlencoded"));
        QVERIFY(recording);
        QCOMPARE(recording->calls.front().body, "a%20b=1%262&c=%C3%A9"_ba);
        QCOMPARE(recording->calls.front().fields,
                 QByteArrayList{"Content-Type: application/x-www-form-urlencoded"});
        const auto parts = parseRecording(har("multipart/form-data; boundary=x"));
        QVERIFY(!parts && parts.error().text().contains(u"only the parts"));
    }

    void hostileRecordingsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("empty") << ""_ba
                               << "no POST"_ba;
        QTest::newRow("binary") << "\0\xff\x1f\x8b"_ba
                                << "line 1 is not a JSON object"_ba;
        QTest::newRow("array") << "[1,2]"_ba
                               << "line 1"_ba;
        QTest::newRow("no entries") << quoted("{'log':{}}") << "no list of entries"_ba;
        QTest::newRow("no request") << quoted("{'log':{'entries':[7]}}") << "entry 1"_ba;
        QTest::newRow("only GET") << quoted("{'log':{'entries':[{'request':{'method':'GET'}}]}}")
                                  << "no POST"_ba;
        QTest::newRow("header injection")
            << quoted("{'headers':{'X':'a\\r\\nY: b'},'body':'{}'}") << "'X'"_ba;
        QTest::newRow("header name") << quoted("{'headers':{'X Y':'a'},'body':'{}'}") << "'X Y'"_ba;
        QTest::newRow("no body") << quoted("{'headers':{}}") << "neither a request nor a body"_ba;
        QTest::newRow("large body") << "{\"body\":\"" + QByteArray(1024 * 1024 + 1, 'x') + "\"}"
                                    << "longer than"_ba;
        QTest::newRow("deep") << QByteArray(100'000, '[') << "line 1"_ba;
        QTest::newRow("cut off") << quoted("{'body':'{}'}\n"
                                           "{'body':'")
                                 << "line 2"_ba;
    }

    void hostileRecordingsAreRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, reason);
        const auto recording = parseRecording(bytes);
        QVERIFY(!recording);
        QCOMPARE(recording.error().code, ErrorCode::InvalidArgument);
        QVERIFY2(recording.error().text().toUtf8().contains(reason),
                 qPrintable(recording.error().text()));
    }

    /// In their order, each once, whatever is answered; stopped at once, though a day would have to pass.
    void recordingsAreReplayed()
    {
        const Receiver receiver(
            [](const Received &got) { return Act::status(got.number == 1 ? 500 : 200); });
        Recording recording = *parseRecording(quoted("{'at':'2024-01-01T00:00:00Z','body':'a'}\n"
                                                     "{'at':'2024-01-01T00:00:01Z','body':'b'}\n"
                                                     "{'at':'2024-01-09T00:00:00Z','body':'c'}"));
        ReplayOptions options;
        options.to = receiver.url();
        ReplayReport report = replay(recording, options, SystemClock());
        QCOMPARE(report.delivered, 2);
        QCOMPARE(report.failed, 1);
        QByteArrayList bodies;
        for (const Received &got : receiver.received())
            bodies << got.body;
        QCOMPARE(bodies, QByteArrayList({"a", "b", "c"}));
        std::stop_source stop;
        options.stop = stop.get_token();
        options.speed = 1'000;
        options.called = [&stop](const store::Delivery &made) {
            if (made.number == 2)
                stop.request_stop();
        };
        report = replay(recording, options, SystemClock());
        QVERIFY(report.wasStopped);
        QCOMPARE(receiver.count(), 5);
    }

    void relaysTakeAnswersApart()
    {
        HttpResult result;
        QCOMPARE(relayedAnswer(result).status, 502);
        result.status = 201;
        result.response =
            "HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\nContent-Type: a/b\r\n\r\n"
            "3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n";
        QCOMPARE(relayedAnswer(result).status, 201);
        QCOMPARE(relayedAnswer(result).body, "abcde"_ba);
        QCOMPARE(relayedAnswer(result).fields, "Content-Type: a/b\r\n"_ba);
        result.status = 429;
        result.response =
            "HTTP/1.1 103 Hints\r\nLink: x\r\n\r\nHTTP/1.1 429 Wait\r\nRetry-After: 7\r\n"
            "X-Two: a\r\nX-Two: b\r\nConnection: X-Hop, keep-alive\r\nX-Hop: 1\r\n"
            "Keep-Alive: timeout=5\r\nSet-Cookie: a=b\r\nContent-Length: 9999\r\n\r\nwait";
        QCOMPARE(relayedAnswer(result).fields, "Retry-After: 7\r\nX-Two: a\r\nX-Two: b\r\n"_ba);
        QCOMPARE(relayedAnswer(result).body, "wait"_ba);
        result.status = 201;
        result.response = "HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok";
        QCOMPARE(relayedAnswer(result).body, "ok"_ba);
    }

    void understandsWhatComes_data()
    {
        QTest::addColumn<Act>("act");
        QTest::addColumn<Outcome>("outcome");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, Act act, Outcome outcome, int status = 0) {
            QTest::newRow(name) << std::move(act) << outcome << status;
        };
        using Then = Act::Then;
        row("200", Act::status(200), Outcome::Answered, 200);
        row("204", raw("HTTP/1.1 204 No Content\r\n\r\n", Then::KeepOpen), Outcome::Answered, 204);
        row("301", Act::status(301, "Location: /elsewhere\r\n"), Outcome::Answered, 301);
        row("500", Act::status(500), Outcome::Answered, 500);
        row("interim",
            raw("HTTP/1.1 103 Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0"
                "\r\n\r\n"),
            Outcome::Answered, 200);
        row("no reason", raw("HTTP/1.1 200\r\n\r\nhello"), Outcome::Answered, 200);
        row("chunked",
            raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
                Then::KeepOpen),
            Outcome::Answered, 200);
        row("body cut off", raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"),
            Outcome::Answered, 200);
        row("reset after the fields",
            raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n", Then::Reset), Outcome::Answered,
            200);
        row("status alone", raw("HTTP/1.1 200 OK\r\n"), Outcome::Broken);
        row("closed", raw({}), Outcome::Broken);
        row("reset", raw({}, Then::Reset), Outcome::Broken);
        row("garbage", raw("hello there, this is no HTTP\r\n\r\n"), Outcome::NotHttp);
        row("another protocol", raw("SSH-2.0-OpenSSH_9\r\n", Then::KeepOpen), Outcome::NotHttp);
        row("bad length", raw("HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n"), Outcome::Answered,
            200);
        row("endless line", raw("HTTP/1.1 200 OK\r\nA: " + QByteArray(120'000, 'x')),
            Outcome::NotHttp);
        row("endless head", raw("HTTP/1.1 200 OK\r\n" + QByteArray("A: bcd\r\n").repeated(10'000)),
            Outcome::NotHttp);
        row("another version", raw("HTTP/2 200 OK\r\nContent-Length: 0\r\n\r\n"), Outcome::NotHttp);
        row("switched protocols", raw("HTTP/1.1 101 X\r\nUpgrade: x\r\n\r\n", Then::KeepOpen),
            Outcome::NotHttp);
        row("huge body", raw("HTTP/1.1 200 OK\r\n\r\n" + QByteArray(20'000'000, 'x')),
            Outcome::Answered, 200);
        Act drip = Act::status(200);
        drip.perByte = 100ms;
        row("drips too slowly", drip, Outcome::TooSlow);
        Act late = Act::status(200);
        late.delay = 1500ms;
        row("too slow", late, Outcome::TooSlow);
        late.delay = 400ms;
        row("just in time", late, Outcome::Answered, 200);
        Act body = raw("HTTP/1.1 202 OK\r\nContent-Length: 50\r\n\r\n", Then::KeepOpen);
        row("the body never comes", body, Outcome::Answered, 202);
    }

    void understandsWhatComes()
    {
        QFETCH(const Act, act);
        QFETCH(const Outcome, outcome);
        QFETCH(const int, status);
        const Receiver receiver([&act](const Received &) { return act; });
        HttpTransport transport(1s);
        const HttpResult result = sendTo(transport, receiver.url()).get();
        QCOMPARE(result.outcome, outcome);
        QCOMPARE(result.status, status);
        QVERIFY(result.response.size() <= 16 * 1024);
        QCOMPARE(receiver.count(), 1); // Nothing is followed, and nothing is sent twice.
    }

    /// What the log shows is what went over the wire, both ways.
    void theLogShowsTheBytes()
    {
        const QByteArray interim = "HTTP/1.1 103 Hints\r\nLink: x\r\n\r\n";
        const QByteArray chunked =
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n"
            "Content-Encoding: gzip\r\n\r\n3;x=y\r\nabc\r\n0\r\nT: 1\r\n\r\n";
        const Receiver receiver([&](const Received &) { return raw(interim + chunked); });
        store::Endpoint endpoint;
        endpoint.secret = newSigningSecret();
        const Target target = targetOf(receiver.url("/hook?a=b%20c&d=%C3%A9"));
        const QByteArray bytes = requestBytes(target, endpoint, "inv_1", "{\"a\":\"é\"}",
                                              QDateTime::currentDateTimeUtc());
        HttpTransport transport;
        std::promise<HttpResult> promise;
        auto future = promise.get_future();
        transport.send({1, target, bytes},
                       [&promise](HttpResult result) { promise.set_value(std::move(result)); });
        const HttpResult result = future.get();
        QCOMPARE(receiver.received().constFirst().head + receiver.received().constFirst().body,
                 bytes);
        QCOMPARE(result.response, interim + chunked);
        QCOMPARE(result.responseBytes, qint64(result.response.size()));
        QCOMPARE(result.note, QString());
    }

    /// What cannot be told from a request that arrived is not sent again of itself.
    void aKeptConnectionThatIsClosedIsStale()
    {
        const Receiver receiver([](const Received &request) {
            return request.number == 0 ? Act::status(200) : raw({});
        });
        HttpTransport transport;
        QCOMPARE(sendTo(transport, receiver.url()).get().status, 200);
        QCOMPARE(sendTo(transport, receiver.url()).get().outcome, Outcome::Stale);
        QCOMPARE(receiver.count(), 2);
    }

    /// Who waits for the answer gets that of the second request, on a new connection.
    void anExchangeIsRepeatedOnce()
    {
        const Receiver receiver([](const Received &request) {
            return request.number == 1 ? raw({}) : Act::status(200);
        });
        net::Client client(clientOptions());
        for (int i = 0; i < 2; ++i)
            QCOMPARE(exchange(client, requestFor(receiver.url()), {}).status, 200);
        QCOMPARE(receiver.count(), 3);
        QVERIFY(receiver.received().at(2).connection != receiver.received().at(0).connection);
    }

    /// Eight kept connections, each of which is closed when it is used again.
    void manyDeadConnectionsAreNoFailure()
    {
        constexpr int Kept = 8;
        std::mutex mutex;
        std::set<int> used;
        const Receiver receiver([&](const Received &request) {
            const std::lock_guard lock(mutex);
            if (!used.insert(request.connection).second)
                return raw({});
            Act act = Act::status(200);
            act.delay = request.number < Kept ? 300ms : 0ms;
            return act;
        });
        net::AsyncClient client(net::Options{});
        const auto get = [&] {
            net::Request request;
            request.url = receiver.url();
            request.maxBytes = 100;
            const auto promise = std::make_shared<std::promise<net::Answer>>();
            client.send(request, [promise](net::Answer answer) { promise->set_value(answer); });
            return promise->get_future();
        };
        std::vector<std::future<net::Answer>> all;
        for (int i = 0; i < Kept; ++i)
            all.push_back(get());
        for (auto &each : all)
            QCOMPARE(each.get().status, 200);
        const net::Answer answer = get().get();
        QVERIFY2(answer.end == net::Answer::End::Answered, qPrintable(answer.note.english()));
        QCOMPARE(receiver.count(), Kept + 2); // One dead connection, then a new one.
    }

    void aRefusedConnectionIsTold()
    {
        quint16 port = 0;
        {
            const Receiver receiver;
            port = receiver.port();
        }
        HttpTransport transport(2s);
        const HttpResult result =
            sendTo(transport, "http://127.0.0.1:" + QByteArray::number(port) + "/").get();
        QCOMPARE(result.outcome, Outcome::NotConnected);
        QVERIFY(!result.note.isEmpty());
    }

    void plainTextIsNoTls()
    {
        const Receiver receiver([](const Received &) { return raw("no TLS here\r\n"); });
        HttpTransport transport(2s);
        const QByteArray url = "https://127.0.0.1:" + QByteArray::number(receiver.port()) + "/";
        const Outcome outcome = sendTo(transport, url).get().outcome;
        QVERIFY(outcome == Outcome::NotSecure || outcome == Outcome::TooSlow
                || outcome == Outcome::Broken || outcome == Outcome::NotConnected);
        QCOMPARE(receiver.count(), 0); // Not a byte of the request went out.
    }

    void usesAConnectionAgain()
    {
        const Receiver receiver;
        HttpTransport transport;
        for (int i = 0; i < 5; ++i)
            QCOMPARE(sendTo(transport, receiver.url()).get().status, 200);
        QCOMPARE(receiver.received().constLast().connection, 0);
    }

    /// A connection that answered badly, or not at all, is not used again.
    void leavesABrokenConnection()
    {
        const Receiver receiver([](const Received &request) {
            return request.number == 0
                ? raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nand more", Act::Then::KeepOpen)
                : Act::status(200);
        });
        HttpTransport transport;
        QCOMPARE(sendTo(transport, receiver.url()).get().status, 200);
        QCOMPARE(sendTo(transport, receiver.url()).get().status, 200);
        QCOMPARE(receiver.received().constLast().connection, 1);
    }

    /// Connections of one endpoint are not another's, even at one address.
    void aSlowEndpointTakesNothingFromAnother()
    {
        std::atomic<bool> isReleased = false;
        const Receiver receiver([&isReleased](const Received &request) {
            if (request.head.startsWith("POST /slow"))
                isReleased.wait(false);
            return Act::status(200);
        });
        HttpTransport transport;
        auto release = qScopeGuard([&isReleased] {
            isReleased = true;
            isReleased.notify_all();
        });
        std::vector<std::future<HttpResult>> slow;
        for (int i = 0; i < 50; ++i)
            slow.push_back(sendTo(transport, receiver.url("/slow"), 1));
        for (int i = 0; i < 20; ++i)
            QCOMPARE(sendTo(transport, receiver.url("/fast"), 2).get().status, 200);
        for (const auto &each : slow)
            QCOMPARE(each.wait_for(0s), std::future_status::timeout); // Not even given up.
        release.dismiss();
        isReleased = true;
        isReleased.notify_all();
        for (auto &each : slow)
            QCOMPARE(each.get().status, 200);
    }

    void endsWhatIsUnderWay()
    {
        Act hang = Act::status(200);
        hang.delay = 30s;
        const Receiver receiver([&hang](const Received &) { return hang; });
        std::atomic<int> called = 0;
        {
            HttpTransport transport;
            transport.send(requestFor(receiver.url()), [&called](const HttpResult &) { ++called; });
            QTRY_COMPARE(receiver.count(), 1);
        }
        QCOMPARE(called.load(), 0); // One that was waited for would be told of, too.
    }

    /// Source: the seed's "Events" 4. Both at once, so that the test takes as long as one of them.
    void tenSecondsAreTheLimit()
    {
        QCOMPARE(AnswerLimit, std::chrono::milliseconds(10s));
        const Receiver receiver([](const Received &request) {
            Act act = Act::status(200);
            act.delay = request.head.startsWith("POST /8") ? 8s : 60s;
            return act;
        });
        HttpTransport transport;
        std::future<HttpResult> inTime = sendTo(transport, receiver.url("/8"), 1);
        std::future<HttpResult> late = sendTo(transport, receiver.url("/60"), 2);
        QCOMPARE(inTime.get().outcome, Outcome::Answered);
        const HttpResult bad = late.get();
        QCOMPARE(bad.outcome, Outcome::TooSlow);
        QVERIFY(bad.durationMs >= AnswerLimit.count()); // Not before its time.
    }
};

SHERIA_TEST(TestHttpTransport)
} // namespace tst_httptransport
#include "tst_httptransport.moc"
