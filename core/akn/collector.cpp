// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/metadata.h"
#include "core/akn/text.h"
#include "core/akn/toc.h"
#include "core/akn/vocabulary.h"
#include "core/base/limits.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

enum Flag : std::uint8_t { Attachment = 1, InNote = 2, Quoted = 4, InTable = 8 };

/// The letters of flags, in the order of the alphabet.
QByteArray lettersOf(std::uint8_t flags)
{
    static const std::array<QByteArray, 16> letters = {""_ba,   "a"_ba,   "n"_ba,   "an"_ba,
                                                       "q"_ba,  "aq"_ba,  "nq"_ba,  "anq"_ba,
                                                       "t"_ba,  "at"_ba,  "nt"_ba,  "ant"_ba,
                                                       "qt"_ba, "aqt"_ba, "nqt"_ba, "anqt"_ba};
    return letters.at(flags);
}

/// MathML does not break words; a table of any vocabulary is one.
Traits foreignTraits(const char *name)
{
    if (name[0] == 'm')
        return Inline;
    const char *local = std::strchr(name, ':') + 1;
    return std::strcmp(local, "table") == 0 ? Traits(Table) : Traits(0);
}

QByteArray copyOf(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

bool isNamed(pugi::xml_node node, std::string_view name)
{
    return node.name() == name;
}

pugi::xml_node metaOf(pugi::xml_node component)
{
    for (pugi::xml_node document : component.children()) {
        if (pugi::xml_node meta = document.child("meta"))
            return meta;
    }
    return {};
}

/// Whether an attachment or component is directly under the document: "/attachments/attachment",
/// "/components/component", or in a list of components beside it.
/// Source: server/API.md section 3.2; attachments in attachments are none.
bool isComponent(pugi::xml_node node, pugi::xml_node documentElement)
{
    const pugi::xml_node list = node.parent();
    const bool isListed = isNamed(node, "attachment") ? isNamed(list, "attachments")
                                                      : isNamed(list, "components");
    return isListed
        && (list.parent() == documentElement || list.parent() == documentElement.parent());
}

/// The name of a component by the FRBRthis of its work ("…/!schedule1" gives "schedule1"), made fit
/// for a URI; empty when there is none.
QByteArray componentName(pugi::xml_node component)
{
    const pugi::xml_node identification = metaOf(component).child("identification");
    pugi::xml_node work = identification.child("FRBRWork");
    if (!work)
        work = identification.child("Work");
    const QByteArray frbrThis = work.child("FRBRthis")
        ? work.child("FRBRthis").attribute("value").value()
        : work.child("this").attribute("href").value();
    const qsizetype mark = frbrThis.lastIndexOf("/!");
    if (mark >= 0)
        return asComponentName(QByteArrayView(frbrThis).sliced(mark + 2));
    const QByteArray uri = work.child("FRBRuri").attribute("value").value();
    if (!uri.isEmpty() && frbrThis.size() > uri.size() + 1
        && frbrThis.startsWith(QByteArray(uri + '/')))
        return asComponentName(QByteArrayView(frbrThis).sliced(uri.size() + 1));
    return {};
}

/// Names components uniquely: those without a usable name by kind and number.
void nameComponents(std::vector<Component> &components)
{
    std::set<QByteArray> taken;
    std::map<QByteArray, int> next;
    int count = 0;
    for (Component &component : components) {
        if (component.name.isEmpty()) {
            ++count;
            component.name = componentName(component.element);
            if (component.name.isEmpty())
                component.name = component.element.name() + QByteArray::number(count);
        }
        const QByteArray wanted = component.name;
        while (taken.contains(component.name))
            component.name = wanted + '-' + QByteArray::number(++next[wanted] + 1);
        taken.insert(component.name);
    }
}

class Collector
{
public:
    explicit Collector(DocumentState &state)
        : m_state(state)
        , m_text(state.xml.size() + 1)
        , m_marks(state.xml.size())
        , m_idAttribute(idAttributeOf(state.dialect))
        , m_isVersion1(state.dialect == Dialect::Akn10)
    {}

    void run()
    {
        m_state.components.push_back({"main"_ba, m_state.element});
        noteIdentifier(m_state.element, 0, -1, m_state.element.attribute(m_idAttribute).value());
        const Place outermost;
        for (pugi::xml_node child : m_state.element) {
            if (child.type() == pugi::node_element)
                visit(child, outermost);
        }
        for (pugi::xml_node next = m_state.element.next_sibling(); next;
             next = next.next_sibling()) {
            if (next.type() == pugi::node_element)
                visit(next, outermost);
        }
        finishComponents();
        makeIdentifiers(m_state, m_nameless);
        finishText();
    }

private:
    /// Where in the document the walk is, as far as it matters to what is below.
    struct Place
    {
        int provision = -1;
        int component = 0;
        std::uint8_t flags = 0;
        bool isListed = true;
    };

    void visit(pugi::xml_node node, const Place &outer)
    {
        const char *name = node.name();
        const bool foreign = isForeign(name);
        const Traits traits = foreign ? foreignTraits(name) : traitsOf(node);
        if (traits & Meta)
            return;
        if (!(traits & Inline))
            m_text.separate();
        Place place = outer;
        if (!foreign)
            enter(node, traits, place);
        if (traits & Table)
            place.flags |= InTable;
        children(node, place);
        if (!(traits & Inline))
            m_text.separate();
        if (place.provision != outer.provision) {
            Provision &provision = m_state.provisions[std::size_t(place.provision)];
            provision.textEnd = m_text.size();
            provision.textStart = std::min(provision.textStart, provision.textEnd);
        }
    }

    void children(pugi::xml_node node, const Place &place)
    {
        for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
            if (child.type() == pugi::node_element) {
                visit(child, place);
            } else {
                const char *value = child.value();
                m_text.append(value, std::strlen(value));
            }
        }
    }

    void enter(pugi::xml_node node, Traits traits, Place &place)
    {
        const pugi::xml_attribute id = node.attribute(m_idAttribute);
        if ((traits & Hierarchical) && !(m_isVersion1 && (traits & MaybePlain)))
            addProvision(node, id, place);
        else
            noteIdentifier(node, traits, -1, id.value());
        if (traits & Link) {
            addReference(node, "href", place);
            addReference(node, "from", place);
            addReference(node, "upTo", place);
        }
        const bool isOwn = (traits & Attached) && isComponent(node, m_state.element);
        if (isOwn) {
            place.component = int(m_state.components.size());
            m_state.components.push_back({QByteArray(), node});
            place.isListed = true; // In a table of contents of its own.
        }
        if (traits & Attached)
            place.flags |= Attachment;
        if (traits & Quotation)
            place.flags |= Quoted;
        const bool isFrame = (traits & TocItem) && !isOwn && place.provision < 0;
        if ((traits & TocBarrier) || isFrame || definitionIn(node))
            place.isListed = false;
        if (traits & Note)
            place.flags |= InNote;
    }

    void addProvision(pugi::xml_node node, pugi::xml_attribute id, Place &place)
    {
        Provision provision;
        provision.parent = place.provision;
        provision.element = sharedName(node.name());
        if (id) {
            provision.eId = id.value();
            provision.writtenEId = provision.eId;
        }
        readNumAndHeading(node, provision);
        provision.flags = lettersOf(place.flags);
        provision.isListed = place.isListed;
        provision.textStart = m_text.nextStart();
        place.provision = int(m_state.provisions.size());
        m_state.provisions.push_back(std::move(provision));
        m_componentOf.push_back(place.component);
        noteIdentifier(node, Hierarchical, place.provision, id.value());
    }

    void readNumAndHeading(pugi::xml_node node, Provision &provision)
    {
        const std::string_view headingName = m_isVersion1 ? "title" : "heading";
        for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
            const std::string_view name = child.name();
            if (name == "num" && !provision.num)
                provision.num = m_marks.textOf(child);
            else if (name == headingName && !provision.heading)
                provision.heading = m_marks.textOf(child);
            if (provision.num && provision.heading)
                return;
        }
    }

    void noteIdentifier(pugi::xml_node node, Traits traits, int provision, std::string_view eId)
    {
        if (eId.empty()) {
            if (traits & (Hierarchical | Attached | Note))
                m_nameless.push_back({node, provision, false});
        } else if (!m_state.ids.add({eId.data(), qsizetype(eId.size())}, node)) {
            m_nameless.push_back({node, provision, true});
        }
    }

    void addReference(pugi::xml_node node, const char *attribute, const Place &place)
    {
        const std::string_view href = node.attribute(attribute).value();
        if (href.empty() || qsizetype(href.size()) > limits::MaxUriBytes)
            return;
        Reference reference;
        reference.href = copyOf(href);
        const qsizetype fragment = reference.href.indexOf('#');
        if (fragment >= 0)
            reference.portion = reference.href.sliced(fragment + 1);
        if (reference.href.startsWith('/')) {
            const QByteArray path = fragment < 0 ? reference.href : reference.href.left(fragment);
            if (const std::optional<FrbrUri> uri = usableUri(path)) {
                reference.workUri = uri->canonical().workUri(false);
                if (reference.portion.isEmpty())
                    reference.portion = uri->portion;
            }
        }
        reference.provision = place.provision;
        reference.text = m_marks.textOf(node);
        m_state.references.push_back(std::move(reference));
    }

    void finishComponents()
    {
        nameComponents(m_state.components);
        for (std::size_t i = 0; i < m_componentOf.size(); ++i)
            m_state.provisions[i].component =
                m_state.components[std::size_t(m_componentOf[i])].name;
    }

    /// Normalization may move what follows, but never across the blanks that stand around a provision,
    /// so the text is normalized between those places and they move along.
    void finishText()
    {
        const bool isNormal = !m_text.mayNeedNormalizing();
        m_state.text = m_text.take();
        if (isNormal)
            return;
        std::vector<qsizetype *> places;
        for (Provision &provision : m_state.provisions) {
            places.push_back(&provision.textStart);
            places.push_back(&provision.textEnd);
        }
        std::stable_sort(places.begin(), places.end(),
                         [](const qsizetype *a, const qsizetype *b) { return *a < *b; });
        QByteArray out;
        out.reserve(m_state.text.size());
        qsizetype from = 0;
        for (qsizetype *place : places) {
            if (*place > from) {
                out += normalized(m_state.text.sliced(from, *place - from));
                from = *place;
            }
            *place = out.size();
        }
        out += normalized(m_state.text.sliced(from));
        m_state.text = out;
    }

    QByteArray sharedName(const char *name)
    {
        const auto found = m_names.find(name);
        if (found != m_names.end())
            return found->second;
        QByteArray made(name);
        m_names.emplace(std::string_view(made.constData(), std::size_t(made.size())), made);
        return made;
    }

    DocumentState &m_state;
    TextFolder m_text;
    TextReader m_marks; ///< Of numbers, headings and references.
    const char *m_idAttribute;
    bool m_isVersion1;
    std::vector<Nameless> m_nameless;
    std::vector<int> m_componentOf; ///< By provision.
    std::unordered_map<std::string_view, QByteArray> m_names;
};
} // namespace

void collect(DocumentState &state)
{
    Collector(state).run();
}

QByteArray asComponentName(QByteArrayView written)
{
    constexpr qsizetype Longest = 100;
    QByteArray name;
    for (const char c : written.first(std::min(written.size(), Longest))) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c >= '0' && c <= '9') || c == '_' || c == '-';
        if (isPlain)
            name += c;
        else if (!name.isEmpty() && !name.endsWith('-'))
            name += '-';
    }
    while (name.endsWith('-'))
        name.chop(1);
    return name;
}

} // namespace sheria::akn
