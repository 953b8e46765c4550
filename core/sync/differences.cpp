#include "core/sync/differences.h"

#include "core/base/hash.h"
#include "core/domain/jsonmembers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace sheria::sync {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace sheria::sync
