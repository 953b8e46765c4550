#include "core/knowledge/summary.h"

#include "core/domain/jsonjudgment.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace sheria::knowledge {

using namespace Qt::StringLiterals;

namespace {

/// The lines of a member that is a list of strings, or one string with a line for each.
QStringList linesOf(const QJsonValue &value)
{
    QStringList lines;
    if (value.isString())
        lines = value.toString().split(u'\n');
    const QJsonArray array = value.toArray();
    for (const QJsonValue line : array)
        lines << line.toString();
    for (QString &line : lines)
        line = line.simplified();
    lines.removeAll(QString());
    return lines;
}

void addList(QStringList &parts, const QString &title, const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    parts << title + u"\n- "_s + lines.join(u"\n- "_s);
}

} // namespace

QString summaryOf(const QByteArray &judgment)
{
    if (judgment.isEmpty())
        return {};
    const QJsonObject members = QJsonDocument::fromJson(judgment).object();
    QStringList parts;
    const QString summary = json::readJudgment(members).summary.trimmed();
    if (!summary.isEmpty())
        parts << summary;
    addList(parts, u"Issues:"_s, linesOf(members.value("issues"_L1)));
    addList(parts, u"Held:"_s, linesOf(members.value("held"_L1)));
    return parts.join(u"\n\n"_s);
}

} // namespace sheria::knowledge
