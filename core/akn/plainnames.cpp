#include "core/akn/plainnames.h"

#include <cstring>
#include <string>

namespace sheria::akn {
namespace {

const char *markOf(Vocabulary vocabulary)
{
    switch (vocabulary) {
    case Vocabulary::Akn: return "";
    case Vocabulary::Xhtml: return "h:";
    case Vocabulary::MathMl: return "m:";
    case Vocabulary::Other: return ":";
    }
    Q_UNREACHABLE();
}

class Renamer
{
public:
    Renamer(const Form &form, const char *bytes) : m_foreign(form.foreign), m_bytes(bytes) {}

    void visit(pugi::xml_node node)
    {
        rename(node);
        for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
            if (child.type() == pugi::node_element)
                visit(child);
        }
    }

private:
    void rename(pugi::xml_node node)
    {
        const char *name = node.name();
        const char *colon = std::strchr(name, ':');
        const std::string local = colon ? colon + 1 : name;
        // The tree and the list of foreign elements are both in document order.
        if (m_next < m_foreign.size() && m_foreign[m_next].offset == name - m_bytes)
            node.set_name((markOf(m_foreign[m_next++].vocabulary) + local).c_str());
        else if (colon)
            node.set_name(local.c_str());
    }

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
