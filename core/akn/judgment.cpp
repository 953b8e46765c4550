// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/metadata.h"
#include "core/akn/text.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/json/json.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <cstring>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

/// Whether a date with this name is that on which a court gave its decision.
bool isDelivery(const QByteArray &event)
{
    constexpr std::array<QByteArrayView, 4> Names = {"judgment", "decision", "delivery", "order"};
    return std::any_of(Names.begin(), Names.end(), [&](QByteArrayView name) {
        return event.compare(name, Qt::CaseInsensitive) == 0;
    });
}

/// "(2) Elm Council" and "Elm Council (2)" without the number that a list gave it.
QString withoutListNumber(const QString &name)
{
    static const QRegularExpression number(u"^\\(\\d{1,3}\\)\\s*|\\s*\\(\\d{1,3}\\)$"_s);
    QString plain = name;
    return plain.remove(number).trimmed();
}

class JudgmentReader
{
public:
    JudgmentReader(DocumentState &state, const Frbr &frbr)
        : m_state(state)
        , m_frbr(frbr)
        , m_header(state.element.child("header"))
        , m_proprietary(state.element.child("meta").child("proprietary"))
        , m_text(state.xml.size())
    {
        const char *id = idAttributeOf(state.dialect);
        for (pugi::xml_node entry : state.element.child("meta").child("references"))
            m_names.try_emplace(entry.attribute(id).value(), entry.attribute("showAs").value());
    }

    void run()
    {
        readCitation();
        readCaseNumber();
        readCourt();
        readDivision();
        readDates();
        readPeople();
        m_judgment.action.name = textOf(first("docType"));
        m_judgment.outcome = textOf(first("outcome"));
        warn();
        if (m_judgment == Judgment())
            return;
        json::Writer out;
        json::writeJudgment(out, m_judgment);
        m_state.metadata.work.judgment = out.take();
    }

private:
    struct Named
    {
        QString name;
        std::string_view id; ///< What the document points at, or empty.
        pugi::xml_node node;
    };

    pugi::xml_node first(const char *name) const
    {
        return m_header.find_node(
            [name](pugi::xml_node node) { return std::strcmp(node.name(), name) == 0; });
    }
    std::vector<pugi::xml_node> all(pugi::xml_node below, std::string_view name) const
    {
        struct NameWalker : pugi::xml_tree_walker
        {
            bool for_each(pugi::xml_node &node) override
            {
                if (node.name() == wanted)
                    found.push_back(node);
                return true;
            }
            std::string_view wanted;
            std::vector<pugi::xml_node> found;
        } finder;
        finder.wanted = name;
        below.traverse(finder);
        return std::move(finder.found);
    }
    QString textOf(pugi::xml_node node) { return m_text.textOf(node); }

    /// What `references` calls the thing that `href` points at, or empty.
    QString nameOf(std::string_view href) const
    {
        const auto found = href.starts_with('#') ? m_names.find(href.substr(1)) : m_names.end();
        return found == m_names.end()
            ? QString()
            : QString::fromUtf8(normalized(foldWhiteSpace(found->second)));
    }

    /// Each of the elements `name`, once, by the name that the metadata gives it, else its words.
    std::vector<Named> named(pugi::xml_node below, std::string_view name)
    {
        std::vector<Named> list;
        QSet<QString> known; // Of hostile documents with thousands, too.
        for (const pugi::xml_node node : all(below, name)) {
            const std::string_view id = node.attribute("refersTo").value();
            QString shown = nameOf(id);
            if (shown.isEmpty())
                shown = withoutListNumber(textOf(node));
            const QString key = id.empty() ? shown : QString::fromUtf8(id);
            if (shown.isEmpty() || known.contains(key))
                continue;
            known.insert(key);
            list.push_back({shown, id, node});
        }
        return list;
    }

    void readCitation()
    {
        // The first is the judgment's own; others are of the decisions that it reviews.
        m_judgment.shortCitation = textOf(first("neutralCitation"));
        if (m_judgment.shortCitation.isEmpty())
            m_judgment.shortCitation = textOf(m_proprietary.child(":cite"));
        static const QRegularExpression code(u"^\\[\\d{4}\\]\\s+(.+?)\\s+\\d+\\b"_s);
        const QRegularExpressionMatch found = code.match(m_judgment.shortCitation);
        m_judgment.court.citationCode = found.captured(1).toUtf8();
    }

    void readCaseNumber()
    {
        QStringList numbers;
        for (const pugi::xml_node node : all(m_header, "docketNumber"))
            numbers << textOf(node);
        if (numbers.isEmpty())
            numbers << textOf(m_proprietary.child(":caseNumber"));
        if (numbers.front().isEmpty())
            numbers = {textOf(first("docNumber"))};
        numbers.removeAll(QString());
        numbers.removeDuplicates();
        m_judgment.caseNumber = numbers.join(u"; "_s);
        // "Constitutional Petition 2 of 2020" is one of a type, filed in a year.
        static const QRegularExpression spelled(
            u"^(?:(\\D*?)\\s+)?(?:No\\.?\\s+)?(\\d{1,9}) of (\\d{4})$"_s);
        const QRegularExpressionMatch found = spelled.match(m_judgment.caseNumber);
        if (!found.hasMatch())
            return;
        m_judgment.caseType.name = found.captured(1);
        m_judgment.caseNumberNumeric = found.captured(2).toLongLong();
        m_judgment.filingYear = found.captured(3).toLatin1();
    }

