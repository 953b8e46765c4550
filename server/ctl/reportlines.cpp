#include "server/ctl/reportlines.h"

#include "core/domain/json.h"

#include "resources/sample/samplepack.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

/// Members of the sample are called by its name: where it lies in the program is nobody's business.
QString shownPath(const QString &path)
{
    const QString sample = resources::samplePackPath();
    return path.startsWith(sample) ? u"sample"_s + path.sliced(sample.size()) : path;
}

QByteArrayView outcomeName(pack::Outcome outcome)
{
    switch (outcome) {
    case pack::Outcome::Imported: return "imported";
    case pack::Outcome::Unchanged: return "unchanged";
    case pack::Outcome::Replaced: return "replaced";
    case pack::Outcome::Removed: return "removed";
    case pack::Outcome::Refused: return "refused";
    }
    Q_UNREACHABLE();
}

/// Names and reasons quote what came from outside: nothing of it may steer a terminal.
QByteArray printable(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = QChar::ReplacementCharacter;
    }
    return text.toUtf8();
}

} // namespace

QByteArray reportJson(const pack::FileReport &report)
{
    json::Writer out;
    out.beginObject();
    out.key("path").string(QStringView(shownPath(report.path)));
    out.key("outcome").string(outcomeName(report.outcome));
    out.key("expression_frbr_uri").stringOrNull(QByteArrayView(report.expressionUri));
    out.key("content_sha256").stringOrNull(QByteArrayView(report.contentHash));
    out.key("reason").stringOrNull(QStringView(report.reason));
    out.key("knowledge_base").stringOrNull(QByteArrayView(report.knowledgeBase));
    out.endObject();
    return out.take();
}

QByteArray reportText(const pack::FileReport &report)
{
    constexpr qsizetype OutcomeColumns = 10;
    QByteArray line = outcomeName(report.outcome).toByteArray().leftJustified(OutcomeColumns);
    line += printable(shownPath(report.path));
    if (!report.reason.isEmpty())
        line += "  (" + printable(report.reason) + ')';
    return line;
}

} // namespace sheria::ctl
