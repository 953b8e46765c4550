#include "app/webhooks/secretbox.h"

#include "app/theme/widgets.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

SecretBox::SecretBox(const QString &sentence, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_secret(new QLineEdit(this))
{
    setObjectName(u"tokenBox"_s);
    auto *text = new QLabel(sentence, this);
    text->setWordWrap(true);
    m_secret->setObjectName(name + u"Secret"_s);
    m_secret->setAccessibleName(tr("The signing secret"));
    m_secret->setReadOnly(true);
    auto *copy = makeButton(this, name + u"SecretCopy"_s, tr("Copy"), u"copy"_s);
    connect(copy, &QPushButton::clicked, this, [this] { copyText(m_secret->text()); });
    auto *done = makeButton(this, name + u"SecretDone"_s, tr("I Have It"), u"check"_s);
    connect(done, &QPushButton::clicked, this, &SecretBox::forget);
    hbox({text, {m_secret, 1}, copy, done}, this, QMargins(10, 6, 10, 6));
    hide();
}

void SecretBox::show(const QByteArray &secret)
{
    m_secret->setText(QString::fromLatin1(secret));
    m_secret->setCursorPosition(0);
    setVisible(true);
}

void SecretBox::forget()
{
    m_secret->clear();
    hide();
}

} // namespace sheria::app
