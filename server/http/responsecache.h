#pragma once

#include "server/http/answer.h"

#include <QByteArray>
#include <QHash>

#include <list>

namespace sheria::http {

/// Answers that were given, for as long as the library has the revision they were made from; the
/// least recently used go first when they become too many bytes.
///
/// Thread: the I/O thread's.
class ResponseCache
{
public:
    explicit ResponseCache(qint64 capacityBytes) : m_capacity(capacityBytes) {}

    /// The answer kept under `key`, or null. Valid until the next insert() or find().
    /// `revision` is the library's now: with another than before everything is forgotten.
    const Answer *find(const QByteArray &key, quint64 revision);

    /// Keeps `answer` if it was made from `revision`, and is small enough to leave room for others.
    void insert(const QByteArray &key, const Answer &answer, quint64 revision);

    qint64 bytes() const { return m_bytes; }
    qsizetype count() const { return m_index.size(); }

private:
    struct Entry
    {
        QByteArray key;
        Answer answer;
        qint64 bytes;
    };

    void adopt(quint64 revision);
    void removeOldest();

    const qint64 m_capacity;
    qint64 m_bytes = 0;
    quint64 m_revision = 0;
    std::list<Entry> m_entries; ///< The most recently used first.
    QHash<QByteArray, std::list<Entry>::iterator> m_index;
};

} // namespace sheria::http
