#include "app/sync/tokenbox.h"

#include "app/theme/widgets.h"
#include "core/secrets/sealedfile.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;
using secrets::Keeping;

TokenBox::TokenBox(secrets::TokenVault &vault, QFormLayout &form, QWidget *parent, Secret secret)
    : QObject(parent)
    , m_form(form)
    , m_secret(secret)
    , m_look(this)
{
    build(parent);
    connect(m_where, &QComboBox::currentIndexChanged, this, &TokenBox::update);
    connect(m_password, &QLineEdit::textChanged, this, &TokenBox::changed);
    update();
    m_look.start(
        [&vault](const std::stop_token &) {
            const bool hasKeychain = vault.checkKeychain().has_value();
            return Means{hasKeychain, vault.hasSealedFile(), vault.isSealedFileOpen()};
        },
        [this](const Means &means) { show(means); });
}

void TokenBox::build(QWidget *parent)
{
    m_where = new QComboBox(parent);
    m_where->setObjectName(u"keepToken"_s);
    m_where->addItem(tr("Only until the program ends"), int(Keeping::Session));
    m_where->addItem(tr("In a file, encrypted with a password"), int(Keeping::Sealed));
    m_password = new QLineEdit(parent);
    m_password->setObjectName(u"sealPassword"_s);
    m_password->setEchoMode(QLineEdit::Password);
    m_passwordLabel = new QLabel(parent);
    m_passwordLabel->setBuddy(m_password);
    m_note = makeParagraph(parent, u"detailsNote"_s);
    m_label = new QLabel(m_secret == Secret::Key ? tr("Keep the key:") : tr("Keep the token:"),
                         parent);
    m_label->setBuddy(m_where);
    m_form.addRow(m_label, m_where);
    m_form.addRow(m_passwordLabel, m_password);
    m_form.addRow(QString(), m_note);
}

void TokenBox::setVisible(bool isVisible)
{
    if (std::exchange(m_isVisible, isVisible) != isVisible)
        update();
}

void TokenBox::show(const Means &means)
{
    m_means = means;
    if (means.hasKeychain) {
        m_where->insertItem(0, tr("In the keychain of this computer"), int(Keeping::Keychain));
        m_where->setCurrentIndex(0);
    } else if (means.isSealedFileOpen) {
        m_where->setCurrentIndex(m_where->findData(int(Keeping::Sealed)));
    }
    update();
}

Keeping TokenBox::keeping() const
{
    return Keeping(m_where->currentData().toInt());
}

QString TokenBox::password() const
{
    return keeping() == Keeping::Sealed && !m_means.isSealedFileOpen ? m_password->text()
                                                                     : QString();
}

QString TokenBox::problem() const
{
    const bool wantsPassword = keeping() == Keeping::Sealed && !m_means.isSealedFileOpen;
    if (wantsPassword && m_password->text().size() < secrets::MinSealPassword)
        return tr("The password needs %n characters at least.", nullptr, secrets::MinSealPassword);
    return {};
}

QString TokenBox::sealedText() const
{
    const QString asked = tr(
        "You are asked for the password once each time the program is started.");
    if (m_means.hasSealedFile)
        return asked;
    const QString forgotten = m_secret == Secret::Key
        ? tr("Nobody can find it out: who forgets it gives the key again.")
        : tr("Nobody can find it out: who forgets it gives the token again.");
    return asked + QChar::Space + forgotten;
}

QString TokenBox::sessionText() const
{
    if (m_secret == Secret::Key)
        return m_means.hasKeychain
            ? tr("Write the key again when the program was started again.")
            : tr("This computer has no keychain that answers. Write the key again when the program "
                 "was started again.");
    return m_means.hasKeychain
        ? tr("You are asked for the token when the program is started again.")
        : tr("This computer has no keychain that answers. You are asked for "
             "the token when the program is started again.");
}

void TokenBox::update()
{
    const bool wantsPassword = keeping() == Keeping::Sealed && !m_means.isSealedFileOpen;
    m_passwordLabel->setText(m_means.hasSealedFile ? tr("Its password:") : tr("A new password:"));
    for (QWidget *each : std::initializer_list<QWidget *>{m_where, m_note})
        m_form.setRowVisible(each, m_isVisible);
    m_form.setRowVisible(m_password, m_isVisible && wantsPassword);
    switch (keeping()) {
    case Keeping::Keychain:
        m_note->setText(tr("The computer asks for your sign-in where it has to."));
        break;
    case Keeping::Sealed: m_note->setText(sealedText()); break;
    case Keeping::Session:
    case Keeping::Nowhere:
    case Keeping::File: m_note->setText(sessionText()); break;
    }
    Q_EMIT changed();
}

} // namespace sheria::app
