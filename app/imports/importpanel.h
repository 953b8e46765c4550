// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/rowsmodel.h"
#include "app/theme/widgets.h"
#include "core/pack/importjob.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSortFilterProxyModel>
#include <QTimer>
#include <QVariant>
#include <QWidget>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

class QCheckBox;
class QProgressBar;

namespace sheria::app {

/// What an import has to say.
struct ImportNews
{
    std::vector<pack::FileReport> files; ///< Since they were told last.
    pack::Progress progress;
    std::optional<Result<pack::ImportSummary>> result; ///< Set once the import has ended.

    void forgetTold() { files.clear(); }
};

enum class ImportMode {
    Import,
    DryRun, ///< Finds out what an import would do, and writes nothing.
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
    /// Cancels what runs.
    ~ImportRunner() override;

    /// Files, folders, archives, and resources of the program (":/…"). Waits for its turn while
    /// another import runs.
    void start(const QStringList &paths, ImportMode mode = ImportMode::Import);
    /// What the import that runs, or ran last, was asked to do.
    ImportMode mode() const { return m_mode; }
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
    QList<std::pair<QStringList, ImportMode>> m_waiting;
    ImportMode m_mode = ImportMode::Import;
    QTimer m_timer;
    QElapsedTimer m_elapsed;
    std::shared_ptr<Feed<ImportNews>> m_feed;
    std::jthread m_thread; ///< Uses what outlives the object.
};

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
    enum Role { OutcomeRole = Qt::UserRole, UriRole, ConflictRole };

    explicit ReportModel(QObject *parent = nullptr);

    void clear() { setRows({}); }
    const std::vector<pack::FileReport> &files() const { return rows(); }
    qint64 count(pack::Outcome outcome) const;
    /// Files that claim the expression of another file.
    qint64 conflicts() const;
};

/// The files with one outcome, those in conflict with others, or all.
class OutcomeFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setOutcome(std::optional<pack::Outcome> outcome, bool onlyConflicts = false);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    std::optional<pack::Outcome> m_outcome;
    bool m_onlyConflicts = false;
};

/// How an import goes, and the report of the last one: the lower panel.
class ImportPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ImportPanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setRunner(ImportRunner *runner);
    /// What the person wants imports to do.
    ImportMode mode() const;

    /// Whether only the sentence is shown that says what became of the import.
    bool isFolded() const { return m_isFolded; }

Q_SIGNALS:
    void foldedChanged(bool isFolded);
    void openRequested(const QByteArray &expressionUri);
    /// The imports that can be undone are to be shown.
    void historyRequested();
    /// The import of that id is to be undone.
    void undoRequested(qint64 importId);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QWidget *buildReportBar();
    void setFolded(bool isFolded);
    void fitHeight();
    void showStart(const QStringList &paths);
    void importAsShown();
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
    QWidget *m_details = nullptr; ///< All but the line at the top.
    QPushButton *m_fold = nullptr;
    bool m_isFolded = false;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QCheckBox *m_dryRun = nullptr;
    QPushButton *m_now = nullptr; ///< Imports what the dry run has shown.
    QPushButton *m_undo = nullptr;
    QStringList m_paths; ///< Of the import that was started last.
    qint64 m_importId = 0;
};

} // namespace sheria::app
