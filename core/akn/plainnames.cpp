#include "core/akn/plainnames.h"

#include <cstring>
#include <string>

namespace sheria::akn {
namespace {

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

} // namespace

void makeNamesPlain(pugi::xml_node root, const Form &form, const char *bytes)
{
    if (form.hasPrefixes || !form.foreign.empty())
        Renamer(form, bytes).visit(root);
}

} // namespace sheria::akn
