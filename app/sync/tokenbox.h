#pragma once

#include "app/async/background.h"
#include "app/sync/syncdesk.h"

#include <QObject>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QWidget;

namespace sheria::app {

/// Where a token, or another secret, is kept: in the keychain, in a file behind a password, or only until the program
/// ends. Never in plain text.
class TokenBox : public QObject
{
    Q_OBJECT

public:
    /// What people call what is kept.
    enum class Secret { Token, Key };

    /// Adds its rows to `form`. `vault` must outlive it.
    TokenBox(secrets::TokenVault &vault, QFormLayout &form, QWidget *parent,
             Secret secret = Secret::Token);

    void setVisible(bool isVisible);

    secrets::Keeping keeping() const;
    /// Of the sealed file; empty where none is needed.
    QString password() const;
    /// What still keeps the token from being kept, for people; empty: nothing.
    QString problem() const;

Q_SIGNALS:
    void changed();

private:
    /// What the vault says of itself.
    struct Means
    {
        bool hasKeychain = false;
        bool hasSealedFile = false;
        bool isSealedFileOpen = false;
    };

    void build(QWidget *parent);
    void show(const Means &means);
    void update();
    /// What the password is for.
    QString sealedText() const;
    /// What happens to a secret that is not kept.
    QString sessionText() const;

    QFormLayout &m_form;
    const Secret m_secret;
    Means m_means;
    bool m_isVisible = true;
    QLabel *m_label = nullptr;
    QComboBox *m_where = nullptr;
    QLabel *m_passwordLabel = nullptr;
    QLineEdit *m_password = nullptr;
    QLabel *m_note = nullptr;
    Background m_look; ///< Last: it joins before the rest goes.
};

} // namespace sheria::app
