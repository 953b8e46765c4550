// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "core/library/diagnosis.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace sheria::app {

/// What the checks of diagnose() and Qt WebEngine say: a list with the state of each, and what to do about the one that
/// is chosen. The list can be copied, and a redacted bundle be saved. Deletes itself when it is closed.
class DiagnosticsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `settingsFile`: what a bundle tells the keys of.
    DiagnosticsDialog(DiagnosisOptions options, const QString &settingsFile, QWidget *parent);

Q_SIGNALS:
    /// The checks have ended, and are shown.
    void checked();

private:
    void check();
    void showChecks(std::vector<Check> checks);
    void showChosen();
    void askForBundle();
    void saveBundle(const QString &path);
    QString asText() const;

    const DiagnosisOptions m_options;
    const QString m_settingsFile;
    std::vector<Check> m_checks;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_chosen = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    Background m_work;
    Background m_saving;
};

/// Qt WebEngine as this process runs it: versions, sandbox, and what draws the pages.
/// Thread: the GUI thread's.
Check webEngineCheck();

} // namespace sheria::app
