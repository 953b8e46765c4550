#pragma once

#include "core/access/accounts.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace sheria::app {

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
