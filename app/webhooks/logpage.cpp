// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/logpage.h"

#include "app/text/words.h"
#include "app/webhooks/attemptview.h"
#include "app/webhooks/webhookdialogs.h"
#include "app/webhooks/webhookpanel.h"
#include "app/webhooks/webhooktext.h"
#include "core/base/files.h"
#include "core/webhooks/lab/deliveryexport.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QString>
#include <QTableView>

#include <algorithm>
#include <array>
#include <stop_token>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int FetchAround = 100;      ///< Rows on each side of the one that is wanted.
constexpr qsizetype MostHeads = 4000; ///< That are kept.

constexpr int TypingMs = 200;
constexpr std::size_t MostCurls = 1000; ///< On the clipboard.
/// How few of its characters a choice keeps in a small window.
constexpr int ChoiceCharacters = 10;

QComboBox *choice(QWidget *parent, const QString &objectName, const QString &name)
{
    QComboBox *box = makeComboBox(parent, objectName, name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(ChoiceCharacters);
    return box;
}

/// Writes these attempts, as far as they are kept, oldest first, to a file. Returns how many.
/// Errors: those of the database; Unavailable when the file cannot be written; Cancelled.
Result<int> writeLog(store::Database &db, std::vector<qint64> ids, LogFormat format,
                     const QString &path, const std::stop_token &stop)
{
    std::sort(ids.begin(), ids.end());
    OutputFile file(path);
    SHERIA_CHECK(file.open());
    std::vector<store::Delivery> archive;
    int count = 0;
    for (const qint64 id : ids) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, u"the export was cancelled"_s};
        Result<store::Delivery> delivery = store::findDelivery(db, id);
        if (!delivery && delivery.error().code == ErrorCode::NotFound)
            continue; // Dropped since the list was made.
        SHERIA_CHECK(delivery);
        ++count;
        if (format == LogFormat::Har)
            archive.push_back(*std::move(delivery));
        else
            file.device().write(webhooks::deliveryJson(*delivery) + '\n');
    }
    if (format == LogFormat::Har)
        file.device().write(webhooks::harOf(archive));
    SHERIA_CHECK(file.commit());
    return count;
}

} // namespace

DeliveryModel::DeliveryModel(QObject *parent)
    : ColumnsModel({tr("Time"), tr("Outcome"), tr("Event"), tr("Work"), tr("Attempt"),
                    tr("Duration"), tr("Webhook")},
                   parent)
{
    m_filter.limit = MostRows;
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &DeliveryModel::fetch);
}

void DeliveryModel::setReaders(store::Readers *readers)
{
    m_list.setReaders(readers);
    m_fetch.setReaders(readers);
    loadAll();
}

void DeliveryModel::setFilter(const store::DeliveryFilter &filter)
{
    m_filter = filter;
    m_filter.limit = MostRows;
    loadAll();
}

void DeliveryModel::loadAll()
{
    m_wanted = -1;
    m_isFetching = false;
    m_isLoading = bool(m_list);
    if (!m_list) {
        beginResetModel();
        m_ids.clear();
        m_heads.clear();
        endResetModel();
        return;
    }
    m_list.start([filter = m_filter](store::Database &db,
                                     const std::stop_token &) { return deliveryIds(db, filter); },
                 [this](Result<std::vector<qint64>> ids) {
                     m_isLoading = false;
                     if (!ids)
                         return;
                     beginResetModel();
                     m_ids = *std::move(ids);
                     m_heads.clear();
                     endResetModel();
                     Q_EMIT loaded();
                 });
}

void DeliveryModel::refresh()
{
    if (!m_list || m_isLoading)
        return;
    m_isLoading = true;
    store::DeliveryFilter newer = m_filter;
    newer.afterId = m_ids.empty() ? 0 : m_ids.front();
    m_list.start([newer](store::Database &db,
                         const std::stop_token &) { return deliveryIds(db, newer); },
                 [this](const Result<std::vector<qint64>> &ids) {
                     m_isLoading = false;
                     if (ids && !ids->empty())
                         prepend(*ids);
                     Q_EMIT loaded();
                 });
}

