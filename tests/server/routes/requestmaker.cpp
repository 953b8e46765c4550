// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/requestmaker.h"

#include "tests/server/routes/apiclient.h"

#include <QRegularExpression>
#include <QSet>

#include <array>

namespace sheria::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array Known = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"};
constexpr std::array Foreign = {"TRACE", "CONNECT", "BREW", "get", "PROPFIND", "G"};
constexpr std::array Suffixes = {"",
                                 ".json",
                                 ".xml",
                                 ".html",
                                 ".pdf",
                                 ".epub",
                                 ".zip",
                                 ".txt",
                                 "/",
                                 "/toc",
                                 "/toc.json",
                                 "/media",
                                 "/~sec_1",
                                 "/timeline.json",
                                 "/commencements.json",
                                 "/!main",
                                 "/!schedule1~sec_1.html",
                                 "@",
                                 "@2010-01-01",
                                 ":2010-01-01",
                                 ":9999-99-99",
                                 "/eng",
                                 "/fra@",
                                 "/xyz"};
constexpr std::array Pieces = {"%00",    "%2e%2e/", "/../", "//", "%ff", "%F0%9F%8C%B3", "~", "!",
                               "@",      ":",       "%25",  "*",  "'",   "%0d%0a",       ";", "&",
                               "=",      "?",       "+",    "%",  "%zz", "akn/",         ".", "..",
                               "%2f",    "<b>",     "\"",   "\\", "{",   "\x01",         " ", "#x",
                               "%C3%28", "null",    "-1"};
constexpr std::array Parameters = {"page=2",
                                   "page=last",
                                   "page=0",
                                   "page=99999999999999999999",
                                   "page_size=1",
                                   "page_size=-3",
                                   "format=xml",
                                   "format=json",
                                   "format=html",
                                   "format=x",
                                   "principal=true",
                                   "principal=maybe",
                                   "commenced=false",
                                   "repealed=1",
                                   "standalone=1",
                                   "coverpage=1",
                                   "resolver=none",
                                   "media-url=//evil/",
                                   "created_at__gte=2020-01-01",
                                   "updated_at__lte=2999-12-31T23:59:59.999Z",
                                   "updated_at=yesterday",
                                   "resolver=%22%3E%3Cb%3E",
                                   "=",
                                   "&&&",
                                   "a",
                                   "page=1&page=2"};
constexpr std::array Fields = {"Accept: */*",
                               "Accept: application/json",
                               "Accept: text/html",
                               "Accept: application/pdf",
                               "Accept: text/html;q=0.1, application/xml;q=0.9, */*;q=0",
                               "Accept: ;;,q=,/",
                               "Accept: image/x",
                               "Accept-Encoding: gzip",
                               "Accept-Encoding: gzip;q=0, identity;q=0",
                               "Accept-Encoding: zstd, br",
                               "If-None-Match: *",
                               "If-None-Match: \"x\", W/\"y\"",
                               "If-None-Match: \"",
                               "Range: bytes=0-9",
                               "Range: bytes=-0",
                               "Range: bytes=9-1,4-",
                               "Range: x",
                               "If-Modified-Since: yesterday",
                               "If-Modified-Since: Wed, 21 Oct 2065 07:28:00 GMT",
                               "Origin: http://evil.example",
                               "Origin: null",
                               "Host: evil.example",
                               "Referer: http://evil.example/",
                               "Cookie: a=b; session=x",
                               "Cookie: ;;==",
                               "Authorization: Token",
                               "Authorization: Token a b",
                               "Authorization: Basic eA==",
                               "Authorization: Bearer x",
                               "Accept-Language: fr",
                               "Expect: 100-continue",
                               "Expect: 200-ok",
                               "X-Forwarded-For: 1.1.1.1",
                               "Upgrade: websocket",
                               "Connection: Upgrade",
                               "Connection: close",
                               "Transfer-Encoding: gzip",
                               "Content-Type: application/json",
                               "Content-Type: text/plain;charset=x",
                               "X: \xff\xfe",
                               "X:",
                               "X-Request-Id: a b\"c"};

template <typename List>
const char *pick(QRandomGenerator &random, const List &list)
{
    return list[static_cast<std::size_t>(random.bounded(int(list.size())))];
}

/// The targets of links in `body` that lead to the server itself.
QByteArrayList linksIn(const QByteArray &body, const QByteArray &base)
{
    static const QRegularExpression link(u"\"(http://[^\"\\\\]+)\""_s);
    QByteArrayList found;
    auto matches = link.globalMatch(QString::fromUtf8(body));
    while (matches.hasNext()) {
        const QByteArray url = matches.next().captured(1).toUtf8();
        if (url.startsWith(base) && url.mid(base.size()).startsWith('/'))
            found << url.mid(base.size());
    }
    return found;
}

} // namespace

