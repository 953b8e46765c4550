#pragma once

#include "app/async/background.h"
#include "core/pack/importjob.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace sheria::app {

/// What an import has to say.
struct ImportNews
{
    std::vector<pack::FileReport> files; ///< Since they were told last.
    pack::Progress progress;
    std::optional<Result<pack::ImportSummary>> result; ///< Set once the import has ended.

    void forgetTold() { files.clear(); }
};

/// Imports, one list of paths after the other, on a thread of its own, and tells how it goes at a
/// pace that people can follow.
class ImportRunner : public QObject
{
    Q_OBJECT

public:
    /// How often news are told. Units: milliseconds.
    static constexpr int TellEveryMs = 100;

    ImportRunner(store::Writer &writer, const Clock &clock, QObject *parent = nullptr);
    /// Cancels what runs and waits for it.
    ~ImportRunner() override;

    /// Files, folders, archives, and resources of the program (":/…"). Waits for its turn while
    /// another import runs.
    void start(const QStringList &paths);
    /// What was committed stays; what waits is forgotten.
    void cancel();
    bool isRunning() const { return m_thread.joinable(); }

Q_SIGNALS:
    void started(const QStringList &paths);
    void progressed(const sheria::pack::Progress &progress, double filesPerSecond);
    void reported(const std::vector<sheria::pack::FileReport> &files);
    void finished(const Result<sheria::pack::ImportSummary> &result);

private:
    void startNext();
    void tell();

    store::Writer &m_writer;
    const Clock &m_clock;
    QList<QStringList> m_waiting;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    std::shared_ptr<Feed<ImportNews>> m_feed;
    std::jthread m_thread; ///< Last: it joins before the members it uses go.
};

} // namespace sheria::app
