// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readeractions.h"

#include "app/reader/bars.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/reader/windowdate.h"
#include "app/search/searchbox.h"
#include "app/theme/widgets.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double ZoomStep = 0.1;

/// The translation context of this file.
struct LinkMenuWords
{
    Q_DECLARE_TR_FUNCTIONS(LinkMenu)
};

/// The web view gives an anchor inside the text as an address of the page.
Link linkOf(const QUrl &url)
{
    if (url.hasFragment() && url.path().startsWith("/reader/"_L1))
        return parseLink(QByteArray('#' + url.fragment(QUrl::FullyEncoded).toLatin1()));
    return parseLink(url.toEncoded());
}

void addCopy(QMenu &menu, const QString &text, const QString &copied)
{
    menu.addAction(text, &menu, [copied] { copyText(copied); });
}

QString serverLink(const QByteArray &server, const QByteArray &uri)
{
    return QString::fromUtf8(server + "/v3" + uri);
}

void addExports(QMenu &menu, const QByteArray &eId, ReaderTabs &tabs)
{
    QMenu *formats = menu.addMenu(icon(u"export"_s), LinkMenuWords::tr("Export This Part"));
    const std::pair<QString, QString> choices[] = {
        {u"pdf"_s, LinkMenuWords::tr("As PDF…")},
        {u"epub"_s, LinkMenuWords::tr("As E-Book…")},
        {u"html"_s, LinkMenuWords::tr("As a Web Page…")},
        {u"zip"_s, LinkMenuWords::tr("As Akoma Ntoso with Media…")}};
    for (const auto &[suffix, text] : choices)
        formats->addAction(text, &tabs, [&tabs, eId, format = suffix] {
            Q_EMIT tabs.exportRequested(eId, format);
        });
    menu.addSeparator();
}

/// What can be done with a part of the text that is shown.
void addPartActions(QMenu &menu, const Link &link, ReaderTabs &tabs,
                    const QByteArray &serverAddress)
{
    const ReaderTab *tab = tabs.current();
    if (!tab || !tab->expression() || !tab->rendering())
        return;
    const ExpressionRecord &record = tab->expression()->record;
    const CitedProvision provision = citedProvision(tab->rendering()->entries, link.eId);
    const QByteArray uri = citedUri(record, provision);
    const Link target = parseLink(uri);
    menu.addAction(LinkMenuWords::tr("Open in New Tab"), &tabs,
                   [&tabs, target] { tabs.open(target, true); });
    menu.addSeparator();
    QMenu *copies = menu.addMenu(icon(u"copy"_s), LinkMenuWords::tr("Copy This Part As"));
    copies->setObjectName(u"copyPartMenu"_s);
    addCopy(*copies, LinkMenuWords::tr("Citation"), citation(record, provision));
    if (!serverAddress.isEmpty())
        addCopy(*copies, LinkMenuWords::tr("Web Link"), serverLink(serverAddress, uri));
    addCopy(*copies, LinkMenuWords::tr("Address"), QString::fromUtf8(uri));
    addCopy(*copies, LinkMenuWords::tr("Identifier in the Text"), QString::fromUtf8(link.eId));
    addExports(menu, link.eId, tabs);
}

/// Adds what can be done with a link that was clicked on in a page: open it, here or in a new tab,
/// and copy its address. For a link inside the text, such as an entry of the contents: what can be
/// done with the part it leads to. Adds nothing for one that leads nowhere.
///
/// `serverAddress`: "http://127.0.0.1:8089", or empty while no server runs.
void addLinkActions(QMenu &menu, const QUrl &url, ReaderTabs &tabs, const QByteArray &serverAddress)
{
    const Link link = linkOf(url);
    if (link.kind == Link::Kind::Law) {
        menu.addAction(LinkMenuWords::tr("Open"), &tabs, [&tabs, link] { tabs.open(link, false); });
        menu.addAction(LinkMenuWords::tr("Open in New Tab"), &tabs,
                       [&tabs, link] { tabs.open(link, true); });
        addCopy(menu, LinkMenuWords::tr("Copy Link Address"), QString::fromUtf8(link.uri));
        menu.addSeparator();
    } else if (link.kind == Link::Kind::External) {
        menu.addAction(LinkMenuWords::tr("Open in Browser"), &tabs,
                       [&tabs, link] { tabs.open(link, false); });
        addCopy(menu, LinkMenuWords::tr("Copy Link Address"), link.url.toString());
        menu.addSeparator();
    } else if (link.kind == Link::Kind::Anchor) {
        addPartActions(menu, link, tabs, serverAddress);
    }
}

} // namespace

