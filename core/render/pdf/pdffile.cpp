// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/pdf/pdffile.h"

#include "core/render/epub/epubpackage.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

using Object = QPDFObjectHandle;

std::vector<Object> itemsOf(Object value)
{
    return value.isArray() ? value.getArrayAsVector()
        : value.isNull()   ? std::vector<Object>()
                           : std::vector<Object>{value};
}

/// What of an element is contents of a page. cairo adds to it the area of a link.
std::vector<Object> contentsOf(Object element)
{
    std::vector<Object> contents;
    for (Object &each : itemsOf(element.getKey("/K"))) {
        if (!each.isDictionaryOfType("/OBJR"))
            contents.push_back(each);
    }
    return contents;
}

/// Contents of a page as seen from an element that may be on another page.
Object contentReference(const Object &page, const Object &content)
{
    Object reference = Object::parse("<</Type/MCR>>");
    reference.replaceKey("/Pg", page);
    reference.replaceKey("/MCID", content);
    return reference;
}

/// Takes the file as qpdf writes it.
class Collector : public Pipeline
{
public:
    Collector() : Pipeline("bytes", nullptr) {}

    void write(const unsigned char *data, size_t length) override
    {
        bytes.append(reinterpret_cast<const char *>(data), qsizetype(length));
    }
    void finish() override {}

    QByteArray bytes;
};

/// Source: ISO 16684-1 (XMP).
QByteArray xmp(const PdfMetadata &metadata)
{
    const QByteArray time =
        metadata.modified.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss'Z'"_s).toLatin1();
    return "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
           "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
           "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
           "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">"
           "<dc:format>application/pdf</dc:format>"
           "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">"
        + xmlText(metadata.title) + "</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>"
        + xmlText(metadata.author)
        + "</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>"
        + xmlText(QString::fromUtf8(metadata.language))
        + "</rdf:li></rdf:Bag></dc:language><dc:identifier>"
        + xmlText(QString::fromUtf8(metadata.subject)) + "</dc:identifier><xmp:CreateDate>" + time
        + "</xmp:CreateDate><xmp:ModifyDate>" + time
        + "</xmp:ModifyDate></rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>";
}

/// For glyphs without a text cairo writes the replacement character.
void removeReplacements(QPDF &file)
{
    std::set<QPDFObjGen> done;
    for (QPDFObjectHandle page : file.getAllPages()) {
        QPDFObjectHandle fonts = page.getKey("/Resources").getKey("/Font");
        for (const std::string &name :
             fonts.isDictionary() ? fonts.getKeys() : std::set<std::string>()) {
            QPDFObjectHandle font = fonts.getKey(name);
            if (!done.insert(font.getObjGen()).second || !font.hasKey("/ToUnicode"))
                continue;
            QPDFObjectHandle map = font.getKey("/ToUnicode");
            const std::shared_ptr<Buffer> buffer = map.getStreamData();
            QByteArray text(reinterpret_cast<const char *>(buffer->getBuffer()),
                            qsizetype(buffer->getSize()));
            map.replaceStreamData(text.replace("<fffd>", "<>").toStdString(),
                                  QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
        }
    }
}

/// Gives links their destinations. What leads nowhere is no link.
void completeLinks(const std::vector<Object> &pages, const std::vector<PdfLink> &links)
{
    for (Object page : pages) {
        std::vector<Object> kept;
        for (Object &each : itemsOf(page.getKey("/Annots"))) {
            Object action = each.getKey("/A");
            const std::string number = action.getKey("/URI").getStringValue();
            const PdfLink &link = links.at(std::stoul(number));
            if (link.isNull())
                continue;
            if (link.page >= 0) {
                Object place = Object::parse("[null/XYZ 0 null 0]");
                place.setArrayItem(0, pages.at(std::size_t(link.page)));
                place.setArrayItem(3, Object::newReal(link.y, 3));
                each.removeKey("/A");
                each.replaceKey("/Dest", place);
            } else {
                action.replaceKey("/URI", Object::newString(link.web.toStdString()));
            }
            kept.push_back(each);
        }
        if (page.hasKey("/Annots"))
            page.replaceKey("/Annots", Object::newArray(kept));
    }
}

void moveToFront(QPDF &file, const std::vector<Object> &pages, int count)
{
    for (std::size_t i = pages.size() - std::size_t(count); i < pages.size(); ++i) {
        file.removePage(pages[i]);
        file.addPageAt(pages[i], true, pages.front());
    }
}

void complete(QPDF &file, const PdfMetadata &metadata, int frontPages)
{
    Object catalog = file.getRoot();
    catalog.replaceKey("/Lang", Object::newUnicodeString(metadata.language.toStdString()));
    catalog.replaceKey("/MarkInfo", Object::parse("<</Marked true>>"));
    catalog.replaceKey("/ViewerPreferences",
                       Object::parse(metadata.isRightToLeft
                                         ? "<</DisplayDocTitle true/Direction/R2L>>"
                                         : "<</DisplayDocTitle true>>"));
    const std::string front = frontPages > 0 ? "0<</S/r>>" : "";
    catalog.replaceKey("/PageLabels",
                       Object::parse("<</Nums[" + front + std::to_string(frontPages)
                                     + "<</S/D>>]>>"));
    Object stream = file.newStream(xmp(metadata).toStdString());
    stream.getDict().replaceKey("/Type", Object::newName("/Metadata"));
    stream.getDict().replaceKey("/Subtype", Object::newName("/XML"));
    catalog.replaceKey("/Metadata", stream);
    for (Object page : file.getAllPages())
        page.replaceKey("/Tabs", Object::newName("/S"));
}

} // namespace

