// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/rowsmodel.h"
#include "app/theme/widgets.h"
#include "server/http/log/requestlog.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QWidget>

#include <memory>

class QSpinBox;

namespace sheria::app {

class LocalServer;
class Preferences;

/// The embedded server: whether it runs and where, how to start and stop it, its token, an example
/// of a request, and the last requests.
class ServerPanel : public QWidget
{
    Q_OBJECT

public:
    /// How often new requests are looked for while the panel is seen. Units: milliseconds.
    static constexpr int LookEveryMs = 500;

    explicit ServerPanel(Preferences &preferences, QWidget *parent = nullptr);

    /// Null: no library is open.
    void setServer(LocalServer *server);
    /// What the example asks for: "/akn/…"; empty: the list of places.
    void setExample(const QByteArray &expressionUri);

Q_SIGNALS:
    void browserRequested(const QUrl &address);
    void accountsRequested();
    void settingsRequested();

private:
    QWidget *buildAddress();
    QWidget *buildToken();
    QWidget *buildExample();
    QTableView *buildRequests();
    void showRequests();
    void update();
    void updateExample();
    void toggle();
    void showToken(const QByteArray &token);
    void hideToken();
    QString stateText() const;
    QPushButton *copyButton(const QString &name, QLineEdit *source);

    Preferences &m_preferences;
    LocalServer *m_server = nullptr;
    std::unique_ptr<RowsModel<http::LoggedRequest>> m_requests;
    quint64 m_logged = 0; ///< How many requests the log had when it was shown last.
    QByteArray m_exampleUri;

    QLabel *m_state = nullptr;
    QLineEdit *m_address = nullptr;
    QPushButton *m_toggle = nullptr;
    QSpinBox *m_port = nullptr;
    QPushButton *m_browse = nullptr;
    QLabel *m_tokenText = nullptr;
    QLineEdit *m_token = nullptr;
    QPushButton *m_copyToken = nullptr;
    QPushButton *m_hideToken = nullptr;
    QPushButton *m_newToken = nullptr;
    QLineEdit *m_example = nullptr;
};

} // namespace sheria::app
