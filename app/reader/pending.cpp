// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/pending.h"

#include "app/text/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sheria::app {

using namespace Qt::StringLiterals;
using effects::Effect;

namespace {

/// The translation context of this file.
struct PendingWords
{
    Q_DECLARE_TR_FUNCTIONS(Pending)
};

QString lawOf(const Effect &effect)
{
    if (!effect.by.title.isEmpty())
        return effect.by.title;
    return effect.by.uri.isEmpty() ? PendingWords::tr("a law that is not known")
                                   : QString::fromUtf8(effect.by.uri);
}

} // namespace

QString pendingSentence(const Effect &effect)
{
    const QString date = longDate(effect.date);
    if (effect.state == Effect::State::NotApplied)
        return PendingWords::tr("Amended on %1 by %2; this text does not show it.", "date, law")
            .arg(date, lawOf(effect));
    if (effect.state != Effect::State::Later)
        return {};
    switch (effect.kind) {
    case Effect::Kind::Commencement: return PendingWords::tr("Not in force before %1.").arg(date);
    case Effect::Kind::Amendment:
        return PendingWords::tr("Will be amended on %1 by %2.", "date, law")
            .arg(date, lawOf(effect));
    case Effect::Kind::Repeal:
        return PendingWords::tr("Will end on %1 by %2.", "date, law").arg(date, lawOf(effect));
    }
    Q_UNREACHABLE();
}

QByteArray pendingWarnings(const std::vector<Effect> &effects)
{
    QJsonArray out;
    for (const Effect &effect : effects) {
        const QString text = pendingSentence(effect);
        if (text.isEmpty())
            continue;
        for (const QByteArray &portion : effect.portions)
            out.append(QJsonObject{{u"eId"_s, QString::fromUtf8(portion)},
                                   {u"text"_s, text},
                                   {u"action"_s, PendingWords::tr("What changes when")}});
    }
    return QJsonDocument(out).toJson(QJsonDocument::Compact);
}

} // namespace sheria::app
