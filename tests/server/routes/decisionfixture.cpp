// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/decisionfixture.h"

#include "core/access/accounts.h"
#include "core/search/index/indexer.h"
#include "core/store/decisions/decisionedit.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sheria::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *HighCourt = R"("court":{"name":"High Court at Bay","code":"xahc",
    "mnc_code":"XAHC","county":{"name":"Bay","code":1},"court_class":{"name":"High Court"}})";
constexpr const char *AppealCourt = R"("court":{"name":"Court of Appeal","code":"xaca",
    "mnc_code":"XACA","county":{"name":"Hill","code":47},"court_class":{"name":"Court of Appeal"}})";

/// What a decision says of itself, and its text.
struct Spec
{
    const char *uri;
    const char *date;
    const char *title;
    const char *court;
    const char *judgment; ///< Members, without braces.
    const char *text;     ///< None: it is known, but not held.
};

const Spec Specs[] = {
    {"/akn/xa/judgment/xahc/2019/77", "2019-05-06", "Oak v Elm", HighCourt,
     R"j("short_mnc":"[2019] XAHC 77 (XLR)",
        "full_mnc":"Oak v Elm (Petition 5 of 2018) [2019] XAHC 77 (XLR) (6 May 2019) (Ruling)",
        "case_number_string":"Petition 5 of 2018","case_number_numeric":5,"filing_year":"2018",
        "action":{"name":"Ruling","description":"Decides a part."},
        "casetype":{"name":"Petition","description":null},
        "filing_county":{"name":"Bay","code":1},
        "judges":[{"name":"A. B. Ash","short_name":"Ash","title":"Judge"}],
        "advocates":[{"name":"C. Fir","for_party":"Petitioner"}],
        "parties":[{"name":"Oak Ltd","name_for_citation":"Oak","party_group":1},
                   {"name":"Elm Council","name_for_citation":"Elm","party_group":2}],
        "flags":[{"label":"Reportable","color":"#1f7a4d","description":null}],
        "delivery_date":"2019-05-06","hearing_date":"2019-02-01",
        "court_division":{"name":"Constitutional","code":"const"},
        "areas_of_law":[{"name":"Environment, Land and Water"},{"name":"Procedure"}],
        "anonymised":false,"flynote":"Trees - felling","blurb":"A tree may be felled.",
        "summary":"The council may fell.","outcome":"Dismissed","issues":["Whether it may."],
        "held":["It may."],"order":"Dismissed with costs.","registry":{"name":"Bay Registry"})j",
     "The council may fell the ancient oak, see <ref href=\"/akn/xa/act/2004/17\">the Act</ref>."},
    {"/akn/xa/judgment/xahc/2020/3", "2020-02-03", "A v B", HighCourt,
     R"j("short_mnc":"[2020] XAHC 3 (XLR)","case_number_string":"Civil Suit 9 of 2018",
        "filing_year":"2018","action":{"name":"Judgment"},"casetype":{"name":"Civil Suit"},
        "filing_county":{"name":"Hill","code":47},
        "judges":[{"name":"A. B. Ash","short_name":"Ash","title":"Judge"}],
        "parties":[{"name":"A","party_group":1},{"name":"B","party_group":2}],
        "delivery_date":"2020-02-03","anonymised":true,
        "areas_of_law":[{"name":"Family"}])j",
     "The custody of the child is with the mother."},
    {"/akn/xa/judgment/xaca/2021/1", "2021-03-04", "Fir v Republic", AppealCourt,
     R"j("short_mnc":"[2021] XACA 1 (XLR)","filing_year":"2020","action":{"name":"Judgment"},
        "casetype":{"name":"Criminal Appeal"},"filing_county":{"name":"Hill","code":47},
        "judges":[{"name":"D. Elder","short_name":"Elder","title":"President"}],
        "delivery_date":"2021-03-04","areas_of_law":[{"name":"Procedure"}])j",
     "The appeal against the sentence for felling a tree is allowed."},
    {"/akn/xa/judgment/xaca/2021/2", "2021-03-04", "Gum v Republic", AppealCourt,
     R"j("short_mnc":"[2021] XACA 2 (XLR)","filing_year":"2020","action":{"name":"Ruling"},
        "casetype":{"name":"Criminal Appeal"},"filing_county":{"name":"Hill","code":47},
        "judges":[{"name":"D. Elder","short_name":"Elder","title":"President"}],
        "delivery_date":"2021-03-04",
        "flags":[{"label":"Reportable","color":"#1f7a4d","description":null}])j",
     "Bail is refused."},
    {"/akn/xa/judgment/xaca/2021/8", "2021-04-01", "Yew v Yew", AppealCourt,
     R"j("short_mnc":"[2021] XACA 8 (XLR)","delivery_date":"2021-04-01")j", nullptr},
    {DecisionFixture::Hidden, "2021-06-07", "Quernstone v Republic", AppealCourt,
     R"j("short_mnc":"[2021] XACA 9 (XLR)","filing_year":"1987","action":{"name":"Zephyrorder"},
        "casetype":{"name":"Kestrelcase"},"filing_county":{"name":"Moorcounty","code":99},
        "court_division":{"name":"Larkdivision","code":"lark"},
        "judges":[{"name":"Z. Wrenjudge","short_name":"Wrenjudge","title":"Judge"}],
        "flags":[{"label":"Rookflag"}],"areas_of_law":[{"name":"Finchlaw"}],
        "attached_documents":[
            {"kind":"Press summary","frbr_uri":"/akn/xa/doc/2021/press-9"},
            {"kind":"Order","frbr_uri":"/akn/xa/judgment/xaca/2021/10"},
            {"kind":"Petrelpdf",
             "frbr_uri":"/akn/xa/judgment/xaca/2021/9/eng@2021-06-07/media/petrel.pdf"},
            {"kind":"Lost","frbr_uri":"/akn/xa/doc/2021/not-here"}],
        "delivery_date":"2021-06-07","state":"processing")j",
     "The gyrfalcon is not guilty of felling the oak, see "
     "<ref href=\"/akn/xa/act/2004/17\">the Act</ref>."},
    {DecisionFixture::HiddenOrder, "2021-06-08", "Order of the Merganser", AppealCourt,
     R"j("short_mnc":"[2021] XACA 10 (XLR)","delivery_date":"2021-06-08",
        "judges":[{"name":"M. Merganserjudge"}])j",
     "The merganser is set free."}};

