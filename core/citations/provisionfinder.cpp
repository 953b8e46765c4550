// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/provisionfinder.h"

#include "core/domain/frbruri.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"

#include <algorithm>
#include <array>

namespace sheria::citations {

namespace {

constexpr std::size_t MaxSame = 4000; ///< Provisions with one number; "(a)" has hundreds.

/// How well an element answers to a unit; 0: not at all.
int fitOf(Unit unit, QByteArrayView element)
{
    if (!element.isEmpty() && element == enumName(unit))
        return 9;
    static constexpr std::array<QByteArrayView, 4> Basic = {"section", "article", "rule", "clause"};
    const bool isLawUnit = unit == Unit::Section || unit == Unit::Article
        || unit == Unit::Regulation || unit == Unit::Rule || unit == Unit::Clause;
    for (std::size_t i = 0; isLawUnit && i < Basic.size(); ++i) {
        if (Basic[i] == element)
            return int(Basic.size() - i) + 1;
    }
    if (isLawUnit || unit == Unit::Paragraph)
        return element == "paragraph" || element == "point" || element == "hcontainer" ? 1 : 0;
    return element == "title" && unit == Unit::Part ? 1 : 0;
}

Unit unitOf(const store::CitationRow &row)
{
    return enumNamed<Unit>(row.unit).value_or(Unit::None);
}

/// "chp_4__part_A__sec_34" as "34"; what has no number, as "".
QByteArray numberIn(const QByteArray &eId)
{
    const QByteArray own = eId.sliced(eId.lastIndexOf("__") < 0 ? 0 : eId.lastIndexOf("__") + 2);
    const qsizetype at = own.indexOf('_');
    return at < 0 ? QByteArray() : own.sliced(at + 1).toLower();
}

/// "(3)", "12.", "Section 12A" as a step of Pinpoint::path: "3", "12", "12a".
QByteArray plainNum(const QString &num)
{
    qsizetype end = num.size();
    while (end > 0 && !num[end - 1].isLetterOrNumber())
        --end;
    qsizetype start = end;
    while (start > 0
           && (num[start - 1].isLetterOrNumber()
               || (start > 1 && QStringView(u".-").contains(num[start - 1])
                   && num[start - 2].isLetterOrNumber())))
        --start;
    return num.sliced(start, end - start).toLower().toUtf8();
}

} // namespace

Result<std::vector<Attachment>> attachmentsOf(store::Database &db, const QByteArray &contentHash)
{
    SHERIA_TRY(const auto rows, store::attachmentsOf(db, contentHash));
    std::vector<Attachment> attachments;
    for (const auto &[name, eId] : rows)
        attachments.push_back({name, eId});
    return attachments;
}

ProvisionFinder::ProvisionFinder(std::vector<akn::Provision> provisions,
                                 std::vector<Attachment> attachments)
    : m_provisions(std::move(provisions))
    , m_attachments(std::move(attachments))
    , m_children(m_provisions.size())
{
    for (std::size_t i = 0; i < m_provisions.size(); ++i) {
        const akn::Provision &provision = m_provisions[i];
        m_byEId.try_emplace(provision.eId.toStdString(), int(i));
        if (provision.parent >= 0 && std::size_t(provision.parent) < i)
            m_children[std::size_t(provision.parent)].push_back(int(i));
        if (provision.flags.contains('q'))
            continue; // It is another law's.
        for (const QByteArray &number : numbersOf(provision)) {
            auto &same = m_byNumber[number.toStdString()];
            if (same.size() < MaxSame)
                same.push_back(int(i));
        }
    }
}

std::vector<QByteArray> ProvisionFinder::numbersOf(const akn::Provision &provision) const
{
    std::vector<QByteArray> numbers;
    if (provision.num)
        numbers.push_back(plainNum(*provision.num));
    if (const QByteArray written = numberIn(provision.eId);
        !written.isEmpty() && (numbers.empty() || numbers.front() != written))
        numbers.push_back(written);
    return numbers;
}

/// Of several the one that fits best, then the first.
int ProvisionFinder::outermost(Unit unit, QByteArrayView number, QByteArrayView component) const
{
    const auto same = m_byNumber.find(number.toByteArray().toStdString());
    if (same == m_byNumber.end())
        return -1;
    int best = -1;
    int bestFit = 0;
    for (const int index : same->second) {
        const akn::Provision &provision = m_provisions[std::size_t(index)];
        const bool isHere = component.isEmpty() ? !provision.flags.contains('a')
                                                : provision.component == component;
        const int fit = isHere ? fitOf(unit, provision.element) : 0;
        if (fit > bestFit) {
            best = index;
            bestFit = fit;
        }
    }
    return best;
}

/// Inside a provision, through what has no number of its own.
int ProvisionFinder::below(int parent, QByteArrayView number) const
{
    std::vector<int> level = m_children[std::size_t(parent)];
    for (int depth = 0; depth < 3 && !level.empty() && level.size() < MaxSame; ++depth) {
        std::vector<int> next;
        for (const int index : level) {
            for (const QByteArray &own : numbersOf(m_provisions[std::size_t(index)])) {
                if (own == number)
                    return index;
            }
            const auto &inside = m_children[std::size_t(index)];
            next.insert(next.end(), inside.begin(), inside.end());
        }
        level = std::move(next);
    }
    return -1;
}

/// The innermost that is there of `steps` in a provision.
const QByteArray &ProvisionFinder::inside(int found, const QByteArrayList &steps) const
{
    for (const QByteArray &step : steps) {
        const int inner = below(found, step);
        if (inner < 0)
            break;
        found = inner;
    }
    return m_provisions[std::size_t(found)].eId;
}

QByteArray ProvisionFinder::inSchedule(const QByteArrayList &steps) const
{
    bool isNumber = false;
    int number = steps.front().toInt(&isNumber);
    if (!isNumber && steps.front().size() == 1 && steps.front()[0] >= 'a')
        number = steps.front()[0] - 'a' + 1;
    if (number < 1 || std::size_t(number) > m_attachments.size())
        return {};
    const Attachment &schedule = m_attachments[std::size_t(number) - 1];
    int found = -1;
    for (const Unit unit : {Unit::Paragraph, Unit::Section, Unit::Part}) {
        if (found < 0 && steps.size() > 1)
            found = outermost(unit, steps[1], schedule.name);
    }
    return found < 0 ? schedule.eId : inside(found, steps.mid(2));
}

QByteArray ProvisionFinder::find(const Pinpoint &pinpoint) const
{
    const QByteArrayList steps = pinpoint.path.split('/');
    if (pinpoint.unit == Unit::Schedule)
        return inSchedule(steps);
    const int found = outermost(pinpoint.unit, steps.front(), {});
    return found < 0 ? QByteArray() : inside(found, steps.mid(1));
}

QByteArray ProvisionFinder::findWritten(QByteArrayView eId) const
{
    QByteArray wanted = eId.toByteArray();
    while (!wanted.isEmpty()) {
        if (m_byEId.contains(wanted.toStdString()))
            return wanted;
        for (const Attachment &attachment : m_attachments) {
            if (attachment.eId == wanted)
                return wanted;
        }
        const qsizetype cut = wanted.lastIndexOf("__");
        wanted.truncate(std::max<qsizetype>(cut, 0));
    }
    return {};
}

std::vector<QByteArray> ProvisionFinder::withOuter(QByteArrayView eId) const
{
    std::vector<QByteArray> all = {eId.toByteArray()};
    const auto known = m_byEId.find(all.front().toStdString());
    int at = known == m_byEId.end() ? -1 : m_provisions[std::size_t(known->second)].parent;
    while (at >= 0) {
        all.push_back(m_provisions[std::size_t(at)].eId);
        at = m_provisions[std::size_t(at)].parent;
    }
    return all;
}

ProvisionFinder ProvisionFinder::of(const akn::Document &document)
{
    std::vector<Attachment> attachments;
    for (const akn::Component &component : document.components()) {
        if (component.name != "main")
            attachments.push_back({component.name, document.eIdOf(component.element)});
    }
    return {document.provisions(), std::move(attachments)};
}

Result<ProvisionFinder> ProvisionFinder::load(store::Database &db, const QByteArray &contentHash)
{
    if (contentHash.isEmpty())
        return ProvisionFinder({}, {});
    SHERIA_TRY(std::vector<akn::Provision> provisions, store::contentProvisions(db, contentHash));
    SHERIA_TRY(std::vector<Attachment> attachments, attachmentsOf(db, contentHash));
    return ProvisionFinder(std::move(provisions), std::move(attachments));
}

Result<ProvisionFinder> ProvisionFinder::newest(store::Database &db, const QByteArray &workUri)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(workUri));
    const auto record = store::findExpression(db, uri, QDate(9999, 12, 31));
    return load(db, record ? record->expression.contentHash : QByteArray());
}

QByteArray ProvisionFinder::find(const store::CitationRow &row) const
{
    if (row.unit.isEmpty())
        return {};
    return row.unit == "#" ? findWritten(row.path)
                           : find(Pinpoint{unitOf(row), row.path, row.last, 0, 0});
}

std::vector<QByteArray> ProvisionFinder::range(const store::CitationRow &row,
                                               const QByteArray &first) const
{
    std::vector<QByteArray> all = {first};
    if (row.last.isEmpty() || first.isEmpty())
        return all;
    const QByteArray end = find(Pinpoint{unitOf(row), row.last, {}, 0, 0});
    const auto at = std::find_if(m_provisions.begin(), m_provisions.end(),
                                 [&](const akn::Provision &one) { return one.eId == first; });
    for (auto next = at; !end.isEmpty() && next != m_provisions.end(); ++next) {
        if (next->element == at->element && next != at && !next->flags.contains('q'))
            all.push_back(next->eId);
        if (next->eId == end)
            return all;
    }
    return {first};
}

} // namespace sheria::citations
