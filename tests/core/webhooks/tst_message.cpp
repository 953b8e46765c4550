// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/answer.h"
#include "core/http/retry.h"
#include "core/webhooks/message.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_message {

using namespace sheria;
using namespace sheria::webhooks;
using namespace Qt::StringLiterals;

/// What goes over the wire.
class TestMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Exactly the members of the specification, in its order, and nothing else.
    void theBodyIsTheSpecifiedOne()
    {
        store::Invocation invocation;
        invocation.invocationId = "inv_1";
        invocation.action = "updated";
        invocation.workUri = "/akn/xa/act/2004/17";
        const QByteArray expected =
            "{\"invocation_id\":\"inv_1\",\"request_id\":\"req_1\",\"action\":\"updated\","
            "\"object\":\"work\",\"work\":{\"frbr_uri\":\"/akn/xa/act/2004/17\","
            "\"url\":\"http://127.0.0.1:8089/v3/akn/xa/act/2004/17\"}}";
        QCOMPARE(invocationBody(invocation, "req_1", "http://127.0.0.1:8089"), expected);
    }

    void ownFieldsAreSentAndSecretOnesNotShown()
    {
        store::Endpoint endpoint;
        endpoint.fields = {*parseRequestField("X-Env: test 1"),
                           *parseRequestField("Authorization: Bearer  abc")};
        const QByteArray bytes = requestBytes(targetOf("http://h/"), endpoint, "inv_1", "{}",
                                              QDateTime());
        QVERIFY(bytes.contains("\r\nX-Env: test 1\r\nAuthorization: Bearer  abc\r\n\r\n{}"));
        const QByteArray shown = withoutSecrets(bytes, endpoint.fields);
        QVERIFY(shown.contains("\r\nX-Env: test 1\r\nAuthorization: ****\r\n\r\n{}"));
        QVERIFY(!shown.contains("abc"));
        QCOMPARE(shownField(endpoint.fields[1]), "Authorization: ****"_ba);
    }

    void onlySafeFieldsAreTaken_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
             {"", "X", "X:", ": x", "X Y: 1", "X: a\r\nHost: h", "X: a\nY: b", "X: \xc3\xa4",
              "X\r: a", "Host: h", "content-length: 3", "Transfer-Encoding: chunked",
              "Connection: close", "Expect: 100-continue", "Webhook-Signature: v1,x",
              "Content-Type: text/plain", "Proxy-Authorization: x", "Upgrade: h2c", "TE: x"})
            QTest::addRow("%s", text) << QByteArray(text);
        QTest::newRow("long") << "X: " + QByteArray(5000, 'x');
        QTest::newRow("NUL") << "X: a\0b"_ba;
    }

    void onlySafeFieldsAreTaken()
    {
        QFETCH(const QByteArray, text);
        const auto field = parseRequestField(text);
        QVERIFY(!field);
        QCOMPARE(field.error().code, ErrorCode::InvalidArgument);
    }

    void eventsAreNamedInTheirOrder()
    {
        QCOMPARE(*parseEvents({"deleted", "created"}), "created deleted"_ba);
        QCOMPARE(*parseEvents({"deleted", "created", "updated", "created"}), ""_ba);
        QCOMPARE(*parseEvents({}), ""_ba);
        QVERIFY(!parseEvents({"exploded"}));
    }

    void theDefaultWireHasNoSignature()
    {
        const Target target = targetOf("http://127.0.0.1:9/hook?x=1");
        const QByteArray bytes = requestBytes(target, {}, "inv_1", "{}", QDateTime());
        QCOMPARE(bytes,
                 "POST /hook?x=1 HTTP/1.1\r\nHost: 127.0.0.1:9\r\n"
                 "User-Agent: Sheria/" SHERIA_VERSION "\r\nAccept: */*\r\n"
                 "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"_ba);
    }

    /// The example that Standard Webhooks implementations share.
    void signsAsStandardWebhooksDoes()
    {
        const QByteArray secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
        const QByteArray body = "{\"test\": 2432232314}";
        const QByteArray right = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
        QCOMPARE(signature(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body), right);
        QVERIFY(isSignedBy(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body,
                           QByteArray("v1,AAAA " + right)));
        QVERIFY(!isSignedBy(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265331, body, right));
        QVERIFY(!isSignedBy(newSigningSecret(), "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body,
                            right));
        QVERIFY(isSigningSecret(secret));
        QVERIFY(isSigningSecret(newSigningSecret()));
        QVERIFY(newSigningSecret() != newSigningSecret());
        QVERIFY(!isSigningSecret("whsec_c2hvcnQ="));
        QVERIFY(!isSigningSecret("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));
        QVERIFY(!isSigningSecret("whsec_*fKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));
    }

    /// The old secret signs too, until its time is over.
    void aRotatedSecretSignsBeside()
    {
        const Target target = targetOf("http://h/");
        store::Endpoint endpoint;
        endpoint.secret = newSigningSecret();
        endpoint.oldSecret = newSigningSecret();
        const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, Qt::UTC);
        endpoint.oldSecretUntil = now.addSecs(1);
        const auto fieldAt = [&](const QDateTime &when) {
            const QByteArray bytes = requestBytes(target, endpoint, "inv_1", "{}", when);
            return net::fieldOf(bytes, "webhook-signature").toByteArray();
        };
        const QByteArray both = fieldAt(now);
        QVERIFY(isSignedBy(endpoint.secret, "inv_1", 1'700'000'000, "{}", both));
        QVERIFY(isSignedBy(endpoint.oldSecret, "inv_1", 1'700'000'000, "{}", both));
        const QByteArray one = fieldAt(now.addSecs(1));
        QVERIFY(isSignedBy(endpoint.secret, "inv_1", 1'700'000'001, "{}", one));
        QVERIFY(!isSignedBy(endpoint.oldSecret, "inv_1", 1'700'000'001, "{}", one));
        const QByteArray bytes = requestBytes(target, endpoint, "inv_1", "{}", now);
        QCOMPARE(net::fieldOf(bytes, "webhook-id").toByteArray(), "inv_1"_ba);
        QCOMPARE(net::fieldOf(bytes, "webhook-timestamp").toByteArray(), "1700000000"_ba);
    }

    void checksAddresses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("url"); // Empty: refused.
        QTest::newRow("http") << u"http://localhost:9000/hook"_s << "http://localhost:9000/hook"_ba;
        QTest::newRow("blanks, no path") << u" https://h.example "_s << "https://h.example/"_ba;
        QTest::newRow("fragment") << u"http://h/a#b"_s << "http://h/a"_ba;
        QTest::newRow("IPv6") << u"http://[::1]:8/x"_s << "http://[::1]:8/x"_ba;
        QTest::newRow("other scheme") << u"ftp://h/a"_s << QByteArray();
        QTest::newRow("file") << u"file:///etc/passwd"_s << QByteArray();
        QTest::newRow("no host") << u"http:///a"_s << QByteArray();
        QTest::newRow("no scheme") << u"h.example/hook"_s << QByteArray();
        QTest::newRow("password") << u"http://u:p@h/"_s << QByteArray();
        QTest::newRow("empty") << QString() << QByteArray();
        QTest::newRow("line break") << u"http://h/a\r\nX: y"_s << QByteArray();
        QTest::newRow("too long") << u"http://h/"_s + QString(2000, u'x') << QByteArray();
    }

    void checksAddresses()
    {
        QFETCH(const QString, text);
        QFETCH(const QByteArray, url);
        const Result<QByteArray> parsed = parseEndpointUrl(text);
        QCOMPARE(parsed ? *parsed : QByteArray(), url);
        if (!parsed)
            QCOMPARE(parsed.error().code, ErrorCode::InvalidArgument);
    }

    void readsRetryAfter_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<qint64>("seconds");
        QTest::newRow("seconds") << "Retry-After: 7\r\n"_ba << qint64(7);
        QTest::newRow("other case") << "retry-after:  120 \r\n"_ba << qint64(120);
        QTest::newRow("date") << "Retry-After: Tue, 14 Nov 2023 22:14:20 GMT\r\n"_ba << qint64(60);
        QTest::newRow("past") << "Retry-After: Tue, 14 Nov 2023 22:00:00 GMT\r\n"_ba << qint64(0);
        QTest::newRow("nonsense") << "Retry-After: soon\r\n"_ba << qint64(0);
        QTest::newRow("negative") << "Retry-After: -5\r\n"_ba << qint64(0);
        QTest::newRow("none") << QByteArray() << qint64(0);
    }

    void readsRetryAfter()
    {
        QFETCH(const QByteArray, field);
        QFETCH(const qint64, seconds);
        const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, Qt::UTC);
        const QByteArray answer = "HTTP/1.1 429 X\r\nA: b\r\n" + field + "\r\nRetry-After: 9\r\n";
        QCOMPARE(qint64(net::retryAfter(net::fieldOf(answer, "retry-after"), now).count()),
                 seconds * 1000);
    }
};

SHERIA_TEST(TestMessage)
} // namespace tst_message
#include "tst_message.moc"
