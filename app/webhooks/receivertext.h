#pragma once

#include <QByteArray>
#include <QString>

namespace sheria::app {

/// What a receiver of the laboratory does, in the user's language; empty for one whose name says it.
QString receiverText(const QByteArray &name);
/// What a scenario says of itself: in the user's language if it came with the program.
QString scenarioText(const QString &description);

} // namespace sheria::app
