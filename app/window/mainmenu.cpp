// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mainmenu.h"

#include "app/preferences/lookpages.h"
#include "app/settings/preferences.h"
#include "app/theme/widgets.h"
#include "app/window/readeractions.h"

#include <QActionGroup>
#include <QDir>
#include <QMainWindow>
#include <QMenuBar>
#include <QMetaMethod>

namespace sheria::app {

using namespace Qt::StringLiterals;

MainMenu::MainMenu(QMainWindow &window, ReaderActions &reader, Preferences &preferences)
    : QObject(&window)
    , m_window(window)
    , m_reader(reader)
    , m_preferences(preferences)
{
    QMenuBar &bar = *window.menuBar();
    buildFileMenu(bar);
    buildEditMenu(bar);
    buildViewMenu(bar);
    buildGoMenu(bar);
    buildHelpMenu(bar);
    setLibraryOpen(false);
}

QAction *MainMenu::add(QMenu *menu, const QString &iconName, const QString &text,
                       const QString &keys, void (MainMenu::*signal)())
{
    QAction *action = menu->addAction(text, this, signal);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    action->setShortcut(QKeySequence(keys));
    // Shortcuts that a person chooses are kept by it.
    action->setObjectName(QString::fromLatin1(QMetaMethod::fromSignal(signal).name()));
    return action;
}

void MainMenu::buildFileMenu(QMenuBar &bar)
{
    QMenu *menu = bar.addMenu(tr("&File"));
    add(menu, u"add"_s, tr("&New Library…"), u"Ctrl+Shift+N"_s, &MainMenu::newLibraryRequested);
    add(menu, u"library"_s, tr("&Open Library…"), u"Ctrl+O"_s, &MainMenu::openLibraryRequested);
    m_recent = menu->addMenu(tr("Open &Recent"));
    menu->addSeparator();
    m_needLibrary = {
        add(menu, u"import"_s, tr("&Import Files…"), u"Ctrl+I"_s, &MainMenu::importFilesRequested),
        add(menu, u"folder"_s, tr("Import &Folder…"), u"Ctrl+Shift+I"_s,
            &MainMenu::importFolderRequested),
        add(menu, u"sample"_s, tr("Import &Sample Library"), {}, &MainMenu::importSampleRequested),
        add(menu, u"sync"_s, tr("&Connect to a Server…"), u"Ctrl+Shift+U"_s,
            &MainMenu::connectRequested),
    };
    menu->addSeparator();
    m_needLibrary.append(add(menu, u"key"_s, tr("&Accounts and Tokens…"), u"Ctrl+Shift+A"_s,
                             &MainMenu::accountsRequested));
    m_needLibrary.append(add(menu, u"history"_s, tr("&Trash and Imports…"),
                             u"Ctrl+Shift+Backspace"_s, &MainMenu::trashRequested));
    QAction *deletion = add(menu, {}, tr("&Move Version to Trash…"), {},
                            &MainMenu::deleteShownRequested);
    deletion->setObjectName(u"deleteShown"_s);
    m_needLibrary.append(deletion);
    menu->addSeparator();
    m_reader.fillTextMenu(menu);
    menu->addSeparator();
    QAction *quit = menu->addAction(icon(u"quit"_s), tr("&Quit"), &m_window, &QWidget::close);
    quit->setShortcut(QKeySequence(u"Ctrl+Q"_s));
    quit->setObjectName(u"quit"_s);
    quit->setMenuRole(QAction::QuitRole);
}

void MainMenu::buildEditMenu(QMenuBar &bar)
{
    QMenu *menu = bar.addMenu(tr("&Edit"));
    m_reader.fillEditMenu(menu);
    menu->addSeparator();
    m_needLibrary.append(
        add(menu, {}, tr("Fi&lter the Library"), u"Ctrl+Shift+K"_s, &MainMenu::filterRequested));
}

void MainMenu::buildViewMenu(QMenuBar &bar)
{
    QMenu *menu = bar.addMenu(tr("&View"));
    m_reader.fillViewMenu(menu);
    menu->addSeparator();
    m_panels = menu->addMenu(tr("&Panels"));
    QMenu *themes = menu->addMenu(icon(u"theme"_s), tr("&Theme"));
    fillThemes(themes);
    QMenu *languages = menu->addMenu(icon(u"language"_s), tr("Interface &Language"));
    fillLanguages(languages);
}

void MainMenu::buildGoMenu(QMenuBar &bar)
{
    m_reader.fillGoMenu(bar.addMenu(tr("&Go")));
}

void MainMenu::buildHelpMenu(QMenuBar &bar)
{
    QMenu *menu = bar.addMenu(tr("&Help"));
    add(menu, u"help"_s, tr("&Help"), u"F1"_s, &MainMenu::helpRequested);
    add(menu, u"warning"_s, tr("&Diagnostics…"), {}, &MainMenu::diagnosticsRequested);
    menu->addSeparator();
    QAction *about = add(menu, u"info"_s, tr("&About Sheria"), {}, &MainMenu::aboutRequested);
    about->setMenuRole(QAction::AboutRole);
}

void MainMenu::fillThemes(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    const std::pair<ThemeChoice, QString> themes[] = {{ThemeChoice::System, tr("Match &System")},
                                                      {ThemeChoice::Light, tr("&Light")},
                                                      {ThemeChoice::Dark, tr("&Dark")},
                                                      {ThemeChoice::Contrast,
                                                       tr("&High Contrast")}};
    for (const auto &[choice, text] : themes) {
        QAction *action = menu->addAction(text);
        action->setObjectName("theme-"_L1 + themeName(choice));
        action->setCheckable(true);
        action->setChecked(choice == m_preferences.theme());
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, theme = choice] { m_preferences.setTheme(theme); });
        connect(menu, &QMenu::aboutToShow, action, [this, action, theme = choice] {
            action->setChecked(theme == m_preferences.theme());
        });
    }
}

void MainMenu::fillLanguages(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    QStringList languages = interfaceLanguages();
    languages.prepend(QString());
    for (const QString &language : languages) {
        QAction *action = menu->addAction(language.isEmpty() ? tr("Match &System")
                                                             : languageTitle(language));
        action->setObjectName("language-"_L1 + (language.isEmpty() ? u"system"_s : language));
        action->setCheckable(true);
        action->setChecked(language == m_preferences.language());
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, language] { m_preferences.setLanguage(language); });
        connect(menu, &QMenu::aboutToShow, action, [this, action, language] {
            action->setChecked(language == m_preferences.language());
        });
    }
}

void MainMenu::addPanelActions(const QList<QAction *> &actions)
{
    m_panels->addActions(actions);
}

void MainMenu::setRecent(const QStringList &paths)
{
    m_recent->clear();
    for (const QString &path : paths) {
        QString text = QDir::toNativeSeparators(path);
        text.replace(u'&', u"&&"_s);
        m_recent->addAction(text, this, [this, path] { Q_EMIT recentRequested(path); });
    }
    m_recent->setEnabled(!paths.isEmpty());
}

void MainMenu::setLibraryOpen(bool isOpen)
{
    for (QAction *action : m_needLibrary)
        action->setEnabled(isOpen);
}

} // namespace sheria::app
