// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/archiveitem.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

class ImageFinder : public pugi::xml_tree_walker
{
public:
    explicit ImageFinder(const ArchiveItem &item) : m_item(item) {}

    bool for_each(pugi::xml_node &node) override
    {
        const char *colon = std::strchr(node.name(), ':');
        if (std::strcmp(colon ? colon + 1 : node.name(), "img") != 0)
            return true;
        const QByteArray source = node.attribute("src").value();
        if (m_seen.insert(source.toStdString()).second) {
            if (const ArchiveMedia *media = mediaFor(m_item, source))
                found.push_back({source, media});
        }
        return true;
    }

    std::vector<ShownImage> found;

private:
    const ArchiveItem &m_item;
    std::unordered_set<std::string> m_seen;
};

} // namespace

const QString &ArchiveItem::title() const
{
    return record.expression.title.isEmpty() ? record.work.title : record.expression.title;
}

const ArchiveMedia *mediaFor(const ArchiveItem &item, QByteArrayView source)
{
    QByteArrayView path = source.trimmed();
    for (const QByteArrayView prefix : {"./"_ba, "media/"_ba}) {
        if (path.startsWith(prefix))
            path = path.sliced(prefix.size());
    }
    const QString written = QString::fromUtf8(path);
    const QString decoded = QString::fromUtf8(QByteArray::fromPercentEncoding(path.toByteArray()));
    const auto hit = std::find_if(item.media.begin(), item.media.end(), [&](const auto &file) {
        return file.filename == written || file.filename == decoded;
    });
    return hit == item.media.end() ? nullptr : &*hit;
}

std::vector<ShownImage> imagesBelow(const ArchiveItem &item, pugi::xml_node element)
{
    ImageFinder finder(item);
    finder.for_each(element);
    element.traverse(finder);
    return std::move(finder.found);
}

const TocEntry *portionEntry(const ArchiveItem &item, const std::vector<TocEntry> &toc)
{
    if (!item.isPortion())
        return nullptr;
    for (const TocEntry &entry : toc) {
        if (item.documents.front().document.find(entry.component, portionOf(entry)) == item.element)
            return &entry;
        if (const TocEntry *below = portionEntry(item, entry.children))
            return below;
    }
    return nullptr;
}

ImageKind imageKindOf(QByteArrayView bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return ImageKind::Png;
    if (bytes.startsWith("\xFF\xD8\xFF"))
        return ImageKind::Jpeg;
    const bool isGif = bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a");
    return isGif ? ImageKind::Gif : ImageKind::None;
}

QByteArray mediaTypeOf(ImageKind kind)
{
    switch (kind) {
    case ImageKind::Png: return "image/png";
    case ImageKind::Jpeg: return "image/jpeg";
    case ImageKind::Gif: return "image/gif";
    case ImageKind::None: return {};
    }
    Q_UNREACHABLE();
}

} // namespace sheria::render
