// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/closer.h"
#include "core/base/mutex.h"
#include "core/store/db/readers.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QObject>
#include <QPointer>

#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

namespace sheria::app {

/// The Closer of the window, which the GUI thread hands threads and services to instead of waiting for them.
/// A child of the application object, so that closeElsewhere() finds it.
///
/// Thread: the GUI thread's; the destructor waits until everything is gone.
class WindowCloser : public QObject
{
public:
    WindowCloser() : QObject(QCoreApplication::instance()) { setObjectName(Name); }

    /// Null: there is no window, and who destroys something waits for it.
    static WindowCloser *find()
    {
        return static_cast<WindowCloser *>(
            QCoreApplication::instance()->findChild<QObject *>(Name, Qt::FindDirectChildrenOnly));
    }
    Closer &closer() { return m_closer; }

private:
    static constexpr auto Name = QLatin1StringView("windowCloser");

    Closer m_closer;
};

/// Destroys `held` after all that was handed over before, without waiting for it while there is a window.
template <typename Held>
void closeElsewhere(Held held)
{
    if (WindowCloser *closer = WindowCloser::find())
        closer->closer().close(std::move(held));
}
inline void closeElsewhere(std::jthread thread)
{
    if (!thread.joinable())
        return;
    thread.request_stop();
    closeElsewhere<std::jthread>(std::move(thread));
}
/// Of an object that may take long to end, and that other threads use which were handed over before.
struct CloseElsewhere
{
    template <typename Held>
    void operator()(Held *held) const
    {
        closeElsewhere(std::unique_ptr<Held>(held));
    }
};

/// Has the GUI thread call `show` with `*shown`, if it is still there then.
///
/// Thread: any.
template <typename Shown, typename Show>
void tellLater(const QPointer<Shown> &shown, Show show)
{
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [shown, show = std::move(show)] {
            if (shown)
                show(*shown);
        },
        Qt::QueuedConnection);
}

/// Runs one piece of work that may take a while on a thread of its own, and hands its result back on
/// the GUI thread. What the work uses has to be closed elsewhere after it, or to outlive the window.
///
/// Thread: the GUI thread's, which never waits for the work while there is a window. `context` bounds the
/// lifetime of the callback.
class Background
{
public:
    explicit Background(QObject *context) : m_context(context) {}
    ~Background() { drop(); }
    Q_DISABLE_COPY_MOVE(Background)

    /// work(std::stop_token) runs on the thread, show(its result) on this one. Work that is still
    /// under way is told to stop, and its result dropped; the new work begins when it has ended.
    template <typename Work, typename Show>
    void start(Work work, Show show)
    {
        m_thread.request_stop();
        m_thread = std::jthread([before = std::move(m_thread), work = std::move(work),
                                 show = std::move(show),
                                 context = m_context](const std::stop_token &stop) mutable {
            if (before.joinable())
                before.join();
            auto result = work(stop);
            if (stop.stop_requested())
                return;
            // `context` may die at any moment on its own thread, so it is looked at only there.
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [result = std::move(result), show = std::move(show), context, stop]() mutable {
                    if (context && !stop.stop_requested())
                        show(std::move(result));
                    else
                        closeElsewhere(std::move(result));
                },
                Qt::QueuedConnection);
        });
    }

    void requestStop() { m_thread.request_stop(); }
    /// Tells the work to stop, and drops its result.
    void drop() { closeElsewhere(std::move(m_thread)); }

private:
    QPointer<QObject> m_context;
    std::jthread m_thread;
};

/// What a thread has to say, for another one that asks now and then. `News` has a function forgetTold(),
/// which drops what is said only once.
///
/// Thread: any.
template <typename News>
class Feed
{
public:
    /// change(News &) notes what is new.
    template <typename Change>
    void note(Change change)
    {
        const MutexLock lock(m_mutex);
        change(m_news);
    }

    News take()
    {
        const MutexLock lock(m_mutex);
        News news = m_news;
        m_news.forgetTold();
        return news;
    }

private:
    Mutex m_mutex;
    News m_news SHERIA_GUARDED_BY(m_mutex);
};

/// Runs a query off the GUI thread and hands its result back on it; a new query supersedes the one
/// before: that is interrupted, or not run where it still waits for a reader, and its result is dropped. One
/// per thing that shows results: a list, a reader pane.
///
/// Thread: the GUI thread's. `context` bounds the lifetime of the callback.
class LatestQuery
{
public:
    /// Without readers nothing is asked.
    explicit LatestQuery(QObject *context) : m_context(context) {}
    LatestQuery(store::Readers &readers, QObject *context) : m_readers(&readers), m_context(context)
    {}
    ~LatestQuery() { m_stop.request_stop(); }
    Q_DISABLE_COPY_MOVE(LatestQuery)

    /// Drops what is being asked for, if anything.
    void cancel() { m_stop.request_stop(); }
    /// The same; queries run on these from now on. Null: nothing is asked.
    void setReaders(store::Readers *readers)
    {
        cancel();
        m_readers = readers;
    }
    /// Whether there is somebody to ask.
    explicit operator bool() const { return m_readers != nullptr; }

    /// work(Database &, std::stop_token) runs on a reader thread, show(its result) on this one.
    template <typename Work, typename Show>
    void start(Work work, Show show)
    {
        cancel();
        if (!m_readers)
            return;
        m_stop = std::stop_source();
        m_readers->post([work = std::move(work), show = std::move(show), context = m_context,
                         stop = m_stop.get_token()](store::Database &db) {
            if (stop.stop_requested())
                return;
            const store::InterruptOnStop interrupt(db, stop);
            auto result = work(db, stop);
            if (stop.stop_requested())
                return;
            // `context` may die at any moment on its own thread, so it is looked at only there.
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [result = std::move(result), show, context, stop]() mutable {
                    if (context && !stop.stop_requested())
                        show(std::move(result));
                },
                Qt::QueuedConnection);
        });
    }

private:
    store::Readers *m_readers = nullptr;
    QPointer<QObject> m_context;
    std::stop_source m_stop;
};

} // namespace sheria::app
