#include "app/reader/readeractions.h"

#include "app/reader/datebar.h"
#include "app/reader/findbar.h"
#include "app/reader/linkmenu.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/reader/textoutput.h"
#include "app/search/searchbox.h"
#include "app/theme/icons.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double ZoomStep = 0.1;

void copyText(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace

ReaderActions::ReaderActions(ReaderTabs &tabs, QWidget *window)
    : QObject(window)
    , m_tabs(tabs)
    , m_window(window)
{
    makeGoActions();
    makeActions();
    makeTextActions();
    connect(&tabs, &ReaderTabs::shownChanged, this, &ReaderActions::update);
    connect(&tabs, &ReaderTabs::historyChanged, this, &ReaderActions::update);
    connect(&tabs, &ReaderTabs::lookChanged, this, &ReaderActions::update);
    connect(&tabs, &ReaderTabs::menuRequested, this, &ReaderActions::showMenu);
    update();
}

QAction *ReaderActions::make(const QString &iconName, const QString &text, const QKeySequence &keys,
                             void (ReaderActions::*run)())
{
    auto *action = new QAction(text, m_window);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    action->setShortcut(keys);
    m_window->addAction(action);
    connect(action, &QAction::triggered, this, run);
    return action;
}

void ReaderActions::makeGoActions()
{
    m_back = make(u"back"_s, tr("&Back"), QKeySequence(u"Alt+Left"_s), &ReaderActions::back);
    m_forward = make(u"forward"_s, tr("&Forward"), QKeySequence(u"Alt+Right"_s),
                     &ReaderActions::forward);
    m_focusAddress = make({}, tr("Go to &Address"), QKeySequence(u"Ctrl+L"_s),
                          &ReaderActions::focusAddress);
    m_nextTab = make({}, tr("&Next Tab"), QKeySequence(u"Ctrl+PgDown"_s), &ReaderActions::nextTab);
    m_previousTab = make({}, tr("&Previous Tab"), QKeySequence(u"Ctrl+PgUp"_s),
                         &ReaderActions::previousTab);
    m_closeTab = make({}, tr("&Close Tab"), QKeySequence(u"Ctrl+W"_s), &ReaderActions::closeTab);
    m_reopenTab = make({}, tr("&Reopen Closed Tab"), QKeySequence(u"Ctrl+Shift+T"_s),
                       &ReaderActions::reopenTab);
}

void ReaderActions::makeActions()
{
    m_find = make(u"find"_s, tr("&Find in Text…"), QKeySequence(u"Ctrl+F"_s), &ReaderActions::find);
    m_findNext = make({}, tr("Find Ne&xt"), QKeySequence(u"F3"_s), &ReaderActions::findNext);
    m_findPrevious = make({}, tr("Find Pre&vious"), QKeySequence(u"Shift+F3"_s),
                          &ReaderActions::findPrevious);
    m_zoomIn = make(u"zoom-in"_s, tr("Zoom &In"), QKeySequence(u"Ctrl++"_s),
                    &ReaderActions::zoomIn);
    m_zoomIn->setShortcuts({QKeySequence(u"Ctrl++"_s), QKeySequence(u"Ctrl+="_s)});
    m_zoomOut = make(u"zoom-out"_s, tr("Zoom &Out"), QKeySequence(u"Ctrl+-"_s),
                     &ReaderActions::zoomOut);
    m_zoomReset = make(u"zoom-reset"_s, tr("&Actual Size"), QKeySequence(u"Ctrl+0"_s),
                       &ReaderActions::zoomReset);
    m_contents = make(u"toc"_s, tr("Table of &Contents"), QKeySequence(u"Ctrl+Shift+C"_s),
                      &ReaderActions::toggleContents);
    m_contents->setCheckable(true);
}

void ReaderActions::makeTextActions()
{
    // No shortcut: every field and the page itself know Ctrl+C.
    m_copy = make(u"copy"_s, tr("&Copy"), {}, &ReaderActions::copy);
    m_copyCitation = make(u"quote"_s, tr("Copy Ci&tation"), QKeySequence(u"Ctrl+Alt+C"_s),
                          &ReaderActions::copyCitation);
    m_copyCitation->setObjectName(u"copyCitation"_s);
    m_copyCitation->setToolTip(tr("Copy the selection, or the name of the provision, with its "
                                  "source"));
    m_copyUri = make(u"link"_s, tr("Copy FRBR &URI"), QKeySequence(u"Ctrl+Alt+U"_s),
                     &ReaderActions::copyUri);
    m_copyUri->setObjectName(u"copyUri"_s);
    m_copyServerLink = make({}, tr("Copy Server &Link"), QKeySequence(u"Ctrl+Alt+L"_s),
                            &ReaderActions::copyServerLink);
    m_chooseDate = make(u"calendar"_s, tr("Show as at &Date…"), QKeySequence(u"Ctrl+D"_s),
                        &ReaderActions::chooseDate);
    m_choosePoint = make(u"history"_s, tr("&Points in Time…"), QKeySequence(u"Ctrl+Shift+D"_s),
                         &ReaderActions::choosePoint);
    m_chooseLanguage = make(u"language"_s, tr("&Language…"), QKeySequence(u"Ctrl+Shift+L"_s),
                            &ReaderActions::chooseLanguage);
    m_compare = make(u"compare"_s, tr("Co&mpare with Another Date…"), QKeySequence(u"Ctrl+Alt+D"_s),
                     &ReaderActions::compareRequested);
    m_compare->setObjectName(u"compareTexts"_s);
    m_savePdf = make(u"pdf"_s, tr("&Save as PDF…"), QKeySequence(u"Ctrl+Shift+P"_s),
                     &ReaderActions::savePdf);
    m_print = make(u"print"_s, tr("&Print…"), QKeySequence(u"Ctrl+P"_s), &ReaderActions::print);
    m_needText = {m_find, m_findNext, m_findPrevious, m_copy, m_savePdf, m_print};
    m_needTab = {m_copyCitation, m_copyUri, m_chooseDate, m_choosePoint, m_chooseLanguage};
}

void ReaderActions::addToolBar(QMainWindow &window, const QString &title)
{
    auto *bar = new QToolBar(title, &window);
    bar->setObjectName(u"mainToolBar"_s);
    bar->setMovable(false);
    bar->setIconSize(QSize(20, 20));
    window.addToolBar(bar);
    bar->addAction(m_back);
    bar->addAction(m_forward);
    m_address = new SearchBox(bar);
    bar->addWidget(m_address);
    bar->addAction(m_contents);
    bar->addAction(m_find);
    bar->addAction(m_zoomOut);
    bar->addAction(m_zoomReset);
    bar->addAction(m_zoomIn);
    bar->addSeparator();
    bar->addAction(m_copyCitation);
    bar->addAction(m_copyUri);
    bar->addAction(m_savePdf);
    bar->addAction(m_print);
    for (QAction *action : bar->actions()) {
        if (auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus);
    }
    m_address->setFocusPolicy(Qt::StrongFocus);
    update();
}

void ReaderActions::fillEditMenu(QMenu *menu)
{
    menu->addActions({m_copy, m_copyCitation, m_copyUri, m_copyServerLink});
    menu->addSeparator();
    menu->addActions({m_find, m_findNext, m_findPrevious});
}

void ReaderActions::fillViewMenu(QMenu *menu)
{
    menu->addActions({m_contents, m_zoomIn, m_zoomOut, m_zoomReset});
}

void ReaderActions::fillGoMenu(QMenu *menu)
{
    menu->addActions({m_back, m_forward, m_focusAddress});
    menu->addSeparator();
    menu->addActions({m_chooseDate, m_choosePoint, m_chooseLanguage, m_compare});
    menu->addSeparator();
    menu->addActions({m_nextTab, m_previousTab, m_closeTab, m_reopenTab});
}

void ReaderActions::fillTextMenu(QMenu *menu)
{
    menu->addActions({m_savePdf, m_print});
}

void ReaderActions::update()
{
    const ReaderTab *tab = m_tabs.current();
    const LoadedExpression *expression = tab ? tab->expression() : nullptr;
    const bool isInstead = m_instead.pane;
    for (QAction *action : m_needText)
        action->setEnabled(expression || isInstead);
    for (QAction *action : m_needTab)
        action->setEnabled(expression && !isInstead);
    m_compare->setEnabled(expression && expression->record.pointsInTime.size() > 1);
    m_copyServerLink->setEnabled(expression && !isInstead && !m_serverAddress.isEmpty());
    m_back->setEnabled(tab && tab->history().canGoBack());
    m_forward->setEnabled(tab && tab->history().canGoForward());
    m_closeTab->setEnabled(tab != nullptr);
    m_reopenTab->setEnabled(m_tabs.canReopen());
    m_nextTab->setEnabled(m_tabs.count() > 1);
    m_previousTab->setEnabled(m_tabs.count() > 1);
    const double zoom = m_tabs.look().zoom;
    m_zoomIn->setEnabled(zoom < MaxZoom);
    m_zoomOut->setEnabled(zoom > MinZoom);
    m_zoomReset->setToolTip(
        tr("Actual size (now %1 %)").arg(QLocale().toString(qRound(zoom * 100))));
    m_contents->setChecked(m_tabs.look().isTocVisible);
    if (m_address)
        m_address->setShown(expression ? QString::fromUtf8(expression->record.expression.uri)
                                       : QString());
}

void ReaderActions::showMenu(const QPoint &at, const QUrl &link, bool hasSelection)
{
    auto *menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!link.isEmpty())
        addLinkActions(*menu, link, m_tabs, m_serverAddress);
    if (hasSelection)
        menu->addAction(m_copy);
    if (m_instead.pane) {
        menu->addAction(m_find);
    } else {
        menu->addActions({m_copyCitation, m_copyUri});
        menu->addSeparator();
        menu->addActions({m_back, m_forward, m_find, m_compare});
    }
    menu->addSeparator();
    menu->addActions({m_savePdf, m_print});
    menu->popup(at);
}