    void readCourt()
    {
        Court &court = m_judgment.court;
        for (const char *element : {"courtType", "docAuthority", "docProponent"}) {
            const pugi::xml_node node = first(element);
            if (court.name.isEmpty())
                court.name = nameOf(node.attribute("refersTo").value());
        }
        const pugi::xml_node author = m_state.element.child("meta")
                                          .child("identification")
                                          .child("FRBRWork")
                                          .child("FRBRauthor");
        if (court.name.isEmpty() && m_proprietary.child(":court"))
            court.name = nameOf(author.attribute("href").value());
        for (const char *element : {"courtType", "docAuthority", "docProponent"}) {
            if (court.name.isEmpty())
                court.name = textOf(first(element));
        }
        court.code = textOf(m_proprietary.child(":court")).toLower().toUtf8();
        const FrbrUri &uri = m_state.metadata.work.uri;
        if (court.code.isEmpty() && uri.doctype == "judgment")
            court.code = uri.subtype.toLower();
        // Where nothing else is said: an identifier of the court is what its citations have.
        if (court.code.isEmpty() && !court.name.isEmpty())
            court.code = court.citationCode.toLower().replace(' ', '-');
    }

    /// The header's second and further lines on the court, where one names a division.
    void readDivision()
    {
        const std::vector<pugi::xml_node> types = all(m_header, "courtType");
        for (std::size_t i = 1; i < types.size() && m_judgment.division.name.isEmpty(); ++i) {
            const QString text = textOf(types[i]);
            if (text.contains(u"division"_s, Qt::CaseInsensitive))
                m_judgment.division.name = text;
        }
    }

    void readDates()
    {
        for (const FrbrLevel *level : {&m_frbr.expression, &m_frbr.work}) {
            for (const FrbrDate &date : level->dates)
                noteDate(date.name, date.date);
        }
        for (const pugi::xml_node node : all(m_header, "docDate")) {
            const QByteArray event(node.attribute("refersTo").value());
            noteDate(event.isEmpty() ? "judgment"_ba : event.mid(1),
                     node.attribute("date").value());
        }
    }

    void noteDate(const QByteArray &event, QByteArrayView written)
    {
        const QDate day = dayOf(written);
        // 1000-01-01 and the like stand for a date that is not known.
        if (day.year() < FirstYear || day.year() > LastYear)
            return;
        if (!m_judgment.deliveryDate.isValid() && isDelivery(event))
            m_judgment.deliveryDate = day;
        if (!m_judgment.hearingDate.isValid() && event.compare("hearing", Qt::CaseInsensitive) == 0)
            m_judgment.hearingDate = day;
    }

    void readPeople()
    {
        for (const Named &judge : named(m_header, "judge"))
            m_judgment.judges.push_back({judge.name, {}, {}});
        const std::vector<Named> parties = named(m_header, "party");
        std::unordered_map<std::string_view, int> groups; // By role, in the order of the header.
        for (const Named &party : parties) {
            const std::string_view role = party.node.attribute("as").value();
            const int next = int(groups.size()) + 1;
            const int group = role.empty() ? 0 : groups.try_emplace(role, next).first->second;
            m_judgment.parties.push_back({party.name, {}, group});
        }
        for (const Named &lawyer : named(m_state.element, "lawyer")) {
            const QString party = nameOf(lawyer.node.attribute("for").value());
            m_judgment.advocates.push_back({lawyer.name, party});
        }
    }

    void warn()
    {
        const auto missing = [this](bool isMissing, const char *code, const Message &what) {
            if (isMissing)
                m_state.warn(code, what);
        };
        missing(m_judgment.court.name.isEmpty(), "court-missing",
                Message::tr("the judgment does not name its court"));
        missing(!m_judgment.deliveryDate.isValid(), "delivery-missing",
                Message::tr("the judgment does not state its date of delivery"));
        missing(m_judgment.shortCitation.isEmpty(), "citation-missing",
                Message::tr("the judgment has no neutral citation"));
        missing(m_judgment.parties.empty(), "parties-missing",
                Message::tr("the judgment does not mark its parties"));
        missing(m_judgment.judges.empty(), "judges-missing",
                Message::tr("the judgment does not mark its judges"));
        missing(m_judgment.caseNumber.isEmpty(), "case-number-missing",
                Message::tr("the judgment does not mark its case number"));
    }

    static constexpr int FirstYear = 1001;
    static constexpr int LastYear = 9998;

    DocumentState &m_state;
    const Frbr &m_frbr;
    pugi::xml_node m_header;
    pugi::xml_node m_proprietary;
    TextReader m_text;
    std::unordered_map<std::string_view, std::string_view> m_names; ///< showAs, by eId.
    Judgment m_judgment;
};

} // namespace

void readJudgment(DocumentState &state, const Frbr &frbr)
{
    if (state.doctype == "judgment")
        JudgmentReader(state, frbr).run();
}

} // namespace sheria::akn
