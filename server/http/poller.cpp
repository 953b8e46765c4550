#include "server/http/poller.h"

#include <QCoreApplication>

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace sheria::http {

namespace {

constexpr int EventsPerTurn = 64;

epoll_event eventFor(unsigned interest, Watcher *watcher)
{
    epoll_event event{};
    event.events = ((interest & Poller::Read) != 0 ? EPOLLIN : 0U)
        | ((interest & Poller::Write) != 0 ? EPOLLOUT : 0U);
    event.data.ptr = watcher;
    return event;
}

Watcher::Ready readyOf(unsigned events)
{
    return {.read = (events & EPOLLIN) != 0,
            .write = (events & EPOLLOUT) != 0,
            .broken = (events & (EPOLLERR | EPOLLHUP)) != 0};
}

} // namespace

Descriptor &Descriptor::operator=(Descriptor &&other) noexcept
{
    if (this != &other)
        reset(other.release());
    return *this;
}

void Descriptor::reset(int fd)
{
    if (m_fd >= 0)
        ::close(m_fd);
    m_fd = fd;
}

Poller::Poller(Owner &owner)
    : m_owner(owner)
    , m_epoll(::epoll_create1(EPOLL_CLOEXEC))
    , m_event(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    if (isOpen())
        add(m_event.get(), Read, nullptr);
}

void Poller::wake()
{
    const quint64 one = 1;
    // It fails only when the counter is full, and then the poller is awake.
    [[maybe_unused]] const auto written = ::write(m_event.get(), &one, sizeof one);
}

bool Poller::add(int fd, unsigned interest, Watcher *watcher)
{
    epoll_event event = eventFor(interest, watcher);
    return ::epoll_ctl(m_epoll.get(), EPOLL_CTL_ADD, fd, &event) == 0;
}

void Poller::change(int fd, unsigned interest, Watcher *watcher)
{
    epoll_event event = eventFor(interest, watcher);
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_MOD, fd, &event);
}

void Poller::remove(int fd)
{
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_DEL, fd, nullptr);
}

void Poller::run()
{
    m_running = true;
    std::optional<std::chrono::milliseconds> patience = m_owner.turnEnded();
    while (m_running) {
        turn(patience);
        QCoreApplication::sendPostedEvents();
        patience = m_owner.turnEnded();
    }
}

void Poller::turn(std::optional<std::chrono::milliseconds> patience)
{
    std::array<epoll_event, EventsPerTurn> events{};
    const int timeout = patience ? static_cast<int>(patience->count()) : -1;
    const int count = ::epoll_wait(m_epoll.get(), events.data(), EventsPerTurn, timeout);
    const auto end = events.begin() + std::max(count, 0);
    if (std::any_of(events.begin(), end, [](const epoll_event &e) { return !e.data.ptr; })) {
        quint64 times = 0;
        [[maybe_unused]] const auto taken = ::read(m_event.get(), &times, sizeof times);
    }
    m_owner.turnBegins();
    for (auto event = events.begin(); event != end; ++event) {
        if (event->data.ptr)
            static_cast<Watcher *>(event->data.ptr)->ready(readyOf(event->events));
    }
}

} // namespace sheria::http
