// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/routefixture.h"

#include "core/store/db/statement.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/placequeries.h"

#include <QLoggingCategory>

namespace sheria::tests {

using namespace Qt::StringLiterals;

/// Source: server/API.md section 4.8.
const char *const SampleText = R"(<preamble><p eId="preamble__p_1">Trees matter.</p></preamble>
<body><chapter eId="chp_1"><num>1</num><heading>Start</heading><subheading>Sub</subheading>
<section eId="chp_1__sec_1"><num>1.</num><heading>Terms</heading>
<subsection eId="chp_1__sec_1__subsec_1"><num>(1)</num><content>
<p class="tight">A <term refersTo="#t-tree" eId="trm_1">tree</term>, see <ref href="/akn/xa/act/1999/2">Act 2</ref><authorialNote marker="1" placement="bottom" eId="fn_1"><p>Note.</p></authorialNote>.</p>
<p><img src="media/a.png" alt="An oak"/></p></content></subsection></section></chapter>
<part eId="part_A"><num>A</num><heading>Misc</heading><paragraph eId="part_A__para_nn_1"><content><p>Loose.</p></content></paragraph></part></body>
<attachments><attachment eId="att_1"><heading>Schedule</heading><subheading>Fees</subheading><doc name="schedule"><meta><identification source="#x"><FRBRWork><FRBRthis value="/akn/xa/act/2004/17/!schedule1"/></FRBRWork></identification></meta>
<mainBody><table class="border"><tr><th colspan="2"><p>H</p></th></tr></table></mainBody></doc></attachment></attachments>)";

