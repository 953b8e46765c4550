#include "core/comparison/alignment.h"
#include "core/comparison/blame.h"
#include "core/store/legislation/expressionqueries.h"
#include "server/ctl/command.h"
#include "server/ctl/terminal.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using comparison::BlameRun;
using comparison::Fate;
using knowledge::ExpressionText;

Today today()
{
    return Today(SystemClock().now());
}

Result<std::vector<ExpressionText>> textsOf(store::Database &db, const QString &address)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(address.toUtf8()));
    SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, uri.canonical(), today()));
    return knowledge::textsOf(db, record);
}

QByteArray nameOf(const akn::Provision *provision)
{
    return provision ? provision->eId : QByteArray();
}

QByteArray asJson(const Fate &fate)
{
    return json::object("kind", enumName(fate.kind), "old", json::orNull(nameOf(fate.before)),
                        "new", json::orNull(nameOf(fate.after)));
}

QByteArray asText(const Fate &fate)
{
    QByteArray line = enumName(fate.kind).toByteArray().leftJustified(12);
    if (fate.before)
        line += fate.before->eId;
    if (fate.before && fate.after && fate.before->eId != fate.after->eId)
        line += " -> ";
    if (fate.after && (!fate.before || fate.before->eId != fate.after->eId))
        line += fate.after->eId;
    const akn::Provision *shown = fate.after ? fate.after : fate.before;
    return line + "  " + shown->heading.value_or(QString()).simplified().toUtf8();
}

QByteArray asJson(const BlameRun &run)
{
    json::Writer out;
    comparison::write(out, run);
    return out.take();
}

QByteArray asText(const BlameRun &run)
{
    return run.since.toString(Qt::ISODate).toUtf8() + "  "
        + (run.by.isEmpty() ? "-"_ba : run.by).leftJustified(30) + "  " + run.eId + "  "
        + run.text.toUtf8();
}

template <typename Row>
void printRow(const Arguments &given, const Row &row)
{
    printLine(given.wantsJson() ? asJson(row) : asText(row));
}

} // namespace

Exit runCompare(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.paths().size() != 2)
        return given.refuse(u"two addresses of expressions are required."_s);
    return given.look([&](store::Database &db) -> Result<Exit> {
        SHERIA_TRY(const std::vector<ExpressionText> before, textsOf(db, given.paths()[0]));
        SHERIA_TRY(const std::vector<ExpressionText> after, textsOf(db, given.paths()[1]));
        bool isSame = true;
        for (const Fate &fate : comparison::fatesOf(before, after)) {
            isSame = isSame && fate.kind == Fate::Kind::Same;
            if (fate.kind != Fate::Kind::Same || given.has(u"all"_s))
                printRow(given, fate);
        }
        return isSame ? Exit::Done : Exit::Findings;
    });
}

Exit runBlame(Arguments &given)
{
    return given.look([&](store::Database &db) -> Result<void> {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parsePlace(given.word().toUtf8()));
        SHERIA_TRY(const std::vector<BlameRun> runs,
                   comparison::blame(db, uri, given.value(u"text"_s), today()));
        for (const BlameRun &run : runs)
            printRow(given, run);
        return {};
    });
}

} // namespace sheria::ctl
