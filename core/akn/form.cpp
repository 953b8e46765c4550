#include "core/akn/form.h"

#include "core/akn/encoding.h"
#include "core/akn/markupcursor.h"
#include "core/akn/messages.h"
#include "core/akn/xmlchars.h"
#include "core/base/limits.h"

#include <algorithm>
#include <pugixml.hpp>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

struct Attribute
{
    MarkupName name;
    std::string_view value;
};

struct OpenElement
{
    MarkupName name;
    std::size_t bindings = 0; ///< Namespace declarations in force around it.
};

/// A value as the namespace it names: references replaced, which is almost never needed.
QByteArray namespaceUri(std::string_view value)
{
    if (value.find_first_of("&\t\r\n") == std::string_view::npos)
        return {value.data(), qsizetype(value.size())};
    const std::string element = "<x v=\"" + std::string(value) + "\"/>";
    pugi::xml_document decoded;
    decoded.load_buffer(element.data(), element.size(), pugi::parse_default, pugi::encoding_utf8);
    return {decoded.first_child().attribute("v").value()};
}

QString shown(std::string_view text)
{
    return quoted({text.data(), qsizetype(text.size())});
}

class FormChecker
{
public:
    explicit FormChecker(const QByteArray &utf8) : m_bytes(utf8), m_cursor(utf8) {}

    Result<Form> run()
    {
        SHERIA_CHECK(declaration());
        if (document())
            return std::move(m_form);
        const MarkupCursor::Fault &fault = *m_cursor.fault();
        return Error{fault.code, placeOf(m_bytes, fault.at - m_bytes.constData()) + fault.message};
    }

private:
    Result<void> declaration();
    bool document();
    bool markup();
    bool outerText();
    bool startTag();
    bool attributes(const char *tag);
    bool attribute();
    bool endTag();
    bool declareNamespaces();
    bool declareNamespace(const Attribute &attribute, std::string_view prefix);
    bool enter(const MarkupName &name, const char *tag);
    bool checkRoot(const MarkupName &name);
    bool checkAttributes();
    std::string_view repeatedName() const;
    std::string_view repeatedNameOfMany() const;
    bool checkExpandedNames();
    void leave();

    const QByteArray &m_bytes;
    MarkupCursor m_cursor;
    Form m_form;
    NamespaceScopes m_scopes;
    std::vector<OpenElement> m_open;
    std::vector<Attribute> m_attributes;
    Vocabulary m_defaultVocabulary = Vocabulary::Other;
    qsizetype m_nodes = 0;
    bool m_hasRoot = false;
};

Result<void> FormChecker::declaration()
{
    if (m_bytes.startsWith("\xEF\xBB\xBF"))
        m_cursor.advance(3);
    SHERIA_TRY(const XmlDeclaration declaration, readDeclaration(m_bytes, m_cursor.offset()));
    if (declaration.length > 0 && declaration.version != "1.0") {
        return Error{ErrorCode::Unsupported,
                     u"line 1, column 1: XML %1 is not read, only 1.0"_s.arg(
                         quoted(declaration.version))};
    }
    m_cursor.advance(declaration.length);
    return {};
}

bool FormChecker::document()
{
    while (!m_cursor.atEnd()) {
        if (!(m_open.empty() ? outerText() : m_cursor.text()))
            return false;
        if (!m_cursor.atEnd() && !markup())
            return false;
    }
    if (!m_open.empty())
        return m_cursor.fail(
            u"the document ends inside the element %1"_s.arg(shown(m_open.back().name.text)));
    return m_hasRoot || m_cursor.fail(u"there is no element: the document is empty"_s);
}

bool FormChecker::outerText()
{
    m_cursor.skipSpace();
    if (m_cursor.atEnd() || m_cursor.peek() == '<')
        return true;
    return m_cursor.fail(m_hasRoot
                             ? u"there is content after the end of the root element"_s
                             : u"this is not XML: there is content before the root element"_s);
}

bool FormChecker::markup()
{
    switch (m_cursor.peek(1)) {
    case '/': return endTag();
    case '?': return m_cursor.processingInstruction();
    case '!':
        if (m_cursor.startsWith("<!--"))
            return m_cursor.comment();
        if (m_cursor.startsWith("<![CDATA[") && !m_open.empty())
            return m_cursor.cdata();
        if (m_cursor.startsWith("<!DOCTYPE html"))
            return m_cursor.fail(u"this is a web page (HTML), not Akoma Ntoso"_s);
        if (m_cursor.startsWith("<!DOCTYPE")) {
            return m_cursor.fail(
                u"documents with a document type declaration (DTD) are refused: it could "
                "load files or define entities"_s,
                nullptr, ErrorCode::Unsupported);
        }
        return m_cursor.fail(u"\"<!\" begins nothing that is allowed here"_s);
    default: return startTag();
    }
}

