// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/forwarded.h"

#include "server/http/connection/endpoint.h"
#include "server/http/connection/guard.h"
#include "server/http/connection/requestparser.h"

#include <QHostAddress>

#include <algorithm>

namespace sheria::http {

using namespace Qt::StringLiterals;

struct TrustedProxies::Network
{
    QHostAddress address;
    int bits = 0;
};

TrustedProxies::TrustedProxies() = default;
TrustedProxies::~TrustedProxies() = default;
TrustedProxies::TrustedProxies(const TrustedProxies &other) = default;
TrustedProxies &TrustedProxies::operator=(const TrustedProxies &other) = default;

namespace {

constexpr std::size_t MostHops = 32;
constexpr int ClientBits = 64;

/// "::ffff:192.0.2.1" is 192.0.2.1.
QHostAddress unmapped(const QHostAddress &address)
{
    bool isV4 = false;
    const quint32 v4 = address.toIPv4Address(&isV4);
    return isV4 ? QHostAddress(v4) : address;
}

/// What one proxy says of who asked it. Null views: it does not say.
struct Hop
{
    QByteArray client;
    QByteArray proto;
    QByteArray host;
};

struct Said
{
    std::vector<Hop> hops;
    bool isWellFormed = true;
};

/// The values of all fields of a name, as the one list that they are.
/// Source: RFC 9110 section 5.3.
std::optional<QByteArray> listOf(const RequestHead &head, QByteArrayView name)
{
    std::optional<QByteArray> list;
    for (const RequestHead::Field &field : head.fields) {
        if (!equalsIgnoringCase(field.name, name))
            continue;
        list = list ? *list + ',' : QByteArray();
        list->append(field.value);
    }
    return list;
}

/// Takes a token or a quoted string from the beginning of `text`. Nothing when it begins with neither.
std::optional<QByteArray> takeValue(QByteArrayView &text)
{
    QByteArray value;
    if (!text.startsWith('"')) {
        const auto *const end = std::find_if(text.begin(), text.end(), [](char c) {
            return c == ';' || c == ',' || c == ' ' || c == '\t' || c == '"';
        });
        value = QByteArray(text.begin(), end - text.begin());
        text = text.sliced(value.size());
        return value.isEmpty() ? std::nullopt : std::optional(value);
    }
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (text[at] == '"') {
            text = text.sliced(at + 1);
            return value;
        }
        if (text[at] == '\\' && ++at == text.size())
            break;
        value.append(text[at]);
    }
    return std::nullopt;
}

/// `for=192.0.2.60;proto=https, for="[2001:db8::1]:4711"`.
Said forwardedIn(const QByteArray &list)
{
    Said said;
    said.hops.emplace_back();
    for (QByteArrayView rest = list; !rest.isEmpty();) {
        rest = rest.trimmed();
        const qsizetype equals = rest.indexOf('=');
        const QByteArray name = equals < 0 ? QByteArray()
                                           : rest.first(equals).toByteArray().toLower();
        rest = equals < 0 ? QByteArrayView() : rest.sliced(equals + 1);
        const std::optional<QByteArray> value = takeValue(rest);
        rest = rest.trimmed();
        const bool isEnd = rest.isEmpty() || rest.startsWith(';') || rest.startsWith(',');
        if (name.isEmpty() || !value || !isEnd || said.hops.size() > MostHops)
            return {{}, false};
        Hop &hop = said.hops.back();
        QByteArray *const part = name == "for" ? &hop.client
            : name == "proto"                  ? &hop.proto
            : name == "host"                   ? &hop.host
                                               : nullptr;
        if (part && !part->isEmpty())
            return {{}, false}; // RFC 7239 section 4: each parameter once.
        if (part)
            *part = *value;
        if (rest.startsWith(','))
            said.hops.emplace_back();
        rest = rest.isEmpty() ? rest : rest.sliced(1);
    }
    return said;
}

QList<QByteArray> entriesOf(const std::optional<QByteArray> &list)
{
    QList<QByteArray> entries = list ? list->split(',') : QList<QByteArray>();
    for (QByteArray &each : entries)
        each = each.trimmed();
    return entries;
}

/// The entry that belongs to the hop `i` of `count`; where a list has another length, its last entry.
QByteArray entryFor(const QList<QByteArray> &entries, qsizetype i, qsizetype count)
{
    if (entries.isEmpty())
        return {};
    return entries.size() == count ? entries[i] : entries.last();
}

Said xForwardedIn(const RequestHead &head)
{
    const QList<QByteArray> clients = entriesOf(listOf(head, "X-Forwarded-For"));
    const QList<QByteArray> protos = entriesOf(listOf(head, "X-Forwarded-Proto"));
    const QList<QByteArray> hosts = entriesOf(listOf(head, "X-Forwarded-Host"));
    Said said;
    if (clients.isEmpty() && protos.isEmpty() && hosts.isEmpty())
        return said;
    const qsizetype count = std::max<qsizetype>(1, clients.size());
    if (count > qsizetype(MostHops))
        return {{}, false};
    for (qsizetype i = 0; i < count; ++i)
        said.hops.push_back(
            {clients.value(i), entryFor(protos, i, count), entryFor(hosts, i, count)});
    return said;
}

/// The address of "192.0.2.1", "192.0.2.1:47011", "[2001:db8::1]:4711"; null for "unknown", "_hidden".
QHostAddress addressOf(QByteArrayView text)
{
    if (text.startsWith('[')) {
        const qsizetype end = text.indexOf(']');
        text = end < 0 ? QByteArrayView() : text.sliced(1, end - 1);
    } else if (text.count(':') == 1) {
        text = text.first(text.indexOf(':'));
    }
    const QHostAddress address(QString::fromLatin1(text));
    return address.scopeId().isEmpty() ? unmapped(address) : QHostAddress();
}

} // namespace