namespace {

constexpr const char *TreeAct = "/akn/xa/act/2004/17";

QByteArray sampleXml(DocumentSpec spec)
{
    spec.body = "@";
    return xmlOf(spec).replace("<body>@</body>", SampleText);
}

DocumentSpec specFor(const QByteArray &work, const QByteArray &date, const QByteArray &title)
{
    DocumentSpec spec;
    spec.work = work;
    spec.date = date;
    spec.title = title;
    return spec;
}

store::PutResult putSample(TestLibrary &files, const QByteArray &date, const QByteArray &language)
{
    DocumentSpec spec = specFor(TreeAct, date, "Tree Protection Act");
    spec.language = language;
    return files.put(prepared(sampleXml(spec)), store::WorkPolicy::FromDocument);
}

Work treeWork(const QByteArray &fileHash)
{
    Work work;
    work.uri = must(FrbrUri::parse(TreeAct));
    work.title = u"Tree Protection Act"_s;
    work.publication = {{2004, 6, 1}, u"State Gazette"_s, u"221"_s, {}};
    work.publication.document = PublicationDocument{
        {}, u"gazette-221.pdf"_s, "application/pdf", 8, 2, fileHash};
    work.assentDate = QDate(2004, 5, 20);
    Commencement start;
    start.date = QDate(2004, 7, 1);
    start.isMain = true;
    start.provisions = {"chp_1__sec_1"};
    work.commencements = {start};
    work.amendments = {{{2009, 2, 3}, {"/akn/xa/act/2009/2", u"Tree Amendment Act"_s}, false}};
    work.topics = {"subject-env"};
    work.aliases = {u"Green Act"_s};
    work.customProperties = {{"cap", u"Cap."_s, u"12"_s}};
    work.enrichments = R"([{"work_frbr_uri":"/akn/xa/act/2004/17","provision_eid":"chp_1"}])";
    return work;
}

void putTree(TestLibrary &files)
{
    putSample(files, "2004-06-01", "eng");
    const store::PutResult result = putSample(files, "2009-02-03", "eng");
    putSample(files, "2030-01-01", "eng");
    putSample(files, "2009-02-03", "fra");
    must(store::putMedia(files.db(), result.expressionId, u"a.png"_s, "image/png", "PNG bytes"));
    must(store::putMedia(files.db(), result.expressionId, u"b map.svg"_s, "image/svg+xml",
                         "<svg/>"));
    const QByteArray hash = must(store::putFile(files.db(), "%PDF-1.7"));
    must(store::putWork(files.db(), treeWork(hash), files.clock.now()));
}

void putStub(TestLibrary &files)
{
    Work stub;
    stub.uri = must(FrbrUri::parse("/akn/xa/act/1999/2"));
    stub.title = u"Forest Act"_s;
    stub.isStub = true;
    stub.publication.document = PublicationDocument{
        "https://gazette.example/1999/2.pdf", u"f.pdf"_s, "application/pdf", {}, {}, {}};
    must(store::putWork(files.db(), stub, files.clock.now()));
    Expression expression;
    expression.uri = "/akn/xa/act/1999/2/eng@1999-01-01";
    expression.language = "eng";
    expression.date = QDate(1999, 1, 1);
    expression.title = stub.title;
    must(
        store::putEmptyExpression(files.db(), expression, "/akn/xa/act/1999/2", files.clock.now()));
}

void putRepealed(TestLibrary &files)
{
    files.put(specFor("/akn/xa/act/2001/8", "2001-01-01", "Old Fees Act"));
    Work work;
    work.uri = must(FrbrUri::parse("/akn/xa/act/2001/8"));
    work.title = u"Old Fees Act"_s;
    work.isPrincipal = false;
    work.repeal = Repeal{
        {2010, 1, 1}, {"/akn/xa/act/2009/2", u"Tree Amendment Act"_s}, "repealed", {}};
    must(store::putWork(files.db(), work, files.clock.now()));
}

void putManifold(TestLibrary &files)
{
    DocumentSpec spec = specFor("/akn/xa/act/2006/1", "2006-01-01", "Harbour Act");
    files.put(spec);
    spec.manifestationDate = "2011-01-01";
    spec.body =
        "<section eId=\"sec_9\"><num>9.</num><content><p>Newer text.</p></content></section>";
    files.put(spec);
    spec.component = "annex";
    spec.element = "doc";
    spec.body = "<p eId=\"p_1\">Annexed text.</p>";
    files.put(spec);
}

void putOthers(TestLibrary &files)
{
    files.put(specFor("/akn/xa/act/2005-10-03/9", "2005-10-03", "Dated Act"));
    files.put(specFor("/akn/xa/act/2031/1", "2031-01-01", "Act to Come"));
    files.put(
        specFor("/akn/xa-bay/act/by-law/2012/street-trading", "2012-05-01", "Street Trading"));
    DocumentSpec judgment = specFor("/akn/xa/judgment/xahc/2019/77", "2019-05-06", "Oak v Elm");
    judgment.element = "judgment";
    judgment.body = "<p>Judgment.</p>";
    const QByteArray xml = xmlOf(judgment).replace("mainBody>", "judgmentBody>");
    files.put(prepared(xml), store::WorkPolicy::FromDocument);
}

store::Topic topic(qint64 id, const char *slug, const QString &name,
                   std::vector<store::Topic> children = {})
{
    return {id, slug, name, true, std::move(children)};
}

void putTopics(TestLibrary &files)
{
    store::Topic hidden = topic(9, "internal", u"Internal"_s);
    hidden.isPublic = false;
    must(store::putTopics(files.db(),
                          {topic(1, "subject", u"Subject"_s,
                                 {topic(2, "subject-env", u"Environment"_s,
                                        {topic(3, "subject-env-water", u"Water"_s)})}),
                           hidden}));
    store::EnrichmentDataset dataset;
    dataset.id = 5;
    dataset.name = u"Duties"_s;
    dataset.createdAt = dataset.updatedAt = files.clock.now();
    dataset.rootTopic = "subject";
    dataset.enrichments = {{11, "chp_1__sec_1", "subject-env", TreeAct}};
    must(store::putDataset(files.db(), dataset));
}

void putPlaces(TestLibrary &files)
{
    must(store::putPlace(files.db(), {"xa", u"Exampleland"_s, "eng", {}}));
    must(store::putPlace(files.db(), {"xa-bay", u"Bay City"_s, "eng", {}}));
    must(store::putPlace(files.db(), {"xb", u"Emptyland"_s, "eng", {}}));
}

} // namespace

RouteFixture::RouteFixture()
{
    // A server that outlives its test would tell of its last request to a Qt Test that is gone.
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s);
    putPlaces(m_files);
    putTree(m_files);
    putStub(m_files);
    putRepealed(m_files);
    putManifold(m_files);
    putOthers(m_files);
    putTopics(m_files);
    m_files.close();
    m_library = must(Library::open(m_files.path(), Library::Mode::OpenExisting, clock));
    m_api = std::make_unique<routes::ApiServer>(*m_library);
    m_token = must(m_api->authenticator().issueToken(u"test"_s));
    must(m_api->server().start(0));
}

void RouteFixture::change(store::Writer::Job job)
{
    must(m_library->writer().submit(std::move(job)).get());
}

} // namespace sheria::tests
