// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/office.h"

#include <QBuffer>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstring>
#include <limits>
#include <numeric>

namespace sheria::briefs::office {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t MaxParagraphs = 200'000;
constexpr int MaxDepth = 512; ///< Of elements.

bool isQuoteStyle(const QString &name)
{
    QString plain = name.toLower();
    plain.remove(u"_20_"_s).remove(u' ').remove(u'-');
    return plain.contains("quot"_L1) || plain.contains("blocktext"_L1);
}

bool isText(pugi::xml_node node)
{
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

/// Of any name space.
QString attribute(pugi::xml_node node, std::string_view name)
{
    for (const pugi::xml_attribute one : node.attributes()) {
        const std::string_view full = one.name();
        if (full.substr(full.find(':') + 1) == name)
            return QString::fromUtf8(one.value());
    }
    return {};
}

Error tooLarge()
{
    return {ErrorCode::Unsupported, Message::tr("the document is too large")};
}

void addPageBreak(Paragraph &paragraph)
{
    paragraph.pageBreaks.push_back(paragraph.text.size());
}

// ---- .docx

/// Reads the paragraphs of one part of a .docx; notes are called by their ids.
class WordText
{
public:
    /// `kind`: of the notes that the part has, "footnote"; empty: it has none. `quoteStyles`: ids.
    WordText(pugi::xml_node root, const QString &kind, bool hasRenderedBreaks,
             const QSet<QString> &quoteStyles)
        : m_kind(kind)
        , m_hasRenderedBreaks(hasRenderedBreaks)
        , m_quoteStyles(quoteStyles)
    {
        visit(root);
    }

    struct Reference
    {
        std::size_t paragraph = 0;
        qsizetype at = 0;
        QString id; ///< "footnote 3"
        pugi::xml_node node;
    };
    std::vector<TextParagraph> body;
    std::vector<Reference> references;
    std::vector<std::pair<QString, std::vector<TextParagraph>>> notes; ///< By id.

private:
    void visit(pugi::xml_node node)
    {
        if (isText(node)) {
            if (m_isText && m_open > 0)
                addText(node);
            return;
        }
        const std::string_view name = localName(node);
        Paragraph &paragraph = m_paragraph.paragraph;
        // What is said twice, or was deleted.
        if (name == "Fallback" || name == "del" || name == "moveFrom"
            || body.size() > MaxParagraphs)
            return;
        if (name == "tab" || name == "br" || name == "cr") {
            paragraph.text += u' ';
            if (name == "br" && !m_hasRenderedBreaks && attribute(node, "type") == "page"_L1)
                addPageBreak(paragraph);
        } else if (name == "lastRenderedPageBreak") {
            addPageBreak(paragraph);
        } else if (name == "noBreakHyphen") {
            paragraph.text += u'-';
        } else if (name == "pStyle") {
            paragraph.isQuotation = paragraph.isQuotation || isQuoteStyle(attribute(node, "val"))
                || m_quoteStyles.contains(attribute(node, "val"));
        } else if (name == "ind") {
            constexpr int Least = 500; // Twentieths of a point.
            const QString left = attribute(node, "left");
            const int margin = (left.isEmpty() ? attribute(node, "start") : left).toInt();
            // The first line of a list item begins left of its other lines.
            const bool isHanging = attribute(node, "hanging").toInt() > 0;
            paragraph.isIndented = paragraph.isIndented || (margin >= Least && !isHanging);
        } else if (name == "footnoteReference" || name == "endnoteReference") {
            const QString kind = name[0] == 'f' ? u"footnote "_s : u"endnote "_s;
            references.push_back(
                {body.size(), paragraph.text.size(), kind + attribute(node, "id"), node});
        }
        if (name == "p")
            readParagraph(node);
        else if (name == "footnote" || name == "endnote")
            readNote(node);
        else if (name == "t")
            readText(node);
        else
            children(node);
    }

    void children(pugi::xml_node node)
    {
        for (const pugi::xml_node child : node.children())
            visit(child);
    }

    /// A text box has paragraphs within one: they are part of it.
    void readParagraph(pugi::xml_node node)
    {
        if (++m_open == 1)
            m_paragraph = {};
        children(node);
        if (--m_open == 0)
            body.push_back(std::exchange(m_paragraph, {}));
    }

    void readNote(pugi::xml_node node)
    {
        body.clear();
        children(node);
        if (attribute(node, "type").isEmpty()) // Else a separator.
            notes.emplace_back(m_kind + u' ' + attribute(node, "id"), std::exchange(body, {}));
        body.clear();
    }

    void readText(pugi::xml_node node)
    {
        const bool wasText = std::exchange(m_isText, true);
        children(node);
        m_isText = wasText;
    }

    void addText(pugi::xml_node node)
    {
        QString &text = m_paragraph.paragraph.text;
        const qsizetype start = text.size();
        text += QString::fromUtf8(node.value());
        m_paragraph.pieces.push_back({node, start, text.size(), false});
    }

    QString m_kind;
    bool m_hasRenderedBreaks;
    const QSet<QString> &m_quoteStyles;
    TextParagraph m_paragraph;
    int m_open = 0; ///< Paragraphs.
    bool m_isText = false;
};

/// The ids of styles that are named as quotations, or are based on one that is: ids may be of any language.
Result<QSet<QString>> quoteStylesOf(const pack::FileTree &members)
{
    const QString name = u"word/styles.xml"_s;
    QSet<QString> quotes;
    if (!members.contains(name))
        return quotes;
    SHERIA_TRY(const QByteArray xml, readMember(members, name));
    SHERIA_TRY(const auto tree, parseXml(xml));
    QHash<QString, QString> bases;
    for (const pugi::xml_node style : tree->document_element().children()) {
        if (localName(style) != "style")
            continue;
        const QString id = attribute(style, "styleId");
        for (const pugi::xml_node part : style.children()) {
            if (localName(part) == "name" && isQuoteStyle(attribute(part, "val")))
                quotes.insert(id);
            else if (localName(part) == "basedOn")
                bases.insert(id, attribute(part, "val"));
        }
    }
    constexpr int MostBases = 8; // One style upon another.
    for (int i = 0; i < MostBases; ++i) {
        for (auto base = bases.cbegin(); base != bases.cend(); ++base) {
            if (quotes.contains(base.value()))
                quotes.insert(base.key());
        }
    }
    return quotes;
}

/// Puts the notes into the order of their kinds, and of each kind into that of the references, by which word
/// processors number them. `indexes`: of notes by what references call them.
void sortNotes(File &file, const std::vector<WordText::Reference> &references,
               QHash<QString, int> &indexes)
{
    constexpr int None = std::numeric_limits<int>::max();
    std::vector<int> ranks(file.notes.size(), None);
    for (std::size_t i = 0; i < references.size(); ++i) {
        const auto note = indexes.constFind(references[i].id);
        if (note != indexes.cend())
            ranks[std::size_t(*note)] = std::min(ranks[std::size_t(*note)], int(i));
    }
    std::vector<int> order(file.notes.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const int partA = file.notes[std::size_t(a)].part;
        const int partB = file.notes[std::size_t(b)].part;
        return partA != partB ? partA < partB : ranks[std::size_t(a)] < ranks[std::size_t(b)];
    });
    std::vector<Note> sorted;
    std::vector<int> moved(order.size());
    for (const int index : order) {
        moved[std::size_t(index)] = int(sorted.size());
        sorted.push_back(std::move(file.notes[std::size_t(index)]));
    }
    file.notes = std::move(sorted);
    for (int &index : indexes)
        index = moved[std::size_t(index)];
}

Result<File> readWord(File file)
{
    SHERIA_TRY(const QByteArray document, readMember(*file.members, u"word/document.xml"_s));
    SHERIA_TRY(auto tree, parseXml(document));
    SHERIA_TRY(const QSet<QString> quoteStyles, quoteStylesOf(*file.members));
    WordText main(*tree, {}, document.contains("lastRenderedPageBreak"), quoteStyles);
    file.parts.push_back({u"word/document.xml"_s, std::move(tree)});
    QHash<QString, int> notes;
    for (const auto &[kind, name] : {std::pair(u"footnote"_s, u"word/footnotes.xml"_s),
                                     std::pair(u"endnote"_s, u"word/endnotes.xml"_s)}) {
        if (!file.members->contains(name))
            continue;
        SHERIA_TRY(const QByteArray xml, readMember(*file.members, name));
        SHERIA_TRY(auto parsed, parseXml(xml));
        WordText part(*parsed, kind, true, quoteStyles);
        for (auto &[id, paragraphs] : part.notes) {
            notes.insert(id, int(file.notes.size()));
            file.notes.push_back({std::move(paragraphs), {}, int(file.parts.size())});
        }
        file.parts.push_back({name, std::move(parsed)});
    }
    sortNotes(file, main.references, notes);
    for (const WordText::Reference &reference : main.references) {
        const auto note = notes.constFind(reference.id);
        if (note == notes.cend() || reference.paragraph >= main.body.size())
            continue;
        main.body[reference.paragraph].paragraph.marks.push_back({reference.at, *note});
        if (!file.notes[std::size_t(*note)].reference)
            file.notes[std::size_t(*note)].reference = reference.node;
    }
    file.body = std::move(main.body);
    return file;
}

// ---- .odt

/// White space in the file is one blank, and none at the beginning of a paragraph.
bool isCollapsed(QChar c, bool isBehindBlank)
{
    return isBehindBlank && c.isSpace() && c != QChar::Nbsp;
}

class OpenDocumentText
{
public:
    explicit OpenDocumentText(File &file) : m_file(file) {}

