#include "core/base/clock.h"
#include "core/library/library.h"
#include "server/ctl/command.h"
#include "server/ctl/output.h"
#include "server/ctl/signals.h"
#include "server/routes/apiserver.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

constexpr qsizetype ShortToken = 16;

/// Lets the given token in, or makes the first one and returns it, to be shown.
Result<std::optional<QByteArray>> prepareToken(access::Doorkeeper &doorkeeper, const QString &given)
{
    if (given.isEmpty())
        return doorkeeper.firstToken();
    SHERIA_CHECK(doorkeeper.acceptToken(u"sheriactl serve"_s, given.toUtf8()));
    if (given.size() < ShortToken)
        say(u"The token is short: programs on this computer could guess it."_s);
    return std::optional<QByteArray>();
}

Result<void> serve(const QString &path, quint16 port, const QString &token)
{
    const SystemClock clock;
    SHERIA_TRY(const auto library, Library::open(path, Library::Mode::OpenOrCreate, clock));
    routes::ApiServer api(*library);
    SHERIA_TRY(const std::optional<QByteArray> madeToken, prepareToken(api.doorkeeper(), token));
    SHERIA_CHECK(api.server().start(port));
    printLine("listening on " + api.address());
    if (madeToken)
        printLine("token: " + *madeToken);

    const std::stop_callback quit(stopToken(), [] {
        QMetaObject::invokeMethod(
            qApp, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
    });
    QCoreApplication::exec();
    return {};
}

std::optional<quint16> portFrom(const QString &text)
{
    bool isNumber = false;
    const ushort port = text.toUShort(&isNumber);
    return isNumber ? std::optional<quint16>(port) : std::nullopt;
}

} // namespace

Exit runServe(const QStringList &arguments)
{
    Arguments given(
        u"serve"_s,
        u"Answers the API from a library, to programs on this computer, until it is stopped "
        "(Ctrl+C, SIGTERM).\n\n"
        "The first line on stdout is 'listening on http://127.0.0.1:PORT'. When the library "
        "has no token yet and none is given, one is made and printed once: 'token: …'."_s);
    given.addOption(u"library"_s, u"FILE"_s, u"The library; made when it does not exist."_s);
    given.addOption(u"port"_s, u"N"_s, u"The port; 0 picks a free one."_s);
    given.addOption(u"token"_s, u"TOKEN"_s,
                    u"A token to let clients in by, kept as a hash only."_s);
    if (const auto ended = given.parse(arguments))
        return *ended;
    for (const QString &name : {u"library"_s, u"port"_s}) {
        if (const auto ended = given.require(name))
            return *ended;
    }
    const std::optional<quint16> port = portFrom(given.value(u"port"_s));
    if (!port)
        return given.refuse(
            u"--port wants a number from 0 to 65535, not '%1'."_s.arg(given.value(u"port"_s)));
    if (const Result<void> served = serve(given.value(u"library"_s), *port,
                                          given.value(u"token"_s));
        !served) {
        complain(served.error());
        return exitFor(served.error().code);
    }
    return Exit::Done;
}

} // namespace sheria::ctl
