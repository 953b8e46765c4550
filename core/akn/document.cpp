#include "core/akn/document.h"

#include "core/akn/collector.h"
#include "core/akn/documentstate.h"
#include "core/akn/encoding.h"
#include "core/akn/messages.h"
#include "core/akn/metadata.h"
#include "core/akn/plainnames.h"
#include "core/akn/portion.h"
#include "core/akn/text.h"
#include "core/akn/toc.h"
#include "core/base/limits.h"

#include <cstring>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

void appendPlain(pugi::xml_node node, QByteArray &out)
{
    for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
        if (child.type() != pugi::node_element)
            out += child.value();
        else if (std::strcmp(child.name(), "meta") != 0)
            appendPlain(child, out);
    }
}

pugi::xml_node firstElement(pugi::xml_node parent)
{
    return parent.find_child(
        [](pugi::xml_node child) { return child.type() == pugi::node_element; });
}

} // namespace

Document::Document(std::unique_ptr<DocumentState> state) : m_state(std::move(state))
{}
Document::Document(Document &&) noexcept = default;
Document &Document::operator=(Document &&) noexcept = default;
Document::~Document() = default;

Result<Document> Document::parse(const QByteArray &bytes)
{
    if (bytes.size() > limits::MaxXmlBytes)
        return Error{ErrorCode::Unsupported,
                     u"the document is larger than %1 bytes"_s.arg(limits::MaxXmlBytes)};
    auto state = std::make_unique<DocumentState>();
    SHERIA_TRY(state->xml, toUtf8(bytes));
    SHERIA_TRY(const Form form, checkForm(state->xml));
    state->dialect = form.dialect;

    state->buffer = QByteArray(state->xml.constData(), state->xml.size());
    const pugi::xml_parse_result parsed = state->tree.load_buffer_inplace(
        state->buffer.data(), std::size_t(state->buffer.size()),
        pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
    if (!parsed) {
        return Error{ErrorCode::InvalidArgument,
                     placeOf(state->xml, parsed.offset)
                         + QString::fromLatin1(parsed.description())};
    }
    const pugi::xml_node root = state->tree.document_element();
    makeNamesPlain(root, form, state->buffer.constData());
    state->element = firstElement(root);
    if (!state->element || isForeign(state->element.name())) {
        return Error{ErrorCode::InvalidArgument,
                     u"the element akomaNtoso has no document (act, judgment, …) in it"_s};
    }
    state->doctype = state->element.name();
    Collector(*state).run();
    readMetadata(*state);
    return Document(std::move(state));
}

const QByteArray &Document::xml() const
{
    return m_state->xml;
}

Dialect Document::dialect() const
{
    return m_state->dialect;
}

QByteArray Document::doctype() const
{
    return m_state->doctype;
}

const Metadata &Document::metadata() const
{
    return m_state->metadata;
}

const std::vector<Warning> &Document::warnings() const
{
    return m_state->warnings;
}

const std::vector<Provision> &Document::provisions() const
{
    return m_state->provisions;
}

const std::vector<Reference> &Document::references() const
{
    return m_state->references;
}

const std::vector<Component> &Document::components() const
{
    return m_state->components;
}

const QByteArray &Document::text() const
{
    return m_state->text;
}

QByteArray Document::plainText() const
{
    QByteArray out;
    out.reserve(m_state->text.size() + m_state->text.size() / 4);
    const auto append = [&out](pugi::xml_node node) {
        if (node.type() == pugi::node_element && std::strcmp(node.name(), "meta") != 0)
            appendPlain(node, out);
    };
    for (pugi::xml_node child : m_state->element)
        append(child);
    for (pugi::xml_node next = m_state->element.next_sibling(); next; next = next.next_sibling())
        append(next);
    return out;
}

std::vector<TocEntry> Document::toc() const
{
    return tocOf(*this);
}

pugi::xml_node Document::element() const
{
    return m_state->element;
}

pugi::xml_node Document::find(QByteArrayView component, QByteArrayView portion) const
{
    return findPortion(*m_state, component, portion);
}

pugi::xml_node Document::elementWith(QByteArrayView eId) const
{
    return m_state->ids.find({eId.data(), std::size_t(eId.size())});
}

QByteArray Document::eIdOf(pugi::xml_node element) const
{
    if (std::optional<QByteArray> generated = m_state->ids.generatedFor(element))
        return *std::move(generated);
    return element.attribute(idAttributeOf(m_state->dialect)).value();
}

bool Document::isGeneratedEId(pugi::xml_node element) const
{
    return m_state->ids.generatedFor(element).has_value();
}

bool Document::hasGeneratedEIds() const
{
    return m_state->ids.hasGenerated();
}

QByteArrayView Document::source(pugi::xml_node element) const
{
    return sourceOf(*m_state, element);
}

} // namespace sheria::akn
