// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/text.h"
#include "core/akn/toc.h"
#include "core/render/htmlrenderer.h"
#include "tests/core/render/htmltext.h"

#include <QStringDecoder>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

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

constexpr std::array Tags = {"section",
                             "chapter",
                             "part",
                             "article",
                             "paragraph",
                             "division",
                             "point",
                             "debateSection",
                             "num",
                             "heading",
                             "subheading",
                             "content",
                             "intro",
                             "p",
                             "b",
                             "term",
                             "table",
                             "tr",
                             "td",
                             "th",
                             "thead",
                             "tbody",
                             "caption",
                             "colgroup",
                             "col",
                             "authorialNote",
                             "ref",
                             "a",
                             "img",
                             "embeddedStructure",
                             "quotedStructure",
                             "blockContainer",
                             "def",
                             "listIntroduction",
                             "crossHeading",
                             "attachments",
                             "attachment",
                             "doc",
                             "preface",
                             "preamble",
                             "meta",
                             "h:table",
                             "h:td",
                             "h:script",
                             "m:mi",
                             "br",
                             "item",
                             "list",
                             "title",
                             "components",
                             "component"};

constexpr std::array Attributes = {"",
                                   " eId='s'",
                                   " eId='preface'",
                                   " eId=''",
                                   " eId='t' class='c d' style='color:red;top:0'",
                                   " marker='1' href='#s'",
                                   " href='javascript:x' onclick='y' src='../z' colspan='2'",
                                   " startQuote='“' refersTo='#t' h:x='1' x='2'"};

constexpr std::array Texts = {"x",
                              " ",
                              "words and more words in one place",
                              "\n\t  ",
                              "\xC2\xA0",
                              "1.",
                              "é",
                              "e\xCC\x81",
                              "&amp;",
                              "<![CDATA[<]]>"};

/// Turns bytes into a well-formed document, one or two of them a tag or a piece of text: random
/// bytes by themselves seldom get past the check of their form.
QByteArray composed(const std::uint8_t *data, std::size_t size)
{
    QByteArray out = "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0' "
                     "xmlns:h='http://www.w3.org/1999/xhtml' "
                     "xmlns:m='http://www.w3.org/1998/Math/MathML'><act><body>";
    std::vector<const char *> open;
    for (std::size_t i = 0; i + 1 < size; ++i) {
        const std::uint8_t choice = data[i];
        if (choice < 64 && !open.empty()) {
            out += QByteArray("</") + open.back() + '>';
            open.pop_back();
        } else if (choice < 128) {
            out += Texts.at(choice % Texts.size());
        } else if (open.size() < 100) {
            const char *tag = Tags.at(choice % Tags.size());
            const std::uint8_t detail = data[++i];
            out += QByteArray("<") + tag + Attributes.at(detail % Attributes.size());
            out += detail < 32 ? "/>" : ">";
            if (detail >= 32)
                open.push_back(tag);
        }
    }
    for (; !open.empty(); open.pop_back())
        out += QByteArray("</") + open.back() + '>';
    return out + "</body></act></akomaNtoso>";
}

} // namespace

/// Any bytes are either refused with a place and a reason, or read into something whose text, HTML,
/// contents and portions agree with each other. A first byte of 1 says that the rest is a recipe for
/// a well-formed document.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const bool isRecipe = size > 0 && data[0] == 1;
    const QByteArray bytes = isRecipe
        ? composed(data + 1, size - 1)
        : QByteArray(reinterpret_cast<const char *>(data), qsizetype(size));
    const Result<akn::Document> document = akn::Document::parse(bytes);
    if (!document) {
        require(!isRecipe, "a well-formed document is read",
                bytes + document.error().text().toUtf8());
        require(!document.error().text().isEmpty(), "a refusal has a reason");
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
