// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "server/routes/apiserver.h"
#include "tests/server/http/client.h"
#include "tests/server/routes/fontmain.h"
#include "tests/server/routes/requestmaker.h"
#include "tests/support/testlibrary.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLoggingCategory>
#include <QTest>

#include <algorithm>

#include "resources/sample/samplepack.h"

namespace tst_randomrequests {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using http::test::Client;
using Answer = http::test::Reply;

constexpr int Requests = 10'000;
constexpr qsizetype Targets = 600;

/// The sample library behind a running server.
class SampleServer
{
public:
    SampleServer()
    {
        const pack::ImportObserver nobody;
        must(pack::importPaths(m_library->writer(), {resources::samplePackPath()}, m_clock, nobody,
                               {}));
        m_token = must(m_api.authenticator().issueToken(u"test"_s));
        must(m_api.server().start(0));
    }
    quint16 port() const { return m_api.server().port(); }
    const QByteArray &token() const { return m_token; }

private:
    SystemClock m_clock;
    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library = must(
        Library::open(m_folder.filePath(u"l"_s), Library::Mode::OpenOrCreate, m_clock));
    routes::ApiServer m_api{*m_library};
    QByteArray m_token;
};

/// {"field": ["message", …], …}; nested objects nest.
bool isFieldErrors(const QJsonObject &object)
{
    return !object.isEmpty()
        && std::all_of(object.begin(), object.end(), [](const QJsonValue &value) {
               if (value.isObject())
                   return isFieldErrors(value.toObject());
               const QJsonArray messages = value.toArray();
               return !messages.isEmpty()
                   && std::all_of(messages.begin(), messages.end(),
                                  [](const QJsonValue &message) { return message.isString(); });
           });
}

/// Source: server/API.md section 2.15.
bool isErrorBody(const QByteArray &body)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    return object.value(u"detail").isString() || isFieldErrors(object);
}

/// The status line and fields that a HEAD must repeat, whatever their order; some versions of Qt write their
/// names in small letters.
QByteArrayList comparable(const Answer &answer)
{
    QByteArrayList lines;
    for (const QByteArray &line : answer.head.split('\n')) {
        const QByteArray lower = line.toLower();
        if (!lower.startsWith("date:") && !lower.startsWith("x-request-id:"))
            lines << lower;
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

QByteArray shown(const MadeRequest &request)
{
    return request.bytes().left(3000).toPercentEncoding(" /?&=:@!~.-_\"{}*;,\r\n");
}

/// 10,000 requests that nobody should send, over connections that are kept while the server keeps them.
class TestRandomRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLoggingCategory::setFilterRules(u"sheria.http.*=false"_s); // A line for each request.
        const QByteArray given = qgetenv("SHERIA_TEST_SEED");
        const quint32 seed = given.isEmpty() ? QRandomGenerator::global()->generate()
                                             : given.toUInt();
        qInfo("SHERIA_TEST_SEED=%u", seed); // A failure can be looked at again.
        const QByteArrayList targets = crawl(m_server.port(), m_server.token(), Targets);
        QVERIFY2(targets.size() > 200, "links lead to most of the library");
        m_maker.emplace(seed, targets, m_server.token());
    }

    void validRequestsAreAnswered()
    {
        for (int i = 0; i < Requests / 10; ++i) {
            const MadeRequest request = m_maker->valid();
            const auto answer = ask(request);
            QVERIFY2(answer, shown(request).constData());
            QVERIFY2(answer->status == 200 || (answer->status >= 400 && answer->status < 500),
                     shown(request).constData());
            check(request, *answer);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(m_statuses.value(200) > Requests / 20);
    }

    void hostileRequestsAreAnsweredTruly()
    {
        for (int i = 0; i < Requests; ++i) {
            const MadeRequest request = m_maker->hostile();
            const auto answer = ask(request);
            QVERIFY2(answer, shown(request).constData()); // Silence would be a hang, or a crash.
            check(request, *answer);
            // Ranges are for GET alone (RFC 9110 section 14.2).
            const bool isPart = answer->status == 206 || answer->status == 416;
            if (!QTest::currentTestFailed() && request.method == "GET" && !isPart && i % 5 == 0)
                compareWithHead(request, *answer);
            if (QTest::currentTestFailed())
                return;
        }
        for (const int status : {200, 304, 400, 401, 404, 405, 406, 414})
            QVERIFY2(m_statuses.contains(status), qPrintable(QString::number(status)));
    }

    void cleanupTestCase()
    {
        QString counts;
        for (auto at = m_statuses.cbegin(); at != m_statuses.cend(); ++at)
            counts += u" %1: %2"_s.arg(at.key()).arg(at.value());
        qInfo("answers by status:%s; %d connections", qPrintable(counts), m_connections);
    }

private:
    std::optional<Answer> ask(const MadeRequest &request)
    {
        const QByteArray bytes = request.bytes();
        std::optional<Answer> answer;
        if (m_client)
            answer = m_client->ask(bytes, !request.isHead());
        if (!answer) { // The server may have closed what it kept.
            m_client.emplace(m_server.port());
            ++m_connections;
            answer = m_client->ask(bytes, !request.isHead());
        }
        while (answer && answer->status == 100)
            answer = m_client->read(!request.isHead());
        if (answer && answer->field("Connection").toLower() == "close")
            m_client.reset();
        return answer;
    }

    void check(const MadeRequest &request, const Answer &answer)
    {
        m_statuses[answer.status] += 1;
        const QByteArray both = shown(request) + "\n→ " + answer.head + answer.body.left(500);
        QVERIFY2(answer.status < 500 || (answer.status == 501 && request.isForeign()),
                 both.constData());
        if (answer.status >= 400 && !request.isHead()) {
            QVERIFY2(answer.field("Content-Type").startsWith("application/json"), both.constData());
            QVERIFY2(isErrorBody(answer.body), both.constData());
        }
        if (answer.status == 405)
            QVERIFY2(answer.field("Allow").contains("OPTIONS")
                         && !answer.field("Allow").split(',').contains(request.method),
                     both.constData());
        if (answer.status == 401)
            QVERIFY2(!answer.field("WWW-Authenticate").isEmpty(), both.constData());
    }

    void compareWithHead(MadeRequest request, const Answer &got)
    {
        request.method = "HEAD";
        const auto head = ask(request);
        QVERIFY2(head, shown(request).constData());
        QVERIFY(head->body.isEmpty());
        QVERIFY2(
            comparable(*head) == comparable(got),
            QByteArray(shown(request) + "\n→ " + head->head + "\nnot\n" + got.head).constData());
    }

    SampleServer m_server;
    std::optional<RequestMaker> m_maker;
    std::optional<Client> m_client;
    QMap<int, int> m_statuses;
    int m_connections = 0;
};

SHERIA_FONT_TEST(TestRandomRequests)
} // namespace tst_randomrequests
#include "tst_randomrequests.moc"
