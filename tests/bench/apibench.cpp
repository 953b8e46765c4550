// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/apibench.h"

#include "core/library/library.h"
#include "server/routes/apiserver.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHttpServer>
#include <QTcpSocket>

#include <cstdio>

namespace sheria::bench {

using namespace Qt::StringLiterals;

namespace {

int serveUntilKilled(quint16 port)
{
    std::printf("%d\n", port);
    std::fflush(stdout);
    return QCoreApplication::exec();
}

QString fileOf(const QString &folder, const QByteArray &target)
{
    return folder + QString::fromLatin1(target);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

int serveLibrary(const QString &path, bool keep)
{
    const SystemClock clock;
    const auto library = tests::must(Library::open(path, Library::Mode::OpenExisting, clock));
    http::ServerOptions options;
    if (!keep)
        options.cacheBytes = 0;
    routes::ApiServer api(*library, std::move(options));
    tests::must(api.authenticator().acceptToken(u"bench"_s, Token));
    return serveUntilKilled(tests::must(api.server().start(0)));
}

int serveBare(const QString &folder, const QByteArrayList &targets)
{
    QHttpServer server;
    for (const QByteArray &target : targets) {
        const bool isHtml = target.endsWith(".html");
        const QByteArray type = isHtml ? "text/html; charset=utf-8" : "application/json";
        server.route(QString::fromLatin1(target), [type, body = bytesOf(fileOf(folder, target))] {
            return QHttpServerResponse(type, body);
        });
    }
    return serveUntilKilled(server.listen(QHostAddress::LocalHost));
}

QByteArray fetch(const Target &target, const QByteArray &path)
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

void saveAnswers(const Target &target, const QByteArrayList &targets, const QString &folder)
{
    for (const QByteArray &one : targets) {
        const QByteArray bytes = fetch(target, one);
        std::printf("%s: %lld bytes\n", one.constData(), qlonglong(bytes.size()));
        QDir().mkpath(fileOf(folder, one).section(u'/', 0, -2));
        writeFile(fileOf(folder, one), bytes);
    }
}

void compare(const QList<Target> &servers, const QString &path, int connections, const Load &load,
             QTextStream &out)
{
    QList<QList<Measurement>> rounds(servers.size());
    for (int round = 0; round < load.rounds; ++round) {
        for (qsizetype i = 0; i < servers.size(); ++i)
            rounds[i] << measure(servers[i], path, connections, load);
    }
    const double bare = median(rounds[0]).perCpuSecond;
    for (qsizetype i = 0; i < servers.size(); ++i) {
        const Measurement middle = median(rounds[i]);
        out << u"%1 %2 %3 %4 %5 %6\n"_s.arg(servers[i].name, -8)
                   .arg(path.section(u'/', -1), -28)
                   .arg(middle.perSecond, 11, 'f', 0)
                   .arg(middle.perCpuSecond, 11, 'f', 0)
                   .arg(bare > 0 ? middle.perCpuSecond / bare : 0, 8, 'f', 2)
                   .arg(middle.p99, 10);
        out.flush();
    }
}

QByteArray longBody(int sections)
{
    QByteArray body;
    for (int i = 1; i <= sections; ++i) {
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

namespace {

int runComparison(const Comparison &comparison, const QStringList &arguments)
{
    QTextStream out(stdout);
    Load load{.rounds = arguments.value(1, u"3"_s).toInt(),
              .seconds = arguments.value(2, u"2"_s).toInt()};
    load.headers = {u"Authorization: Token "_s + QLatin1StringView(Token)};
    const int connections = arguments.size() > 3 ? arguments.at(3).toInt() : comparison.connections;
    tests::TestLibrary library;
    comparison.fill(library);
    library.close();
    const Target made = startChild(u"made"_s, {u"--serve"_s, u"made"_s, library.path()});
    const Target kept = startChild(u"kept"_s, {u"--serve"_s, u"kept"_s, library.path()});
    const QString folder = library.folder() + u"/www"_s;
    saveAnswers(kept, comparison.targets, folder);
    QList<Target> servers{startChild(u"bare"_s, {u"--serve"_s, u"bare"_s, folder}), made, kept};
    if (comparison.hasNginx) {
        if (const auto nginx = startNginx(folder))
            servers << *nginx;
    }
    out << "server   path                          requests/s   per CPU-s    ratio        p99\n";
    for (const QByteArray &target : comparison.targets)
        compare(servers, QString::fromLatin1(target), connections, load, out);
    for (const Target &server : servers)
        stop(server);
    return 0;
}

} // namespace

int compareAnswers(const Comparison &comparison, const QStringList &arguments)
{
    if (arguments.value(1) != u"--serve"_s)
        return runComparison(comparison, arguments);
    if (arguments.value(2) == u"bare"_s)
        return serveBare(arguments.value(3), comparison.targets);
    return serveLibrary(arguments.value(3), arguments.value(2) == u"kept"_s);
}

} // namespace sheria::bench
