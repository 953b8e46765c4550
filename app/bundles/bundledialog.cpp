// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bundles/bundledialog.h"

#include "app/reader/bars.h"
#include "app/reader/readerpage.h"
#include "app/theme/widgets.h"
#include "core/base/limits.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize FirstDialogSize(820, 560);

QString labelOf(const BundleItem &item)
{
    return item.place.isEmpty() ? item.title : item.title + u'\n' + item.place;
}

void addRow(QListWidget *list, const BundleItem &item)
{
    auto *row = new QListWidgetItem(labelOf(item), list);
    row->setData(Qt::UserRole, item.uri);
    row->setToolTip(QString::fromUtf8(item.uri));
}

QListWidget *makeItemList(QWidget *parent, const QString &name, const QString &spoken)
{
    QListWidget *list = makeList(parent, name, spoken);
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->setWordWrap(true);
    return list;
}

} // namespace

BundleDialog::BundleDialog(QWidget *parent) : QDialog(parent)
{
    setUpDialog(*this, u"bundleDialog"_s, tr("Make a Bundle"));
    setAttribute(Qt::WA_DeleteOnClose, false); // What was chosen stays.
    auto *parts = makeSplitter(this, Qt::Horizontal, {buildSources(), buildItems()});
    auto *close = makeButton(this, u"bundleClose"_s, tr("Close"), {}, {}, [this] { reject(); });
    m_save = makeButton(this, u"bundleSave"_s, tr("&Save…"), u"export"_s, {},
                        [this] { askPath(); });
    vbox({{parts, 1}, buildOptions(), hbox({BoxItem::filler(), close, m_save})}, this,
         StyleMargins);
    leaveReturnToFields(*this);
    resizeWithinScreen(*this, FirstDialogSize);
    setSources({}, {});
    update();
}

QWidget *BundleDialog::buildSources()
{
    auto *page = new QWidget(this);
    m_source = makeComboBox(page, u"bundleSource"_s, tr("Choose from"));
    m_candidates = makeItemList(page, u"bundleCandidates"_s, tr("Texts to choose from"));
    m_add = makeButton(page, u"bundleAdd"_s, tr("&Add"), u"add"_s,
                       tr("Add the chosen texts to the bundle"), [this] { addChosen(); });
    auto *read = makeButton(page, u"bundleAddRead"_s, tr("Add the &Part Being Read"), {},
                            tr("Add the provision that the window shows"),
                            [this] { Q_EMIT readWanted(); });
    connect(m_source, &QComboBox::currentIndexChanged, this, &BundleDialog::showCandidates);
    connect(m_candidates, &QListWidget::itemActivated, this, &BundleDialog::addChosen);
    connect(m_candidates, &QListWidget::itemSelectionChanged, this, &BundleDialog::update);
    vbox({m_source, {m_candidates, 1}, hbox({m_add, read, BoxItem::filler()})}, page);
    return page;
}

QWidget *BundleDialog::buildItems()
{
    auto *page = new QWidget(this);
    auto *label = makeLabel(page, u"bundleItemsLabel"_s, tr("In the bundle:"));
    m_items = makeItemList(page, u"bundleItems"_s, tr("Texts in the bundle, in their order"));
    m_items->setDragDropMode(QAbstractItemView::InternalMove);
    m_hint = makeEmptyHint(page, tr("Add texts, decisions or single provisions."));
    const auto button = [&](const QString &name, const QString &iconName, const QString &tip,
                            const QString &keys, const std::function<void()> &run) {
        QToolButton *made = makeToolButton(page, name, iconName, tip);
        connect(made, &QToolButton::clicked, this, run);
        QAction *key = makeAction(m_items, name + u"Key"_s, tip, keys);
        key->setShortcutContext(Qt::WidgetShortcut);
        m_items->addAction(key);
        connect(key, &QAction::triggered, this, run);
        m_forItem.push_back(made);
        return made;
    };
    auto *up = button(u"bundleUp"_s, u"up"_s, tr("Move up"), u"Alt+Up"_s, [this] { moveBy(-1); });
    auto *down = button(u"bundleDown"_s, u"down"_s, tr("Move down"), u"Alt+Down"_s,
                        [this] { moveBy(1); });
    auto *out = button(u"bundleRemove"_s, u"close"_s, tr("Remove"), u"Del"_s, [this] { remove(); });
    connect(m_items, &QListWidget::itemSelectionChanged, this, &BundleDialog::update);
    vbox({hbox({{label, 1}, up, down, out}), m_hint, {m_items, 1}}, page);
    return page;
}

QLayout *BundleDialog::buildOptions()
{
    m_title = makeLine(this, u"bundleTitle"_s, tr("Title"),
                       tr("If empty: the number of documents"));
    m_isAsAt = makeCheckBox(this, u"bundleIsAsAt"_s, tr("As a&t"),
                            tr("The texts as they stood on a date"), [this](bool) { update(); });
    m_date = makeDateEdit(this, u"bundleDate"_s, tr("Date of the texts"));
    m_notes = makeComboBox(this, u"bundleNotes"_s, tr("Notes"));
    m_format = makeComboBox(this, u"bundleFormat"_s, tr("Format"),
                            {{tr("PDF document"), int(formats::FileFormat::Pdf)},
                             {tr("Electronic book (EPUB)"), int(formats::FileFormat::Epub)}});
    auto *form = new QFormLayout;
    const auto addBox = [&](const QString &text, QComboBox *box) {
        QLabel *label = makeLabel(this, {}, text);
        label->setBuddy(box);
        form->addRow(label, hbox({box, BoxItem::filler()}));
    };
    form->addRow(tr("T&itle:"), m_title);
    form->addRow(m_isAsAt, hbox({m_date, BoxItem::filler()}));
    addBox(tr("&Notes:"), m_notes);
    addBox(tr("&Format:"), m_format);
    return form;
}