QByteArray MadeRequest::bytes() const
{
    QByteArray head = method + ' ' + target + " HTTP/1.1\r\n";
    if (!fields.startsWith("Host:") && !fields.contains("\nHost:"))
        head += "Host: 127.0.0.1\r\n";
    if (!body.isEmpty())
        head += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    return QByteArray(head + fields + "\r\n" + body);
}

bool MadeRequest::isForeign() const
{
    const bool isKnown = std::any_of(Known.begin(), Known.end(),
                                     [this](const char *name) { return method == name; });
    return !isKnown || fields.contains("Transfer-Encoding");
}

QByteArrayList crawl(quint16 port, const QByteArray &token, qsizetype limit)
{
    ApiClient client(port, token);
    QByteArrayList targets{"/v3",
                           "/v3/places",
                           "/v3/work-expressions",
                           "/v3/taxonomy-topics",
                           "/v3/enrichment-datasets",
                           "/health"};
    QSet<QByteArray> seen(targets.begin(), targets.end());
    for (qsizetype i = 0; i < targets.size() && targets.size() < limit; ++i) {
        const Reply reply = client.get(targets[i]);
        if (!reply.header("content-type").startsWith("application/json"))
            continue;
        for (const QByteArray &link : linksIn(reply.body, client.base())) {
            if (!seen.contains(link) && targets.size() < limit) {
                seen.insert(link);
                targets << link;
            }
        }
    }
    return targets;
}

RequestMaker::RequestMaker(quint32 seed, QByteArrayList targets, QByteArray token)
    : m_random(seed)
    , m_targets(std::move(targets))
    , m_token(std::move(token))
{}

const QByteArray &RequestMaker::anyTarget()
{
    return m_targets[m_random.bounded(int(m_targets.size()))];
}

QByteArray RequestMaker::anyBytes(int most)
{
    QByteArray bytes(m_random.bounded(most + 1), Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(m_random.bounded(256));
    return bytes;
}

QByteArray RequestMaker::withQuery(QByteArray target)
{
    target += target.contains('?') ? '&' : '?';
    return target += pick(m_random, Parameters);
}

QByteArray RequestMaker::validFields()
{
    QByteArray fields = "Authorization: Token " + m_token + "\r\n";
    if (chance(3))
        fields += "Accept-Encoding: gzip\r\n";
    if (chance(4))
        fields += "Accept: application/json, text/html;q=0.8, */*;q=0.1\r\n";
    return fields;
}

MadeRequest RequestMaker::valid()
{
    QByteArray target = anyTarget();
    if (chance(4))
        target = withQuery(target);
    return {chance(8) ? "HEAD"_ba : "GET"_ba, target, validFields(), {}};
}

QByteArray RequestMaker::mutated(QByteArray target)
{
    for (int i = m_random.bounded(3); i >= 0; --i) {
        const auto at = qsizetype(1 + m_random.bounded(int(target.size())));
        switch (m_random.bounded(7)) {
        case 0: target.insert(at, pick(m_random, Pieces)); break;
        case 1: target.replace(at, m_random.bounded(8), pick(m_random, Pieces)); break;
        case 2: target.truncate(at); break;
        case 3: target += pick(m_random, Suffixes); break;
        case 4: target += anyTarget().mid(m_random.bounded(12)); break;
        case 5: target.insert(at, QByteArray(m_random.bounded(9000), 'a')); break;
        default: target = withQuery(target);
        }
    }
    return target;
}

QByteArray RequestMaker::oddField()
{
    if (chance(10))
        return "X-" + QByteArray::number(m_random.bounded(100)) + ": "
            + QByteArray(m_random.bounded(5000), 'x');
    return pick(m_random, Fields);
}

MadeRequest RequestMaker::hostile()
{
    MadeRequest made = valid();
    if (chance(2))
        made.target = mutated(made.target);
    if (chance(3))
        made.method = pick(m_random, Known);
    if (chance(30))
        made.method = pick(m_random, Foreign);
    if (chance(6))
        made.fields.clear(); // Nobody in particular.
    for (int i = m_random.bounded(4); i > 0; --i)
        made.fields += oddField() + "\r\n";
    if (chance(made.method == "POST" ? 2 : 20))
        made.body = chance(2) ? anyBytes(300) : R"({"token":")" + m_token + "\"}";
    return made;
}

} // namespace sheria::tests
