#include "core/akn/text.h"
#include "core/akn/toc.h"
#include "core/render/htmlrenderer.h"
#include "tests/core/render/htmltext.h"

#include <QStringDecoder>

#include <cstdio>
#include <cstdlib>

using namespace sheria;

namespace {

void require(bool holds, const char *what, const QByteArray &detail = {})
{
    if (holds)
        return;
    std::fprintf(stderr, "broken: %s\n%s\n", what, detail.constData());
    std::abort();
}

bool isUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder.decode(bytes);
    return !decoder.hasError() && decoded.size() <= bytes.size();
}

bool isSubsequence(const QByteArray &part, const QByteArray &whole)
{
    qsizetype at = -1;
    for (const char c : part) {
        at = whole.indexOf(c, at + 1);
        if (at < 0)
            return false;
    }
    return true;
}

void checkText(const akn::Document &document)
{
    require(isUtf8(document.text()), "the text is UTF-8");
    const QByteArray folded = akn::foldWhiteSpace(akn::normalized(document.plainText()));
    require(akn::withoutWhiteSpace(folded) == akn::withoutWhiteSpace(document.text()),
            "both texts have the same characters");
    for (const akn::Provision &provision : document.provisions()) {
        require(provision.textStart >= 0 && provision.textStart <= provision.textEnd
                    && provision.textEnd <= document.text().size(),
                "the range of a provision lies in the text");
        require(!provision.eId.isEmpty(), "every provision has an identifier");
        require(document.elementWith(provision.eId), "every provision is found by its identifier",
                provision.eId);
    }
}

void checkHtml(const akn::Document &document)
{
    const QByteArray html = render::toHtml(document, {"/resolver", "media/"});
    require(isUtf8(html), "the HTML is UTF-8");
    const test::HtmlText shown = test::htmlText(html);
    require(shown.faults.isEmpty(), "the HTML is well-formed and harmless",
            shown.faults.value(0).toUtf8());
    // Footnotes move; the tests by example say where to.
    if (document.xml().contains("authorialNote"))
        return;
    require(isSubsequence(akn::withoutWhiteSpace(document.plainText()),
                          akn::withoutWhiteSpace(shown.body)),
            "the HTML has all of the text", html);
}

void checkToc(const akn::Document &document, const std::vector<TocEntry> &entries)
{
    for (const TocEntry &entry : entries) {
        if (!entry.eId.isEmpty()) {
            const pugi::xml_node node = document.find(entry.component, entry.eId);
            require(node || isNameableType(entry.eId), "every entry of the contents is found",
                    entry.eId);
            if (node)
                require(isUtf8(render::toXml(document, node)), "a portion is UTF-8");
        }
        checkToc(document, entry.children);
    }
}

} // namespace

/// Any bytes are either refused with a place and a reason, or read into something whose text, HTML,
/// contents and portions agree with each other.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const Result<akn::Document> document = akn::Document::parse(bytes);
    if (!document) {
        require(!document.error().detail.isEmpty(), "a refusal has a reason");
        return 0;
    }
    require(isUtf8(document->xml()), "what is stored is UTF-8");
    checkText(*document);
    checkHtml(*document);
    checkToc(*document, document->toc());
    akn::findLegacy(*document, "main", "section/1");
    const akn::Metadata &metadata = document->metadata();
    require(FrbrUri::parse(metadata.expression.uri).has_value(), "the expression has a URI",
            metadata.expression.uri);
    require(metadata.expression.date.isValid(), "the expression has a date");
    require(!metadata.work.title.isEmpty(), "the work has a title");
    const Result<akn::Document> again = akn::Document::parse(render::toXml(*document));
    require(again && again->text() == document->text(), "what is handed out can be read again");
    return 0;
}
