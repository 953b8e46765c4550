// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/epub/epubbook.h"

#include "core/domain/language.h"
#include "core/render/coverwords.h"
#include "core/render/epub/epubchapters.h"
#include "core/render/epub/epubpackage.h"
#include "core/render/htmlrenderer.h"
#include "core/render/safehtml.h"
#include "core/render/walker.h"
#include "core/render/ziparchive.h"

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

constexpr QByteArrayView Root = "EPUB/";
constexpr QByteArrayView XhtmlType = "application/xhtml+xml";

Error cancelled()
{
    return {ErrorCode::Cancelled, u"the book is no longer wanted"_s};
}

QByteArrayView suffixOf(ImageKind kind)
{
    return kind == ImageKind::Png ? ".png" : kind == ImageKind::Gif ? ".gif" : ".jpg";
}

/// Takes the addresses out of the links.
void dropAddresses(QByteArray &html)
{
    constexpr QByteArrayView Start = " href=\"";
    for (qsizetype at = html.indexOf(Start); at >= 0; at = html.indexOf(Start, at))
        html.remove(at, html.indexOf('"', at + Start.size()) + 1 - at);
}

/// "Lights and Beacons Act, 2005: 3. Duties" for a portion.
QString titleOf(const ArchiveItem &item, const TocEntry *portion)
{
    const QString part = portion ? portion->title : QString();
    return part.isEmpty() ? item.title() : item.title() + u": "_s + part;
}

/// The address of the expression, or of the portion of it.
QByteArray identifierOf(const ArchiveItem &item, const TocEntry *portion)
{
    if (!portion)
        return item.record.expression.uri;
    return item.record.expression.uri + "/!" + portion->component + '~' + portionOf(*portion);
}

/// Where the items of a document's table of contents are in the book.
class EpubMap
{
public:
    EpubMap(const akn::Document &document, const std::vector<EpubChapter> &chapters,
            const EpubAnchors &anchors, const QByteArray &folder)
        : m_document(document)
        , m_chapters(chapters)
        , m_anchors(anchors)
        , m_folder(folder)
    {}

    /// Items that no file shows lead where what is around them leads.
    std::vector<EpubNavigation> navigation(const std::vector<TocEntry> &entries,
                                           const QByteArray &around) const
    {
        std::vector<EpubNavigation> made;
        for (const TocEntry &entry : entries) {
            const QByteArray found = addressOf(entry);
            const QByteArray &address = found.isEmpty() ? around : found;
            made.push_back({entry.title, address, navigation(entry.children, address)});
        }
        return made;
    }

private:
    QByteArray addressOf(const TocEntry &entry) const
    {
        const EpubAnchors::Place *place = m_anchors.find(entry.eId);
        if (place)
            return m_folder + place->file + '#' + place->id;
        // A preface usually has no identifier, but a file of its own.
        const pugi::xml_node node = m_document.find(entry.component, portionOf(entry));
        for (const EpubChapter &chapter : m_chapters) {
            // Headings may stand above an item, which is the last then.
            if (!chapter.nodes.empty() && chapter.nodes.back() == node)
                return m_folder + chapter.file;
        }
        return {};
    }

    const akn::Document &m_document;
    const std::vector<EpubChapter> &m_chapters;
    const EpubAnchors &m_anchors;
    const QByteArray &m_folder;
};

/// The items of the whole document, or the items below the portion.
std::vector<TocEntry> itemsOf(const ArchiveItem &item, const ArchiveDocument &source)
{
    const std::vector<TocEntry> toc = source.document.toc();
    const TocEntry *portion = portionEntry(item, toc);
    if (item.isPortion() && !portion)
        return {};
    return readableToc(portion ? portion->children : toc, item.record.expression.language);
}

/// A book in the making: items go straight into the archive, what is said about them at its end is
/// kept.
class EpubBuilder
{
public:
    EpubBuilder(const ArchiveOptions &options, const QDateTime &time)
        : m_archive(time)
        , m_options(options)
    {}

    int count() const { return m_count; }

    /// The container comes first, and in it the media type, so that the first bytes tell what it is.
    Result<void> begin()
    {
        SHERIA_CHECK(
            m_archive.add("mimetype", "application/epub+zip", ArchiveWriter::Packing::Store));
        SHERIA_CHECK(
            m_archive.add("META-INF/container.xml",
                          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<container version=\"1.0\" "
                          "xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\"><rootfiles>"
                          "<rootfile full-path=\"EPUB/package.opf\" "
                          "media-type=\"application/oebps-package+xml\"/>"
                          "</rootfiles></container>\n"));
        return {};
    }

