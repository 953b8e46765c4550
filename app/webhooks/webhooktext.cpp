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
        "takes the request and never answers"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers one byte a second, too slowly for its status to come in time"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200, then resets the connection before the body"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "takes the request and closes the connection"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "fails three times, then answers 200"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "asks once to wait 7 s, then answers 200"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 410: the sender stops calling it"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "leads elsewhere"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "always fails"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200 with a body that is no text"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "answers 200 with a body of 100 MB"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "fails three times of ten, the same ones for the same seed"),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that closes the connection has not taken the invocation."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work that is created and deleted within the window is reported as deleted. The "
        "receiver fetches it first, gets 404, and has nothing to delete."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work that is created and updated at once is told as created: the receiver "
        "never heard of it."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The deletion of a work arrives after its new creation, as the specification "
        "warns. Who deletes without looking loses a work that is there."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work is deleted and created again a minute later: two invocations, which the "
        "network may turn round."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work is deleted and created again within ten seconds, and the two are told "
        "apart: the deletion arrives a second after the creation. Who deletes without "
        "looking loses a work that is there."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A sender that does not group: three updates within ten seconds are three "
        "invocations. The receiver must end where one would have brought it."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The history of a work, each invocation twice and all of it shuffled."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The network brings each request twice. A good receiver takes the second for "
        "what it is."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A work expression is created. Thirty seconds later the receiver is told, once, "
        "and answers 200."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that fails three times of ten gets every invocation in the end."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that answers 410 is not called any more until its webhook is resumed."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The window opens with the first change and is 30 s long. An update at 29.9 s "
        "belongs to it, one at 30.1 s begins another."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that never answers is given up like one that fails."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "With jitter, retries come up to a tenth earlier or later, the same way for the "
        "same seed."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The network is slow by five seconds; receivers must not count on being the "
        "only one at work."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The first request is lost on its way. The sender hears nothing for 10 s, and "
        "sends again 5 s later."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that answers 204, without a body, has taken the invocation."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Two receivers, of which one hangs: the other is told of everything at once."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Four works change at once, and the requests arrive in another order."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that has only failed for five days is paused. What happens then "
        "waits for it, once for each work, beside what was under way."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver fails three times, then takes the invocation. Every request has the "
        "same invocation id."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "An answer that leads elsewhere is a failure; nobody goes there."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "An answer after 10.1 s is a failure, though the receiver thinks it has taken "
        "the invocation: it comes again."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "An answer after 9.9 s is in time."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver that always fails is tried ten times more, over twelve and a half "
        "hours, then given up."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A receiver asks for a minute of rest. No request comes before it is over, not "
        "even about other works."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Half of the JSON is missing. A good receiver answers 400, and does nothing."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "A sender of a later version uses an action nobody knows. A good receiver "
        "answers 200, and fetches or ignores it."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Five updates of one work within half a minute are one invocation."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "Changes of different works are different invocations, however close they come."),
    QT_TRANSLATE_NOOP("ReceiverText",
        "The request is signed by somebody else. A receiver that checks signatures "
        "answers 401, and does nothing."),
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
    const QLocale locale;
    const qint64 seconds = span.count() / 1000;
    if (seconds < 60)
        return OutcomeText::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return OutcomeText::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    return OutcomeText::tr("%1 h %2 min")
        .arg(locale.toString(seconds / 3600))
        .arg(seconds % 3600 / 60);
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
