#include "core/akn/modifications.h"

#include "core/akn/metadata.h"

#include <map>
#include <string_view>

namespace sheria::akn {

namespace {

/// What a document's metadata says of the works that changed it.
class ModificationReader
{
public:
    explicit ModificationReader(const Document &document)
        : m_meta(document.element().child("meta"))
        , m_idAttribute(idAttributeOf(document.dialect()))
    {
        for (const pugi::xml_node entry : m_meta.child("references"))
            m_references.try_emplace(entry.attribute(m_idAttribute).value(),
                                     entry.attribute("href").value());
        for (const pugi::xml_node event : m_meta.child("lifecycle"))
            m_dates.try_emplace(resolved(event.attribute("source").value()),
                                dayOf(event.attribute("date").value()));
    }

    std::vector<Modification> read() const
    {
        std::vector<Modification> found;
        for (const pugi::xml_node analysis : m_meta.children("analysis")) {
            for (const pugi::xml_node one :
                 analysis.child("passiveModifications").children("textualMod")) {
                const std::string_view target = one.child("destination").attribute("href").value();
                if (found.size() < std::size_t(limits::MaxEvents) && target.starts_with('#'))
                    add(found, one.child("source").attribute("href").value(), target.substr(1));
            }
        }
        return found;
    }

private:
    /// "#am1" as what the references name so.
    std::string_view resolved(std::string_view href) const
    {
        const auto entry = href.starts_with('#') ? m_references.find(href.substr(1))
                                                 : m_references.end();
        return entry == m_references.end() ? href : entry->second;
    }

    void add(std::vector<Modification> &found, std::string_view source,
             std::string_view portion) const
    {
        const std::string_view href = resolved(source);
        const auto uri = usableUri(QByteArrayView(href.data(), qsizetype(href.size())));
        if (!uri)
            return;
        const auto date = m_dates.find(href);
        Modification one{uri->canonical().workUri(false),
                         QByteArray(portion.data(), qsizetype(portion.size())),
                         date == m_dates.end() ? QDate() : date->second, portionOf(source, *uri)};
        if (std::find(found.begin(), found.end(), one) == found.end())
            found.push_back(std::move(one));
    }

    /// "/akn/…/~sec_3", "/akn/…#sec_3" or "#am1" for a work that the references name.
    static QByteArray portionOf(std::string_view source, const FrbrUri &uri)
    {
        const std::size_t hash = source.find('#');
        if (!uri.portion.isEmpty() || hash == 0 || hash == std::string_view::npos)
            return uri.portion;
        return {source.data() + hash + 1, qsizetype(source.size() - hash - 1)};
    }

    pugi::xml_node m_meta;
    const char *m_idAttribute;
    std::map<std::string_view, std::string_view> m_references;
    std::map<std::string_view, QDate> m_dates;
};

} // namespace

std::vector<Modification> modificationsOf(const Document &document)
{
    std::vector<Modification> found = ModificationReader(document).read();
    if (!found.empty())
        return found;
    for (const Amendment &each : document.metadata().work.amendments) {
        if (!each.by.uri.isEmpty())
            found.push_back({each.by.uri, {}, each.date});
    }
    return found;
}

} // namespace sheria::akn
