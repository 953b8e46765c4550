// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/widgets.h"
#include "server/routes/webhookrelay.h"

#include <QWidget>

#include <memory>

class QSpinBox;

namespace sheria::app {

/// A relay: takes requests at a port of this computer, makes them to a program, and lists what that answers.
class RelayPage : public QWidget
{
    Q_OBJECT

public:
    explicit RelayPage(QWidget *parent = nullptr);
    ~RelayPage() override; ///< Stops the relay.

private:
    void start();
    void stop();
    void add(const QByteArray &target, const store::Delivery &made);
    void updateState();

    std::unique_ptr<routes::WebhookRelay> m_relay;
    QLineEdit *m_to = nullptr;
    QSpinBox *m_port = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_stop = nullptr;
    QLineEdit *m_address = nullptr;
    QPushButton *m_copy = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace sheria::app
