// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/gitexport.h"
#include "tests/support/testlibrary.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTextStream>

/// 1,000 acts with 20 versions of 20 KB each as a git repository: the aim is under a minute. Then the same
/// again, when nothing is new. A program of its own: what it measures takes too long to be repeated.
int main()
{
    using namespace sheria;
    using namespace sheria::tests;
    constexpr int Works = 1000;
    constexpr int Versions = 20;
    constexpr int Sections = 40;
    TestLibrary library;
    for (int work = 0; work < Works; ++work) {
        for (int version = 0; version < Versions; ++version) {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2000/" + QByteArray::number(work + 1);
            spec.date = QDate(2000 + version, 1 + work % 12, 1).toString(Qt::ISODate).toLatin1();
            for (int i = 1; i <= Sections; ++i) {
                const QByteArray number = QByteArray::number(i);
                spec.body += "<section eId=\"sec_" + number + "\"><num>" + number
                    + ".</num><content><p>" + QByteArray::number(work * 131 + i) + ' '
                    + QByteArray("words of a section that say something ").repeated(10)
                    + (i % 10 == version % 10 ? spec.date : QByteArray("before"))
                    + "</p></content></section>";
            }
            library.put(spec);
        }
    }
    const QTemporaryDir folder;
    QTextStream out(stdout);
    for (const char *what : {"all of it", "nothing new"}) {
        QElapsedTimer timer;
        timer.start();
        const git::Exported done = must(
            git::exportRepositories(library.db(), folder.path(), {}, {}));
        out << what << ": " << done.commits << " commits with " << done.texts << " texts in "
            << timer.elapsed() << " ms" << Qt::endl;
    }
    return 0;
}
