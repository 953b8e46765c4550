// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/singleinstance.h"

#include "core/base/files.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLoggingCategory>
#include <QStandardPaths>
#include <QTimer>

#ifdef Q_OS_LINUX
#include <sys/socket.h>
#include <unistd.h>
#endif

#include <algorithm>
#include <thread>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(lcInstance, "sheria.instance", QtWarningMsg)

constexpr std::chrono::milliseconds AskAgainEvery{20};
/// Who has not sent its message by then is not listened to any more.
constexpr std::chrono::seconds MostTimeToSend{3};
constexpr int MostAtOnce = 16;    ///< Connections.
constexpr int MostPathBytes = 90; ///< Of a socket; systems take about 100.
constexpr int MostActivationBytes = 256;

const auto Taken = "ok\n"_ba;
const auto Refused = "refused\n"_ba;

/// In the folder, which only its owner can write; where its name is too long, in the user's folder for sockets.
QString socketPathIn(const QString &folder)
{
    const QString path = QDir(folder).absoluteFilePath(u"instance.socket"_s);
    if (QFile::encodeName(path).size() <= MostPathBytes)
        return path;
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QByteArray name = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
    return runtime + u"/sheria-"_s + QString::fromLatin1(name.first(8).toHex());
}

/// Whether the process at the other end is one of this user. Where the system does not tell, the folder of the
/// socket is what keeps others out.
bool isOfThisUser([[maybe_unused]] const QLocalSocket &socket)
{
#ifdef Q_OS_LINUX
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(int(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0
        && peer.uid == ::geteuid();
#else
    return true;
#endif
}

Error refusal(const QString &why)
{
    return {ErrorCode::InvalidArgument, why};
}

/// None for an array that has anything but texts.
std::optional<QStringList> textsIn(const QJsonValue &value)
{
    QStringList texts;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &each : array) {
        if (!each.isString())
            return std::nullopt;
        texts.append(each.toString());
    }
    return texts;
}

bool isFullPath(const QString &path)
{
    return path.startsWith(u'/') && !path.contains(QChar(u'\0'));
}

/// A token of the desktop is put into this process's environment: letters, digits and some signs only.
QByteArray activationIn(const QString &text)
{
    const QByteArray token = text.toUtf8();
    const bool isToken = std::all_of(token.begin(), token.end(),
                                     [](char c) { return c > ' ' && c < '\x7f'; });
    return isToken && token.size() <= MostActivationBytes ? token : QByteArray();
}

std::chrono::milliseconds restOf(const QDeadlineTimer &deadline)
{
    return std::chrono::milliseconds(std::max<qint64>(0, deadline.remainingTime()));
}

} // namespace

QByteArray HandOver::toMessage() const
{
    QJsonArray places;
    for (const QByteArray &place : request.places)
        places.append(QString::fromUtf8(place));
    const QJsonObject object{{u"library"_s, request.library},
                             {u"import"_s, QJsonArray::fromStringList(request.imports)},
                             {u"open"_s, places},
                             {u"activation"_s, QString::fromUtf8(activation)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Result<HandOver> HandOver::fromMessage(const QByteArray &message)
{
    const QJsonDocument document = QJsonDocument::fromJson(message);
    const QJsonObject object = document.object();
    const auto imports = textsIn(object["import"_L1]);
    const auto places = textsIn(object["open"_L1]);
    if (!document.isObject() || !imports || !places)
        return refusal(u"no message"_s);
    HandOver handOver;
    handOver.request.library = object["library"_L1].toString();
    if (!handOver.request.library.isEmpty() && !isFullPath(handOver.request.library))
        return refusal(u"the library is no full path"_s);
    for (const QString &path : *imports) {
        if (!isFullPath(path) || !QFileInfo::exists(path))
            return refusal(u"there is no such file to import"_s);
        handOver.request.imports.append(path);
    }
    for (const QString &place : *places) {
        if (!isPlace(place.toUtf8()))
            return refusal(u"not the address of a law or judgment"_s);
        handOver.request.places.append(place.toUtf8());
    }
    handOver.activation = activationIn(object["activation"_L1].toString());
    return handOver;
}

SingleInstance::SingleInstance(const QString &folder)
    : m_folder(QDir(folder).absolutePath())
    , m_socketPath(socketPathIn(m_folder))
    , m_lock(QDir(m_folder).filePath(u"instance.lock"_s))
{}

SingleInstance::~SingleInstance()
{
    stopListening();
}

SingleInstance::Role SingleInstance::begin(const HandOver &handOver,
                                           std::chrono::milliseconds patience)
{
    if (!makePrivateFolder(m_folder))
        return Role::Unlocked;
    const QDeadlineTimer deadline(patience);
    const QByteArray message = handOver.toMessage();
    while (true) {
        const Result<void> taken = m_lock.take();
        if (taken)
            return Role::First;
        if (taken.error().code != ErrorCode::Conflict)
            return Role::Unlocked;
        if (message.size() > HandOver::MaxBytes)
            return Role::NoAnswer;
        switch (send(message, restOf(deadline))) {
        case Answer::Taken: return Role::HandedOver;
        case Answer::Refused: return Role::NoAnswer;
        case Answer::None: break;
        }
        if (deadline.hasExpired())
            return Role::NoAnswer;
        std::this_thread::sleep_for(AskAgainEvery);
    }
}

SingleInstance::Answer SingleInstance::send(const QByteArray &message,
                                            std::chrono::milliseconds patience) const
{
    const QDeadlineTimer deadline(patience);
    QLocalSocket socket;
    socket.connectToServer(m_socketPath);
    if (!socket.waitForConnected(int(restOf(deadline).count())) || !isOfThisUser(socket))
        return Answer::None;
    socket.write(message);
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(int(restOf(deadline).count())))
            return Answer::None;
    }
    return socket.readLine() == Taken ? Answer::Taken : Answer::Refused;
}

void SingleInstance::listen()
{
    if (!m_lock.isHeld() || m_server)
        return;
    m_server = new QLocalServer(this);
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SingleInstance::accept);
    // Who left it has ended: the lock is ours.
    QLocalServer::removeServer(m_socketPath);
    if (!m_server->listen(m_socketPath))
        qCWarning(lcInstance).noquote() << "nothing can be handed over:" << m_server->errorString();
}

void SingleInstance::stopListening()
{
    delete std::exchange(m_server, nullptr); // With the connections.
}

void SingleInstance::accept()
{
    while (QLocalSocket *socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!isOfThisUser(*socket)
            || m_server->findChildren<QLocalSocket *>().size() > MostAtOnce) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        socket->setReadBufferSize(HandOver::MaxBytes + 1);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        QTimer::singleShot(MostTimeToSend, socket, &QLocalSocket::abort);
        read(*socket); // It may have come already.
    }
}

void SingleInstance::read(QLocalSocket &socket)
{
    if (!socket.canReadLine() && socket.bytesAvailable() <= HandOver::MaxBytes)
        return;
    const Result<HandOver> handOver = socket.canReadLine()
        ? HandOver::fromMessage(socket.readLine())
        : refusal(u"too long"_s);
    disconnect(&socket, &QLocalSocket::readyRead, this, nullptr); // One message each.
    socket.write(handOver ? Taken : Refused);
    socket.flush();
    socket.disconnectFromServer();
    if (handOver)
        Q_EMIT received(*handOver);
    else
        qCWarning(lcInstance).noquote() << "a message was refused:" << handOver.error().text();
}

} // namespace sheria::app
