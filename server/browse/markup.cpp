#include "server/browse/markup.h"

#include "server/http/negotiate.h"

#include <QFile>

#include <array>

static void initializeResources() // The macro wants to stand outside of namespaces.
{
    Q_INIT_RESOURCE(pages);
}

namespace sheria::browse {

namespace {

struct Translation
{
    QByteArrayView english;
    QByteArrayView french;
};

constexpr std::array Translations{
    // The pages of answers
    Translation{"Formats", "Formats"},
    Translation{"Documentation", "Documentation"},
    Translation{"Use it in a program", "L’utiliser dans un programme"},
    Translation{"Put your token into the environment variable SHERIA_TOKEN.",
                "Placez votre jeton dans la variable d’environnement SHERIA_TOKEN."},
    Translation{"Copy", "Copier"},
    Translation{"Copied", "Copié"},
    Translation{"Headers", "En-têtes"},
    Translation{"Request", "Requête"},
    Translation{"Response", "Réponse"},
    Translation{"Answer", "Réponse"},
    Translation{"Previous page", "Page précédente"},
    Translation{"Next page", "Page suivante"},
    Translation{"item", "élément"},
    Translation{"items", "éléments"},
    Translation{"bytes", "octets"},
    Translation{"Signed in as", "Connecté en tant que"},
    Translation{"Expand all", "Tout déplier"},
    Translation{"Collapse all", "Tout replier"},
    Translation{"Skip to the answer", "Aller à la réponse"},
    Translation{"You are here", "Vous êtes ici"},
    Translation{"This answer is a file.", "Cette réponse est un fichier."},
    Translation{"Open it", "L’ouvrir"},
    // The page to sign in
    Translation{"Sign in", "Se connecter"},
    Translation{"Signed in as %1", "Connecté en tant que %1"},
    Translation{"Account", "Compte"},
    Translation{"Password", "Mot de passe"},
    Translation{"Token", "Jeton"},
    Translation{"Use an API token instead", "Utiliser plutôt un jeton d’API"},
    Translation{"Sign out", "Se déconnecter"},
    Translation{"Go on", "Continuer"},
    Translation{"That did not match. Check what you typed.",
                "Identifiants incorrects. Vérifiez votre saisie."},
    Translation{"This account is disabled.", "Ce compte est désactivé."},
    Translation{"Too many attempts. Try again in %1 s.",
                "Trop de tentatives. Réessayez dans %1 s."},
    Translation{"The page was too old. Please try again.",
                "La page était trop ancienne. Veuillez réessayer."},
    Translation{"This link was used already, or is too old. Open the browser from Sheria again.",
                "Ce lien a déjà servi ou est trop ancien. Ouvrez de nouveau le navigateur depuis "
                "Sheria."},
    Translation{"You are signed out.", "Vous êtes déconnecté."},
    // The page of webhooks
    Translation{"Webhooks", "Webhooks"},
    Translation{"Each URL is told by a POST when a work expression is created, updated or deleted.",
                "Chaque URL reçoit un POST quand une expression d’une œuvre est créée, modifiée ou "
                "supprimée."},
    Translation{"Webhook URL", "URL du webhook"},
    Translation{"Add", "Ajouter"},
    Translation{"Delete", "Supprimer"},
    Translation{"No webhook is registered.", "Aucun webhook n’est enregistré."},
    Translation{"Back to the API", "Retour à l’API"},
    Translation{"paused", "en pause"},
    Translation{"gone (410)", "disparu (410)"},
    Translation{"failing since %1", "en échec depuis %1"},
    Translation{"signed", "signé"},
};

} // namespace

Language chooseLanguage(QByteArrayView value)
{
    return http::chooseLanguage(value, {"en", "fr"}) == "fr" ? Language::French : Language::English;
}

QByteArrayView languageCode(Language language)
{
    return language == Language::French ? "fr" : "en";
}

QByteArray say(QByteArrayView english, Language language)
{
    for (const Translation &each : Translations) {
        if (language == Language::French && each.english == english)
            return each.french.toByteArray();
    }
    return english.toByteArray();
}

QByteArray escaped(const QString &text)
{
    return text.toHtmlEscaped().toUtf8().replace('\'', "&#39;");
}

QByteArray escaped(QByteArrayView utf8)
{
    return escaped(QString::fromUtf8(utf8));
}

QByteArray filledTemplate(const QString &path, Language language, const TemplateFields &fields)
{
    initializeResources();
    QFile file(QStringLiteral(":/pages/") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the program lacks its page %s", qUtf8Printable(path));
    const QByteArray text = file.readAll();
    QByteArray out;
    qsizetype at = 0;
    for (qsizetype open = text.indexOf("{{"); open >= 0; open = text.indexOf("{{", at)) {
        const qsizetype close = text.indexOf("}}", open);
        const QByteArrayView name = QByteArrayView(text).sliced(open + 2, close - open - 2);
        out += QByteArrayView(text).sliced(at, open - at);
        if (name == "lang")
            out += languageCode(language);
        else if (name.startsWith('_'))
            out += escaped(say(name.sliced(1), language));
        for (const auto &[field, value] : fields) {
            if (field == name)
                out += value;
        }
        at = close + 2;
    }
    return out + QByteArrayView(text).sliced(at);
}

} // namespace sheria::browse
