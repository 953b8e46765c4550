#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <algorithm>

namespace sheria::tests {

/// Every time the GUI's thread comes back to its events; the longest time between two is how long
/// the window did not answer.
class Pulse : public QObject
{
public:
    Pulse()
    {
        m_timer.start();
        startTimer(0);
    }
    qint64 longest() const { return m_longest; }

protected:
    void timerEvent(QTimerEvent *) override { m_longest = std::max(m_longest, m_timer.restart()); }

private:
    QElapsedTimer m_timer;
    qint64 m_longest = 0;
};

} // namespace sheria::tests
