// SPDX-License-Identifier: GPL-3.0-or-later
// Export of a library for other systems: made-up decisions with texts that cite each other, in every format.
// Prints how fast it goes, and the most memory that was taken beside what the file is mapped to, which is to be the
// same however many there are.
//
//   bench_bulk [COUNT]      (1,000 unless a number is named)

#include "core/bulk/bulkexport.h"
#include "core/citations/follower.h"
#include "core/store/db/publishedview.h"
#include "core/store/db/statement.h"
#include "core/store/db/writer.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/bench/decisionmaker.h"
#include "tests/support/testlibrary.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <ctime>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int DefaultCount = 1000;
constexpr int AtOnce = 500;
constexpr int Paragraphs = 60;

/// A judgment of some 30 KB; it cites two others and an act.
QByteArray textOf(const Work &work, int number)
{
    const QByteArray uri = work.uri.workUri(false);
    QByteArray body;
    for (int i = 1; i <= Paragraphs; ++i) {
        const QByteArray eId = QByteArray::number(i);
        body += "<paragraph eId=\"para_" + eId + "\"><num>" + eId + ".</num><content><p>"
            + QByteArray(
                  "The court considered what the parties said about repairs, rent and notice. ")
                  .repeated(5)
            + QByteArray::number(number * 131 + i) + "</p></content></paragraph>";
    }
    body += "<paragraph eId=\"para_last\"><content><p>See section " + QByteArray::number(number % 9)
        + " of <ref href=\"/akn/xa/act/2005/4\">Act 4 of 2005</ref>, <ref href=\""
        + QByteArray(uri).replace('/' + QByteArray::number(number),
                                  '/' + QByteArray::number(number / 2))
        + "\">the earlier case</ref>.</p></content></paragraph>";
    DocumentSpec spec;
    spec.work = uri;
    spec.date = "2019-05-06";
    spec.title = work.title.toUtf8();
    spec.element = "judgment";
    spec.body = body;
    return xmlOf(spec).replace("mainBody>", "judgmentBody>");
}

void fill(TestLibrary &library, int count)
{
    library.put(DocumentSpec());
    bench::DecisionMaker maker;
    for (int i = 0; i < count;) {
        store::Transaction transaction = must(store::Transaction::begin(library.db()));
        for (int n = 0; n < AtOnce && i < count; ++n, ++i) {
            const Work work = maker.make(i);
            must(store::putWork(library.db(), work, library.clock.now()));
            must(store::putExpression(library.db(), prepared(textOf(work, i)),
                                      store::WorkPolicy::KeepWork, library.clock.now()));
        }
        must(transaction.commit());
    }
    store::Writer writer(
        must(store::Database::open(library.path(), store::Database::Mode::ReadWrite)));
    must(citations::catchUp(library.db(), writer, {}));
}

/// What the process has that no file stands for. Units: bytes.
qint64 anonymousBytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("RssAnon:"))
            return line.simplified().split(' ').value(1).toLongLong() * 1024;
    return 0;
}

void measure(TestLibrary &library, bulk::Format format, QTextStream &out)
{
    store::Database db = must(
        store::Database::open(library.path(), store::Database::Mode::ReadOnly));
    must(store::showOnlyPublished(db));
    const store::Transaction moment = must(store::Transaction::read(db));
    const QTemporaryDir folder;
    const qint64 before = anonymousBytes();
    qint64 most = before;
    QElapsedTimer timer;
    timer.start();
    const std::clock_t begun = std::clock();
    const bulk::Exported done = must(
        bulk::exportBulk(db, folder.filePath(u"out"_s), {.format = format},
                         [&most](qint64, qint64) { most = std::max(most, anonymousBytes()); }, {}));
    const double seconds = double(timer.elapsed()) / 1000;
    const double busy = double(std::clock() - begun) / CLOCKS_PER_SEC;
    const double megabytes = double(done.bytes) / 1e6;
    out << QLatin1StringView(enumName(format)) << ": " << done.counts.at("works") << " works, "
        << done.counts.at("passages") << " passages, " << megabytes << " MB in " << seconds
        << " s, " << busy << " s of processor time: " << megabytes / busy << " MB and "
        << double(done.counts.at("works")) / busy << " works a second of it; memory "
        << double(before) / 1e6 << " MB before, " << double(most) / 1e6 << " MB at most"
        << Qt::endl;
}

} // namespace

int main(int argc, char **argv)
{
    const int count = argc > 1 ? QByteArray(argv[1]).toInt() : DefaultCount;
    TestLibrary library;
    fill(library, count);
    library.close();
    QTextStream out(stdout);
    out << "library: " << double(QFileInfo(library.path()).size()) / 1e6 << " MB" << Qt::endl;
    for (const bulk::Format format :
         {bulk::Format::JsonLines, bulk::Format::OpenSearch, bulk::Format::PostgreSql})
        measure(library, format, out);
    return 0;
}
