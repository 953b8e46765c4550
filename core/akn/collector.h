#pragma once

#include "core/akn/eidnames.h"
#include "core/akn/text.h"
#include "core/akn/vocabulary.h"

namespace sheria::akn {

/// Walks the tree once and fills text, provisions, references, components and identifiers.
/// Precondition: the tree has plain names (plainnames.h).
class Collector
{
public:
    explicit Collector(DocumentState &state);

    void run();

private:
    /// Where in the document the walk is, as far as it matters to what is below.
    struct Place
    {
        int provision = -1;
        int component = 0;
        std::uint8_t flags = 0;
        bool isListed = true;
    };

    void visit(pugi::xml_node node, const Place &outer);
    void children(pugi::xml_node node, const Place &place);
    void enter(pugi::xml_node node, Traits traits, Place &place);
    void addProvision(pugi::xml_node node, pugi::xml_attribute id, Place &place);
    void readNumAndHeading(pugi::xml_node node, Provision &provision);
    void addReference(pugi::xml_node node, const char *attribute, const Place &place);
    void noteIdentifier(pugi::xml_node node, Traits traits, int provision, std::string_view eId);
    void finishComponents();
    void finishText();
    QByteArray sharedName(const char *name);

    DocumentState &m_state;
    TextFolder m_text;
    TextReader m_marks; ///< Of numbers, headings and references.
    const char *m_idAttribute;
    bool m_isVersion1;
    std::vector<Nameless> m_nameless;
    std::vector<int> m_componentOf; ///< By provision.
    std::unordered_map<std::string_view, QByteArray> m_names;
};

} // namespace sheria::akn
