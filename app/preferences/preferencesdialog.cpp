// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/preferencesdialog.h"

#include "app/preferences/lookpages.h"
#include "app/preferences/shortcutspage.h"
#include "app/settings/preferences.h"
#include "app/theme/widgets.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize FirstSize(820, 620);
constexpr int ListWidth = 190;

} // namespace

PreferencesDialog::PreferencesDialog(Preferences &preferences, Shortcuts &shortcuts,
                                     const std::vector<KeptPlace> &places, QWidget *parent)
    : QDialog(parent)
    , m_network(new NetworkSettings(preferences))
    , m_privacy(new PrivacySettings(preferences))
    , m_places(new PlaceSettings(places))
{
    setUpDialog(*this, u"preferencesDialog"_s, tr("Preferences"));
    build();
    for (SettingsPage *page : std::initializer_list<SettingsPage *>{
             new ReadingSettings(preferences), new ThemeSettings(preferences),
             new LanguageSettings(preferences), new ShortcutSettings(shortcuts),
             new ServerSettings(preferences), m_network, m_privacy, m_places})
        addPage(page);
    m_list->setCurrentRow(0);
    // After the pages, which Tab comes to before.
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole)
        ->setObjectName(u"closePreferences"_s);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_search->setFocus();
    leaveReturnToFields(*this);
    connect(m_privacy, &PrivacySettings::clearSearchesRequested, this,
            &PreferencesDialog::clearSearchesRequested);
    connect(m_places, &PlaceSettings::openFolderRequested, this,
            &PreferencesDialog::openFolderRequested);
    resizeWithinScreen(*this, FirstSize);
}

void PreferencesDialog::build()
{
    m_search = makeLine(this, u"settingsSearch"_s, tr("Search settings"), tr("Search settings"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"find"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list = makeList(this, u"settingsPages"_s, tr("Pages"));
    m_list->setFixedWidth(ListWidth);
    m_stack = new QStackedWidget(this);
    m_none = makeEmptyHint(this, tr("No setting has these words."));
    m_none->hide();
    vbox({m_search, {hbox({m_list, {m_stack, 1}, {m_none, 1}}), 1}}, this, StyleMargins);
    connect(m_search, &QLineEdit::textChanged, this, &PreferencesDialog::find);
    connect(m_search, &QLineEdit::returnPressed, this, &PreferencesDialog::goToFound);
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
}

void PreferencesDialog::addPage(SettingsPage *page)
{
    m_pages.append(page);
    auto *area = makeScrollArea(page);
    area->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(area);
    new QListWidgetItem(icon(page->iconName()), page->title(), m_list);
}

void PreferencesDialog::setLibrary(OpenLibrary *library)
{
    m_network->setLibrary(library);
    m_privacy->setLibrary(library);
    m_places->setLibrary(library);
}

void PreferencesDialog::showPage(const QString &name)
{
    m_search->clear();
    for (int i = 0; i < m_pages.size(); ++i) {
        if (m_pages[i]->objectName() == name)
            m_list->setCurrentRow(i);
    }
}

void PreferencesDialog::find()
{
    const QStringList words = foldedWords(m_search->text());
    int first = -1;
    for (int i = 0; i < m_pages.size(); ++i) {
        const bool isFound = m_pages[i]->find(words) > 0;
        m_list->item(i)->setHidden(!isFound);
        if (isFound && first < 0)
            first = i;
    }
    m_none->setVisible(first < 0);
    m_stack->setVisible(first >= 0);
    const QListWidgetItem *shown = m_list->currentItem();
    if (first >= 0 && (!shown || shown->isHidden()))
        m_list->setCurrentRow(first);
}

void PreferencesDialog::goToFound()
{
    if (m_stack->isHidden())
        return;
    QWidget *control = m_pages[m_list->currentRow()]->firstFound();
    if (!control)
        return;
    control->setFocus(Qt::ShortcutFocusReason);
    if (auto *area = qobject_cast<QScrollArea *>(m_stack->currentWidget()))
        area->ensureWidgetVisible(control);
}

/// The arrows go through the pages that are left; Escape takes what is typed away before it closes the dialog.
bool PreferencesDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    if (key != Qt::Key_Down && key != Qt::Key_Up)
        return QDialog::eventFilter(watched, event);
    const int step = key == Qt::Key_Down ? 1 : -1;
    for (int row = m_list->currentRow() + step; row >= 0 && row < m_list->count(); row += step) {
        if (!m_list->item(row)->isHidden()) {
            m_list->setCurrentRow(row);
            break;
        }
    }
    return true;
}

} // namespace sheria::app
