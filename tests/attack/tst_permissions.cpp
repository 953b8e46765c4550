// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/library/library.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/server/routes/fontmain.h"
#include "tests/server/routes/readable.h"

#include <QFile>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>
#include <map>

namespace tst_permissions {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The columns of permissions.txt.
enum Client { Open, Closed, Limited, Plain, Admin };
constexpr std::array<const char *, 5> Clients{"open", "closed", "limited", "plain", "admin"};

/// A request of the table, and the status that each client is to get.
struct Probe
{
    QByteArray route; ///< "GET /v3/places/{code}".
    QByteArray target;
    QByteArray body;
    std::array<int, Clients.size()> statuses{};

    QByteArray method() const { return route.left(route.indexOf(' ')); }
    QByteArray name() const { return method() + ' ' + target + ' ' + body.left(40); }
};

/// A work with the metadata of a decision that is no judgment by its address.
constexpr const char *OddDecision = "/akn/xa/doc/ruling/2020/5";

/// Words of decisions only: of their titles, texts and metadata.
const QByteArrayList DecisionWords = {
    "Oak v Elm",        "ancient oak",           "XAHC 77", "Ash", "A v B", "XACA", "Elder",
    "Heron v Republic", "/akn/xa/judgment/xahc", "heron"};
/// What the limited account must not be told.
const QByteArrayList OutsideWords = {"Forest Act", "Old Fees Act", "Street Trading", "Bay City"};

QByteArrayList bothVersions(const QByteArray &text)
{
    if (!text.contains("/v*"))
        return {text};
    return {QByteArray(text).replace("/v*", "/v3"), QByteArray(text).replace("/v*", "/v2")};
}

Probe probeFrom(const QByteArray &route, const QByteArray &line)
{
    static const QRegularExpression shape(
        u"^\\s+(\\d+) (\\d+) (\\d+) (\\d+) (\\d+)  (\\S+)(?: (.+))?$"_s);
    const auto match = shape.match(QString::fromUtf8(line));
    if (!match.hasMatch())
        qFatal("permissions.txt: this is no request: %s", line.constData());
    Probe probe{route, match.captured(6).toUtf8(), match.captured(7).toUtf8(), {}};
    for (std::size_t i = 0; i < Clients.size(); ++i)
        probe.statuses[i] = match.captured(int(i) + 1).toInt();
    return probe;
}

std::vector<Probe> readTable()
{
    QFile file(QStringLiteral(SHERIA_TEST_DIR "/attack/permissions.txt"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("permissions.txt cannot be read");
    std::vector<Probe> probes;
    QByteArrayList routes;
    const QByteArrayList lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith('#') || line.trimmed().isEmpty())
            continue;
        if (!line.startsWith(' ')) {
            routes = bothVersions(line);
            continue;
        }
        const QByteArrayList variants = bothVersions(line);
        for (qsizetype i = 0; i < routes.size(); ++i)
            probes.push_back(probeFrom(routes[i], variants.value(i, variants.first())));
    }
    return probes;
}

/// Whether `target` is one that `pattern` stands for.
bool isOf(const QByteArray &target, const QByteArray &pattern)
{
    QString shape = QRegularExpression::escape(QString::fromUtf8(pattern));
    shape.replace(QRegularExpression(u"\\\\\\{[a-z_]+\\\\\\.\\\\\\.\\\\\\.\\\\\\}"_s), u".*"_s);
    shape.replace(QRegularExpression(u"\\\\\\{[a-z_]+\\\\\\}"_s), u"[^/]+"_s);
    const QByteArray path = target.left(target.indexOf('?') < 0 ? target.size()
                                                                : target.indexOf('?'));
    return QRegularExpression(u'^' + shape + u'$').match(QString::fromUtf8(path)).hasMatch();
}

/// What `text`, the answer to `asked`, tells that was not in the question.
QByteArray toldOf(const QByteArrayList &secrets, const QByteArray &text, const QByteArray &asked)
{
    for (const QByteArray &secret : secrets) {
        if (text.contains(secret) && !asked.contains(secret))
            return secret;
    }
    return {};
}

/// Every route of the server against a table written by hand: who is let in, and who is told nothing
/// of what they may not see.
class TestPermissions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.change([](store::Database &db) { return putOddDecision(db); });
        QVERIFY(m_fixture.waitForIndex());
        for (Probe &probe : m_probes) {
            if (!probe.target.endsWith("/@"))
                continue;
            probe.target.chop(2);
            const QJsonObject list = m_fixture.client().get(probe.target).json();
            probe.target += '/' + QByteArray::number(list["results"_L1][0]["id"_L1].toInteger());
        }
        // The answers that depend on there being no limited account come first.
        for (const Probe &probe : m_probes)
            m_replies[probe.name()][Open] = ask(probe, {});

        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        Subscription seen;
        seen.everything = false;
        seen.works = {"/akn/xa/act/2004/17"};
        const qint64 limited = must(
            accounts.add({.name = u"limited"_s, .subscription = seen, .readsDecisions = true}));
        m_tokens[Limited] = must(accounts.issueToken(limited, u"x"_s)).secret;
        m_tokens[Plain] = m_fixture.tokenWithout();
        m_tokens[Admin] = m_fixture.token();
    }

    void everyRouteIsInTheTable()
    {
        QSet<QByteArray> written;
        for (const Probe &probe : m_probes)
            written.insert(probe.route);
        QSet<QByteArray> known;
        for (const auto &route : m_fixture.api().server().router().routes()) {
            for (const http::Method method : route->methods)
                known.insert(http::methodName(method).toByteArray() + ' ' + route->pattern);
        }
        for (const QByteArray &route : known)
            QVERIFY2(written.contains(route),
                     QByteArray(route + " is not in the table").constData());
        for (const QByteArray &route : written)
            QVERIFY2(known.contains(route), QByteArray(route + " is no route").constData());
        for (const Probe &probe : m_probes)
            QVERIFY2(isOf(probe.target, probe.route.mid(probe.route.indexOf(' ') + 1)),
                     QByteArray(probe.target + " is not of " + probe.route).constData());
    }

    void everyClientGetsWhatIsWritten_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_probes.size(); ++i)
            QTest::newRow(m_probes[i].name().constData()) << int(i);
    }
    void everyClientGetsWhatIsWritten()
    {
        QFETCH(const int, index);
        const Probe &probe = m_probes[std::size_t(index)];
        for (const int client : {Open, Closed, Limited, Plain, Admin}) {
            const Reply reply = client == Open ? m_replies[probe.name()][Open]
                                               : ask(probe, m_tokens[std::size_t(client)]);
            QVERIFY2(reply.status == probe.statuses[std::size_t(client)],
                     QByteArray(QByteArray(Clients[std::size_t(client)]) + " gets "
                                + QByteArray::number(reply.status) + ": " + reply.body.left(200))
                         .constData());
            const QByteArray asked = probe.target + probe.body;
            const QByteArray text = readable(reply) + reply.header("location");
            QByteArray told;
            if (client != Admin)
                told = toldOf(DecisionWords, text, asked);
            if (told.isEmpty() && client == Limited)
                told = toldOf(OutsideWords, text, asked);
            // Descriptions have examples of everything.
            const bool isDescription = probe.route.contains("/schema");
            QVERIFY2(told.isEmpty() || isDescription,
                     QByteArray(QByteArray(Clients[std::size_t(client)]) + " is told " + told
                                + " in " + text)
                         .constData());
        }
    }

    /// The words that are looked for above are told to who may read them.
    void theAdministratorIsTold()
    {
        QByteArray all;
        for (const char *target :
             {"/v3/work-expressions", "/v3/akn/xa/judgment", "/v2/search/xa?q=oak",
              "/v3/akn/xa/judgment/xahc/2019/77.html", "/api/v1/decisions",
              "/v3/akn/xa/doc/ruling/2020/5.html", "/v3/places"})
            all += m_fixture.client().get(target).body;
        for (const QByteArray &word : DecisionWords + OutsideWords)
            QVERIFY2(all.contains(word), word.constData());
    }

    /// A count tells whether a text has the words that were asked for.
    void searchesDoNotCountWhatIsNotRead()
    {
        for (const int client : {Limited, Plain, Admin}) {
            const Reply reply = ApiClient(m_fixture.port(), m_tokens[std::size_t(client)])
                                    .get("/v2/search/xa?q=heron");
            QCOMPARE(reply.status, 200);
            QCOMPARE(reply.json().value(u"count"_s).toInt() > 0, client == Admin);
        }
    }

    /// A permission that is given or taken holds from the next request on, and kept answers are not
    /// mixed up.
    void thePermissionHoldsAtOnce()
    {
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        const qint64 id = must(accounts.add({.name = u"changing"_s}));
        ApiClient client(m_fixture.port(), must(accounts.issueToken(id, u"x"_s)).secret);
        const auto count = [&] {
            return client.get("/v3/work-expressions").json().value(u"count"_s).toInt();
        };
        const QByteArray text = "/v3/akn/xa/judgment/xahc/2019/77.html";
        const int without = count();
        QCOMPARE(client.get(text).status, 403);
        must(accounts.setReadsDecisions(id, true));
        QVERIFY(count() > without);
        QCOMPARE(client.get(text).status, 200);
        must(accounts.setReadsDecisions(id, false));
        QCOMPARE(count(), without);
        QCOMPARE(client.get(text).status, 403);
    }

    /// The door for language models opens to its own token only, which the owner makes; with it every
    /// published text is read.
    void accountsDoNotOpenTheTools()
    {
        access::McpAccess door(m_fixture.library().writer(), m_fixture.clock);
        const QByteArray token = must(door.open()).value_or(QByteArray());
        const QByteArray body =
            R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search",)"
            R"("arguments":{"query":"ancient oak"}}})";
        const auto status = [&](const QByteArray &shown) {
            return ApiClient(m_fixture.port(), shown)
                .send("POST", "/mcp", {{"Content-Type", "application/json"}}, body);
        };
        for (const int client : {Closed, Limited, Plain, Admin}) {
            const Reply reply = status(m_tokens[std::size_t(client)]);
            QCOMPARE(reply.status, 401);
            QCOMPARE(toldOf(DecisionWords, reply.body, {}), QByteArray());
        }
        const Reply owner = status(token);
        QCOMPARE(owner.status, 200);
        QVERIFY2(owner.body.contains("Oak v Elm"), owner.body.left(500).constData());
        must(door.shut());
    }

