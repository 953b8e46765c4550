// SPDX-License-Identifier: GPL-3.0-or-later
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
            addEvent(resolved(event.attribute("source").value()),
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
    using Dates = std::map<QByteArray, QDate>; ///< By addresses; null: several days.

    void addEvent(QByteArrayView source, QDate date)
    {
        const auto uri = usablePlace(source);
        if (!uri || !date.isValid())
            return;
        const QByteArray work = uri->canonical().workUri(false);
        addDate(m_dates, source.toByteArray(), date);
        if (uri->portion.isEmpty())
            addDate(m_dates, work, date);
        addDate(m_datesOfAny, work, date);
    }

    static void addDate(Dates &dates, const QByteArray &address, QDate date)
    {
        const auto [known, isNew] = dates.try_emplace(address, date);
        if (!isNew && known->second != date)
            known->second = QDate();
    }

    QDate dateOf(const QByteArray &source, const QByteArray &work) const
    {
        auto found = m_dates.find(source);
        if (found == m_dates.end())
            found = m_dates.find(work);
        if (found != m_dates.end())
            return found->second;
        const auto any = m_datesOfAny.find(work);
        return any == m_datesOfAny.end() ? QDate() : any->second;
    }

    /// "#am1" as what the references name so.
    QByteArrayView resolved(std::string_view href) const
    {
        const auto entry = href.starts_with('#') ? m_references.find(href.substr(1))
                                                 : m_references.end();
        const std::string_view found = entry == m_references.end() ? href : entry->second;
        return {found.data(), qsizetype(found.size())};
    }

    void add(std::vector<Modification> &found, std::string_view source,
             std::string_view portion) const
    {
        const QByteArrayView href = resolved(source);
        const auto uri = usablePlace(href);
        if (!uri)
            return;
        const QByteArray work = uri->canonical().workUri(false);
        Modification one{work, QByteArray(portion.data(), qsizetype(portion.size())),
                         dateOf(href.toByteArray(), work), uri->portion};
        if (std::find(found.begin(), found.end(), one) == found.end())
            found.push_back(std::move(one));
    }

    pugi::xml_node m_meta;
    const char *m_idAttribute;
    std::map<std::string_view, std::string_view> m_references;
    Dates m_dates;      ///< By sources as they are written, and by works.
    Dates m_datesOfAny; ///< By works: those of their provisions too.
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
