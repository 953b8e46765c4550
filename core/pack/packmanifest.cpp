#include "core/pack/packmanifest.h"

#include "core/domain/json.h"
#include "core/pack/filename.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

constexpr QLatin1StringView Format = "sheria-pack"_L1;
constexpr qsizetype IdentityDigits = 32;

Error wrongManifest(const QString &what)
{
    return Error{ErrorCode::InvalidArgument, u"the pack's manifest is wrong: "_s + what};
}

Result<void> readFile(const QJsonObject &object, PackManifest &manifest)
{
    const QString path = object["path"_L1].toString();
    const QByteArray sha256 = object["sha256"_L1].toString().toLatin1().toLower();
    const qint64 bytes = object["bytes"_L1].toInteger(-1);
    if (fileNameProblem(path.toUtf8()))
        return wrongManifest(u"\"%1\" is no path in a pack"_s.arg(path));
    if (sha256.size() != 64 || QByteArray::fromHex(sha256).size() != 32 || bytes < 0)
        return wrongManifest(u"%1 has no SHA-256 or no size"_s.arg(path));
    if (!manifest.files.insert({path, {sha256, bytes}}).second)
        return wrongManifest(u"%1 is there twice"_s.arg(path));
    return {};
}

Result<PackDelta> readDelta(const QJsonObject &object)
{
    PackDelta out;
    out.library = object["library"_L1].toString().toLatin1();
    out.since = object["since"_L1].toInteger(-1);
    out.until = object["until"_L1].toInteger(-1);
    const bool isIdentity = out.library.size() == IdentityDigits
        && QByteArray::fromHex(out.library).size() * 2 == IdentityDigits;
    if (!isIdentity || out.since < 0 || out.until < out.since)
        return wrongManifest(u"it does not say which part of which library's history it is"_s);
    return out;
}

} // namespace

bool PackManifest::isManifest(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object()["format"_L1].toString() == Format;
}

Result<PackManifest> PackManifest::parse(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError)
        return wrongManifest(error.errorString());
    if (object["format"_L1].toString() != Format)
        return wrongManifest(u"its format is not \"%1\""_s.arg(Format));
    const int version = object["version"_L1].toInt();
    if (version != Version && version != DeltaVersion)
        return Error{ErrorCode::Unsupported,
                     u"the pack has version %1, known is %2; update the program to import it"_s
                         .arg(object["version"_L1].toVariant().toString())
                         .arg(DeltaVersion)};
    PackManifest manifest;
    manifest.title = object["title"_L1].toString();
    manifest.description = object["description"_L1].toString();
    manifest.createdAt = QDateTime::fromString(object["created_at"_L1].toString(),
                                               Qt::ISODateWithMs);
    manifest.generator = object["generator"_L1].toString();
    if (version == DeltaVersion) {
        SHERIA_TRY(manifest.delta, readDelta(object["delta"_L1].toObject()));
    }
    if (!object["files"_L1].isArray())
        return wrongManifest(u"it has no list of files"_s);
    const QJsonArray files = object["files"_L1].toArray();
    for (const QJsonValue &file : files)
        SHERIA_CHECK(readFile(file.toObject(), manifest));
    return manifest;
}

QByteArray PackManifest::toJson() const
{
    json::Writer out;
    out.beginObject();
    out.member("format", QStringView(QString(Format)))
        .member("version", delta ? DeltaVersion : Version);
    out.member("title", title).member("description", description);
    out.member("created_at", createdAt).member("generator", generator);
    if (delta) {
        out.key("delta").beginObject().member("library", delta->library);
        out.member("since", delta->since).member("until", delta->until).endObject();
    }
    out.key("files").beginArray();
    for (const auto &[path, file] : files) {
        out.beginObject().member("path", path).member("sha256", file.sha256);
        out.member("bytes", file.bytes).endObject();
    }
    out.endArray().endObject();
    return out.take() + '\n';
}

} // namespace sheria::pack
