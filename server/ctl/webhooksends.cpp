// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/retry.h"
#include "core/store/webhooks/labreceivers.h"
#include "core/webhooks/forward.h"
#include "core/webhooks/lab/deliveryexport.h"
#include "core/webhooks/lab/reaction.h"
#include "core/webhooks/message.h"
#include "core/webhooks/schedule.h"
#include "server/ctl/command.h"
#include "server/routes/webhookrelay.h"

#include <QFile>
#include <QLoggingCategory>

#include <chrono>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::Delivery;
using store::LabReceiver;

/// "0.5", "2": times faster than recorded. Nothing: no such number.
std::optional<double> speedOf(const QString &text)
{
    bool isNumber = false;
    const double speed = text.toDouble(&isNumber);
    return isNumber && speed >= 0.01 && speed <= 10'000 ? std::optional(speed) : std::nullopt;
}

QByteArray receiverLine(const LabReceiver &receiver)
{
    QByteArray line = receiver.name + ": ";
    line += receiver.forward.isEmpty() ? QByteArray::number(receiver.status)
                                       : QByteArray("forwards to " + receiver.forward);
    if (receiver.delayMs > 0)
        line += " after " + webhooks::durationText(std::chrono::milliseconds(receiver.delayMs));
    return line;
}

/// A file that --body-file names.
Result<QByteArray> bodyIn(const QString &path)
{
    constexpr qint64 MaxBodyFileBytes = 1024LL * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound, u"%1 cannot be read"_s.arg(path)};
    return file.read(MaxBodyFileBytes);
}

Result<LabReceiver> receiverFrom(const Arguments &given)
{
    LabReceiver receiver;
    receiver.name = given.word().toUtf8();
    receiver.status = given.number(u"status"_s, receiver.status);
    for (const QString &field : given.values(u"header"_s)) {
        if (field.contains(u'\n'))
            return Error{ErrorCode::InvalidArgument, u"a header is one line"_s};
        receiver.fields += field.toUtf8() + '\n';
    }
    receiver.body = given.bytes(u"body"_s);
    if (given.has(u"body-file"_s)) {
        SHERIA_TRY(receiver.body, bodyIn(given.value(u"body-file"_s)));
    }
    if (given.has(u"delay"_s)) {
        SHERIA_TRY(const auto delay, webhooks::parseDuration(given.bytes(u"delay"_s)));
        receiver.delayMs = delay.count();
    }
    receiver.forward = given.bytes(u"forward"_s);
    return receiver;
}

} // namespace

Exit runWebhooksReplay(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    webhooks::ReplayOptions options;
    options.speed = given.has(u"real-time"_s) ? 1 : 0;
    if (given.has(u"speed"_s)) {
        const auto speed = speedOf(given.value(u"speed"_s));
        if (!speed)
            return given.refuse(u"--speed must be a number from 0.01 to 10000."_s);
        options.speed = *speed;
    }
    options.stop = stopToken();
    options.called = [&given](const Delivery &delivery) {
        printLine(given.wantsJson() ? webhooks::deliveryJson(delivery)
                                    : "entry " + QByteArray::number(delivery.number) + ' '
                          + outcomeLine(delivery));
    };
    return given.run([&]() -> Result<Exit> {
        SHERIA_TRY(options.to, webhooks::parseEndpointUrl(given.value(u"to"_s)));
        SHERIA_TRY(const webhooks::Recording recording, webhooks::readRecording(given.word()));
        const SystemClock clock;
        const webhooks::ReplayReport report = webhooks::replay(recording, options, clock);
        say(u"%1 delivered, %2 failed, %3 entries of other methods left out"_s.arg(report.delivered)
                .arg(report.failed)
                .arg(recording.skipped));
        if (report.wasStopped)
            return Exit::Stopped;
        return report.failed == 0 ? Exit::Done : Exit::Findings;
    });
}

Exit runWebhooksRelay(Arguments &given)
{
    return given.run([&given]() -> Result<void> {
        routes::WebhookRelay::Options options;
        SHERIA_TRY(options.to, webhooks::parseEndpointUrl(given.value(u"to"_s)));
        options.port = quint16(given.number(u"port"_s, 0));
        for (const QString &host : given.values(u"host"_s))
            options.hosts << host.toUtf8();
        options.relayed = [isJson = given.wantsJson()](const QByteArray &target,
                                                       const Delivery &made) {
            printLine(isJson ? webhooks::deliveryJson(made)
                             : "POST " + target + ' ' + outcomeLine(made));
        };
        QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s); // Its own lines say it.
        SHERIA_TRY(const auto relay, routes::WebhookRelay::start(std::move(options)));
        printLine("listening on " + relay->address());
        while (net::waitFor(std::chrono::hours(1), stopToken())) {}
        return {};
    });
}

Exit runWebhooksReceivers(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<void> {
        for (const webhooks::Preset &preset : webhooks::presets()) {
            if (!given.has(u"defined"_s) && !given.wantsJson())
                printLine(preset.name.toByteArray() + ": " + preset.description.toByteArray());
        }
        return printRows(given, store::listLabReceivers(db), webhooks::receiverJson, receiverLine);
    });
}

Exit runWebhooksReceiver(Arguments &given)
{
    return given.change([&given](Library &library, store::Database &) -> Result<void> {
        if (given.has(u"remove"_s))
            return library.writer().write([&given](store::Database &db) {
                return store::removeLabReceiver(db, given.word().toUtf8());
            });
        SHERIA_TRY(const LabReceiver asked, receiverFrom(given));
        SHERIA_TRY(const LabReceiver receiver, webhooks::putReceiver(library.writer(), asked));
        printLine(given.wantsJson() ? webhooks::receiverJson(receiver) : receiverLine(receiver));
        return {};
    });
}

} // namespace sheria::ctl
