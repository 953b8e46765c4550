// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/client.h"
#include "server/http/message/negotiate.h"
#include "tests/core/sync/wordserver.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_httpclient {

using namespace sheria;
using namespace sheria::net;
using namespace sheria::tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using End = Answer::End;

constexpr qint64 MaxBytes = 10'000;

QByteArray whole(const QByteArray &fields, const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\n" + fields + "Content-Length: " + QByteArray::number(body.size())
        + "\r\n\r\n" + body;
}

Request asked(const QByteArray &url)
{
    return {url, "Token abc", {}, "application/json", MaxBytes};
}

Answer get(const QByteArray &words)
{
    WordServer server([words](const QByteArray &) { return words; });
    Client client;
    return client.get(asked(server.base() + "/x"), {});
}

/// What a proxy of the system gives for an address that is not this computer's.
class FromAfar
{
public:
    explicit FromAfar(const QByteArray &words)
        : m_proxy([words](const QByteArray &) { return words; })
    {
        qputenv("http_proxy", m_proxy.base());
    }
    ~FromAfar() { qunsetenv("http_proxy"); }
    Q_DISABLE_COPY_MOVE(FromAfar)

    Answer get() { return Client().get(asked("http://library.example/x"), {}); }
    WordServer &proxy() { return m_proxy; }

private:
    WordServer m_proxy;
};

class TestHttpClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnswersOfAllShapes_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("length") << whole({}, "{\"a\":1}") << "{\"a\":1}"_ba;
        QTest::newRow("chunks") << "HTTP/1.1 200 OK\r\nTransfer-Encoding: "
                                   "chunked\r\n\r\n3\r\n{\"a\r\n4;x=y\r\n\":1}\r\n"
                                   "0\r\nTrailer: 1\r\n\r\n"_ba
                                << "{\"a\":1}"_ba;
        QTest::newRow("until the end")
            << "HTTP/1.0 200 OK\r\n\r\n{\"a\":1}"_ba + WordServer::Close << "{\"a\":1}"_ba;
        QTest::newRow("after an interim one")
            << "HTTP/1.1 103 Early Hints\r\nETag: \"no\"\r\n\r\n"_ba + whole({}, "{}") << "{}"_ba;
    }

    void readsAnswersOfAllShapes()
    {
        QFETCH(const QByteArray, words);
        const Answer answer = get(words);
        QCOMPARE(answer.end, End::Answered);
        QCOMPARE(answer.status, 200);
        QTEST(answer.body, "body");
        QVERIFY(answer.etag.isEmpty());
    }

    void tellsTheFields()
    {
        const Answer answer = get(
            "HTTP/1.1 429 Slow\r\nCONTENT-TYPE:application/json\r\netag:  \"e\" \r\n"
            "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\nLocation: /y\r\nRetry-After: 7\r\n"
            "Content-Length: 2\r\n\r\n{}");
        QCOMPARE(answer.end, End::Answered);
        QCOMPARE(answer.status, 429);
        QCOMPARE(answer.contentType, "application/json"_ba);
        QCOMPARE(answer.etag, "\"e\""_ba);
        QCOMPARE(answer.date, "Sun, 06 Nov 1994 08:49:37 GMT"_ba);
        QCOMPARE(answer.location, "/y"_ba);
        QCOMPARE(answer.retryAfter, "7"_ba);
    }

    void takesNoHarm_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<int>("end");
        const auto row = [](const char *name, const QByteArray &words, End end) {
            QTest::newRow(name) << words << int(end);
        };
        row("nothing", WordServer::Close, End::Broken);
        row("no HTTP", "SSH-2.0-OpenSSH\r\n"_ba + WordServer::Close, End::Broken);
        row("cut off", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}"_ba + WordServer::Close,
            End::Broken);
        row("chunks that are cut off",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"_ba
                + WordServer::Close,
            End::Broken);
        row("a chunk of no size",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n"_ba, End::Broken);
        row("too large", whole({}, QByteArray(MaxBytes + 1, 'x')), End::TooLarge);
        row("too large in chunks",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4000\r\n"_ba
                + QByteArray(0x4000, 'x'),
            End::TooLarge);
        row("a head without end",
            "HTTP/1.1 200 OK\r\n"_ba + QByteArray("A: b\r\n").repeated(20'000), End::Broken);
    }

    void takesNoHarm()
    {
        QFETCH(const QByteArray, words);
        const Answer answer = get(words);
        QTEST(int(answer.end), "end");
        QVERIFY(answer.body.isEmpty());
    }

    void isAskedForOnTheSameConnectionAgain()
    {
        WordServer server([](const QByteArray &) { return whole({}, "{}"); });
        Client client;
        for (int i = 0; i < 5; ++i)
            QCOMPARE(client.get(asked(server.base() + "/x"), {}).end, End::Answered);
        QCOMPARE(server.connections(), 1);
    }

    void asksAgainWhereTheServerHadHungUp()
    {
        WordServer server([](const QByteArray &) {
            return QByteArray(whole({}, "{}") + WordServer::Close); // Without having said so.
        });
        Client client;
        for (int i = 0; i < 3; ++i)
            QCOMPARE(client.get(asked(server.base() + "/x"), {}).end, End::Answered);
    }

    void sendsWhatWasAsked()
    {
        WordServer server([](const QByteArray &) { return whole({}, "{}"); });
        Client client;
        Request request = asked(server.base() + "/akn/za!main~sec_1@2020-01-01:x?a=b%20c");
        request.etag = "\"e\"";
        QCOMPARE(client.get(request, {}).end, End::Answered);
        request = asked(server.base() + "/y");
        request.body = "{\"q\":1}";
        QCOMPARE(client.get(request, {}).end, End::Answered);
        const QByteArray first = server.heads().at(0);
        QVERIFY2(first.startsWith("GET /akn/za!main~sec_1@2020-01-01:x?a=b%20c HTTP/1.1\r\n"),
                 first.constData());
        QVERIFY2(first.contains("\r\nAuthorization: Token abc\r\n"), first.constData());
        QVERIFY2(first.contains("\r\nIf-None-Match: \"e\"\r\n"), first.constData());
        QVERIFY2(first.contains("\r\nAccept: application/json\r\n"), first.constData());
        QVERIFY2(!first.contains("Accept-Encoding: gzip"), first.constData());
        const QByteArray second = server.heads().at(1);
        QVERIFY2(second.startsWith("POST /y HTTP/1.1\r\n"), second.constData());
        QVERIFY2(second.contains("\r\nContent-Type: application/json\r\n"), second.constData());
        QVERIFY2(!second.contains("If-None-Match"), second.constData());
    }

    void aTokenCannotBringAFieldOfItsOwn()
    {
        WordServer server([](const QByteArray &) { return whole({}, "{}"); });
        Request request = asked(server.base() + "/x");
        request.authorization = "Token a\r\nX-Evil: 1";
        const Answer answer = Client().get(request, {});
        QCOMPARE(answer.end, End::NotConnected);
        QVERIFY(!answer.note.english().contains(u"Evil"_s));
        QCOMPARE(server.connections(), 0);
    }

    void doesNotFollowRedirects()
    {
        WordServer server([](const QByteArray &) {
            return "HTTP/1.1 302 Found\r\nLocation: /y\r\nContent-Length: 0\r\n\r\n"_ba;
        });
        QCOMPARE(Client().get(asked(server.base() + "/x"), {}).status, 302);
        QCOMPARE(server.heads().size(), 1);
    }

    void packedBodiesAreUnpacked()
    {
        const QByteArray body = QByteArray("{\"words\":1}").repeated(200);
        FromAfar far(whole("Content-Encoding: gzip\r\n", http::encode(http::Coding::Gzip, body)));
        const Answer answer = far.get();
        QCOMPARE(answer.end, End::Answered);
        QCOMPARE(answer.body, body);
        QVERIFY(far.proxy().heads().at(0).contains("\r\nAccept-Encoding: gzip\r\n"));
    }

    void aBombIsCountedUnpacked()
    {
        const QByteArray bomb(100LL * 1024 * 1024, '\0');
        FromAfar far(whole("Content-Encoding: gzip\r\n", http::encode(http::Coding::Gzip, bomb)));
        QCOMPARE(far.get().end, End::TooLarge);
    }

    void aBadPackingIsABrokenAnswer()
    {
        FromAfar far(whole("Content-Encoding: gzip\r\n", "this is not packed"));
        QCOMPARE(far.get().end, End::Broken);
    }

    void aProxyThatWantsAPasswordIsNamed()
    {
        FromAfar far("HTTP/1.1 407 Who?\r\nContent-Length: 0\r\n\r\n");
        const Answer answer = far.get();
        QCOMPARE(answer.end, End::NotConnected);
        QVERIFY(answer.note.english().contains(u"proxy"_s));
    }

    void aTunnelsProxySeesNoToken()
    {
        WordServer proxy(
            [](const QByteArray &) { return "HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n"_ba; });
        qputenv("https_proxy", proxy.base());
        const Answer answer = Client().get(asked("https://library.example/x"), {});
        qunsetenv("https_proxy");
        QCOMPARE(answer.end, End::NotConnected);
        QVERIFY(proxy.heads().at(0).startsWith("CONNECT library.example:443"));
        QVERIFY(!proxy.heads().at(0).contains("Token"));
    }

    void thisComputerIsAskedWithoutProxy()
    {
        WordServer proxy([](const QByteArray &) { return whole({}, "{}"); });
        WordServer server([](const QByteArray &) { return whole({}, "{}"); });
        qputenv("http_proxy", proxy.base());
        QCOMPARE(Client().get(asked(server.base() + "/x"), {}).end, End::Answered);
        qunsetenv("http_proxy");
        QCOMPARE(proxy.connections(), 0);
    }

    void nobodyThereIsSaid()
    {
        QByteArray gone;
        {
            gone = WordServer([](const QByteArray &) { return QByteArray(); }).base();
        }
        const Answer answer = Client().get(asked(gone + "/x"), {});
        QCOMPARE(answer.end, End::NotConnected);
        QVERIFY(!answer.note.isEmpty());
    }

    void silenceEndsIt()
    {
        WordServer server(
            [](const QByteArray &) { return "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"_ba; });
        Client client({50ms, 60s});
        const Answer answer = client.get(asked(server.base() + "/x"), {});
        QCOMPARE(answer.end, End::TooSlow);
        QVERIFY(answer.body.isEmpty());
    }

    void theWholeHasALimitToo()
    {
        WordServer server([](const QByteArray &) { return QByteArray(); });
        Client client({60s, 50ms});
        QCOMPARE(client.get(asked(server.base() + "/x"), {}).end, End::TooSlow);
    }

    void isStoppedWhileItWaits()
    {
        std::stop_source stop;
        WordServer server([&stop](const QByteArray &) {
            stop.request_stop(); // Of the server's thread, while the other one waits.
            return QByteArray();
        });
        Client client;
        const Answer answer = client.get(asked(server.base() + "/x"), stop.get_token());
        QCOMPARE(answer.end, End::Cancelled);
        QCOMPARE(client.get(asked(server.base() + "/x"), stop.get_token()).end, End::Cancelled);
    }
};

SHERIA_TEST(TestHttpClient)
} // namespace tst_httpclient
#include "tst_httpclient.moc"
