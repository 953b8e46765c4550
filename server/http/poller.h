#pragma once

#include <QtGlobal>

#include <memory>
#include <utility>

class QSocketNotifier;

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

/// Watches any number of descriptors behind one notifier of Qt's event loop: a connection costs no
/// QObject, and a turn of the loop costs by the connections that are ready, not by those there are.
///
/// Thread: one, whose event loop runs it; wake() may be called from any.
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

        /// wake() was called, at least once since the last time.
        virtual void woken() = 0;
        /// No Watcher is on the stack: those that were removed may go.
        virtual void turnEnded() = 0;
    };

    explicit Poller(Owner &owner);
    ~Poller();
    Q_DISABLE_COPY_MOVE(Poller)

    /// False when the system gave it no descriptors: it is of no use then.
    bool isOpen() const { return m_epoll && m_event; }
    void wake();

    /// Returns false when the system refuses.
    bool add(int fd, unsigned interest, Watcher *watcher);
    void change(int fd, unsigned interest, Watcher *watcher);
    /// Call before closing `fd`. Its watcher may still be told of this turn's events: do not
    /// destroy it before the turn has ended.
    void remove(int fd);

private:
    void turn();

    Owner &m_owner;
    Descriptor m_epoll;
    Descriptor m_event;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace sheria::http
