#include "server/browse/words.h"

#include "server/http/language.h"

#include <array>

namespace sheria::browse {

namespace {

struct Saying
{
    Word word;
    QByteArrayView english;
    QByteArrayView french;
};

constexpr std::array Sayings{
    Saying{Word::Documentation, "Documentation", "Documentation"},
    Saying{Word::Formats, "Formats", "Formats"},
    Saying{Word::Raw, "Raw", "Brut"},
    Saying{Word::UseInAProgram, "Use it in a program", "L’utiliser dans un programme"},
    Saying{Word::TokenHint, "Put your token into the environment variable SHERIA_TOKEN.",
           "Placez votre jeton dans la variable d’environnement SHERIA_TOKEN."},
    Saying{Word::Copy, "Copy", "Copier"},
    Saying{Word::Copied, "Copied", "Copié"},
    Saying{Word::Headers, "Headers", "En-têtes"},
    Saying{Word::RequestHeaders, "Request", "Requête"},
    Saying{Word::ResponseHeaders, "Response", "Réponse"},
    Saying{Word::Answer, "Answer", "Réponse"},
    Saying{Word::Previous, "Previous page", "Page précédente"},
    Saying{Word::Next, "Next page", "Page suivante"},
    Saying{Word::Item, "item", "élément"},
    Saying{Word::Items, "items", "éléments"},
    Saying{Word::Bytes, "bytes", "octets"},
    Saying{Word::SignedInAs, "Signed in as", "Connecté en tant que"},
    Saying{Word::ExpandAll, "Expand all", "Tout déplier"},
    Saying{Word::CollapseAll, "Collapse all", "Tout replier"},
    Saying{Word::SkipToAnswer, "Skip to the answer", "Aller à la réponse"},
    Saying{Word::YouAreHere, "You are here", "Vous êtes ici"},
    Saying{Word::Binary, "This answer is a file.", "Cette réponse est un fichier."},
    Saying{Word::OpenIt, "Open it", "L’ouvrir"},
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

QByteArray say(Word word, Language language)
{
    for (const Saying &saying : Sayings) {
        if (saying.word == word)
            return (language == Language::French ? saying.french : saying.english).toByteArray();
    }
    Q_UNREACHABLE();
}

} // namespace sheria::browse