int PdfStructure::add(const QByteArray &role, int parent, const QString &alternative)
{
    m_elements.push_back({role, parent, alternative});
    return int(m_elements.size()) - 1;
}

bool PdfStructure::arrange(QPDF &file, const std::vector<PdfLink> &links) const
{
    const auto isLink = [&links](const Tag &tag) {
        return tag.link != None && !links[std::size_t(tag.link)].isNull();
    };
    Object root = file.getRoot().getKey("/StructTreeRoot");
    if (!root.isDictionary())
        return m_tags.empty();
    const std::vector<Object> drawn = itemsOf(root.getKey("/K"));
    if (drawn.size() != m_tags.size())
        return false;

    // The first tag of an element becomes the element.
    std::vector<Object> made(m_elements.size());
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        Object &element = made[std::size_t(m_tags[i].element)];
        if (!isLink(m_tags[i]) && !element.isInitialized())
            element = drawn[i];
    }
    for (Object &element : made) {
        if (!element.isInitialized())
            element = file.makeIndirectObject(Object::newDictionary());
    }

    std::vector<int> tags(m_elements.size());
    for (const Tag &tag : m_tags)
        ++tags[std::size_t(tag.element)];
    std::vector<std::vector<Object>> kids(m_elements.size());
    for (std::size_t i = 1; i < m_elements.size(); ++i)
        kids[std::size_t(m_elements[i].parent)].push_back(made[i]);
    std::map<QPDFObjGen, Object> joined;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        Object tag = drawn[i];
        const auto number = std::size_t(m_tags[i].element);
        if (isLink(m_tags[i])) {
            tag.replaceKey("/P", made[number]);
            kids[number].push_back(tag);
            continue;
        }
        if (tags[number] == 1 && m_tags[i].link == None)
            continue;
        for (const Object &content : contentsOf(tag))
            kids[number].push_back(contentReference(tag.getKey("/Pg"), content));
        if (!tag.isSameObjectAs(made[number]))
            joined[tag.getObjGen()] = made[number];
    }
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Element &element = m_elements[i];
        made[i].replaceKey("/P", i == Root ? root : made[std::size_t(element.parent)]);
        made[i].replaceKey("/S", Object::newName('/' + element.role.toStdString()));
        if (!kids[i].empty())
            made[i].replaceKey("/K", Object::newArray(kids[i]));
        if (!element.alternative.isEmpty())
            made[i].replaceKey("/Alt", Object::newUnicodeString(element.alternative.toStdString()));
    }
    root.replaceKey("/K", made[Root]);

    // From contents to elements.
    for (Object &value : itemsOf(root.getKey("/ParentTree").getKey("/Nums"))) {
        for (int i = 0; value.isArray() && i < value.getArrayNItems(); ++i) {
            const auto element = joined.find(value.getArrayItem(i).getObjGen());
            if (element != joined.end())
                value.setArrayItem(i, element->second);
        }
    }
    return true;
}

QByteArray completed(const QByteArray &pdf, const PdfMetadata &metadata,
                     const PdfStructure &structure, const std::vector<PdfLink> &links,
                     int frontPages, QString &problem)
{
    // qpdf throws.
    try {
        QPDF file;
        file.processMemoryFile("pdf", pdf.constData(), size_t(pdf.size()));
        const std::vector<Object> pages = file.getAllPages();
        completeLinks(pages, links);
        complete(file, metadata, frontPages);
        removeReplacements(file);
        if (pages.size() > std::size_t(frontPages))
            moveToFront(file, pages, frontPages);
        if (!structure.arrange(file, links)) {
            problem = u"the PDF does not have the tags it should"_s;
            return {};
        }
        Collector collector;
        QPDFWriter writer(file);
        writer.setOutputPipeline(&collector);
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.setDecodeLevel(qpdf_dl_none);
        writer.setMinimumPDFVersion("1.7");
        writer.setDeterministicID(true);
        writer.write();
        return std::move(collector.bytes);
    } catch (const std::exception &error) {
        problem = u"qpdf cannot complete the PDF: "_s + QString::fromUtf8(error.what());
        return {};
    }
}

} // namespace sheria::render