ReaderActions::ReaderActions(ReaderTabs &tabs, WindowDate &date, QWidget *window)
    : QObject(window)
    , m_tabs(tabs)
    , m_date(date)
    , m_window(window)
{
    makeGoActions();
    makeActions();
    makeTextActions();
    nameActions();
    connect(&tabs, &ReaderTabs::shownChanged, this, &ReaderActions::update);
    connect(&tabs, &ReaderTabs::historyChanged, this, &ReaderActions::update);
    connect(&tabs, &ReaderTabs::lookChanged, this, &ReaderActions::update);
    connect(&date, &WindowDate::changed, this, &ReaderActions::update);
    connect(&tabs, &ReaderTabs::menuRequested, this, &ReaderActions::showMenu);
    update();
}

QAction *ReaderActions::make(const QString &iconName, const QString &text, const QString &keys,
                             const std::function<void()> &run)
{
    QAction *action = makeAction(m_window, {}, text, keys, iconName);
    m_window->addAction(action);
    connect(action, &QAction::triggered, this, run);
    return action;
}

/// Shortcuts that a person chooses are kept by these names.
void ReaderActions::nameActions()
{
    const std::pair<QAction *, QLatin1StringView> names[] = {
        {m_back, "goBack"_L1},
        {m_forward, "goForward"_L1},
        {m_focusAddress, "goToAddress"_L1},
        {m_nextTab, "nextTab"_L1},
        {m_previousTab, "previousTab"_L1},
        {m_closeTab, "closeTab"_L1},
        {m_reopenTab, "reopenTab"_L1},
        {m_find, "findInText"_L1},
        {m_findNext, "findNext"_L1},
        {m_findPrevious, "findPrevious"_L1},
        {m_zoomIn, "zoomIn"_L1},
        {m_zoomOut, "zoomOut"_L1},
        {m_zoomReset, "zoomReset"_L1},
        {m_contents, "tableOfContents"_L1},
        {m_copy, "copySelection"_L1},
        {m_copyServerLink, "copyServerLink"_L1},
        {m_chooseDate, "chooseDate"_L1},
        {m_timeline, "focusTimeline"_L1},
        {m_choosePoint, "chooseVersion"_L1},
        {m_chooseLanguage, "chooseLanguage"_L1},
        {m_savePdf, "savePdf"_L1},
        {m_print, "printText"_L1},
        {m_preview, "printPreview"_L1},
    };
    for (const auto &[action, name] : names)
        action->setObjectName(name);
}

void ReaderActions::makeGoActions()
{
    m_back = make(u"back"_s, tr("&Back"), u"Alt+Left"_s, [this] { inTab(&ReaderTab::goBack); });
    m_forward = make(u"forward"_s, tr("&Forward"), u"Alt+Right"_s,
                     [this] { inTab(&ReaderTab::goForward); });
    m_focusAddress = make({}, tr("Go to &Address"), u"Ctrl+L"_s,
                          [this] { m_address->beginAddress(); });
    m_nextTab = make({}, tr("&Next Tab"), u"Ctrl+PgDown"_s, [this] { m_tabs.selectNext(1); });
    m_previousTab = make({}, tr("&Previous Tab"), u"Ctrl+PgUp"_s,
                         [this] { m_tabs.selectNext(-1); });
    m_closeTab = make({}, tr("&Close Tab"), u"Ctrl+W"_s,
                      [this] { m_tabs.closeTab(m_tabs.currentIndex()); });
    m_reopenTab = make({}, tr("&Reopen Closed Tab"), u"Ctrl+Shift+T"_s,
                       [this] { m_tabs.reopenClosed(); });
}

