#include "tests/bench/apibench.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>

/// What lists and parts cost: a page of 500 expressions, one expression's details, its table of
/// contents and one section as HTML, each against a bare QHttpServer route that gives the same bytes.
/// "kept" answers come from the server's cache, "made" ones are made anew for each request. Prints, and
/// asserts nothing: what is measured depends on the machine.
///
/// usage: bench_lists [ROUNDS [SECONDS [CONNECTIONS]]]

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

const QByteArrayList Targets{"/v3/work-expressions", "/v3/akn/xa/act/2005/4/eng@2009-02-03.json",
                             "/v3/akn/xa/act/2005/4/eng@2009-02-03/toc.json",
                             "/v3/akn/xa/act/2005/4/eng@2009-02-03/~sec_60.html"};
constexpr int Sections = 120;
constexpr int Works = 600; ///< More than a page holds.

void fill(tests::TestLibrary &library)
{
    library.put({.body = bench::longBody(Sections)});
    for (int i = 1; i < Works; ++i) {
        const QByteArray number = QByteArray::number(i);
        library.put({.work = "/akn/xa/act/2006/" + number, .title = "Act " + number + " of 2006"});
    }
    library.close();
}

int run(const QStringList &arguments)
{
    QTextStream out(stdout);
    bench::Load load{.rounds = arguments.value(1, u"3"_s).toInt(),
                     .seconds = arguments.value(2, u"2"_s).toInt()};
    load.headers = {u"Authorization: Token "_s + QLatin1StringView(bench::Token)};
    const int connections = arguments.value(3, u"64"_s).toInt();
    tests::TestLibrary library;
    fill(library);
    const bench::Target made = bench::startChild(u"made"_s,
                                                 {u"--serve"_s, u"made"_s, library.path()});
    const bench::Target kept = bench::startChild(u"kept"_s,
                                                 {u"--serve"_s, u"kept"_s, library.path()});
    const QString folder = library.folder() + u"/www"_s;
    bench::saveAnswers(kept, Targets, folder);
    const QList<bench::Target> servers{
        bench::startChild(u"bare"_s, {u"--serve"_s, u"bare"_s, folder}), made, kept};
    out << "server   path                          requests/s   per CPU-s    ratio        p99\n";
    for (const QByteArray &target : Targets)
        bench::compare(servers, QString::fromLatin1(target), connections, load, out);
    for (const bench::Target &server : servers)
        bench::stop(server);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) != u"--serve"_s)
        return run(arguments);
    if (arguments.value(2) == u"bare"_s)
        return bench::serveBare(arguments.value(3), Targets);
    return bench::serveLibrary(arguments.value(3), arguments.value(2) == u"kept"_s);
}
