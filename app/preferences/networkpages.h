// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/preferences/settingspage.h"
#include "core/secrets/librarytrust.h"

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace sheria::app {

class OpenLibrary;
class Preferences;

/// The embedded server: its port, whether it starts with the program, which web pages may use it, and how
/// often a program may ask. A list of origins is kept when it is left and has no mistake.
class ServerSettings : public SettingsPage
{
    Q_OBJECT

public:
    explicit ServerSettings(Preferences &preferences);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void buildStart();
    void buildRules();
    void showStart();
    QStringList origins() const;
    /// Says which line is no origin; returns whether there is none.
    bool check();
    void keepRules();

    Preferences &m_preferences;
    QSpinBox *m_port = nullptr;
    QCheckBox *m_atStart = nullptr;
    QPlainTextEdit *m_origins = nullptr;
    QLabel *m_problem = nullptr;
    QSpinBox *m_requests = nullptr;
};

/// The proxy, and the hosts that the open library may contact.
class NetworkSettings : public SettingsPage
{
    Q_OBJECT

public:
    explicit NetworkSettings(Preferences &preferences);

    /// Null: none is open.
    void setLibrary(OpenLibrary *library);

private:
    void buildProxy();
    void keepProxy();
    void showHosts(const Result<std::vector<Contact>> &contacts);
    void load();
    void withdraw();

    Preferences &m_preferences;
    OpenLibrary *m_library = nullptr;
    QComboBox *m_proxy = nullptr;
    QLineEdit *m_address = nullptr;
    QLabel *m_problem = nullptr;
    QListWidget *m_hosts = nullptr;
    QPushButton *m_withdraw = nullptr;
    std::vector<Contact> m_contacts;
    Background m_work{this};
};

/// What the program remembers of a person: searches, libraries, tokens of other servers.
class PrivacySettings : public SettingsPage
{
    Q_OBJECT

public:
    explicit PrivacySettings(Preferences &preferences);

    /// Null: none is open.
    void setLibrary(OpenLibrary *library);

Q_SIGNALS:
    void clearSearchesRequested();

private:
    void load();
    void showTokens(const Result<std::vector<secrets::NotedToken>> &tokens);
    void forget();

    OpenLibrary *m_library = nullptr;
    QListWidget *m_tokens = nullptr;
    QPushButton *m_forget = nullptr;
    std::vector<secrets::NotedToken> m_noted;
    Background m_work{this};
};

/// A file or folder of the program, and what is in it.
struct KeptPlace
{
    QString what;
    QString path;
};

/// Where the program keeps what it has.
class PlaceSettings : public SettingsPage
{
    Q_OBJECT

public:
    /// Those that are there whatever library is open.
    explicit PlaceSettings(const std::vector<KeptPlace> &places);

    /// Null: none is open.
    void setLibrary(OpenLibrary *library);

Q_SIGNALS:
    void openFolderRequested(const QString &folder);

private:
    QLineEdit *addPlace(const KeptPlace &place);

    QLineEdit *m_library = nullptr;
};

} // namespace sheria::app
