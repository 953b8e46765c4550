// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "server/http/connection/forwarded.h"
#include "server/http/log/metrics.h"
#include "server/http/message/limits.h"
#include "server/http/message/message.h"
#include "server/http/routing/router.h"

#include <QByteArrayList>

#include <functional>

namespace sheria::http {

/// How a server behaves, apart from its routes.
struct ServerOptions
{
    Limits limits;
    int workers = 0; ///< Threads that run handlers; 0: as many as the machine suggests.

    /// True for a request whose answer takes seconds. Such requests have workers of their own, so
    /// that others do not wait for them. Called on the I/O thread, after Request::readTarget().
    /// Null: there are none.
    std::function<bool(const Request &)> isSlow;
    int slowWorkers = 2; ///< As many are at work at once; a long PDF takes a processor for itself.

    /// Names, besides those of the loopback interface, that Host may carry; without port.
    QByteArrayList allowedHosts;
    /// Where clients reach the server through a proxy, "https://law.example"; empty: as Host says. Links
    /// in answers to such clients begin with it, and its host is allowed.
    QByteArray publicBase;
    TrustedProxies proxies; ///< Whose word on the client is taken.
    SignInFields signIn;    ///< How they say whom they have signed in.
    /// An account that such a proxy names, and that is not there, is made.
    bool createsAccounts = false;
    int socketMode = 0660; ///< Permissions of a Unix socket.
    /// Origins ("https://desk.example") whose pages may do what the server's own may, or "*": pages
    /// of all origins may read. Empty: no foreign page may read an answer.
    QByteArrayList allowedOrigins;

    /// Where people read what AI tools are given, the beginning of "…/akn/za/act/1998/55/eng@2014-01-17";
    /// empty: this server's own pages.
    QByteArray readerBase;

    /// The name of the cookie that holds a browser's session: one for each library, since browsers send
    /// a cookie to every port of this computer. Empty: SessionCookie.
    QByteArray sessionCookie;

    /// How many requests of one account, or from one address by nobody who is let in, are answered in a
    /// minute; beyond: 429. 0: as many as come.
    int requestsPerMinute = 0;

    /// The receivers of the webhook laboratory answer whoever asks; false: there are none.
    bool hasLaboratory = false;

    /// Called by a worker for each answer it has made, before the answer goes on. It may wait. Null: nothing is.
    std::function<void(const Request &)> beforeAnswer;

    /// Fields, each with its CRLF, that are added to every answer as it is sent, also to one that was kept.
    /// Called on the I/O thread, so it must be quick. Null: there are none.
    std::function<QByteArray()> moreFields;

    MakeWorkerContext makeContext; ///< Null: handlers get an empty WorkerContext.

    /// A number that changes whenever any answer could: with the library, the accounts, the day.
    /// Cheap, and called on the I/O thread. Null: nothing is cached.
    std::function<quint64()> revision;
    qint64 cacheBytes = 32LL * 1024 * 1024;

    Metrics *metrics = nullptr;   ///< Where it counts; null: its own. Not owned.
    const Clock *clock = nullptr; ///< For Date and the log; null: the system's. Not owned.
};

} // namespace sheria::http
