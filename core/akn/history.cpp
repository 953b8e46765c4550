#include "core/akn/history.h"

#include "core/akn/identity.h"
#include "core/akn/messages.h"
#include "core/akn/text.h"
#include "core/base/limits.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

QString folded(const char *utf8)
{
    return QString::fromUtf8(normalized(foldWhiteSpace(utf8))).left(limits::MaxTitleChars);
}

class HistoryReader
{
public:
    explicit HistoryReader(DocumentState &state)
        : m_state(state)
        , m_work(state.metadata.work)
        , m_meta(state.element.child("meta"))
        , m_idAttribute(idAttributeOf(state.dialect))
    {}

    void run(const Frbr &frbr)
    {
        readPublication();
        readDates(frbr.work.dates);
        readReferences();
        int events = 0;
        for (pugi::xml_node event : m_meta.child("lifecycle")) {
            if (++events > limits::MaxEvents)
                break;
            readEvent(event);
        }
        std::stable_sort(m_work.amendments.begin(), m_work.amendments.end(),
                         [](const Amendment &a, const Amendment &b) { return a.date < b.date; });
        readCommencement();
        if (m_repeals > 1)
            m_work.repeal.reset();
    }

private:
    void readPublication();
    void readReferences();
    void readDates(const std::vector<FrbrDate> &dates);
    void readEvent(pugi::xml_node event);
    void readCommencement();
    QDate day(const char *written);
    WorkRef source(pugi::xml_node event) const;

    DocumentState &m_state;
    Work &m_work;
    pugi::xml_node m_meta;
    const char *m_idAttribute;
    std::unordered_map<std::string_view, pugi::xml_node> m_references; ///< By identifier.
    std::vector<QDate> m_entriesIntoForce;
    int m_repeals = 0;
};

QDate HistoryReader::day(const char *written)
{
    const QDate date = dayOf(written);
    if (!date.isValid() && *written != '\0') {
        m_state.warn("date-unusable",
                     u"the date %1 is not a day of the calendar"_s.arg(quoted(written)));
    }
    return date;
}

void HistoryReader::readPublication()
{
    const pugi::xml_node publication = m_meta.child("publication");
    m_work.publication.date = day(publication.attribute("date").value());
    m_work.publication.name = folded(publication.attribute("name").value());
    if (m_work.publication.name.isEmpty())
        m_work.publication.name = folded(publication.attribute("showAs").value());
    m_work.publication.number = folded(publication.attribute("number").value());
}

void HistoryReader::readDates(const std::vector<FrbrDate> &dates)
{
    for (const FrbrDate &date : dates) {
        const QByteArray name = date.name.toLower();
        const bool isAssent = name == "assent" || name.endsWith("ausfertigungsdatum");
        if (isAssent && !m_work.assentDate.isValid())
            m_work.assentDate = dayOf(date.date);
        if ((name == "publication" || name.endsWith("verkuendungsdatum"))
            && !m_work.publication.date.isValid())
            m_work.publication.date = dayOf(date.date);
    }
}

void HistoryReader::readReferences()
{
    for (pugi::xml_node entry : m_meta.child("references"))
        m_references.try_emplace(entry.attribute(m_idAttribute).value(), entry);
}

/// The work that an event's @source names through the references.
WorkRef HistoryReader::source(pugi::xml_node event) const
{
    const std::string_view source = event.attribute("source").value();
    if (!source.starts_with('#'))
        return {};
    const auto found = m_references.find(source.substr(1));
    const pugi::xml_node entry = found == m_references.end() ? pugi::xml_node() : found->second;
    const std::optional<FrbrUri> uri = usableUri(entry.attribute("href").value());
    return {uri ? uri->canonical().workUri(false) : QByteArray(),
            folded(entry.attribute("showAs").value())};
}

void HistoryReader::readEvent(pugi::xml_node event)
{
    const std::string_view type = event.attribute("type").value();
    const bool isEntryIntoForce = std::string_view(event.attribute("refersTo").value())
        == "inkrafttreten";
    if (type != "amendment" && type != "repeal" && !isEntryIntoForce)
        return;
    const QDate date = day(event.attribute("date").value());
    if (!date.isValid())
        return;
    if (isEntryIntoForce) {
        m_entriesIntoForce.push_back(date);
        return;
    }
    const WorkRef by = source(event);
    if (type == "repeal") {
        ++m_repeals;
        m_work.repeal = Repeal{};
        m_work.repeal->date = date;
        m_work.repeal->by = by;
        return;
    }
    const bool isKnown = std::any_of(m_work.amendments.begin(), m_work.amendments.end(),
                                     [&](const Amendment &known) {
                                         return known.date == date && known.by == by;
                                     });
    if (!isKnown)
        m_work.amendments.push_back({date, by, false});
}

/// German laws say when they enter into force; test data uses days long before the law itself.
void HistoryReader::readCommencement()
{
    const bool isPlausible = m_entriesIntoForce.size() == 1
        && (!m_work.assentDate.isValid() || m_entriesIntoForce.front() >= m_work.assentDate);
    if (isPlausible) {
        Commencement commencement;
        commencement.date = m_entriesIntoForce.front();
        commencement.isMain = true;
        commencement.allProvisions = true;
        m_work.commencements.push_back(std::move(commencement));
    }
}

} // namespace

void readHistory(DocumentState &state, const Frbr &frbr)
{
    HistoryReader(state).run(frbr);
}

} // namespace sheria::akn
