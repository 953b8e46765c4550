// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/embeddingserver.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMutex>
#include <QRegularExpression>
#include <QSemaphore>
#include <QTcpSocket>

namespace sheria::tests {

using namespace Qt::StringLiterals;

namespace {

/// Words of one meaning. In the fixtures' texts, "boat" and "helmsman" do not occur.
const QList<QStringList> Meanings = {{u"boat"_s, u"vessel"_s, u"vessels"_s, u"ship"_s},
                                     {u"helmsman"_s, u"pilot"_s, u"pilotage"_s},
                                     {u"price"_s, u"fee"_s, u"fees"_s},
                                     {u"lawmakers"_s, u"parliament"_s}};

QString meaningOf(const QString &word)
{
    for (const QStringList &words : Meanings) {
        if (words.contains(word))
            return words.first();
    }
    return word;
}

QJsonArray vectorOf(const QString &text, int dimension)
{
    std::vector<double> numbers(std::size_t(dimension), 0);
    static const QRegularExpression gaps(u"\\W+"_s);
    const QStringList words = text.toLower().split(gaps, Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const QByteArray hash = QCryptographicHash::hash(meaningOf(word).toUtf8(),
                                                         QCryptographicHash::Sha1);
        const auto at = std::size_t(hash.left(4).toHex().toUInt(nullptr, 16)) % numbers.size();
        numbers[at] += 1;
    }
    QJsonArray out;
    for (const double number : numbers)
        out << number;
    return out;
}

} // namespace

class EmbeddingServer::Server final : public QTcpServer
{
public:
    explicit Server(EmbeddingServer &owner) : m_owner(owner)
    {
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        });
    }

    QByteArray authorization()
    {
        const QMutexLocker lock(&m_mutex);
        return m_authorization;
    }

    QByteArray asked()
    {
        const QMutexLocker lock(&m_mutex);
        return m_asked;
    }

private:
    void read(QTcpSocket *socket)
    {
        QByteArray request = socket->property("request").toByteArray() + socket->readAll();
        socket->setProperty("request", request);
        const qsizetype head = request.indexOf("\r\n\r\n");
        static const QRegularExpression length(u"content-length: *(\\d+)"_s,
                                               QRegularExpression::CaseInsensitiveOption);
        const auto match = length.match(QString::fromLatin1(request.left(head)));
        const qsizetype whole = head + 4 + match.captured(1).toLongLong();
        if (head < 0 || request.size() < whole)
            return;
        socket->setProperty("request", QByteArray());
        note(request.left(head), request.mid(head + 4));
        answer(socket, QJsonDocument::fromJson(request.mid(head + 4)).object());
    }

    void note(const QByteArray &head, const QByteArray &body)
    {
        const QMutexLocker lock(&m_mutex);
        m_asked += body + '\n';
        m_authorization.clear();
        for (const QByteArray &line : head.split('\n')) {
            if (line.toLower().startsWith("authorization:"))
                m_authorization = line.mid(14).trimmed();
        }
    }

    void answer(QTcpSocket *socket, const QJsonObject &asked)
    {
        ++m_owner.m_requests;
        const QJsonArray texts = asked["input"_L1].toArray();
        m_owner.m_texts += int(texts.size());
        QJsonArray data;
        for (qsizetype i = 0; i < texts.size(); ++i)
            data << QJsonObject{{u"index"_s, i},
                                {u"embedding"_s,
                                 vectorOf(texts[i].toString(), m_owner.m_dimension)}};
        QByteArray body = QJsonDocument(QJsonObject{{u"data"_s, data}}).toJson();
        QByteArray status = "200 OK";
        switch (m_owner.m_mode.load()) {
        case Mode::Answers: break;
        case Mode::Hangs: return;
        case Mode::Fails: status = "500 Internal Server Error"; break;
        case Mode::Refuses: status = "401 Unauthorized"; break;
        case Mode::Rambles: body = "{\"data\":\"soon\"}"; break;
        case Mode::Dies:
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n{\"data\":[");
            socket->disconnectFromHost();
            return;
        }
        socket->write("HTTP/1.1 " + status
                      + "\r\nContent-Type: application/json\r\nContent-Length: "
                      + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }

    EmbeddingServer &m_owner;
    QMutex m_mutex;
    QByteArray m_authorization;
    QByteArray m_asked;
};

EmbeddingServer::EmbeddingServer() : m_server(new Server(*this))
{
    m_server->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
    m_thread.start();
    QSemaphore listens;
    QMetaObject::invokeMethod(m_server, [this, &listens] {
        if (!m_server->listen(QHostAddress::LocalHost))
            qFatal("no port is free");
        m_port = m_server->serverPort();
        listens.release();
    });
    listens.acquire();
}

EmbeddingServer::~EmbeddingServer()
{
    m_thread.quit();
    m_thread.wait();
}

QByteArray EmbeddingServer::url() const
{
    return "http://127.0.0.1:" + QByteArray::number(m_port) + "/v1";
}

QByteArray EmbeddingServer::asked() const
{
    return m_server->asked();
}

QByteArray EmbeddingServer::lastAuthorization() const
{
    return m_server->authorization();
}

} // namespace sheria::tests