void DeliveryModel::prepend(const std::vector<qint64> &ids)
{
    beginInsertRows({}, 0, int(ids.size()) - 1);
    m_ids.insert(m_ids.begin(), ids.begin(), ids.end());
    if (m_wanted >= 0)
        m_wanted += int(ids.size());
    endInsertRows();
    const auto most = std::size_t(MostRows);
    if (m_ids.size() <= most)
        return;
    beginRemoveRows({}, int(most), int(m_ids.size()) - 1);
    m_ids.resize(most);
    endRemoveRows();
}

int DeliveryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

void DeliveryModel::want(int row) const
{
    m_wanted = row;
    if (!m_isFetching)
        m_soon.start();
}

/// Fetches what is around the row that was looked at last: that is what is seen.
void DeliveryModel::fetch()
{
    const int row = std::exchange(m_wanted, -1);
    if (row < 0 || row >= rowCount() || !m_fetch || m_isFetching)
        return;
    const int first = std::max(0, row - FetchAround);
    const int last = std::min(rowCount(), row + FetchAround);
    std::vector<qint64> ids;
    std::copy_if(m_ids.begin() + first, m_ids.begin() + last, std::back_inserter(ids),
                 [this](qint64 id) { return !m_heads.contains(id); });
    m_isFetching = true;
    m_fetch.start([ids](store::Database &db,
                        const std::stop_token &) { return store::deliveryHeads(db, ids); },
                  [this, ids](const Result<std::vector<store::Delivery>> &heads) {
                      m_isFetching = false;
                      if (!heads)
                          return;
                      if (m_heads.size() > MostHeads)
                          m_heads.clear();
                      for (const qint64 id : ids)
                          m_heads.insert(id, {}); // What the log has dropped stays empty.
                      keep(*heads);
                  });
}

void DeliveryModel::keep(const std::vector<store::Delivery> &heads)
{
    for (const store::Delivery &head : heads)
        m_heads.insert(head.id, head);
    if (!m_ids.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

QVariant DeliveryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == TookColumn)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    const bool isOfRow = role == Qt::DisplayRole || role == Qt::ToolTipRole
        || role == Qt::DecorationRole;
    if (!isOfRow)
        return {};
    const auto found = m_heads.constFind(idAt(index.row()));
    if (found == m_heads.cend()) {
        want(index.row());
        return {};
    }
    if (found->id == 0)
        return {};
    if (role == Qt::DisplayRole)
        return text(*found, index.column());
    if (role == Qt::ToolTipRole)
        return found->note.isEmpty() ? QString::fromUtf8(found->url) : messageText(found->note);
    if (index.column() == OutcomeColumn)
        return icon(found->outcome == "delivered" ? u"check"_s : u"warning"_s);
    return {};
}

QVariant DeliveryModel::text(const store::Delivery &delivery, int column)
{
    const QLocale locale;
    switch (column) {
    case TimeColumn: return shortTime(delivery.startedAt, TimeDetail::Seconds);
    case ActionColumn: return actionText(delivery.action);
    case WorkColumn: return QString::fromUtf8(delivery.workUri);
    case EndpointColumn: return QString::fromUtf8(delivery.url);
    case AttemptColumn: return locale.toString(delivery.number);
    case OutcomeColumn: return outcomeText(delivery);
    case TookColumn: return tr("%1 ms").arg(locale.toString(delivery.durationMs));
    default: return {};
    }
}

LogPage::LogPage(QWidget *parent) : QWidget(parent), m_model(new DeliveryModel(this))
{
    build();
    m_typed.setSingleShot(true);
    m_typed.setInterval(TypingMs);
    connect(&m_typed, &QTimer::timeout, this, &LogPage::applyFilter);
    connect(m_text, &QLineEdit::textChanged, this, [this] { m_typed.start(); });
    for (QComboBox *box : {m_endpoint, m_outcome, m_action})
        connect(box, &QComboBox::currentIndexChanged, this, &LogPage::applyFilter);
    connect(m_model, &DeliveryModel::loaded, this, &LogPage::updateHint);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &LogPage::showCurrent);
    connect(m_attempt, &AttemptView::chosen, this, &LogPage::choose);
    updateHint();
}

