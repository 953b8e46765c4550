// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

namespace sheria {

/// Tells the time. The only way code in this project learns it, so that tests and the webhook
/// laboratory decide what "now" is.
///
/// Thread: implementations answer from any thread.
class Clock
{
public:
    Clock() = default;
    virtual ~Clock() = default;
    Q_DISABLE_COPY_MOVE(Clock)

    /// Units: UTC, milliseconds. What day it is depends on the place: see Today in core/domain.
    virtual QDateTime now() const = 0;
};

/// The computer's clock.
class SystemClock final : public Clock
{
public:
    QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
};

} // namespace sheria
