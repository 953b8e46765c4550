#pragma once

#include <QByteArray>
#include <QWidget>

class QLineEdit;

namespace sheria::app {

/// Shows a signing secret, which is shown only once, until the person has it.
class SecretBox : public QWidget
{
    Q_OBJECT

public:
    /// `sentence` says whom the secret is for.
    explicit SecretBox(const QString &sentence, QWidget *parent = nullptr);

    void show(const QByteArray &secret);
    void forget();

private:
    QLineEdit *m_secret = nullptr;
};

} // namespace sheria::app