private:
    static Result<void> putOddDecision(store::Database &db)
    {
        const QDateTime now = QDateTime::fromString(u"2024-01-05T00:00:00Z"_s, Qt::ISODate);
        Work work;
        work.uri = must(FrbrUri::parse(OddDecision));
        work.title = u"Heron v Republic"_s;
        work.judgment = R"j({"short_mnc":"[2020] XAHC 5 (XLR)","delivery_date":"2020-05-05",
            "court":{"name":"High Court at Bay","code":"xahc"}})j";
        SHERIA_TRY([[maybe_unused]] const bool isChanged, store::putWork(db, work, now));
        DocumentSpec text;
        text.work = OddDecision;
        text.date = "2020-05-05";
        text.title = "Heron v Republic";
        text.element = "doc";
        text.body = "<p eId=\"p_1\">In this ruling the heron keeps its nest.</p>";
        SHERIA_TRY([[maybe_unused]] const auto put,
                   store::putExpression(db, prepared(xmlOf(text)), store::WorkPolicy::KeepWork,
                                        now));
        return {};
    }

    Reply ask(const Probe &probe, const QByteArray &token)
    {
        ApiClient::Headers headers;
        if (!probe.body.isEmpty())
            headers.append({"Content-Type",
                            probe.body.startsWith('{')
                                ? QByteArray("application/json")
                                : QByteArray("application/x-www-form-urlencoded")});
        return ApiClient(m_fixture.port(), token)
            .send(probe.method(), probe.target, headers, probe.body);
    }

    DecisionFixture m_fixture;
    std::vector<Probe> m_probes = readTable();
    std::map<QByteArray, std::map<int, Reply>> m_replies;
    std::array<QByteArray, Clients.size()> m_tokens;
};

SHERIA_FONT_TEST(TestPermissions)
} // namespace tst_permissions
#include "tst_permissions.moc"
