// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/imports/importpanel.h"

#include "app/text/words.h"
#include "core/base/files.h"
#include "core/store/db/writer.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <array>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// `path` as a person knows it: a resource of the program has no place in the file system.
QString shownPath(const QString &path)
{
    return path.startsWith(u":/") ? path.mid(2) : path;
}

Result<pack::ImportSummary> import(store::Writer &writer, const QStringList &paths, ImportMode mode,
                                   const Clock &clock, Feed<ImportNews> &feed,
                                   const std::stop_token &stop)
{
    pack::ImportObserver observer;
    observer.onFile = [&](const pack::FileReport &file) {
        pack::FileReport shown = file;
        shown.path = shownPath(file.path);
        shown.otherFile = shownPath(file.otherFile);
        feed.note([&shown](ImportNews &news) { news.files.push_back(shown); });
    };
    observer.onProgress = [&](const pack::Progress &progress) {
        pack::Progress shown = progress;
        shown.current = shownPath(progress.current);
        feed.note([&shown](ImportNews &news) { news.progress = shown; });
    };
    return mode == ImportMode::DryRun
        ? pack::tryImport(writer.libraryPath(), paths, clock, observer, stop)
        : pack::importPaths(writer, paths, clock, observer, stop);
}

struct OutcomeWords
{
    const char *name; ///< As `sheriactl import --json` says it.
    const char *text;
    QLatin1StringView icon;
};

/// In the order of pack::Outcome.
constexpr OutcomeWords ImportOutcomes[] = {
    {"imported", QT_TRANSLATE_NOOP("ImportReport", "Imported"), "check"_L1},
    {"unchanged", QT_TRANSLATE_NOOP("ImportReport", "Unchanged"), "file"_L1},
    {"replaced", QT_TRANSLATE_NOOP("ImportReport", "Replaced"), "refresh"_L1},
    {"removed", QT_TRANSLATE_NOOP("ImportReport", "Removed"), "close"_L1},
    {"refused", QT_TRANSLATE_NOOP("ImportReport", "Refused"), "warning"_L1},
};

const OutcomeWords &outcomeWords(pack::Outcome outcome)
{
    return ImportOutcomes[std::size_t(outcome)];
}

constexpr int Conflicts = -1; ///< Chosen in place of an outcome.

QByteArray csvField(QByteArray field)
{
    // A spreadsheet would take these for formulas.
    if (!field.isEmpty() && QByteArrayView("=+-@").contains(field.front()))
        field.prepend('\'');
    if (field.contains(',') || field.contains('"') || field.contains('\n') || field.contains('\r'))
        return '"' + field.replace('"', "\"\"") + '"';
    return field;
}

QString textOf(const pack::FileReport &file)
{
    return file.knowledgeBase.isEmpty()
        ? QString::fromUtf8(file.expressionUri)
        : ReportModel::tr("Knowledge base %1").arg(QString::fromUtf8(file.knowledgeBase));
}

/// Of a long path the end is what tells files apart.
class PathDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideLeft;
    }
};

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
    closeElsewhere(std::move(m_thread));
}

void ImportRunner::start(const QStringList &paths, ImportMode mode)
{
    if (paths.isEmpty())
        return;
    m_waiting.append({paths, mode});
    if (!isRunning())
        startNext();
}