void ReaderActions::back()
{
    if (ReaderTab *tab = m_tabs.current())
        tab->goBack();
}

void ReaderActions::forward()
{
    if (ReaderTab *tab = m_tabs.current())
        tab->goForward();
}

void ReaderActions::focusAddress()
{
    m_address->beginAddress();
}

void ReaderActions::nextTab()
{
    m_tabs.selectNext(1);
}

void ReaderActions::previousTab()
{
    m_tabs.selectNext(-1);
}

void ReaderActions::closeTab()
{
    m_tabs.closeTab(m_tabs.currentIndex());
}

void ReaderActions::reopenTab()
{
    m_tabs.reopenClosed();
}

void ReaderActions::setInstead(const ShownText &text)
{
    m_instead = text;
    update();
}

ShownText ReaderActions::shown() const
{
    if (m_instead.pane)
        return m_instead;
    ReaderTab *tab = m_tabs.current();
    return tab ? ShownText{&tab->pane(), &tab->findBar(), tab->title(), false} : ShownText();
}

void ReaderActions::find()
{
    if (const ShownText text = shown(); text.findBar)
        text.findBar->open();
}

void ReaderActions::findNext()
{
    if (const ShownText text = shown(); text.findBar)
        text.findBar->findNext();
}

void ReaderActions::findPrevious()
{
    if (const ShownText text = shown(); text.findBar)
        text.findBar->findPrevious();
}

