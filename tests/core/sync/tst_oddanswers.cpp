// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/verify.h"
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/expressionfields.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <atomic>
#include <memory>

namespace tst_oddanswers {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Uri = "/akn/xa/act/2004/17/eng@2009-02-03";
const QByteArray Json = "Content-Type: application/json\r\n";

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

/// The answer with its JSON changed by `change`; others as they are.
QByteArray changed(const QByteArray &answer, const std::function<void(QJsonObject &)> &change)
{
    if (!answer.startsWith("HTTP/1.1 200"))
        return answer;
    QJsonObject body = QJsonDocument::fromJson(answer.mid(answer.indexOf("\r\n\r\n") + 4)).object();
    change(body);
    return FaultProxy::answered("200 OK", Json, QJsonDocument(body).toJson());
}

/// Changes the expressions of a list, each by its number in it.
QByteArray changedItems(const QByteArray &answer,
                        const std::function<void(qsizetype, QJsonObject &)> &change)
{
    return changed(answer, [&change](QJsonObject &body) {
        QJsonArray results;
        for (const QJsonValue &item : body["results"_L1].toArray()) {
            QJsonObject object = item.toObject();
            change(results.size(), object);
            results << object;
        }
        body["results"_L1] = results;
    });
}

/// Changes one of them.
QByteArray changedItem(const QByteArray &answer, const std::function<void(QJsonObject &)> &change)
{
    return changedItems(answer, [&change](qsizetype, QJsonObject &object) {
        if (object["expression_frbr_uri"_L1].toString().toUtf8() == Uri)
            change(object);
    });
}

QJsonValue deep()
{
    QJsonValue out = QJsonArray();
    for (int i = 0; i < 300; ++i)
        out = i % 2 == 0 ? QJsonValue(QJsonArray{out}) : QJsonValue(QJsonObject{{u"a"_s, out}});
    return out;
}

/// All that an expression's answer has, but for what names it.
QByteArrayList otherMembers()
{
    QByteArrayList members = expressionFields();
    for (const char *name :
         {"url", "frbr_uri", "expression_frbr_uri", "expression_date", "language"})
        members.removeOne(name);
    return members;
}

/// Answers in the API's form, with odd things in them.
class TestOddAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// null may stand for everything but what names an expression; other types cost nothing else.
    /// Source: server/API.md section 10.6 (10).
    void anyMemberMayBeAnything_data()
    {
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("null") << QJsonValue();
        QTest::newRow("number") << QJsonValue(-1.5e300);
        QTest::newRow("array") << QJsonValue(
            QJsonArray{QJsonValue(), 7, u"x"_s, QJsonArray(), QJsonObject()});
        QTest::newRow("object") << QJsonValue(
            QJsonObject{{u"title"_s, QJsonValue()}, {u"date"_s, 7}});
        QTest::newRow("word") << QJsonValue(u"\ufffe%2F../\u202e<b>"_s + QChar(0));
        QTest::newRow("deep") << deep();
    }
    void anyMemberMayBeAnything()
    {
        QFETCH(QJsonValue, value);
        RouteFixture &server = serverOfAll();
        const QByteArrayList members = otherMembers();
        // Each expression of the list has another odd member, and each member has its turn.
        std::atomic<qsizetype> start = 0;
        std::atomic<qsizetype> count = 0;
        FaultProxy proxy(server.port(), noFault, {},
                         [&](const QByteArray &target, const QByteArray &answer) {
                             if (!target.startsWith("/v3/work-expressions?page_size=500"))
                                 return answer;
                             return changedItems(answer, [&](qsizetype i, QJsonObject &object) {
                                 count = i + 1;
                                 if (start + i < members.size())
                                     object[QLatin1StringView(members[start + i])] = value;
                             });
                         });
        while (start < members.size()) {
            CopyFixture copy;
            copy.options.token = server.token();
            const qint64 source = copy.addSource(proxy.base(), R"({"media":false})");
            const auto done = copy.run(source);
            QVERIFY2(done, qPrintable(copy.lastError.text()));
            // A title, or whatever it is, may be missing; the expressions are there.
            QVERIFY2(done->failed == 0 && done->troubles.empty(),
                     qPrintable(done->troubles.empty() ? QString()
                                                       : done->troubles.front().what.english()));
            QCOMPARE(done->fetched, count);
            QVERIFY(count > 8);
            store::Database db = copy.reader();
            const auto findings = must(store::verify(db, {}, {}));
            QVERIFY2(findings.empty(), findings.empty() ? "" : qPrintable(findings.front().detail));
            start += count;
        }
    }