void ImportRunner::startNext()
{
    const QStringList paths = m_waiting.constFirst().first;
    m_mode = m_waiting.takeFirst().second;
    m_feed = std::make_shared<Feed<ImportNews>>();
    m_elapsed.start();
    m_thread = std::jthread([&writer = m_writer, &clock = m_clock, feed = m_feed, paths,
                             mode = m_mode](const std::stop_token &stop) {
        const auto result = import(writer, paths, mode, clock, *feed, stop);
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

QString outcomeName(pack::Outcome outcome)
{
    return QCoreApplication::translate("ImportReport", outcomeWords(outcome).text);
}

QByteArray reportCsv(const std::vector<pack::FileReport> &files)
{
    QByteArray csv = "path,outcome,expression_frbr_uri,content_sha256,reason\r\n";
    for (const pack::FileReport &file : files) {
        csv += csvField(file.path.toUtf8()) + ',' + outcomeWords(file.outcome).name + ','
            + csvField(file.expressionUri) + ',' + file.contentHash + ','
            + csvField(file.reason.english().toUtf8()) + "\r\n";
    }
    return csv;
}

ReportModel::ReportModel(QObject *parent)
    : RowsModel(
        {{tr("Outcome"),
          [](const auto &file) {
              return outcomeName(file.outcome);
          }},
         {tr("File"),
          [](const auto &file) {
              return file.path;
          }},
         {tr("Text"), textOf},
         {tr("Reason"),
          [](const auto &file) {
              return messageText(file.reason);
          }}},
        [this](const pack::FileReport &file, int column, int role) -> QVariant {
            switch (role) {
            case OutcomeRole: return int(file.outcome);
            case UriRole: return file.expressionUri;
            case ConflictRole: return !file.otherFile.isEmpty();
            case Qt::ToolTipRole: return index(int(&file - rows().data()), column).data();
            case Qt::DecorationRole:
                if (column != OutcomeColumn)
                    return {};
                return icon(file.otherFile.isEmpty() ? outcomeWords(file.outcome).icon
                                                     : "warning"_L1);
            default: return {};
            }
        },
        parent)
{}

qint64 ReportModel::count(pack::Outcome outcome) const
{
    return std::count_if(files().begin(), files().end(), [outcome](const pack::FileReport &file) {
        return file.outcome == outcome;
    });
}

qint64 ReportModel::conflicts() const
{
    return std::count_if(files().begin(), files().end(),
                         [](const pack::FileReport &file) { return !file.otherFile.isEmpty(); });
}

void OutcomeFilter::setOutcome(std::optional<pack::Outcome> outcome, bool onlyConflicts)
{
    m_outcome = outcome;
    m_onlyConflicts = onlyConflicts;
    invalidateFilter();
}

bool OutcomeFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_onlyConflicts)
        return index.data(ReportModel::ConflictRole).toBool();
    return !m_outcome || index.data(ReportModel::OutcomeRole).toInt() == int(*m_outcome);
}

ImportPanel::ImportPanel(QWidget *parent)
    : QWidget(parent)
    , m_report(new ReportModel(this))
    , m_filter(new OutcomeFilter(this))
{
    m_filter->setSourceModel(m_report);
    build();
    fillFilter();
    connect(m_outcome, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant chosen = m_outcome->currentData();
        const bool isConflicts = chosen.isValid() && chosen.toInt() == Conflicts;
        m_filter->setOutcome(chosen.isValid() && !isConflicts
                                 ? std::optional(pack::Outcome(chosen.toInt()))
                                 : std::nullopt,
                             isConflicts);
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        const QByteArray uri = index.data(ReportModel::UriRole).toByteArray();
        if (!uri.isEmpty())
            Q_EMIT openRequested(uri);
    });
    connect(m_copy, &QPushButton::clicked, this, &ImportPanel::copyRows);
    connect(m_save, &QPushButton::clicked, this, &ImportPanel::saveCsv);
}

void ImportPanel::build()
{
    m_state = makeLabel(this, u"importState"_s, tr("Nothing has been imported yet."));
    m_current = makeLineLabel(this, u"importCurrent"_s);
    m_bar = makeProgressBar(this, u"importProgress"_s, tr("Import progress"));
    m_bar->hide();
    m_cancel = makeButton(this, u"importCancel"_s, tr("Cancel"), u"stop"_s);
    m_cancel->hide();

    m_table = new QTableView(this);
    setUpTable(*m_table, u"importReport"_s, tr("Import report"));
    m_table->setModel(m_filter);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(ReportModel::OutcomeColumn, 120);
    m_table->setColumnWidth(ReportModel::FileColumn, 250);
    m_table->setColumnWidth(ReportModel::ExpressionColumn, 230);
    m_table->setItemDelegateForColumn(ReportModel::FileColumn, new PathDelegate(m_table));

    m_undo = makeButton(this, u"importUndo"_s, tr("Undo Import…"), u"back"_s,
                        tr("Undo this import as a whole"),
                        [this] { Q_EMIT undoRequested(m_importId); });
    m_undo->hide();
    m_fold = makeButton(this, u"importFold"_s, tr("Hide Report"), u"down"_s, {},
                        [this] { setFolded(!m_isFolded); });
    m_details = new QWidget(this);
    vbox({buildReportBar(), {m_table, 1}}, m_details, {});
    vbox({hbox({{m_state, 1}, {m_bar, 1}, {m_current, 2}, m_cancel, m_undo, m_fold}),
          {m_details, 1}},
         this, QMargins(10, 8, 10, 6));
}

