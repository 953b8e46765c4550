#pragma once

#include <QtGlobal>

#include <chrono>
#include <optional>
#include <utility>

namespace sheria::http {

/// Told when its descriptor can be read or written.
class Watcher
{
public:
    Watcher() = default;
    virtual ~Watcher() = default;
    Q_DISABLE_COPY_MOVE(Watcher)

    /// What a descriptor is ready for.
    struct Ready
    {
        bool read = false;
        bool write = false;
        bool broken = false; ///< Nothing can be read or written any more.
    };
    virtual void ready(Ready what) = 0;
};

/// A closed-on-destruction file descriptor.
class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int fd) : m_fd(fd) {}
    ~Descriptor() { reset(); }
    Descriptor(Descriptor &&other) noexcept : m_fd(other.release()) {}
    Descriptor &operator=(Descriptor &&other) noexcept;
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    int get() const { return m_fd; }
    explicit operator bool() const { return m_fd >= 0; }
    int release() { return std::exchange(m_fd, -1); }
    void reset(int fd = -1);

private:
    int m_fd = -1;
};

/// The loop of a thread that waits for descriptors. A connection costs no QObject, and a turn costs
/// by the connections that are ready, not by those there are; Qt's own loop would ask the system
/// twice as often. Events posted to the thread's objects are delivered too, but with a turn only.
///
/// Thread: one; wake() may be called from any.
class Poller
{
public:
    enum Interest : unsigned { Nothing = 0, Read = 1, Write = 2 };

    /// Told what concerns no descriptor, on the poller's thread.
    class Owner
    {
    public:
        Owner() = default;
        virtual ~Owner() = default;
        Q_DISABLE_COPY_MOVE(Owner)

        /// Something is ready, or wake() was called; Watchers are told after this.
        virtual void turnBegins() = 0;
        /// No Watcher is on the stack: those that were removed may go. Returns how long to wait for
        /// the next turn at most, or nothing for however long it takes.
        virtual std::optional<std::chrono::milliseconds> turnEnded() = 0;
    };

    explicit Poller(Owner &owner);
    Q_DISABLE_COPY_MOVE(Poller)

    /// False when the system gave it no descriptors: it is of no use then.
    bool isOpen() const { return m_epoll && m_event; }
    /// Takes turns until quit().
    void run();
    void quit() { m_running = false; }
    /// Makes a turn come at once.
    void wake();

    /// Returns false when the system refuses.
    bool add(int fd, unsigned interest, Watcher *watcher);
    void change(int fd, unsigned interest, Watcher *watcher);
    /// Call before closing `fd`. Its watcher may still be told of this turn's events: do not
    /// destroy it before the turn has ended.
    void remove(int fd);

private:
    void turn(std::optional<std::chrono::milliseconds> patience);

    Owner &m_owner;
    Descriptor m_epoll;
    Descriptor m_event;
    bool m_running = false;
};

} // namespace sheria::http
