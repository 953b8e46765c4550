#include "app/webhooks/outcometext.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheria::app {

namespace {

/// The translation context of this file.
struct OutcomeText
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeText)
};

} // namespace

QString outcomeText(const store::Delivery &delivery)
{
    if (delivery.outcome == "delivered")
        return OutcomeText::tr("Delivered (%1)").arg(delivery.status);
    if (delivery.outcome == "refused")
        return OutcomeText::tr("Refused (%1)").arg(delivery.status);
    if (delivery.outcome == "too-slow")
        return OutcomeText::tr("Too slow");
    if (delivery.outcome == "not-connected")
        return OutcomeText::tr("No connection");
    if (delivery.outcome == "not-secure")
        return OutcomeText::tr("TLS failed");
    if (delivery.outcome == "broken")
        return OutcomeText::tr("Broken off");
    if (delivery.outcome == "not-http")
        return OutcomeText::tr("Not HTTP");
    if (delivery.outcome == "stale")
        return OutcomeText::tr("Connection was old");
    return QString::fromUtf8(delivery.outcome);
}

QString actionText(const QByteArray &action)
{
    if (action == "created")
        return OutcomeText::tr("Created");
    if (action == "updated")
        return OutcomeText::tr("Updated");
    if (action == "deleted")
        return OutcomeText::tr("Deleted");
    return QString::fromUtf8(action);
}

QString endpointStateText(const store::Endpoint &endpoint, const QDateTime &now)
{
    const auto shortTime = [](const QDateTime &time) {
        return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
    };
    switch (endpoint.state) {
    case store::EndpointState::Gone: return OutcomeText::tr("Gone (410)");
    case store::EndpointState::Paused:
        return endpoint.failingSince.isValid()
            ? OutcomeText::tr("Paused, failing since %1").arg(shortTime(endpoint.failingSince))
            : OutcomeText::tr("Paused");
    case store::EndpointState::Active: break;
    }
    if (endpoint.notBefore.isValid() && endpoint.notBefore > now)
        return OutcomeText::tr("Wants rest until %1").arg(shortTime(endpoint.notBefore));
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

} // namespace sheria::app
