#pragma once

#include <QDialog>
#include <QStringList>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace sheria::app {

class Preferences;

/// Which web pages may use the server, and how often a program may ask. Writes the preferences when
/// it is accepted; deletes itself when it is closed.
class ServerSettings : public QDialog
{
    Q_OBJECT

public:
    /// The most that can be chosen.
    static constexpr int MostRequests = 100'000;

    explicit ServerSettings(Preferences &preferences, QWidget *parent = nullptr);

    void accept() override;

private:
    void build();
    QStringList origins() const;
    /// Says which line is no origin, and lets nobody go on before there is none.
    void check();

    Preferences &m_preferences;
    QPlainTextEdit *m_origins = nullptr;
    QLabel *m_problem = nullptr;
    QSpinBox *m_requests = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace sheria::app