void LogPage::build()
{
    m_attempt = new AttemptView(this);
    m_hint = makeEmptyHint(this);
    buildTable();
    auto *list = new QWidget(this);
    vbox({{m_table, 1}, {m_hint, 1}}, list);
    auto *split = makeSplitter(this, Qt::Vertical, {list, m_attempt});
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({320, 240});
    vbox({buildBar(), {split, 1}}, this, QMargins(0, 6, 0, 0));
}

QWidget *LogPage::buildBar()
{
    auto *bar = new QWidget(this);
    m_endpoint = choice(bar, u"logEndpoint"_s, tr("Show only attempts to this webhook"));
    m_endpoint->addItem(tr("All webhooks"), qint64(0));
    m_endpoint->setMaximumWidth(150);
    m_outcome = choice(bar, u"logOutcome"_s, tr("Show only attempts with this outcome"));
    m_outcome->addItem(tr("All outcomes"), QByteArray());
    m_outcome->addItem(tr("Delivered"), QByteArray("delivered"));
    m_outcome->addItem(tr("Failed"), QByteArray("failed"));
    m_action = choice(bar, u"logAction"_s, tr("Show only attempts for this event"));
    m_action->addItem(tr("All events"), QByteArray());
    for (const char *action : {"created", "updated", "deleted"})
        m_action->addItem(actionText(action), QByteArray(action));
    m_text = makeLine(bar, u"logText"_s, tr("Work, address or invocation"),
                      tr("Work, address or invocation"));
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(130);
    m_count = makeLabel(bar, u"logCount"_s);
    auto *replay = makeButton(bar, u"replayRecording"_s, tr("Replay…"), u"start"_s,
                              tr("Makes the requests of a recording (HAR or JSON Lines) to an "
                                 "address"),
                              [this] { chooseRecording(); });
    m_save = makeButton(bar, u"logExport"_s, tr("Export"), u"export"_s,
                        tr("Exports the selected attempts, or all that are shown"));
    auto *menu = new QMenu(m_save);
    menu->addAction(tr("Copy as &curl"), this, &LogPage::copyCurl);
    menu->addAction(tr("Save as &HAR…"), this, [this] { save(LogFormat::Har); });
    menu->addAction(tr("Save as &JSON Lines…"), this, [this] { save(LogFormat::JsonLines); });
    m_save->setMenu(menu);
    vbox({hbox({{m_text, 1}, m_endpoint, m_action, m_outcome}),
          hbox({m_count, BoxItem::filler(), replay, m_save})},
         bar);
    return bar;
}

void LogPage::buildTable()
{
    m_table = new QTableView(this);
    setUpTable(*m_table, u"deliveryTable"_s, tr("Attempts"));
    m_table->setModel(m_model);
    m_table->setAlternatingRowColors(true);
    // A table of a hundred thousand rows must not measure each.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView *header = m_table->horizontalHeader();
    for (const int column : {DeliveryModel::WorkColumn, DeliveryModel::EndpointColumn})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    constexpr std::array widths{126, 124, 76, 200, 66, 70, 200};
    for (int column = 0; column < DeliveryModel::Columns; ++column)
        m_table->setColumnWidth(column, widths[std::size_t(column)]);
}

void LogPage::setDesk(WebhookDesk *desk)
{
    m_desk = desk;
    m_export.setReaders(desk ? &desk->exportReaders() : nullptr);
    if (desk)
        connect(desk, &WebhookDesk::refreshed, this, &LogPage::look);
    m_model->setReaders(desk ? &desk->readers() : nullptr);
    m_attempt->setDesk(desk);
    fillEndpoints();
    updateHint();
}

void LogPage::look()
{
    fillEndpoints();
    m_model->refresh();
    m_attempt->refresh();
}

void LogPage::fillEndpoints()
{
    QList<qint64> known;
    for (int i = 1; i < m_endpoint->count(); ++i)
        known << m_endpoint->itemData(i).toLongLong();
    QList<qint64> now;
    if (m_desk) {
        for (const store::Endpoint &endpoint : m_desk->state().endpoints)
            now << endpoint.id;
    }
    if (known == now)
        return;
    const qint64 current = m_endpoint->currentData().toLongLong();
    const QSignalBlocker quiet(m_endpoint);
    while (m_endpoint->count() > 1)
        m_endpoint->removeItem(1);
    if (m_desk) {
        for (const store::Endpoint &endpoint : m_desk->state().endpoints)
            m_endpoint->addItem(QString::fromUtf8(endpoint.url), endpoint.id);
    }
    // The attempts of one that was removed are still in the log: its filter goes, not they.
    const int index = m_endpoint->findData(current);
    m_endpoint->setCurrentIndex(std::max(0, index));
    if (index < 0)
        applyFilter();
}

