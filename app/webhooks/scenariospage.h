#pragma once

#include "app/async/background.h"
#include "core/webhooks/scenariorun.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QWidget>

#include <stop_token>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sheria::app {

/// A scenario's file.
struct ScenarioFile
{
    QByteArray name;
    QByteArray yaml;
};

/// Plays scenarios of webhooks, one after the other, on a thread of its own.
///
/// Thread: the GUI thread's.
class ScenarioRunner : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioRunner(QObject *parent = nullptr);
    ~ScenarioRunner() override; ///< Stops.

    bool isRunning() const { return m_isRunning; }
    /// Nothing while some are played. `options` come without a way to stop them: cancel() is that.
    void start(const std::vector<ScenarioFile> &files, const webhooks::ScenarioOptions &options);
    /// Ends with finished(), within moments.
    void cancel();

Q_SIGNALS:
    /// Scenario number `index` of those that are played begins a step, in line `line`.
    void progressed(int index, int line);
    /// It was played, or could not be.
    void played(int index, const sheria::Result<sheria::webhooks::ScenarioResult> &result);
    void finished();

private:
    void play(const std::vector<ScenarioFile> &files, webhooks::ScenarioOptions options);

    bool m_isRunning = false;
    std::stop_source m_stop; ///< Unlike that of m_run it leaves the end to be told.
    Background m_run;        ///< Last: it joins before the rest goes.
};

/// The scenarios that come with the program, and files of one's own: what they play, how it went step
/// by step, and against whom.
class ScenariosPage : public QWidget
{
    Q_OBJECT

public:
    explicit ScenariosPage(QWidget *parent = nullptr);

    /// Opens scenario files; what is wrong with one is shown beside it.
    void addFiles(const QStringList &paths);
    /// Where the works' addresses point: "http://127.0.0.1:8089".
    void setBase(const QByteArray &base) { m_base = base; }

Q_SIGNALS:
    void notice(const QString &sentence);

private:
    void build();
    QWidget *buildBar();
    void addScenario(const ScenarioFile &file);
    void addSteps(QTreeWidgetItem *item, const ScenarioFile &file);
    void run(bool all);
    void openFiles();
    void showProgress(int index, int line);
    void showPlayed(int index, const Result<webhooks::ScenarioResult> &result);
    void showFinished();
    void updateButtons();
    webhooks::ScenarioOptions options() const;
    int currentScenario() const;

    std::vector<ScenarioFile> m_files; ///< One for each item of the tree.
    std::vector<int> m_running;        ///< Which of them are played, in order.
    int m_done = 0;
    int m_failed = 0;
    bool m_isCancelled = false;
    QByteArray m_base;
    ScenarioRunner m_runner;

    QTreeWidget *m_tree = nullptr;
    QLineEdit *m_seed = nullptr;
    QLineEdit *m_url = nullptr;
    QCheckBox *m_realTime = nullptr;
    QPushButton *m_run = nullptr;
    QPushButton *m_runAll = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_open = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_state = nullptr;
};

} // namespace sheria::app
