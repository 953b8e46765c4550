// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/knowledgefixture.h"

#include "core/search/index/indexer.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"

#include <QTest>

namespace sheria::tests {

using namespace Qt::StringLiterals;

KnowledgeFixture::KnowledgeFixture()
{
    put({.work = "/akn/xa/act/2010/1",
         .date = "2010-01-01",
         .title = "Harbour Act",
         .body = "<chapter eId=\"chp_1\"><num>1</num><heading>Pilots</heading>"
                 "<section eId=\"chp_1__sec_1\"><num>1.</num><heading>Pilotage fees</heading>"
                 "<content><p>The harbour master sets the fee for pilotage of vessels.</p>"
                 "</content></section>"
                 "<section eId=\"chp_1__sec_2\"><num>2.</num><heading>Offences</heading>"
                 "<content><p>Whoever moors without a pilot commits an offence.</p>"
                 "</content></section></chapter>"});
    put({.work = "/akn/xa/act/2010/1",
         .date = "2015-01-01",
         .title = "Harbour Act",
         .manifestationDate = "2015-01-01",
         .body = "<chapter eId=\"chp_1\"><num>1</num><heading>Pilots</heading>"
                 "<section eId=\"chp_1__sec_1\"><num>1.</num><heading>Pilotage fees</heading>"
                 "<content><p>Parliament sets the fee for pilotage of vessels.</p>"
                 "</content></section></chapter>"});
    put({.work = "/akn/xa-bay/act/by-law/2011/2",
         .title = "Pilotage By-law",
         .body = "<section eId=\"sec_1\"><num>1.</num><heading>Fee</heading>"
                 "<content><p>The fee for pilotage in the bay is ten.</p></content></section>"});
    put({.work = "/akn/xb/act/2010/1",
         .language = "fra",
         .title = "Loi du port",
         .body = "<section eId=\"sec_1\"><content><p>Pilotage des navires.</p></content>"
                 "</section>"});
    put({.work = "/akn/xa/judgment/xahc/2020/5",
         .date = "2020-05-06",
         .title = "Pilot v Harbour",
         .element = "judgment",
         .body = "<judgmentBody><decision><p>The pilotage fee was unlawful.</p></decision>"
                 "</judgmentBody>"});
    put({.work = "/akn/xa/judgment/xahc/2020/6",
         .date = "2020-05-06",
         .title = "Secret v Harbour",
         .element = "judgment",
         .body = "<judgmentBody><decision><p>The pilotage fee was secret.</p></decision>"
                 "</judgmentBody>"});
    edit("/akn/xa/judgment/xahc/2020/5",
         R"({"blurb":"Fees need a law.","flynote":"Harbour - fee","summary":"Pilotage fees.",)"
         R"("issues":["Was the fee lawful?"],"held":["No."]})");
    edit("/akn/xa/judgment/xahc/2020/6", R"({"state":"draft"})");
    m_fixture.library().startIndexing();
    index();
}

void KnowledgeFixture::index()
{
    if (!m_fixture.library().indexer()->waitFor(m_fixture.library().revision(),
                                                std::chrono::seconds(30)))
        qFatal("the index was not built in time");
}

void KnowledgeFixture::put(const DocumentSpec &spec)
{
    m_fixture.change([&spec, this](store::Database &db) -> Result<void> {
        SHERIA_CHECK(store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                          m_fixture.clock.now()));
        return {};
    });
}

void KnowledgeFixture::edit(const QByteArray &uri, const QByteArray &judgment)
{
    m_fixture.change([&, this](store::Database &db) -> Result<void> {
        SHERIA_TRY(Work work, store::findWork(db, uri));
        work.judgment = judgment;
        SHERIA_CHECK(store::putWork(db, work, m_fixture.clock.now()));
        return {};
    });
}

Reply KnowledgeFixture::post(const QByteArray &target, const QByteArray &body,
                             const QByteArray &type)
{
    return m_fixture.client().send("POST", target, {{"Content-Type", type}}, body);
}

QJsonObject KnowledgeFixture::best(const QByteArray &body)
{
    return resultsOf(post(RetrieveLegislation, body)).at(0).toObject();
}

QJsonArray resultsOf(const Reply &reply)
{
    if (reply.status != 200)
        QTest::qFail(reply.body.constData(), __FILE__, __LINE__);
    return reply.json().value("results"_L1).toArray();
}

bool isWhatItsPinpointNames(ApiClient client, const QJsonObject &item)
{
    const QJsonValue metadata = item["metadata"_L1];
    const QJsonObject body{{u"frbr_uri"_s, metadata["pinpoint_frbr_uri"_L1]},
                           {u"text"_s, item["content"_L1]["text"_L1]}};
    const Reply reply = client.send("POST", "/local/v1/verify",
                                    {{"Content-Type", "application/json"}},
                                    QJsonDocument(body).toJson());
    const QJsonObject verdict = reply.json();
    const bool isSame = verdict["status"_L1] == QJsonValue(u"present"_s)
        && verdict["text_hash"_L1] == metadata["text_hash"_L1];
    if (!isSame)
        qInfo() << metadata["pinpoint_frbr_uri"_L1] << verdict["status"_L1];
    return isSame;
}

QStringList worksOf(const Reply &reply)
{
    QStringList works;
    for (const QJsonValue item : resultsOf(reply))
        works << item["metadata"_L1]["work_frbr_uri"_L1].toString().mid(5);
    works.sort();
    works.removeDuplicates();
    return works;
}

} // namespace sheria::tests
