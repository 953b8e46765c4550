// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/browse/page.h"

#include "server/browse/jsonview.h"
#include "server/http/message/problem.h"

#include <utility>

namespace sheria::browse {

using openapi::JsonTree;

namespace {

/// `url` without what a shell or a program could take for the end of a string.
QByteArray harmless(QByteArray url)
{
    return url.replace('\'', "%27").replace('"', "%22").replace('\\', "%5C").replace('`', "%60");
}

QByteArray text(QByteArrayView english, Language language)
{
    return escaped(say(english, language));
}

QByteArray pathOf(const Exchange &exchange)
{
    const qsizetype mark = exchange.target.indexOf('?');
    return mark < 0 ? exchange.target : exchange.target.first(mark);
}

/// Each step of the path leads to its own page.
QByteArray crumbs(const QByteArray &whole)
{
    QByteArray out;
    for (qsizetype at = whole.indexOf('/', 1), from = 1; from < whole.size();
         from = at + 1, at = whole.indexOf('/', from)) {
        if (at < 0)
            at = whole.size();
        const QByteArray step = escaped(
            QByteArray::fromPercentEncoding(whole.sliced(from, at - from)));
        if (at == whole.size())
            out += "<li aria-current=\"page\">" + step + "</li>";
        else
            out += "<li><a href=\"" + escaped(whole.first(at)) + "?format=browse\">" + step
                + "</a></li>";
    }
    return out;
}

QByteArray copyButton(const QByteArray &id, Language language)
{
    return "<button type=\"button\" class=\"copy\" data-copy=\"" + id + "\" data-done=\""
        + text("Copied", language) + "\" hidden>" + text("Copy", language) + "</button>";
}

QByteArray offers(const std::vector<Offer> &offers, Language language)
{
    if (offers.empty())
        return {};
    QByteArray out = "<p class=\"offers\"><span>" + text("Formats", language) + "</span>";
    for (const Offer &offer : offers)
        out += "<a href=\"" + escaped(offer.href) + "\">" + escaped(offer.name) + "</a>";
    return out + "</p>";
}

/// GET of `url` (absolute, ASCII) as JSON, as programs that can be run as they stand; the token comes
/// from the environment variable SHERIA_TOKEN.
QByteArray snippets(const QByteArray &url, Language language)
{
    QByteArray out;
    for (const QByteArray name : {"curl", "Python", "JavaScript"}) {
        const QByteArray id = "as-" + name.toLower();
        const QString path = QStringLiteral("browse/%1.txt").arg(QLatin1StringView(name.toLower()));
        const QByteArray code = filledTemplate(path, language, {{"url", harmless(url)}});
        out += "<input type=\"radio\" name=\"as\" id=\"" + id + "-tab\""
            + (out.isEmpty() ? " checked" : "") + "><label for=\"" + id + "-tab\">" + name
            + "</label><div class=\"code\"><pre id=\"" + id + "\" tabindex=\"0\">" + escaped(code)
            + "</pre>" + copyButton(id, language) + "</div>";
    }
    return out;
}

QByteArray fields(const std::vector<http::Header> &fields)
{
    QByteArray out;
    for (const http::Header &field : fields)
        out += "<dt>" + escaped(field.name) + "</dt><dd>" + escaped(field.value) + "</dd>";
    return out;
}

/// The neighbours of a page of a list; nothing for what is no list.
QByteArray paging(const Exchange &exchange, Language language)
{
    if (!exchange.body || !exchange.body->find("results"))
        return {};
    QByteArray out = "<nav class=\"paging\">";
    const auto link = [&](QByteArrayView member, QByteArrayView title, const char *rel) {
        const JsonTree *url = exchange.body->find(member);
        if (url && url->kind == JsonTree::Kind::String)
            out += "<a rel=\"" + QByteArray(rel) + "\" href=\""
                + escaped(linkFor(url->text, {exchange.base, exchange.api})) + "\">"
                + text(title, language) + "</a>";
    };
    link("previous", "Previous page", "prev");
    if (const JsonTree *count = exchange.body->find("count"))
        out += "<span>" + escaped(count->text) + ' '
            + text(count->text == "1" ? "item" : "items", language) + "</span>";
    link("next", "Next page", "next");
    return out + "</nav>";
}

QByteArray foldButton(const char *what, QByteArrayView title, Language language)
{
    return QByteArray("<button type=\"button\" class=\"fold\" data-fold=\"") + what + "\" hidden>"
        + text(title, language) + "</button>";
}

QByteArray answer(const Exchange &exchange, Language language)
{
    if (exchange.body)
        return "<div class=\"json\">" + jsonView(*exchange.body, {exchange.base, exchange.api})
            + "</div>";
    return "<p>" + text("This answer is a file.", language) + " <a href=\""
        + escaped(exchange.target) + "\">" + text("Open it", language) + "</a></p>";
}

} // namespace

QByteArray bar(const QByteArray &api, const QByteArray &account, const QByteArray &links,
               Language language)
{
    return filledTemplate(QStringLiteral("web/bar.html"), language,
                          {{"root", escaped(api.isEmpty() ? "/v3" : api)},
                           {"links", links},
                           {"account", escaped(account)}});
}

QByteArray withBar(QByteArray standalonePage, const QByteArray &target, const QByteArray &api,
                   const QByteArray &account, Language language)
{
    constexpr QByteArrayView EndOfHead = "</head>";
    constexpr QByteArrayView Body = "<body class=\"standalone\">";
    const qsizetype head = standalonePage.indexOf(EndOfHead);
    if (head < 0
        || !QByteArrayView(standalonePage).sliced(head + EndOfHead.size()).startsWith(Body))
        return standalonePage;
    const QByteArray data = "<a href=\"" + escaped(target) + (target.contains('?') ? "&amp;" : "?")
        + "format=browse\">" + text("Data of this text", language) + "</a>";
    standalonePage.insert(head + EndOfHead.size() + Body.size(), bar(api, account, data, language));
    return standalonePage.insert(head, "<style>" + identityStyle() + "</style>");
}

QByteArray page(const Exchange &exchange, Language language)
{
    const QByteArray url = exchange.base + exchange.target;
    const QByteArray path = pathOf(exchange);
    const QByteArray documentation = "<a href=\"" + escaped(exchange.api) + "/schema/swagger-ui\">"
        + text("Documentation", language) + "</a>";
    QByteArray summary;
    if (!exchange.summary.isEmpty())
        summary = "<h1 lang=\"en\">" + escaped(exchange.summary) + "</h1>";
    QByteArray fold;
    if (exchange.body)
        fold = foldButton("open", "Expand all", language)
            + foldButton("close", "Collapse all", language);
    return filledTemplate(QStringLiteral("browse/page.html"), language,
                          {{"path", escaped(path)},
                           {"bar", bar(exchange.api, exchange.account, documentation, language)},
                           {"scope", exchange.scope},
                           {"metadata", exchange.metadata},
                           {"crumbs", crumbs(path)},
                           {"summary", summary},
                           {"url", escaped(url)},
                           {"copy", copyButton("url", language)},
                           {"offers", offers(exchange.offers, language)},
                           {"snippets", snippets(url, language)},
                           {"request", fields(exchange.requestFields)},
                           {"response", fields(exchange.responseFields)},
                           {"quality", exchange.statusLine.startsWith('2') ? "good" : "bad"},
                           {"status", escaped(exchange.statusLine)},
                           {"size", QByteArray::number(exchange.bodyBytes)},
                           {"fold", fold},
                           {"paging", paging(exchange, language)},
                           {"answer", answer(exchange, language)}});
}

} // namespace sheria::browse
