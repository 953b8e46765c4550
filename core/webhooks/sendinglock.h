#pragma once

#include <QByteArray>
#include <QString>

namespace sheria::webhooks {

/// The right to send what is in a library's outbox, which one process has at a time. It ends with the
/// process, also when that is killed.
class SendingLock
{
public:
    explicit SendingLock(const QString &libraryPath);
    ~SendingLock();
    Q_DISABLE_COPY_MOVE(SendingLock)

    /// Takes it if nobody else has it. Returns isHeld().
    bool take();
    bool isHeld() const { return m_file >= 0; }

private:
    const QByteArray m_path; ///< Of a file beside the library; that may not be locked itself.
    int m_file = -1;
};

} // namespace sheria::webhooks
