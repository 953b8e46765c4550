#pragma once

#include <QByteArray>

#include <string_view>
#include <vector>

namespace sheria::akn {

/// What a namespace means to the reader.
enum class Vocabulary { Akn, Xhtml, MathMl, Other };

/// The namespace declarations in force while a document is read from its beginning to its end.
class NamespaceScopes
{
public:
    /// Declares `prefix` (empty: the default namespace) for the element that is being opened.
    void declare(std::string_view prefix, QByteArray uri);
    /// The element whose declarations began at count() == `before` has ended.
    void leave(std::size_t before);
    std::size_t count() const { return m_bindings.size(); }

    /// The namespace that counts as Akoma Ntoso: that of the root element.
    void setRootNamespace(const QByteArray &uri);

    /// The namespace of `prefix`; null when it is not declared. The empty prefix always is.
    const QByteArray *find(std::string_view prefix) const;
    /// What elements with `prefix` are. Precondition: declared.
    Vocabulary vocabulary(std::string_view prefix) const;

private:
    struct Binding
    {
        std::string_view prefix;
        QByteArray uri;
        Vocabulary vocabulary = Vocabulary::Other;
    };
    const Binding *lookUp(std::string_view prefix) const;
    Vocabulary classify(const QByteArray &uri) const;

    std::vector<Binding> m_bindings;
    QByteArray m_root;
    bool m_hasRoot = false;
};

} // namespace sheria::akn
