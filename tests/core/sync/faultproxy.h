// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QThread>

#include <atomic>
#include <functional>
#include <mutex>
#include <random>

class QTcpServer;
class QTcpSocket;

namespace sheria::tests {

/// What a proxy does to an answer.
enum class Fault {
    None,
    Drop,        ///< Closes without an answer.
    Truncate,    ///< Closes in the middle of the body.
    Delay,       ///< Answers after a while.
    TooMany,     ///< 429 with Retry-After.
    ServerError, ///< 500 in the API's shape.
    BadGateway,  ///< 502, a page.
    SoftMissing, ///< 404, a page.
    SoftPage,    ///< 200, a page.
    Repeat,      ///< The answer before, of whatever it was, if this is a page of a list.
    Reorder,     ///< The results of a list in another order.
    Hold,        ///< No answer before letGo().
};

/// Stands between a client and a server, and does harm by `choose`.
class FaultProxy final : public QThread
{
public:
    /// Of a request's target and how often that was asked for before. Runs on the proxy's thread.
    using Choose = std::function<Fault(const QByteArray &target, int before)>;

    /// What is answered to a target instead of what the server says, as bytes; empty: nothing.
    using Instead = std::function<QByteArray(const QByteArray &target)>;

    /// What becomes of the answer to a target on its way, as bytes.
    using Edit = std::function<QByteArray(const QByteArray &target, const QByteArray &answer)>;

    FaultProxy(quint16 upstream, Choose choose, Instead instead = {}, Edit edit = {});
    ~FaultProxy() override;

    quint16 port() const { return m_port; }
    QByteArray base() const { return "http://127.0.0.1:" + QByteArray::number(m_port); }
    /// An answer for `instead`.
    static QByteArray answered(const QByteArray &status, const QByteArray &fields,
                               const QByteArray &body);
    /// The targets that were asked for so far, in their order.
    QList<QByteArray> targets();
    void forgetTargets();
    /// Answers what was held, and holds nothing any more.
    void letGo() { m_isLetGo = true; }
    /// How many requests waited for an answer at a time, at most.
    int most() const { return m_most; }
    /// The heads of the requests.
    QList<QByteArray> heads();

    /// Faults by chance, always the same for one seed; each target is spared after `most` of them.
    static Choose byChance(quint32 seed, double share, int most = 2);

protected:
    void run() override;

private:
    void accept(QTcpServer &server);
    void serve(QTcpSocket *client, const QByteArray &head);
    void hold(QTcpSocket *client, const QByteArray &head);
    void forward(QTcpSocket *client, const QByteArray &head, Fault fault);
    void answer(QTcpSocket *client, QByteArray bytes, Fault fault, const QByteArray &target);

    const quint16 m_upstream;
    const Choose m_choose;
    const Instead m_instead;
    const Edit m_edit;
    quint16 m_port = 0;
    int m_waiting = 0; ///< Of the proxy's thread.
    std::atomic<int> m_most = 0;
    std::atomic<bool> m_isLetGo = false;
    std::mutex m_mutex;
    QList<QByteArray> m_heads;
    QHash<QByteArray, int> m_counts; ///< Of the proxy's thread.
    QByteArray m_lastPage;           ///< Of the proxy's thread.
};

} // namespace sheria::tests
