// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/http/message/headers.h"
#include "server/http/message/message.h"

#include <QByteArray>

#include <functional>

namespace sheria::http {

/// What a client shows to be let in.
struct Credentials
{
    enum class Kind {
        Token,   ///< `Authorization: Token …` or `Bearer …`; they mean the same.
        Session, ///< A cookie.
        User,    ///< A proxy that is trusted says who it is; `secret` is the name.
    };

    Kind kind = Kind::Token;
    QByteArray secret;      ///< Never logged, never stored as it is.
    QByteArray groups = {}; ///< Of Kind::User, separated by commas.
    QByteArray client = {}; ///< The same: its address.
};

/// Name of the session cookie that API clients send.
/// Source: server/API.md section 0.2, C9.
inline constexpr QByteArrayView SessionCookie = "sessionid";

/// The session cookie of a request: the one called `own`, which this server gives to browsers, else
/// SessionCookie, which other servers on this computer give to the same browser. Null: there is none.
QByteArrayView sessionIn(const RequestHeaders &headers, QByteArrayView own);

/// The credentials of a request: of the Authorization header when it has one of the two schemes
/// (in any case), else the session cookie.
/// Errors: Unauthorized, with the text that clients of the reference know, for no credentials and
/// for a scheme with no token or one with blanks. Another scheme counts as none.
Result<Credentials> credentialsOf(const RequestHeaders &headers, QByteArrayView sessionCookie = {});

/// The credentials of a request: as above, but whom a proxy has signed in comes before a cookie.
Result<Credentials> credentialsOf(const Request &request);

/// Who asks.
struct Identity
{
    qint64 account = 0; ///< The access layer's id of the account.
    QByteArray name;    ///< Its account's name, for the log and the desk; UTF-8.
    bool admin = false;
    /// What it may see, in the words of the access layer: opaque here; empty: everything.
    QByteArray scope = {};
    bool readsDecisions = false; ///< Has the permission that the decisions API asks for.
    QByteArray tokenName = {}; ///< Of the token it showed, or began its session with; may be empty.
};

/// Turns credentials into an identity: looks the secret up, compares it in constant time.
/// Errors: Unauthorized with "Invalid token." or "User inactive or deleted."; Forbidden.
///
/// Thread: called on worker threads, each with its own context.
using AuthenticationCallback =
    std::function<Result<Identity>(const Credentials &credentials, WorkerContext &context)>;

} // namespace sheria::http