    Result<void> add(const ArchiveItem &item, const std::stop_token &stop)
    {
        const std::vector<TocEntry> toc = item.isPortion() ? item.documents.front().document.toc()
                                                           : std::vector<TocEntry>();
        const TocEntry *portion = portionEntry(item, toc);
        note(item, portion);
        const qint64 id = item.record.expression.id;
        // Identifiers of the library are numbers from 1; without one the place in the book will do.
        const QByteArray folder = (id > 0 ? QByteArray("doc-" + QByteArray::number(id))
                                          : QByteArray("doc-0" + QByteArray::number(m_count)))
            + '/';
        SHERIA_CHECK(titlePage(item, folder));
        EpubNavigation branch{titleOf(item, portion), folder + "titlepage.xhtml", {}};
        for (const ArchiveDocument &each : item.documents)
            SHERIA_CHECK(document(item, each, folder, branch.children, stop));
        m_book.navigation.push_back(std::move(branch));
        return {};
    }

    /// `title`: empty for that of the only item.
    Result<QByteArray> finish(const QString &title)
    {
        if (!title.isEmpty())
            m_book.title = title;
        if (m_book.languages.isEmpty())
            m_book.languages = {"und"_ba};
        if (!m_book.modified.isValid())
            m_book.modified = QDateTime(QDate(1980, 1, 1), QTime(0, 0), Qt::UTC);
        m_book.identifier = m_identifiers.join(':');
        m_book.isRightToLeft = m_rightToLeft * 2 > m_count;
        std::vector<EpubFile> files = std::move(m_book.files);
        m_book.files.clear();
        SHERIA_CHECK(cover());
        const QString heading = phrase(Phrase::TableOfContents,
                                       languageCode(m_book.languages.front()));
        SHERIA_CHECK(file({"nav.xhtml", XhtmlType.toByteArray(), "nav", true},
                          navigationDocument(m_book, heading)));
        SHERIA_CHECK(
            file({"stylesheets/export-epub.css", "text/css", {}, false}, styleSheet(u"epub.css")));
        m_book.files.insert(m_book.files.end(), files.begin(), files.end());
        SHERIA_CHECK(m_archive.add("EPUB/toc.ncx", ncxDocument(m_book)));
        SHERIA_CHECK(m_archive.add("EPUB/package.opf", packageDocument(m_book)));
        return m_archive.finish();
    }

private:
    Result<void> file(const EpubFile &file, const QByteArray &bytes, bool isPacked = false)
    {
        m_book.files.push_back(file);
        return m_archive.add(Root.toByteArray() + file.path, bytes,
                             isPacked ? ArchiveWriter::Packing::Store
                                      : ArchiveWriter::Packing::Deflate);
    }

    void note(const ArchiveItem &item, const TocEntry *portion)
    {
        const Expression &expression = item.record.expression;
        ++m_count;
        m_rightToLeft += isRightToLeft(expression.language) ? 1 : 0;
        m_identifiers += identifierOf(item, portion);
        const QByteArray language = shortLanguageCode(expression.language);
        if (!m_book.languages.contains(language) && !language.isEmpty())
            m_book.languages += language;
        if (m_count == 1) {
            m_language = expression.language;
            m_book.title = titleOf(item, portion);
            m_place = item.placeName;
            m_number = numberedTitle(item.record.work);
            m_book.organisation = m_options.organisation.isEmpty() ? item.countryName
                                                                   : m_options.organisation;
        }
        if (!m_book.modified.isValid() || expression.updatedAt > m_book.modified)
            m_book.modified = expression.updatedAt;
    }

    Result<void> titlePage(const ArchiveItem &item, const QByteArray &folder)
    {
        QByteArray cover = coverpage(item.record, item.placeName, item.countryName, m_options.today,
                                     {m_options.resolver, {}});
        cover.replace("<br>", "<br/>");
        // Without a server to resolve them, addresses of works lead nowhere.
        if (kindOfLink(m_options.resolver) != LinkKind::Web)
            dropAddresses(cover);
        return file({folder + "titlepage.xhtml", XhtmlType.toByteArray(), {}, true},
                    xhtmlPage(item.title(), shortLanguageCode(item.record.expression.language),
                              "../", cover));
    }