    /// Only the styles of a tree, without what stands in headers and footers.
    void readStyles(pugi::xml_node node)
    {
        for (const pugi::xml_node child : node.children()) {
            const std::string_view name = localName(child);
            if (name == "style" || name == "paragraph-properties")
                readStyle(child, name);
            if (name != "master-styles")
                readStyles(child);
        }
    }

    void visit(pugi::xml_node node)
    {
        if (isText(node)) {
            if (!m_open.empty())
                addText(node);
            return;
        }
        const std::string_view name = localName(node);
        if (name == "tracked-changes" || name == "note-citation" || name == "annotation"
            || m_file.body.size() > MaxParagraphs)
            return;
        readStyle(node, name);
        if (name == "note")
            readNote(node);
        else if (name == "p" || name == "h")
            readParagraph(node);
        else
            readInline(node, name);
    }

private:
    void readStyle(pugi::xml_node node, std::string_view name)
    {
        if (name == "style") {
            m_style = attribute(node, "name");
            const QString parent = attribute(node, "parent-style-name");
            if (isQuoteStyle(m_style) || isQuoteStyle(attribute(node, "display-name"))
                || isQuoteStyle(parent) || m_quoteStyles.contains(parent))
                m_quoteStyles.insert(m_style);
        } else if (name == "paragraph-properties" && isWide(attribute(node, "margin-left"))) {
            m_wideStyles.insert(m_style);
        }
    }

