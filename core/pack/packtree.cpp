#include "core/pack/packtree.h"

#include "core/base/hash.h"

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
            m_refusals.push_back({name, u"the pack's manifest does not list it"_s});
    }
}

Result<std::shared_ptr<const PackTree>> PackTree::open(std::shared_ptr<const FileTree> files,
                                                       const QString &shownPath)
{
    const Result<QByteArray> json = readManifest(*files);
    if (!json)
        return Error{json.error().code, u"the pack's manifest is wrong: "_s + json.error().detail};
    SHERIA_TRY(PackManifest manifest, PackManifest::parse(*json));
    return std::shared_ptr<const PackTree>(
        new PackTree(std::move(files), std::move(manifest), shownPath));
}

Result<QByteArray> PackTree::read(const QString &name) const
{
    const auto listed = m_manifest.files.find(name);
    if (listed == m_manifest.files.end())
        return Error{ErrorCode::NotFound, u"the pack's manifest does not list %1"_s.arg(name)};
    if (!m_files->contains(name))
        return Error{ErrorCode::InvalidArgument,
                     u"the pack's manifest lists %1, but it is missing"_s.arg(name)};
    SHERIA_TRY(QByteArray bytes, m_files->read(name));
    if (bytes.size() != listed->second.bytes || sha256Hex(bytes) != listed->second.sha256)
        return Error{ErrorCode::InvalidArgument,
                     u"%1 is not what the pack's manifest says (SHA-256 or size differ)"_s.arg(
                         name)};
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

} // namespace sheria::pack
