#include "core/pack/mediafinder.h"

#include "core/base/limits.h"

#include <QDir>
#include <QMimeDatabase>
#include <QSet>
#include <QUrl>

#include <cstring>
#include <string_view>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

bool isImage(const pugi::xml_node &node)
{
    const std::string_view name = node.name();
    return name == "img" || name.ends_with(":img");
}

/// Where a relative address leads; empty when that is not below the document's own folder.
QString resolved(const QString &src, const QString &documentName)
{
    const QUrl url(src, QUrl::StrictMode);
    if (src.isEmpty() || !url.isValid() || !url.isRelative() || url.hasQuery()
        || !url.host().isEmpty())
        return {};
    const QString path = url.path(QUrl::FullyDecoded);
    if (path.isEmpty() || path.startsWith(u'/') || path.contains(u'\\') || path.contains(QChar(0)))
        return {};
    const QString below = QDir::cleanPath(path);
    if (below == ".."_L1 || below.startsWith("../"_L1))
        return {};
    const QString folder = documentName.section(u'/', 0, -2);
    return folder.isEmpty() ? below : folder + u'/' + below;
}

} // namespace

bool mayShowMedia(QByteArrayView xml)
{
    // In UTF-16 a zero byte stands between the letters, from the first one on.
    constexpr qsizetype Start = 4;
    const QByteArrayView start = xml.first(std::min(Start, xml.size()));
    constexpr std::string_view Image = "img";
    return start.contains('\0') || start.startsWith("\xfe\xff") || start.startsWith("\xff\xfe")
        || memmem(xml.data(), static_cast<std::size_t>(xml.size()), Image.data(), Image.size());
}

std::vector<FoundMedia> findMedia(const akn::Document &document, const FileTree &tree,
                                  const QString &documentName)
{
    std::vector<FoundMedia> found;
    if (!tree.mayHoldMedia() || !mayShowMedia(document.xml()))
        return found;
    QSet<QString> seen;
    const auto take = [&](const pugi::xml_node &image) {
        const QString name = resolved(QString::fromUtf8(image.attribute("src").value()),
                                      documentName);
        const QString filename = name.section(u'/', -1);
        if (name.isEmpty() || seen.contains(filename) || seen.size() >= limits::MaxMediaFiles
            || !tree.contains(name))
            return;
        seen.insert(filename);
        Result<QByteArray> bytes = tree.read(name);
        if (!bytes)
            return;
        // An image element is no way to make other files public.
        const QByteArray mimeType = mimeTypeOf(filename, *bytes);
        if (mimeType.startsWith("image/"))
            found.push_back({filename, mimeType, *std::move(bytes)});
    };
    const pugi::xml_node root = document.element().root();
    root.find_node([&](const pugi::xml_node &node) {
        if (isImage(node))
            take(node);
        return false;
    });
    return found;
}

QByteArray mimeTypeOf(const QString &filename, const QByteArray &bytes)
{
    const QMimeDatabase types;
    return types.mimeTypeForFileNameAndData(filename, bytes).name().toLatin1();
}

} // namespace sheria::pack
