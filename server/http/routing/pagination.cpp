// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/routing/pagination.h"

#include "server/http/message/problem.h"

#include <algorithm>

namespace sheria::http {

namespace {

QByteArray urlOfPage(const Request &request, qint64 number)
{
    const QByteArray page = number > 1 ? QByteArray::number(number) : QByteArray();
    const QByteArray query = request.query.with("page", page).encoded();
    return absoluteUrl(request) + (query.isEmpty() ? QByteArray() : '?' + query);
}

QByteArray stringOrNull(const QByteArray &text)
{
    return text.isEmpty() ? QByteArray("null") : jsonString(text);
}

} // namespace

std::optional<Page> Page::of(const Query &query, const PageRule &rule, qint64 count)
{
    Page page;
    page.count = count;
    const qint64 wanted = parseDigits(query.value("page_size")).value_or(0);
    page.size = wanted > 0 ? std::min(wanted, rule.maxSize) : rule.defaultSize;
    const QByteArray name = query.value("page");
    if (name.isEmpty())
        return page;
    const qint64 number = name == "last" ? page.last() : parseDigits(name).value_or(0);
    if (number < 1 || number > page.last())
        return std::nullopt;
    page.number = number;
    return page;
}

QByteArray absoluteUrl(const Request &request)
{
    return request.base + request.rawPath;
}

PageLinks pageLinks(const Request &request, const Page &page)
{
    PageLinks links;
    if (page.number < page.last())
        links.next = urlOfPage(request, page.number + 1);
    if (page.number > 1)
        links.previous = urlOfPage(request, page.number - 1);
    return links;
}

void addPageLinks(Response &response, const Request &request, const Page &page)
{
    const PageLinks links = pageLinks(request, page);
    response.addLink(urlOfPage(request, 1), "first");
    if (!links.previous.isEmpty())
        response.addLink(links.previous, "prev");
    if (!links.next.isEmpty())
        response.addLink(links.next, "next");
    response.addLink(urlOfPage(request, page.last()), "last");
}

Envelope listEnvelope(const Request &request, const Page &page, QByteArrayView more)
{
    const PageLinks links = pageLinks(request, page);
    QByteArray before = "{\"count\":" + QByteArray::number(page.count);
    before += ",\"next\":" + stringOrNull(links.next);
    before += ",\"previous\":" + stringOrNull(links.previous) + ",\"results\":";
    return {std::move(before), more.toByteArray() + '}'};
}

} // namespace sheria::http