void ReaderActions::zoomIn()
{
    zoomBy(ZoomStep);
}

void ReaderActions::zoomOut()
{
    zoomBy(-ZoomStep);
}

void ReaderActions::zoomReset()
{
    zoomBy(1.0 - m_tabs.look().zoom);
}

void ReaderActions::zoomBy(double step)
{
    ReaderLook look = m_tabs.look();
    look.zoom = std::clamp(look.zoom + step, MinZoom, MaxZoom);
    m_tabs.setLook(look);
}

void ReaderActions::copy()
{
    if (const ShownText text = shown(); text.pane)
        text.pane->page().triggerAction(QWebEnginePage::Copy);
}

void ReaderActions::copyCitation()
{
    ReaderTab *tab = m_tabs.current();
    if (!tab || !tab->expression())
        return;
    tab->askCitation([this, tab](const QString &quotation, const CitedProvision &provision) {
        if (!tab->expression())
            return;
        copyText(citation(tab->expression()->record, provision, quotation));
        Q_EMIT notice(tr("The citation was copied."));
    });
}

void ReaderActions::copyUri()
{
    ReaderTab *tab = m_tabs.current();
    if (!tab || !tab->expression())
        return;
    tab->askCitation([this, tab](const QString &, const CitedProvision &provision) {
        if (!tab->expression())
            return;
        copyText(QString::fromUtf8(citedUri(tab->expression()->record, provision)));
        Q_EMIT notice(tr("The address was copied."));
    });
}

void ReaderActions::copyServerLink()
{
    const ReaderTab *tab = m_tabs.current();
    if (!tab || !tab->expression() || m_serverAddress.isEmpty())
        return;
    copyText(QString::fromUtf8(m_serverAddress + "/v3" + tab->expression()->record.expression.uri));
    Q_EMIT notice(tr("The link was copied."));
}

void ReaderActions::toggleContents()
{
    ReaderLook look = m_tabs.look();
    look.isTocVisible = m_contents->isChecked();
    m_tabs.setLook(look);
}

void ReaderActions::chooseDate()
{
    if (ReaderTab *tab = m_tabs.current())
        tab->dateBar().focusDate();
}

void ReaderActions::choosePoint()
{
    if (ReaderTab *tab = m_tabs.current())
        tab->dateBar().openPoints();
}

void ReaderActions::chooseLanguage()
{
    if (ReaderTab *tab = m_tabs.current())
        tab->dateBar().openLanguages();
}

void ReaderActions::savePdf()
{
    if (const ShownText text = shown(); text.pane)
        saveTextAsPdf(text, [this](const QString &sentence) { Q_EMIT notice(sentence); });
}

void ReaderActions::print()
{
    if (const ShownText text = shown(); text.pane)
        printText(text, [this](const QString &sentence) { Q_EMIT notice(sentence); });
}

} // namespace sheria::app