QByteArray clientName(const QHostAddress &address)
{
    const QHostAddress plain = unmapped(address);
    if (plain.protocol() != QAbstractSocket::IPv6Protocol || plain.isLoopback())
        return plain.toString().toLatin1();
    Q_IPV6ADDR bytes = plain.toIPv6Address();
    std::fill(std::begin(bytes.c) + ClientBits / 8, std::end(bytes.c), quint8(0));
    return QHostAddress(bytes).toString().toLatin1() + "/64";
}

QByteArray hostLiteral(const QHostAddress &address)
{
    const QHostAddress plain = unmapped(address);
    const QByteArray text = plain.toString().toLatin1();
    return plain.protocol() == QAbstractSocket::IPv6Protocol ? '[' + text + ']' : text;
}

bool TrustedProxies::add(const QString &text)
{
    if (text == QLatin1StringView(UnixPeer)) {
        m_trustsUnix = true;
        return true;
    }
    const QHostAddress address(text.section(u'/', 0, 0));
    if (address.isNull() || !address.scopeId().isEmpty())
        return false;
    const int most = address.protocol() == QAbstractSocket::IPv6Protocol ? 128 : 32;
    bool isNumber = true;
    const int bits = text.contains(u'/') ? text.section(u'/', 1).toInt(&isNumber) : most;
    if (!isNumber || bits < 0 || bits > most)
        return false;
    m_networks.push_back({address, bits});
    return true;
}

bool TrustedProxies::isEmpty() const
{
    return m_networks.empty() && !m_trustsUnix;
}

bool TrustedProxies::trusts(const QHostAddress &address) const
{
    const QHostAddress plain = unmapped(address);
    return std::any_of(m_networks.begin(), m_networks.end(), [&plain](const Network &network) {
        return plain.isInSubnet(network.address, network.bits);
    });
}

std::optional<Arrival> TrustedProxies::arrival(const RequestHead &head, const Arrival &direct) const
{
    const std::optional<QByteArray> list = listOf(head, "Forwarded");
    const Said standard = list ? forwardedIn(*list) : Said();
    const Said usual = xForwardedIn(head);
    if (!standard.isWellFormed || !usual.isWellFormed)
        return std::nullopt;
    const auto told = [&](const Said &said) -> std::optional<Arrival> {
        Arrival arrival = direct;
        arrival.isProxied = true;
        // Each proxy adds what it knows at the end: from there on, up to the first that is no proxy of ours.
        for (std::size_t i = said.hops.size(); i-- > 0;) {
            const Hop &hop = said.hops[i];
            const QByteArray proto = hop.proto.toLower();
            if (!proto.isEmpty() && proto != "http" && proto != "https")
                return std::nullopt;
            if (!hop.host.isEmpty() && hostName(hop.host).isEmpty())
                return std::nullopt;
            arrival.isSecure = proto.isEmpty() ? arrival.isSecure : proto == "https";
            arrival.host = hop.host.isEmpty() ? arrival.host : hop.host.toLower();
            const QHostAddress client = addressOf(hop.client);
            if (client.isNull())
                break;
            arrival.client = clientName(client);
            if (!trusts(client))
                break;
        }
        return arrival;
    };
    const std::optional<Arrival> first = told(standard);
    const std::optional<Arrival> second = told(usual);
    if (!first || !second || standard.hops.empty() || usual.hops.empty())
        return first && second ? (standard.hops.empty() ? second : first) : std::nullopt;
    const bool areAlike = first->client == second->client && first->isSecure == second->isSecure
        && first->host == second->host;
    return areAlike ? first : std::nullopt;
}

bool SignInFields::isName(QByteArrayView name)
{
    constexpr QByteArrayView Others[] = {"Authorization",     "Cookie",          "Host",
                                         "Forwarded",         "Origin",          "X-Forwarded-For",
                                         "X-Forwarded-Proto", "X-Forwarded-Host"};
    return !name.isEmpty() && consistsOf(name, Characters::Token)
        && std::none_of(std::begin(Others), std::end(Others),
                        [name](QByteArrayView other) { return equalsIgnoringCase(name, other); });
}

bool SignInFields::read(const RequestHead &head, bool isTrusted, Arrival &arrival) const
{
    constexpr qsizetype MostUserBytes = 254;
    constexpr qsizetype MostGroupsBytes = 8192;
    if (user.isEmpty())
        return true;
    QByteArrayList users;
    QByteArrayList named;
    for (const RequestHead::Field &field : head.fields) {
        if (equalsIgnoringCase(field.name, user))
            users << field.value.trimmed().toByteArray();
        else if (!groups.isEmpty() && equalsIgnoringCase(field.name, groups))
            named << field.value.trimmed().toByteArray();
    }
    if (users.isEmpty() && named.isEmpty())
        return true;
    const auto isText = [](const QByteArray &text) {
        return std::none_of(text.begin(), text.end(),
                            [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; });
    };
    const QByteArray all = named.join(',');
    if (!isTrusted || users.size() != 1 || users[0].size() > MostUserBytes
        || all.size() > MostGroupsBytes || !isText(users[0]) || !isText(all))
        return false;
    arrival.user = users[0]; // Empty: the proxy asks for nobody in particular.
    arrival.groups = arrival.user.isEmpty() ? QByteArray() : all;
    return true;
}

} // namespace sheria::http
