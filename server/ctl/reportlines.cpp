#include "server/ctl/reportlines.h"

#include "core/domain/json.h"

namespace sheria::ctl {

namespace {

QByteArrayView outcomeName(pack::Outcome outcome)
{
    switch (outcome) {
    case pack::Outcome::Imported: return "imported";
    case pack::Outcome::Unchanged: return "unchanged";
    case pack::Outcome::Replaced: return "replaced";
    case pack::Outcome::Refused: return "refused";
    }
    Q_UNREACHABLE();
}

} // namespace

QByteArray reportJson(const pack::FileReport &report)
{
    json::Writer out;
    out.beginObject();
    out.key("path").string(QStringView(report.path));
    out.key("outcome").string(outcomeName(report.outcome));
    out.key("expression_frbr_uri").stringOrNull(QByteArrayView(report.expressionUri));
    out.key("content_sha256").stringOrNull(QByteArrayView(report.contentHash));
    out.key("reason").stringOrNull(QStringView(report.reason));
    out.endObject();
    return out.take();
}

QByteArray reportText(const pack::FileReport &report)
{
    constexpr qsizetype OutcomeColumns = 10;
    QByteArray line = outcomeName(report.outcome).toByteArray().leftJustified(OutcomeColumns);
    line += report.path.toUtf8();
    if (!report.reason.isEmpty())
        line += "  (" + report.reason.toUtf8() + ')';
    return line;
}

} // namespace sheria::ctl