    /// What is no name of an expression names none: the others come, and no request goes astray.
    void namesThatAreNone_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"/akn/xa/act/2004/17 a/eng@2009-02-03", "/akn/xa/act/2004/1\n7/eng@2009-02-03",
              "/akn/xa/act/2004/../../etc/eng@2009-02-03", "/akn/xa/act/2004/17/eng@2009-02-30",
              "/akn/xa/act/2004/17/eng@", "/akn/xa/act/2004/17", "http://x/akn/xa/act/2004/17", "",
              "/akn", "/akn/xa/act/2004/17/eng@2009-02-03?x=1",
              "/akn/xa/act/2004/17#eng@2009-02-03", "/akn/x%20a/act/2004/17/eng@2009-02-03",
              "//evil.example/akn/xa/act/2004/17/eng@2009",
              "/akn/xa/act/2004/\u00e9t\u00e9/eng@2009-02-03"})
            QTest::newRow(name) << QString::fromUtf8(name);
        QTest::newRow("long") << u"/akn/xa/act/2004/"_s + QString(100'000, u'x')
                + u"/eng@2009-02-03"_s;
    }
    void namesThatAreNone()
    {
        QFETCH(QString, name);
        RouteFixture &server = serverOfAll();
        FaultProxy proxy(server.port(), noFault, {},
                         [&](const QByteArray &target, const QByteArray &answer) {
                             if (!target.startsWith("/v3/work-expressions"))
                                 return answer;
                             return changedItem(answer, [&](QJsonObject &object) {
                                 object["expression_frbr_uri"_L1] = name;
                             });
                         });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base(), R"({"media":false})");
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(target.startsWith("/v3/") && !target.contains("etc"), target.constData());
        store::Database db = copy.reader();
        QVERIFY(must(store::verify(db, {}, {})).empty());
        qint64 all = 0;
        for (const store::SyncPlaceCount &place : must(store::countSyncPlaces(db, source)))
            all += place.all - place.open;
        QVERIFY2(all >= 10, qPrintable(QString::number(all)));
    }

    /// Names with all that may stand in one are names, and their texts come.
    void unusualNamesAreNames_data()
    {
        QTest::addColumn<QByteArray>("work");
        for (const char *work :
             {"/akn/xa/act/2004/a.b", "/akn/xa/act/2004/a-b_c", "/akn/xa/act/2004/a.json",
              "/akn/xa/act/by-law/2004/a..b", "/akn/xa/act/2004/A", "/akn/xa/act/2004/17.xml",
              "/akn/xa/act/2004/a~b", "/akn/xa/act/2004/a!b", "/akn/xa/act/2004/!a~b",
              "/akn/xa/act/2004/a b", "/akn/xa/act/2004/n\u00b0-1", "/akn/xa/act/2004/50%",
              "/akn/xa/act/2004/a+b", "/akn/xa/act/2004/a;b,c@d"})
            QTest::newRow(work) << QByteArray(work);
    }
    void unusualNamesAreNames()
    {
        QFETCH(QByteArray, work);
        RouteFixture server;
        server.change([&](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = work;
            const auto put = store::putExpression(db, prepared(spec),
                                                  store::WorkPolicy::FromDocument,
                                                  server.clock.now());
            return put ? Result<void>() : put.error();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(server.port());
        const auto done = copy.run(copy.addSource(base));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(copy.differences(base).join(u'\n'), QString());
    }

    /// One that is listed twice, with other words each time, is one; and the list is not read for ever.
    void theSameTwiceIsOne()
    {
        RouteFixture &server = serverOfAll();
        FaultProxy proxy(server.port(), noFault, {},
                         [&](const QByteArray &target, const QByteArray &answer) {
                             if (!target.startsWith("/v3/work-expressions"))
                                 return answer;
                             return changed(answer, [](QJsonObject &body) {
                                 QJsonArray results = body["results"_L1].toArray();
                                 QJsonObject again = results.first().toObject();
                                 again["title"_L1] = u"Another"_s;
                                 results << again;
                                 body["results"_L1] = results;
                             });
                         });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base(), R"({"media":false})");
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        store::Database db = copy.reader();
        QVERIFY(must(store::verify(db, {}, {})).empty());
    }

private:
    /// One for all rows that change nothing in it.
    RouteFixture &serverOfAll()
    {
        if (!m_server)
            m_server = std::make_unique<RouteFixture>();
        return *m_server;
    }

    std::unique_ptr<RouteFixture> m_server;
};

SHERIA_TEST(TestOddAnswers)
} // namespace tst_oddanswers
#include "tst_oddanswers.moc"
