#pragma once

#include "core/access/accounts.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

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

} // namespace sheria::app
