// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences/networkpages.h"

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace sheria::app {

class OpenLibrary;
class Preferences;
class SettingsPage;
class Shortcuts;

/// All settings: a list of pages, and a field that finds settings by their words. What is changed is kept and
/// used at once. Stays beside the window while people go on reading; deletes itself when it is closed.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    /// What is borrowed outlives the dialog. `places`: see PlaceSettings.
    PreferencesDialog(Preferences &preferences, Shortcuts &shortcuts,
                      const std::vector<KeptPlace> &places, QWidget *parent);

    /// Null: none is open.
    void setLibrary(OpenLibrary *library);
    /// Goes to the page with that object name.
    void showPage(const QString &name);

Q_SIGNALS:
    void clearSearchesRequested();
    void openFolderRequested(const QString &folder);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void addPage(SettingsPage *page);
    void find();
    void goToFound();

    QLineEdit *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_none = nullptr;
    QList<SettingsPage *> m_pages;
    NetworkSettings *m_network = nullptr;
    PrivacySettings *m_privacy = nullptr;
    PlaceSettings *m_places = nullptr;
};

} // namespace sheria::app
