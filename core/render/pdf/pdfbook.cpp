#include "core/render/pdf/pdfbook.h"

#include "core/render/epub/epubpackage.h"
#include "core/render/pdf/measures.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// A destination that stands a little above what it leads to.
constexpr double Margin = 6;

bool isDestined(const OutlineEntry &entry, const PdfBook &book)
{
    return book.target(entry.target).has_value();
}

} // namespace

PdfBook::PdfBook() : m_fonts(m_file), m_images(m_file)
{}

PdfCanvas &PdfBook::beginPage(Part part)
{
    m_part = part;
    std::vector<Page> &pages = pagesOf(part);
    m_page = int(pages.size());
    pages.push_back({m_file.allocate(), m_file.allocate(), 0, m_pageCount++});
    return m_canvas.emplace(measures::PageHeight);
}

void PdfBook::beginContent(int element, const QByteArray &role)
{
    const Page &page = pagesOf(m_part).back();
    m_canvas->beginTag(role, m_structure.addContent(element, page.number, page.object));
}

void PdfBook::addLink(const QRectF &area, const QByteArray &address)
{
    Page &page = pagesOf(m_part).back();
    if (page.links == 0)
        page.links = m_file.allocate();
    m_links.push_back({area, address, page.links});
}

void PdfBook::setTarget(const QByteArray &name, double y)
{
    m_targets.try_emplace(name, Target{m_part, m_page, pagesOf(m_part).back().object, y});
}

void PdfBook::endPage()
{
    m_file.putStream(pagesOf(m_part).back().content, {}, m_canvas->take());
    m_canvas.reset();
}

int PdfBook::pages(Part part) const
{
    return int(m_parts[part == Part::Front ? 0 : 1].size());
}

std::optional<PdfBook::Target> PdfBook::target(const QByteArray &name) const
{
    const auto found = m_targets.find(name);
    return found == m_targets.end() ? std::nullopt : std::optional(found->second);
}

QByteArray PdfBook::destination(const Target &target) const
{
    return '[' + pdfReference(target.object) + "/XYZ null "
        + pdfNumber(measures::PageHeight - target.y + Margin) + " null]";
}

QByteArray PdfBook::actionFor(const QByteArray &address, const PdfLinks &links) const
{
    for (const QByteArray &name : links.inside(address)) {
        if (const auto there = target(name))
            return "/Dest" + destination(*there);
    }
    const QByteArray web = links.outside(address);
    return web.isEmpty() ? QByteArray()
                         : "/A<</S/URI/URI" + pdfText(QString::fromLatin1(web)) + ">>";
}

void PdfBook::writeLinks(const PdfLinks &links)
{
    std::map<int, QByteArray> arrays;
    for (const PendingLink &link : m_links) {
        QByteArray &array = arrays[link.array];
        const QByteArray action = actionFor(link.address, links);
        if (action.isEmpty())
            continue;
        const QRectF &area = link.area;
        array += "<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect"
            + pdfRectangle(area.left(), measures::PageHeight - area.bottom(), area.right(),
                           measures::PageHeight - area.top())
            + action + ">>";
    }
    for (const auto &[array, annotations] : arrays)
        m_file.put(array, '[' + annotations + ']');
}

/// Returns the number of the outline; 0: it is empty.
int PdfBook::writeOutline(const std::vector<OutlineEntry> &entries)
{
    const int root = m_file.allocate();
    QByteArray ends;
    const int count = writeOutlineItems(entries, root, true, ends);
    m_file.put(root, "<</Type/Outlines/Count " + QByteArray::number(count) + ends + ">>");
    return count > 0 ? root : 0;
}

/// Writes entries as children of `parent`; returns how many. `ends`: what the parent says of them.
int PdfBook::writeOutlineItems(const std::vector<OutlineEntry> &entries, int parent, bool isOpen,
                               QByteArray &ends)
{
    std::vector<const OutlineEntry *> shown;
    for (const OutlineEntry &entry : entries) {
        if (isDestined(entry, *this))
            shown.push_back(&entry);
    }
    std::vector<int> numbers;
    for (std::size_t i = 0; i < shown.size(); ++i)
        numbers.push_back(m_file.allocate());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        QByteArray below;
        const int count = writeOutlineItems(shown[i]->children, numbers[i], false, below);
        QByteArray value = "<</Title" + pdfText(shown[i]->title.simplified()) + "/Parent "
            + pdfReference(parent) + "/Dest" + destination(*target(shown[i]->target));
        if (i > 0)
            value += "/Prev " + pdfReference(numbers[i - 1]);
        if (i + 1 < shown.size())
            value += "/Next " + pdfReference(numbers[i + 1]);
        if (count > 0)
            value += below + "/Count "
                + QByteArray::number(isOpen && shown.size() == 1 ? count : -count);
        m_file.put(numbers[i], value + ">>");
    }
    if (!numbers.empty())
        ends = "/First " + pdfReference(numbers.front()) + "/Last " + pdfReference(numbers.back());
    return int(numbers.size());
}

