// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_crosssite {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/xa/act/2004/17";

using Fields = ApiClient::Headers;

const Fields CrossSite{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Mode", "no-cors"}};

/// What pages of other sites, and other servers of this computer, get in a browser that is signed in.
class TestCrossSite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Browsers send a cookie to every port of this computer, so two libraries must not take each
    /// other's away, and one that is caught is of use for a day at most.
    void theSessionCookieIsOfOneLibrary()
    {
        RouteFixture other;
        const QByteArray mine = sessionCookie(m_fixture);
        const QByteArray others = sessionCookie(other);
        QVERIFY(mine.startsWith("sheria_session_"));
        QVERIFY(mine.left(mine.indexOf('=')) != others.left(others.indexOf('=')));
        const QByteArray both = others.left(others.indexOf(';')) + "; "
            + mine.left(mine.indexOf(';'));
        QCOMPARE(m_fixture.stranger().get("/session", {{"Cookie", both}}).status, 200);
        QCOMPARE(other.stranger().get("/session", {{"Cookie", both}}).status, 200);
        // Another program's cookie of the usual name is no obstacle.
        QCOMPARE(m_fixture.stranger()
                     .get("/session",
                          {{"Cookie", "sessionid=django; " + mine.left(mine.indexOf(';'))}})
                     .status,
                 200);
        QVERIFY(mine.contains("HttpOnly"));
        QVERIFY(mine.contains("SameSite=Strict"));
        const auto age = QRegularExpression(u"Max-Age=(\\d+)"_s).match(QString::fromUtf8(mine));
        QVERIFY(age.hasMatch());
        QVERIFY(age.captured(1).toInt() <= 24 * 3600);
        m_fixture.clock.advance(25LL * 3600 * 1000);
        QCOMPARE(m_fixture.stranger().get("/session", {{"Cookie", both}}).status, 401);
    }

    /// Clients of the API show their token in the cookie that server/API.md section 2.15 names.
    void theContractsCookieIsTaken()
    {
        const QByteArray cookie = "sessionid=" + m_fixture.token();
        QCOMPARE(m_fixture.stranger().get("/v3/places", {{"Cookie", cookie}}).status, 200);
    }

    void everyAnswerStaysOfItsOrigin_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("status");
        QTest::newRow("text") << QByteArray("/v3" + Act + ".html") << 200;
        QTest::newRow("media") << QByteArray("/v3" + Act + "/eng@2009-02-03/media/a.png") << 200;
        QTest::newRow("widget") << QByteArray("/widgets/v1/p/x/e/popup" + Act) << 200;
        QTest::newRow("resolver") << QByteArray("/resolver/resolve" + Act) << 302;
        QTest::newRow("not found") << QByteArray("/v3/none") << 404;
        QTest::newRow("static") << QByteArray("/static/browse.css") << 200;
        QTest::newRow("malformed") << QByteArray("/v3/%zz") << 400;
    }
    void everyAnswerStaysOfItsOrigin()
    {
        QFETCH(const QByteArray, target);
        QFETCH(const int, status);
        for (int i = 0; i < 2; ++i) { // The second may be a kept one.
            const Reply reply = m_fixture.client().get(target);
            QCOMPARE(reply.status, status);
            QCOMPARE(reply.header("cross-origin-resource-policy"), QByteArray("same-origin"));
        }
    }

    /// A page tells what loads from what does not: both are refused alike.
    void aForeignPageLearnsNothing_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("missing");
        QTest::newRow("widget") << QByteArray("/widgets/v1/p/x/e/popup/akn/xa/act/2004/17")
                                << QByteArray("/widgets/v1/p/x/e/popup/akn/xa/act/1850/1");
        QTest::newRow("resolver") << QByteArray("/resolver/resolve/akn/xa/act/2004/17")
                                  << QByteArray("/resolver/resolve/akn/xa/act/1850/1");
        QTest::newRow("text") << QByteArray("/v3/akn/xa/act/2004/17")
                              << QByteArray("/v3/akn/xa/act/1850/1");
    }
    void aForeignPageLearnsNothing()
    {
        QFETCH(const QByteArray, held);
        QFETCH(const QByteArray, missing);
        for (const QByteArray &site : {QByteArray("cross-site"), QByteArray("same-site")}) {
            for (const auto &[mode, destination] :
                 {std::pair<QByteArray, QByteArray>("no-cors", "image"),
                  std::pair<QByteArray, QByteArray>("no-cors", "script"),
                  std::pair<QByteArray, QByteArray>("navigate", "object"),
                  std::pair<QByteArray, QByteArray>("navigate", "iframe"),
                  std::pair<QByteArray, QByteArray>("cors", "empty")}) {
                const Fields fields{{"Sec-Fetch-Site", site},
                                    {"Sec-Fetch-Mode", mode},
                                    {"Sec-Fetch-Dest", destination}};
                QCOMPARE(m_fixture.stranger().get(held, fields).status, 403);
                QCOMPARE(m_fixture.stranger().get(missing, fields).status, 403);
            }
        }
        // A person who follows a link, or types an address, is answered; so is our own page.
        QCOMPARE(m_fixture.client()
                     .get(held,
                          {{"Sec-Fetch-Site", "cross-site"},
                           {"Sec-Fetch-Mode", "navigate"},
                           {"Sec-Fetch-Dest", "document"}})
                     .status,
                 held.startsWith("/resolver") ? 302 : 200);
        for (const char *site : {"none", "same-origin"})
            QVERIFY(m_fixture.client()
                        .get(held, {{"Sec-Fetch-Site", site}, {"Sec-Fetch-Mode", "no-cors"}})
                        .status
                    < 400);
    }

    void anAllowedOriginIsServed()
    {
        http::ServerOptions options;
        options.allowedOrigins = {"https://desk.example"};
        routes::ApiServer api(m_fixture.library(), std::move(options));
        must(api.server().start(0));
        ApiClient client(api.server().port());
        const QByteArray target = "/widgets/v1/p/x/e/popup" + Act;
        Fields fields{{"Sec-Fetch-Site", "cross-site"},
                      {"Sec-Fetch-Mode", "cors"},
                      {"Origin", "https://desk.example"}};
        const Reply allowed = client.get(target, fields);
        QCOMPARE(allowed.status, 200);
        QCOMPARE(allowed.header("cross-origin-resource-policy"), QByteArray("cross-origin"));
        fields.last().second = "https://evil.example";
        const Reply refused = client.get(target, fields);
        QCOMPARE(refused.status, 403);
        QCOMPARE(refused.header("cross-origin-resource-policy"), QByteArray("same-origin"));
        QCOMPARE(client.get(target, CrossSite).status, 403);
    }

    /// A stored file says by itself what it is: only pictures and PDFs are shown as that.
    void mediaAreImagesOrPdf_data()
    {
        QTest::addColumn<QByteArray>("sent");
        const auto row = [](const char *stored, const char *sent) {
            QTest::newRow(stored) << QByteArray(sent);
        };
        row("image/png", "image/png");
        row("IMAGE/JPEG; x=y", "image/jpeg");
        row("application/pdf", "application/pdf");
        row("text/javascript", "application/octet-stream");
        row("application/ecmascript", "application/octet-stream");
        row("text/html", "application/octet-stream");
        row("text/css", "application/octet-stream");
        row("application/xhtml+xml", "application/octet-stream");
        row("image/png\r\nSet-Cookie: a=b", "application/octet-stream");
        row("", "application/octet-stream");
    }
    void mediaAreImagesOrPdf()
    {
        QFETCH(const QByteArray, sent);
        const QByteArray type = QTest::currentDataTag();
        const QByteArray name = QByteArray::number(++m_files) + ".js";
        m_fixture.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(const ExpressionRecord record,
                       store::findExpression(
                           db, must(FrbrUri::parse("/akn/xa/act/2004/17/eng@2009-02-03")),
                           Today(m_fixture.clock.now())));
            SHERIA_TRY([[maybe_unused]] const bool isChanged,
                       store::putMedia(db, record.expression.id, QString::fromLatin1(name), type,
                                       "alert(1)"));
            return {};
        });
        const Reply reply = m_fixture.client().get("/v3" + Act + "/eng@2009-02-03/media/" + name);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.header("content-type"), sent);
        QCOMPARE(reply.header("x-content-type-options"), QByteArray("nosniff"));
        QVERIFY(reply.header("content-security-policy").contains("sandbox"));
        QCOMPARE(reply.header("content-disposition").startsWith("attachment"),
                 sent == "application/octet-stream");
        QVERIFY(!reply.headers.contains("set-cookie"));
    }

    /// No file of a text is a script of our pages.
    void scriptsComeFromStaticOnly()
    {
        for (const char *target : {"/v3/places", "/v3/schema/swagger-ui"}) {
            const Reply page = m_fixture.stranger().get(
                target, {{"Accept", "text/html"}, {"Cookie", "sessionid=" + m_fixture.token()}});
            QCOMPARE(page.status, 200);
            QVERIFY(page.header("content-type").startsWith("text/html"));
            const QByteArray policy = page.header("content-security-policy");
            const QByteArray scripts = "script-src " + m_fixture.client().base() + "/static/;";
            QVERIFY2(policy.contains(scripts), policy.constData());
        }
    }

private:
    static QByteArray sessionCookie(RouteFixture &fixture)
    {
        const Reply reply = fixture.stranger().send("POST", "/session",
                                                    {{"Content-Type", "application/json"}},
                                                    R"({"token":")" + fixture.token() + R"("})");
        return reply.header("set-cookie");
    }

    RouteFixture m_fixture;
    int m_files = 0;
};

SHERIA_TEST(TestCrossSite)
} // namespace tst_crosssite
#include "tst_crosssite.moc"
