// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/judgment.h"

#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/frbruri.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView MediaFolder = "/media/";

} // namespace

std::optional<FileAddress> FileAddress::parse(QByteArrayView text)
{
    const qsizetype at = text.indexOf(MediaFolder);
    if (at < 0)
        return std::nullopt;
    const QByteArray expression = text.first(at).toByteArray();
    const QByteArray name = QByteArray::fromPercentEncoding(
        text.sliced(at + MediaFolder.size()).toByteArray());
    const Result<FrbrUri> uri = FrbrUri::parse(expression);
    const bool isFile = uri && !uri->language.isEmpty() && !uri->expressionDate.isEmpty()
        && uri->portion.isEmpty() && uri->component.isEmpty() && !name.isEmpty()
        && !name.contains('/');
    return isFile ? std::optional(FileAddress{expression, QString::fromUtf8(name)}) : std::nullopt;
}

QByteArray FileAddress::toText() const
{
    return expressionUri + MediaFolder.toByteArray() + filename.toUtf8().toPercentEncoding();
}

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

void addText(QStringList &parts, const QString &text)
{
    if (const QString trimmed = text.trimmed(); !trimmed.isEmpty())
        parts << trimmed;
}

QStringList caseSummary(const QJsonObject &members, const Judgment &judgment)
{
    QStringList parts;
    addText(parts, judgment.summary);
    addList(parts, u"Issues:"_s, linesOf(members.value("issues"_L1)));
    addList(parts, u"Held:"_s, linesOf(members.value("held"_L1)));
    return parts;
}

} // namespace

QString caseSummaryOf(const QByteArray &judgment)
{
    if (judgment.isEmpty())
        return {};
    const QJsonObject members = QJsonDocument::fromJson(judgment).object();
    return caseSummary(members, json::readJudgment(members)).join(u"\n\n"_s);
}

QString wholeSummaryOf(const QByteArray &judgment)
{
    if (judgment.isEmpty())
        return {};
    const QJsonObject members = QJsonDocument::fromJson(judgment).object();
    const Judgment known = json::readJudgment(members);
    QStringList parts;
    addText(parts, known.blurb);
    addText(parts, known.flynote);
    parts << caseSummary(members, known);
    addText(parts, known.outcome);
    addText(parts, linesOf(members.value("order"_L1)).join(u'\n'));
    return parts.join(u"\n\n"_s);
}

void concealUnseen(DecisionRecord &decision, const Subscription &seen)
{
    for (WorkRef &work : decision.cited) {
        if (!seen.coversWork(work.uri))
            work.title.clear();
    }
    // The files are the decision's own, which who asks may see.
    std::erase_if(decision.documents, [&seen](const HeldDocument &document) {
        return FrbrUri::parse(document.uri) && !seen.coversWork(document.uri);
    });
}

} // namespace sheria