void BundleDialog::setSources(std::vector<BundleSource> sources, const QStringList &collections)
{
    m_sources = std::move(sources);
    const QString before = m_source->currentText();
    const QVariant notesBefore = m_notes->currentData();
    {
        const QSignalBlocker blocker(m_source);
        m_source->clear();
        for (const BundleSource &source : m_sources)
            m_source->addItem(source.name);
        m_source->setCurrentIndex(std::max(m_source->findText(before), 0));
    }
    m_notes->clear();
    m_notes->addItem(tr("None"));
    m_notes->addItem(tr("All on these texts"), QString());
    for (const QString &name : collections)
        m_notes->addItem(tr("Only of the collection “%1”").arg(name), name);
    m_notes->setCurrentIndex(notesBefore.isValid() ? std::max(m_notes->findData(notesBefore), 0)
                                                   : 0);
    showCandidates();
}

void BundleDialog::showCandidates()
{
    m_candidates->clear();
    const int index = m_source->currentIndex();
    if (index < 0)
        return;
    for (const BundleItem &item : m_sources[std::size_t(index)].items)
        addRow(m_candidates, item);
    update();
}

void BundleDialog::setDate(QDate date, QDate today)
{
    m_isAsAt->setChecked(date.isValid());
    m_date->setDate(date.isValid() ? date : today);
    update();
}

void BundleDialog::add(const std::vector<BundleItem> &items)
{
    for (const BundleItem &item : items) {
        const auto isSame = [&](int row) {
            return m_items->item(row)->data(Qt::UserRole).toByteArray() == item.uri;
        };
        bool isThere = false;
        for (int row = 0; row < m_items->count() && !isThere; ++row)
            isThere = isSame(row);
        if (!isThere && m_items->count() < limits::MaxBundledWorks)
            addRow(m_items, item);
    }
    update();
}

void BundleDialog::addChosen()
{
    std::vector<BundleItem> chosen;
    const int source = m_source->currentIndex();
    for (int row = 0; row < m_candidates->count(); ++row) {
        if (m_candidates->item(row)->isSelected())
            chosen.push_back(m_sources[std::size_t(source)].items[std::size_t(row)]);
    }
    add(chosen);
}

void BundleDialog::chooseNotes(const QString &collection)
{
    if (m_notes->findData(collection) < 0)
        m_notes->addItem(tr("Only of the collection “%1”").arg(collection), collection);
    m_notes->setCurrentIndex(m_notes->findData(collection));
}

/// Those that are chosen, one place up or down; none leaves the list.
void BundleDialog::moveBy(int step)
{
    const int count = m_items->count();
    std::vector<int> rows;
    for (int row = 0; row < count; ++row) {
        if (m_items->item(row)->isSelected())
            rows.push_back(row);
    }
    if (rows.empty() || rows.front() + step < 0 || rows.back() + step >= count)
        return;
    if (step > 0)
        std::reverse(rows.begin(), rows.end());
    QList<QListWidgetItem *> moved;
    for (const int row : rows) {
        QListWidgetItem *item = m_items->takeItem(row);
        m_items->insertItem(row + step, item);
        moved << item;
    }
    m_items->clearSelection();
    m_items->setCurrentItem(moved.front(), QItemSelectionModel::NoUpdate);
    for (QListWidgetItem *item : std::as_const(moved))
        item->setSelected(true);
}

void BundleDialog::remove()
{
    qDeleteAll(m_items->selectedItems());
    update();
}

void BundleDialog::update()
{
    if (!m_save)
        return; // It is being built.
    const bool isEmpty = m_items->count() == 0;
    m_hint->setVisible(isEmpty);
    m_save->setEnabled(!isEmpty);
    m_date->setEnabled(m_isAsAt->isChecked());
    m_add->setEnabled(!m_candidates->selectedItems().isEmpty());
    for (QWidget *button : m_forItem)
        button->setEnabled(!m_items->selectedItems().isEmpty());
}

bundles::Bundle BundleDialog::bundle() const
{
    bundles::Bundle bundle;
    for (int row = 0; row < m_items->count(); ++row) {
        const auto uri = FrbrUri::parsePlace(m_items->item(row)->data(Qt::UserRole).toByteArray());
        if (uri)
            bundle.entries.push_back({*uri, false});
    }
    bundle.title = m_title->text().simplified();
    if (m_isAsAt->isChecked())
        bundle.date = m_date->date();
    if (const QVariant notes = m_notes->currentData(); notes.isValid()) {
        bundle.notes.emplace();
        bundle.notes->collection = notes.toString();
    }
    bundle.format = formats::FileFormat(m_format->currentData().toInt());
    return bundle;
}

void BundleDialog::askPath()
{
    const bool isPdf = bundle().format == formats::FileFormat::Pdf;
    const QString suffix = isPdf ? u"pdf"_s : u"epub"_s;
    const QString title = m_title->text().simplified();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    askSavePath(this, u"bundleFile"_s, tr("Save the Bundle"),
                folder + u'/' + fileNameFor(title.isEmpty() ? tr("Bundle") : title, suffix),
                isPdf ? tr("PDF documents (*.pdf)") : tr("Electronic books (*.epub)"), suffix,
                [this](const QString &path) { Q_EMIT saveRequested(path); });
}

void BundleDialog::bringUp()
{
    show();
    raise();
    activateWindow();
}

} // namespace sheria::app