    void children(pugi::xml_node node)
    {
        for (const pugi::xml_node child : node.children())
            visit(child);
    }

    void readInline(pugi::xml_node node, std::string_view name)
    {
        if (!m_open.empty()) {
            Paragraph &paragraph = m_open.back().paragraph;
            if (name == "soft-page-break")
                addPageBreak(paragraph);
            const bool isBlank = name == "s" || name == "tab" || name == "line-break";
            if (isBlank && !paragraph.text.isEmpty() && !paragraph.text.back().isSpace())
                paragraph.text += u' ';
        } else if (name == "soft-page-break") {
            ++m_breaksBefore;
        }
        children(node);
    }

    void readNote(pugi::xml_node node)
    {
        const int number = int(m_file.notes.size());
        if (!m_open.empty()) {
            Paragraph &paragraph = m_open.back().paragraph;
            paragraph.marks.push_back({paragraph.text.size(), number});
        }
        m_file.notes.push_back({{}, m_openNotes.empty() ? node : pugi::xml_node(), 0});
        m_openNotes.push_back(number);
        children(node);
        m_openNotes.pop_back();
    }

    void readParagraph(pugi::xml_node node)
    {
        TextParagraph &begun = m_open.emplace_back();
        const QString style = attribute(node, "style-name");
        begun.paragraph.isIndented = m_wideStyles.contains(style);
        begun.paragraph.isQuotation = m_quoteStyles.contains(style) || isQuoteStyle(style);
        if (m_openNotes.empty()) {
            begun.paragraph.pageBreaks.assign(std::size_t(m_breaksBefore), 0);
            m_breaksBefore = 0;
        }
        children(node);
        auto &target = m_openNotes.empty()
            ? m_file.body
            : m_file.notes[std::size_t(m_openNotes.back())].paragraphs;
        target.push_back(std::move(m_open.back()));
        m_open.pop_back();
    }

    void addText(pugi::xml_node node)
    {
        TextParagraph &target = m_open.back();
        QString &words = target.paragraph.text;
        const auto isBehindBlank = [&words]() {
            return words.isEmpty() || words.back().isSpace();
        };
        const bool isBehind = isBehindBlank();
        const qsizetype start = words.size();
        for (const QChar c : QString::fromUtf8(node.value())) {
            if (!isCollapsed(c, isBehindBlank()))
                words += c.isSpace() && c != QChar::Nbsp ? QChar(u' ') : c;
        }
        target.pieces.push_back({node, start, words.size(), isBehind});
    }

    /// At least nine millimetres.
    static bool isWide(const QString &length)
    {
        static const QRegularExpression form(u"^([0-9.]{1,9})(cm|mm|in|pt|pc)$"_s);
        const QRegularExpressionMatch match = form.match(length);
        if (!match.hasMatch())
            return false;
        const QString unit = match.captured(2);
        const double millimetres = unit == "mm"_L1 ? 1
            : unit == "cm"_L1                      ? 10
            : unit == "in"_L1                      ? 25.4
            : unit == "pc"_L1                      ? 25.4 / 6
                                                   : 25.4 / 72;
        return match.captured(1).toDouble() * millimetres >= 9;
    }

