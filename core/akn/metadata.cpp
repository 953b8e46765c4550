// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/metadata.h"

#include "core/akn/text.h"
#include "core/base/limits.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

QString folded(QByteArrayView utf8)
{
    return QString::fromUtf8(normalized(foldWhiteSpace(utf8)));
}

/// A name as it is kept.
QString nameIn(pugi::xml_node node, const char *attribute)
{
    return folded(node.attribute(attribute).value()).left(limits::MaxTitleChars);
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
    QDate day(const char *written)
    {
        const QDate date = dayOf(written);
        if (!date.isValid() && *written != '\0') {
            m_state.warn("date-unusable", Message::tr("the date %1 is not valid", quoted(written)));
        }
        return date;
    }

    void readPublication()
    {
        const pugi::xml_node publication = m_meta.child("publication");
        m_work.publication.date = day(publication.attribute("date").value());
        m_work.publication.name = nameIn(publication, "name");
        if (m_work.publication.name.isEmpty())
            m_work.publication.name = nameIn(publication, "showAs");
        m_work.publication.number = nameIn(publication, "number");
    }

    void readDates(const std::vector<FrbrDate> &dates)
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

    void readReferences()
    {
        for (pugi::xml_node entry : m_meta.child("references"))
            m_references.try_emplace(entry.attribute(m_idAttribute).value(), entry);
    }

    /// The work that an event's @source names through the references.
    WorkRef source(pugi::xml_node event) const
    {
        const std::string_view source = event.attribute("source").value();
        if (!source.starts_with('#'))
            return {};
        const auto found = m_references.find(source.substr(1));
        const pugi::xml_node entry = found == m_references.end() ? pugi::xml_node() : found->second;
        const std::optional<FrbrUri> uri = usablePlace(entry.attribute("href").value());
        return {uri ? uri->canonical().workUri(false) : QByteArray(), nameIn(entry, "showAs")};
    }

    void readEvent(pugi::xml_node event)
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
    void readCommencement()
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

    DocumentState &m_state;
    Work &m_work;
    pugi::xml_node m_meta;
    const char *m_idAttribute;
    std::unordered_map<std::string_view, pugi::xml_node> m_references; ///< By identifier.
    std::vector<QDate> m_entriesIntoForce;
    int m_repeals = 0;
};
} // namespace

void readHistory(DocumentState &state, const Frbr &frbr)
{
    HistoryReader(state).run(frbr);
}

namespace {

QString aliasOf(const FrbrLevel &level)
{
    QString unnamed;
    for (const auto &[name, value] : level.aliases) {
        if (name.compare("title", Qt::CaseInsensitive) == 0 && !value.isEmpty())
            return folded(value);
        if (name.isEmpty() && unnamed.isEmpty())
            unnamed = folded(value);
    }
    return unnamed;
}

/// FRBRname as a title: "Smith v Jones", but not "bgbl-1" or "publicLaw".
QString nameOf(const FrbrLevel &level)
{
    const QString name = folded(level.name);
    return name.contains(u' ') ? name : QString();
}

pugi::xml_node firstNamed(pugi::xml_node parent, std::string_view name)
{
    return parent.find_node([name](pugi::xml_node node) { return node.name() == name; });
}

/// What the metadata calls the thing that `href` ("#varTitle") points at.
QString showAsOf(pugi::xml_node meta, std::string_view href, const char *idAttribute)
{
    if (!href.starts_with('#'))
        return {};
    const pugi::xml_node entry = meta.child("references").find_child([&](pugi::xml_node node) {
        return node.attribute(idAttribute).value() == href.substr(1);
    });
    return folded(entry.attribute("showAs").value());
}

/// The text of the first `name` in the parts before the body. Drafting tools leave the title empty
/// and point to where it is.
QString textInFront(const DocumentState &state, const char *name)
{
    static constexpr std::array<const char *, 4> Parts = {"coverPage", "preface", "header",
                                                          "preamble"};
    for (const char *part : Parts) {
        const pugi::xml_node node = firstNamed(state.element.child(part), name);
        if (!node)
            continue;
        if (const QString text = textOf(node); !text.isEmpty())
            return text;
        const QString pointed = showAsOf(state.element.child("meta"),
                                         firstNamed(node, "ref").attribute("href").value(),
                                         idAttributeOf(state.dialect));
        if (!pointed.isEmpty())
            return pointed;
    }
    return {};
}

QString dublinCoreTitle(const DocumentState &state)
{
    const pugi::xml_node proprietary = state.element.child("meta").child("proprietary");
    return textOf(proprietary.child(":title"));
}

QString firstHeading(const DocumentState &state)
{
    for (const Provision &provision : state.provisions) {
        if (provision.heading && !provision.heading->isEmpty())
            return *provision.heading;
    }
    return {};
}

QString bounded(QString title)
{
    if (title.size() > limits::MaxTitleChars)
        title = title.left(limits::MaxTitleChars - 1) + u'…';
    return title;
}

QString fallbackTitle(const DocumentState &state)
{
    for (const char *name : {"docTitle", "ActTitle", "shortTitle", "longTitle"}) {
        if (const QString title = textInFront(state, name); !title.isEmpty())
            return title;
    }
    const QString dublinCore = dublinCoreTitle(state);
    if (!dublinCore.isEmpty())
        return dublinCore;
    const QString citation = textInFront(state, "neutralCitation");
    if (!citation.isEmpty())
        return citation;
    return firstHeading(state);
}

/// The first words of the text, no more than make a title.
QString firstWords(const DocumentState &state)
{
    constexpr qsizetype ReadBytes = 600;
    constexpr qsizetype MaxChars = 70;
    return shortened(QString::fromUtf8(state.text.left(ReadBytes)).simplified(), MaxChars);
}

/// What a work without a title goes by: its URI if it is not one of ours, its number, or, as the number of
/// a local URI is a hash, its first words or its type.
QString assumedTitle(const DocumentState &state)
{
    const Work &work = state.metadata.work;
    if (!work.sourceUri.isEmpty())
        return QString::fromUtf8(work.sourceUri);
    if (state.metadata.isLocalUri) {
        const QString words = firstWords(state);
        return words.isEmpty() ? typeName(work) : words;
    }
    const QString numbered = numberedTitle(work);
    return numbered.isEmpty() ? QString::fromUtf8(work.uri.workUri(false)) : numbered;
}

} // namespace

void readTitles(DocumentState &state, const Frbr &frbr)
{
    QString title = aliasOf(frbr.work);
    const QString itsOwn = aliasOf(frbr.expression);
    if (title.isEmpty())
        title = nameOf(frbr.work);
    if (title.isEmpty())
        title = itsOwn;
    if (title.isEmpty())
        title = fallbackTitle(state);
    state.metadata.isTitleAssumed = title.isEmpty();
    if (title.isEmpty())
        title = assumedTitle(state);
    state.metadata.work.title = bounded(title);
    state.metadata.expression.title = itsOwn.isEmpty() ? state.metadata.work.title
                                                       : bounded(itsOwn);
}

void readMetadata(DocumentState &state)
{
    const pugi::xml_node meta = state.element.child("meta");
    if (!meta)
        state.warn("meta-missing",
                   Message::tr("the document has no meta element; only its text is available"));
    const Frbr frbr = readFrbr(meta);
    readHistory(state, frbr);
    readIdentity(state, frbr);
    readTitles(state, frbr);
    readJudgment(state, frbr);
    // A published text without a word on commencement is taken to be in force; a bill is not.
    state.metadata.work.isCommencedByFlag = state.metadata.work.commencements.empty()
        && state.doctype != "bill";
}

} // namespace sheria::akn