void ReaderActions::makeActions()
{
    m_find = make(u"find"_s, tr("&Find in Text…"), u"Ctrl+F"_s,
                  [this] { inFindBar(&FindBar::open); });
    m_findNext = make({}, tr("Find Ne&xt"), u"F3"_s, [this] { inFindBar(&FindBar::findNext); });
    m_findPrevious = make({}, tr("Find Pre&vious"), u"Shift+F3"_s,
                          [this] { inFindBar(&FindBar::findPrevious); });
    m_zoomIn = make(u"zoom-in"_s, tr("Zoom &In"), u"Ctrl++"_s, [this] { zoomBy(ZoomStep); });
    m_zoomIn->setShortcuts({QKeySequence(u"Ctrl++"_s), QKeySequence(u"Ctrl+="_s)});
    m_zoomOut = make(u"zoom-out"_s, tr("Zoom &Out"), u"Ctrl+-"_s, [this] { zoomBy(-ZoomStep); });
    m_zoomReset = make(u"zoom-reset"_s, tr("&Actual Size"), u"Ctrl+0"_s,
                       [this] { zoomBy(1.0 - m_tabs.look().zoom); });
    m_contents = make(u"toc"_s, tr("Table of &Contents"), u"Ctrl+Shift+C"_s,
                      [this] { toggleContents(); });
    m_contents->setCheckable(true);
    m_origins = make(u"history"_s, tr("Amending La&ws"), u"Ctrl+Alt+W"_s,
                     [this] { chooseOrigins(); });
    m_originsByAge = make({}, tr("Colour by A&ge"), u"Ctrl+Alt+A"_s, [this] { chooseOrigins(); });
    for (QAction *action : {m_origins, m_originsByAge})
        action->setCheckable(true);
    m_origins->setObjectName(u"showOrigins"_s);
    m_originsByAge->setObjectName(u"originsByAge"_s);
}

void ReaderActions::makeTextActions()
{
    // No shortcut: every field and the page itself know Ctrl+C.
    m_copy = make(u"copy"_s, tr("&Copy"), {}, [this] { copy(); });
    makeCopyMenu();
    m_chooseDate = make(u"calendar"_s, tr("Show as at &Date…"), u"Ctrl+D"_s,
                        [this] { m_dateButton->open(); });
    m_latest = make({}, tr("Show the Lat&est"), u"Ctrl+Alt+N"_s, [this] { m_date.clear(); });
    m_latest->setObjectName(u"showLatest"_s);
    m_timeline = make({}, tr("Time&line"), u"Ctrl+Alt+T"_s,
                      [this] { inDateBar(&DateBar::focusTimeline); });
    m_choosePoint = make(u"history"_s, tr("&Versions…"), u"Ctrl+Shift+D"_s,
                         [this] { inDateBar(&DateBar::openPoints); });
    m_chooseLanguage = make(u"language"_s, tr("&Language…"), u"Ctrl+Shift+L"_s,
                            [this] { inDateBar(&DateBar::openLanguages); });
    m_compare = make(u"compare"_s, tr("Co&mpare with Another Date…"), u"Ctrl+Alt+D"_s,
                     [this] { Q_EMIT compareRequested(); });
    m_compare->setObjectName(u"compareTexts"_s);
    m_compareWith = make(u"compare"_s, tr("Compare &with…"), u"Ctrl+Alt+O"_s,
                         [this] { Q_EMIT compareWithRequested(); });
    m_compareWith->setObjectName(u"compareWith"_s);
    m_savePdf = make(u"pdf"_s, tr("&Save as PDF…"), u"Ctrl+Shift+P"_s, [this] { savePdf(); });
    m_preview = make({}, tr("Print Previe&w…"), u"Ctrl+Alt+P"_s, [this] { print(true); });
    m_print = make(u"print"_s, tr("&Print…"), u"Ctrl+P"_s, [this] { print(false); });
    m_needText = {m_find, m_findNext, m_findPrevious, m_copy};
    m_needPdf = {m_savePdf, m_preview, m_print};
    m_needTab = {m_copyCitation, m_copyUri, m_choosePoint, m_chooseLanguage};
}