    /// The files for `img/@src` below `root`; those that are no images e-readers know are left out.
    Result<QHash<QByteArray, QByteArray>> images(const ArchiveItem &item, pugi::xml_node root,
                                                 const QByteArray &folder)
    {
        QHash<QByteArray, QByteArray> addresses;
        for (const ShownImage &image : imagesBelow(item, root)) {
            SHERIA_TRY(const QByteArray bytes, image.media->bytes());
            const ImageKind kind = imageKindOf(bytes);
            if (kind == ImageKind::None)
                continue;
            QByteArray name = memberName(image.media->filename).replace('%', '_');
            if (!name.toLower().endsWith(suffixOf(kind)))
                name += suffixOf(kind);
            const QByteArray path = folder + "media/" + name;
            addresses[image.source] = "media/" + name;
            if (m_images.contains(path))
                continue;
            m_images.insert(path);
            SHERIA_CHECK(file({path, mediaTypeOf(kind), {}, false}, bytes, true));
        }
        return addresses;
    }

    Result<void> document(const ArchiveItem &item, const ArchiveDocument &source,
                          const QByteArray &folder, std::vector<EpubNavigation> &navigation,
                          const std::stop_token &stop)
    {
        const std::vector<EpubChapter> chapters = chaptersOf(source, item.element, item.title());
        const EpubAnchors anchors(source.document, chapters);
        const pugi::xml_node root = item.isPortion() ? item.element : source.document.element();
        XhtmlContext context{source.document, anchors, m_options.resolver, {}};
        SHERIA_TRY(context.images, images(item, root, folder));
        const auto write = xhtmlWriter(context);
        const QByteArray language = shortLanguageCode(item.record.expression.language);
        const QByteArray start = "<div class=\"akoma-ntoso country-" + item.record.work.uri.country
            + "\">";
        for (const EpubChapter &chapter : chapters) {
            if (stop.stop_requested())
                return cancelled();
            SHERIA_CHECK(
                file({folder + chapter.file, XhtmlType.toByteArray(), {}, true},
                     xhtmlPage(chapter.title, language, "../", start + write(chapter) + "</div>")));
        }
        const QByteArray first = folder + chapters.front().file;
        const EpubMap map(source.document, chapters, anchors, folder);
        for (EpubNavigation &entry : map.navigation(itemsOf(item, source), first))
            navigation.push_back(std::move(entry));
        return {};
    }

    Result<void> cover()
    {
        const QByteArray language = m_book.languages.front();
        const QString asAt = m_options.listingDate.isValid()
            ? phrase(Phrase::AsAt, m_language).arg(longDate(m_options.listingDate, m_language))
            : QString();
        const QString subtitle = m_count == 1 && asAt.isEmpty() ? m_number : asAt;
        QByteArray page = "<div class=\"cover\"><img src=\"cover.svg\" alt=\"";
        page += xmlText(m_book.title).replace('"', "&quot;") + "\"/></div>";
        SHERIA_CHECK(file({"cover.svg", "image/svg+xml", "cover-image", false},
                          coverDrawing(m_book.title, subtitle, m_place, m_book.isRightToLeft)));
        return file({"cover.xhtml", XhtmlType.toByteArray(), {}, true},
                    xhtmlPage(m_book.title, language, {}, page));
    }

    ArchiveWriter m_archive;
    const ArchiveOptions &m_options;
    EpubPackage m_book; ///< Its files are those of the items until the end.
    QByteArrayList m_identifiers;
    QByteArray m_language; ///< Of the first item.
    QString m_place;
    QString m_number;
    int m_count = 0;
    int m_rightToLeft = 0;
    QSet<QByteArray> m_images; ///< Paths in use.
};
} // namespace

Result<QByteArray> toEpub(const ArchiveItem &item, const ArchiveOptions &options,
                          std::stop_token stop)
{
    EpubBuilder book(options, item.record.expression.updatedAt);
    SHERIA_CHECK(book.begin());
    SHERIA_CHECK(book.add(item, stop));
    return book.finish({});
}

Result<QByteArray> toEpub(const ArchiveSource &items, const ArchiveOptions &options,
                          std::stop_token stop)
{
    EpubBuilder book(options, {});
    SHERIA_CHECK(book.begin());
    for (;;) {
        if (stop.stop_requested())
            return cancelled();
        SHERIA_TRY(const std::optional<ArchiveItem> item, items());
        if (!item)
            break;
        SHERIA_CHECK(book.add(*item, stop));
    }
    if (book.count() == 0)
        return Error{ErrorCode::NotFound, u"there are no documents"_s};
    const QString title = book.count() == 1 ? QString() : u"%1 documents"_s.arg(book.count());
    return book.finish(options.listingTitle.isEmpty() ? title : options.listingTitle);
}

} // namespace sheria::render