void LogPage::applyFilter()
{
    m_typed.stop();
    store::DeliveryFilter filter;
    filter.endpointId = m_endpoint->currentData().toLongLong();
    filter.outcome = m_outcome->currentData().toByteArray();
    filter.action = m_action->currentData().toByteArray();
    filter.text = m_text->text().trimmed().toUtf8();
    m_model->setFilter(filter);
}

void LogPage::updateHint()
{
    const store::DeliveryFilter &filter = m_model->filter();
    const bool isFiltered = filter.endpointId != 0 || !filter.outcome.isEmpty()
        || !filter.action.isEmpty() || !filter.text.isEmpty();
    const bool isEmpty = m_model->rowCount() == 0;
    m_table->setVisible(!isEmpty);
    m_hint->setVisible(isEmpty);
    if (!m_desk)
        m_hint->setText(tr("No library is open."));
    else if (isFiltered)
        m_hint->setText(tr("No matching attempts."));
    else
        m_hint->setText(tr("Nothing has been sent yet. Register a webhook, then send it an "
                           "example or change a work."));
    m_count->setText(tr("%n attempt(s)", nullptr, m_model->rowCount()));
    m_save->setEnabled(!isEmpty);
}

void LogPage::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_attempt->show(current.isValid() ? m_model->idAt(current.row()) : 0);
}

/// An attempt that the filter hides is shown all the same.
void LogPage::choose(qint64 deliveryId)
{
    const auto &ids = m_model->ids();
    const auto found = std::find(ids.begin(), ids.end(), deliveryId);
    if (found == ids.end()) {
        m_attempt->show(deliveryId);
        return;
    }
    const int row = int(found - ids.begin());
    m_table->setCurrentIndex(m_model->index(row, 0));
    m_table->selectRow(row);
}

std::vector<qint64> LogPage::chosen() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return m_model->ids();
    std::vector<qint64> ids;
    for (const QModelIndex &row : rows)
        ids.push_back(m_model->idAt(row.row()));
    return ids;
}

void LogPage::copyCurl()
{
    std::vector<qint64> ids = chosen();
    if (ids.size() > MostCurls)
        ids.resize(MostCurls);
    m_export.start(
        [ids](store::Database &db, const std::stop_token &) {
            QByteArray out;
            for (const qint64 id : ids) {
                if (const auto delivery = store::findDelivery(db, id))
                    out += webhooks::curlCommand(*delivery) + '\n';
            }
            return QString::fromUtf8(out);
        },
        [this](const QString &text) {
            copyText(text);
            showNotice(this, tr("Copied."));
        });
}

void LogPage::chooseRecording()
{
    auto *dialog = new QFileDialog(this, tr("Replay a Recording"), {},
                                   tr("Recordings (*.har *.jsonl *.json *.ndjson)") + u";;"_s
                                       + tr("All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &path) { (new ReplayDialog(path, this))->open(); });
    dialog->open();
}

void LogPage::save(LogFormat format)
{
    const bool isHar = format == LogFormat::Har;
    askSavePath(this, {}, tr("Save the Log"), {},
                isHar ? tr("HTTP archive (*.har)") : tr("JSON Lines (*.jsonl)"),
                isHar ? u"har"_s : u"jsonl"_s,
                [this, format](const QString &path) { write(format, path); });
}

void LogPage::write(LogFormat format, const QString &path)
{
    m_export.start(
        [ids = chosen(), format, path](store::Database &db, const std::stop_token &stop) {
            return writeLog(db, ids, format, path, stop);
        },
        [this](const Result<int> &written) {
            showNotice(
                this,
                written
                    ? tr("%n attempt(s) were saved.", nullptr, *written)
                    : tr("The log could not be saved. %1").arg(errorText(written.error().code)));
        });
}

} // namespace sheria::app
