// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/widgets.h"
#include "core/webhooks/lab/scenario.h"

#include <QByteArray>
#include <QStringList>
#include <QWidget>

#include <stop_token>
#include <vector>

class QProgressBar;
class QTreeWidgetItem;

namespace sheria::app {

/// A scenario's file.
struct ScenarioFile
{
    QByteArray name;
    QByteArray yaml;
};

/// The scenarios that come with the program, and files of one's own: their steps, how each went,
/// and against whom.
class ScenariosPage : public QWidget
{
    Q_OBJECT

public:
    explicit ScenariosPage(QWidget *parent = nullptr);
    ~ScenariosPage() override; ///< Stops what runs.

    /// Opens scenario files; what is wrong with one is shown beside it.
    void addFiles(const QStringList &paths);
    /// Where the works' addresses point: "http://127.0.0.1:8089".
    void setBase(const QByteArray &base) { m_base = base; }

private:
    void build();
    QWidget *buildBar();
    void addScenario(const ScenarioFile &file);
    void addSteps(QTreeWidgetItem *item, const ScenarioFile &file);
    void run(bool all);
    static void runFiles(const std::vector<ScenarioFile> &files, webhooks::ScenarioOptions options,
                         const QByteArray &state, const QPointer<ScenariosPage> &page);
    void openFiles();
    void showProgress(int index, int line);
    void showResult(int index, const Result<webhooks::ScenarioResult> &result);
    void showFinished();
    void updateButtons();
    webhooks::ScenarioOptions options() const;
    int currentScenario() const;

    std::vector<ScenarioFile> m_files; ///< One for each item of the tree.
    std::vector<int> m_running;        ///< Which of them run, in order.
    int m_done = 0;
    int m_failed = 0;
    bool m_isCancelled = false;
    QByteArray m_base;
    bool m_isRunning = false;
    std::stop_source m_stop; ///< Unlike that of m_runner it leaves the end to be told.

    QTreeWidget *m_tree = nullptr;
    QLineEdit *m_seed = nullptr;
    QLineEdit *m_url = nullptr;
    QLineEdit *m_stateUrl = nullptr;
    QCheckBox *m_realTime = nullptr;
    QPushButton *m_run = nullptr;
    QPushButton *m_runAll = nullptr;
    QPushButton *m_cancel = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_state = nullptr;
    Background m_runner{this};
};

} // namespace sheria::app
