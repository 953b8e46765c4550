#pragma once

#include "server/http/message.h"

#include <QByteArray>
#include <QString>

#include <chrono>

namespace sheria::routes {

/// What the page to sign in says above its form.
enum class SignInNotice {
    None,
    Wrong,      ///< Account and password do not match, or the token is none.
    Disabled,   ///< The account is disabled.
    TooSoon,    ///< Too many attempts.
    FormTooOld, ///< The form was not one of ours, or is too old.
    LinkUsed,   ///< A link to sign in was used before, or is too old.
    SignedOut,
};

/// The page on which browsers sign in, or see who they are signed in as.
struct SignInPage
{
    QByteArray acceptLanguage; ///< As the browser sent it.
    QByteArray key;            ///< What the form sends back; see Doorkeeper::formKey().
    QByteArray next = "/v3";   ///< Where it leads; an address of ours.
    SignInNotice notice = SignInNotice::None;
    std::chrono::seconds wait{0}; ///< With TooSoon.
    QString name;                 ///< Put into the form: what was tried before.
    QString signedInAs = {};      ///< Not empty: the page to sign out.
};

/// The page, in the browser's language where that is one of ours; nothing of it comes from elsewhere,
/// and no script may run in it.
http::Response signInResponse(const SignInPage &page);

} // namespace sheria::routes
