// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/form.h"

#include "core/akn/text.h"
#include "core/base/limits.h"

#include <expat.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

constexpr QByteArrayView Akn30Namespace("http://docs.oasis-open.org/legaldocml/ns/akn/3.0");
constexpr QByteArrayView Akn20Namespace("http://www.akomantoso.org/2.0");
constexpr QByteArrayView Akn10Namespace("http://www.akomantoso.org/1.0");
constexpr QByteArrayView GermanNamespace("http://Inhaltsdaten.LegalDocML.de/");

/// Working drafts and committee drafts of 3.0 add a suffix: "/WD17", "/CSD13".
bool isDraftOf30(QByteArrayView name)
{
    return name.startsWith(Akn30Namespace) && name.size() > Akn30Namespace.size()
        && name[Akn30Namespace.size()] == '/';
}

/// The dialect of a root element, by its local name and namespace.
Result<Dialect> dialectOf(QByteArrayView rootName, QByteArrayView rootNamespace)
{
    if (rootName != "akomaNtoso" && rootName != "akomantoso") {
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("the root element is %1, not akomaNtoso", quoted(rootName))};
    }
    if (rootNamespace == Akn30Namespace)
        return Dialect::Akn30;
    if (isDraftOf30(rootNamespace))
        return Dialect::Akn30Wd17;
    if (rootNamespace == Akn20Namespace)
        return Dialect::Akn20;
    if (rootNamespace == Akn10Namespace)
        return Dialect::Akn10;
    if (rootNamespace.startsWith(GermanNamespace))
        return Dialect::LegalDocMlDe;
    if (rootNamespace.isEmpty()) {
        return Error{
            ErrorCode::InvalidArgument,
            Message::tr("the root element akomaNtoso is in no namespace; expected is xmlns=%1",
                        quoted(Akn30Namespace))};
    }
    return Error{ErrorCode::InvalidArgument,
                 Message::tr("the namespace %1 is not an Akoma Ntoso namespace",
                             quoted(rootNamespace))};
}

/// Between the parts of an expanded name: "namespace\nlocal\nprefix". Expat refuses it in a namespace.
constexpr char Separator = '\n';
constexpr std::string_view NameEnds = " \t\r\n/>";

QString hex(unsigned char byte, int digits)
{
    return u"%1"_s.arg(byte, digits, 16, QChar(u'0'));
}

struct ExpandedName
{
    std::string_view uri;
    std::string_view local;
    bool hasPrefix = false;
};

ExpandedName expanded(const char *text)
{
    const std::string_view all(text);
    const std::size_t uriEnd = all.find(Separator);
    if (uriEnd == std::string_view::npos)
        return {{}, all, false};
    const std::string_view rest = all.substr(uriEnd + 1);
    const std::size_t localEnd = rest.find(Separator);
    return {all.substr(0, uriEnd), rest.substr(0, localEnd), localEnd != std::string_view::npos};
}

