// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/query.h"
#include "tests/server/routes/knowledgefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_retrieverequest {

using namespace Qt::StringLiterals;
using namespace sheria;
using tests::KnowledgeFixture;
using tests::Reply;
using tests::resultsOf;
using tests::worksOf;

const QByteArray Bases = tests::KnowledgeBases;
const QByteArray Legislation = tests::RetrieveLegislation;

/// What is asked of a knowledge base, and how a question that is off is refused.
/// Source: server/API.md sections 8.2 and 8.3.
class TestRetrieveRequest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filters_data()
    {
        QTest::addColumn<QByteArray>("filters");
        QTest::addColumn<QStringList>("works"); // Without "/akn/", sorted.
        const QString harbour = u"xa/act/2010/1"_s;
        const QString bay = u"xa-bay/act/by-law/2011/2"_s;
        const QString french = u"xb/act/2010/1"_s;
        const auto row = [](const char *filters, const QStringList &works) {
            QTest::newRow(filters) << QByteArray(filters) << works;
        };
        row("null", {bay, harbour, french});
        row("{}", {bay, harbour, french});
        row(R"({"unknown":"x"})", {bay, harbour, french});
        row(R"({"frbr_place":null,"frbr_place__in":null,"repealed":null})", {bay, harbour, french});
        row(R"({"work_frbr_uri":"/akn/xb/act/2010/1"})", {french});
        row(R"({"work_frbr_uri__in":["/akn/xb/act/2010/1","/akn/xa/act/2010/1"]})",
            {harbour, french});
        row(R"({"expression_frbr_uri":"/akn/xa/act/2010/1/eng@2015-01-01"})", {harbour});
        row(R"({"expression_frbr_uri":"/akn/xa/act/2010/1/eng@2010-01-01"})", {});
        row(R"({"expression_frbr_uri__in":["/akn/xa/act/2010/1/eng@2015-01-01"]})", {harbour});
        row(R"({"frbr_place":"xa"})", {harbour});
        row(R"({"frbr_place":"XA"})", {});
        row(R"({"frbr_place__in":["xa","xb"]})", {harbour, french});
        row(R"({"frbr_place__in":[]})", {bay, harbour, french});
        row(R"({"frbr_country":"xa"})", {bay, harbour});
        row(R"({"frbr_country__in":["xb"]})", {french});
        row(R"({"frbr_locality":"bay"})", {bay});
        row(R"({"frbr_locality__in":["bay","none"]})", {bay});
        row(R"({"frbr_doctype":"act"})", {bay, harbour, french});
        row(R"({"frbr_doctype__in":["bill"]})", {});
        row(R"({"frbr_subtype":"by-law"})", {bay});
        row(R"({"frbr_subtype__in":["by-law","x"]})", {bay});
        row(R"({"repealed":false})", {bay, harbour, french});
        row(R"({"repealed":"true"})", {});
        row(R"({"commenced":true})", {bay, harbour, french});
        row(R"({"commenced":0})", {});
        row(R"({"principal":true})", {bay, harbour, french});
        row(R"({"principal":false})", {});
        row(R"({"frbr_place":"xa","frbr_place__in":["xb"]})", {});
        row(R"({"frbr_place":"xa","frbr_subtype":"by-law"})", {});
    }
    void filters()
    {
        QFETCH(QByteArray, filters);
        QFETCH(QStringList, works);
        QCOMPARE(worksOf(m_fixture.post(Legislation,
                                        "{\"text\":\"pilotage\",\"filters\":" + filters + '}')),
                 works);
    }

    /// Filters come before ranking: what they let through is found however much else answers better.
    void filtersComeFirst()
    {
        const QByteArray question = R"({"text":"parliament sets the fee for pilotage","top_k":1)";
        QCOMPARE(worksOf(m_fixture.post(Legislation, question + '}')),
                 QStringList{u"xa/act/2010/1"_s});
        QCOMPARE(worksOf(m_fixture.post(Legislation,
                                        question + R"(,"filters":{"frbr_place":"xa-bay"}})")),
                 QStringList{u"xa-bay/act/by-law/2011/2"_s});
    }

    void whatIsRepealedIsToldApart_data()
    {
        QTest::addColumn<QByteArray>("filters");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char *filters, bool isFound) {
            QTest::newRow(filters) << QByteArray(filters) << isFound;
        };
        row("{}", true);
        row(R"({"repealed":true})", true);
        row(R"({"repealed":1})", true);
        row(R"({"repealed":"false"})", false);
        row(R"({"repealed":null})", true);
        row(R"({"principal":"0"})", true);
        row(R"({"principal":true})", false);
    }
    void whatIsRepealedIsToldApart()
    {
        QFETCH(QByteArray, filters);
        QFETCH(bool, isFound);
        const QByteArray body = R"({"text":"old fees act","top_k":100,"filters":)" + filters + '}';
        const QStringList works = worksOf(m_fixture.post(Legislation, body));
        QCOMPARE(works.contains(u"xa/act/2001/8"_s), isFound);
    }

    void tenItemsUnlessToldOtherwise()
    {
        KnowledgeFixture fixture;
        for (int i = 1; i <= 14; ++i)
            fixture.put({.work = "/akn/xa/act/2012/" + QByteArray::number(i),
                         .title = "Quay Act",
                         .body = "<section eId=\"sec_1\"><content><p>A bollard is painted "
                             + QByteArray::number(i) + ".</p></content></section>"});
        fixture.index();
        const auto count = [&fixture](const QByteArray &body) {
            return resultsOf(fixture.post(Legislation, body)).size();
        };
        QCOMPARE(count(R"({"text":"bollard"})"), 10);
        QCOMPARE(count(R"({"text":"bollard","top_k":12})"), 12);
        QCOMPARE(count(R"({"text":"bollard","top_k":100})"), 14);
    }

    void bothObjectsOfFiltersMustHold_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QStringList>("works");
        const QString bay = u"xa-bay/act/by-law/2011/2"_s;
        const QString harbour = u"xa/act/2010/1"_s;
        const auto row = [](const char *body, const QStringList &works) {
            QTest::newRow(body) << QByteArray(body) << works;
        };
        row(R"("pre_filters":{"frbr_country":"xa"})", {bay, harbour});
        row(R"("pre_filters":null)", {bay, harbour, u"xb/act/2010/1"_s});
        row(R"("filters":{"frbr_country":"xa"},"pre_filters":{"frbr_subtype":"by-law"})", {bay});
        row(R"("filters":{"frbr_place__in":["xa","xb"]},"pre_filters":{"frbr_place__in":["xa","xa-bay"]})",
            {harbour});
        row(R"("filters":{"frbr_place":"xa"},"pre_filters":{"frbr_place":"xb"})", {});
        row(R"("filters":{"repealed":false},"pre_filters":{"repealed":true})", {});
        row(R"("filters":{"repealed":false},"pre_filters":{"repealed":"false","frbr_place":"xa"})",
            {harbour});
        row(R"("filters":{"frbr_place":"xa"},"pre_filters":{"as_at":"1990-01-01"})", {});
    }
    void bothObjectsOfFiltersMustHold()
    {
        QFETCH(QByteArray, body);
        QFETCH(QStringList, works);
        QCOMPARE(worksOf(m_fixture.post(Legislation, R"({"text":"pilotage",)" + body + '}')),
                 works);
    }

    void refusesWhatIsOff_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char *name, const char *body, const char *problem) {
            QTest::newRow(name) << QByteArray(body) << QByteArray(problem);
        };
        row("nothing", "{}", R"({"text":["This field is required."]})");
        row("blank", R"({"text":" "})", R"({"text":["This field may not be blank."]})");
        row("null", R"({"text":null})", R"({"text":["This field may not be null."]})");
        row("a list", R"({"text":[]})", R"({"text":["Not a valid string."]})");
        row("words for a number", R"({"text":"a","top_k":"many"})",
            R"({"top_k":["A valid integer is required."]})");
        row("half", R"({"text":"a","top_k":1.5})", R"({"top_k":["A valid integer is required."]})");
        row("too few", R"({"text":"a","top_k":0})",
            R"({"top_k":["Ensure this value is greater than or equal to 1."]})");
        row("too many", R"({"text":"a","top_k":"101"})",
            R"({"top_k":["Ensure this value is less than or equal to 100."]})");
        row("filters are no object", R"({"text":"a","filters":"x"})",
            R"({"filters":["Expected a JSON object for this field."]})");
        row("no truth value", R"({"text":"a","filters":{"repealed":"perhaps"}})",
            R"({"filters":{"repealed":["Must be a valid boolean."]}})");
        row("no word", R"({"text":"a","filters":{"frbr_place":{}}})",
            R"({"filters":{"frbr_place":["Not a valid string."]}})");
        row("no word in a list", R"({"text":"a","filters":{"frbr_place__in":["xa",{}]}})",
            R"({"filters":{"frbr_place__in":{"1":["Not a valid string."]}}})");
        row("a string for a list", R"({"text":"a","filters":{"work_frbr_uri__in":"x"}})",
            R"({"filters":{"work_frbr_uri__in":["Expected a list of items."]}})");
        row("no date", R"({"text":"a","filters":{"as_at":"soon"}})",
            R"({"filters":{"as_at":["Date has wrong format. Use one of these formats instead: YYYY-MM-DD."]}})");
        row("other filters are no object", R"({"text":"a","pre_filters":[]})",
            R"({"pre_filters":["Expected a JSON object for this field."]})");
        row("no word in other filters", R"({"text":"a","pre_filters":{"frbr_place__in":[{}]}})",
            R"({"pre_filters":{"frbr_place__in":{"0":["Not a valid string."]}}})");
        row("two days",
            R"({"text":"a","filters":{"as_at":"2012-01-01"},"pre_filters":{"as_at":"2013-01-01"}})",
            R"({"pre_filters":{"as_at":["Another date than that of filters."]}})");
        row("two at once", R"({"top_k":0})",
            R"({"text":["This field is required."],"top_k":["Ensure this value is greater than or equal to 1."]})");
    }
    void refusesWhatIsOff()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, problem);
        const Reply reply = m_fixture.post(Legislation, body);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.json(), QJsonDocument::fromJson(problem).object());
    }

    void refusesBodiesItCannotRead()
    {
        const Reply broken = m_fixture.post(Legislation, "{\"text\":");
        QCOMPARE(broken.status, 400);
        QVERIFY(broken.json().value("detail"_L1).toString().startsWith(u"JSON parse error"));
        QCOMPARE(m_fixture.post(Legislation, "<text/>", "application/xml").status, 415);
        QCOMPARE(m_fixture.post(Legislation, "x", "multipart/form-data").status, 400);
        QCOMPARE(m_fixture.post(Bases + "/none/retrieve", R"({"text":"a"})").status, 404);
        QCOMPARE(m_fixture.client().get(Bases + "/none").status, 404);
        QCOMPARE(m_fixture.client().get(Legislation).status, 405);
    }

    void readsForms()
    {
        const QByteArray form = "application/x-www-form-urlencoded";
        const QStringList bay{u"xa-bay/act/by-law/2011/2"_s};
        QCOMPARE(worksOf(m_fixture.post(Legislation, "text=pilotage&filters.frbr_place__in=xa-bay",
                                        form)),
                 bay);
        QCOMPARE(worksOf(m_fixture.post(Legislation,
                                        "text=pilotage&filters=%7B%22frbr_place%22:%22xa-bay%22%7D",
                                        form)),
                 bay);
        QCOMPARE(worksOf(m_fixture.post(Legislation,
                                        "text=pilotage&filters.frbr_country=xa"
                                        "&pre_filters.frbr_subtype__in=by-law",
                                        form)),
                 bay);
        QCOMPARE(worksOf(m_fixture.post(Legislation,
                                        "text=pilotage&filters.frbr_place__in=xa-bay"
                                        "&filters.frbr_place__in=xb",
                                        form)),
                 QStringList({bay.first(), u"xb/act/2010/1"_s}));
        QCOMPARE(resultsOf(m_fixture.post(Legislation, "text=pilotage&top_k=2", form)).size(), 2);
        QCOMPARE(worksOf(m_fixture.post(Legislation, "text=pilotage&filters.frbr_place__in=", form))
                     .size(),
                 3);
        QCOMPARE(m_fixture.post(Legislation, "text=pilotage&filters=x", form).json(),
                 QJsonDocument::fromJson(
                     R"({"filters":["Expected a JSON object for this field."]})")
                     .object());
        QCOMPARE(m_fixture.post(Legislation, "top_k=2", form).json(),
                 QJsonDocument::fromJson(R"({"text":["This field is required."]})").object());
    }

    void aFormHasSoManyFieldsAtMost()
    {
        const auto statusOf = [this](int fields) {
            const QByteArray body = "text=pilotage" + QByteArray("&x=1").repeated(fields - 1);
            return m_fixture.post(Legislation, body, "application/x-www-form-urlencoded").status;
        };
        QCOMPARE(statusOf(http::MaxFormParts), 200);
        QCOMPARE(statusOf(http::MaxFormParts + 1), 400);
    }

    void readsMultipartForms()
    {
        const QByteArray body =
            "--b\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n"
            "pilotage\r\n--b\r\nContent-Disposition: form-data; "
            "name=\"filters.frbr_place\"\r\nContent-Type: text/plain\r\n\r\nxb\r\n"
            "--b--\r\n";
        QCOMPARE(worksOf(m_fixture.post(Legislation, body, "multipart/form-data; boundary=b")),
                 QStringList{u"xb/act/2010/1"_s});
        QCOMPARE(
            m_fixture.post(Legislation, body.chopped(20), "multipart/form-data; boundary=b").status,
            400);
    }

private:
    KnowledgeFixture m_fixture;
};

SHERIA_TEST(TestRetrieveRequest)
} // namespace tst_retrieverequest
#include "tst_retrieverequest.moc"