bool FormChecker::attributes(const char *tag)
{
    m_attributes.clear();
    for (;;) {
        const bool isSeparated = m_cursor.skipSpace();
        const char next = m_cursor.peek();
        if (next == '>' || next == '/')
            return true;
        if (m_cursor.atEnd())
            return m_cursor.fail(u"the tag is not closed"_s, tag);
        if (!isSeparated)
            return m_cursor.fail(u"white space is missing between attributes"_s);
        if (m_attributes.size() >= limits::MaxAttributes) {
            return m_cursor.fail(u"the element has more than %1 attributes"_s.arg(
                                     limits::MaxAttributes),
                                 tag, ErrorCode::Unsupported);
        }
        if (!attribute())
            return false;
    }
}

bool FormChecker::attribute()
{
    Attribute attribute;
    if (!m_cursor.name(attribute.name))
        return false;
    m_cursor.skipSpace();
    if (m_cursor.peek() != '=')
        return m_cursor.fail(u"the attribute %1 has no value"_s.arg(shown(attribute.name.text)));
    m_cursor.advance(1);
    m_cursor.skipSpace();
    if (!m_cursor.attributeValue(attribute.value))
        return false;
    m_attributes.push_back(attribute);
    return true;
}

bool FormChecker::startTag()
{
    const char *tag = m_cursor.at();
    if (m_open.empty() && m_hasRoot)
        return m_cursor.fail(u"there is a second root element"_s);
    m_cursor.advance(1);
    MarkupName name;
    if (!m_cursor.name(name) || !attributes(tag))
        return false;
    m_nodes += 2 + qsizetype(m_attributes.size());
    if (m_nodes > limits::MaxXmlNodes)
        return m_cursor.fail(u"the document has more than %1 nodes"_s.arg(limits::MaxXmlNodes), tag,
                             ErrorCode::Unsupported);
    if (!enter(name, tag))
        return false;
    if (m_cursor.peek() == '/') {
        m_cursor.advance(1);
        leave();
    }
    if (m_cursor.peek() != '>')
        return m_cursor.fail(u"the tag is not closed"_s, tag);
    m_cursor.advance(1);
    return true;
}

bool FormChecker::enter(const MarkupName &name, const char *tag)
{
    if (m_open.size() >= limits::MaxXmlDepth)
        return m_cursor.fail(u"elements are nested more than %1 deep"_s.arg(limits::MaxXmlDepth),
                             tag, ErrorCode::Unsupported);
    m_open.push_back({name, m_scopes.count()});
    if (!m_attributes.empty() && !(declareNamespaces() && checkAttributes()))
        return false;
    if (name.prefixLength != 0 && (name.prefix() == "xmlns" || !m_scopes.find(name.prefix())))
        return m_cursor.fail(u"the prefix of %1 is not declared"_s.arg(shown(name.text)), tag);
    if (!m_hasRoot && !checkRoot(name))
        return false;
    const Vocabulary vocabulary = name.prefixLength == 0 ? m_defaultVocabulary
                                                         : m_scopes.vocabulary(name.prefix());
    if (vocabulary != Vocabulary::Akn)
        m_form.foreign.push_back({name.text.data() - m_bytes.constData(), vocabulary});
    else if (name.prefixLength != 0)
        m_form.hasPrefixes = true;
    return true;
}

bool FormChecker::checkRoot(const MarkupName &name)
{
    m_hasRoot = true;
    const QByteArray &uri = *m_scopes.find(name.prefix());
    const Result<Dialect> dialect = dialectOf(name.local(), uri);
    if (!dialect)
        return m_cursor.fail(dialect.error().detail, name.text.data() - 1, dialect.error().code);
    m_form.dialect = *dialect;
    m_scopes.setRootNamespace(uri);
    m_defaultVocabulary = m_scopes.vocabulary({});
    return true;
}

bool FormChecker::declareNamespaces()
{
    const std::size_t before = m_scopes.count();
    for (const Attribute &attribute : m_attributes) {
        if (!attribute.name.text.starts_with("xmlns"))
            continue;
        const bool isDefault = attribute.name.text.size() == 5;
        if ((isDefault || attribute.name.prefix() == "xmlns")
            && !declareNamespace(attribute,
                                 isDefault ? std::string_view() : attribute.name.local()))
            return false;
    }
    if (m_scopes.count() != before)
        m_defaultVocabulary = m_scopes.vocabulary({});
    return true;
}