void PdfBook::writePages(int tree)
{
    const int resources = m_file.put("<</Font" + m_fonts.resources() + "/XObject"
                                     + m_images.resources() + ">>");
    QByteArray kids;
    for (const std::vector<Page> &part : m_parts) {
        for (const Page &page : part) {
            kids += pdfReference(page.object) + ' ';
            QByteArray value = "<</Type/Page/Parent " + pdfReference(tree) + "/Contents "
                + pdfReference(page.content) + "/StructParents " + QByteArray::number(page.number)
                + "/Tabs/S";
            if (page.links != 0)
                value += "/Annots " + pdfReference(page.links);
            m_file.put(page.object, value + ">>");
        }
    }
    m_file.put(tree,
               "<</Type/Pages/Count " + QByteArray::number(m_pageCount) + "/MediaBox"
                   + pdfRectangle(0, 0, measures::PageWidth, measures::PageHeight) + "/Resources "
                   + pdfReference(resources) + "/Kids[" + kids + "]>>");
}

/// Source: ISO 16684-1 (XMP).
int PdfBook::writeXmp(const PdfMetadata &metadata)
{
    const QByteArray time =
        metadata.modified.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss'Z'"_s).toLatin1();
    const QByteArray xmp =
        "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
        "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
        "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\">"
        "<dc:format>application/pdf</dc:format>"
        "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">"
        + xmlText(metadata.title) + "</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>"
        + xmlText(metadata.author)
        + "</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>"
        + xmlText(QString::fromUtf8(metadata.language))
        + "</rdf:li></rdf:Bag></dc:language><dc:identifier>"
        + xmlText(QString::fromUtf8(metadata.subject)) + "</dc:identifier><xmp:CreateDate>" + time
        + "</xmp:CreateDate><xmp:ModifyDate>" + time
        + "</xmp:ModifyDate><pdf:Producer>Sheria</pdf:Producer>"
          "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>";
    const int number = m_file.allocate();
    m_file.putStream(number, "/Type/Metadata/Subtype/XML", xmp);
    return number;
}

QByteArray PdfBook::finish(const PdfMetadata &metadata, const std::vector<OutlineEntry> &outline,
                           const PdfLinks &links)
{
    writeLinks(links);
    const int contents = writeOutline(outline);
    const int structure = m_structure.write(m_file);
    const int tree = m_file.allocate();
    writePages(tree);
    m_fonts.write();
    const int front = pages(Part::Front);
    QByteArray labels = front > 0 ? "0<</S/r>>" : "";
    labels += QByteArray::number(front) + "<</S/D>>";
    QByteArray catalog = "<</Type/Catalog/Version/1.7/Pages " + pdfReference(tree)
        + "/PageLabels<</Nums[" + labels + "]>>/StructTreeRoot " + pdfReference(structure)
        + "/MarkInfo<</Marked true>>/Lang" + pdfText(QString::fromLatin1(metadata.language))
        + "/Metadata " + pdfReference(writeXmp(metadata))
        + "/ViewerPreferences<</DisplayDocTitle true";
    catalog += metadata.isRightToLeft ? "/Direction/R2L>>" : ">>";
    if (contents != 0)
        catalog += "/Outlines " + pdfReference(contents) + "/PageMode/UseOutlines";
    const int info = m_file.put(
        "<</Title" + pdfText(metadata.title) + "/Author" + pdfText(metadata.author) + "/Subject"
        + pdfText(QString::fromUtf8(metadata.subject)) + "/Producer(Sheria)/CreationDate"
        + pdfDate(metadata.modified) + "/ModDate" + pdfDate(metadata.modified) + ">>");
    return m_file.finish(m_file.put(catalog + ">>"), info);
}

} // namespace sheria::render
