#include "core/render/pdf/pdfcatalog.h"

#include "core/render/epub/epubpackage.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <set>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

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

void complete(QPDF &file, const PdfMetadata &metadata, int frontPages)
{
    using Object = QPDFObjectHandle;
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

Result<QByteArray> completed(const QByteArray &pdf, const PdfMetadata &metadata,
                             const PdfStructure &structure, int frontPages)
{
    // qpdf throws.
    try {
        QPDF file;
        file.processMemoryFile("pdf", pdf.constData(), size_t(pdf.size()));
        complete(file, metadata, frontPages);
        removeReplacements(file);
        if (!structure.arrange(file))
            return Error{ErrorCode::Internal, u"the PDF does not have the tags it should"_s};
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
        return Error{ErrorCode::Internal,
                     u"qpdf cannot complete the PDF: "_s + QString::fromUtf8(error.what())};
    }
}

} // namespace sheria::render
