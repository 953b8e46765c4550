// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/commandline.h"
#include "core/base/filelock.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <chrono>

class QLocalServer;
class QLocalSocket;

namespace sheria::app {

/// What one process hands to the one that has the profile.
///
/// Shape: one line of JSON in UTF-8, {"library", "import": […], "open": […], "activation"}, answered by "ok\n" or
///        "refused\n".
struct HandOver
{
    /// Longer messages are refused. Units: bytes.
    static constexpr qsizetype MaxBytes = 1024 * 1024;

    OpenRequest request;
    /// What the desktop gave the process, so that a window may come to the front: XDG_ACTIVATION_TOKEN. May be empty.
    QByteArray activation;

    QByteArray toMessage() const;
    /// Errors: InvalidArgument for what is no message, a path that is not absolute, a file or folder to import that is
    /// not there, what is no place.
    static Result<HandOver> fromMessage(const QByteArray &message);
};

/// That one process at a time works with a profile: it holds a lock in the profile's folder, and listens there for
/// what later ones are asked to open.
///
/// The lock decides who is first. A socket that a process left behind says nothing, and is replaced; only processes
/// of the same user are listened to and spoken to.
///
/// Thread: the GUI thread's.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    enum class Role {
        First,      ///< This process has the profile.
        HandedOver, ///< Another one has it, and opens what was given.
        NoAnswer,   ///< Another one has it, and does not answer, or refused.
        Unlocked, ///< The folder cannot hold a lock: nobody can tell whether there is another one.
    };

    /// `folder`: of the profile; made where it is missing.
    explicit SingleInstance(const QString &folder);
    ~SingleInstance() override;

    /// Takes the profile, or hands over to the process that has it; waits up to `patience` for either, since that
    /// process may just have started, or be about to end. Needs no application object.
    Role begin(const HandOver &handOver, std::chrono::milliseconds patience);
    /// Listens for other processes, which get received() told. Of the first process; needs an application object.
    void listen();
    /// What comes from now on is not taken: who has it waits until this process has ended, and takes its place.
    void stopListening();

    /// Where the process listens.
    const QString &socketPath() const { return m_socketPath; }

Q_SIGNALS:
    void received(const sheria::app::HandOver &handOver);

private:
    enum class Answer { None, Taken, Refused };

    Answer send(const QByteArray &message, std::chrono::milliseconds patience) const;
    void accept();
    void read(QLocalSocket &socket);

    const QString m_folder;
    const QString m_socketPath;
    FileLock m_lock;
    QLocalServer *m_server = nullptr; ///< Null: it does not listen.
};

} // namespace sheria::app
