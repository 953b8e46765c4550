// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/widgets.h"
#include "core/webhooks/lab/converge.h"

#include <QWidget>

#include <optional>
#include <stop_token>

class QProgressBar;
class QSpinBox;

namespace sheria::app {

/// Tests a receiver with the orders of a history: where it is, how far the test is, and the shortest sequence that
/// fails, which can be saved as a scenario.
class ConvergePage : public QWidget
{
    Q_OBJECT

public:
    explicit ConvergePage(QWidget *parent = nullptr);
    ~ConvergePage() override; ///< Stops the test.

private:
    QSpinBox *makeNumber(const QString &name, const QString &label, int most, int value);
    void start();
    void showProgress(int done, int all);
    void showReport(const Result<webhooks::ConvergeReport> &report);
    void save();
    void setRunning(bool isRunning);

    std::optional<webhooks::Counterexample> m_found;
    std::stop_source m_stop; ///< Unlike that of m_test it leaves the end to be told.

    QLineEdit *m_url = nullptr;
    QLineEdit *m_state = nullptr;
    QLineEdit *m_token = nullptr;
    QSpinBox *m_seed = nullptr;
    QSpinBox *m_limit = nullptr;
    QSpinBox *m_settle = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_save = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_summary = nullptr;
    QPlainTextEdit *m_result = nullptr;
    Background m_test{this};
};

} // namespace sheria::app
