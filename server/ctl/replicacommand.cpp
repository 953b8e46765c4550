// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replica/promotion.h"
#include "core/store/db/replicaqueries.h"
#include "core/store/file/libraryfile.h"
#include "server/ctl/command.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QString textOf(const store::ReplicaState &state)
{
    const QString url = QString::fromUtf8(state.primary);
    switch (state.role) {
    case store::ReplicaRole::Primary: return u"primary"_s;
    case store::ReplicaRole::Replica:
        return u"replica of %1, in step at %2"_s.arg(url, momentText(state.equalAt));
    case store::ReplicaRole::Replaced: return u"replaced by %1"_s.arg(url);
    }
    Q_UNREACHABLE();
}

Exit showReplica(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<void> {
        SHERIA_TRY(const store::ReplicaState state, store::replicaState(db));
        std::optional<qint64> revision;
        if (state.role == store::ReplicaRole::Replica) {
            SHERIA_TRY(revision, store::findPackOrigin(db, state.library));
        }
        printLine(
            given.wantsJson()
                ? json::object("role", enumName(state.role), "epoch", state.epoch, "primary",
                               json::orNull(QByteArrayView(state.primary)), "revision", revision,
                               "in_step_at", state.equalAt)
                : u"%1; epoch %2%3"_s.arg(textOf(state))
                      .arg(state.epoch)
                      .arg(revision ? u"; revision %1 of the primary"_s.arg(*revision) : QString())
                      .toUtf8());
        return {};
    });
}

QByteArray webhookJson(const replica::TakenWebhook &webhook)
{
    return json::object("url", webhook.url, "is_paused", webhook.isPaused);
}

Exit promoteReplica(Arguments &given)
{
    return given.change([&given](Library &library, store::Database &) -> Result<void> {
        SHERIA_TRY(const replica::Promotion done,
                   replica::promote(library.writer(), library.clock(), library.trust()));
        if (given.wantsJson()) {
            printLine(json::object("epoch", done.epoch, "former", done.former, "webhooks",
                                   json::list(done.webhooks, webhookJson)));
            return {};
        }
        printLine(u"primary of epoch %1, in place of %2"_s.arg(done.epoch)
                      .arg(QString::fromUtf8(done.former))
                      .toUtf8());
        for (const replica::TakenWebhook &webhook : done.webhooks)
            printLine("webhook " + webhook.url
                      + (webhook.isPaused
                             ? ": paused; set its secret and headers again, then resume it"
                             : ": registered"));
        return {};
    });
}

constexpr Command ReplicaTable[] = {
    {"status", showReplica},
    {"promote", promoteReplica},
};

} // namespace

const std::span<const Command> ReplicaActions(ReplicaTable);

} // namespace sheria::ctl
