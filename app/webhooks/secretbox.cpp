#include "app/webhooks/secretbox.h"

#include "app/theme/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
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
    auto *copy = new QPushButton(icon(u"copy"_s), tr("Copy"), this);
    copy->setObjectName(name + u"SecretCopy"_s);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_secret->text()); });
    auto *done = new QPushButton(icon(u"check"_s), tr("I Have It"), this);
    done->setObjectName(name + u"SecretDone"_s);
    connect(done, &QPushButton::clicked, this, &SecretBox::forget);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->addWidget(text);
    layout->addWidget(m_secret, 1);
    layout->addWidget(copy);
    layout->addWidget(done);
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
