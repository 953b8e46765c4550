// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/webhooktext.h"

#include "app/text/words.h"
#include "core/webhooks/lab/reaction.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct OutcomeText
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeText)
};

/// The translation context of this file.
struct ReceiverText
{
    Q_DECLARE_TR_FUNCTIONS(ReceiverText)
};

// What core/webhooks says of its receivers, and resources/scenarios of the scenarios.
constexpr const char *ReceiverSentences[] = {
    // clang-format off
    // NOLINTBEGIN(bugprone-suspicious-missing-comma): long sentences take several lines.
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200 at once"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 204, without a body"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200 after 9.9 s, just in time"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200 after 10.1 s, just too late"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "accepts the request and never answers"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers one byte per second, too slowly for the status to arrive in time"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200, then resets the connection before the body"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "accepts the request, then closes the connection"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "fails three times, then answers 200"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "asks once to wait 7 s, then answers 200"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 410: the sender stops calling it"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "redirects to another address"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "always fails"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200 with a binary body"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200 with a body of 100 MB"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "fails three times out of ten, the same ones for the same seed"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A closed connection counts as not received."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work that is created and deleted within the window is reported as deleted. The "
        "receiver fetches it first, gets 404, and has nothing to delete."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work that is created and updated at once is reported as created, because the "
        "receiver does not know it yet."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The deletion of a work arrives after the work was created again, as the "
        "specification warns. A receiver that deletes without checking loses a work that "
        "exists."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work is deleted and created again a minute later: two invocations, which may "
        "arrive in the wrong order."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work is deleted and created again within ten seconds, as two invocations: the "
        "deletion arrives a second after the creation. A receiver that deletes without "
        "checking loses a work that exists."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A sender that does not group: three updates within ten seconds are three "
        "invocations. The receiver must end in the same state as after one."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The history of a work, with each invocation sent twice and in random order."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Each request arrives twice. A correct receiver recognizes the duplicate."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A version of a work is created. Thirty seconds later one request is sent, which "
        "the receiver answers with 200."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that fails three times out of ten receives every invocation "
        "eventually."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that answers 410 is not called any more until its webhook is resumed."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The window opens with the first change and is 30 s long. An update at 29.9 s "
        "belongs to it, one at 30.1 s begins another."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that never answers is treated like one that fails."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "With jitter, retries are up to a tenth earlier or later; the same seed gives the "
        "same times."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The network takes five seconds; a receiver may be called while it still handles "
        "an earlier request."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The first request is lost. The sender waits 10 s for an answer, and tries again "
        "5 s later."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "An answer of 204, without a body, counts as received."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Two receivers, one of which hangs: the other receives everything without delay."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Four works change at the same time, and the requests arrive in a different "
        "order."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that has failed for five days is paused. Later changes are kept for "
        "it, one per work, beside the invocations that were pending."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver fails three times, then accepts the invocation. Every request has the "
        "same invocation id."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A redirect is a failure and is not followed."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "An answer after 10.1 s is a failure, even if the receiver has processed the "
        "invocation: it is sent again."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "An answer after 9.9 s is in time."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that always fails is tried ten more times over twelve and a half "
        "hours; then the sender gives up."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver asks for a pause of one minute. No request is sent before it ends, "
        "not even about other works."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Half of the JSON is missing. A correct receiver answers 400, and does nothing."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A newer sender uses an unknown action. A correct receiver answers 200, and "
        "fetches the work or ignores the request."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Five updates of one work within half a minute are one invocation."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Changes of different works are separate invocations, however close together they "
        "are."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The request has a wrong signature. A receiver that checks signatures answers "
        "401, and does nothing."),
    // NOLINTEND(bugprone-suspicious-missing-comma)
    // clang-format on
};

/// In the user's language where it is one of ours; else as it is.
QString translated(const QByteArray &text)
{
    const bool isOurs = std::any_of(std::begin(ReceiverSentences), std::end(ReceiverSentences),
                                    [&text](const char *each) { return text == each; });
    return isOurs ? ReceiverText::tr(text.constData()) : QString::fromUtf8(text);
}

