#include "app/webhooks/logpage.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/webhooks/attemptview.h"
#include "app/webhooks/deliverymodel.h"
#include "app/webhooks/webhookpanel.h"
#include "app/webhooks/webhooktext.h"
#include "core/base/outputfile.h"
#include "core/base/result.h"
#include "core/store/deliverylog.h"
#include "core/webhooks/deliveryexport.h"

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
#include <vector>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int TypingMs = 200;
constexpr std::size_t MostCurls = 1000; ///< On the clipboard.
/// How few of its characters a choice keeps in a small window.
constexpr int ChoiceCharacters = 10;

QComboBox *choice(QWidget *parent, const QString &objectName, const QString &name)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
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
    connect(m_attempt, &AttemptView::notice, this, &LogPage::notice);
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
    auto *split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(list);
    split->addWidget(m_attempt);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    vbox({buildBar(), {split, 1}}, this, QMargins(0, 6, 0, 0));
}

QWidget *LogPage::buildBar()
{
    auto *bar = new QWidget(this);
    m_endpoint = choice(bar, u"logEndpoint"_s, tr("Show only attempts to this webhook"));
    m_endpoint->addItem(tr("All webhooks"), qint64(0));
    m_endpoint->setMaximumWidth(150);
    m_outcome = choice(bar, u"logOutcome"_s, tr("Show only attempts that ended so"));
    m_outcome->addItem(tr("All outcomes"), QByteArray());
    m_outcome->addItem(tr("Delivered"), QByteArray("delivered"));
    m_outcome->addItem(tr("Failed"), QByteArray("failed"));
    m_action = choice(bar, u"logAction"_s, tr("Show only attempts to tell of this"));
    m_action->addItem(tr("All events"), QByteArray());
    for (const char *action : {"created", "updated", "deleted"})
        m_action->addItem(actionText(action), QByteArray(action));
    m_text = makeLine(bar, u"logText"_s, {}, tr("Work, address or invocation"));
    m_text->setAccessibleName(m_text->placeholderText());
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(130);
    m_count = makeLabel(bar, u"logCount"_s);
    m_save = makeButton(bar, u"logExport"_s, tr("Export"), u"export"_s,
                        tr("Exports the selected attempts, or all that are shown"));
    auto *menu = new QMenu(m_save);
    menu->addAction(tr("Copy as &curl"), this, &LogPage::copyCurl);
    menu->addAction(tr("Save as &HAR…"), this, [this] { save(LogFormat::Har); });
    menu->addAction(tr("Save as &JSON Lines…"), this, [this] { save(LogFormat::JsonLines); });
    m_save->setMenu(menu);
    auto *layout = hbox({{m_text, 1}}, bar);
    for (QWidget *widget : {static_cast<QWidget *>(m_endpoint), static_cast<QWidget *>(m_action),
                            static_cast<QWidget *>(m_outcome), static_cast<QWidget *>(m_count),
                            static_cast<QWidget *>(m_save)})
        layout->addWidget(widget);
    return bar;
}

void LogPage::buildTable()
{
    m_table = new QTableView(this);
    m_table->setObjectName(u"deliveryTable"_s);
    m_table->setAccessibleName(tr("Attempts"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    // A table of a hundred thousand rows must not measure each.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView *header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    header->setSectionResizeMode(DeliveryModel::WorkColumn, QHeaderView::Stretch);
    constexpr std::array widths{130, 128, 84, 200, 66, 70, 200};
    for (int column = 0; column < DeliveryModel::Columns; ++column)
        m_table->setColumnWidth(column, widths[std::size_t(column)]);
}

void LogPage::setDesk(WebhookDesk *desk)
{
    m_desk = desk;
    m_export.reset();
    if (desk) {
        m_export.emplace(desk->readers(), this);
        connect(desk, &WebhookDesk::refreshed, this, &LogPage::look);
    }
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
        m_hint->setText(tr("No attempt is like this."));
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
    if (!m_export)
        return;
    std::vector<qint64> ids = chosen();
    if (ids.size() > MostCurls)
        ids.resize(MostCurls);
    m_export->start(
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
            Q_EMIT notice(tr("Copied."));
        });
}

void LogPage::save(LogFormat format)
{
    const bool isHar = format == LogFormat::Har;
    auto *dialog = new QFileDialog(window(), tr("Save the Log"), {},
                                   isHar ? tr("HTTP archive (*.har)") : tr("JSON Lines (*.jsonl)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(isHar ? u"har"_s : u"jsonl"_s);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format](const QString &path) { write(format, path); });
    dialog->open();
}

void LogPage::write(LogFormat format, const QString &path)
{
    if (!m_export)
        return;
    m_export->start(
        [ids = chosen(), format, path](store::Database &db, const std::stop_token &stop) {
            return writeLog(db, ids, format, path, stop);
        },
        [this](const Result<int> &written) {
            Q_EMIT notice(
                written
                    ? tr("%n attempt(s) were saved.", nullptr, *written)
                    : tr("The log could not be saved. %1").arg(errorText(written.error().code)));
        });
}

} // namespace sheria::app
