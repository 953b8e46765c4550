// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the index of a library until it is killed: argv[1] is the library.
#include "core/search/index/indexer.h"
#include "core/search/index/indexstatus.h"

#include <QCoreApplication>
#include <QFile>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QString library = QFile::decodeName(argv[1]);
    const sheria::search::Indexer indexer(library, sheria::search::indexFolder(library));
    return QCoreApplication::exec();
}