bool FormChecker::declareNamespace(const Attribute &attribute, std::string_view prefix)
{
    const bool isXml = attribute.value == "http://www.w3.org/XML/1998/namespace";
    const bool isReserved = prefix == "xmlns" || attribute.value == "http://www.w3.org/2000/xmlns/";
    if (isReserved || (prefix == "xml") != isXml || (!prefix.empty() && attribute.value.empty())) {
        return m_cursor.fail(u"the namespace declaration %1 is not allowed"_s.arg(
                                 shown(attribute.name.text)),
                             attribute.name.text.data());
    }
    if (m_scopes.count() >= limits::MaxNamespaces) {
        return m_cursor.fail(u"more than %1 namespaces are declared"_s.arg(limits::MaxNamespaces),
                             attribute.name.text.data(), ErrorCode::Unsupported);
    }
    if (!isXml)
        m_scopes.declare(prefix, namespaceUri(attribute.value));
    return true;
}

bool FormChecker::checkAttributes()
{
    std::size_t prefixed = 0;
    for (const Attribute &attribute : m_attributes) {
        if (attribute.name.prefixLength == 0 || attribute.name.prefix() == "xmlns")
            continue;
        ++prefixed;
        if (!m_scopes.find(attribute.name.prefix())) {
            return m_cursor.fail(u"the prefix of the attribute %1 is not declared"_s.arg(
                                     shown(attribute.name.text)),
                                 attribute.name.text.data());
        }
    }
    const std::string_view repeated = repeatedName();
    if (!repeated.empty()) {
        return m_cursor.fail(u"the attribute %1 stands twice"_s.arg(shown(repeated)),
                             repeated.data());
    }
    return prefixed < 2 || checkExpandedNames();
}

/// A name that stands twice, or an empty one. Most elements have two or three attributes, and
/// comparing each with each is quickest; thousands are sorted.
std::string_view FormChecker::repeatedName() const
{
    constexpr std::size_t Few = 12;
    if (m_attributes.size() > Few)
        return repeatedNameOfMany();
    for (std::size_t i = 1; i < m_attributes.size(); ++i) {
        const std::string_view name = m_attributes[i].name.text;
        const auto end = m_attributes.begin() + std::ptrdiff_t(i);
        const bool isKnown = std::any_of(m_attributes.begin(), end, [&](const Attribute &other) {
            return other.name.text == name;
        });
        if (isKnown)
            return name;
    }
    return {};
}

std::string_view FormChecker::repeatedNameOfMany() const
{
    std::vector<std::string_view> names;
    names.reserve(m_attributes.size());
    for (const Attribute &attribute : m_attributes)
        names.push_back(attribute.name.text);
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    return twice == names.end() ? std::string_view() : *twice;
}

/// Two prefixes may stand for one namespace: `a:x` and `b:x` are then the same attribute.
bool FormChecker::checkExpandedNames()
{
    std::vector<std::pair<QByteArray, std::string_view>> names;
    for (const Attribute &attribute : m_attributes) {
        if (attribute.name.prefixLength != 0 && attribute.name.prefix() != "xmlns")
            names.emplace_back(*m_scopes.find(attribute.name.prefix()), attribute.name.local());
    }
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice == names.end())
        return true;
    return m_cursor.fail(
        u"the attribute %1 stands twice, under two prefixes of one namespace"_s.arg(
            shown(twice->second)),
        twice->second.data());
}

bool FormChecker::endTag()
{
    const char *tag = m_cursor.at();
    m_cursor.advance(2);
    if (m_open.empty())
        return m_cursor.fail(u"there is an end tag without a start tag"_s, tag);
    const std::string_view expected = m_open.back().name.text;
    if (m_cursor.startsWith(expected)) {
        m_cursor.advance(qsizetype(expected.size()));
        m_cursor.skipSpace();
    }
    if (m_cursor.peek() != '>')
        return m_cursor.fail(
            u"the end tag does not match the start tag of %1"_s.arg(shown(expected)), tag);
    m_cursor.advance(1);
    leave();
    return true;
}

void FormChecker::leave()
{
    const std::size_t bindings = m_open.back().bindings;
    m_open.pop_back();
    if (m_scopes.count() == bindings)
        return;
    m_scopes.leave(bindings);
    m_defaultVocabulary = m_scopes.vocabulary({});
}

} // namespace

Result<Form> checkForm(const QByteArray &utf8)
{
    return FormChecker(utf8).run();
}

} // namespace sheria::akn
