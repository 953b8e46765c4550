// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/pages.h"

#include <algorithm>

namespace sheria::akn {

namespace {

constexpr char PageBreak = '\f';
constexpr QByteArrayView AnchorStart = "page-";
constexpr const char *PageElement = "page";
constexpr qsizetype MostDigits = 9;

bool isNumber(QByteArrayView text)
{
    return !text.isEmpty() && text.size() <= MostDigits && text.front() != '0'
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

int countPages(QByteArrayView text)
{
    return text.isEmpty() ? 0 : int(std::count(text.begin(), text.end(), PageBreak)) + 1;
}

std::vector<Provision> pageProvisions(QByteArrayView text)
{
    std::vector<Provision> pages(std::size_t(countPages(text)));
    qsizetype start = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const qsizetype found = text.indexOf(PageBreak, start);
        Provision &page = pages[i];
        page.element = PageElement;
        page.eId = pageAnchor(QByteArray::number(qint64(i) + 1));
        page.component = "main";
        page.textStart = start;
        page.textEnd = found < 0 ? text.size() : found;
        start = page.textEnd + 1;
    }
    return pages;
}

bool isPage(const Provision &provision)
{
    return provision.element == PageElement;
}

QByteArray pageAnchor(QByteArrayView number)
{
    return isNumber(number) ? AnchorStart.toByteArray().append(number) : QByteArray();
}

QByteArray pageNumber(QByteArrayView anchor)
{
    if (!anchor.startsWith(AnchorStart))
        return {};
    const QByteArrayView number = anchor.sliced(AnchorStart.size());
    return isNumber(number) ? number.toByteArray() : QByteArray();
}

} // namespace sheria::akn
