#include "app/imports/importrunner.h"

#include <utility>

namespace sheria::app {

namespace {

/// `path` as a person knows it: a resource of the program has no place in the file system.
QString shownPath(const QString &path)
{
    return path.startsWith(u":/") ? path.mid(2) : path;
}

Result<pack::ImportSummary> import(store::Writer &writer, const QStringList &paths,
                                   const Clock &clock, Feed<ImportNews> &feed,
                                   const std::stop_token &stop)
{
    pack::ImportObserver observer;
    observer.onFile = [&](const pack::FileReport &file) {
        pack::FileReport shown = file;
        shown.path = shownPath(file.path);
        feed.note([&shown](ImportNews &news) { news.files.push_back(shown); });
    };
    observer.onProgress = [&](const pack::Progress &progress) {
        pack::Progress shown = progress;
        shown.current = shownPath(progress.current);
        feed.note([&shown](ImportNews &news) { news.progress = shown; });
    };
    return pack::importPaths(writer, paths, clock, observer, stop);
}

} // namespace

ImportRunner::ImportRunner(store::Writer &writer, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_writer(writer)
    , m_clock(clock)
{
    m_timer.setInterval(TellEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &ImportRunner::tell);
}

ImportRunner::~ImportRunner()
{
    m_thread.request_stop();
}

void ImportRunner::start(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    m_waiting.append(paths);
    if (!isRunning())
        startNext();
}

void ImportRunner::startNext()
{
    const QStringList paths = m_waiting.takeFirst();
    m_feed = std::make_shared<Feed<ImportNews>>();
    m_elapsed.start();
    m_thread = std::jthread(
        [&writer = m_writer, &clock = m_clock, feed = m_feed, paths](const std::stop_token &stop) {
            const auto result = import(writer, paths, clock, *feed, stop);
            feed->note([&result](ImportNews &news) { news.result = result; });
        });
    m_timer.start();
    Q_EMIT started(paths);
}

void ImportRunner::cancel()
{
    m_waiting.clear();
    m_thread.request_stop();
}

void ImportRunner::tell()
{
    const ImportNews news = m_feed->take();
    if (!news.files.empty())
        Q_EMIT reported(news.files);
    const double seconds = double(std::max<qint64>(1, m_elapsed.elapsed())) / 1000;
    Q_EMIT progressed(news.progress, double(news.progress.filesDone) / seconds);
    if (!news.result)
        return;
    m_timer.stop();
    m_thread = {};
    Q_EMIT finished(*news.result);
    if (!m_waiting.isEmpty())
        startNext();
}

} // namespace sheria::app
