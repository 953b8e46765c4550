#include "app/shell/contactsdialog.h"

#include "app/shell/openlibrary.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct ContactsDialog
{
    Q_DECLARE_TR_FUNCTIONS(ContactsDialog)
};

QString contactLine(const Contact &contact)
{
    const QString origin = QString::fromUtf8(contact.origin);
    switch (contact.purpose) {
    case ContactPurpose::Sync: return ContactsDialog::tr("%1: to copy works from it").arg(origin);
    case ContactPurpose::Embeddings:
        return ContactsDialog::tr("%1: to send it texts and questions, for vectors").arg(origin);
    case ContactPurpose::Webhooks:
        return ContactsDialog::tr("%1: to tell it of changes").arg(origin);
    }
    Q_UNREACHABLE();
}

} // namespace

void askToContact(QWidget *parent, OpenLibrary &library, const std::vector<Contact> &contacts,
                  const std::function<void()> &agree)
{
    QStringList lines;
    for (const Contact &contact : contacts)
        lines << contactLine(contact);
    auto *box = new QMessageBox(
        QMessageBox::Warning, ContactsDialog::tr("Contact Other Computers?"),
        ContactsDialog::tr("The library %1 wants to contact other computers.")
            .arg(QFileInfo(library.path()).fileName()),
        QMessageBox::NoButton, parent);
    box->setObjectName(u"contactsDialog"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        lines.join(u'\n') + u"\n\n"_s
        + ContactsDialog::tr(
            "Allow this if you know these addresses, or have entered them yourself. "
            "Tokens and keys have to be entered again. Without it the library can "
            "be read and searched as usual."));
    QPushButton *allow = box->addButton(ContactsDialog::tr("Allow"), QMessageBox::AcceptRole);
    allow->setObjectName(u"allowContacts"_s);
    QPushButton *refuse = box->addButton(ContactsDialog::tr("Do Not Contact"),
                                         QMessageBox::RejectRole);
    refuse->setObjectName(u"refuseContacts"_s);
    box->setDefaultButton(refuse);
    box->setEscapeButton(refuse);
    QObject::connect(allow, &QPushButton::clicked, box, agree);
    QObject::connect(&library, &OpenLibrary::closing, box, &QObject::deleteLater);
    box->open();
}

} // namespace sheria::app
