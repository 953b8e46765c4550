// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_documenteddecisions {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

constexpr int Decisions = 7;
constexpr int PerPage = 3;
const QByteArray Pdf = "%PDF-1.7 of the court\n%%EOF\n";

QByteArray numbered(int number)
{
    return QByteArray::number(number);
}

QByteArray workUri(int number)
{
    return "/akn/ke/judgment/kehc/2019/" + numbered(number);
}

/// The fields that the document gives a decision, and no others.
QJsonObject documentedDetail(int number)
{
    return QJsonDocument::fromJson(
               R"j({"short_mnc":"[2019] KEHC NUMBER (KLR)",
        "full_mnc":"Oak v Elm (Petition NUMBER of 2018) [2019] KEHC NUMBER (KLR) (6 May 2019) (Ruling)",
        "case_number_string":"Petition NUMBER of 2018","case_number_numeric":NUMBER,"filing_year":"2018",
        "action":{"name":"Ruling","decsription":null},
        "casetype":{"name":"Petition","description":null},"filing_county":{"name":"Bay","code":1},
        "court":{"name":"High Court at Bay","code":"kehc","mnc_code":"KEHC",
                 "county":{"name":"Bay","code":1},"court_class":{"name":"High Court"}},
        "judges":[{"name":"A. B. Ash","short_name":"Ash","title":"Judge"}],
        "advocates":[{"name":"C. Fir","for_party":"Petitioner"}],
        "parties":[{"name":"Oak Ltd","name_for_citation":"Oak","party_group":1}],
        "flags":[{"label":"Reportable","color":null,"description":null}]})j"_ba.replace(
                   "NUMBER", numbered(number)))
        .object();
}

QByteArray documentedText(int number)
{
    DocumentSpec spec;
    spec.work = workUri(number);
    spec.date = "2019-05-06";
    spec.element = "judgment";
    spec.title = "Oak v Elm " + numbered(number);
    spec.body = "<introduction><p>Number " + numbered(number) + ".</p></introduction>";
    return xmlOf(spec);
}

/// A server of decisions that answers as the document describes, and knows no other member, filter or
/// parameter than it names.
/// Source: server/API.md section 9.
class DocumentedServer
{
public:
    /// What its list says of each decision besides the documented fields.
    enum class Listed {
        Detail,  ///< The documented fields of the detail, and nothing else.
        Address, ///< A short citation and the decision's address.
    };

    explicit DocumentedServer(Listed listed)
        : m_listed(listed)
        , m_proxy(
              0, [](const QByteArray &, int) { return Fault::None; },
              [this](const QByteArray &target) { return answer(target); })
    {}

    QByteArray base() const { return m_proxy.base(); }
    FaultProxy &proxy() { return m_proxy; }
    /// Has further items in its list that name nothing.
    void addNameless(int count) { m_nameless = count; }
    /// Answers for `number` with what it has of another decision, and names that.
    void confuse(int number) { m_confused = number; }

private:
    QByteArray answer(const QByteArray &target) const
    {
        const QByteArray path = target.split('?').value(0);
        if (path == "/api/v1/decisions/.json")
            return json(list(target.split('?').value(1)));
        for (int number = 1; number <= Decisions; ++number) {
            const QByteArray start = "/api/v1/decisions" + workUri(number);
            if (path == QByteArray(start + ".json"))
                return json(detail(number));
            if (path == QByteArray(start + ".xml"))
                return FaultProxy::answered("200 OK", "Content-Type: application/xml\r\n",
                                            documentedText(number));
            if (path == QByteArray(start + ".pdf"))
                return FaultProxy::answered("200 OK", "Content-Type: application/pdf\r\n", Pdf);
        }
        return FaultProxy::answered("404 Not Found", "Content-Type: application/json\r\n", "{}");
    }

    static QByteArray json(const QJsonObject &object)
    {
        return FaultProxy::answered("200 OK", "Content-Type: application/json\r\n",
                                    QJsonDocument(object).toJson());
    }

    QJsonObject detail(int number) const
    {
        QJsonObject out = documentedDetail(number == m_confused ? number + 1 : number);
        if (number == m_confused)
            out.insert("frbr_uri"_L1, QString::fromLatin1(workUri(number + 1)));
        return out;
    }

    QJsonObject listed(int number) const
    {
        if (number > Decisions)
            return {{"note"_L1, number}};
        if (m_listed == Listed::Detail)
            return documentedDetail(number);
        const QByteArray url = base() + "/api/v1/decisions" + workUri(number) + ".json";
        return {{"short_mnc"_L1, documentedDetail(number).value("short_mnc"_L1)},
                {"url"_L1, QString::fromLatin1(url)}};
    }

    QJsonObject list(const QByteArray &query) const
    {
        int page = 1;
        for (const QByteArray &one : query.split('&')) {
            if (one.startsWith("page="))
                page = one.mid(5).toInt();
        }
        const int all = Decisions + m_nameless;
        QJsonArray results;
        for (int number = (page - 1) * PerPage + 1; number <= std::min(all, page * PerPage);
             ++number)
            results << listed(number);
        const QByteArray next = base() + "/api/v1/decisions/.json?page=" + numbered(page + 1);
        return {{"count"_L1, all},
                {"next"_L1,
                 page * PerPage < all ? QJsonValue(QString::fromLatin1(next)) : QJsonValue()},
                {"previous"_L1, QJsonValue()},
                {"results"_L1, results}};
    }

