#pragma once

#include "app/theme/rowsmodel.h"
#include "app/theme/widgets.h"
#include "core/pack/importjob.h"

#include <QSortFilterProxyModel>
#include <QVariant>
#include <QWidget>

#include <optional>
#include <vector>

class QProgressBar;

namespace sheria::app {

class ImportRunner;

/// "imported", "unchanged", "replaced", "refused", in the language of the interface.
QString outcomeName(pack::Outcome outcome);

/// The report as comma-separated values (RFC 4180), with the names that `sheriactl import --json`
/// uses.
QByteArray reportCsv(const std::vector<pack::FileReport> &files);

/// What became of each file of an import.
class ReportModel : public RowsModel<pack::FileReport>
{
    Q_OBJECT

public:
    enum Column { OutcomeColumn, FileColumn, ExpressionColumn, ReasonColumn, Columns };
    enum Role { OutcomeRole = Qt::UserRole, UriRole };

    explicit ReportModel(QObject *parent = nullptr);

    void clear() { setRows({}); }
    const std::vector<pack::FileReport> &files() const { return rows(); }
    qint64 count(pack::Outcome outcome) const;
};

/// The files with one outcome, or all.
class OutcomeFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setOutcome(std::optional<pack::Outcome> outcome);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    std::optional<pack::Outcome> m_outcome;
};

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
