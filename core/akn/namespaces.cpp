#include "core/akn/namespaces.h"

namespace sheria::akn {
namespace {

const QByteArray NoNamespace("");
const QByteArray XmlNamespace("http://www.w3.org/XML/1998/namespace");

} // namespace

void NamespaceScopes::declare(std::string_view prefix, QByteArray uri)
{
    const Vocabulary vocabulary = classify(uri);
    m_bindings.push_back({prefix, std::move(uri), vocabulary});
}

void NamespaceScopes::leave(std::size_t before)
{
    m_bindings.resize(before);
}

void NamespaceScopes::setRootNamespace(const QByteArray &uri)
{
    m_root = uri;
    m_hasRoot = true;
    for (Binding &binding : m_bindings)
        binding.vocabulary = classify(binding.uri);
}

const NamespaceScopes::Binding *NamespaceScopes::lookUp(std::string_view prefix) const
{
    for (std::size_t i = m_bindings.size(); i-- > 0;) {
        if (m_bindings[i].prefix == prefix)
            return &m_bindings[i];
    }
    return nullptr;
}

const QByteArray *NamespaceScopes::find(std::string_view prefix) const
{
    if (const Binding *binding = lookUp(prefix))
        return &binding->uri;
    if (prefix.empty())
        return &NoNamespace;
    return prefix == "xml" ? &XmlNamespace : nullptr;
}

Vocabulary NamespaceScopes::vocabulary(std::string_view prefix) const
{
    const Binding *binding = lookUp(prefix);
    return binding ? binding->vocabulary : classify(NoNamespace);
}

Vocabulary NamespaceScopes::classify(const QByteArray &uri) const
{
    if (m_hasRoot && uri == m_root)
        return Vocabulary::Akn;
    if (uri == "http://www.w3.org/1999/xhtml")
        return Vocabulary::Xhtml;
    if (uri == "http://www.w3.org/1998/Math/MathML")
        return Vocabulary::MathMl;
    return Vocabulary::Other;
}

} // namespace sheria::akn