    const Listed m_listed;
    int m_nameless = 0;
    int m_confused = 0;
    FaultProxy m_proxy;
};

class TestDocumentedDecisions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areCopied_data()
    {
        QTest::addColumn<bool>("hasAddress");
        QTest::newRow("the list says the address") << true;
        QTest::newRow("the list says the documented fields only") << false;
    }
    void areCopied()
    {
        QFETCH(const bool, hasAddress);
        using Listed = DocumentedServer::Listed;
        DocumentedServer server(hasAddress ? Listed::Address : Listed::Detail);
        CopyFixture copy;
        copy.options.token = "secret";
        const qint64 source = copy.addSource(server.base(), R"({"pdfs":true})",
                                             SyncKind::Decisions);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        for (const sync::Trouble &trouble : done->troubles)
            QVERIFY2(false, qPrintable(trouble.what.english()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(done->fetched, Decisions);
        store::Database db = copy.reader();
        for (int number = 1; number <= Decisions; ++number)
            check(db, number);
        QVERIFY(must(store::verify(db, {}, {})).empty());
        QCOMPARE(copy.run(source)->fetched, 0);
        QCOMPARE(copy.differences(server.base(), R"({"pdfs":true})", SyncKind::Decisions),
                 QStringList());
    }

    /// An answer that says it is another decision is believed.
    void anotherDecisionIsRefused()
    {
        DocumentedServer server(DocumentedServer::Listed::Address);
        server.confuse(2);
        CopyFixture copy;
        copy.options.token = "secret";
        const auto done = copy.run(copy.addSource(server.base(), "{}", SyncKind::Decisions));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 1);
        QCOMPARE(done->troubles.front().uri, workUri(2));
        QVERIFY(done->troubles.front().what.english().contains(u"another decision"_s));
    }

    void whatHasNoAddressIsReported()
    {
        DocumentedServer server(DocumentedServer::Listed::Detail);
        server.addNameless(4);
        CopyFixture copy;
        copy.options.token = "secret";
        const auto done = copy.run(copy.addSource(server.base(), "{}", SyncKind::Decisions));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, Decisions);
        QCOMPARE(done->troubles.size(), std::size_t(1));
        QVERIFY2(done->troubles.front().what.english().contains(u"4 items"_s),
                 qPrintable(done->troubles.front().what.english()));
        QVERIFY(!copy.differences(server.base(), "{}", SyncKind::Decisions).isEmpty());
    }

    /// What each API says of when a judgment was made and changed stays, whichever comes first and whatever
    /// time it is here.
    void bothApisOfAServerKeepItsTimes_data()
    {
        QTest::addColumn<QList<SyncKind>>("order");
        QTest::newRow("laws first") << QList{SyncKind::Legislation, SyncKind::Decisions};
        QTest::newRow("decisions first") << QList{SyncKind::Decisions, SyncKind::Legislation};
    }
    void bothApisOfAServerKeepItsTimes()
    {
        QFETCH(const QList<SyncKind>, order);
        DecisionFixture server;
        const QByteArray base = "http://127.0.0.1:" + numbered(server.port());
        CopyFixture copy;
        copy.clock.advance(86'400'000LL * 100); // The library is copied long after.
        copy.options.token = server.token();
        QList<qint64> sources;
        for (const SyncKind kind : order)
            sources << copy.addSource(base, "{}", kind);
        for (const bool isFull : {false, true}) {
            copy.options.isFull = isFull;
            for (const qint64 source : sources)
                QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
            for (const SyncKind kind : order)
                QCOMPARE(copy.differences(base, "{}", kind).join(u"\n"_s), QString());
        }
    }

private:
    static void check(store::Database &db, int number)
    {
        const Work work = must(store::findWork(db, workUri(number)));
        const Judgment judgment = json::readJudgment(work.judgment);
        QCOMPARE(judgment.shortCitation, documentedDetail(number)["short_mnc"_L1].toString());
        QCOMPARE(judgment.court.code, "kehc"_ba);
        QCOMPARE(judgment.judges.size(), std::size_t(1));
        QCOMPARE(judgment.caseNumberNumeric, number);
        const auto uri = must(FrbrUri::parse(QByteArray(workUri(number) + "/eng@2019-05-06")));
        const ExpressionRecord record = must(store::findExpression(db, uri, {}));
        QCOMPARE(must(store::contentXml(db, record.expression.contentHash)),
                 documentedText(number));
        const auto media = must(store::listMedia(db, record.expression.id));
        QCOMPARE(media.size(), std::size_t(1));
        QCOMPARE(must(store::fileBytes(db, media.front().hash)), Pdf);
    }
};

SHERIA_TEST(TestDocumentedDecisions)
} // namespace tst_documenteddecisions
#include "tst_documenteddecisions.moc"