void ReaderActions::makeCopyMenu()
{
    m_copyCitation = make(u"quote"_s, tr("Ci&tation"), u"Ctrl+Alt+C"_s, [this] { copyCitation(); });
    m_copyCitation->setObjectName(u"copyCitation"_s);
    m_copyCitation->setToolTip(tr("Copy the selection, or the name of the provision, with its "
                                  "source"));
    m_copyServerLink = make(u"link"_s, tr("Web &Link"), u"Ctrl+Alt+L"_s,
                            [this] { copyServerLink(); });
    m_copyServerLink->setObjectName(u"copyServerLink"_s);
    m_copyServerLink->setToolTip(tr("Copy a link to the provision on the server of this program, "
                                    "while it runs"));
    m_copyUri = make({}, tr("A&ddress"), u"Ctrl+Alt+U"_s, [this] { copyUri(); });
    m_copyUri->setObjectName(u"copyUri"_s);
    m_copyUri->setToolTip(tr("Copy the address of the provision, to go to it by the search box"));
    m_copyMenu = new QMenu(tr("Copy &As"), m_window);
    m_copyMenu->setObjectName(u"copyMenu"_s);
    m_copyMenu->setIcon(icon(u"quote"_s));
    m_copyMenu->addActions({m_copyCitation, m_copyServerLink, m_copyUri});
    m_copyMenu->addSeparator();
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
    m_dateButton = new DateButton(m_date, bar);
    bar->addWidget(m_dateButton);
    bar->addAction(m_contents);
    bar->addAction(m_find);
    bar->addAction(m_zoomOut);
    bar->addAction(m_zoomReset);
    bar->addAction(m_zoomIn);
    bar->addSeparator();
    bar->addAction(m_copyMenu->menuAction());
    bar->addAction(m_savePdf);
    bar->addAction(m_print);
    for (QAction *action : bar->actions()) {
        if (auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus);
    }
    qobject_cast<QToolButton *>(bar->widgetForAction(m_copyMenu->menuAction()))
        ->setPopupMode(QToolButton::InstantPopup);
    m_address->setFocusPolicy(Qt::StrongFocus);
    update();
}

void ReaderActions::fillEditMenu(QMenu *menu)
{
    menu->addAction(m_copy);
    menu->addMenu(m_copyMenu);
    menu->addSeparator();
    menu->addActions({m_find, m_findNext, m_findPrevious});
}

void ReaderActions::fillViewMenu(QMenu *menu)
{
    menu->addActions({m_contents, m_zoomIn, m_zoomOut, m_zoomReset});
    menu->addSeparator();
    menu->addActions({m_origins, m_originsByAge});
}

void ReaderActions::fillGoMenu(QMenu *menu)
{
    menu->addActions({m_back, m_forward, m_focusAddress});
    menu->addSeparator();
    menu->addActions({m_chooseDate, m_latest, m_choosePoint, m_timeline, m_chooseLanguage,
                      m_compare, m_compareWith});
    menu->addSeparator();
    menu->addActions({m_nextTab, m_previousTab, m_closeTab, m_reopenTab});
}

void ReaderActions::fillTextMenu(QMenu *menu)
{
    menu->addActions({m_savePdf, m_preview, m_print});
}