void ImportPanel::setFolded(bool isFolded)
{
    if (m_isFolded == isFolded)
        return;
    m_isFolded = isFolded;
    m_details->setVisible(!isFolded);
    m_fold->setText(isFolded ? tr("Show Report") : tr("Hide Report"));
    m_fold->setIcon(icon(isFolded ? u"up"_s : u"down"_s));
    fitHeight();
    Q_EMIT foldedChanged(isFolded);
}

/// What is folded is as high as its sentence. Before the first import that has one line, whatever the width.
void ImportPanel::fitHeight()
{
    if (!m_isFolded) {
        setMaximumHeight(QWIDGETSIZE_MAX);
        return;
    }
    const QLayout &rows = *layout();
    setMaximumHeight(rows.hasHeightForWidth() ? rows.totalHeightForWidth(width())
                                              : rows.totalSizeHint().height());
}

void ImportPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

QWidget *ImportPanel::buildReportBar()
{
    auto *bar = new QWidget(this);
    m_outcome = makeComboBox(bar, u"importFilter"_s, tr("Show only files with this outcome"));
    m_outcome->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_copy = makeButton(bar, u"importCopy"_s, tr("Copy"), u"copy"_s,
                        tr("Copy the selected rows, or all that are shown"));
    m_save = new QPushButton(icon(u"export"_s), tr("Save as CSV…"), bar);
    m_dryRun = makeCheckBox(bar, u"importDryRun"_s, tr("Dry run"),
                            tr("Show what the next imports would do, and write nothing"));
    m_now = makeButton(bar, u"importNow"_s, tr("Import Now"), u"import"_s,
                       tr("Import what the dry run has shown"), [this] { importAsShown(); });
    m_now->hide();
    auto *history = makeButton(bar, u"importHistory"_s, tr("Earlier Imports…"), u"history"_s, {},
                               [this] { Q_EMIT historyRequested(); });
    // Two rows: together they would decide how narrow the window can be.
    vbox({hbox({m_outcome, m_dryRun, BoxItem::filler()}),
          hbox({m_now, BoxItem::filler(), history, m_copy, m_save})},
         bar, {});
    return bar;
}

void ImportPanel::fillFilter()
{
    const int shown = std::max(0, m_outcome->currentIndex());
    const QSignalBlocker quiet(m_outcome);
    m_outcome->clear();
    const QLocale locale;
    m_outcome->addItem(tr("All (%1)").arg(locale.toString(qint64(m_report->files().size()))));
    for (const pack::Outcome outcome :
         {pack::Outcome::Imported, pack::Outcome::Unchanged, pack::Outcome::Replaced,
          pack::Outcome::Removed, pack::Outcome::Refused})
        m_outcome->addItem(tr("%1 (%2)", "outcome, how many files")
                               .arg(outcomeName(outcome),
                                    locale.toString(m_report->count(outcome))),
                           int(outcome));
    if (const qint64 conflicts = m_report->conflicts(); conflicts > 0)
        m_outcome->addItem(tr("Conflicts (%1)").arg(locale.toString(conflicts)), Conflicts);
    m_outcome->setCurrentIndex(std::min(shown, m_outcome->count() - 1));
    m_copy->setEnabled(!m_report->files().empty());
    m_save->setEnabled(!m_report->files().empty());
}

void ImportPanel::setRunner(ImportRunner *runner)
{
    m_runner = runner;
    m_report->clear();
    setFolded(false);
    m_state->setText(tr("Nothing has been imported yet."));
    m_now->hide();
    m_undo->hide();
    m_current->clear();
    m_bar->hide();
    m_cancel->hide();
    fillFilter();
    if (!runner)
        return;
    connect(runner, &ImportRunner::started, this, &ImportPanel::showStart);
    connect(runner, &ImportRunner::progressed, this, &ImportPanel::showProgress);
    connect(runner, &ImportRunner::reported, m_report, &ReportModel::append);
    connect(runner, &ImportRunner::finished, this, &ImportPanel::showResult);
    connect(m_cancel, &QPushButton::clicked, runner, &ImportRunner::cancel);
}

ImportMode ImportPanel::mode() const
{
    return m_dryRun->isChecked() ? ImportMode::DryRun : ImportMode::Import;
}

void ImportPanel::importAsShown()
{
    m_dryRun->setChecked(false);
    if (m_runner)
        m_runner->start(m_paths);
}