constexpr Word Outcomes[] = {
    {"too-slow", QT_TRANSLATE_NOOP("OutcomeText", "Timed out")},
    {"not-connected", QT_TRANSLATE_NOOP("OutcomeText", "No connection")},
    {"not-secure", QT_TRANSLATE_NOOP("OutcomeText", "TLS error")},
    {"broken", QT_TRANSLATE_NOOP("OutcomeText", "Connection closed")},
    {"not-http", QT_TRANSLATE_NOOP("OutcomeText", "Not HTTP")},
    {"stale", QT_TRANSLATE_NOOP("OutcomeText", "Stale connection")},
};
constexpr Word Actions[] = {
    {"created", QT_TRANSLATE_NOOP("OutcomeText", "Created")},
    {"updated", QT_TRANSLATE_NOOP("OutcomeText", "Updated")},
    {"deleted", QT_TRANSLATE_NOOP("OutcomeText", "Deleted")},
};

} // namespace

QString outcomeText(const store::Delivery &delivery)
{
    if (delivery.outcome == "delivered")
        return OutcomeText::tr("Delivered (%1)").arg(delivery.status);
    if (delivery.outcome == "refused")
        return OutcomeText::tr("Refused (%1)").arg(delivery.status);
    const QString text = wordFor(Outcomes, "OutcomeText", delivery.outcome);
    return text.isEmpty() ? QString::fromUtf8(delivery.outcome) : text;
}

QString actionText(const QByteArray &action)
{
    const QString text = wordFor(Actions, "OutcomeText", action);
    return text.isEmpty() ? QString::fromUtf8(action) : text;
}

QString eventsText(const QByteArray &events)
{
    if (events.isEmpty())
        return OutcomeText::tr("All", "events");
    QStringList out;
    for (const QByteArray &each : events.split(' '))
        out << actionText(each);
    return out.join(u", "_s);
}

QString endpointStateText(const store::Endpoint &endpoint, const QDateTime &now)
{
    switch (endpoint.state) {
    case store::EndpointState::Gone: return OutcomeText::tr("Gone (410)");
    case store::EndpointState::Paused:
        return endpoint.failingSince.isValid()
            ? OutcomeText::tr("Paused, failing since %1").arg(shortTime(endpoint.failingSince))
            : OutcomeText::tr("Paused");
    case store::EndpointState::Active: break;
    }
    if (endpoint.notBefore.isValid() && endpoint.notBefore > now)
        return OutcomeText::tr("Throttled until %1").arg(shortTime(endpoint.notBefore));
    if (endpoint.failingSince.isValid())
        return OutcomeText::tr("Failing since %1").arg(shortTime(endpoint.failingSince));
    return OutcomeText::tr("Active");
}

QString spanText(std::chrono::milliseconds span)
{
    const qint64 seconds = span.count() / 1000;
    if (seconds < 60)
        return OutcomeText::tr("%L1 s").arg(seconds);
    if (seconds < 3600)
        return OutcomeText::tr("%L1 min %L2 s").arg(seconds / 60).arg(seconds % 60);
    return OutcomeText::tr("%L1 h %L2 min").arg(seconds / 3600).arg(seconds % 3600 / 60);
}

QString receiverText(const QByteArray &name)
{
    for (const webhooks::Preset &preset : webhooks::presets()) {
        if (preset.name == name)
            return translated(preset.description.toByteArray());
    }
    return {};
}

QString receiverText(const store::LabReceiver &receiver)
{
    if (!receiver.forward.isEmpty())
        return ReceiverText::tr("forwards to %1").arg(QString::fromUtf8(receiver.forward));
    if (receiver.delayMs == 0)
        return ReceiverText::tr("answers %1").arg(receiver.status);
    return ReceiverText::tr("answers %1 after %2 ms")
        .arg(receiver.status)
        .arg(QLocale().toString(receiver.delayMs));
}

QString scenarioText(const QString &description)
{
    return translated(description.simplified().toUtf8());
}

} // namespace sheria::app