void ReaderActions::update()
{
    const ReaderTab *tab = m_tabs.current();
    const LoadedExpression *expression = tab ? tab->expression() : nullptr;
    const bool isInstead = m_instead.pane;
    for (QAction *action : m_needText)
        action->setEnabled(expression || isInstead);
    for (QAction *action : m_needPdf)
        action->setEnabled(isInstead ? bool(m_instead.pdf) : expression != nullptr);
    for (QAction *action : m_needTab)
        action->setEnabled(expression && !isInstead);
    m_compare->setEnabled(expression && expression->record.pointsInTime.size() > 1);
    m_compareWith->setEnabled(expression != nullptr);
    m_timeline->setEnabled(m_compare->isEnabled() && !isInstead);
    m_chooseDate->setEnabled(m_tabs.services() != nullptr);
    m_latest->setEnabled(m_date.isSet());
    if (m_dateButton)
        m_dateButton->setEnabled(m_chooseDate->isEnabled());
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
    const OriginColours origins = m_tabs.look().origins;
    m_origins->setChecked(origins != OriginColours::None);
    m_originsByAge->setEnabled(m_origins->isChecked());
    m_originsByAge->setChecked(origins == OriginColours::ByAge);
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
        menu->addMenu(m_copyMenu);
        menu->addSeparator();
        menu->addActions(m_noteActions);
        menu->addSeparator();
        menu->addActions({m_back, m_forward, m_find, m_compare, m_compareWith});
    }
    menu->addSeparator();
    menu->addActions({m_savePdf, m_print});
    menu->popup(at);
}

void ReaderActions::setServerAddress(const QByteArray &address)
{
    m_serverAddress = address;
    update();
}

void ReaderActions::inTab(void (ReaderTab::*run)())
{
    if (ReaderTab *tab = m_tabs.current())
        (tab->*run)();
}

void ReaderActions::inDateBar(void (DateBar::*run)())
{
    if (ReaderTab *tab = m_tabs.current())
        (tab->dateBar().*run)();
}

void ReaderActions::inFindBar(void (FindBar::*run)())
{
    if (const ShownText text = shown(); text.findBar)
        (text.findBar->*run)();
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
    return tab ? ShownText{&tab->pane(), &tab->findBar(), tab->title(), {}, {}} : ShownText();
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
    tab->askCitation([this, record = tab->expression()->record](const QString &quotation,
                                                                const CitedProvision &provision) {
        copyText(citation(record, provision, quotation));
        showNotice(this, tr("The citation was copied."));
    });
}

void ReaderActions::copyUri()
{
    ReaderTab *tab = m_tabs.current();
    if (!tab || !tab->expression())
        return;
    tab->askCitation([this, record = tab->expression()->record](const QString &,
                                                                const CitedProvision &provision) {
        copyText(QString::fromUtf8(citedUri(record, provision)));
        showNotice(this, tr("The address was copied."));
    });
}

void ReaderActions::copyServerLink()
{
    ReaderTab *tab = m_tabs.current();
    if (!tab || !tab->expression())
        return;
    tab->askCitation([this, record = tab->expression()->record](const QString &,
                                                                const CitedProvision &provision) {
        if (m_serverAddress.isEmpty())
            return;
        copyText(serverLink(m_serverAddress, citedUri(record, provision)));
        showNotice(this, tr("The link was copied."));
    });
}

void ReaderActions::chooseOrigins()
{
    ReaderLook look = m_tabs.look();
    look.origins = !m_origins->isChecked() ? OriginColours::None
        : m_originsByAge->isChecked()      ? OriginColours::ByAge
                                           : OriginColours::ByLaw;
    m_tabs.setLook(look);
}

void ReaderActions::toggleContents()
{
    ReaderLook look = m_tabs.look();
    look.isTocVisible = m_contents->isChecked();
    m_tabs.setLook(look);
}

void ReaderActions::savePdf()
{
    if (m_instead.save)
        m_instead.save();
    else
        Q_EMIT saveRequested();
}

void ReaderActions::print(bool isLookedAt)
{
    Q_EMIT printRequested(shown(), isLookedAt);
}

} // namespace sheria::app
