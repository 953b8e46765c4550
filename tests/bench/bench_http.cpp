// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/server.h"
#include "tests/bench/httpload.h"

#include <QCoreApplication>
#include <QHttpServer>
#include <QLoggingCategory>
#include <QTextStream>

#include <array>
#include <cstdio>

/// How the HTTP layer compares with a bare QHttpServer route, and with nginx, that give the same
/// bytes: requests per second of CPU that the server used, and the 99th percentile of latency.
/// Prints, and asserts nothing: what is measured depends on the machine.
///
/// usage: bench_http [ROUNDS [SECONDS]]

using namespace sheria;
using namespace sheria::http;
using namespace Qt::StringLiterals;

namespace {

using bench::Load;
using bench::Measurement;

constexpr std::array BodySizes{2048, 50 * 1024};
constexpr std::array Connections{1, 8, 64};

QByteArray bodyOf(int size)
{
    return "{\"text\":\"" + QByteArray(size - 11, 'a') + "\"}";
}

QString targetFor(int size)
{
    return u"/%1"_s.arg(size);
}

/// Says where it listens, and serves until it is killed.
int serveUntilKilled(quint16 port)
{
    std::printf("%d\n", port);
    std::fflush(stdout);
    return QCoreApplication::exec();
}

int serveBare()
{
    QHttpServer server;
    for (const int size : BodySizes)
        server.route(targetFor(size), [body = bodyOf(size)] {
            return QHttpServerResponse("application/json", body);
        });
    return serveUntilKilled(server.listen(QHostAddress::LocalHost));
}

int serveOurs(bool keep)
{
    Router router;
    for (const int size : BodySizes)
        router.add({.name = QByteArray::number(size),
                    .methods = {Method::Get},
                    .pattern = targetFor(size).toLatin1(),
                    .access = Access::Public,
                    .handler =
                        [keep, body = bodyOf(size)](const Call &) {
                            Response response = Response::json(body);
                            if (keep)
                                response.cacheRevision = 1;
                            return Result<Response>(response);
                        },
                    .summary = {}});
    ServerOptions options;
    options.revision = [] {
        return quint64(1);
    };
    Server server(std::move(router), std::move(options));
    const Result<quint16> port = server.start(0);
    return port ? serveUntilKilled(*port) : 1;
}

/// Median over the rounds, per target: they take turns, so that a busy machine is busy for all.
void compare(const QList<bench::Target> &targets, int size, int connections, const Load &load,
             QTextStream &out)
{
    QList<QList<Measurement>> rounds(targets.size());
    for (int round = 0; round < load.rounds; ++round) {
        for (qsizetype i = 0; i < targets.size(); ++i)
            rounds[i] << bench::measure(targets[i], targetFor(size), connections, load);
    }
    const double bare = bench::median(rounds[0]).perCpuSecond;
    for (qsizetype i = 0; i < targets.size(); ++i) {
        const Measurement middle = bench::median(rounds[i]);
        out << u"%1 %2 %3 %4 %5 %6 %7\n"_s.arg(targets[i].name, -10)
                   .arg(size, 7)
                   .arg(connections, 4)
                   .arg(middle.perSecond, 10, 'f', 0)
                   .arg(middle.perCpuSecond, 12, 'f', 0)
                   .arg(bare > 0 ? middle.perCpuSecond / bare : 0, 8, 'f', 2)
                   .arg(middle.p99, 10);
        out.flush();
    }
}

int run(const QStringList &arguments)
{
    QTextStream out(stdout);
    const Load load{.rounds = arguments.value(1, u"3"_s).toInt(),
                    .seconds = arguments.value(2, u"2"_s).toInt()};
    QList<bench::Target> targets;
    for (const QString &name : {u"bare"_s, u"handler"_s, u"kept"_s})
        targets << bench::startChild(name, {u"--serve"_s, name});
    QTemporaryDir folder;
    for (const int size : BodySizes)
        bench::writeFile(folder.filePath(targetFor(size).sliced(1)), bodyOf(size));
    if (const std::optional<bench::Target> nginx = bench::startNginx(folder.path()))
        targets << *nginx;
    out << "server       bytes conn  requests/s  per CPU-s     ratio        p99\n";
    for (const int size : BodySizes) {
        for (const int connections : Connections)
            compare(targets, size, connections, load, out);
    }
    for (const bench::Target &target : targets)
        bench::stop(target);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) != u"--serve"_s)
        return run(arguments);
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s); // The bare server writes none.
    const QString what = arguments.value(2);
    return what == u"bare"_s ? serveBare() : serveOurs(what == u"kept"_s);
}
