#pragma once

#include "app/sync/syncdesk.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sheria::app {

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
