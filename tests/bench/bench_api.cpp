#include "core/library/library.h"
#include "server/routes/apiserver.h"
#include "tests/bench/httpload.h"
#include "tests/support/testlibrary.h"

#include <QCoreApplication>
#include <QHttpServer>
#include <QTcpSocket>
#include <QTextStream>

#include <array>
#include <cstdio>

/// What it costs to ask for one expression as JSON and as HTML, against a bare QHttpServer route and
/// against nginx that give the same bytes: requests per second of CPU that the server used, and the
/// 99th percentile of latency. "kept" answers come from the server's cache, "made" ones are made anew
/// for each request. Prints, and asserts nothing: what is measured depends on the machine.
///
/// usage: bench_api [ROUNDS [SECONDS [CONNECTIONS]]]

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *Token = "0123456789abcdef0123456789abcdef01234567";
constexpr const char *Expression = "/v3/akn/xa/act/2005/4/eng@2009-02-03";
constexpr std::array Suffixes{".json", ".html"};
constexpr int Sections = 120; ///< About 100 KB as HTML: an act of some forty pages.

/// Says where it listens, and serves until it is killed.
int serveUntilKilled(quint16 port)
{
    std::printf("%d\n", port);
    std::fflush(stdout);
    return QCoreApplication::exec();
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The files of `folder` as routes of a server that does nothing else.
int serveBare(const QString &folder)
{
    QHttpServer server;
    const auto add = [&](const char *suffix, const QByteArray &type) {
        const QString path = QLatin1StringView(Expression) + QLatin1StringView(suffix);
        server.route(path, [type, body = bytesOf(folder + path)] {
            return QHttpServerResponse(type, body);
        });
    };
    add(".json", "application/json");
    add(".html", "text/html; charset=utf-8");
    return serveUntilKilled(server.listen(QHostAddress::LocalHost));
}

int serveOurs(const QString &path, bool keep)
{
    const SystemClock clock;
    const auto library = tests::must(Library::open(path, Library::Mode::OpenExisting, clock));
    http::ServerOptions options;
    if (!keep)
        options.cacheBytes = 0;
    routes::ApiServer api(*library, std::move(options));
    tests::must(api.doorkeeper().acceptToken(u"bench"_s, Token));
    return serveUntilKilled(tests::must(api.server().start(0)));
}

/// An act with as many sections as a long one has.
QByteArray longBody()
{
    QByteArray body;
    for (int i = 1; i <= Sections; ++i) {
        const QByteArray id = "sec_" + QByteArray::number(i);
        const QByteArray text(
            "No person shall fell, damage or remove a protected tree without leave. ");
        body += "<section eId=\"" + id + "\"><num>" + QByteArray::number(i)
            + ".</num><heading>Protected trees</heading><subsection eId=\"" + id
            + "__subsec_1\"><num>(1)</num><content><p>" + text.repeated(5)
            + "See <ref href=\"/akn/xa/act/1999/2\">the Forest "
              "Act</ref>.</p></content></subsection>"
              "</section>";
    }
    return body;
}

/// Asks once, as a client would. Ends the program if the answer is not 200.
QByteArray fetch(const bench::Target &target, const QByteArray &path)
{
    QTcpSocket socket;
    socket.connectToHost(u"127.0.0.1"_s, target.port);
    socket.waitForConnected();
    socket.write("GET " + path + " HTTP/1.1\r\nHost: localhost:" + QByteArray::number(target.port)
                 + "\r\nAuthorization: Token " + Token + "\r\nConnection: close\r\n\r\n");
    QByteArray answer;
    while (socket.waitForReadyRead())
        answer += socket.readAll();
    if (!answer.startsWith("HTTP/1.1 200"))
        qFatal("%s: %s", path.constData(), answer.left(200).constData());
    return answer.mid(answer.indexOf("\r\n\r\n") + 4);
}

/// Median over the rounds, per target: they take turns, so that a busy machine is busy for all.
void compare(const QList<bench::Target> &targets, const QString &path, int connections,
             const bench::Load &load, QTextStream &out)
{
    QList<QList<bench::Measurement>> rounds(targets.size());
    for (int round = 0; round < load.rounds; ++round) {
        for (qsizetype i = 0; i < targets.size(); ++i)
            rounds[i] << bench::measure(targets[i], path, connections, load);
    }
    const double bare = bench::median(rounds[0]).perCpuSecond;
    for (qsizetype i = 0; i < targets.size(); ++i) {
        const bench::Measurement middle = bench::median(rounds[i]);
        out << u"%1 %2 %3 %4 %5 %6\n"_s.arg(targets[i].name, -8)
                   .arg(path.section(u'.', -1), 6)
                   .arg(middle.perSecond, 11, 'f', 0)
                   .arg(middle.perCpuSecond, 11, 'f', 0)
                   .arg(bare > 0 ? middle.perCpuSecond / bare : 0, 8, 'f', 2)
                   .arg(middle.p99, 10);
        out.flush();
    }
}

int run(const QStringList &arguments)
{
    QTextStream out(stdout);
    bench::Load load{.rounds = arguments.value(1, u"3"_s).toInt(),
                     .seconds = arguments.value(2, u"2"_s).toInt()};
    load.headers = {u"Authorization: Token "_s + QLatin1StringView(Token)};
    const int connections = arguments.value(3, u"8"_s).toInt();
    tests::TestLibrary library;
    library.put({.body = longBody()});
    library.close();
    const bench::Target made = bench::startChild(u"made"_s,
                                                 {u"--serve"_s, u"made"_s, library.path()});
    const bench::Target kept = bench::startChild(u"kept"_s,
                                                 {u"--serve"_s, u"kept"_s, library.path()});
    const QString folder = library.folder() + u"/www"_s;
    QDir().mkpath(folder + QString::fromLatin1(Expression).section(u'/', 0, -2));
    for (const char *suffix : Suffixes) {
        const QByteArray path = QByteArray(Expression) + suffix;
        const QByteArray bytes = fetch(kept, path);
        out << path << ": " << bytes.size() << " bytes\n";
        bench::writeFile(folder + QString::fromLatin1(path), bytes);
    }
    QList<bench::Target> targets{bench::startChild(u"bare"_s, {u"--serve"_s, u"bare"_s, folder}),
                                 made, kept};
    if (const auto nginx = bench::startNginx(folder))
        targets << *nginx;
    out << "server   format  requests/s   per CPU-s    ratio        p99\n";
    for (const char *suffix : Suffixes)
        compare(targets, QLatin1StringView(Expression) + QLatin1StringView(suffix), connections,
                load, out);
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
    if (arguments.value(2) == u"bare"_s)
        return serveBare(arguments.value(3));
    return serveOurs(arguments.value(3), arguments.value(2) == u"kept"_s);
}