void ImportPanel::showStart(const QStringList &paths)
{
    m_report->clear();
    setFolded(false);
    m_paths = paths;
    m_importId = 0;
    m_now->hide();
    m_undo->hide();
    fillFilter();
    m_state->setWordWrap(false);
    m_current->show();
    m_state->setText(tr("Importing %n item(s)…", nullptr, int(paths.size())));
    m_bar->setRange(0, 0);
    m_bar->show();
    m_cancel->show();
    m_cancel->setEnabled(true);
}

void ImportPanel::showProgress(const pack::Progress &progress, double filesPerSecond)
{
    // Not under the eyes of somebody who is choosing.
    if (!m_outcome->view()->isVisible())
        fillFilter();
    m_copy->setEnabled(false);
    m_save->setEnabled(false);
    constexpr int Range = 1000;
    if (progress.filesTotal > 0) {
        m_bar->setRange(0, Range);
        m_bar->setValue(int(progress.filesDone * Range / progress.filesTotal));
    }
    const QLocale locale;
    m_state->setText(tr("%1 of %2 files, %3 per second")
                         .arg(locale.toString(progress.filesDone),
                              locale.toString(progress.filesTotal),
                              locale.toString(qint64(filesPerSecond))));
    m_current->setText(m_current->fontMetrics().elidedText(progress.current, Qt::ElideLeft,
                                                           std::max(80, m_current->width())));
}

QString ImportPanel::summaryText(const pack::ImportSummary &summary)
{
    const QLocale locale;
    QString text = tr("Done: %1 imported, %2 unchanged, %3 replaced, %4 refused.")
                       .arg(locale.toString(summary.imported), locale.toString(summary.unchanged),
                            locale.toString(summary.replaced), locale.toString(summary.refused));
    if (summary.conflicts > 0)
        text += u' '
            + tr("%n of these claim the version of another file.", nullptr, int(summary.conflicts));
    const pack::KnowledgeCounts &bases = summary.knowledge;
    if (!bases.isNothing())
        text += u' '
            + tr("Of these, knowledge bases: %1 added, %2 changed, %3 removed, %4 kept as they "
                 "are.")
                  .arg(locale.toString(bases.added), locale.toString(bases.changed),
                       locale.toString(bases.removed), locale.toString(bases.kept));
    return text;
}

void ImportPanel::showResult(const Result<pack::ImportSummary> &result)
{
    m_bar->hide();
    m_cancel->hide();
    m_current->clear();
    m_current->hide(); // The sentence may need the whole width, and more than one line.
    m_state->setWordWrap(true);
    fillFilter();
    if (!result) {
        m_state->setText(result.error().code == ErrorCode::Cancelled
                             ? tr("Import cancelled. Files imported so far are kept.")
                             : tr("The import stopped. %1").arg(errorText(result.error().code)));
    } else if (result->isCancelled) {
        m_state->setText(tr("Import cancelled. Files imported so far are kept."));
    } else if (m_runner && m_runner->mode() == ImportMode::DryRun) {
        m_state->setText(tr("Dry run, nothing was written. %1").arg(summaryText(*result)));
        m_now->show();
    } else {
        m_state->setText(summaryText(*result));
    }
    m_importId = result ? result->importId : 0;
    m_undo->setVisible(m_importId != 0);
    // What is to be read stays open: what was refused, what a dry run would do, and what somebody reads already.
    const bool isPlain = result && !result->isCancelled && result->refused == 0
        && result->conflicts == 0 && m_runner->mode() != ImportMode::DryRun;
    const QWidget *focused = QApplication::focusWidget();
    setFolded(isPlain && !(focused && m_details->isAncestorOf(focused)));
    fitHeight();
    showNotice(this, m_state->text());
}

void ImportPanel::copyRows()
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty()) {
        for (int row = 0; row < m_filter->rowCount(); ++row)
            rows.append(m_filter->index(row, 0));
    }
    QString text;
    for (const QModelIndex &row : rows) {
        for (int column = 0; column < ReportModel::Columns; ++column)
            text += row.siblingAtColumn(column).data().toString()
                + (column + 1 < ReportModel::Columns ? u'\t' : u'\n');
    }
    copyText(text);
}

void ImportPanel::saveCsv()
{
    askSavePath(this, {}, tr("Save the Report"), {}, tr("Comma-separated values (*.csv)"), u"csv"_s,
                [this](const QString &path) {
                    const Result<void> saved = writeOutputFile(path, reportCsv(m_report->files()));
                    showNotice(this,
                               saved ? tr("The report was saved.")
                                     : tr("The report could not be saved: %1")
                                           .arg(messageText(saved.error().message)));
                });
}

} // namespace sheria::app