QByteArrayView bytesOf(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

/// Precondition: `uri` is not the namespace of the root element.
Vocabulary vocabularyOf(std::string_view uri)
{
    if (uri == "http://www.w3.org/1999/xhtml")
        return Vocabulary::Xhtml;
    return uri == "http://www.w3.org/1998/Math/MathML" ? Vocabulary::MathMl : Vocabulary::Other;
}

const char *markOf(Vocabulary vocabulary)
{
    switch (vocabulary) {
    case Vocabulary::Xhtml: return "h:";
    case Vocabulary::MathMl: return "m:";
    case Vocabulary::Other: return ":";
    }
    Q_UNREACHABLE();
}

class Renamer
{
public:
    Renamer(const Form &form, const char *bytes)
        : m_hasPrefixes(form.hasPrefixes)
        , m_foreign(form.foreign)
        , m_bytes(bytes)
    {}

    void visit(pugi::xml_node node)
    {
        rename(node);
        for (pugi::xml_node child = node.first_child(); child && !isDone();
             child = child.next_sibling()) {
            if (child.type() == pugi::node_element)
                visit(child);
        }
    }

private:
    /// Most foreign elements are in the metadata: what comes after the last one is plain already.
    bool isDone() const { return !m_hasPrefixes && m_next == m_foreign.size(); }

    void rename(pugi::xml_node node)
    {
        const char *name = node.name();
        const char *colon = std::strchr(name, ':');
        // The tree and the list of foreign elements are both in document order.
        const bool isForeign = m_next < m_foreign.size()
            && m_foreign[m_next].offset == name - m_bytes;
        if (!isForeign && !colon)
            return;
        const char *mark = isForeign ? markOf(m_foreign[m_next++].vocabulary) : "";
        const std::string plain = mark + std::string(colon ? colon + 1 : name);
        node.set_name(plain.c_str());
    }

    bool m_hasPrefixes;
    const std::vector<ForeignElement> &m_foreign;
    const char *m_bytes;
    std::size_t m_next = 0;
};

/// Reads the document with Expat and keeps of it what Form says.
class FormChecker
{
public:
    FormChecker(const QByteArray &utf8)
        : m_bytes(utf8)
        , m_parser(XML_ParserCreateNS("UTF-8", Separator))
    {
        XML_Parser parser = m_parser.get();
        Q_CHECK_PTR(parser);
        XML_SetUserData(parser, this);
        XML_SetReturnNSTriplet(parser, 1);
        XML_SetElementHandler(
            parser,
            [](void *data, const char *name, const char **attributes) {
                self(data).startElement(name, attributes);
            },
            [](void *data, const char *) { self(data).m_open.pop_back(); });
        XML_SetNamespaceDeclHandler(
            parser, [](void *data, const char *, const char *) { self(data).startNamespace(); },
            [](void *data, const char *) { --self(data).m_namespaces; });
        XML_SetStartDoctypeDeclHandler(parser,
                                       [](void *data, const char *name, const char *, const char *,
                                          int) { self(data).startDoctype(name); });
        XML_SetXmlDeclHandler(parser, [](void *data, const char *version, const char *, int) {
            if (version != nullptr && std::strcmp(version, "1.0") != 0)
                self(data).fail(ErrorCode::Unsupported,
                                Message::tr("XML %1 is not supported, only 1.0", quoted(version)));
        });
    }

    Result<Form> run()
    {
        const XML_Status status = XML_Parse(m_parser.get(), m_bytes.constData(),
                                            int(m_bytes.size()), 1);
        if (m_fault)
            return *std::move(m_fault);
        if (status != XML_STATUS_OK)
            return syntaxError();
        return std::move(m_form);
    }

private:
    struct Deleter
    {
        void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
    };
    using Parser = std::unique_ptr<XML_ParserStruct, Deleter>;

    static FormChecker &self(void *data) { return *static_cast<FormChecker *>(data); }

    Error errorAt(qsizetype offset, ErrorCode code, const Message &message) const
    {
        return Error{code, atPlace(m_bytes, offset, message)};
    }
    qsizetype offset() const
    {
#if XML_MAJOR_VERSION > 2 || XML_MINOR_VERSION >= 9 // The other one is deprecated from there on.
        return qsizetype(XML_GetCurrentByteIndex64(m_parser.get()));
#else
        return qsizetype(XML_GetCurrentByteIndex(m_parser.get()));
#endif
    }

    /// Ends the reading; the first fault counts.
    void fail(ErrorCode code, const Message &message)
    {
        if (!m_fault)
            m_fault = errorAt(offset(), code, message);
        XML_StopParser(m_parser.get(), XML_FALSE);
    }

    void startNamespace()
    {
        if (++m_namespaces > limits::MaxNamespaces)
            fail(ErrorCode::Unsupported,
                 Message::tr("more than %1 namespaces are declared", limits::MaxNamespaces));
    }

    void startDoctype(const char *name)
    {
        if (std::strcmp(name, "html") == 0)
            return fail(ErrorCode::InvalidArgument,
                        Message::tr("this is a web page (HTML), not Akoma Ntoso"));
        fail(ErrorCode::Unsupported,
             Message::tr("documents with a document type declaration (DTD) are refused: it could "
                         "load files or "
                         "define entities"));
    }

    void startElement(const char *text, const char **attributes)
    {
        m_open.push_back(offset());
        // Expat calls for the rest of a tag after the reading was ended.
        if (m_fault)
            return;
        if (m_open.size() > std::size_t(limits::MaxXmlDepth))
            return fail(ErrorCode::Unsupported,
                        Message::tr("elements are nested more than %1 deep", limits::MaxXmlDepth));
        m_nodes += 2 + XML_GetSpecifiedAttributeCount(m_parser.get()) / 2;
        if (m_nodes > limits::MaxXmlNodes)
            return fail(ErrorCode::Unsupported,
                        Message::tr("the document has more than %1 nodes", limits::MaxXmlNodes));
        checkAttributes(attributes);
        const ExpandedName name = expanded(text);
        if (!m_hasRoot)
            checkRoot(name);
        if (bytesOf(name.uri) == m_rootNamespace)
            m_form.hasPrefixes |= name.hasPrefix;
        else
            m_form.foreign.push_back({offset() + 1, vocabularyOf(name.uri)});
    }

    void checkAttributes(const char **attributes)
    {
        int count = 0;
        for (; *attributes != nullptr; attributes += 2, ++count) {
            if (std::strlen(attributes[1]) > std::size_t(limits::MaxAttributeBytes))
                return fail(ErrorCode::Unsupported,
                            Message::tr("the attribute value is longer than %1 bytes",
                                        limits::MaxAttributeBytes));
        }
        if (count > limits::MaxAttributes)
            fail(ErrorCode::Unsupported,
                 Message::tr("the element has more than %1 attributes", limits::MaxAttributes));
    }

    void checkRoot(const ExpandedName &name)
    {
        m_hasRoot = true;
        m_rootNamespace = bytesOf(name.uri).toByteArray();
        const Result<Dialect> dialect = dialectOf(bytesOf(name.local), m_rootNamespace);
        if (!dialect)
            return fail(dialect.error().code, dialect.error().message);
        m_form.dialect = *dialect;
    }

    Error syntaxError() const
    {
        const XML_Error code = XML_GetErrorCode(m_parser.get());
        const qsizetype at = std::clamp<qsizetype>(offset(), 0, m_bytes.size());
        if (code == XML_ERROR_NO_MEMORY)
            return Error{ErrorCode::Unavailable, Message::tr("out of memory")};
        return errorAt(at, ErrorCode::InvalidArgument, sentence(code, at));
    }

    /// What is wrong at `offset`. Source: the error codes of Expat, of which those about DTDs cannot occur.
    Message sentence(XML_Error code, qsizetype offset) const
    {
        switch (code) {
        case XML_ERROR_NO_ELEMENTS:
            return m_open.empty() ? Message::tr("there is no element: the document is empty")
                                  : Message::tr("the document ends inside the element %1",
                                                shownAt(m_open.back() + 1, NameEnds));
        case XML_ERROR_UNCLOSED_TOKEN:
        case XML_ERROR_UNCLOSED_CDATA_SECTION:
            return Message::tr("the document ends here unexpectedly");
        case XML_ERROR_TAG_MISMATCH:
            return m_open.empty() ? Message::tr("there is an end tag without a start tag")
                                  : Message::tr("the end tag does not match the start tag of %1",
                                                shownAt(m_open.back() + 1, NameEnds));
        case XML_ERROR_DUPLICATE_ATTRIBUTE:
            // Expat stands at the attribute, or at the tag where two prefixes name one namespace.
            return m_bytes.at(offset) == '<'
                ? Message::tr("an attribute is repeated with two prefixes of the same namespace")
                : Message::tr("the attribute %1 is repeated", shownAt(offset, "= \t\r\n"));
        case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
            return Message::tr("there is content after the end of the root element");
        case XML_ERROR_UNDEFINED_ENTITY:
            // Expat stands at the reference, or at the tag with the attribute that has it.
            return m_bytes.at(offset) == '&'
                ? Message::tr("the entity %1 is not defined", shownAt(offset + 1, ";"))
                : Message::tr("an entity in the tag %1 is not defined",
                              shownAt(offset + 1, NameEnds));
        case XML_ERROR_BAD_CHAR_REF:
            return Message::tr("the reference is to a character that XML forbids");
        case XML_ERROR_MISPLACED_XML_PI:
            return Message::tr("an XML declaration is only allowed at the very beginning");
        case XML_ERROR_XML_DECL: return Message::tr("the XML declaration is malformed");
        case XML_ERROR_UNBOUND_PREFIX:
            return Message::tr("a prefix in the tag %1 is not declared",
                               shownAt(offset + 1, NameEnds));
        case XML_ERROR_UNDECLARING_PREFIX:
        case XML_ERROR_RESERVED_PREFIX_XML:
        case XML_ERROR_RESERVED_PREFIX_XMLNS:
        case XML_ERROR_RESERVED_NAMESPACE_URI:
            return Message::tr("the namespace declaration of the tag %1 is not allowed",
                               shownAt(offset + 1, NameEnds));
        case XML_ERROR_PARTIAL_CHAR: return unexpected(offset);
        default:
            return m_hasRoot || m_bytes.first(std::min(offset + 1, m_bytes.size())).contains('<')
                ? unexpected(offset)
                : Message::tr("this is not XML: there is content before the root element");
        }
    }

    Message unexpected(qsizetype offset) const
    {
        if (offset >= m_bytes.size())
            return Message::tr("the document ends here unexpectedly");
        const auto byte = static_cast<unsigned char>(m_bytes.at(offset));
        if (byte >= 0x80) {
            return Message::tr("malformed UTF-8, or a character that XML forbids (byte 0x%1)",
                               hex(byte, 2));
        }
        if (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r')
            return Message::tr("the control character U+%1 is forbidden", hex(byte, 4));
        if (offset > 0 && m_bytes.at(offset - 1) == '&')
            return Message::tr("\"&\" must be written \"&amp;\"");
        return Message::tr("%1 is not allowed here", quoted(m_bytes.sliced(offset, 1)));
    }

    /// What stands at `offset`, up to one of `ends`, as it may stand in a message.
    QString shownAt(qsizetype offset, std::string_view ends) const
    {
        const std::string_view rest(m_bytes.constData() + offset,
                                    std::size_t(m_bytes.size() - offset));
        return quoted(bytesOf(rest.substr(0, rest.find_first_of(ends))));
    }

    const QByteArray &m_bytes;
    Parser m_parser;
    Form m_form;
    QByteArray m_rootNamespace;
    std::vector<qsizetype> m_open; ///< Where the tags of the open elements begin.
    qsizetype m_nodes = 0;
    int m_namespaces = 0;
    bool m_hasRoot = false;
    std::optional<Error> m_fault;
};
} // namespace

Result<Form> checkForm(const QByteArray &utf8)
{
    return FormChecker(utf8).run();
}

void makeNamesPlain(pugi::xml_node root, const Form &form, const char *bytes)
{
    if (form.hasPrefixes || !form.foreign.empty())
        Renamer(form, bytes).visit(root);
}

} // namespace sheria::akn
