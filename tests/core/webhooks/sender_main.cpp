// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"

#include <QCoreApplication>

using namespace sheria;

/// Sends what is in the outbox of the library named first, until it is killed.
int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const SystemClock clock;
    const auto library = Library::open(QString::fromLocal8Bit(argv[argc - 1]),
                                       Library::Mode::OpenExisting, clock);
    const auto contacts = library ? (*library)->contactsToAgree()
                                  : Result<std::vector<Contact>>(library.error());
    if (!contacts || !(*library)->trust().allow(*contacts)
        || !(*library)->startSending("http://127.0.0.1:8089"))
        return 1;
    return QCoreApplication::exec();
}
