// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/packtree.h"

#include "core/base/hash.h"
#include "core/domain/json/json.h"
#include "core/pack/archive/filename.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

Result<QByteArray> readManifest(const FileTree &files)
{
    for (const FileTree::Refusal &refused : files.refusals()) {
        if (refused.name == ManifestFile)
            return Error{ErrorCode::InvalidArgument, refused.reason};
    }
    return files.read(ManifestFile);
}

constexpr QLatin1StringView Format = "sheria-pack"_L1;
constexpr qsizetype IdentityDigits = 32;

Error wrongManifest(const Message &what)
{
    return Error{ErrorCode::InvalidArgument, Message::tr("the pack's manifest is wrong: %1", what)};
}

Result<void> readFile(const QJsonObject &object, PackManifest &manifest)
{
    const QString path = object["path"_L1].toString();
    const QByteArray sha256 = object["sha256"_L1].toString().toLatin1().toLower();
    const qint64 bytes = object["bytes"_L1].toInteger(-1);
    if (fileNameProblem(path.toUtf8()))
        return wrongManifest(Message::tr("\"%1\" is not a path in a pack", path));
    if (sha256.size() != 64 || QByteArray::fromHex(sha256).size() != 32 || bytes < 0)
        return wrongManifest(Message::tr("%1 has no SHA-256 or no size", path));
    if (!manifest.files.insert({path, {sha256, bytes}}).second)
        return wrongManifest(Message::tr("%1 is repeated", path));
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
        return wrongManifest(Message::tr("it does not identify its library and revisions"));
    return out;
}

} // namespace

PackTree::PackTree(std::shared_ptr<const FileTree> files, PackManifest manifest,
                   const QString &shownPath)
    : FileTree(shownPath)
    , m_files(std::move(files))
    , m_manifest(std::move(manifest))
{
    m_refusals = m_files->refusals();
    for (const auto &[path, file] : m_manifest.files)
        m_names << path;
    for (const QString &name : m_files->names()) {
        if (name != ManifestFile && !contains(name))
            m_refusals.push_back({name, Message::tr("the pack's manifest does not list it")});
    }
}

Result<std::shared_ptr<const PackTree>> PackTree::open(std::shared_ptr<const FileTree> files,
                                                       const QString &shownPath)
{
    const Result<QByteArray> json = readManifest(*files);
    if (!json)
        return Error{json.error().code,
                     Message::tr("the pack's manifest is wrong: %1", json.error().message)};
    SHERIA_TRY(PackManifest manifest, PackManifest::parse(*json));
    return std::shared_ptr<const PackTree>(
        new PackTree(std::move(files), std::move(manifest), shownPath));
}

Result<QByteArray> PackTree::read(const QString &name) const
{
    const auto listed = m_manifest.files.find(name);
    if (listed == m_manifest.files.end())
        return Error{ErrorCode::NotFound,
                     Message::tr("the pack's manifest does not list %1", name)};
    if (!m_files->contains(name))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the pack's manifest lists %1, but it is missing", name)};
    SHERIA_TRY(QByteArray bytes, m_files->read(name));
    if (bytes.size() != listed->second.bytes || sha256Hex(bytes) != listed->second.sha256)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("%1 does not match the pack's manifest (SHA-256 or size)", name)};
    return bytes;
}

QString PackTree::find(const QString &folder, const QByteArray &sha256) const
{
    for (const QString &name : below(folder + u'/')) {
        if (m_manifest.files.at(name).sha256 == sha256)
            return name;
    }
    return {};
}

QStringList PackTree::below(const QString &start) const
{
    QStringList found;
    for (auto at = m_manifest.files.lower_bound(start);
         at != m_manifest.files.end() && at->first.startsWith(start); ++at)
        found << at->first;
    return found;
}

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
        return wrongManifest(Message::tr("its format is not \"%1\"", Format));
    const int version = object["version"_L1].toInt();
    if (version != Version && version != DeltaVersion)
        return Error{ErrorCode::Unsupported,
                     Message::tr("the pack has format version %1; this program supports %2. Update "
                                 "the program to import it",
                                 object["version"_L1].toVariant().toString(), DeltaVersion)};
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
        return wrongManifest(Message::tr("it has no list of files"));
    const QJsonArray files = object["files"_L1].toArray();
    for (const QJsonValue &file : files)
        SHERIA_CHECK(readFile(file.toObject(), manifest));
    return manifest;
}

QByteArray PackManifest::toJson() const
{
    const auto fileJson = [](const auto &file) {
        return json::object("path", file.first, "sha256", file.second.sha256, "bytes",
                            file.second.bytes);
    };
    json::Writer out;
    out.beginObject();
    out.members("format", QString(Format), "version", delta ? DeltaVersion : Version, "title",
                title, "description", description, "created_at", createdAt, "generator", generator);
    if (delta)
        out.members("delta",
                    json::Raw{json::object("library", delta->library, "since", delta->since,
                                           "until", delta->until)});
    out.members("files", json::list(files, fileJson));
    return out.endObject().take() + '\n';
}

} // namespace sheria::pack
