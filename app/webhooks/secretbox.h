#pragma once

#include <QByteArray>
#include <QString>
#include <QWidget>

class QLineEdit;

namespace sheria::app {

/// Shows a signing secret, which is shown only once, until the person has it.
class SecretBox : public QWidget
{
    Q_OBJECT

public:
    /// `sentence` says whom the secret is for; `name` tells its fields from another one's.
    SecretBox(const QString &sentence, const QString &name, QWidget *parent = nullptr);

    void show(const QByteArray &secret);
    void forget();

private:
    QLineEdit *m_secret = nullptr;
};

} // namespace sheria::app
