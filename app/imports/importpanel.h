#pragma once

#include "app/imports/reportmodel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace sheria::app {

class ImportRunner;

/// How an import goes, and the report of the last one: the lower panel.
class ImportPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ImportPanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setRunner(ImportRunner *runner);

Q_SIGNALS:
    void openRequested(const QByteArray &expressionUri);
    void notice(const QString &sentence);

private:
    void build();
    QWidget *buildReportBar();
    void showStart(const QStringList &paths);
    void showProgress(const pack::Progress &progress, double filesPerSecond);
    static QString summaryText(const pack::ImportSummary &summary);
    void showResult(const Result<pack::ImportSummary> &result);
    void fillFilter();
    void copyRows();
    void saveCsv();

    ImportRunner *m_runner = nullptr;
    ReportModel *m_report = nullptr;
    OutcomeFilter *m_filter = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_current = nullptr;
    QProgressBar *m_bar = nullptr;
    QPushButton *m_cancel = nullptr;
    QComboBox *m_outcome = nullptr;
    QTableView *m_table = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace sheria::app
