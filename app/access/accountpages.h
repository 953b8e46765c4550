#pragma once

#include "core/access/accounts.h"
#include "core/domain/place.h"
#include "core/domain/subscription.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;
class QTableWidget;

namespace sheria::app {

/// What one account is: its names, its password, whether it administers, whether it is let in.
class AccountPage : public QWidget
{
    Q_OBJECT

public:
    explicit AccountPage(QWidget *parent = nullptr);

    void show(const access::Account &account);

Q_SIGNALS:
    void renameRequested(const QString &name, const QString &displayName);
    /// None takes it away.
    void passwordRequested(const std::optional<QString> &password);
    void adminRequested(bool isAdmin);
    void decisionsRequested(bool readsDecisions);
    void disabledRequested(bool isDisabled);
    /// The person has confirmed it.
    void removeRequested();

private:
    void build();
    QWidget *buildPassword();
    void confirmRemove();

    QLineEdit *m_name = nullptr;
    QLineEdit *m_displayName = nullptr;
    QPushButton *m_rename = nullptr;
    QLabel *m_passwordState = nullptr;
    QLineEdit *m_password = nullptr;
    QPushButton *m_setPassword = nullptr;
    QPushButton *m_dropPassword = nullptr;
    QCheckBox *m_admin = nullptr;
    QCheckBox *m_decisions = nullptr;
    QCheckBox *m_enabled = nullptr;
    QLabel *m_dates = nullptr;
    QPushButton *m_remove = nullptr;
};

/// What one account may see: everything, or what is chosen here.
class SubscriptionPage : public QWidget
{
    Q_OBJECT

public:
    explicit SubscriptionPage(QWidget *parent = nullptr);

    void show(const Subscription &subscription, const std::vector<Country> &countries);
    /// What is chosen now, as it was typed: not normalized.
    Subscription chosen() const;

Q_SIGNALS:
    void saveRequested(const sheria::Subscription &subscription);

private:
    void build();
    void addUnknownPlaces(const Subscription &subscription);
    void addPlace(const QString &text, const QByteArray &code, bool isChecked);
    void updateFields();

    QRadioButton *m_everything = nullptr;
    QRadioButton *m_chosen = nullptr;
    QListWidget *m_places = nullptr;
    QLineEdit *m_natures = nullptr;
    QPlainTextEdit *m_works = nullptr;
    QPushButton *m_save = nullptr;
};

/// The tokens of one account: those there are, a new one, which is shown once, and the end of one.
class TokensPage : public QWidget
{
    Q_OBJECT

public:
    explicit TokensPage(QWidget *parent = nullptr);

    void show(const std::vector<access::Token> &tokens);
    void showSecret(const QByteArray &secret);
    void hideSecret();

Q_SIGNALS:
    void issueRequested(const QString &name);
    /// The person has confirmed it.
    void revokeRequested(qint64 tokenId);

private:
    void build();
    QWidget *buildSecret();
    void addRow(const access::Token &token);
    void issue();
    void confirmRevoke();
    void updateButtons();

    QTableWidget *m_table = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_issue = nullptr;
    QPushButton *m_revoke = nullptr;
    QWidget *m_secretBox = nullptr;
    QLineEdit *m_secret = nullptr;
};

} // namespace sheria::app
