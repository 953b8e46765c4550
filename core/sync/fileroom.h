#pragma once

#include <QSemaphore>

namespace sheria::sync {

/// Of the files of one expression, which are in memory until all of it is written.
inline constexpr qint64 MaxFilesBytes = 512LL * 1024 * 1024;

/// Room in memory for files that come: any number of expressions may hold a few, but only one at a time
/// many, so that several large ones do not fill the memory together.
/// Thread: any.
class FileRoom
{
public:
    /// `most`: of one expression. Units: bytes.
    explicit FileRoom(qint64 most) : m_most(most) {}

private:
    friend class FileShare;
    const qint64 m_most;
    QSemaphore m_many{1}; ///< The turn of the one that holds many.
};

/// What one expression holds of it. Thread: one.
class FileShare
{
public:
    explicit FileShare(FileRoom &room) : m_room(room) {}
    ~FileShare() { keepOnly(0); }
    Q_DISABLE_COPY_MOVE(FileShare)

    qint64 bytes() const { return m_bytes; }
    /// How many may still come. Waits for its turn when these are not a few any more.
    qint64 left();
    void add(qint64 bytes) { m_bytes += bytes; }
    /// The others were thrown away.
    void keepOnly(qint64 bytes);

private:
    FileRoom &m_room;
    qint64 m_bytes = 0;
    bool m_hasTurn = false;
};

} // namespace sheria::sync
