#pragma once

#include "app/webhooks/scenariorunner.h"

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sheria::app {

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
