// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/sync/syncdesk.h"
#include "app/theme/widgets.h"

#include <QDialog>
#include <QObject>
#include <QStringList>

class QFormLayout;
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
    Background m_look;
};

/// Asks whether what a server says to be gone may go here, too, although it is much: which texts, and
/// what comes of saying so. Enter does not delete.
class DeletionBox : public QDialog
{
    Q_OBJECT

public:
    /// How many texts are named.
    static constexpr int MostNamed = 500;

    /// Of the source `id` of `desk`.
    DeletionBox(SyncDesk &desk, qint64 id, QWidget *parent = nullptr);

Q_SIGNALS:
    /// They may go.
    void allowed(qint64 id);

private:
    struct Gone
    {
        QStringList names;
        int count = 0;
    };

    void build();
    static Result<Gone> read(store::Database &db, qint64 id);
    void show(const Result<Gone> &gone);

    qint64 m_id;
    QLabel *m_lead = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_delete = nullptr;
    LatestQuery m_query;
};

/// Asks for the password of the file in which tokens are kept, until it is the right one, and runs the
/// source that wanted its token then.
class UnsealDialog : public QDialog
{
    Q_OBJECT

public:
    /// For the source `id` of `desk`.
    UnsealDialog(SyncDesk &desk, qint64 id, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The password is not known any more: the token is to be given once more.
    void tokenRequested(qint64 id);

private:
    void build();
    void tryPassword();
    void showChanged(qint64 id);
    void showFailed(const Error &error);
    void updateButtons();

    SyncDesk &m_desk;
    qint64 m_id;
    bool m_isTrying = false;
    QLineEdit *m_password = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace sheria::app
