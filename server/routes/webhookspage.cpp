#include "server/routes/webhookspage.h"

#include "server/browse/markup.h"
#include "server/http/language.h"
#include "server/routes/pagetemplate.h"

static void initializeResources() // The macro wants to stand outside of namespaces.
{
    Q_INIT_RESOURCE(webhookspage);
}

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

using browse::escaped;

/// What the page says, in one language.
struct WebhookWords
{
    QByteArray language;
    QString title, about, url, add, remove, none, back, tooOld, paused, gone, failing, isSigned;
};

const WebhookWords &wordsFor(const QByteArray &language)
{
    static const WebhookWords english{
        "en",
        u"Webhooks"_s,
        u"Each URL is told by a POST when a work expression is created, updated or deleted."_s,
        u"Webhook URL"_s,
        u"Add"_s,
        u"Delete"_s,
        u"No webhook is registered."_s,
        u"Back to the API"_s,
        u"The page was too old. Please try again."_s,
        u"paused"_s,
        u"gone (410)"_s,
        u"failing since %1"_s,
        u"signed"_s};
    static const WebhookWords french{
        "fr",
        u"Webhooks"_s,
        u"Chaque URL reçoit un POST quand une expression d’une œuvre est créée, "
        "modifiée ou supprimée."_s,
        u"URL du webhook"_s,
        u"Ajouter"_s,
        u"Supprimer"_s,
        u"Aucun webhook n’est enregistré."_s,
        u"Retour à l’API"_s,
        u"La page était trop ancienne. Veuillez réessayer."_s,
        u"en pause"_s,
        u"disparu (410)"_s,
        u"en échec depuis %1"_s,
        u"signé"_s};
    return language == "fr" ? french : english;
}

QString stateText(const store::Endpoint &endpoint, const WebhookWords &words)
{
    QStringList parts;
    if (endpoint.state == store::EndpointState::Paused)
        parts << words.paused;
    if (endpoint.state == store::EndpointState::Gone)
        parts << words.gone;
    if (endpoint.failingSince.isValid())
        parts << words.failing.arg(
            endpoint.failingSince.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s));
    if (!endpoint.secret.isEmpty())
        parts << words.isSigned;
    return parts.join(u", "_s);
}

QByteArray listHtml(const WebhooksPage &page, const WebhookWords &words)
{
    if (page.endpoints.empty())
        return "<p class=\"none\">" + escaped(words.none) + "</p>";
    QByteArray out = "<ul>";
    for (const store::Endpoint &endpoint : page.endpoints) {
        const QByteArray url = escaped(QString::fromUtf8(endpoint.url));
        out += filledTemplate(u":/webhookspage/entry.html"_s,
                              {{"key", escaped(QString::fromUtf8(page.key))},
                               {"id", QByteArray::number(endpoint.id)},
                               {"url", url},
                               {"state", escaped(stateText(endpoint, words))},
                               {"delete", escaped(words.remove)}});
    }
    return out + "</ul>";
}

QByteArray noticeHtml(const WebhooksPage &page, const WebhookWords &words)
{
    const QString text = page.isTooOld ? words.tooOld : page.refusal;
    return text.isEmpty()
        ? QByteArray()
        : QByteArray("<p class=\"notice\" role=\"alert\">" + escaped(text) + "</p>");
}

} // namespace

http::Response webhooksResponse(const WebhooksPage &page)
{
    initializeResources();
    const QByteArray language = http::chooseLanguage(page.acceptLanguage, {"en", "fr"});
    const WebhookWords &words = wordsFor(language);
    return formPageResponse(u":/webhookspage/webhooks.html"_s, words.language,
                            {{"title", escaped(words.title)},
                             {"about", escaped(words.about)},
                             {"notice", noticeHtml(page, words)},
                             {"key", escaped(QString::fromUtf8(page.key))},
                             {"label", escaped(words.url)},
                             {"entered", escaped(page.entered)},
                             {"add", escaped(words.add)},
                             {"list", listHtml(page, words)},
                             {"back", escaped(words.back)}});
}

} // namespace sheria::routes
