// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/bulk/hostilelibrary.h"

#include "core/citations/follower.h"
#include "core/store/db/statement.h"
#include "core/store/db/writer.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/placequeries.h"

namespace sheria::tests {

using namespace Qt::StringLiterals;

const QByteArray HostileLibrary::LongAct = "/akn/xa/act/2001/" + QByteArray(600, 'n');

namespace {

QByteArray section(const QByteArray &number, const QByteArray &heading, const QByteArray &text)
{
    return "<section eId=\"sec_" + number + "\"><num>" + number + ".</num><heading>" + heading
        + "</heading><content eId=\"sec_" + number + "__content\"><p>" + text
        + "</p></content></section>";
}

DocumentSpec specOf(const QByteArray &work, const QByteArray &date, const QByteArray &language,
                    const QByteArray &body)
{
    DocumentSpec spec;
    spec.work = work;
    spec.date = date;
    spec.language = language;
    spec.title = "Tree Protection Act";
    spec.body = body;
    return spec;
}

QByteArray judgmentXml(const QByteArray &work, const QByteArray &text)
{
    DocumentSpec spec = specOf(work, "2019-05-06", "eng", {});
    spec.title = "Oak v Elm";
    spec.element = "judgment";
    spec.body = "<paragraph eId=\"para_1\"><num>1.</num><content><p>" + text
        + "</p></content></paragraph>";
    return xmlOf(spec).replace("mainBody>", "judgmentBody>");
}

Work workOf(const QByteArray &uri, const QString &title)
{
    Work work;
    work.uri = must(FrbrUri::parse(uri));
    work.title = title;
    return work;
}

} // namespace

HostileLibrary::HostileLibrary()
{
    must(store::putPlace(db(), {"xa", u"Example\\land\t\"1\""_s, "eng", {}}));
    store::Topic hidden{9, "internal", u"Internal"_s, false, {}};
    must(store::putTopics(
        db(),
        {{1, "subject", u"Sub\\ject"_s, true, {{2, "trees", u"Trees"_s, true, {}}}}, hidden}));
    Work act = workOf(Act, HostileTitle);
    act.aliases = {u"{\"a\",\\b}"_s, u"NULL"_s, QString()};
    act.topics = {"trees", "internal"};
    act.publication = {QDate(2005, 1, 3), u"Gazette \\"_s, u"7"_s, {}};
    putWork(act);
    put(prepared(specOf(Act, "2009-02-03", "eng",
                        section("1", "Trees", HostileWords)
                            + section("2", "Repairs", "The owner pays for repairs."))),
        store::WorkPolicy::KeepWork);
    put(prepared(specOf(Act, "2012-02-03", "eng",
                        section("1", "Trees", HostileWords)
                            + section("2", "Repairs", "The owner's heirs paid for repairing."))),
        store::WorkPolicy::KeepWork);
    put(prepared(specOf(Act, "2009-02-03", "fra",
                        section("1", "Arbres", "Les arbres sont prot\xC3\xA9g\xC3\xA9s."))),
        store::WorkPolicy::KeepWork);
    QByteArray words;
    for (int i = 0; i < 1500; ++i)
        words += "word" + QByteArray::number(i) + (i % 50 == 0 ? ".</p><p>" : " ");
    put(specOf(LongAct, "2001-01-01", "eng",
               section("1", "Long", words) + section("2", "Wide", QByteArray(300'000, 'w'))));
    DocumentSpec local = specOf(LocalAct, "2011-01-01", "eng", {});
    put(local);
    local.component = "schedule1";
    local.body = section("9", "Fees", "A fee is ten.");
    put(local);

    Work decision = workOf(Decision, u"Oak v Elm"_s);
    decision.judgment = R"j({"court":{"name":"High\u0000 Court \"\\u0000","code":"xahc"},
        "judges":[{"name":"A \ud800 Ash"},{"name":"{,}\"\\NULL"}],
        "delivery_date":"2019-05-06", "summary":"Felling\n\tand \\\\u0000 more.",
        "odd":{"a":1e99,"a":[[[]]],"b":"\u2028"}})j";
    putWork(decision);
    put(prepared(
            judgmentXml(Decision,
                        "See section 2 of the Act, "
                        "<ref href=\"/akn/xa/act/2005/4/eng/!main~sec_2\">Act 4 of 2005</ref>.")),
        store::WorkPolicy::KeepWork);
    putWork(workOf("/akn/xa/judgment/xahc/2020/8", u"Known by name"_s));
    Work secret = workOf("/akn/xa/judgment/xahc/2021/9", u"A "_s + QLatin1StringView(Secret));
    secret.judgment = R"({"state":"processing","summary":"quernstone"})";
    putWork(secret);
    put(prepared(judgmentXml("/akn/xa/judgment/xahc/2021/9", "A quernstone.")),
        store::WorkPolicy::KeepWork);
    follow();
}

void HostileLibrary::putWork(const Work &work)
{
    store::Transaction transaction = must(store::Transaction::begin(db()));
    must(store::putWork(db(), work, clock.now()));
    must(transaction.commit());
}

void HostileLibrary::change()
{
    clock.advance(60'000);
    put(prepared(specOf(Act, "2020-01-01", "eng",
                        section("1", "Trees", "No trees remain.")
                            + section("2", "Repairs", "Nobody pays."))),
        store::WorkPolicy::KeepWork);
    store::Transaction transaction = must(store::Transaction::begin(db()));
    must(store::deleteWork(db(), LocalAct, clock.now()));
    must(transaction.commit());
    putWork(workOf("/akn/xa/judgment/xahc/2020/8", u"Known by another name"_s));
    follow();
}

void HostileLibrary::follow()
{
    store::Writer writer(must(store::Database::open(path(), store::Database::Mode::ReadWrite)));
    must(citations::catchUp(db(), writer, {}));
}

} // namespace sheria::tests
