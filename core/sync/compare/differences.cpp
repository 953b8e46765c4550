// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/compare/differences.h"

#include "core/base/hash.h"
#include "core/domain/json/json.h"
#include "core/sync/source/responseclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype ShownChars = 200;
constexpr QLatin1StringView ApiRoots[] = {"/v3/"_L1, "/v2/"_L1, "/api/v1/"_L1, "/ai/v1/"_L1};

QString withoutHost(const QString &text)
{
    if (!text.startsWith("http://"_L1) && !text.startsWith("https://"_L1))
        return text;
    for (const QLatin1StringView root : ApiRoots) {
        if (const qsizetype start = text.indexOf(root); start >= 0)
            return text.sliced(start);
    }
    return text;
}

QString whyNot(const ComparisonClient::Said &said, const Result<ListPage> &page)
{
    return said.isThere ? page.error().text() : u"not found on the server (404)"_s;
}

} // namespace

bool isAboutOthers(const QString &member)
{
    static const QSet<QString> members{u"amendments_made"_s,
                                       u"enacted_as"_s,
                                       u"repeals_made"_s,
                                       u"commencements_made"_s,
                                       u"commenced_in_full"_s,
                                       u"links"_s,
                                       u"id"_s};
    return members.contains(member);
}

bool isNothing(const QJsonValue &value)
{
    return value.isUndefined() || value.isNull() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty())
        || (value.isObject() && value.toObject().isEmpty());
}

bool isSameInstant(const QJsonValue &here, const QJsonValue &there)
{
    const QDateTime instant = json::parseInstant(there.toString());
    return instant.isValid() && json::parseInstant(here.toString()) == instant;
}

QString bytesText(const QByteArray &bytes)
{
    return bytes.isEmpty()
        ? QString()
        : u"%1 bytes, SHA-256 %2"_s.arg(bytes.size()).arg(QString::fromLatin1(sha256Hex(bytes)));
}

void Differences::add(const QByteArray &uri, const QByteArray &where, const QString &here,
                      const QString &there)
{
    ++m_count;
    m_told({uri, where, here, there});
}

void Differences::addUnknown(const QByteArray &uri, const QByteArray &where, const QString &why)
{
    ++m_unknown;
    m_told({uri, where, {}, {}, why});
}

void Differences::compareBytes(const QByteArray &uri, const QByteArray &where,
                               const QByteArray &here, const QByteArray &there)
{
    if (here != there)
        add(uri, where, bytesText(here), bytesText(there));
}

QJsonValue withoutHosts(const QJsonValue &value)
{
    if (value.isString())
        return withoutHost(value.toString());
    if (value.isArray()) {
        QJsonArray out;
        for (const QJsonValue &one : value.toArray())
            out << withoutHosts(one);
        return out;
    }
    if (!value.isObject())
        return value;
    QJsonObject out = value.toObject();
    for (auto member = out.begin(); member != out.end(); ++member)
        member.value() = withoutHosts(member.value());
    return out;
}

QString shownJson(const QJsonValue &value)
{
    if (value.isUndefined())
        return {};
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.mid(1, json.size() - 2)).left(ShownChars);
}

Result<ComparisonClient::Said> ComparisonClient::ask(const QByteArray &uri, const QByteArray &where,
                                                     const QByteArray &path, Expected expected)
{
    Result<Upstream::Reply> reply = m_upstream.get(path, expected);
    const bool isAbsent = !reply && reply.error().code == ErrorCode::NotFound;
    if (reply || isAbsent)
        m_failuresInARow = 0;
    if (reply)
        return Said{true, true, *std::move(reply)};
    if (isAbsent)
        return Said{true, false, {}};
    if (isFatal(reply.error()))
        return reply.error();
    m_differences.addUnknown(uri, where, reply.error().text());
    if (++m_failuresInARow >= GiveUpAfter)
        return Error{ErrorCode::Unavailable,
                     u"%1 (as with the %2 before it; the rest was not compared)"_s
                         .arg(reply.error().text())
                         .arg(GiveUpAfter - 1)};
    return Said{false, false, {}};
}

Result<bool> ComparisonClient::readList(const QByteArray &path, const Selection &selection,
                                        const Take &take)
{
    ListEnd end;
    bool isWhole = true;
    qint64 count = 0;   // As the last page said.
    qint64 perPage = 1; // As the first page had.
    for (qint64 number = 1;; ++number) {
        const QByteArray where = "page " + QByteArray::number(number);
        SHERIA_TRY(const Said said, ask(path, where, withPage(path, int(number)), Expected::Json));
        const Result<ListPage> page = readPage(m_upstream, path, said.reply.json, 0, selection);
        const bool isGood = said.isUseful && said.isThere && page;
        if (!isGood) {
            isWhole = false;
            if (said.isUseful)
                m_differences.addUnknown(path, where, whyNot(said, page));
            if (number * perPage >= count)
                return false;
            continue;
        }
        if (page->nameless > 0) {
            isWhole = false;
            m_differences.addUnknown(path, where,
                                     u"%1 items have no address and cannot be compared"_s.arg(
                                         page->nameless));
        }
        count = page->count;
        perPage = number == 1 ? std::max<qint64>(1, page->shown) : perPage;
        for (const store::SyncSighting &seen : page->items)
            SHERIA_CHECK(take(seen));
        SHERIA_TRY(const bool goesOn, end.isBefore(*page));
        if (!goesOn)
            return isWhole;
    }
}

} // namespace sheria::sync
