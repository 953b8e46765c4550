#include "tests/bench/apibench.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>

/// What it costs to ask for one expression as JSON and as HTML, against a bare QHttpServer route and
/// against nginx that give the same bytes: requests per second of CPU that the server used, and the
/// 99th percentile of latency. "kept" answers come from the server's cache, "made" ones are made anew
/// for each request. Prints, and asserts nothing: what is measured depends on the machine.
///
/// usage: bench_api [ROUNDS [SECONDS [CONNECTIONS]]]

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

const QByteArrayList Targets{"/v3/akn/xa/act/2005/4/eng@2009-02-03.json",
                             "/v3/akn/xa/act/2005/4/eng@2009-02-03.html"};
constexpr int Sections = 120; ///< About 100 KB as HTML: an act of some forty pages.

int run(const QStringList &arguments)
{
    QTextStream out(stdout);
    bench::Load load{.rounds = arguments.value(1, u"3"_s).toInt(),
                     .seconds = arguments.value(2, u"2"_s).toInt()};
    load.headers = {u"Authorization: Token "_s + QLatin1StringView(bench::Token)};
    const int connections = arguments.value(3, u"8"_s).toInt();
    tests::TestLibrary library;
    library.put({.body = bench::longBody(Sections)});
    library.close();
    const bench::Target made = bench::startChild(u"made"_s,
                                                 {u"--serve"_s, u"made"_s, library.path()});
    const bench::Target kept = bench::startChild(u"kept"_s,
                                                 {u"--serve"_s, u"kept"_s, library.path()});
    const QString folder = library.folder() + u"/www"_s;
    bench::saveAnswers(kept, Targets, folder);
    QList<bench::Target> servers{bench::startChild(u"bare"_s, {u"--serve"_s, u"bare"_s, folder}),
                                 made, kept};
    if (const auto nginx = bench::startNginx(folder))
        servers << *nginx;
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