    File &m_file;
    QString m_style;
    QSet<QString> m_quoteStyles;
    QSet<QString> m_wideStyles;
    std::vector<TextParagraph> m_open;
    std::vector<int> m_openNotes;
    int m_breaksBefore = 0; ///< Pages that begin between paragraphs.
};

Result<File> readOpenDocument(File file)
{
    SHERIA_TRY(const QByteArray content, readMember(*file.members, u"content.xml"_s));
    SHERIA_TRY(auto tree, parseXml(content));
    OpenDocumentText text(file);
    if (file.members->contains(u"styles.xml"_s)) {
        SHERIA_TRY(const QByteArray xml, readMember(*file.members, u"styles.xml"_s));
        SHERIA_TRY(const auto styles, parseXml(xml));
        text.readStyles(*styles);
    }
    text.visit(*tree);
    file.parts.push_back({u"content.xml"_s, std::move(tree)});
    return file;
}

/// Says on which page each paragraph begins, where the document says where pages begin.
void countPages(std::vector<TextParagraph> &body)
{
    const bool hasPages = std::any_of(body.begin(), body.end(), [](const TextParagraph &one) {
        return !one.paragraph.pageBreaks.empty();
    });
    int page = 1;
    for (TextParagraph &one : body) {
        if (hasPages)
            one.paragraph.page = page;
        page += int(one.paragraph.pageBreaks.size());
    }
}

} // namespace

Error damaged(const QString &why)
{
    return {ErrorCode::InvalidArgument, Message::tr("the document cannot be read: %1", why)};
}

std::string_view localName(pugi::xml_node node)
{
    const std::string_view name = node.name();
    return name.substr(name.find(':') + 1);
}

Result<std::unique_ptr<pugi::xml_document>> parseXml(const QByteArray &xml)
{
    // Qt's reader is strict, and pugixml gives the tree.
    QXmlStreamReader reader(xml);
    reader.setEntityExpansionLimit(0);
    int depth = 0;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            if (++depth > MaxDepth)
                return damaged(u"elements are nested too deeply"_s);
            break;
        case QXmlStreamReader::EndElement: --depth; break;
        case QXmlStreamReader::DTD: return damaged(u"it defines a type of document"_s);
        default: break;
        }
    }
    if (reader.hasError())
        return damaged(reader.errorString());
    auto tree = std::make_unique<pugi::xml_document>();
    const pugi::xml_parse_result parsed = tree->load_buffer(
        xml.data(), std::size_t(xml.size()), pugi::parse_full | pugi::parse_ws_pcdata);
    if (!parsed)
        return damaged(QString::fromLatin1(parsed.description()));
    return tree;
}

Result<QByteArray> readMember(const pack::FileTree &members, const QString &name)
{
    SHERIA_TRY(QByteArray bytes, members.read(name));
    if (bytes.size() > MaxBriefBytes)
        return tooLarge();
    return bytes;
}

std::size_t byteOffset(const Piece &piece, Kind kind, qsizetype offset)
{
    const char *value = piece.node.value();
    const QString text = QString::fromUtf8(value);
    qsizetype units = offset - piece.start;
    if (kind == Kind::OpenDocument) {
        bool isBehindBlank = piece.isBehindBlank;
        qsizetype counted = 0;
        qsizetype at = 0;
        for (; at < text.size() && counted < units; ++at) {
            if (!isCollapsed(text[at], isBehindBlank))
                ++counted;
            isBehindBlank = text[at].isSpace();
        }
        units = at;
    }
    // A character of two units is not divided.
    if (units > 0 && units < text.size() && text[units].isLowSurrogate())
        --units;
    const auto bytes = std::size_t(QStringView(text).left(units).toUtf8().size());
    return std::min(bytes, std::strlen(value));
}

Brief File::brief() const
{
    Brief brief;
    for (const TextParagraph &one : body)
        brief.body.push_back(one.paragraph);
    for (const Note &note : notes) {
        brief.notes.emplace_back();
        for (const TextParagraph &one : note.paragraphs)
            brief.notes.back().push_back(one.paragraph);
    }
    return brief;
}

Result<File> open(const QByteArray &bytes, const QString &name)
{
    if (bytes.size() > MaxBriefBytes)
        return tooLarge();
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(bytes);
    buffer->open(QIODevice::ReadOnly);
    File file;
    SHERIA_TRY(file.members, pack::ArchiveTree::open(std::move(buffer), name));
    const bool isWord = name.endsWith(".docx"_L1, Qt::CaseInsensitive);
    file.kind = isWord ? Kind::Word : Kind::OpenDocument;
    SHERIA_TRY(file, isWord ? readWord(std::move(file)) : readOpenDocument(std::move(file)));
    if (file.body.size() > MaxParagraphs)
        return tooLarge();
    countPages(file.body);
    return file;
}

} // namespace sheria::briefs::office