QByteArray documentOf(const Spec &spec)
{
    DocumentSpec document;
    document.work = spec.uri;
    document.date = spec.date;
    document.title = spec.title;
    document.element = "judgment";
    document.body = QByteArray("<p eId=\"p_1\">") + spec.text + "</p>";
    return xmlOf(document).replace("mainBody>", "judgmentBody>");
}

Result<void> putDecision(store::Database &db, const Spec &spec, const QDateTime &now)
{
    Work work;
    work.uri = must(FrbrUri::parse(spec.uri));
    work.title = QString::fromUtf8(spec.title);
    work.judgment = '{' + QByteArray(spec.court) + ',' + spec.judgment + '}';
    SHERIA_TRY([[maybe_unused]] const bool isChanged, store::putWork(db, work, now));
    if (!spec.text)
        return {};
    SHERIA_TRY([[maybe_unused]] const auto put,
               store::putExpression(db, prepared(documentOf(spec)), store::WorkPolicy::KeepWork,
                                    now));
    return {};
}

/// The press summary and the file of the decision that is being processed.
Result<void> putDocuments(store::Database &db, const QDateTime &now)
{
    DocumentSpec press;
    press.work = DecisionFixture::HiddenPress;
    press.date = "2021-06-07";
    press.title = "Of the Kittiwake";
    press.element = "doc";
    press.body = "<p eId=\"p_1\">A kittiwake in short.</p>";
    SHERIA_TRY([[maybe_unused]] const auto put,
               store::putExpression(db, prepared(xmlOf(press)), store::WorkPolicy::FromDocument,
                                    now));
    SHERIA_TRY(const auto files,
               store::placeDecisionFiles(db, DecisionFixture::Hidden,
                                         {{QString::fromLatin1(DecisionFixture::HiddenFile),
                                           "application/pdf", "%PDF-1.4 petrel"}}));
    return store::putDecisionFiles(db, DecisionFixture::Hidden, files, now);
}

/// A work whose history names the decision that is being processed, by its URI alone.
Result<void> putStruckDown(store::Database &db, const QDateTime &now)
{
    SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2001/8"));
    work.repeal->by = {DecisionFixture::Hidden, {}};
    SHERIA_TRY([[maybe_unused]] const bool isChanged, store::putWork(db, work, now));
    return {};
}

} // namespace

DecisionFixture::DecisionFixture()
{
    change([this](store::Database &db) -> Result<void> {
        for (const Spec &spec : Specs)
            SHERIA_CHECK(putDecision(db, spec, clock.now()));
        SHERIA_CHECK(putDocuments(db, clock.now()));
        return putStruckDown(db, clock.now());
    });
    access::Accounts accounts(library().writer(), clock);
    const qint64 without = must(accounts.add({.name = u"without"_s}));
    m_without = must(accounts.issueToken(without, u"x"_s)).secret;
    const qint64 with = must(accounts.add({.name = u"with"_s, .readsDecisions = true}));
    m_with = must(accounts.issueToken(with, u"x"_s)).secret;
    library().startIndexing();
    Q_ASSERT(waitForIndex());
}

const QByteArrayList &DecisionFixture::secrets()
{
    static const QByteArrayList words{"uernstone",   "XACA 9",    "Wrenjudge", "wrenjudge",
                                      "Kestrelcase", "Zephyr",    "Moorco",    "Larkdiv",
                                      "Rookflag",    "Finchlaw",  "gyrfalcon", "zephyr",
                                      "Kittiwake",   "kittiwake", "Merganser", "merganser",
                                      "Petrelpdf",   "petrel"};
    return words;
}

void DecisionFixture::setPublished(bool isPublished)
{
    change([&](store::Database &db) -> Result<void> {
        SHERIA_TRY(Work work, store::findWork(db, Hidden));
        work.judgment.replace(isPublished ? "processing" : "published",
                              isPublished ? "published" : "processing");
        clock.advance(1000);
        work.updatedAt = {};
        SHERIA_TRY([[maybe_unused]] const bool isChanged, store::putWork(db, work, clock.now()));
        return {};
    });
}

bool DecisionFixture::waitForIndex()
{
    return library().indexer()->waitFor(library().revision(), std::chrono::seconds(20));
}

QByteArray compact(const QJsonValue &value)
{
    return value.isArray() ? QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact)
                           : QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
}

QStringList citationsOf(const Reply &reply)
{
    QStringList out;
    const QJsonArray results = reply.json().value(u"results").toArray();
    for (const QJsonValue each : results)
        out << each[u"frbr_uri"].toString().section(u'/', -2);
    return out;
}

} // namespace sheria::tests
