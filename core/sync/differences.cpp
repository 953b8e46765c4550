#include "core/sync/differences.h"

#include "core/base/hash.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace sheria::sync {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype ShownChars = 200;

} // namespace

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

void Differences::compareBytes(const QByteArray &uri, const QByteArray &where,
                               const QByteArray &here, const QByteArray &there)
{
    if (here != there)
        add(uri, where, bytesText(here), bytesText(there));
}

QString shownJson(const QJsonValue &value)
{
    if (value.isUndefined())
        return {};
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.mid(1, json.size() - 2)).left(ShownChars);
}

} // namespace sheria::sync
