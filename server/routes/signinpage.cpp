#include "server/routes/signinpage.h"

#include "server/browse/markup.h"
#include "server/http/language.h"
#include "server/routes/pagetemplate.h"

static void initializeResources() // The macro wants to stand outside of namespaces.
{
    Q_INIT_RESOURCE(signin);
}

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

using browse::escaped;

/// What the page says, in one language.
struct SignInWords
{
    QByteArray language;
    QString title, signedInAs, account, password, token, byToken, signIn, signOut, goOn;
    QString wrong, disabled, tooSoon, formTooOld, linkUsed, signedOut;
};

const SignInWords &signInWordsFor(const QByteArray &language)
{
    static const SignInWords english{
        "en",
        u"Sign in"_s,
        u"Signed in as %1"_s,
        u"Account"_s,
        u"Password"_s,
        u"Token"_s,
        u"Use an API token instead"_s,
        u"Sign in"_s,
        u"Sign out"_s,
        u"Go on"_s,
        u"That did not match. Check what you typed."_s,
        u"This account is disabled."_s,
        u"Too many attempts. Try again in %1 s."_s,
        u"The page was too old. Please try again."_s,
        u"This link was used already, or is too old. Open the browser from Sheria again."_s,
        u"You are signed out."_s};
    static const SignInWords french{
        "fr",
        u"Se connecter"_s,
        u"Connecté en tant que %1"_s,
        u"Compte"_s,
        u"Mot de passe"_s,
        u"Jeton"_s,
        u"Utiliser plutôt un jeton d’API"_s,
        u"Se connecter"_s,
        u"Se déconnecter"_s,
        u"Continuer"_s,
        u"Identifiants incorrects. Vérifiez votre saisie."_s,
        u"Ce compte est désactivé."_s,
        u"Trop de tentatives. Réessayez dans %1 s."_s,
        u"La page était trop ancienne. Veuillez réessayer."_s,
        u"Ce lien a déjà servi ou est trop ancien. Ouvrez de nouveau le navigateur depuis Sheria."_s,
        u"Vous êtes déconnecté."_s};
    return language == "fr" ? french : english;
}

QString noticeText(const SignInPage &page, const SignInWords &words)
{
    switch (page.notice) {
    case SignInNotice::None: return {};
    case SignInNotice::Wrong: return words.wrong;
    case SignInNotice::Disabled: return words.disabled;
    case SignInNotice::TooSoon: return words.tooSoon.arg(page.wait.count());
    case SignInNotice::FormTooOld: return words.formTooOld;
    case SignInNotice::LinkUsed: return words.linkUsed;
    case SignInNotice::SignedOut: return words.signedOut;
    }
    Q_UNREACHABLE();
}

QByteArray noticeHtml(const SignInPage &page, const SignInWords &words)
{
    const QString text = noticeText(page, words);
    if (text.isEmpty())
        return {};
    const bool isGood = page.notice == SignInNotice::SignedOut;
    return QByteArray("<p class=\"notice ")
        + (isGood ? "good\" role=\"status\">" : "bad\" role=\"alert\">") + escaped(text) + "</p>";
}

QByteArray bodyHtml(const SignInPage &page, const SignInWords &words)
{
    if (!page.signedInAs.isEmpty())
        return filledTemplate(u":/signin/signedin.html"_s,
                              {{"key", escaped(page.key)},
                               {"next", escaped(page.next)},
                               {"go", escaped(words.goOn)},
                               {"act", escaped(words.signOut)}});
    return filledTemplate(u":/signin/form.html"_s,
                          {{"key", escaped(page.key)},
                           {"next", escaped(page.next)},
                           {"account", escaped(words.account)},
                           {"name", escaped(page.name)},
                           {"password", escaped(words.password)},
                           {"token", escaped(words.token)},
                           {"byToken", escaped(words.byToken)},
                           {"act", escaped(words.signIn)}});
}

} // namespace

http::Response signInResponse(const SignInPage &page)
{
    initializeResources();
    const QByteArray language = http::chooseLanguage(page.acceptLanguage, {"en", "fr"});
    const SignInWords &words = signInWordsFor(language);
    const QString title = page.signedInAs.isEmpty() ? words.title
                                                    : words.signedInAs.arg(page.signedInAs);
    return formPageResponse(u":/signin/signin.html"_s, words.language,
                            {{"title", escaped(title)},
                             {"notice", noticeHtml(page, words)},
                             {"body", bodyHtml(page, words)}});
}

} // namespace sheria::routes
