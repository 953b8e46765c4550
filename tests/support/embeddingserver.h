// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QTcpServer>
#include <QThread>

#include <atomic>
#include <memory>

namespace sheria::tests {

/// An embeddings endpoint whose vectors follow from the words alone: each word, or the group of words
/// with the same meaning that it is in, points in a direction of its own. Lives on its own thread.
class EmbeddingServer
{
public:
    enum class Mode {
        Answers,
        Hangs,   ///< Takes requests and says nothing.
        Dies,    ///< Breaks off in the middle of an answer.
        Fails,   ///< Status 500.
        Refuses, ///< Status 401.
        Rambles  ///< 200, and something else than vectors.
    };

    EmbeddingServer();
    ~EmbeddingServer();
    Q_DISABLE_COPY_MOVE(EmbeddingServer)

    /// "http://127.0.0.1:PORT/v1"
    QByteArray url() const;
    void setMode(Mode mode) { m_mode = mode; }
    /// How many numbers its vectors have.
    void setDimension(int dimension) { m_dimension = dimension; }
    int requests() const { return m_requests; }
    int texts() const { return m_texts; }
    /// What the last request showed.
    QByteArray lastAuthorization() const;
    /// All texts that it was asked for.
    QByteArray asked() const;

private:
    class Server;
    QThread m_thread;
    Server *m_server = nullptr; ///< Lives on m_thread.
    std::atomic<Mode> m_mode = Mode::Answers;
    std::atomic<int> m_dimension = 64;
    std::atomic<int> m_requests = 0;
    std::atomic<int> m_texts = 0;
    quint16 m_port = 0;
};

} // namespace sheria::tests
